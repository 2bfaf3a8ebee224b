import type { PricedView, Work } from './route-search.js';

/** Steps into which the first resource is divided; of more at a vertex that never closes, the last stands for all. */
const STEPS = 64;
/** No arc leads further than this. */
const ANY_STEP = 2 * STEPS;
const MOST_CELLS = 20_000_000;

/**
 * Returns the least that can still be added to the cost of a route with `level` customers, of which the last is `vertex`, when so
 * much of the first resource (time, else the first sum) is spent: over all ways on, also those that serve a customer again and
 * again, with resource use rounded down to steps. O(customers on a route · n² · steps), charged to the work; null: too much.
 */
export function completionBounds(priced: PricedView, work: Work): ((level: number, vertex: number, spent: number) => number) | null {
  const { view: { size }, reduced } = priced;
  const axis = axisOf(priced);
  const most = mostCustomers(priced);
  const cells = size * STEPS;
  if (cells * (most + 1) > MOST_CELLS) return () => -Infinity;
  const arcs = stepsOf(priced, axis);
  /** levels[h]: with at most h more customers. */
  const levels: Float64Array[] = [new Float64Array(cells)];
  for (let vertex = 0; vertex < size; vertex++) levels[0]!.fill(reduced[vertex * size]!, vertex * STEPS, (vertex + 1) * STEPS);
  for (let h = 1; h <= most; h++) {
    work.left -= size * size * STEPS / 8;
    if (work.left <= 0) return null;
    const next = furtherLevel(priced, arcs, levels[h - 1]!);
    levels.push(next);
    if (next.every((value, k) => value === levels[h - 1]![k])) break;
  }
  return (level, vertex, spent) => levels[Math.max(0, Math.min(most - level, levels.length - 1))]![vertex * STEPS + axis.step(spent)]!;
}

interface Axis {
  step(spent: number): number;
  readonly used: Float64Array | null;
  /** Earliest step at a vertex. */
  readonly from: (vertex: number) => number;
  readonly isPast: (vertex: number, step: number) => boolean;
  readonly width: number;
}

function axisOf({ view: { sums, times } }: PricedView): Axis {
  const first = sums[0];
  if (times !== null) {
    const low = times.open.reduce((least, value) => (Number.isFinite(value) ? Math.min(least, value) : least), Infinity);
    const high = times.close.reduce((most, value) => (Number.isFinite(value) ? Math.max(most, value) : most), -Infinity);
    // No time is before the first opening, unless routes begin at any time.
    if (high > low && Number.isFinite(times.open[0]!)) {
      const width = Math.ceil((high - low + 1) / STEPS);
      const step = (spent: number): number => Math.max(0, Math.min(STEPS - 1, Math.floor((spent - low) / width)));
      return { step, used: times.minutes, width, from: (vertex) => (times.open[vertex] === -Infinity ? 0 : step(times.open[vertex]!)), isPast: (vertex, at) => low + at * width > times.close[vertex]! };
    }
  } else if (first !== undefined && first.most < Infinity && first.most > 0) {
    const width = Math.ceil((first.most + 1) / STEPS);
    return { step: (spent) => Math.max(0, Math.min(STEPS - 1, Math.floor(spent / width))), used: first.used, width, from: () => 0, isPast: (_, at) => at >= STEPS };
  }
  return { step: () => 0, used: null, width: 1, from: () => 0, isPast: () => false };
}

/** Whole steps that every arc takes at least. */
function stepsOf({ view: { size } }: PricedView, { used, width, from, isPast }: Axis): { readonly steps: Int32Array; readonly from: Int32Array; readonly past: Int32Array } {
  const steps = new Int32Array(size * size);
  if (used !== null) for (const [k, amount] of used.entries()) steps[k] = Math.max(0, Math.min(STEPS, Math.floor(amount / width)));
  const vertices = Array.from({ length: size }, (_, vertex) => vertex);
  const lastOf = (vertex: number): number => {
    if (!isPast(vertex, STEPS)) return ANY_STEP;
    let last = STEPS;
    while (last > 0 && isPast(vertex, last)) last--;
    return last;
  };
  return { steps, from: Int32Array.from(vertices, from), past: Int32Array.from(vertices, lastOf) };
}

function furtherLevel({ view: { size }, reduced }: PricedView, { steps, from, past }: ReturnType<typeof stepsOf>, before: Float64Array): Float64Array {
  const next = before.slice();
  for (let i = 0; i < size; i++) {
    for (let j = 1; j < size; j++) {
      const cost = reduced[i * size + j]!;
      if (cost === Infinity) continue;
      const [taken, earliest, latest] = [steps[i * size + j]!, from[j]!, past[j]!];
      for (let at = 0; at < STEPS; at++) {
        const there = Math.max(at + taken, earliest);
        if (there > latest) break;
        const value = cost + before[j * STEPS + Math.min(there, STEPS - 1)]!;
        if (value < next[i * STEPS + at]!) next[i * STEPS + at] = value;
      }
    }
  }
  return next;
}

/** The most customers that a route can have by each of its sums alone. */
function mostCustomers({ view: { size, sums, maxStops }, rowCount }: PricedView): number {
  let most = Math.min(rowCount, maxStops === Infinity ? Infinity : Math.floor(maxStops + 1));
  for (const { used, most: limit } of sums) {
    if (limit === Infinity) continue;
    const least = Array.from({ length: size - 1 }, (_, i) => {
      let smallest = Infinity;
      for (let from = 0; from < size; from++) if (from !== i + 1) smallest = Math.min(smallest, used[from * size + i + 1]!);
      return smallest;
    }).sort((a, b) => a - b);
    let [count, total] = [0, 0];
    while (count < least.length && total + least[count]! <= limit) total += least[count++]!;
    most = Math.min(most, count);
  }
  return most;
}
