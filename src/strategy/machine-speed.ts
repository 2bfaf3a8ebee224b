import { createRandom } from './rng.js';

/**
 * Exchanges evaluated per microsecond of CPU time on the machine for which the seconds of the shipped selection table were measured.
 * It depends on this file alone: a faster search does not make machines seem faster.
 */
const REFERENCE = 350;
const NODES = 120;
/** Exchanges applied per sample, and number of samples: other programs can only slow a sample down, so the fastest counts. */
const EXCHANGES = 100;
const SAMPLES = 16;

let measured: number | null = null;

/**
 * Measures the speed of this machine by the CPU time of a fixed task like those of searches: 2-opt on a tour of 120 nodes,
 * exchange after exchange. Only the first call takes CPU time, all the samples.
 * @returns its speed relative to the machine for which the seconds of the shipped selection table were measured
 */
export function machineSpeed(): number {
  return (measured ??= measure());
}

function measure(): number {
  const matrix = distances();
  const evaluated = (EXCHANGES * NODES * (NODES - 1)) / 2;
  let least = Infinity;
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const tour = Int32Array.from({ length: NODES }, (_, k) => k);
    const begun = process.cpuUsage();
    for (let k = 0; k < EXCHANGES; k++) exchange(matrix, tour);
    // Only the sum is exact: systems estimate how it is divided.
    const { user, system } = process.cpuUsage(begun);
    // The first sample warms up.
    if (sample > 0) least = Math.min(least, Math.max(1, user + system));
  }
  return evaluated / least / REFERENCE;
}

function distances(): Float64Array {
  const random = createRandom(1);
  return Float64Array.from({ length: NODES * NODES }, () => random.below(1000));
}

/** Evaluates all exchanges of two edges of a tour and applies the best, even if it is no better; O(nodes^2). */
function exchange(matrix: Float64Array, tour: Int32Array): void {
  let best = Infinity;
  let first = 0;
  let second = 0;
  for (let i = 0; i < NODES - 1; i++) {
    const row = tour[i]! * NODES;
    const next = tour[i + 1]!;
    const edge = matrix[row + next]!;
    for (let j = i + 1; j < NODES; j++) {
      const a = tour[j]!;
      const b = tour[j + 1 === NODES ? 0 : j + 1]!;
      const cost = matrix[row + a]! + matrix[next * NODES + b]! - edge - matrix[a * NODES + b]!;
      if (cost >= best) continue;
      best = cost;
      first = i + 1;
      second = j;
    }
  }
  tour.subarray(first, second + 1).reverse();
}
