import type { Problem, TimeDimension, VehicleType } from './problem.js';

/** A problem with fewer details of time, whose first nodes are those of the original. */
export interface FoldedTimes {
  readonly problem: Problem;
  /** Per node: that of the original; further depots, which differ in their windows, come last. */
  readonly original: Int32Array;
}

/**
 * Expresses shifts as the windows of depots, each with a node for every window that vehicles need, and leaves out prices
 * of lateness where nothing can be late, and time altogether where it limits nothing: the same problem unless it has
 * other details of time, open routes among them. O(n + types).
 */
export function foldTimes(problem: Problem): FoldedTimes {
  const same = Int32Array.from({ length: problem.nodeCount }, (_, node) => node);
  if (problem.time === null) return { problem, original: same };
  const { problem: folded, original } = withShiftsOfDepots(problem, problem.time, same);
  const time = folded.time!;
  const isTimeless = time.close.every((limit) => limit === Infinity) && folded.vehicleTypes.every(({ maxDuration }) => maxDuration === Infinity);
  if (isTimeless) return { problem: withoutTime(folded), original };
  return { problem: { ...folded, time: { ...time, lateCost: commonLateCost(time) } }, original };
}

function withoutTime(problem: Problem): Problem {
  return {
    ...problem, time: null,
    travel: problem.travel.map((travel) => ({ ...travel, durations: null, traffic: null })),
    vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, pace: 0 })),
  };
}

/** One price per minute for all nodes, if those that can be late agree. */
function commonLateCost({ close, lateCost }: TimeDimension): Float64Array {
  const prices = new Set(lateCost.filter((_, node) => close[node]! < Infinity));
  return prices.size > 1 ? lateCost : new Float64Array(lateCost.length).fill(prices.values().next().value ?? 0);
}

/** A depot within one window. */
interface Depot {
  readonly node: number;
  readonly open: number;
  readonly close: number;
}

function withShiftsOfDepots(problem: Problem, time: TimeDimension, same: Int32Array): FoldedTimes {
  if (problem.vehicleTypes.every(({ earliest, latest }) => earliest === 0 && latest === Infinity)) return { problem, original: same };
  const depots: Depot[] = Array.from(same, (node) => ({ node, open: time.open[node]!, close: time.close[node]! }));
  const taken = new Set<number>();
  const numbers = new Map<string, number>();
  const numberOf = (depot: Depot): number => {
    if (depot.node < 0) return depot.node;
    const key = `${depot.node} ${depot.open} ${depot.close}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = taken.has(depot.node) ? depots.length : depot.node;
    taken.add(depot.node);
    depots[number] = depot;
    numbers.set(key, number);
    return number;
  };
  const vehicleTypes = problem.vehicleTypes.map((type): VehicleType => {
    const { start, end, earliest, latest } = type;
    const open = (node: number) => Math.max(earliest, time.open[node]!);
    const close = (node: number) => Math.min(latest, time.close[node]!);
    const leaving = { node: start, open: open(start), close: start === end ? close(end) : time.close[start]! };
    const returning = start === end ? leaving : { node: end, open: time.open[end]!, close: close(end) };
    return { ...type, start: numberOf(leaving), end: numberOf(returning), earliest: 0, latest: Infinity };
  });
  const original = Int32Array.from(depots, ({ node }) => node);
  const windows = { open: Float64Array.from(depots, ({ open }) => open), close: Float64Array.from(depots, ({ close }) => close) };
  return { problem: { ...withNodes(problem, original), vehicleTypes, time: { ...timesOf(time, original), ...windows } }, original };
}

/** The problem with depots appended; what its nodes have in common with those they stand for. */
function withNodes(problem: Problem, original: Int32Array): Problem {
  const each = (values: Float64Array) => Float64Array.from(original, (node) => values[node]!);
  const bits = (values: Int32Array) => Int32Array.from(original, (node) => values[node]!);
  const { allowed, omission, incompatible, vehicleTypes } = problem;
  const types = vehicleTypes.length;
  return {
    ...problem,
    nodeCount: original.length,
    place: problem.place === null ? null : bits(problem.place),
    quantities: problem.quantities.map(({ delivered, collected }) => ({ delivered: each(delivered), collected: each(collected) })),
    allowed: allowed === null ? null : Uint8Array.from({ length: original.length * types }, (_, k) => allowed[original[Math.floor(k / types)]! * types + (k % types)]!),
    omission: omission === null ? null : { price: each(omission.price), priority: each(omission.priority) },
    incompatible: incompatible === null ? null : { kinds: bits(incompatible.kinds), excludes: bits(incompatible.excludes) },
  };
}

function timesOf(time: TimeDimension, original: Int32Array): TimeDimension {
  const each = (values: Float64Array) => Float64Array.from(original, (node) => values[node]!);
  return { ...time, service: each(time.service), lateCost: each(time.lateCost) };
}
