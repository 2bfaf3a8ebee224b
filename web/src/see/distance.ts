import type { SolveRequest } from '#generated/types.js';

/** Returns the distance function of a request: Euclidean between coordinates if given, otherwise the matrix. */
export function distanceOf(request: Pick<SolveRequest, 'node_positions' | 'distance_matrix'>): (from: number, to: number) => number {
  const points = request.node_positions;
  if (points !== undefined && points !== null && points.length > 0) {
    return (from, to) => {
      const a = points[from];
      const b = points[to];
      return a && b ? Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!) : 0;
    };
  }
  const matrix = request.distance_matrix;
  return (from, to) => (from === to ? 0 : matrix[from]?.[to] ?? 0);
}
