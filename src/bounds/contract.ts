import type { PlannedRoutes } from '../model/problem.js';
import type { RouteRelaxation } from './relaxation/route-relaxation.js';

/**
 * How much a bound may cost: `default` a few per cent of one thread, `strong` half of the time of the solve.
 * @example
 * const effort: BoundEffort = 'strong';
 * effort.length; // => 6
 */
export type BoundEffort = 'default' | 'strong';

/**
 * A lower bound on the cost of every solution that serves all customers without a price.
 * @example
 * const bound: Bound = { value: 17.5, method: 'assignment' };
 * bound.value <= evaluate(problem, routes).total; // => true
 */
export interface Bound {
  /** In the unit of the problem's objective; never above the cost of a solution but for rounding errors of 1e-9 of it. */
  readonly value: number;
  /** Name of the method, such as `assignment`: lower-case letters, digits and hyphens. */
  readonly method: string;
  /** What proves it, for methods that have it; omitted: nothing that can be checked without running the method. */
  readonly duals?: DualSolution;
}

/**
 * A dual solution of the relaxation's set partitioning, in units, all at least 0: whole numbers, or multiples of a power of two below 1, which doubles hold exactly. It is worth the sum of `rows`,
 * less `classes` times the number of vehicles of each class, less `limits` times the most routes of each limit, plus `dual * vehicles`
 * of each capacity cut, less `dual` of each subset-row cut. It proves that worth as a bound if no route costs less than what it
 * collects: its rows, for every capacity cut `dual` times the arcs by which it enters the customers, less what its class and limits
 * take, less `dual` times floor(visited rows / 2) of each subset-row cut; and if no row takes more than its price.
 * @example
 * const { scale, rowCount, classes, limits } = relax(problem)!;
 * const duals: DualSolution = {
 *   rows: new Float64Array(rowCount).fill(3 * scale), classes: new Float64Array(classes.length), limits: new Float64Array(limits.length), cuts: [],
 * };
 * // No arc into a customer is shorter than 3, and nothing else costs less than 0.
 * duals.rows.reduce((sum, dual) => sum + dual, 0) / scale; // => 12
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
 * @example
 * // Four demands of 5, and vans that carry 10.
 * const cut: Cut = { kind: 'capacity', customers: [0, 1, 2, 3], vehicles: 2, dual: 3 * relax(problem)!.scale };
 * cut.vehicles; // => 2
 */
export type Cut =
  | { readonly kind: 'capacity'; readonly customers: readonly number[]; readonly vehicles: number; readonly dual: number }
  | { readonly kind: 'subset-row'; readonly rows: readonly [number, number, number]; readonly dual: number };

/**
 * What the service passes to a bound: clock, budget, the best solution so far, and where its results go. `report`, `offer` and
 * `fix` copy what they get.
 * @example
 * const watched: BoundMethod = {
 *   name: 'watched',
 *   supports: () => true,
 *   run(_: RouteRelaxation, { effort, incumbent, shouldStop, report, offer, fix }: BoundContext) {
 *     report({ value: 0, method: 'watched' });
 *     const { cost, routes: best } = incumbent();
 *     if (best !== null && effort === 'strong') offer(best);
 *     // A route from 1 to 3 or back leaves 2 and 4 to longer ones: no plan with it costs less than 24.
 *     if (cost <= 24) fix(Int32Array.of(1, 3));
 *     return { ended: shouldStop() ? 'limit' : cost <= 0 ? 'closed' : 'converged' };
 *   },
 * };
 * (await runBound(relax(problem)!, watched, { seed: 1, limitMs: 100, incumbent: { cost: 24, routes } })).ended; // => 'converged'
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
  /** How many threads may run now, this one included; omitted: 1. */
  threads?(): number;
  /** The best solution of the search so far with its objective, and Infinity and null before the first; the same in every call of a reproducible run. */
  incumbent(): { readonly cost: number; readonly routes: PlannedRoutes | null };
  /**
   * Returns routes that the search has suggested since the last call, and that may be part of a good solution; they need not be feasible.
   * Omitted: there are none.
   */
  suggested?(): PlannedRoutes;
  /** Offers a bound; one that is not greater than the previous ones is ignored. */
  report(bound: Bound): void;
  /** Offers routes that may be part of a good solution, the best first: for set partitioning, and for individuals of the genetic search. */
  offer(routes: PlannedRoutes): void;
  /**
   * Says that no solution better than the incumbent serves one of two customers directly after the other, in either order and on any
   * vehicle: the search then need not try it.
   * @param pairs - nodes, two of a pair one after the other
   */
  fix(pairs: Int32Array): void;
  log(message: string, fields?: Readonly<Record<string, number | string | boolean>>): void;
}

/**
 * Why a bound ended. `closed`: it meets the incumbent, or the routes of its outcome. `infeasible`: proved that no plan serves all
 * customers without a price. `converged`: the method has nothing left to do.
 * @example
 * const outcome: BoundOutcome = { ended: 'closed', routes };
 * const ended: BoundEnding = outcome.ended;
 * ended === 'infeasible'; // => false
 */
export type BoundEnding = 'closed' | 'infeasible' | 'converged' | 'limit';

export interface BoundOutcome {
  readonly ended: BoundEnding;
  /** An optimal solution, if the method found one itself, such as branch and price. */
  readonly routes?: PlannedRoutes;
}

/**
 * The contract for researchers: one way to bound a problem; keeps no state between calls and never writes to the relaxation.
 * @example
 * const routesNeeded: BoundMethod = {
 *   name: 'routes-needed',
 *   supports: ({ price }) => price.every((units) => units === Infinity),
 *   run({ classes, scale }, { report }) {
 *     const leastFixed = Math.min(...classes.map(({ fixed }) => fixed));
 *     report({ value: leastFixed / scale, method: 'routes-needed' });
 *     return { ended: 'converged' };
 *   },
 * };
 * const { best } = await runBound(relax(problem)!, routesNeeded, { seed: 1, limitMs: 1000 });
 * best?.value; // => 0
 */
export interface BoundMethod {
  /** Lower-case letters, digits and hyphens. */
  readonly name: string;
  /** Whether it can say anything about the relaxation within the effort. */
  supports(relaxation: RouteRelaxation, effort: BoundEffort): boolean;
  run(relaxation: RouteRelaxation, context: BoundContext): BoundOutcome | Promise<BoundOutcome>;
}
