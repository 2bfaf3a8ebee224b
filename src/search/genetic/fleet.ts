import { distance, type Instance } from '../instance/layout.js';

/** A depot is near a customer when no farther than its neighbour of this rank by distance. */
const DEPOT_GRANULARITY = 20;
/** Routes beyond those that the load fills: a share and a number. */
const SPARE_SHARE = 1.3;
const SPARE_ROUTES = 3;
/** Customers of a route at least, on average, with windows. */
const LEAST_VISITS = 2;
/** Least rate of a vehicle beside the largest: of two routes at no cost the shorter one is still better. */
const LEAST_RATE = 1e-6;

/** A depot of the genetic search: a node, and half the fixed cost of the vehicles that use it, as weighted distance. */
export interface Depot {
  readonly node: number;
  readonly half: number;
}

/** The vehicles of a genetic search, by type; see the kernel's `GeneticInstance`. */
export interface GeneticFleet {
  readonly types: number;
  readonly slots: number;
  readonly slotStart: Int32Array;
  /** The first bears the number 0, the others those behind the customers'. */
  readonly depots: readonly Depot[];
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly capacity: Float64Array;
  readonly rate: Float64Array;
  readonly pace: Float64Array;
  readonly shift: Int32Array;
  readonly homeward: Int32Array;
  readonly typeOrder: Int32Array;
  readonly depotOrder: Int32Array;
  readonly nearTypes: Int32Array;
  readonly rated: boolean;
  readonly paced: boolean;
  readonly spread: boolean;
  /** Cost of a unit of distance at rate 1, and minutes for it at pace 1. */
  readonly baseRate: number;
  readonly minutes: number;
}

/** Numbers by equality of a key, in the order of their first occurrence. */
function classesOf<T>(items: readonly T[], key: (item: T) => string): { readonly of: Int32Array; readonly first: readonly T[] } {
  const found = new Map<string, number>();
  const first: T[] = [];
  const of = Int32Array.from(items, (item) => {
    const known = found.get(key(item));
    if (known !== undefined) return known;
    found.set(key(item), first.length);
    return first.push(item) - 1;
  });
  return { of, first };
}

/** Lays the vehicles of a network out for the genetic search; O(n types log types). */
export function geneticFleet(instance: Instance): GeneticFleet {
  const types = Array.from(instance.start.keys());
  const differ = (values: Float64Array) => values.some((value) => value !== values[0]);
  const rated = differ(instance.unitCost);
  const paced = instance.timed && differ(instance.minutes);
  const baseRate = instance.unitCost.reduce((most, cost) => Math.max(most, cost), 0);
  const minutes = instance.minutes[0]!;
  const rate = Float64Array.from(instance.unitCost, (cost) => (rated ? Math.max(LEAST_RATE, cost / baseRate) : 1));
  const ends = [...instance.start, ...instance.end].map((node, k) => ({ node, half: instance.fixedCost[k % types.length]! / 2 / rate[k % types.length]! }));
  const depots = classesOf(ends, ({ node, half }) => `${node} ${half}`);
  const numbers = depots.of.map((depot) => (depot === 0 ? 0 : instance.customers.length + depot));
  const slotStart = slotsOf(instance);
  const places = new Set([...instance.start, ...instance.end]);
  return {
    types: types.length,
    slots: slotStart.at(-1)!,
    slotStart,
    depots: depots.first,
    start: numbers.slice(0, types.length),
    end: numbers.slice(types.length),
    capacity: instance.capacity.slice(),
    rate,
    pace: instance.minutes.map((value) => (paced ? value / minutes : 1)),
    shift: classesOf(types, (t) => `${instance.start[t]} ${instance.end[t]} ${instance.minutes[t]}`).of,
    homeward: classesOf(types, (t) => `${instance.end[t]} ${instance.minutes[t]}`).of,
    ...orders(instance, places.size > 1),
    rated,
    paced,
    spread: places.size > 1,
    baseRate,
    minutes,
  };
}

/** How many routes of each type can be open at once, summed up. */
function slotsOf(instance: Instance): Int32Array {
  const n = instance.customers.length;
  const total = instance.customers.reduce((sum, c) => sum + instance.demand[c]!, 0);
  const slotStart = new Int32Array(instance.typeCount + 1);
  instance.fleet.forEach((fleet, type) => {
    const filled = Math.ceil(total / instance.capacity[type]!) || 1;
    const spare = Math.ceil(SPARE_SHARE * filled) + SPARE_ROUTES;
    const most = Math.min(n, instance.timed ? Math.max(spare, Math.ceil(n / LEAST_VISITS)) : spare);
    slotStart[type + 1] = slotStart[type]! + Math.min(fleet, most);
  });
  return slotStart;
}

/**
 * Per customer number: types by the cost of a route with this customer alone, and by the way from where they start and to
 * where they end; of the latter, how many are near.
 */
function orders(instance: Instance, spread: boolean): Pick<GeneticFleet, 'typeOrder' | 'depotOrder' | 'nearTypes'> {
  const size = (instance.customers.length + 1) * instance.typeCount;
  const [typeOrder, depotOrder, nearTypes] = [new Int32Array(size), new Int32Array(size), new Int32Array(instance.customers.length + 1)];
  const types = Array.from(instance.start.keys());
  const { node, width, count } = instance.near;
  instance.customers.forEach((c, k) => {
    const way = types.map((type) => distance(instance, instance.start[type]!, c) + distance(instance, c, instance.end[type]!));
    const alone = types.map((type) => (instance.demand[c]! > instance.capacity[type]! ? Infinity : instance.fixedCost[type]! + instance.unitCost[type]! * way[type]!));
    const last = node[c * width + Math.min(DEPOT_GRANULARITY, count[c]!) - 1];
    depotOrder.set(types.toSorted((a, b) => way[a]! - way[b]!), (k + 1) * instance.typeCount);
    typeOrder.set(types.toSorted((a, b) => (alone[a]! < alone[b]! ? -1 : Number(alone[a]! > alone[b]!))), (k + 1) * instance.typeCount);
    if (spread) nearTypes[k + 1] = last === undefined ? types.length : way.filter((length) => length <= distance(instance, c, last) + distance(instance, last, c)).length;
  });
  return { typeOrder, depotOrder, nearTypes };
}
