import type { Problem, TimeDimension, VehicleType } from './problem.js';

/** A problem with fewer details of time, whose first nodes are those of the original. Its places and distances are still those of the original. */
export interface FoldedTimes {
  readonly problem: Problem;
  /** Per node: that of the original, or -1: the place without distances. Further depots, which differ in their windows, come last. */
  readonly original: Int32Array;
}

/**
 * Expresses shifts as the windows of depots, each with a node for every window that vehicles need, and open routes as those
 * that begin or end at a place without distances; leaves out prices of lateness where nothing can be late, and time
 * altogether where it limits nothing: the same problem unless it has other details of time. O(n + types).
 */
export function foldTimes(problem: Problem): FoldedTimes {
  const same = Int32Array.from({ length: problem.nodeCount }, (_, node) => node);
  if (problem.time === null) return { problem, original: same };
  const { problem: folded, original } = withDepotsOfShifts(problem, problem.time, same);
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

/** A depot within one window; node -1: the place without distances, where open routes begin or end. */
interface Depot {
  readonly node: number;
  readonly open: number;
  readonly close: number;
}

/** Numbers depots: the first window of each takes its node, every other is a node of its own, after all others. */
class Depots {
  readonly all: Depot[];
  private readonly numbers = new Map<string, number>();
  private readonly taken = new Set<number>();

  constructor({ open, close }: TimeDimension) {
    this.all = Array.from(open, (value, node) => ({ node, open: value, close: close[node]! }));
  }

  numberOf(depot: Depot): number {
    const key = `${depot.node} ${depot.open} ${depot.close}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = depot.node < 0 || this.taken.has(depot.node) ? this.all.length : depot.node;
    this.taken.add(depot.node);
    this.all[number] = depot;
    this.numbers.set(key, number);
    return number;
  }
}

function withDepotsOfShifts(problem: Problem, time: TimeDimension, same: Int32Array): FoldedTimes {
  if (problem.vehicleTypes.every(({ start, end, earliest, latest }) => earliest === 0 && latest === Infinity && start >= 0 && end >= 0)) return { problem, original: same };
  const depots = new Depots(time);
  const openOf = (node: number) => (node < 0 ? 0 : time.open[node]!);
  const closeOf = (node: number) => (node < 0 ? Infinity : time.close[node]!);
  const vehicleTypes = problem.vehicleTypes.map((type): VehicleType => {
    const { start, end, earliest, latest } = type;
    const close = Math.min(latest, closeOf(end));
    const leaving = { node: start, open: Math.max(earliest, openOf(start)), close: start === end ? close : closeOf(start) };
    const returning = start === end ? leaving : { node: end, open: openOf(end), close };
    return { ...type, start: depots.numberOf(leaving), end: depots.numberOf(returning), earliest: 0, latest: Infinity };
  });
  const original = Int32Array.from(depots.all, ({ node }) => node);
  const windows = { open: Float64Array.from(depots.all, ({ open }) => open), close: Float64Array.from(depots.all, ({ close }) => close) };
  const each = eachOf(original);
  return { problem: { ...withNodes(problem, original), vehicleTypes, time: { ...time, service: each(time.service, 0), lateCost: each(time.lateCost, 0), ...windows } }, original };
}

/** Values for the nodes of the original, and another for the place without distances. */
function eachOf(original: Int32Array): (values: Float64Array, other: number) => Float64Array {
  return (values, other) => Float64Array.from(original, (node) => (node < 0 ? other : values[node]!));
}

/** The problem with depots appended; what its nodes have in common with those they stand for. */
function withNodes(problem: Problem, original: Int32Array): Problem {
  const each = eachOf(original);
  const bits = (values: Int32Array) => Int32Array.from(original, (node) => (node < 0 ? 0 : values[node]!));
  const { allowed, omission, incompatible, vehicleTypes } = problem;
  const types = vehicleTypes.length;
  const mayServe = (node: number, type: number) => (node < 0 ? 1 : allowed![node * types + type]!);
  return {
    ...problem,
    nodeCount: original.length,
    quantities: problem.quantities.map(({ delivered, collected }) => ({ delivered: each(delivered, 0), collected: each(collected, 0) })),
    allowed: allowed === null ? null : Uint8Array.from({ length: original.length * types }, (_, k) => mayServe(original[Math.floor(k / types)]!, k % types)),
    omission: omission === null ? null : { price: each(omission.price, Infinity), priority: each(omission.priority, 1) },
    incompatible: incompatible === null ? null : { kinds: bits(incompatible.kinds), excludes: bits(incompatible.excludes) },
  };
}
