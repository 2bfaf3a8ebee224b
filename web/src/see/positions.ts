import type { SolveRequest } from '#generated/types.js';
import { distanceOf } from './distance.js';
import { embed, type Points } from './embedding.js';

/** Positions of the nodes; the y axis points up. */
export interface Positions extends Points {
  /** `embedded`: estimated from the distances, so directions have no meaning. */
  readonly kind: 'given' | 'embedded';
}

/** Returns the positions of the nodes of a request: its coordinates, or an embedding of its matrix. */
export function positionsOf(request: Pick<SolveRequest, 'node_num' | 'node_positions' | 'distance_matrix'>): Positions {
  const given = request.node_positions;
  if (given !== undefined && given !== null && given.length > 0) {
    return { kind: 'given', x: Float64Array.from(given, (point) => point[0] ?? 0), y: Float64Array.from(given, (point) => point[1] ?? 0) };
  }
  return { kind: 'embedded', ...embed(request.node_num, distanceOf(request)) };
}
