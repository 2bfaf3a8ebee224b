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
  return pieces.length === 1 ? lineFeature(points, properties) : feature({ type: 'MultiLineString', coordinates: pieces }, properties);
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

function cutAtAntimeridian(points: readonly Point[]): Point[][] {
  let piece: Point[] = [];
  const pieces = [piece];
  for (const [i, point] of points.entries()) {
    const before = points[i - 1];
    if (before !== undefined && Math.abs(point[0] - before[0]) > 180) {
      const edge = before[0] > 0 ? 180 : -180;
      const share = (edge - before[0]) / (point[0] + 2 * edge - before[0]);
      const latitude = before[1] + share * (point[1] - before[1]);
      piece.push([edge, latitude]);
      pieces.push((piece = [[-edge, latitude]]));
    }
    piece.push(point);
  }
  return pieces;
}
