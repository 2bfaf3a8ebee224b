import { saysAll } from '../strategy-fault.js';

/** The rules that every strategy must keep, in the order of the report; each says how to fix a finding. */
export const RULES = {
  manifest: 'Correct manifest.json; strategies/REFERENCE.md lists every field and its bounds.',
  loads: 'Make the default export of index.js an object with a method solve(problem, context); use index.ts only where it is compiled.',
  kernel: 'Run "roundsman strategy build DIR", which compiles the operators with the search kernel of this release into kernel.wasm, after every update of Roundsman.',
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

/** The rules that every bound must keep, in the order of the report; each says how to fix a finding. */
export const BOUND_RULES = {
  manifest: 'Correct manifest.json: a bound has a name, a version, the contract, a description and "kind": "bound".',
  loads: 'Make the default export of index.js an object with the name of the manifest and the methods supports(relaxation, effort) and run(relaxation, context); use index.ts only where it is compiled.',
  survives: 'Never end the process, and keep its memory within the limit; throw an error if you cannot continue.',
  ends: 'Call context.shouldStop() at least every 20 ms and return when it is true; in a reproducible run end after a fixed amount of work; settle every promise.',
  answers: 'Return { ended } from run, as described in strategies/REFERENCE.md, and report finite bounds; never throw for a relaxation that supports() accepts.',
  below: 'Report only what no plan undercuts: relax further, never restrict, and round costs down; this is the one rule that must never be broken.',
  proofs: 'End as "infeasible" only if no plan serves all customers without a price, as "closed" only if the bound meets the incumbent or the returned routes, and return only optimal routes.',
  duals: 'Report duals that prove the bound as DualSolution in strategies/REFERENCE.md describes: whole numbers, at least 0, no route collects more than it costs, no row more than its price; or leave them out.',
  bounds: 'Accept in supports() only what the bound can say something about.',
  repeats: 'Take randomness from context.seed and keep no state between calls; in a reproducible run neither the clock nor measured speed may affect the bound.',
  untouched: 'Copy what you change: the relaxation is shared, and so are the globals of the language.',
  'time-limit': 'Return by context.limitMs: call context.shouldStop() often, also before the first bound.',
  channels: 'Write to no descriptor that is not yours, and little to standard output: use context.log.',
} as const;

export type BoundRule = keyof typeof BOUND_RULES;

/** What a folder plugs in, which decides the rules. */
export type Kind = 'strategy' | 'bound';

/** A broken rule as data: what was observed, with the numbers, and how to fix it. */
export interface Finding {
  readonly rule: Rule | BoundRule;
  readonly message: string;
  readonly remedy: string;
  /** Stack trace, if the strategy threw an error of its own. */
  readonly stack?: string;
}

const STACK_KEPT = 4_000;

/**
 * @param thrown what the strategy threw, if that is the finding.
 * @returns a finding with the remedy of its rule.
 */
export function finding(rule: Rule, message: string, thrown?: unknown): Finding {
  return { rule, message, remedy: RULES[rule], ...stackOf(thrown) };
}

/** @returns the same for a bound. */
export function boundFinding(rule: BoundRule, message: string, thrown?: unknown): Finding {
  return { rule, message, remedy: BOUND_RULES[rule], ...stackOf(thrown) };
}

/** @returns a finding of a rule that strategies and bounds share. */
export function findingOf(kind: Kind, rule: Rule & BoundRule, message: string, thrown?: unknown): Finding {
  return kind === 'bound' ? boundFinding(rule, message, thrown) : finding(rule, message, thrown);
}

function stackOf(thrown: unknown): Pick<Finding, 'stack'> {
  const stack: unknown = thrown instanceof Error && !saysAll(thrown) ? thrown.stack : undefined;
  return typeof stack === 'string' ? { stack: stack.slice(0, STACK_KEPT) } : {};
}
