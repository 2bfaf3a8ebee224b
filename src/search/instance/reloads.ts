import type { Gaps, Problem, TimeDimension, VehicleType } from '../../model/problem.js';

/** At least this many reloads can be in use at a time, and this many for each trip that the goods need. */
const LEAST_RELOADS = 50;
const RELOADS_PER_TRIP = 4;

/** A depot where the vehicles of some types reload in the same time, and the nodes that stand for its visits. */
interface Reloading {
  readonly depot: number;
  readonly minutes: number;
  /** Loading does not begin before. */
  readonly earliest: number;
  /** The first of its copies, and the node after the last. */
  readonly from: number;
  readonly to: number;
}

/** A problem whose reloads have nodes of their own, several for each depot: a node is on a route once. */
export interface WithReloads {
  readonly problem: Problem;
  readonly reloadings: readonly Reloading[];
  /** Per type: indices into `reloadings`. */
  readonly ofType: readonly (readonly number[])[];
}

/** A reloading before it has nodes. */
interface Place extends Omit<Reloading, 'from' | 'to'> {
  readonly copies: number;
  /** The first customer of the beginning that it is locked in; -1: none. */
  readonly lockedAfter: number;
}

/** Adds the nodes of reloads, after all others, to a problem; the same problem if no vehicle reloads. O(nodes). */
export function withReloads(problem: Problem): WithReloads {
  const copies = copiesOf(problem);
  const places: Place[] = [];
  const ofType = problem.vehicleTypes.map((type) => [...lockedPlaces(problem, type), ...placesOf(problem, type, copies)].map((place) => {
    const known = places.findIndex((other) => (['depot', 'minutes', 'earliest', 'lockedAfter'] as const).every((key) => place[key] === other[key]));
    return known >= 0 ? known : places.push(place) - 1;
  }));
  if (places.length === 0) return { problem, reloadings: [], ofType };
  let to = problem.nodeCount;
  const reloadings = places.map(({ depot, minutes, earliest, copies: count }): Reloading => ({ depot, minutes, earliest, from: to, to: (to += count) }));
  return { problem: expanded(problem, reloadings), reloadings, ofType };
}

function placesOf({ time }: Problem, { reload }: VehicleType, copies: number): Place[] {
  if (reload === null) return [];
  const { minutes, afterLocked = -Infinity } = reload;
  return Array.from(new Set(reload.depots), (depot) => ({ depot, minutes, earliest: Math.max(time?.open[depot] ?? -Infinity, afterLocked), copies, lockedAfter: -1 }));
}

/** Where a beginning reloads before others may: with as many nodes as it needs, all of which it always has. */
function lockedPlaces({ time }: Problem, { reload, locked }: VehicleType): Place[] {
  if (reload?.afterLocked === undefined) return [];
  return Array.from(new Set(reload.depots), (depot) => ({
    depot, minutes: reload.minutes, earliest: time?.open[depot] ?? -Infinity, copies: locked.filter((node) => node === depot).length, lockedAfter: locked[0]!,
  })).filter(({ copies }) => copies > 0);
}

/** How many reloads of a depot can be in use at a time: more than trips can be of use. */
function copiesOf({ customers, quantities, vehicleTypes }: Problem): number {
  const reloading = vehicleTypes.filter(({ reload }) => reload !== null);
  const reloads = reloading.reduce((sum, { reload, vehicles }) => sum + vehicles.length * (reload!.maxTrips - 1), 0);
  const trips = quantities.reduce((most, { delivered, collected }, k) => {
    const room = reloading.reduce((least, { capacity }) => Math.min(least, capacity[k]!), Infinity);
    const goods = customers.reduce((sum, c) => sum + Math.max(delivered[c]!, collected[c]!), 0);
    return Math.max(most, room > 0 ? goods / room : 0);
  }, 0);
  return Math.max(0, Math.min(customers.length, reloads, Math.max(LEAST_RELOADS, Math.ceil(RELOADS_PER_TRIP * trips))));
}

function expanded(problem: Problem, reloadings: readonly Reloading[]): Problem {
  const { nodeCount: n, vehicleTypes, quantities, allowed, omission, time } = problem;
  const nodeCount = reloadings.at(-1)!.to;
  const depots = reloadings.flatMap(({ depot, from, to }) => Array.from({ length: to - from }, () => depot));
  const original = Int32Array.from({ length: nodeCount }, (_, node) => (node < n ? node : depots[node - n]!));
  const padded = (values: Float64Array, rest: number) => Float64Array.from({ length: nodeCount }, (_, node) => (node < n ? values[node]! : rest));
  return {
    ...problem, nodeCount,
    place: Int32Array.from({ length: nodeCount }, (_, node) => placeOf(problem, original[node]!)),
    quantities: quantities.map(({ delivered, collected }) => ({ delivered: padded(delivered, 0), collected: padded(collected, 0) })),
    allowed: allowed === null ? null : Uint8Array.from({ length: nodeCount * vehicleTypes.length }, (_, k) => allowed[k] ?? 1),
    omission: omission === null ? null : { price: padded(omission.price, NaN), priority: padded(omission.priority, 1) },
    time: time === null ? null : withLoading(time, reloadings, original),
  };
}

/** With the minutes of loading as service; the kernel derives that it does not begin before its trip is released. */
function withLoading(time: TimeDimension, reloadings: readonly Reloading[], original: Int32Array): TimeDimension {
  const { open, close, service, setup, lateCost, release, gaps } = time;
  const copied = (values: Float64Array) => Float64Array.from(original, (node) => values[node]!);
  const [minutes, opens] = [copied(service), copied(open)];
  for (const reloading of reloadings) {
    minutes.fill(reloading.minutes, reloading.from, reloading.to);
    opens.fill(reloading.earliest, reloading.from, reloading.to);
  }
  return {
    open: opens, close: copied(close), service: minutes, lateCost: copied(lateCost), setup: setup && copied(setup), release: release && copied(release),
    gaps: gaps && copiedGaps(gaps, original),
  };
}

function copiedGaps({ first, from, to }: Gaps, original: Int32Array): Gaps {
  const all = (values: Float64Array) => Float64Array.from([...original].flatMap((node) => [...values.subarray(first[node], first[node + 1])]));
  const starts = new Int32Array(original.length + 1);
  original.forEach((node, k) => { starts[k + 1] = starts[k]! + first[node + 1]! - first[node]!; });
  return { first: starts, from: all(from), to: all(to) };
}

function placeOf({ place }: Problem, node: number): number {
  return place === null ? node : place[node]!;
}

/** The arrays of the kernel: where the copies of each reloading begin, their depots, when they open, and the reloadings of each type. */
export function reloadArrays({ problem, reloadings, ofType }: WithReloads) {
  return {
    reloadFirst: reloadings.length === 0 ? [] : [...reloadings.map(({ from }) => from), reloadings.at(-1)!.to],
    reloadDepot: reloadings.map(({ depot }) => depot),
    reloadOpen: reloadings.map(({ earliest }) => earliest),
    reloadStart: reloadings.length === 0 ? [] : ofType.map((_, type) => ofType.slice(0, type).flat().length).concat(ofType.flat().length),
    reloadOf: ofType.flat(),
    mostReloads: reloadings.length === 0 ? [] : problem.vehicleTypes.map(({ reload }) => (reload === null ? 0 : reload.maxTrips - 1)),
  };
}
