import type { Problem, Rounding } from './problem.js';

/**
 * Rounds a Euclidean length according to the benchmark family.
 * @example
 * [roundDistance(2.56, 'nearest'), roundDistance(2.56, 'tenth-down')]; // => [3, 2.5]
 */
export function roundDistance(length: number, rounding: Rounding): number {
  switch (rounding) {
    case 'none':
      return length;
    case 'nearest':
      return Math.floor(length + 0.5);
    case 'tenth-down':
      return Math.floor(10 * length) / 10;
    case 'thousandth':
      return Math.round(1000 * length) / 1000;
  }
}

/**
 * Returns a function for the distance from node i to node j; 0 from a node to itself, whatever the matrix contains.
 * Distances between coordinates are computed on each call, so memory is linear in n.
 * @example
 * const distance = distanceFunction(problem);
 * [distance(0, 2), distance(1, 2)]; // => [5, 4]
 */
export function distanceFunction(problem: Pick<Problem, 'nodeCount' | 'distances'>): (i: number, j: number) => number {
  const { distances, nodeCount } = problem;
  if (distances.kind === 'matrix') {
    const { matrix } = distances;
    return (i, j) => (i === j ? 0 : matrix[i * nodeCount + j]!);
  }
  const { x, y, rounding } = distances;
  const length = (i: number, j: number): number => {
    const dx = x[i]! - x[j]!;
    const dy = y[i]! - y[j]!;
    return Math.sqrt(dx * dx + dy * dy);
  };
  return rounding === 'none' ? length : (i, j) => roundDistance(length(i, j), rounding);
}
