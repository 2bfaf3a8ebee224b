import type { RouteClass, RouteRelaxation } from '../relaxation/route-relaxation.js';

/** What the vehicles of a class can do with each vertex at all. */
export interface Reach {
  /** Per vertex: 1 if some route may serve it. */
  readonly able: Uint8Array;
  /** Per vertex: no route starts service earlier, or later; null without times. */
  readonly earliest: Float64Array | null;
  readonly latest: Float64Array | null;
}

/**
 * Returns which customers each class can serve, by label-setting over arcs: passing through other customers may be a shortcut.
 * O(n² · classes).
 * @see E. W. Dijkstra, "A note on two problems in connexion with graphs", Numerische Mathematik 1 (1959), doi:10.1007/BF01386390
 */
export function reachOf({ classes, customers }: RouteRelaxation): Reach[] {
  return classes.map((each) => reach(each, customers.length + 1));
}

function reach(each: RouteClass, size: number): Reach {
  const able = new Uint8Array(size).fill(1);
  for (let v = 1; v < size; v++) if (each.loads.some((load, k) => load[v - 1]! > each.capacity[k]!)) able[v] = 0;
  const passable = able.slice();
  const { times } = each;
  const none = new Float64Array(size).fill(-Infinity);
  const any = new Float64Array(size).fill(Infinity);
  const forward = (length: Float64Array, begin: number, open: Float64Array, close: Float64Array): Float64Array =>
    labels(each, size, passable, { length, begin, open, close, isForward: true });
  const backward = (length: Float64Array, begin: number, open: Float64Array, close: Float64Array): Float64Array =>
    labels(each, size, passable, { length, begin, open, close, isForward: false });
  if (each.count === 0 || each.maxStops < 1) able.fill(0, 1);
  // Over arcs of length 0: whether there is a way at all.
  const nothing = new Float64Array(size * size);
  const out = forward(nothing, 0, none, any);
  const back = backward(nothing, 0, none, any);
  for (let v = 1; v < size; v++) if (out[v] === Infinity || back[v] === -Infinity) able[v] = 0;
  for (const { length, most } of each.arcLimits) {
    const from = forward(length, 0, none, any);
    const to = backward(length, 0, none, any);
    for (let v = 1; v < size; v++) if (from[v]! - to[v]! > most + 1e-9 * Math.abs(most)) able[v] = 0;
  }
  if (times === null) return { able, earliest: null, latest: null };
  const earliest = forward(times.minutes, times.open[0]!, times.open, times.close);
  const latest = backward(times.minutes, times.close[0]!, times.open, times.close);
  for (let v = 1; v < size; v++) if (!(earliest[v]! <= latest[v]!)) able[v] = 0;
  return { able, earliest, latest };
}

interface Paths {
  readonly length: Float64Array;
  readonly begin: number;
  readonly open: Float64Array;
  readonly close: Float64Array;
  readonly isForward: boolean;
}

/** Per vertex: the least label from the depot, or backward the greatest one to it; windows raise, or lower, those between. */
function labels({ cost }: RouteClass, size: number, passable: Uint8Array, { length, begin, open, close, isForward }: Paths): Float64Array {
  const sign = isForward ? 1 : -1;
  const found = new Float64Array(size).fill(sign * Infinity);
  const isSettled = new Uint8Array(size);
  let at = 0;
  let label = begin;
  for (;;) {
    isSettled[at] = 1;
    for (let v = 1; v < size; v++) {
      if (isSettled[v] === 1 || passable[v] === 0) continue;
      const arc = isForward ? at * size + v : v * size + at;
      if (cost[arc] === Infinity) continue;
      const next = isForward ? Math.max(label + length[arc]!, open[v]!) : Math.min(label - length[arc]!, close[v]!);
      if (isForward ? next > close[v]! : next < open[v]!) continue;
      if (sign * next < sign * found[v]!) found[v] = next;
    }
    at = -1;
    for (let v = 1; v < size; v++) if (isSettled[v] === 0 && found[v] !== sign * Infinity && (at < 0 || sign * found[v]! < sign * found[at]!)) at = v;
    if (at < 0) return found;
    label = found[at]!;
  }
}
