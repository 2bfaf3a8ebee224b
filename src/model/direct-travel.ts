import { distanceFunction } from './distances.js';
import { leastValues } from './least-values.js';
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
    const ways = (durations === null ? [distances] : [distances, durations]).map((one) => distanceFunction({ ...this.#problem, travel: [{ distances: one, durations: null, traffic: null }] }));
    const key = `${String(profile)} ${String(from)}`;
    const shortest = this.#known.get(key) ?? ways.map((way) => leastValues(this.#problem.nodeCount, from, 0, ({ vertex, value }, node) => value + way(vertex, node)));
    this.#known.set(key, shortest);
    return ways.every((way, k) => way(from, to) <= shortest[k]![to]! * (1 + ROUNDING));
  }
}
