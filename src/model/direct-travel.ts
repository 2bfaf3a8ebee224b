import { distanceFunction, drivingMinutes } from './distances.js';
import type { Problem } from './problem.js';

/** What rounding may change, as a share. */
const ROUNDING = 1e-9;

/**
 * Whether the direct way between two nodes is the shortest and the fastest one. In matrices it need not be: then a vehicle may reach a
 * customer sooner by way of others.
 */
export class DirectTravel {
  readonly #problem: Problem;
  /** By profile and node: the shortest distances and durations to all others. */
  readonly #known = new Map<string, readonly Float64Array[]>();

  constructor(problem: Problem) {
    this.#problem = problem;
  }

  /** Whether it is for vehicles of a type; never known where durations depend on the time of day. O(nodes^2) for each profile and first node. */
  isShortest(type: number, from: number, to: number): boolean {
    const { travel, vehicleTypes } = this.#problem;
    const { profile } = vehicleTypes[type]!;
    const { distances, durations, traffic } = travel[profile]!;
    if (from < 0 || to < 0) return true;
    if (traffic !== null) return false;
    if (distances.kind === 'positions' && distances.rounding === 'none' && durations === null) return true;
    const ways = [distanceFunction(this.#problem, profile), drivingMinutes(this.#problem, type)];
    const key = `${String(type)} ${String(from)}`;
    const shortest = this.#known.get(key) ?? ways.map((way) => shortestFrom(this.#problem.nodeCount, from, way));
    this.#known.set(key, shortest);
    return ways.every((way, k) => way(from, to) <= shortest[k]![to]! * (1 + ROUNDING));
  }
}

/** Dijkstra's algorithm without a heap. */
function shortestFrom(nodes: number, from: number, way: (i: number, j: number) => number): Float64Array {
  const shortest = new Float64Array(nodes).fill(Infinity);
  const done = new Uint8Array(nodes);
  shortest[from] = 0;
  for (let round = 0; round < nodes; round++) {
    let nearest = -1;
    for (let node = 0; node < nodes; node++) if (done[node] === 0 && (nearest < 0 || shortest[node]! < shortest[nearest]!)) nearest = node;
    done[nearest] = 1;
    for (let node = 0; node < nodes; node++) if (done[node] === 0) shortest[node] = Math.min(shortest[node]!, shortest[nearest]! + way(nearest, node));
  }
  return shortest;
}
