import type { Problem, Shipment, VehicleType } from '../../model/problem.js';
import type { Random } from '../contract.js';
import type { Planted } from './details.js';

/** Returns a route that reloads halfway, at the start of the first type. */
export function withReload({ vehicleTypes }: Problem, customers: readonly number[]): readonly number[] {
  const half = Math.ceil(customers.length / 2);
  return customers.length < 2 ? customers : [...customers.slice(0, half), vehicleTypes[0]!.start, ...customers.slice(half)];
}

/**
 * Up to two shipments per route, between customers without a relation: one inside the other if the vehicles unload last in,
 * first out, else one overlapping the other.
 */
export function addShipments({ problem, plan, random }: Planted): Problem {
  const lastInFirstOut = random.next() < 0.5;
  const related = new Set(problem.relations.flatMap(({ nodes }) => [...nodes]));
  const shipments = plan.flatMap((customers) => shipmentsOf(problem, customers.filter((customer) => !related.has(customer)), lastInFirstOut, random));
  const most = problem.quantities.map((_, k) => 2 * Math.max(0, ...shipments.map(({ amounts }) => amounts[k]!)));
  const isShipped = new Set(shipments.flatMap(({ pickup, delivery }) => [pickup, delivery]));
  const others = (units: Float64Array): Float64Array => units.map((value, node) => (isShipped.has(node) ? 0 : value));
  const halves = new Map(shipments.map(({ pickup, delivery }) => [delivery, pickup]));
  const types = problem.vehicleTypes.length;
  return {
    ...problem, shipments,
    quantities: problem.quantities.map(({ delivered, collected }) => ({ delivered: others(delivered), collected: others(collected) })),
    vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, lastInFirstOut, capacity: type.capacity.map((units, k) => units + most[k]!) })),
    // Both halves have one price, one priority and the same vehicles.
    omission: problem.omission === null ? null : {
      price: problem.omission.price.map((_, node, all) => all[halves.get(node) ?? node]!),
      priority: problem.omission.priority.map((_, node, all) => all[halves.get(node) ?? node]!),
    },
    allowed: problem.allowed === null ? null : problem.allowed.map((_, k, all) => all[(halves.get(Math.floor(k / types)) ?? Math.floor(k / types)) * types + (k % types)]!),
  };
}

function shipmentsOf({ quantities }: Problem, customers: readonly number[], isNested: boolean, random: Random): Shipment[] {
  const [a, b, c, d] = customers;
  const between = (pickup: number, delivery: number): Shipment => ({ pickup, delivery, amounts: Float64Array.from(quantities, () => random.below(6)), maxRide: Infinity });
  if (a === undefined || b === undefined) return [];
  if (c === undefined || d === undefined) return [between(a, b)];
  return isNested ? [between(a, d), between(b, c)] : [between(a, c), between(b, d)];
}

/** All vehicles may reload where those of the plan do, and need not carry more than the largest load of a trip. */
export function addTrips({ problem, routes, random }: Planted): Problem {
  const depot = problem.vehicleTypes[0]!.start;
  const trips = routes.flatMap((route) => (route.includes(depot) ? [route.slice(0, route.indexOf(depot)), route.slice(route.indexOf(depot))] : [route]));
  const most = problem.quantities.map(({ delivered, collected }, k) => {
    const shipped = 2 * Math.max(0, ...problem.shipments.map(({ amounts }) => amounts[k]!));
    return Math.ceil(1.1 * Math.max(1, ...trips.map((trip) => trip.reduce((sum, node) => sum + delivered[node]! + collected[node]!, shipped))));
  });
  const reload: VehicleType['reload'] = { depots: Int32Array.of(depot), minutes: random.below(10), maxTrips: 2 + random.below(2) };
  return { ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, reload, capacity: type.capacity.map((units, k) => Math.min(units, most[k]!)) })) };
}

/** Makes every vehicle a type of its own; the first begins with what it does first in the plan. */
export function lock({ problem, routes }: Planted): Problem {
  const { vehicleTypes: types, allowed, servingCost, nodeCount } = problem;
  const vehicleTypes = routes.map((route, vehicle): VehicleType => (
    { ...types[vehicle % types.length]!, vehicles: Int32Array.of(vehicle), locked: Int32Array.from(vehicle === 0 ? route.slice(0, 2) : []) }));
  const count = vehicleTypes.length;
  const before = (k: number): number => Math.floor(k / count) * types.length + ((k % count) % types.length);
  return {
    ...problem, vehicleTypes,
    allowed: allowed === null ? null : Uint8Array.from({ length: nodeCount * count }, (_, k) => allowed[before(k)]!),
    servingCost: servingCost === null ? null : Float64Array.from({ length: nodeCount * count }, (_, k) => servingCost[before(k)]!),
  };
}

/** The earlier plan is the planted one, but that some customers were not in it, and others before or with other ones. */
export function addChanges({ problem, plan, random }: Planted): Problem {
  const type = new Int32Array(problem.nodeCount).fill(-1);
  const follows = new Int32Array(problem.nodeCount).fill(-2);
  for (const [vehicle, customers] of plan.entries()) {
    const known = customers.filter(() => random.next() < 0.8);
    for (const [place, customer] of known.entries()) {
      type[customer] = (random.next() < 0.8 ? vehicle : random.below(plan.length)) % problem.vehicleTypes.length;
      follows[customer] = place === 0 ? -1 : known[place - 1]!;
    }
  }
  return { ...problem, changes: { type, follows, vehicleCost: 1 + random.below(20), orderCost: 1 + random.below(10) } };
}
