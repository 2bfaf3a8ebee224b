import type { Problem } from '../../src/model/problem.js';
import { dice } from './random-problem.js';

/** Returns the problem with random soft limits on the distance, the stops and the loads of its vehicles, so low that they matter. */
export function withSoftLimits(problem: Problem, seed: number): Problem {
  const random = dice(seed + 31_000);
  const limit = (most: number): number => (random.chance(0.7) ? random.int(0, most) : Infinity);
  return {
    ...problem,
    vehicleTypes: problem.vehicleTypes.map((type) => {
      const loads = random.chance(0.7) ? problem.quantities.map(() => limit(6)) : null;
      return {
        ...type, distanceAfter: limit(12), extraUnitCost: random.int(0, 3), stopsAfter: limit(3), extraStopCost: random.int(0, 9),
        loadAfter: loads && Float64Array.from(loads), extraLoadCost: loads && Float64Array.from(loads, () => random.int(0, 4)),
      };
    }),
  };
}
