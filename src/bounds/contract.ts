import type { PlannedRoutes } from '../model/problem.js';
import type { RouteRelaxation } from './relaxation/route-relaxation.js';

/**
 * How much a bound may cost: `default` a few per cent of one thread, `strong` half of the time of the solve.
 * @example
 * const effort: BoundEffort = 'strong';
 * effort.length; // => 6
 */
export type BoundEffort = 'default' | 'strong';

/** A lower bound on the cost of every solution that serves all customers without a price. */
export interface Bound {
  /** In the unit of the problem's objective; never above the cost of a solution but for rounding errors of 1e-9 of it. */
  readonly value: number;
  /** Name of the method, such as `assignment`: lower-case letters, digits and hyphens. */
  readonly method: string;
  /** What proves it, for methods that have it; omitted: nothing that can be checked without running the method. */
  readonly duals?: DualSolution;
}

/**
 * A dual solution of the relaxation's set partitioning, all whole numbers of units, at least 0. It is worth the sum of `rows`,
 * less `classes` times the number of vehicles of each class, less `limits` times the most routes of each limit, plus `dual * vehicles`
 * of each capacity cut, less `dual` of each subset-row cut. It proves that worth as a bound if no route costs less than what it
 * collects: its rows, for every capacity cut `dual` times the arcs by which it enters the customers, less what its class and limits
 * take, less `dual` times floor(visited rows / 2) of each subset-row cut; and if no row takes more than its price.
 */
export interface DualSolution {
  /** Per row. */
  readonly rows: Float64Array;
  /** Per class. */
  readonly classes: Float64Array;
  /** Per limit. */
  readonly limits: Float64Array;
  readonly cuts: readonly Cut[];
}

/**
 * `capacity`: at least `vehicles` routes enter the customers, given by index; `subset-row`: at most one route serves two or more of three
 * rows.
 */
export type Cut =
  | { readonly kind: 'capacity'; readonly customers: readonly number[]; readonly vehicles: number; readonly dual: number }
  | { readonly kind: 'subset-row'; readonly rows: readonly [number, number, number]; readonly dual: number };

/**
 * What the service passes to a bound: clock, budget, the best solution so far, and where its results go. `report` and
 * `offer` copy what they get.
 */
export interface BoundContext {
  /** Unsigned 32-bit. */
  readonly seed: number;
  readonly effort: BoundEffort;
  /** Wall-clock budget in milliseconds from the start of `run`. */
  readonly limitMs: number;
  /**
   * Whether the same work must be done on every machine: the clock and the incumbent may then influence nothing but
   * `shouldStop`, which is true only when the time limit of the whole solve is reached.
   */
  readonly reproducible: boolean;
  /** Milliseconds since the start of `run`, monotonic. */
  elapsedMs(): number;
  /** True when the bound must end; called at least every 20 ms. */
  shouldStop(): boolean;
  /** The best solution of the search so far with its objective, and Infinity and null before the first; the same in every call of a reproducible run. */
  incumbent(): { readonly cost: number; readonly routes: PlannedRoutes | null };
  /** Offers a bound; one that is not greater than the previous ones is ignored. */
  report(bound: Bound): void;
  /** Offers routes that may be part of a good solution, for set partitioning. */
  offer(routes: PlannedRoutes): void;
  log(message: string, fields?: Readonly<Record<string, number | string | boolean>>): void;
}

/** Why a bound ended. `closed`: it meets the incumbent. `infeasible`: proved that no plan serves all customers without a price. */
export type BoundEnding = 'closed' | 'infeasible' | 'converged' | 'limit';

export interface BoundOutcome {
  readonly ended: BoundEnding;
  /** An optimal solution, if the method found one itself, such as branch and price. */
  readonly routes?: PlannedRoutes;
}

/** One way to bound a problem; keeps no state between calls and never writes to the relaxation. */
export interface BoundMethod {
  /** Lower-case letters, digits and hyphens. */
  readonly name: string;
  /** Whether it can say anything about the relaxation within the effort. */
  supports(relaxation: RouteRelaxation, effort: BoundEffort): boolean;
  run(relaxation: RouteRelaxation, context: BoundContext): BoundOutcome | Promise<BoundOutcome>;
}
