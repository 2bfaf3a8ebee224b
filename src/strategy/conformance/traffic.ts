import { distanceFunction } from '../../model/distances.js';
import type { MatrixDistances, Problem, Travel } from '../../model/problem.js';

/** When durations change, minutes. */
const TIMES = Float64Array.of(30, 150, 330);
/** A leg becomes faster by no more than this between two of them, so that nobody arrives earlier by leaving later. */
const MOST_GAIN = 100;

/** Gives every profile durations by time of day: those that it has, and less after the first and the last time. */
export function addTraffic({ problem }: { readonly problem: Problem }): Problem {
  return { ...problem, travel: problem.travel.map((travel, profile) => withTimes(problem, travel, profile)) };
}

function withTimes(problem: Problem, travel: Travel, profile: number): Travel {
  const { nodeCount, place, vehicleTypes } = problem;
  const places = place === null ? nodeCount : place.reduce((most, index) => Math.max(most, index), 0) + 1;
  const size = travel.distances.kind === 'matrix' ? Math.round(Math.sqrt(travel.distances.matrix.length)) : places;
  const pace = vehicleTypes.reduce((most, type) => (type.profile === profile ? Math.max(most, type.pace) : most), 0);
  const between = distanceFunction({ nodeCount: size, place: null, travel: [{ distances: travel.durations ?? travel.distances, durations: null, traffic: null }] });
  const matrix = (factor: number): MatrixDistances => ({
    kind: 'matrix',
    matrix: Float64Array.from({ length: size * size }, (_, cell) => {
      const value = between(Math.floor(cell / size), cell % size);
      return value - Math.min((1 - factor) * value, MOST_GAIN / Math.max(pace, 1e-9));
    }),
  });
  const [first, least, last] = [matrix(1), matrix(0.7), matrix(0.9)];
  return { ...travel, durations: least, traffic: { times: TIMES, durations: [first, least, last] } };
}
