import type { StreetNetwork } from './street-network.js';

/** Another measure of the streets, added up along the shortest paths. */
export interface Along {
  /** Per street. */
  readonly lengths: Float64Array;
  /** Per corner; written. */
  readonly sums: Float64Array;
}

/**
 * Returns the length of the shortest paths from one corner to all, Infinity if there is none. O(s log s) in the number
 * of streets.
 * @param lengths per street, >= 0: kilometres or minutes.
 * @param along what else is added up.
 * @see Dijkstra (1959), A note on two problems in connexion with graphs, Numerische Mathematik 1,
 * doi:10.1007/BF01386390
 */
export function shortestPaths({ first, to }: Pick<StreetNetwork, 'first' | 'to'>, lengths: Float64Array, start: number, along?: Along): Float64Array {
  const distances = new Float64Array(first.length - 1).fill(Infinity);
  const queue = new CornerQueue();
  distances[start] = 0;
  queue.push(start, 0);
  for (let corner = queue.pop(); corner !== null; corner = queue.pop()) {
    if (queue.poppedAt > distances[corner]!) continue;
    for (let street = first[corner]!; street < first[corner + 1]!; street++) {
      const next = to[street]!;
      const distance = distances[corner]! + lengths[street]!;
      if (distance >= distances[next]!) continue;
      distances[next] = distance;
      if (along !== undefined) along.sums[next] = along.sums[corner]! + along.lengths[street]!;
      queue.push(next, distance);
    }
  }
  return distances;
}

/** A binary heap of corners by distance; a corner may occur in it several times. */
class CornerQueue {
  /** Distance of the corner that was popped last. */
  poppedAt = 0;
  private readonly corners: number[] = [];
  private readonly keys: number[] = [];

  push(corner: number, key: number): void {
    let at = this.keys.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.keys[parent]! <= key) break;
      this.set(at, this.corners[parent]!, this.keys[parent]!);
      at = parent;
    }
    this.set(at, corner, key);
  }

  /** @returns the nearest corner; null if the heap is empty. */
  pop(): number | null {
    const [corner] = this.corners;
    if (corner === undefined) return null;
    this.poppedAt = this.keys[0]!;
    const [lastCorner, lastKey] = [this.corners.pop()!, this.keys.pop()!];
    if (this.keys.length > 0) this.sink(lastCorner, lastKey);
    return corner;
  }

  private sink(corner: number, key: number): void {
    const size = this.keys.length;
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && this.keys[child + 1]! < this.keys[child]!) child++;
      if (this.keys[child]! >= key) break;
      this.set(at, this.corners[child]!, this.keys[child]!);
      at = child;
    }
    this.set(at, corner, key);
  }

  private set(at: number, corner: number, key: number): void {
    this.corners[at] = corner;
    this.keys[at] = key;
  }
}
