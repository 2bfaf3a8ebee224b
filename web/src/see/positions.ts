import type { PlanRequest, SolveRequest } from '#generated/types.js';
import { projected, type PlanePoint } from '../../../src/drawing/map/projection.js';
import { distanceOf } from './distance.js';
import { embed, type Points } from './embedding.js';
import { placesOf } from './plan-nodes.js';

/** Positions of the nodes; the y axis points up. */
export interface Positions extends Points {
  /**
   * `geographic`: Mercator's projection of longitude and latitude, north up. `planar`: meters. `embedded`: estimated from the
   * distances, so directions have no meaning. `none`: there is nothing to draw.
   */
  readonly kind: 'given' | 'planar' | 'geographic' | 'embedded' | 'none';
}

/** Returns the positions of the nodes of a request: its coordinates, or an embedding of its matrix. */
export function positionsOf(request: Pick<SolveRequest, 'node_num' | 'node_positions' | 'distance_matrix'>): Positions {
  const given = request.node_positions;
  if (given !== undefined && given !== null && given.length > 0) {
    return { kind: 'given', x: Float64Array.from(given, (point) => point[0] ?? 0), y: Float64Array.from(given, (point) => point[1] ?? 0) };
  }
  return { kind: 'embedded', ...embed(request.node_num, distanceOf(request)) };
}

/**
 * Returns the positions of the nodes of a request of version 2, those of stops and shipments first: its locations' own, or an embedding of
 * its first matrix. NaN: a location without a position where others have one.
 */
export function planPositions(request: PlanRequest): Positions {
  const { geometry, locations } = request;
  const index = new Map(locations.map(({ id }, i) => [id, i]));
  const places = [...placesOf(request).map(({ location }) => index.get(location)!), ...locations.keys()];
  const at = (points: Points, kind: Positions['kind']): Positions => ({
    kind, x: Float64Array.from(places, (place) => points.x[place]!), y: Float64Array.from(places, (place) => points.y[place]!),
  });
  if (!locations.some(({ position }) => position)) {
    const distance = matrixOf(request);
    const unknown = new Float64Array(locations.length).fill(NaN);
    return distance === null ? at({ x: unknown, y: unknown }, 'none') : at(embed(locations.length, distance), 'embedded');
  }
  const given = locations.flatMap(({ position }) => (position ? [[position[0]!, position[1]!] as const] : []));
  const plane = (geometry === 'planar' ? given : projected(given)).values();
  const points = locations.map(({ position }): PlanePoint => (position ? plane.next().value! : [NaN, NaN]));
  return at({ x: Float64Array.from(points, ([x]) => x), y: Float64Array.from(points, ([, y]) => y) }, geometry === 'planar' ? 'planar' : 'geographic');
}

/** The distances of the first profile with matrices, or its durations; null: there is none. */
function matrixOf({ profiles }: PlanRequest): ((from: number, to: number) => number) | null {
  for (const { travel } of profiles ?? []) {
    const rows = travel.type === 'matrices' ? travel.distances_meters ?? travel.durations_seconds ?? travel.durations_by_time?.[0]?.durations_seconds : null;
    if (rows) return (from, to) => (from === to ? 0 : rows[from]?.[to] ?? 0);
  }
  return null;
}
