/**
 * The immutable problem that every part of the solver reads. Units: distances as in the request, time in minutes from
 * the request's base start time, money in the request's currency. All arrays are flat, indexed by node or by vehicle as
 * stated, and read-only.
 */

/**
 * What the total cost of a solution counts.
 * @example
 * const objective: Objective = 'min_total_cost';
 * const dear = { ...problem, objective, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, fixedCost: 100 })) };
 * evaluate(dear, routes).total; // => 224
 */
export type Objective = 'min_total_distance' | 'min_total_cost';

/** How a Euclidean distance is rounded. The API contract only knows `none`; benchmark families have their own. */
export type Rounding = 'none' | 'nearest' | 'tenth-down' | 'thousandth';

/**
 * Distances as an n x n row-major matrix: entry `i * n + j` is the distance from node i to node j.
 * @example
 * const distances: MatrixDistances = { kind: 'matrix', matrix: Float64Array.of(0, 7, 9, 0) };
 * distanceFunction({ nodeCount: 2, distances })(1, 0); // => 9
 */
export interface MatrixDistances {
  readonly kind: 'matrix';
  readonly matrix: Float64Array;
}

/**
 * Distances from coordinates, computed on demand: linear memory.
 * @example
 * const rounding: Rounding = 'nearest';
 * const distances: PositionDistances = { kind: 'positions', x: Float64Array.of(0, 1), y: Float64Array.of(0, 1), rounding };
 * distanceFunction({ nodeCount: 2, distances })(0, 1); // => 1
 */
export interface PositionDistances {
  readonly kind: 'positions';
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly rounding: Rounding;
}

/**
 * How the distances of a problem are given.
 * @example
 * const from: Distances = problem.distances;
 * from.kind === 'positions' && [...from.x]; // => [0, 3, 3, -3, -3]
 */
export type Distances = MatrixDistances | PositionDistances;

/**
 * Identical vehicles: same start, end, capacity, costs and speed.
 * @example
 * const [vans]: readonly VehicleType[] = problem.vehicleTypes;
 * vans.vehicles.length * vans.capacity; // => 30
 */
export interface VehicleType {
  /** Start and end node. */
  readonly start: number;
  readonly end: number;
  readonly capacity: number;
  /** Cost of using one vehicle of this type; 0 under `min_total_distance`. */
  readonly fixedCost: number;
  /** Cost per unit of distance; 1 under `min_total_distance`. */
  readonly unitCost: number;
  /** Travel minutes per unit of distance (60 / speed); 0 when the time dimension is off. */
  readonly minutesPerDistance: number;
  /** The request's vehicle indices of this type, ascending; their number is the fleet size of the type. */
  readonly vehicles: Int32Array;
}

/**
 * Windows, service times and the working-hours cap; present only if the request enables the time dimension.
 * @example
 * const nodes = (minutes: number) => new Float64Array(problem.nodeCount).fill(minutes);
 * const time: TimeDimension = { open: nodes(0), close: nodes(480), service: nodes(10), maxDuration: Infinity, latePenalty: 0 };
 * featuresOf({ ...problem, time }); // => ['time-windows']
 */
export interface TimeDimension {
  /** Per node: earliest and latest start of service, minutes; both inclusive. */
  readonly open: Float64Array;
  readonly close: Float64Array;
  /** Per node: minutes of service. */
  readonly service: Float64Array;
  /** Cap on a route's duration, minutes; Infinity without one. Hard in soft mode too. */
  readonly maxDuration: number;
  /** Money per minute of lateness; 0 means hard windows. */
  readonly latePenalty: number;
}

/**
 * A problem to solve. Strategies never write to it.
 * @example
 * const bigger: Problem = { ...problem, demand: problem.demand.map((units) => 2 * units) };
 * check(bigger, routes)[0].kind; // => 'capacity'
 */
export interface Problem {
  readonly objective: Objective;
  /** n: all nodes, depots included. */
  readonly nodeCount: number;
  /** m: all vehicles. */
  readonly vehicleCount: number;
  /** The nodes that are no vehicle's start or end, ascending; each is visited exactly once. */
  readonly customers: Int32Array;
  /** Per node; 0 at depots. */
  readonly demand: Float64Array;
  readonly distances: Distances;
  readonly vehicleTypes: readonly VehicleType[];
  readonly time: TimeDimension | null;
  /** Clock time of minute 0, in seconds after midnight. */
  readonly baseStartSeconds: number;
}

/**
 * One route of a solution: a vehicle type and its customers in visiting order, without depots.
 * @example
 * const lone: PlannedRoute = { type: 0, customers: [2] };
 * routeCost(problem, lone).length; // => 10
 */
export interface PlannedRoute {
  readonly type: number;
  readonly customers: readonly number[];
}

/**
 * A solution as strategies return it, without empty routes.
 * @example
 * const unserved: PlannedRoutes = [{ type: 0, customers: [1, 2] }];
 * check(problem, unserved).map(({ kind }) => kind); // => ['missing-customer', 'missing-customer']
 */
export type PlannedRoutes = readonly PlannedRoute[];
