import type { Changes, Problem, Shipment, VehicleType } from '../../src/model/problem.js';
import { dice, type Dice } from './random-problem.js';
import { tinyProblem } from './tiny-problem.js';

/** Which of the features beside the others; omitted ones are random. */
export interface ShippedFeatures {
  readonly customers: number;
  readonly shipments?: boolean;
  readonly trips?: boolean;
  readonly locked?: boolean;
  readonly changes?: boolean;
}

/** Returns a tiny problem without breaks with a random mix of shipments, trips, a locked beginning and an earlier plan. */
export function tinyShipments(seed: number, features: ShippedFeatures): Problem {
  const random = dice(seed + 31_000);
  const wants = (feature: Exclude<keyof ShippedFeatures, 'customers'>): boolean => {
    const drawn = random.chance(0.5);
    return features[feature] ?? drawn;
  };
  let problem = tinyProblem(seed, { customers: features.customers, breaks: false });
  if (wants('shipments')) problem = shipped(random, problem);
  if (wants('trips')) problem = reloading(random, problem);
  if (wants('locked')) problem = locked(random, problem);
  return wants('changes') ? { ...problem, changes: changes(random, problem) } : problem;
}

/** Pairs of customers, each with one price, one priority and the same vehicles. */
function shipped(random: Dice, problem: Problem): Problem {
  const free = random.shuffle([...problem.customers]);
  const shipments: Shipment[] = [];
  while (free.length > 1 && (shipments.length === 0 || random.chance(0.6))) {
    const [pickup, delivery] = free.splice(0, 2) as [number, number];
    shipments.push({ pickup, delivery, amounts: Float64Array.from(problem.quantities, () => random.int(0, 5)), maxRide: random.chance(0.4) ? Infinity : random.int(1, 14) });
  }
  const halves = new Map(shipments.map(({ pickup, delivery }) => [delivery, pickup]));
  const types = problem.vehicleTypes.length;
  const { allowed, omission } = problem;
  const others = (units: Float64Array): Float64Array => units.map((value, node) => (shipments.some(({ pickup, delivery }) => node === pickup || node === delivery) ? 0 : value));
  const alike = (values: Float64Array): Float64Array => values.map((_, node) => values[halves.get(node) ?? node]!);
  return {
    ...problem, shipments,
    quantities: problem.quantities.map(({ delivered, collected }) => ({ delivered: others(delivered), collected: others(collected) })),
    relations: problem.relations.filter(({ nodes }) => !nodes.some((node) => shipments.some(({ pickup, delivery }) => node === pickup || node === delivery))),
    vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, lastInFirstOut: random.chance(0.3) })),
    allowed: allowed === null ? null : allowed.map((_, k) => allowed[(halves.get(Math.floor(k / types)) ?? Math.floor(k / types)) * types + (k % types)]!),
    omission: omission === null ? null : { price: alike(omission.price), priority: alike(omission.priority) },
  };
}

function reloading(random: Dice, problem: Problem): Problem {
  const time = problem.time!;
  const release = time.release ?? Float64Array.from({ length: problem.nodeCount }, () => (random.chance(0.5) ? random.int(0, 15) : 0));
  const reloads = (): VehicleType['reload'] => (random.chance(0.2)
    ? null
    : { depots: random.chance(0.3) ? Int32Array.of(0, 1) : Int32Array.of(1), minutes: random.int(0, 3), maxTrips: random.pick([2, 3, Infinity]) });
  return {
    ...problem, time: { ...time, release },
    vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, reload: reloads(), capacity: type.capacity.map((units) => random.int(3, units)) })),
  };
}

/** The last type has one vehicle, which begins with one or two customers. */
function locked(random: Dice, problem: Problem): Problem {
  const { vehicleTypes, customers } = problem;
  const first = vehicleTypes.at(-1)!;
  const beginning = random.shuffle([...customers]).slice(0, random.int(1, 2));
  const split = [...vehicleTypes.slice(0, -1), { ...first, vehicles: first.vehicles.slice(0, 1), locked: Int32Array.from(beginning) }];
  return { ...problem, vehicleTypes: split, vehicleCount: split.reduce((sum, { vehicles }) => sum + vehicles.length, 0) };
}

/** Returns a tiny problem with a locked beginning that ends with a reload; null: its vehicle may not reload. */
export function lockedToReload(seed: number, features: ShippedFeatures): Problem | null {
  const problem = tinyShipments(seed, { ...features, trips: true, locked: true });
  const last = problem.vehicleTypes.at(-1)!;
  if (last.reload === null) return null;
  return { ...problem, vehicleTypes: [...problem.vehicleTypes.slice(0, -1), { ...last, locked: Int32Array.of(...last.locked, last.reload.depots[0]!) }] };
}

/** Returns a tiny problem with a locked beginning, with a reload in it where it has two customers, after which none begins before a minute; null: its vehicle may not reload. */
export function lockedBeforeReload(seed: number, features: ShippedFeatures): Problem | null {
  const problem = tinyShipments(seed, { ...features, trips: true, locked: true });
  const last = problem.vehicleTypes.at(-1)!;
  if (last.reload === null) return null;
  const [first, ...others] = last.locked;
  const locked = others.length === 0 ? last.locked : Int32Array.of(first!, last.reload.depots[0]!, ...others);
  return { ...problem, vehicleTypes: [...problem.vehicleTypes.slice(0, -1), { ...last, locked, reload: { ...last.reload, afterLocked: 5 + (seed % 20) } }] };
}

/** An earlier plan: the customers in any order on any types. */
function changes(random: Dice, { nodeCount, customers, vehicleTypes }: Problem): Changes {
  const type = new Int32Array(nodeCount).fill(-1);
  const follows = new Int32Array(nodeCount).fill(-2);
  const last = vehicleTypes.map(() => -1);
  for (const customer of random.shuffle([...customers])) {
    if (random.chance(0.2)) continue;
    const index = random.int(0, vehicleTypes.length - 1);
    type[customer] = index;
    follows[customer] = last[index]!;
    last[index] = customer;
  }
  return { type, follows, vehicleCost: random.int(0, 9), orderCost: random.int(0, 4) };
}
