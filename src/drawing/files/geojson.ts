import type { GeoJsonFile } from '#generated/account/types.js';

export type Feature = GeoJsonFile['features'][number];

type Point = readonly [x: number, y: number];

/** Returns a line through points; unlocated with fewer than two. */
export function lineFeature(points: readonly Point[], properties: Readonly<Record<string, unknown>>): Feature {
  return feature(points.length < 2 ? null : { type: 'LineString', coordinates: points }, properties);
}

/** Returns a line over longitudes and latitudes, cut where it crosses the antimeridian. @see RFC 7946, section 3.1.9. */
export function geographicLine(points: readonly Point[], properties: Readonly<Record<string, unknown>>): Feature {
  const pieces = cutAtAntimeridian(points);
  const lines = pieces.filter(({ length }) => length > 1);
  if (pieces.length === 1 || lines.length === 0) return lineFeature(points, properties);
  return lines.length === 1 ? lineFeature(lines[0]!, properties) : feature({ type: 'MultiLineString', coordinates: lines }, properties);
}

/** Returns the point at a share of the way between two longitudes and latitudes, on the side of the antimeridian where it is. */
export function geographicBetween(from: Point, to: Point, share: number): Point {
  const way = to[0] - from[0];
  const longitude = from[0] + share * (Math.abs(way) > 180 ? way - 360 * Math.sign(way) : way);
  return [Math.abs(longitude) > 180 ? longitude - 360 * Math.sign(longitude) : longitude, from[1] + share * (to[1] - from[1])];
}

/** Returns a point; unlocated without one. */
export function pointFeature(point: Point | null, properties: Readonly<Record<string, unknown>>): Feature {
  return feature(point === null ? null : { type: 'Point', coordinates: point }, properties);
}

export function collection(features: Feature[]): GeoJsonFile {
  return { type: 'FeatureCollection', features };
}

function feature(geometry: object | null, properties: Readonly<Record<string, unknown>>): Feature {
  return { type: 'Feature', geometry, properties };
}

/** The pieces; one that is nothing but a point on the antimeridian has no length. */
function cutAtAntimeridian(points: readonly Point[]): Point[][] {
  let piece: Point[] = [];
  const pieces = [piece];
  const push = (point: Point): void => {
    const last = piece.at(-1);
    if (pieces.length === 1 || last?.[0] !== point[0] || last[1] !== point[1]) piece.push(point);
  };
  for (const [i, point] of points.entries()) {
    const before = points[i - 1];
    if (before !== undefined && Math.abs(point[0] - before[0]) > 180) {
      const edge = before[0] > 0 ? 180 : -180;
      const way = point[0] + 2 * edge - before[0];
      const latitude = before[1] + (way === 0 ? 0 : (edge - before[0]) / way) * (point[1] - before[1]);
      if (before[0] !== edge) piece.push([edge, latitude]);
      pieces.push((piece = [[-edge, latitude]]));
    }
    push(point);
  }
  return pieces;
}
