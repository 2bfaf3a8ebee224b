import type { Distances, PositionDistances, Problem, Quantity, Rounding, TimeDimension, Travel, VehicleType } from './problem.js';

/**
 * Values for a problem that uses none of the optional parts of the model: one profile, one kind of goods, every
 * customer required, no limits and no costs of time.
 */

/**
 * The optional members of a problem.
 * @example
 * const { primary, omission } = { ...PLAIN_PROBLEM };
 * [primary, omission]; // => ['none', null]
 */
export const PLAIN_PROBLEM = {
  primary: 'none', balanceCost: 0, place: null, allowed: null, servingCost: null, omission: null, relations: [], shipments: [], changes: null,
  fleetLimits: [], incompatible: null,
} as const satisfies Partial<Problem>;

/**
 * The optional members of a vehicle type.
 * @example
 * const van = { ...PLAIN_VEHICLE, start: 0, end: 0, capacity: Float64Array.of(10), fixedCost: 0, unitCost: 1, pace: 0, vehicles: Int32Array.of(0) };
 * scheduleRoute({ ...problem, vehicleTypes: [van] }, 0, [1]).violation; // => null
 */
export const PLAIN_VEHICLE = {
  profile: 0, minuteCost: 0, overtimeCost: 0, overtimeAfter: Infinity, earliest: 0, latest: Infinity,
  maxDuration: Infinity, maxDriving: Infinity, maxDistance: Infinity, maxStops: Infinity, deliveriesFirst: false,
  lastInFirstOut: false, reload: null, locked: new Int32Array(0), breaks: [],
  distanceAfter: Infinity, extraUnitCost: 0, stopsAfter: Infinity, extraStopCost: 0, loadAfter: null, extraLoadCost: null,
} as const satisfies Partial<VehicleType>;

/**
 * The optional members of a time dimension.
 * @example
 * Object.values(PLAIN_TIME); // => [null, null, null]
 */
export const PLAIN_TIME = { gaps: null, setup: null, release: null } as const satisfies Partial<TimeDimension>;

/**
 * Returns goods of one kind, all collected.
 * @param demand per node; kept, not copied.
 * @example
 * const [goods] = oneQuantity(Float64Array.of(0, 5, 5, 5, 5));
 * check({ ...problem, quantities: [goods] }, routes); // => []
 */
export function oneQuantity(demand: Float64Array): readonly Quantity[] {
  return [{ collected: demand, delivered: new Float64Array(demand.length) }];
}

/**
 * Returns one profile whose travel times are proportional to its distances.
 * @example
 * const travel = oneProfile(planar(Float64Array.of(0, 1), Float64Array.of(0, 1), 'nearest'));
 * distanceFunction({ nodeCount: 2, place: null, travel })(0, 1); // => 1
 */
export function oneProfile(distances: Distances): readonly Travel[] {
  return [{ distances, durations: null, traffic: null }];
}

/**
 * Returns Euclidean distances.
 * @param x per node or place; kept, not copied, as is `y`.
 * @example
 * planar(Float64Array.of(0, 3), Float64Array.of(0, 4)).rounding; // => 'none'
 */
export function planar(x: Float64Array, y: Float64Array, rounding: Rounding = 'none'): PositionDistances {
  return { kind: 'positions', geometry: 'planar', x, y, rounding, factor: 1 };
}

/**
 * Returns the demand per node of goods that are only collected or only delivered: a route carries the sum of its
 * customers' demands. Of goods that are both, use `quantities`.
 * @example
 * [...demandOf(problem)]; // => [0, 5, 5, 5, 5]
 */
export function demandOf({ quantities: [quantity] }: Pick<Problem, 'quantities'>): Float64Array {
  const { delivered, collected } = quantity!;
  return collected.every((units) => units === 0) ? delivered : collected;
}

/**
 * Returns what a vehicle can carry of the first kind of goods.
 * @example
 * capacityOf(problem.vehicleTypes[0]); // => 10
 */
export function capacityOf({ capacity }: Pick<VehicleType, 'capacity'>): number {
  return capacity[0]!;
}

/**
 * Returns whether goods are only collected or only delivered, which is the same for the load of a route. O(n).
 * @example
 * isOneWay(problem.quantities[0]); // => true
 */
export function isOneWay({ delivered, collected }: Quantity): boolean {
  return [delivered, collected].some((units) => units.every((value) => value === 0));
}
