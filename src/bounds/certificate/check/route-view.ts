import { distanceFunction, drivingMinutes, setupFunction } from '../../../model/distances.js';
import type { Problem, TimeDimension, VehicleType } from '../../../model/problem.js';
import { allowance } from '../../../model/tolerance.js';
import { exact, type Exact, floorOf, isLess, product, sum, ZERO } from './exact.js';
import { Grid } from './grid.js';

/**
 * What the check knows of the routes of a vehicle type, read from the problem alone: no more than sums over arcs and windows, so
 * that every route which the checker accepts is one of these and costs at least as much. Vertices: 0 is the start where
 * an arc leaves it and the end where one enters it, i + 1 is customer i. Matrices over vertices have `size` columns.
 */
export interface RouteView {
  readonly type: number;
  readonly size: number;
  /** Whole numbers of units of the objective, rounded down. */
  readonly fixed: number;
  readonly cost: Float64Array;
  /** Loads, duration, driving, distance: at most so much in all; whole numbers. */
  readonly sums: readonly { readonly used: Float64Array; readonly most: number }[];
  readonly maxStops: number;
  /** Null: no window matters. */
  readonly times: TimesView | null;
}

/** Whole numbers of a grid. */
export interface TimesView {
  readonly minutes: Float64Array;
  /** Of service; vertex 0: the departure, and the service at the end. */
  readonly open: Float64Array;
  readonly close: Float64Array;
  /** Units of the objective per unit of the grid of lateness after `due`, rounded down; null: lateness costs nothing. */
  readonly lateCost: Float64Array | null;
  readonly due: Float64Array;
}

/** Bound on the cost of a route in units, so that sums are exact in doubles; larger costs are cut. */
const MOST_UNITS = 2 ** 51;

type Between = (i: number, j: number) => Exact;

/** As the bounds do: with twice the tolerance of the model, since sums may be added in another order. */
function loose(limit: number): number {
  return limit === Infinity ? Infinity : limit + 2 * allowance(limit);
}

/**
 * Returns the view of a vehicle type. O(n² log n) with exact numbers, about a second for 500 customers.
 * @param scale - units per unit of the objective; null: routes cost nothing
 */
export function routeView(problem: Problem, type: number, scale: number | null): RouteView {
  const vehicle = problem.vehicleTypes[type]!;
  const { time } = problem;
  const size = problem.customers.length + 1;
  const arcs = new Arcs(problem, type);
  const isLocked = vehicle.locked.length > 0;
  const closing = vehicle.end < 0 ? 0 : time?.service[vehicle.end] ?? 0;
  return {
    type,
    size,
    ...costs(arcs, problem, { type, closing, scale }),
    sums: isLocked ? [] : [...loads(problem, vehicle), ...lengths(arcs, problem, { type, closing })],
    maxStops: isLocked ? Infinity : vehicle.maxStops,
    times: isLocked || time === null ? null : times(arcs, problem, { vehicle, time, closing, scale }),
  };
}

/** What lies between vertices on the routes of a type. */
class Arcs {
  readonly #problem: Problem;
  readonly #vehicle: VehicleType;
  readonly #type: number;

  constructor(problem: Problem, type: number) {
    this.#problem = problem;
    this.#type = type;
    this.#vehicle = problem.vehicleTypes[type]!;
  }

  /** Node where an arc leaves a vertex, or enters it; -1: anywhere. */
  #node(vertex: number, depot: number): number {
    return vertex === 0 ? depot : this.#problem.customers[vertex - 1]!;
  }

  /** A matrix; where the vehicle may reload on the way, the least over doing so and not. Infinity: may not be driven. */
  matrix(between: Between, onward: Between, write: (amount: Exact) => number): Float64Array {
    const { customers, allowed, vehicleTypes } = this.#problem;
    const { start, end, reload } = this.#vehicle;
    const size = customers.length + 1;
    const serves = (vertex: number): boolean => vertex === 0 || allowed === null || allowed[customers[vertex - 1]! * vehicleTypes.length + this.#type] === 1;
    const depots = reload === null ? [] : [...reload.depots];
    const values = new Float64Array(size * size).fill(Infinity);
    for (let i = 0; i < size; i++) {
      if (!serves(i)) continue;
      for (let j = 0; j < size; j++) {
        if (i === j || !serves(j)) continue;
        const [from, to] = [this.#node(i, start), this.#node(j, end)];
        let least = between(from, to);
        if (i > 0 && j > 0) {
          for (const depot of depots) {
            const way = sum(between(from, depot), onward(depot, to));
            if (isLess(way, least)) least = way;
          }
        }
        values[i * size + j] = write(least);
      }
    }
    return values;
  }

  get size(): number {
    return this.#problem.customers.length + 1;
  }

  distance(): Between {
    const distance = distanceFunction(this.#problem, this.#vehicle.profile);
    return (i, j) => exact(distance(i, j));
  }

  driving(): Between {
    const driving = drivingMinutes(this.#problem, this.#type);
    return (i, j) => exact(driving(i, j));
  }

  /** From the start of service at a node to that at the next, or from reloading there. */
  minutes(): { readonly between: Between; readonly onward: Between } {
    const [driving, setUp] = [this.driving(), setupFunction(this.#problem)];
    const service = this.#problem.time!.service;
    const onTheWay: Between = (i, j) => sum(driving(i, j), exact(setUp(i, j)));
    return {
      between: (i, j) => sum(i < 0 ? ZERO : exact(service[i]!), onTheWay(i, j)),
      onward: (depot, j) => sum(exact(this.#vehicle.reload!.minutes), onTheWay(depot, j)),
    };
  }
}

interface Costing {
  readonly type: number;
  readonly closing: number;
  readonly scale: number | null;
}

function costs(arcs: Arcs, problem: Problem, { type, closing, scale }: Costing): Pick<RouteView, 'fixed' | 'cost'> {
  const { customers, servingCost, vehicleTypes, time } = problem;
  const { fixedCost, unitCost, minuteCost } = vehicleTypes[type]!;
  const distance = arcs.distance();
  if (scale === null) return { fixed: 0, cost: arcs.matrix(() => ZERO, () => ZERO, () => 0) };
  const size = customers.length + 1;
  const units = exact(scale);
  const most = Math.floor(MOST_UNITS / (size + 1));
  const floor = (money: Exact): number => Math.min(most, Number(floorOf(product(money, units))));
  const kept: Exact[] = [];
  const keep = (amount: Exact): number => kept.push(amount) - 1;
  const perUnit = exact(unitCost);
  const cost = arcs.matrix((i, j) => product(perUnit, distance(i, j)), (i, j) => product(perUnit, distance(i, j)), keep);
  const perMinute = exact(minuteCost);
  const { between, onward } = minuteCost > 0 && time !== null ? arcs.minutes() : { between: () => ZERO, onward: () => ZERO };
  const timed = arcs.matrix((i, j) => product(perMinute, between(i, j)), (i, j) => product(perMinute, onward(i, j)), keep);
  for (const [k, index] of cost.entries()) {
    if (index === Infinity) continue;
    const customer = k % size;
    const serving = servingCost === null || customer === 0 ? ZERO : exact(servingCost[customers[customer - 1]! * vehicleTypes.length + type]!);
    cost[k] = floor(sum(sum(kept[index]!, kept[timed[k]!]!), serving));
  }
  return { fixed: floor(sum(exact(fixedCost), product(perMinute, exact(closing)))), cost };
}

function loads({ customers, quantities }: Problem, { capacity, reload }: VehicleType): RouteView['sums'] {
  const size = customers.length + 1;
  return quantities.flatMap((quantity, k) => [quantity.delivered, quantity.collected].filter((units) => units.some((value) => value > 0)).map((units) => {
    const most = loose(capacity[k]! > 0 ? capacity[k]! * (reload?.maxTrips ?? 1) : 0);
    const grid = gridFor(most, size);
    const used = new Float64Array(size * size);
    for (let j = 1; j < size; j++) {
      const load = grid.downOf(units[customers[j - 1]!]!);
      for (let i = 0; i < size; i++) used[i * size + j] = load;
    }
    return { used, most: grid.upOf(most) };
  }));
}

/** For amounts that are added up to a limit: what is more than the limit is as good as just more. */
function gridFor(most: number, size: number): Grid {
  return new Grid(most === Infinity ? 1 : most + 1, size + 2);
}

function lengths(arcs: Arcs, { vehicleTypes, time }: Problem, { type, closing }: Omit<Costing, 'scale'>): RouteView['sums'] {
  const { maxDuration, maxDriving, maxDistance } = vehicleTypes[type]!;
  const size = arcs.size;
  const within = (most: number, between: Between, onward = between): RouteView['sums'] => {
    if (most === Infinity) return [];
    const grid = gridFor(Math.max(0, most), size);
    return [{ used: arcs.matrix(between, onward, (amount) => grid.down(amount)), most: grid.upOf(most) }];
  };
  const worked = time === null ? null : arcs.minutes();
  return [
    ...(worked === null ? [] : within(loose(maxDuration) - closing, worked.between, worked.onward)),
    ...(time === null ? [] : within(loose(maxDriving), arcs.driving())),
    ...within(loose(maxDistance), arcs.distance()),
  ];
}

interface Timing {
  readonly vehicle: VehicleType;
  readonly time: TimeDimension;
  readonly closing: number;
  readonly scale: number | null;
}

function times(arcs: Arcs, { customers }: Problem, { vehicle, time, closing, scale }: Timing): TimesView {
  const { start, end, earliest, latest } = vehicle;
  const nodes = [...customers];
  const isSoft = (node: number): boolean => time.lateCost[node]! > 0;
  const closeOf = (node: number): number => (isSoft(node) ? Infinity : loose(time.close[node]!));
  const open = [
    Math.max(earliest, start < 0 ? -Infinity : time.open[start]!),
    ...nodes.map((node) => Math.max(time.open[node]!, time.release?.[node] ?? -Infinity, earliest)),
  ];
  const close = [Math.min(loose(latest) - closing, end < 0 ? Infinity : closeOf(end)), ...nodes.map(closeOf)];
  const due = [Infinity, ...nodes.map((node) => (isSoft(node) ? time.close[node]! : Infinity))];
  const span = [...open, ...close, ...due].reduce((most, value) => (Number.isFinite(value) ? Math.max(most, Math.abs(value)) : most), 1);
  const grid = new Grid(2 * span + 1, customers.length + 4);
  const { between, onward } = arcs.minutes();
  const perMinute = 10 ** grid.units.exponent;
  const isPriced = scale !== null && nodes.some(isSoft);
  return {
    minutes: arcs.matrix(between, onward, (minutes) => grid.down(minutes)),
    open: Float64Array.from(open, (minute) => grid.downOf(minute)),
    close: Float64Array.from(close, (minute) => grid.upOf(minute)),
    lateCost: isPriced ? Float64Array.from([0, ...nodes.map((node) => (time.lateCost[node]! * scale * (1 - 1e-9)) / perMinute)]) : null,
    due: Float64Array.from(due, (minute) => grid.upOf(minute)),
  };
}
