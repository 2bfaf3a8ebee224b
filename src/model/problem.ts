/**
 * The immutable problem that every solver part reads. Units: distance as the request gives it, time in minutes
 * counted from the request's base start time, money in the request's currency. All arrays are flat, indexed by node
 * or by vehicle as said, and must not be written to.
 */

/** What the total of a solution counts. */
export type Objective = 'min_total_distance' | 'min_total_cost';

/** How a Euclidean distance is rounded: the wire contract knows `none` only, benchmark families have their own. */
export type Rounding = 'none' | 'nearest' | 'tenth-down' | 'thousandth';

/** Distances by an n x n row-major matrix: entry `i * n + j` is the distance from node i to node j. */
export interface MatrixDistances {
  readonly kind: 'matrix';
  readonly matrix: Float64Array;
}

/** Distances by coordinates, computed when asked for: linear memory. */
export interface PositionDistances {
  readonly kind: 'positions';
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly rounding: Rounding;
}

export type Distances = MatrixDistances | PositionDistances;

/** Identical vehicles: same start, end, capacity, costs and speed. */
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
  /** The request's vehicle indices of this type, ascending; their number is the type's fleet. */
  readonly vehicles: Int32Array;
}

/** Windows, service times and the working-hours cap; present only when the request enables the time dimension. */
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

/** One route of a solution: a vehicle type and the customers in visiting order, depots left out. */
export interface PlannedRoute {
  readonly type: number;
  readonly customers: readonly number[];
}

/** A solution as strategies give it: routes without customers are left out. */
export type PlannedRoutes = readonly PlannedRoute[];
