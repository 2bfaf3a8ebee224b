import { Completion } from '../bounds/completion';
import { LabelPool, PARENT, vertexOf } from '../bounds/label';
import { Labelling, MOST_COMPLETIONS } from '../bounds/labelling';
import { Merging } from '../bounds/merging';
import { MOST_RESOURCES, Network } from '../bounds/network';
import { thin } from '../bounds/thinning';

const pool = new LabelPool();
const forward = new Labelling(pool);
const backward = new Labelling(pool);
const merging = new Merging(forward);

function directed(isForward: boolean): Labelling { return isForward ? forward : backward; }

/** Sets the addresses of what both directions share, and the number of vertices and words of states; see `Network`. */
export function describePricing(size: i32, words: i32, bits: usize, shared: usize, sharedFew: usize, own: usize, counted: usize, kept: usize, penalty: usize): void {
  for (let side: i32 = 0; side < 2; side++) {
    const network: Network = directed(side === 0).network;
    network.size = size;
    network.words = words;
    network.bits = bits;
    network.shared = shared;
    network.sharedFew = sharedFew;
    network.own = own;
    network.carried = shared;
    network.counted = counted;
    network.kept = kept;
    network.penalty = penalty;
    network.time = -1;
  }
}
/** Sets the lateness of the forward direction: which resource is the time. */
export function describeLateness(time: i32, lateCost: usize, dueAt: usize): void {
  forward.network.time = time;
  forward.network.lateCost = lateCost;
  forward.network.dueAt = dueAt;
}
/** Sets the addresses of costs and arcs of a direction. */
export function describeArcs(isForward: boolean, cost: usize, first: usize, targets: usize): void {
  const network: Network = directed(isForward).network;
  network.cost = cost;
  network.first = first;
  network.targets = targets;
}
export function describeResource(isForward: boolean, k: i32, use: usize, low: usize, high: usize, start: f64): void {
  const network: Network = directed(isForward).network;
  network.use[k] = use;
  network.low[k] = low;
  network.high[k] = high;
  network.start[k] = start;
}
/** Sets the addresses of the buckets of a direction, see `Labelling`. */
export function describeBuckets(isForward: boolean, base: usize, rate: usize, columnBase: usize, columnRate: usize): void {
  const labelling: Labelling = directed(isForward);
  labelling.base = base;
  labelling.rate = rate;
  labelling.columnBase = columnBase;
  labelling.columnRate = columnRate;
}
/** Sets the addresses of what joining reads and writes, see `Merging`; shifts are one array per resource, one after another. */
export function describeMerging(costShift: usize, shifts: usize, best: usize, ahead: usize, behind: usize, arcs: usize, upTo: usize): void {
  merging.costShift = costShift;
  for (let k: i32 = 0; k < MOST_RESOURCES; k++) merging.shift[k] = shifts + ((usize(k) * forward.network.size) << 3);
  merging.best = best;
  merging.ahead = ahead;
  merging.behind = behind;
  merging.arcs = arcs;
  merging.upTo = upTo;
}
export function mostResources(): i32 { return MOST_RESOURCES; }
export function clearLabels(): void { pool.clear(); }
export function labelCount(): i32 { return pool.count; }
export function clearWork(): void {
  forward.clearWork();
  backward.clearWork();
}
/** Returns the work on labels since it was cleared, see `Labelling`. */
export function labelWork(): f64 { return f64(forward.work + backward.work); }
/** Begins the labels of a direction; those of the other remain. */
export function beginLabels(isForward: boolean, limit: f64, strict: boolean, overshoot: boolean, truncated: boolean, from: f64, to: f64, width: f64): void {
  const labelling: Labelling = directed(isForward);
  labelling.limit = limit;
  labelling.strict = strict;
  labelling.overshoot = overshoot;
  labelling.truncated = truncated;
  labelling.begin(from, to, width);
}
export function extendLabels(isForward: boolean, most: i32): boolean { return directed(isForward).run(most); }
/** Begins to join; `mirrored`: paths from the depot stand for those to its end. */
export function beginJoining(mirrored: boolean): void { merging.begin(directed(mirrored)); }
export function joinLabels(mirrored: boolean, most: i32): boolean { return merging.run(directed(mirrored), most); }
export function parentOf(label: usize): usize { return load<u32>(label + PARENT); }
export function labelVertex(label: usize): i32 { return vertexOf(label); }
export function mostCompletions(): i32 { return MOST_COMPLETIONS; }
/**
 * Derives what prunes a direction (`isForward`) from the labels of one, see `Completion`: beyond the half-way point from now on (`slot` -1), or
 * anywhere once it is used.
 */
export function pruneLabels(
  isForward: boolean, slot: i32, resource: i32, from: boolean, beyond: f64, inclusive: boolean, worth: f64, upTo: usize, base: usize, rate: usize, costShift: usize, shift: usize,
): void {
  const labelling: Labelling = directed(isForward);
  const bound: Completion = slot < 0 ? labelling.bound : labelling.early[slot];
  bound.resource = resource;
  bound.beyond = beyond;
  bound.inclusive = inclusive;
  bound.worth = worth;
  bound.upTo = upTo;
  bound.base = base;
  bound.rate = rate;
  bound.costShift = costShift;
  bound.shift = shift;
  directed(from).frontier.writeLeast(upTo);
  if (slot < 0) labelling.prunesBeyond = true;
}
/** Removes arcs of a direction by the completions of a slot, until arcs are described again. */
export function thinArcs(isForward: boolean, slot: i32, mirrored: boolean): void {
  thin(directed(isForward).network, directed(isForward).early[slot], directed(mirrored === isForward).early[slot]);
}
/** Prunes labels of a direction anywhere by the first `count` completions that were derived. */
export function pruneAnywhere(isForward: boolean, count: i32): void { directed(isForward).earlyCount = count; }
export function stopPruningBeyond(): void {
  forward.prunesBeyond = false;
  backward.prunesBeyond = false;
}
/** Uses the first `count` resources that are described. */
export function useResources(count: i32): void {
  forward.network.resources = count;
  backward.network.resources = count;
}
/** Makes routes remember the first few members of each neighbourhood, or all, and `words` words of states of cuts. */
export function remember(isFew: boolean, words: i32): void {
  for (let side: i32 = 0; side < 2; side++) {
    const network: Network = directed(side === 0).network;
    network.carried = isFew ? network.sharedFew : network.shared;
    network.words = words;
  }
}
