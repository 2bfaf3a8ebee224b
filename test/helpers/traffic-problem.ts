import type { MatrixDistances, Problem, Traffic } from '../../src/model/problem.js';
import { dice, type Dice } from './random-problem.js';

/** Returns the problem with durations by time of day in every profile, FIFO for the slowest of its vehicles. */
export function withTraffic(problem: Problem, seed: number, most = 9): Problem {
  const random = dice(seed);
  const time = problem.time!;
  const places = problem.place === null ? problem.nodeCount : Math.max(...problem.place) + 1;
  const travel = problem.travel.map(({ distances }, profile) => {
    const size = distances.kind === 'matrix' ? Math.round(Math.sqrt(distances.matrix.length)) : places;
    const pace = Math.max(1e-9, ...problem.vehicleTypes.filter((type) => type.profile === profile).map((type) => type.pace));
    const traffic = randomTraffic(random, size, most, pace);
    return { distances, durations: { kind: 'matrix' as const, matrix: leastOf(traffic) }, traffic };
  });
  return { ...problem, time, travel };
}

/** The least duration of each leg. */
export function leastOf({ durations: [first, ...others] }: Traffic): Float64Array {
  return first!.matrix.map((value, cell) => others.reduce((least, { matrix }) => Math.min(least, matrix[cell]!), value));
}

function randomTraffic(random: Dice, size: number, most: number, pace: number): Traffic {
  const times = Float64Array.from(new Set(Array.from({ length: random.int(2, 4) }, () => random.int(1, 25)))).sort();
  const ascending = times.length < 2 ? Float64Array.of(times[0]!, times[0]! + 5) : times;
  const durations = Array.from(ascending, (): MatrixDistances => ({ kind: 'matrix', matrix: Float64Array.from({ length: size * size }, (_, cell) => (cell % (size + 1) === 0 ? 0 : random.int(0, most))) }));
  for (let k = durations.length - 2; k >= 0; k--) {
    const gap = (ascending[k + 1]! - ascending[k]!) / pace;
    durations[k]!.matrix.forEach((value, cell, all) => void (all[cell] = Math.min(value, gap + durations[k + 1]!.matrix[cell]!)));
  }
  return { times: ascending, durations };
}
