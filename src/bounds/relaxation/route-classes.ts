import { distanceFunction, drivingMinutes, minutesFunction } from '../../model/distances.js';
import type { Problem, VehicleType } from '../../model/problem.js';
import { allowance } from '../../model/tolerance.js';
import type { ArcLimit, ClassLimit, ClassTimes, RouteClass } from './route-relaxation.js';

type Between = (i: number, j: number) => number;

/** Classes with costs in money. */
export interface MoneyClasses {
  readonly classes: readonly RouteClass[];
  readonly limits: readonly ClassLimit[];
  /** Whether every cost of a route is one of its arcs or its fixed cost. */
  readonly exact: boolean;
}

/** A limit with twice the tolerance of the model: sums may be added in another order. */
function loose(limit: number): number {
  return limit === Infinity ? Infinity : limit + 2 * allowance(limit);
}

/**
 * Builds the classes of a problem's vehicles; types with equal costs and limits become one. O(n² · classes).
 * @param mostMatrices - maximum number of cost matrices
 * @returns null if the vehicles need more
 */
export function relaxClasses(problem: Problem, mostMatrices: number): MoneyClasses | null {
  const builder = new Classes(problem);
  for (let type = 0; type < problem.vehicleTypes.length; type++) {
    builder.add(type);
    if (builder.matrixCount > mostMatrices) return null;
  }
  return builder.finish();
}

/** Arcs and limits of one type before they are shared. */
class Classes {
  readonly #problem: Problem;
  readonly #size: number;
  readonly #loads: readonly Float64Array[];
  readonly #capacityOf: (type: VehicleType) => number[];
  readonly #matrices = new Map<string, Float64Array>();
  readonly #classes = new Map<string, { each: RouteClass; types: number[]; count: number }>();

  constructor(problem: Problem) {
    this.#problem = problem;
    this.#size = problem.customers.length + 1;
    const kinds = problem.quantities.flatMap((quantity, k) => [quantity.delivered, quantity.collected].map((units) => ({ units, k })))
      .filter(({ units }) => units.some((value) => value > 0));
    this.#loads = kinds.map(({ units }) => Float64Array.from(problem.customers, (node) => units[node]!));
    this.#capacityOf = ({ capacity, reload }) => kinds.map(({ k }) => (capacity[k]! > 0 ? loose(capacity[k]! * (reload?.maxTrips ?? 1)) : loose(0)));
  }

  get matrixCount(): number {
    return this.#matrices.size;
  }

  add(type: number): void {
    const { fleetLimits, vehicleTypes } = this.#problem;
    const vehicle = vehicleTypes[type]!;
    const limited = fleetLimits.map(({ types }) => Number(types.includes(type))).join('');
    const each = this.#classOf(type, vehicle);
    const key = JSON.stringify([limited, each.fixed, each.capacity, String(each.maxStops), this.#costKey(type), this.#timeKey(type), vehicle.locked.length > 0]);
    const known = this.#classes.get(key);
    if (known === undefined) this.#classes.set(key, { each, types: [type], count: vehicle.vehicles.length });
    else {
      known.types.push(type);
      known.count += vehicle.vehicles.length;
    }
  }

  finish(): MoneyClasses {
    const found = [...this.#classes.values()];
    const classes = found.map(({ each, types, count }) => ({ ...each, types, count }));
    const limits = this.#problem.fleetLimits.map(({ types, most }) => ({
      classes: found.flatMap((known, index) => (types.includes(known.types[0]!) ? [index] : [])), most,
    }));
    return { classes, limits, exact: !this.#isSoft() };
  }

  /** Lateness is priced by a rate that is no whole number of units. */
  #isSoft(): boolean {
    return this.#problem.time?.lateCost.some((cost) => cost > 0) ?? false;
  }

  #classOf(type: number, vehicle: VehicleType): RouteClass {
    // What is locked stays on its route even if it breaks limits.
    const isLocked = vehicle.locked.length > 0;
    const times = isLocked ? null : this.#times(type, vehicle);
    const { end } = vehicle;
    const closing = end < 0 ? 0 : this.#problem.time?.service[end] ?? 0;
    return {
      types: [type],
      count: vehicle.vehicles.length,
      fixed: vehicle.fixedCost + vehicle.minuteCost * closing,
      cost: this.#cost(type, vehicle, times),
      loads: this.#loads,
      capacity: isLocked ? this.#loads.map(() => Infinity) : this.#capacityOf(vehicle),
      maxStops: isLocked ? Infinity : vehicle.maxStops,
      times,
      arcLimits: isLocked ? [] : this.#arcLimits(type, vehicle, closing, times),
    };
  }

  #costKey(type: number): string {
    const { start, end, profile, unitCost, minuteCost, pace, reload } = this.#problem.vehicleTypes[type]!;
    const { allowed, servingCost, customers, vehicleTypes } = this.#problem;
    const column = (values: Uint8Array | Float64Array | null) => (values === null ? null : Array.from(customers, (node) => values[node * vehicleTypes.length + type]!).join());
    return JSON.stringify([start, end, profile, unitCost, minuteCost, minuteCost > 0 ? pace : 0, reload === null ? null : [...reload.depots], column(allowed), column(servingCost)]);
  }

  #timeKey(type: number): string {
    const { start, end, profile, pace, earliest, latest, maxDuration, maxDriving, maxDistance, reload } = this.#problem.vehicleTypes[type]!;
    return JSON.stringify([start, end, profile, pace, String(earliest), String(latest), String(maxDuration), String(maxDriving), String(maxDistance), reload === null ? null : [[...reload.depots], reload.minutes]]);
  }

  #matrix(key: string, make: () => Float64Array): Float64Array {
    let known = this.#matrices.get(key);
    if (known === undefined) this.#matrices.set(key, known = make());
    return known;
  }

  /**
   * A matrix over vertices; between customers the least of going straight and by a depot where the vehicle reloads.
   * @param onward - from such a depot to the next customer
   */
  #overVertices(vehicle: VehicleType, between: Between, onward: Between = between): Float64Array {
    const { customers } = this.#problem;
    const size = this.#size;
    const depots = vehicle.reload === null ? [] : [...vehicle.reload.depots];
    const values = new Float64Array(size * size).fill(Infinity);
    for (let i = 0; i < size; i++) {
      const from = i === 0 ? vehicle.start : customers[i - 1]!;
      for (let j = 0; j < size; j++) {
        if (i === j) continue;
        const to = j === 0 ? vehicle.end : customers[j - 1]!;
        let value = between(from, to);
        if (i > 0 && j > 0) for (const depot of depots) value = Math.min(value, between(from, depot) + onward(depot, to));
        values[i * size + j] = value;
      }
    }
    return values;
  }

  /** Minutes from the start of service at one vertex to the start of service at another, waiting and breaks aside. */
  #minutes(type: number, vehicle: VehicleType): Float64Array {
    const { time } = this.#problem;
    const { start, end, profile, pace, reload } = vehicle;
    return this.#matrix(JSON.stringify(['minutes', start, end, profile, pace, reload === null ? null : [[...reload.depots], reload.minutes]]), () => {
      const travel = minutesFunction(this.#problem, type);
      const service = time!.service;
      return this.#overVertices(vehicle, (i, j) => (i < 0 ? 0 : service[i]!) + travel(i, j), (depot, j) => reload!.minutes + travel(depot, j));
    });
  }

  #cost(type: number, vehicle: VehicleType, times: ClassTimes | null): Float64Array {
    return this.#matrix(`cost ${this.#costKey(type)} ${times === null ? '' : this.#timeKey(type)}`, () => {
      const { customers, allowed, servingCost, vehicleTypes, time } = this.#problem;
      const distance = distanceFunction(this.#problem, vehicle.profile);
      const size = this.#size;
      const cost = this.#overVertices(vehicle, (i, j) => vehicle.unitCost * distance(i, j));
      const minutes = vehicle.minuteCost > 0 && time !== null ? this.#minutes(type, vehicle) : null;
      for (let i = 0; i < size; i++) {
        for (let j = 0; j < size; j++) {
          if (i === j) continue;
          const node = j === 0 ? -1 : customers[j - 1]!;
          const k = i * size + j;
          if (minutes !== null) cost[k]! += vehicle.minuteCost * minutes[k]!;
          if (node >= 0 && servingCost !== null) cost[k]! += servingCost[node * vehicleTypes.length + type]!;
          const isServed = (v: number): boolean => v === 0 || allowed === null || allowed[customers[v - 1]! * vehicleTypes.length + type] === 1;
          if (!isServed(i) || !isServed(j) || (times !== null && times.open[i]! + times.minutes[k]! > times.close[j]!)) cost[k] = Infinity;
        }
      }
      return cost;
    });
  }

  #times(type: number, vehicle: VehicleType): ClassTimes | null {
    const { time, customers } = this.#problem;
    if (time === null) return null;
    const { start, end } = vehicle;
    const isSoft = (node: number): boolean => time.lateCost[node]! > 0;
    const closeOf = (node: number): number => (isSoft(node) ? Infinity : loose(time.close[node]!));
    const latestEnd = vehicle.latest === Infinity ? Infinity : loose(vehicle.latest) - (end < 0 ? 0 : time.service[end]!);
    // An end that opens late only makes a vehicle wait there.
    const nodes = Array.from(customers);
    const opens = nodes.map((node) => Math.max(time.open[node]!, time.release === null ? -Infinity : time.release[node]!, vehicle.earliest));
    const late = nodes.map((node) => time.lateCost[node]!);
    return {
      minutes: this.#minutes(type, vehicle),
      open: Float64Array.of(Math.max(vehicle.earliest, start < 0 ? -Infinity : time.open[start]!), ...opens),
      close: Float64Array.of(Math.min(latestEnd, end < 0 ? Infinity : closeOf(end)), ...nodes.map(closeOf)),
      lateCost: late.some((cost) => cost > 0) ? Float64Array.of(0, ...late) : null,
      dueAt: Float64Array.of(Infinity, ...nodes.map((node) => (isSoft(node) ? time.close[node]! : Infinity))),
    };
  }

  #arcLimits(type: number, vehicle: VehicleType, closing: number, times: ClassTimes | null): ArcLimit[] {
    const { time } = this.#problem;
    const { start, end, profile, pace, reload } = vehicle;
    const depots = reload === null ? null : [...reload.depots];
    const limits: ArcLimit[] = [];
    const longest = loose(vehicle.maxDuration) - closing;
    // A limit that the first departure and the last end imply, tolerances aside, would only make pricing slower.
    if (times !== null && loose(longest) < times.close[0]! - times.open[0]!) limits.push({ kind: 'duration', length: this.#minutes(type, vehicle), most: longest });
    if (time !== null && vehicle.maxDriving < Infinity) {
      const length = this.#matrix(JSON.stringify(['driving', start, end, profile, pace, depots]), () => this.#overVertices(vehicle, drivingMinutes(this.#problem, type)));
      limits.push({ kind: 'driving', length, most: loose(vehicle.maxDriving) });
    }
    if (vehicle.maxDistance < Infinity) {
      const length = this.#matrix(JSON.stringify(['distance', start, end, profile, depots]), () => this.#overVertices(vehicle, distanceFunction(this.#problem, profile)));
      limits.push({ kind: 'distance', length, most: loose(vehicle.maxDistance) });
    }
    return limits;
  }
}
