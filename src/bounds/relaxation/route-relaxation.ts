import type { Problem } from '../../model/problem.js';

/**
 * A relaxation of a problem that all bounds read: rows that routes cover, and classes of vehicles whose routes cost the sum
 * of their arcs. Every plan that the checker accepts, and that serves all customers without a price, is a solution of it
 * and costs at least as much. Costs are integers in units of `1 / scale` of the objective, so that sums are exact.
 *
 * Vertices: 0 is the depot of a class, its start where an arc leaves it and its end where one enters it; vertex i + 1 is
 * customer i. Matrices over vertices are row-major with `size = customers.length + 1` columns.
 * @example
 * const relaxation: RouteRelaxation = relax(problem)!;
 * const size = relaxation.customers.length + 1;
 * const [vans] = relaxation.classes as readonly [RouteClass];
 * const arc = (i: number, j: number): number => vans.cost[i * size + j]! / relaxation.scale;
 * // The route 1, 2 of the plan: its fixed cost and its arcs, each rounded down to whole units.
 * const cost = vans.fixed / relaxation.scale + arc(0, 1) + arc(1, 2) + arc(2, 0);
 * [cost <= 12, cost > 11.999]; // => [true, true]
 */
export interface RouteRelaxation {
  readonly problem: Problem;
  /** Node of customer i. */
  readonly customers: Int32Array;
  /** Per customer: its row. Alternatives of which one is served share a row; any other customer has one of its own. */
  readonly rowOf: Int32Array;
  readonly rowCount: number;
  /** Per row, units: the cost of leaving it out; Infinity: it must be covered. */
  readonly price: Float64Array;
  /** Per row: 1 if it may be left out where no plan serves it, at no price; it counts as one that must be covered. */
  readonly droppable: Uint8Array;
  readonly classes: readonly RouteClass[];
  /** The most routes that some classes may have together. */
  readonly limits: readonly ClassLimit[];
  /** Units per unit of the objective. */
  readonly scale: number;
  /** Whether the cost of every route is exactly the sum of its arcs and a whole number of units. */
  readonly exact: boolean;
  /** What the relaxation leaves out, by the names of features (`src/strategy/contract.ts`); empty: nothing. */
  readonly relaxed: readonly string[];
  /** True: the cost is the number of stops left out, so that a plan that serves all costs nothing; omitted: the objective of the problem. */
  readonly countsUnserved?: true;
}

/**
 * Limits on the sum of arcs of a route.
 * @example
 * const short = { ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, maxDistance: 12 })) };
 * const limits: readonly ArcLimit[] = relax(short)!.classes[0]!.arcLimits;
 * limits.map(({ kind }) => kind); // => ['distance']
 */
export interface ArcLimit {
  readonly kind: 'duration' | 'driving' | 'distance';
  /** Over vertices. */
  readonly length: Float64Array;
  /** The tolerance of the model included. */
  readonly most: number;
}

/**
 * Vehicles with the same costs and limits.
 * @example
 * const vans: RouteClass = relax(problem)!.classes[0]!;
 * const times: ClassTimes | null = vans.times;
 * [vans.count, vans.types, vans.loads.length, times]; // => [3, [0], 1, null]
 */
export interface RouteClass {
  /** Indices of the problem's vehicle types. */
  readonly types: readonly number[];
  /** Largest number of routes. */
  readonly count: number;
  /** Units per route. */
  readonly fixed: number;
  /** Units over vertices, at least 0; Infinity: not possible. The arc from 0 to 0 is not possible, nor is one from a vertex to itself. */
  readonly cost: Float64Array;
  /** Per load and customer: what it takes of the capacity, at least 0. The same array in every class. */
  readonly loads: readonly Float64Array[];
  /** Per load, the tolerance of the model included. */
  readonly capacity: readonly number[];
  /** Maximum number of customers. */
  readonly maxStops: number;
  /** Null: times do not matter. */
  readonly times: ClassTimes | null;
  readonly arcLimits: readonly ArcLimit[];
}

/** When the vehicles of a class may be where; minutes. */
export interface ClassTimes {
  /** Over vertices: from the start of service at one to the earliest start of service at the other. */
  readonly minutes: Float64Array;
  /** Per vertex, at least: when service may begin; that of vertex 0 is the earliest departure. */
  readonly open: Float64Array;
  /** Per vertex, at most, the tolerance of the model included; that of vertex 0 is the latest start of service at the end. Infinity: any. */
  readonly close: Float64Array;
  /** Per vertex: units per minute of start of service after `dueAt`; null: lateness costs nothing. */
  readonly lateCost: Float64Array | null;
  /** Per vertex: from when on lateness costs; Infinity: never. */
  readonly dueAt: Float64Array;
}

/**
 * The most routes that some classes have together.
 * @example
 * const limited: Problem = { ...problem, fleetLimits: [{ kind: 'used', types: Int32Array.of(0), most: 2 }] };
 * const limits: readonly ClassLimit[] = relax(limited)!.limits;
 * limits; // => [{ classes: [0], most: 2 }]
 */
export interface ClassLimit {
  readonly classes: readonly number[];
  readonly most: number;
}
