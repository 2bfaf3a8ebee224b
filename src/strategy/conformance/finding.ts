/** The rules that every strategy must keep, in the order of the report; each says how to fix a finding. */
export const RULES = {
  manifest: 'Correct manifest.json; strategies/REFERENCE.md lists every field and its bounds.',
  loads: 'Let index.js export an object with a method solve(problem, context) as its default; write index.ts only where it is compiled.',
  survives: 'Never end the process, and keep its memory within the bound; throw an error where you cannot go on.',
  ends: 'Count iterations and return when context.iterations is reached, and ask context.shouldStop() at least every 10 ms; settle every promise.',
  answers: 'Return { routes, ended } from solve: routes as [{ type, customers }] or null, ended as one of the endings in strategies/REFERENCE.md; never throw for a problem that the manifest supports.',
  feasible: 'Visit every customer once, keep to fleet, capacity, windows and working hours; leave out of the manifest the features that the method does not support.',
  cost: 'Report feasible plans only, with what evaluate(problem, routes).total gives: vehicles, distance and lateness, as strategies/REFERENCE.md counts them.',
  solves: 'Say "infeasible" only when it is proved, and choose customers.maximum and features so that the method finds plans.',
  repeats: 'Draw from context.random only and keep no state between calls; with context.iterations the clock must decide nothing.',
  untouched: 'Copy what you change: the problem is shared, and so are the globals of the language.',
  'time-limit': 'Return by context.limitMs: ask context.shouldStop() often, also while you build the first plan.',
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
