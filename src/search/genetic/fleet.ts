import { distance, type Network } from '../instance/layout.js';

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
export function geneticFleet(net: Network): GeneticFleet {
  const types = Array.from(net.start.keys());
  const differ = (values: Float64Array) => values.some((value) => value !== values[0]);
  const rated = differ(net.unitCost);
  const paced = net.timed && differ(net.minutes);
  const baseRate = net.unitCost.reduce((most, cost) => Math.max(most, cost), 0);
  const minutes = net.minutes[0]!;
  const rate = Float64Array.from(net.unitCost, (cost) => (rated ? Math.max(LEAST_RATE, cost / baseRate) : 1));
  const ends = [...net.start, ...net.end].map((node, k) => ({ node, half: net.fixedCost[k % types.length]! / 2 / rate[k % types.length]! }));
  const depots = classesOf(ends, ({ node, half }) => `${node} ${half}`);
  const numbers = depots.of.map((depot) => (depot === 0 ? 0 : net.customers.length + depot));
  const slotStart = slotsOf(net);
  const places = new Set([...net.start, ...net.end]);
  return {
    types: types.length,
    slots: slotStart.at(-1)!,
    slotStart,
    depots: depots.first,
    start: numbers.slice(0, types.length),
    end: numbers.slice(types.length),
    capacity: net.capacity.slice(),
    rate,
    pace: net.minutes.map((value) => (paced ? value / minutes : 1)),
    shift: classesOf(types, (t) => `${net.start[t]} ${net.end[t]} ${net.minutes[t]}`).of,
    homeward: classesOf(types, (t) => `${net.end[t]} ${net.minutes[t]}`).of,
    ...orders(net, places.size > 1),
    rated,
    paced,
    spread: places.size > 1,
    baseRate,
    minutes,
  };
}

/** How many routes of each type can be open at once, summed up. */
function slotsOf(net: Network): Int32Array {
  const n = net.customers.length;
  const total = net.customers.reduce((sum, c) => sum + net.demand[c]!, 0);
  const slotStart = new Int32Array(net.typeCount + 1);
  net.fleet.forEach((fleet, type) => {
    const filled = Math.ceil(total / net.capacity[type]!) || 1;
    const spare = Math.ceil(SPARE_SHARE * filled) + SPARE_ROUTES;
    const most = Math.min(n, net.timed ? Math.max(spare, Math.ceil(n / LEAST_VISITS)) : spare);
    slotStart[type + 1] = slotStart[type]! + Math.min(fleet, most);
  });
  return slotStart;
}

/**
 * Per customer number: types by the cost of a route with this customer alone, and by the way from where they start and to
 * where they end; of the latter, how many are near.
 */
function orders(net: Network, spread: boolean): Pick<GeneticFleet, 'typeOrder' | 'depotOrder' | 'nearTypes'> {
  const size = (net.customers.length + 1) * net.typeCount;
  const [typeOrder, depotOrder, nearTypes] = [new Int32Array(size), new Int32Array(size), new Int32Array(net.customers.length + 1)];
  const types = Array.from(net.start.keys());
  const { node, width, count } = net.near;
  net.customers.forEach((c, k) => {
    const way = types.map((type) => distance(net, net.start[type]!, c) + distance(net, c, net.end[type]!));
    const alone = types.map((type) => (net.demand[c]! > net.capacity[type]! ? Infinity : net.fixedCost[type]! + net.unitCost[type]! * way[type]!));
    const last = node[c * width + Math.min(DEPOT_GRANULARITY, count[c]!) - 1];
    depotOrder.set(types.toSorted((a, b) => way[a]! - way[b]!), (k + 1) * net.typeCount);
    typeOrder.set(types.toSorted((a, b) => (alone[a]! < alone[b]! ? -1 : Number(alone[a]! > alone[b]!))), (k + 1) * net.typeCount);
    if (spread) nearTypes[k + 1] = last === undefined ? types.length : way.filter((length) => length <= distance(net, c, last) + distance(net, last, c)).length;
  });
  return { typeOrder, depotOrder, nearTypes };
}
