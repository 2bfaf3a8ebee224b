/** The rules that every strategy must keep, in the order of the report; each says how to fix a finding. */
export const RULES = {
  manifest: 'Correct manifest.json; strategies/REFERENCE.md lists every field and its bounds.',
  loads: 'Make the default export of index.js an object with a method solve(problem, context); use index.ts only where it is compiled.',
  survives: 'Never end the process, and keep its memory within the limit; throw an error if you cannot continue.',
  ends: 'Count iterations and return when context.iterations is reached, and call context.shouldStop() at least every 10 ms; settle every promise.',
  answers: 'Return { routes, ended } from solve: routes as [{ type, customers }] or null, ended as one of the endings in strategies/REFERENCE.md; never throw for a problem that the manifest supports.',
  feasible: 'Visit every customer once, and respect fleet, capacity, windows and working hours; omit unsupported features from the manifest.',
  cost: 'Report only feasible plans, with the cost evaluate(problem, routes).total: vehicles, distance and lateness, as defined in strategies/REFERENCE.md.',
  solves: 'Return "infeasible" only if it is proved, and choose customers.maximum and features so that the method finds plans.',
  repeats: 'Use only context.random and keep no state between calls; with context.iterations the clock must not affect the answer.',
  untouched: 'Copy what you change: the problem is shared, and so are the globals of the language.',
  'time-limit': 'Return by context.limitMs: call context.shouldStop() often, also while building the first plan.',
  channels: 'Write to no descriptor that is not yours, and little to standard output: use context.log.',
} as const;

export type Rule = keyof typeof RULES;

/** A broken rule as data: what was observed, with the numbers, and how to fix it. */
export interface Finding {
  readonly rule: Rule;
  readonly message: string;
  readonly remedy: string;
  /** Stack trace, if the strategy threw. */
  readonly stack?: string;
}

const STACK_KEPT = 4_000;

/**
 * @param thrown what the strategy threw, if that is the finding.
 * @returns a finding with the remedy of its rule.
 */
export function finding(rule: Rule, message: string, thrown?: unknown): Finding {
  const stack: unknown = thrown instanceof Error ? thrown.stack : undefined;
  return { rule, message, remedy: RULES[rule], ...(typeof stack === 'string' ? { stack: stack.slice(0, STACK_KEPT) } : {}) };
}
