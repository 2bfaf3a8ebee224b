import type { PlannedRoutes, Problem } from '../model/problem.js';

/** Version of the plug-in contract that this service implements; manifests with another version are refused. */
export const STRATEGY_CONTRACT = 2;

/**
 * A feature of a problem that a strategy may or may not support; a strategy never receives a problem with a feature
 * that its manifest does not name. `time-windows`: hard windows, service times and speeds. `soft-time-windows`:
 * lateness costs. `max-duration`: a limit on the duration of routes. `several-depots`: routes start or end at different
 * nodes. `different-vehicles`: capacities, costs, speeds or limits differ. `asymmetric-distances`: not the same in both
 * directions. `matrix-only`: distances without coordinates. `places`: nodes share places, or distances are estimated from
 * geographic positions or with a detour factor. `multiple-quantities`: several kinds of goods, or some both delivered and
 * collected on one route in any order. `deliveries-first`: on a route, all deliveries before the first collection. `several-profiles` of travel. `durations`: travel times that
 * are not proportional to distances. `shifts`: earliest
 * departure or latest end of a vehicle. `breaks`. `time-costs`: costs per minute of duration or overtime.
 * `route-limits`: on driving, distance or stops. `multiple-windows`: gaps between the windows of a node. `setup-times`.
 * `release-times`. `optional-stops`: customers may be left out at a price. `droppable-stops`: without a price, only if no
 * plan serves them. `vehicle-restrictions`: not every vehicle may serve every
 * customer. `vehicle-prices`: money for serving a customer with
 * a vehicle. `relations` between customers. `shipments`: loads from one customer to another, which may have to be unloaded last in, first out. `trips`:
 * vehicles may reload between trips. `locked-routes`: routes whose beginning is given. `changes`: prices of departing from an earlier plan.
 * `traffic`: durations by time of day. `fleet-limits`: the most routes of some types together, or a latest departure. `alternatives`: relations of which at most one
 * customer is served. `incompatible-goods`: kinds that may not be on one route. `soft-limits`: costs beyond a distance, a load or a number of stops.
 * `open-routes`: without start or end node. `primary-objective`: routes or time
 * before money. `balance`: a price on unequal durations.
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
  | 'matrix-only'
  | 'places'
  | 'multiple-quantities'
  | 'deliveries-first'
  | 'several-profiles'
  | 'durations'
  | 'shifts'
  | 'breaks'
  | 'time-costs'
  | 'route-limits'
  | 'multiple-windows'
  | 'setup-times'
  | 'release-times'
  | 'optional-stops'
  | 'droppable-stops'
  | 'vehicle-restrictions'
  | 'vehicle-prices'
  | 'relations'
  | 'shipments'
  | 'trips'
  | 'locked-routes'
  | 'changes'
  | 'traffic'
  | 'fleet-limits'
  | 'alternatives'
  | 'incompatible-goods'
  | 'soft-limits'
  | 'open-routes'
  | 'primary-objective'
  | 'balance';

/** One tunable parameter, as declared in the manifest. */
export interface StrategyParameter {
  /** A letter, then letters and digits; at most 40 characters. */
  readonly name: string;
  readonly type: 'number' | 'integer' | 'string' | 'boolean';
  /** Within the bounds. */
  readonly default: number | string | boolean;
  /** For numbers only, inclusive; omitted: no bound. */
  readonly minimum?: number;
  /** For numbers only, inclusive; omitted: no bound. */
  readonly maximum?: number;
  /** What the parameter does, in one sentence. */
  readonly description: string;
}

/**
 * `manifest.json` of a strategy folder: data, so that the API can select a strategy without loading code.
 * @example
 * const width: StrategyParameter = { name: 'width', type: 'integer', default: 3, minimum: 1, maximum: 50, description: 'Nearest customers to draw from.' };
 * const manifest: StrategyManifest = {
 *   name: 'mine', version: '0.1.0', contract: STRATEGY_CONTRACT, description: 'Nearest neighbour.', pool: 'general',
 *   customers: { minimum: 0, maximum: 500 }, features: ['matrix-only'], parameters: [width],
 * };
 * manifest.contract; // => 2
 */
export interface StrategyManifest {
  /**
   * Equals the folder's name: a lower-case letter, then lower-case letters, digits and hyphens, at most 40 characters;
   * unique among strategies and bounds.
   */
  readonly name: string;
  /** Of the form 1.2.3; distinguishes results in the bench. */
  readonly version: string;
  /** Version of the plug-in contract that it was written for. */
  readonly contract: number;
  /** What the method is, in one sentence. */
  readonly description: string;
  /** The worker pool that runs it: `quick`, `general`, or a guest's own. */
  readonly pool: string;
  /** Number of customers it accepts, both ends inclusive. */
  readonly customers: { readonly minimum: number; readonly maximum: number };
  /** All features that it supports. */
  readonly features: readonly Feature[];
  /** All tunable parameters; may be empty. */
  readonly parameters: readonly StrategyParameter[];
  /**
   * A program and its arguments, run in the strategy's folder instead of `index.js`: JSON lines on standard input and
   * output, see PROTOCOL.md. A program with a slash is a path relative to that folder; others are looked up in PATH.
   */
  readonly command?: readonly string[];
  /** Left out: a strategy. */
  readonly kind?: 'strategy';
}

/**
 * `manifest.json` of a folder whose `index.js` exports a bound: with `kind`, and without a pool, customers, features, parameters
 * and command.
 * @example
 * const bound: BoundManifest = { name: 'cheapest-arcs', version: '0.1.0', contract: STRATEGY_CONTRACT, kind: 'bound', description: 'Cheapest arc into each row.' };
 * bound.kind; // => 'bound'
 */
export interface BoundManifest extends Pick<StrategyManifest, 'name' | 'version' | 'contract' | 'description'> {
  /** What tells it from a strategy. */
  readonly kind: 'bound';
}

/** A seeded generator of uniform random numbers; the only source of randomness for a strategy. */
export interface Random {
  /** @returns a number in [0, 1). */
  next(): number;
  /** @returns an integer in [0, bound), bound in 1..2^31. */
  below(bound: number): number;
}

/**
 * What the service passes to a strategy: clock, randomness, stop signal, log and incumbent callback.
 * @example
 * const run: SolveContext = context;
 * const pause = run.random.below(10) + run.seed;
 * if (!run.shouldStop() && pause > 0) run.report(routes, evaluate(problem, routes).total);
 * run.log('reported', { routes: routes.length });
 */
export interface SolveContext {
  /** Unsigned 32-bit seed, from which `random` was created. */
  readonly seed: number;
  readonly random: Random;
  /** Number of threads that the strategy may use, including its own; at least 1. */
  readonly threads: number;
  /** Wall-clock budget in milliseconds from the start of `solve`. */
  readonly limitMs: number;
  /**
   * Work budget, summed over the threads. If set, the clock, `limitMs` and measured speed may influence nothing but
   * `shouldStop`, so that the answer is the same on every machine. Null: time only.
   */
  readonly iterations: number | null;
  /**
   * Feasible routes to start from, which may leave customers out: those of an earlier plan, as far as they hold. The run returns
   * nothing worse. Null: none.
   */
  readonly initial: PlannedRoutes | null;
  /** Trace of the solve as W3C `traceparent`, for a strategy that calls other programs; null outside the service. */
  readonly traceparent: string | null;
  /** Every declared parameter, defaults filled in. */
  readonly parameters: Readonly<Record<string, number | string | boolean>>;
  /** Milliseconds since the start of `solve`, monotonic. */
  elapsedMs(): number;
  /** True when the strategy must return what it has: the limit is reached or the solve is stopped from outside. */
  shouldStop(): boolean;
  /**
   * Offers a feasible solution that is better than the previous ones; cheap, copies what it needs before it returns.
   */
  report(routes: PlannedRoutes, cost: number): void;
  /**
   * Returns routes that the bound beside the search found and that may be part of a good solution, the best and latest first, each
   * offer once; empty with a budget of iterations. Omitted: there are none.
   */
  offered?(): PlannedRoutes;
  /**
   * Passes routes that the bound may use, such as those of other good solutions: it proves more in its time. They need not be feasible, nor
   * fit together. Copies them before it returns. Omitted: the bound wants none.
   */
  suggest?(routes: PlannedRoutes): void;
  /**
   * Returns pairs of customers, two nodes of a pair one after the other, of which the bound beside the search proved that no solution better
   * than the best reported one serves one directly after the other, in either order; each once. Empty with a budget of iterations. Omitted:
   * there are none.
   */
  fixed?(): Int32Array;
  log(message: string, fields?: Readonly<Record<string, number | string | boolean>>): void;
}

/**
 * All reasons for ending.
 * @example
 * const ended: Ending = context.shouldStop() ? 'limit' : 'exhausted';
 * ENDINGS.includes(ended); // => true
 */
export const ENDINGS = ['optimal', 'stagnated', 'limit', 'iterations', 'stopped', 'exhausted', 'infeasible'] as const;

/**
 * Why a strategy ended. `exhausted`: the method has nothing left to try. `infeasible`: proved that no solution exists.
 */
export type Ending = (typeof ENDINGS)[number];

/**
 * All kinds of operators.
 * @example
 * const kind: OperatorKind = 'recreate';
 * OPERATOR_KINDS.indexOf(kind); // => 1
 */
export const OPERATOR_KINDS = ['ruin', 'recreate', 'move', 'crossover'] as const;

/**
 * What an operator does: removes customers from a solution, reinserts them, changes routes in place, or creates an
 * offspring of two solutions.
 */
export type OperatorKind = (typeof OPERATOR_KINDS)[number];

/**
 * Statistics of one operator during a solve, summed over all threads. All numbers are finite; all but `gain` are at
 * least 0.
 * @example
 * const swaps: OperatorStatistics = { name: 'swap', kind: 'move', uses: 40, accepted: 9, improvements: 4, gain: 2.5, milliseconds: 0, weight: 1 };
 * const outcome: StrategyOutcome = { routes, ended: 'exhausted', operators: [swaps] };
 * outcome.operators?.length; // => 1
 */
export interface OperatorStatistics {
  /** Name of the operator's file; unique within its kind. */
  readonly name: string;
  readonly kind: OperatorKind;
  /** Number of applications. */
  readonly uses: number;
  /** Uses whose candidate became the current solution. */
  readonly accepted: number;
  /** Uses whose candidate was better than the current solution. */
  readonly improvements: number;
  /**
   * Cost saved by the improvements, in the problem's unit; a ruin and the recreate that follows it are both credited
   * with the saving of their candidate.
   */
  readonly gain: number;
  /** Time spent in it; 0 if not measured. */
  readonly milliseconds: number;
  /** Final selection weight, relative to the others of its kind; 1 without adaptive weights. */
  readonly weight: number;
}

/** What a strategy returns; an infeasible or unfinished search is an outcome, not an error. */
export interface StrategyOutcome {
  /** The best feasible routes, or null when none were found. */
  readonly routes: PlannedRoutes | null;
  readonly ended: Ending;
  /** Number of search iterations, for the bench. */
  readonly iterations?: number;
  /** Statistics per operator, for `bench --operators`. */
  readonly operators?: readonly OperatorStatistics[];
}

/**
 * The contract for researchers: one method. A strategy keeps no state between calls and never writes to the problem.
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
