import { distanceFunction } from '../../model/distances.js';
import type { MatrixDistances, Problem } from '../../model/problem.js';

/** The empty arrays of a problem whose durations are the same at all times. */
export const NO_TRAFFIC = { trafficTime: [], trafficStart: [], trafficCount: [], trafficAt: [], traffic: [] } as const;

/**
 * The arrays that the kernel's `Details` reads: the durations of all profiles by time of day, and per type which are its own.
 * @param n - nodes of the search; from and to those beyond the problem's nothing takes any time
 */
export function trafficOf(problem: Problem, n: number) {
  if (problem.travel.every(({ traffic }) => traffic === null)) return NO_TRAFFIC;
  const trafficTime: number[] = [];
  const trafficAt: number[] = [];
  const matrices: MatrixDistances[] = [];
  const profiles = problem.travel.map(({ traffic }) => {
    const own = { start: trafficTime.length, count: traffic?.times.length ?? 0 };
    trafficTime.push(...(traffic?.times ?? []));
    for (const durations of traffic?.durations ?? []) {
      // The same durations every day are held once.
      const known = matrices.indexOf(durations);
      trafficAt.push(known === -1 ? matrices.push(durations) - 1 : known);
    }
    return own;
  });
  const traffic = new Float64Array(matrices.length * n * n);
  // The durations of a leg at all times are next to each other: whoever looks at one looks at the next.
  const width = matrices.length;
  for (const [k, durations] of matrices.entries()) {
    const minutes = distanceFunction({ ...problem, travel: [{ distances: durations, durations: null, traffic: null }] });
    for (let i = 0; i < problem.nodeCount; i++) for (let j = 0; j < problem.nodeCount; j++) traffic[(i * n + j) * width + k] = i === j ? 0 : minutes(i, j);
  }
  const own = problem.vehicleTypes.map(({ profile }) => profiles[profile]!);
  return { trafficTime, trafficAt, traffic, trafficStart: own.map(({ start }) => start), trafficCount: own.map(({ count }) => count) };
}
