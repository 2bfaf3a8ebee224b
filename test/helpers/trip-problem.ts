import type { MatrixDistances, Problem, Reload } from '../../src/model/problem.js';
import { featureProblem } from './random-features.js';
import { dice } from './random-problem.js';

/** Travel without shortcuts: along shortest paths. */
function metric({ matrix: given }: MatrixDistances): MatrixDistances {
  const matrix = given.slice();
  const n = Math.sqrt(matrix.length);
  for (let k = 0; k < n; k++) matrix[k * n + k] = 0;
  for (let k = 0; k < n; k++) {
    for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) matrix[i * n + j] = Math.min(matrix[i * n + j]!, matrix[i * n + k]! + matrix[k * n + j]!);
  }
  return { kind: 'matrix', matrix };
}

/** A random problem of small vehicles that reload at node 0, at node 1 or at both; every customer may be left out. */
export function tripProblem(seed: number, customers: number): Problem {
  const random = dice(seed);
  const problem = featureProblem(seed, { customers, gaps: random.chance(0.2), breaks: random.chance(0.3) ? 'window' : 'none' });
  const travel = problem.travel.map(({ distances, durations }) => ({ distances: metric(distances as MatrixDistances), durations: durations && metric(durations), traffic: null }));
  const reload: Reload = { depots: Int32Array.from(random.pick([[0], [1], [0, 1]])), minutes: random.int(0, 3), maxTrips: random.pick([2, 3, Infinity]) };
  const release = random.chance(0.7) ? Float64Array.from({ length: problem.nodeCount }, (_, node) => (node < 2 ? -Infinity : random.int(0, 12))) : null;
  const atCustomers = (amounts: Float64Array): Float64Array => amounts.map((amount, node) => (node < 2 ? 0 : amount));
  return {
    ...problem, travel, primary: 'none', balanceCost: 0,
    time: problem.time && { ...problem.time, setup: null, release },
    quantities: problem.quantities.map(({ delivered, collected }) => ({ delivered: atCustomers(delivered), collected: atCustomers(collected) })),
    vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, capacity: type.capacity.map(() => random.int(4, 6)), reload, deliveriesFirst: random.chance(0.2) })),
    omission: { price: new Float64Array(problem.nodeCount).fill(NaN), priority: new Float64Array(problem.nodeCount).fill(1) },
  };
}
