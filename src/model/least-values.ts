/** A vertex that has been reached, at least at this value. */
export interface Reached {
  readonly vertex: number;
  readonly value: number;
}

/**
 * Returns the least values at all vertices on paths from one of them (Dijkstra's algorithm on a dense graph); Infinity: not reached. O(size^2).
 * @param next value at `to` after `at`, no less than that of `at`
 * @param keeps whether a vertex may have a value; default: it may
 */
export function leastValues(size: number, from: number, start: number, next: (at: Reached, to: number) => number, keeps: (vertex: number, value: number) => boolean = () => true): Float64Array {
  const values = new Float64Array(size).fill(Infinity);
  const done = new Uint8Array(size);
  values[from] = start;
  for (let vertex = from; vertex >= 0;) {
    done[vertex] = 1;
    const at = { vertex, value: values[vertex]! };
    for (let j = 0; j < size; j++) {
      if (done[j] === 1) continue;
      const value = next(at, j);
      if (value < values[j]! && keeps(j, value)) values[j] = value;
    }
    vertex = -1;
    for (let j = 0; j < size; j++) if (done[j] === 0 && values[j]! < Infinity && (vertex < 0 || values[j]! < values[vertex]!)) vertex = j;
  }
  return values;
}
