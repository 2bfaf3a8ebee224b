import { distanceFunction, drivingMinutes } from '../../model/distances.js';
import type { Distances, FleetLimit, Gaps, MatrixDistances, Problem, Relation, TimeDimension, VehicleType } from '../../model/problem.js';
import { scheduleRoute } from '../../model/schedule.js';
import type { Feature, Random } from '../contract.js';
import { addTraffic } from './traffic.js';
import { addAlternatives, addGoods, withoutAlternatives } from './groups.js';
import { addChanges, addShipments, addTrips, lock, withReload } from './trips-and-shipments.js';

/** The features that are added to a problem around its plan, in this order; all of those but the first need times. */
export const DETAILS = [
  'several-profiles', 'durations', 'shifts', 'breaks', 'time-costs', 'multiple-windows', 'setup-times', 'release-times', 'open-routes', 'multiple-quantities', 'deliveries-first', 'optional-stops', 'droppable-stops',
  'vehicle-restrictions', 'vehicle-prices', 'relations', 'alternatives', 'shipments', 'trips', 'locked-routes', 'changes', 'primary-objective', 'balance', 'route-limits', 'soft-limits', 'fleet-limits', 'places', 'traffic',
  'incompatible-goods',
] as const satisfies readonly Feature[];

type Detail = (typeof DETAILS)[number];

/** Details that a problem without times cannot have. */
export const TIMED_DETAILS: readonly Feature[] = ['durations', 'shifts', 'breaks', 'time-costs', 'multiple-windows', 'setup-times', 'release-times', 'traffic'];

/** Closes of windows and limits while the times of the plan are not known. */
const LATE = 100_000;

/** A problem that is changed, with the customers of each vehicle of its plan, in their order, and with its reloads. */
export interface Planted {
  readonly problem: Problem;
  readonly plan: readonly (readonly number[])[];
  readonly routes: readonly (readonly number[])[];
  readonly random: Random;
}

/**
 * Returns a problem with more features, of which the same plan is feasible: windows, shifts and limits are widened to
 * what the plan needs with them.
 * @param all customers by vehicle, from whose ends alternatives are taken; vehicle v is of type v modulo the number of types.
 */
export function withDetails(problem: Problem, all: Planted['plan'], features: readonly Feature[], random: Random): Problem {
  const added = DETAILS.filter((feature) => features.includes(feature));
  if (added.length === 0) return problem;
  const plan = features.includes('alternatives') ? withoutAlternatives(all) : all;
  const routes = plannedRoutes(problem, all, features);
  const changed = added.reduce<Problem>((before, feature) => ADD[feature]({ problem: before, plan, routes, random }), { ...problem, objective: 'min_total_cost' });
  return problem.time === null ? changed : widened(changed, routes, problem);
}

/** Returns the plan that is feasible with features: without the alternatives that are not taken, and with reloads; by vehicle. */
export function plannedRoutes(problem: Problem, all: Planted['plan'], features: readonly Feature[]): Planted['routes'] {
  const plan = features.includes('alternatives') ? withoutAlternatives(all) : all;
  return features.includes('trips') ? plan.map((customers) => withReload(problem, customers)) : plan;
}

const ADD: Readonly<Record<Detail, (planted: Planted) => Problem>> = {
  'several-profiles': ({ problem }) => ({ ...problem, travel: [...problem.travel, ...problem.travel] }),
  durations: ({ problem }) => ({ ...problem, travel: problem.travel.map((travel) => ({ ...travel, durations: durations(problem) })) }),
  shifts: ({ problem, random }) => everyType(problem, { earliest: 1 + random.below(60), latest: LATE }),
  breaks: ({ problem }) => everyType(problem, { breaks: [{ kind: 'window', earliest: 90, latest: 400, minutes: 10 }, { kind: 'interval', longest: 240, minutes: 15 }] }),
  'time-costs': ({ problem }) => everyType(problem, { minuteCost: 0.25, overtimeAfter: 200, overtimeCost: 0.5 }),
  'multiple-windows': ({ problem, random }) => withTime(problem, (time) => ({ gaps: drawGaps(problem, time, random) })),
  'setup-times': ({ problem, random }) => withTime(problem, () => ({ setup: perCustomer(problem, () => 1 + random.below(5)) })),
  'release-times': ({ problem, random }) => withTime(problem, () => ({ release: perCustomer(problem, () => random.below(60)) })),
  'open-routes': ({ problem }) => everyType(problem, { end: -1 }),
  'multiple-quantities': addQuantity,
  'deliveries-first': deliverFirst,
  'optional-stops': ({ problem, random }) => ({
    ...problem, omission: { price: perCustomer(problem, (k) => (k % 3 === 0 ? Infinity : 50 + random.below(100))), priority: perCustomer(problem, () => 1, 1) },
  }),
  'droppable-stops': ({ problem, random }) => ({
    ...problem,
    omission: { price: perCustomer(problem, (k) => (k % 3 === 2 ? NaN : problem.omission?.price[problem.customers[k]!] ?? Infinity)), priority: perCustomer(problem, () => 1 + random.below(3), 1) },
  }),
  'vehicle-restrictions': restrict,
  'vehicle-prices': ({ problem, random }) => ({
    ...problem, servingCost: Float64Array.from({ length: problem.nodeCount * problem.vehicleTypes.length }, () => random.below(20)),
  }),
  relations: ({ problem, plan }) => ({ ...problem, relations: relationsOf(plan) }),
  alternatives: addAlternatives,
  shipments: addShipments,
  trips: addTrips,
  'locked-routes': lock,
  changes: addChanges,
  'primary-objective': ({ problem, random }) => ({ ...problem, primary: problem.time !== null && random.next() < 0.5 ? 'time' : 'vehicles' }),
  balance: ({ problem }) => ({ ...problem, balanceCost: 0.25 }),
  'route-limits': limit,
  'soft-limits': ({ problem }) => ({
    ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({
      ...type, distanceAfter: 100, extraUnitCost: 0.5, stopsAfter: 3, extraStopCost: 4,
      loadAfter: type.capacity.map((capacity) => capacity / 2), extraLoadCost: type.capacity.map(() => 0.25),
    })),
  }),
  'fleet-limits': limitTogether,
  places: ({ problem }) => elsewhere(problem),
  traffic: addTraffic,
  'incompatible-goods': addGoods,
};

function everyType(problem: Problem, change: Partial<VehicleType>): Problem {
  return { ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, ...change })) };
}

function withTime(problem: Problem, change: (time: TimeDimension) => Partial<TimeDimension>): Problem {
  return { ...problem, time: { ...problem.time!, ...change(problem.time!) } };
}

/** A value for the k-th customer, and another one for all other nodes. */
function perCustomer({ nodeCount, customers }: Problem, value: (k: number) => number, other = 0): Float64Array {
  const values = new Float64Array(nodeCount).fill(other);
  for (const [k, customer] of customers.entries()) values[customer] = value(k);
  return values;
}

function durations(problem: Problem): MatrixDistances {
  const { nodeCount: n } = problem;
  const distance = distanceFunction(problem);
  return { kind: 'matrix', matrix: Float64Array.from({ length: n * n }, (_, k) => 1.2 * distance(Math.floor(k / n), k % n)) };
}

function drawGaps({ nodeCount, customers }: Problem, { open }: TimeDimension, random: Random): Gaps {
  const first = new Int32Array(nodeCount + 1);
  const [from, to]: [number[], number[]] = [[], []];
  const gapped = new Set(customers.filter((_, k) => k % 2 === 0));
  for (let node = 0; node < nodeCount; node++) {
    if (gapped.has(node)) {
      from.push(open[node]! + random.below(10));
      to.push(from.at(-1)! + 1 + random.below(30));
    }
    first[node + 1] = from.length;
  }
  return { first, from: Float64Array.from(from), to: Float64Array.from(to) };
}

function addQuantity({ problem, plan, random }: Planted): Problem {
  const quantity = { delivered: perCustomer(problem, () => random.below(6)), collected: perCustomer(problem, () => random.below(6)) };
  const most = Math.max(1, ...plan.map((customers) => {
    let load = customers.reduce((sum, customer) => sum + quantity.delivered[customer]!, 0);
    return Math.max(load, ...customers.map((customer) => (load += quantity.collected[customer]! - quantity.delivered[customer]!)));
  }));
  return {
    ...problem, quantities: [...problem.quantities, quantity], vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, capacity: Float64Array.of(...type.capacity, most) })),
  };
}

/** Where goods are both delivered and collected, the first half of every route only delivers, and the second only collects. */
function deliverFirst({ problem, plan }: Planted): Problem {
  const first = everyType(problem, { deliveriesFirst: true });
  if (problem.quantities.length === 1) return first;
  const delivers = new Set(plan.flatMap((customers) => customers.slice(0, customers.length / 2)));
  const quantities = problem.quantities.map(({ delivered, collected }) => {
    const amounts = delivered.some((units) => units > 0) ? delivered : collected;
    return { delivered: amounts.map((units, node) => (delivers.has(node) ? units : 0)), collected: collected.map((units, node) => (delivers.has(node) ? 0 : units)) };
  });
  return { ...first, quantities };
}

function restrict({ problem, plan, random }: Planted): Problem {
  const types = problem.vehicleTypes.length;
  const allowed = Uint8Array.from({ length: problem.nodeCount * types }, () => Number(random.next() < 0.7));
  for (const [vehicle, customers] of plan.entries()) for (const customer of customers) allowed[customer * types + (vehicle % types)] = 1;
  return { ...problem, allowed };
}

/** One of each kind that the plan keeps, as far as its routes are long enough. */
function relationsOf(plan: Planted['plan']): Relation[] {
  const [first = [], second = []] = plan;
  const relation = (kind: Relation['kind'], ...nodes: (number | undefined)[]): Relation[] =>
    (nodes.includes(undefined) ? [] : [{ kind, nodes: Int32Array.from(nodes as number[]) }]);
  const found = [
    ...relation('same-vehicle', first[0], first[1]), ...relation('different-vehicles', first[0], second[0]), ...relation('in-order', second[0], second[1]),
    ...relation('in-direct-order', first[1], first[2]),
  ];
  return found.length > 0 ? found : [{ kind: 'same-vehicle', nodes: Int32Array.from(first.slice(0, 1)) }];
}

function limit({ problem, routes: plan }: Planted): Problem {
  const { vehicleTypes } = problem;
  const most = (between: (type: number) => (i: number, j: number) => number): number => Math.max(1, ...plan.map((customers, vehicle) => {
    const type = vehicle % vehicleTypes.length;
    const nodes = [vehicleTypes[type]!.start, ...customers, vehicleTypes[type]!.end];
    return nodes.slice(1).reduce((sum, node, k) => sum + between(type)(nodes[k]!, node), 0);
  }));
  return everyType(problem, {
    maxStops: Math.max(1, ...plan.map(({ length }) => length)),
    maxDistance: Math.ceil(1.1 * most((type) => distanceFunction(problem, vehicleTypes[type]!.profile))),
    ...(problem.time !== null && { maxDriving: Math.ceil(1.1 * most((type) => drivingMinutes(problem, type))) }),
  });
}

/** The plan has as many routes as may be of all types together, and of the first one. */
function limitTogether({ problem, plan }: Planted): Problem {
  const types = problem.vehicleTypes.length;
  const used = (counts: (type: number) => boolean): number => Math.max(1, plan.filter((customers, vehicle) => customers.length > 0 && counts(vehicle % types)).length);
  const limit = (of: readonly number[]): FleetLimit => ({ kind: 'used', types: Int32Array.from(of), most: used((type) => of.includes(type)) });
  return { ...problem, fleetLimits: [limit([...problem.vehicleTypes.keys()]), limit([0])] };
}

/** The same problem with its places in reverse order. */
function elsewhere(problem: Problem): Problem {
  const { nodeCount: n, travel } = problem;
  const reversed = <T extends Distances>(distances: T): T => (distances.kind === 'positions'
    ? { ...distances, x: distances.x.slice().reverse(), y: distances.y.slice().reverse() }
    : { ...distances, matrix: distances.matrix.slice().reverse() });
  return {
    ...problem, place: Int32Array.from({ length: n }, (_, node) => n - 1 - node),
    travel: travel.map((profile) => ({ distances: reversed(profile.distances), durations: profile.durations === null ? null : reversed(profile.durations), traffic: null })),
  };
}

/** Widens what bounds times, so that every route of the plan has the schedule that it has without them. */
function widened(problem: Problem, routes: Planted['routes'], before: Problem): Problem {
  const time = problem.time!;
  const close = time.close.slice();
  const free = everyType({ ...problem, time: { ...time, close: close.slice().fill(LATE) } }, { maxDuration: Infinity });
  let [longest, last] = [1, 1];
  const times = new Map<number, { start: number; leave: number }>();
  for (const [vehicle, customers] of routes.entries()) {
    if (customers.length === 0) continue;
    const { stops, departure, duration } = scheduleRoute(free, vehicle % problem.vehicleTypes.length, customers);
    for (const { node, start, leave } of stops) {
      close[node] = Math.max(close[node]!, Math.ceil(start));
      times.set(node, { start, leave });
    }
    longest = Math.max(longest, duration);
    last = Math.max(last, departure + duration);
  }
  for (let node = 0; node < problem.nodeCount; node++) {
    const end = time.gaps?.first[node + 1] ?? 0;
    if (end > (time.gaps?.first[node] ?? 0)) close[node] = Math.max(close[node]!, time.gaps!.to[end - 1]!);
  }
  const isCapped = before.vehicleTypes[0]!.maxDuration < Infinity;
  const hasShifts = problem.vehicleTypes[0]!.latest < Infinity;
  // Every other ride is limited.
  const shipments = problem.shipments.map((shipment, k) => (k % 2 === 0 ? { ...shipment, maxRide: Math.ceil(times.get(shipment.delivery)!.start - times.get(shipment.pickup)!.leave) } : shipment));
  return everyType({ ...problem, shipments, time: { ...time, close } }, {
    ...(isCapped && { maxDuration: Math.max(before.vehicleTypes[0]!.maxDuration, Math.ceil(1.1 * longest)) }),
    ...(hasShifts && { latest: Math.ceil(1.1 * last) }),
  });
}
