import type { PlannedRoutes, Problem } from '../model/problem.js';

/** Version of the plug-in contract that this service speaks; a manifest with another one is refused. */
export const STRATEGY_CONTRACT = 1;

/**
 * A feature of a problem that a strategy may or may not support; a problem that asks for one that the manifest does not name
 * never comes to the strategy. `time-windows`: hard windows, service times and speeds. `soft-time-windows`: lateness costs.
 * `max-duration`: a limit on the duration of routes. `several-depots`: routes start or end at different nodes.
 * `different-vehicles`: capacities, costs or speeds differ. `asymmetric-distances`: not the same in both directions.
 * `matrix-only`: distances without coordinates.
 * @example
 * const features: readonly Feature[] = featuresOf(problem);
 * features.includes('time-windows'); // => false
 */
export type Feature =
  | 'time-windows'
  | 'soft-time-windows'
  | 'max-duration'
  | 'several-depots'
  | 'different-vehicles'
  | 'asymmetric-distances'
  | 'matrix-only';

/** One tunable parameter, as the manifest declares it. */
export interface StrategyParameter {
  /** A letter, then letters and digits, at most 40. */
  readonly name: string;
  readonly type: 'number' | 'integer' | 'string' | 'boolean';
  /** Within the bounds. */
  readonly default: number | string | boolean;
  /** For numbers only, inclusive; left out: no bound. */
  readonly minimum?: number;
  /** For numbers only, inclusive; left out: no bound. */
  readonly maximum?: number;
  /** What it does, in a sentence. */
  readonly description: string;
}

/**
 * `manifest.json` of a strategy folder: data, so that the API can choose without loading any code.
 * @example
 * const width: StrategyParameter = { name: 'width', type: 'integer', default: 3, minimum: 1, maximum: 50, description: 'Nearest customers to draw from.' };
 * const manifest: StrategyManifest = {
 *   name: 'mine', version: '0.1.0', contract: STRATEGY_CONTRACT, description: 'Nearest neighbour.', pool: 'general',
 *   customers: { minimum: 0, maximum: 500 }, features: ['matrix-only'], parameters: [width],
 * };
 * manifest.contract; // => 1
 */
export interface StrategyManifest {
  /** That of its folder: a small letter, then small letters, digits and hyphens, at most 40; no two strategies share one. */
  readonly name: string;
  /** Of the form 1.2.3; results of the bench are kept apart by it. */
  readonly version: string;
  /** Version of the plug-in contract that it was written for. */
  readonly contract: number;
  /** What the method is, in a sentence. */
  readonly description: string;
  /** The worker pool that runs it: `quick`, `general`, or a guest's own. */
  readonly pool: string;
  /** Customers it accepts, both ends inclusive. */
  readonly customers: { readonly minimum: number; readonly maximum: number };
  /** All that it supports. */
  readonly features: readonly Feature[];
  /** All that can be tuned; may be empty. */
  readonly parameters: readonly StrategyParameter[];
  /**
   * A program and its arguments, run in the strategy's folder instead of `index.js`: JSON lines on standard input and output,
   * see PROTOCOL.md. A program with a slash in it is a path from that folder, another is looked for in the PATH.
   */
  readonly command?: readonly string[];
}

/** A seeded generator of uniform numbers; the only source of randomness of a strategy. */
export interface Random {
  /** @returns a number in [0, 1). */
  next(): number;
  /** @returns an integer in [0, bound), bound in 1..2^31. */
  below(bound: number): number;
}

/**
 * What the service hands to a strategy: clock, randomness, stop signal, log and incumbent callback.
 * @example
 * const run: SolveContext = context;
 * const pause = run.random.below(10) + run.seed;
 * if (!run.shouldStop() && pause > 0) run.report(routes, evaluate(problem, routes).total);
 * run.log('reported', { routes: routes.length });
 */
export interface SolveContext {
  /** Unsigned 32-bit seed; `random` was made from it. */
  readonly seed: number;
  readonly random: Random;
  /** Threads the strategy may keep busy, itself included; at least 1. */
  readonly threads: number;
  /** Wall-clock budget in milliseconds from the start of `solve`. */
  readonly limitMs: number;
  /**
   * Work budget, summed over the threads: with it neither the clock, `limitMs` nor measured speed may decide anything but
   * `shouldStop`, so that the answer is the same on every machine. Null: time only.
   */
  readonly iterations: number | null;
  /** Trace of the solve as W3C `traceparent`, for a strategy that calls other programs; null outside of the service. */
  readonly traceparent: string | null;
  /** Every declared parameter, defaults filled in. */
  readonly parameters: Readonly<Record<string, number | string | boolean>>;
  /** Milliseconds since the start of `solve`, monotonic. */
  elapsedMs(): number;
  /** True when the strategy must return what it has: limit reached or stopped from outside. */
  shouldStop(): boolean;
  /** Offers a feasible solution better than those before; cheap to call, copies what it needs before it returns. */
  report(routes: PlannedRoutes, cost: number): void;
  log(message: string, fields?: Readonly<Record<string, number | string | boolean>>): void;
}

/**
 * The endings there are.
 * @example
 * const ended: Ending = context.shouldStop() ? 'limit' : 'exhausted';
 * ENDINGS.includes(ended); // => true
 */
export const ENDINGS = ['optimal', 'stagnated', 'limit', 'iterations', 'stopped', 'exhausted', 'infeasible'] as const;

/** Why a strategy ended. `exhausted`: its method has nothing left to try. `infeasible`: no solution exists, proved. */
export type Ending = (typeof ENDINGS)[number];

/**
 * The kinds of operators there are.
 * @example
 * const kind: OperatorKind = 'recreate';
 * OPERATOR_KINDS.indexOf(kind); // => 1
 */
export const OPERATOR_KINDS = ['ruin', 'recreate', 'move', 'crossover'] as const;

/** What an operator does: takes customers out of a solution, puts them back, changes routes in place, or makes a child of two solutions. */
export type OperatorKind = (typeof OPERATOR_KINDS)[number];

/**
 * What one operator did during a solve, summed over all threads. All numbers are finite; all but `gain` are at least 0.
 * @example
 * const swaps: OperatorStatistics = { name: 'swap', kind: 'move', uses: 40, accepted: 9, improvements: 4, gain: 2.5, milliseconds: 0, weight: 1 };
 * const outcome: StrategyOutcome = { routes, ended: 'exhausted', operators: [swaps] };
 * outcome.operators?.length; // => 1
 */
export interface OperatorStatistics {
  /** As the operator's file is called; unique within its kind. */
  readonly name: string;
  readonly kind: OperatorKind;
  /** Times it was applied. */
  readonly uses: number;
  /** Uses whose candidate became the current solution. */
  readonly accepted: number;
  /** Uses whose candidate was better than the current solution. */
  readonly improvements: number;
  /** Cost saved by the improvements, in the problem's unit; a ruin and the recreate after it both count what their candidate saved. */
  readonly gain: number;
  /** Time spent in it; 0 when it is not measured. */
  readonly milliseconds: number;
  /** Weight of its selection at the end, relative to the others of its kind; 1 without adaptive weights. */
  readonly weight: number;
}

/** What a strategy returns; an infeasible or unfinished search is an outcome, not an error. */
export interface StrategyOutcome {
  /** The best feasible routes, or null when none were found. */
  readonly routes: PlannedRoutes | null;
  readonly ended: Ending;
  /** Search iterations done, for the bench. */
  readonly iterations?: number;
  /** What each operator did, for `bench --operators`. */
  readonly operators?: readonly OperatorStatistics[];
}

/**
 * The door for researchers: one method. A strategy keeps no state between calls and never writes to the problem.
 * @example
 * const oneEach: Strategy = {
 *   solve({ customers, vehicleTypes: [vans] }): StrategyOutcome {
 *     if (customers.length > vans.vehicles.length) return { routes: null, ended: 'exhausted' };
 *     return { routes: Array.from(customers, (customer) => ({ type: 0, customers: [customer] })), ended: 'exhausted' };
 *   },
 * };
 * (await oneEach.solve(problem, context)).ended; // => 'exhausted'
 */
export interface Strategy {
  solve(problem: Problem, context: SolveContext): StrategyOutcome | Promise<StrategyOutcome>;
}
