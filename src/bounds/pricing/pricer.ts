import type { Cut } from '../contract.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';

/** What pricing reads of a relaxation. */
export type PricedRelaxation = Pick<RouteRelaxation, 'customers' | 'rowOf' | 'classes'>;

/**
 * A cut with its dual. The cut of a subset of rows may have a limited memory (Pecin et al. 2017): customers by index, outside of which a route
 * forgets a single visit, so that the cut takes no more of it than without; omitted: routes never forget.
 */
export type PricedCut = Cut & { readonly memory?: readonly number[] };

/** Dual prices, all whole numbers of units. */
export interface PricingDuals {
  /** Per row: what a route collects at each visit; of any sign. */
  readonly rows: Float64Array;
  /** Per class: what the class and its limits take, added to the cost of each of its routes. */
  readonly classes: Float64Array;
  /** Those of subset-row cuts are at least 0. A route pays `dual` at every second visit to the rows of one, whichever they are. */
  readonly cuts: readonly PricedCut[];
}

/** A route of a class, perhaps with cycles that its neighbourhoods allow. */
export interface PricedRoute {
  readonly class: number;
  /** By index, in order; one may repeat. */
  readonly customers: Int32Array;
  /** Units: fixed cost and arcs, and lateness rounded down per stop. */
  readonly cost: number;
  /** Units. */
  readonly reducedCost: number;
}

export interface PricingResult {
  /** Those with a negative reduced cost, various, the least first; at most `most` per class. */
  readonly routes: readonly PricedRoute[];
  /**
   * Per class: a lower bound (units) on the reduced cost of every route of the class, at most `below`; if `exact`, the least
   * reduced cost of all ng-routes, or `below` if that is less. -Infinity where nothing is proved.
   */
  readonly least: Float64Array;
  /**
   * Per class: per vertex a lower bound (units) on the reduced cost of the routes that are counted there. Each route with one below `below` is
   * counted at a vertex that it visits, 0 if at none but the depot. Empty where nothing is proved.
   */
  readonly leastAt: readonly Float64Array[];
  /** False: heuristic, stopped, or too many labels. */
  readonly exact: boolean;
}

export interface PricingOptions {
  /** `heuristic`: few arcs and truncated dominance; proves nothing. */
  readonly effort: 'heuristic' | 'exact';
  /** Largest number of routes per class. */
  readonly most: number;
  /** Asked about every 20 ms. */
  readonly shouldStop: () => boolean;
  /** Units: reduced costs of at least this need not be exact; default 0, since routes that are not negative are of no use. */
  readonly below?: number;
  /** Classes to be priced, each once; default all. Nothing is said about others. */
  readonly classes?: Iterable<number>;
}

/** Limits that routes need not keep. The main resource of a class stays, whichever it is. */
export interface RelaxedLimits {
  /** Those on sums of arcs. */
  readonly lengths: boolean;
  /** Capacities. */
  readonly loads: boolean;
}

/** Finds routes with a negative reduced cost, and proves that there are none. */
export interface Pricer {
  /** Prices the routes of all classes. */
  price(duals: PricingDuals, options: PricingOptions): PricingResult;
  /**
   * Sets neighbourhoods, by customer index; they may grow. A route remembers a customer as long as it stays in
   * neighbourhoods that contain it, and may not visit a customer that it remembers. A customer need not be in its own.
   */
  setNeighbourhoods(ng: readonly Int32Array[]): void;
  /** Lets routes exceed these limits, and enforces all others: fewer resources give far fewer labels. */
  relax(limits: RelaxedLimits): void;
  /**
   * Removes arcs of a class in addition to those that are impossible.
   * @param arcs - over vertices, 1: removed; replaces those of the previous call
   */
  forbidArcs(cls: number, arcs: Uint8Array): void;
  /**
   * Returns per arc (over vertices) a lower bound in units on the reduced cost of every route of the class through it, for fixing by
   * reduced costs; Infinity: no route uses it. Null when stopped or too many labels.
   * @param upTo - larger bounds need not be exact: an arc may have this one instead; default Infinity
   */
  arcBounds(duals: PricingDuals, cls: number, shouldStop: () => boolean, upTo?: number): Float64Array | null;
  /** Ends what runs for it elsewhere. */
  dispose?(): void;
}
