/** Coordinates of the plane in which maps are drawn: x to the right, y up. */
export type PlanePoint = readonly [x: number, y: number];

/** Mean radius of the earth in meters. */
const RADIUS = 6_371_008.8;
/** Beyond it the map would be taller than wide. */
const LAST_LATITUDE = 85.051_128_78;
const RADIANS = Math.PI / 180;

/** Width of the whole world in the plane of {@link mercator}, meters. */
export const WORLD = 2 * Math.PI * RADIUS;

/** Projects longitude and latitude in degrees to the plane, in meters on the equator; north is up. */
export function mercator(longitude: number, latitude: number): PlanePoint {
  const bounded = Math.min(LAST_LATITUDE, Math.max(-LAST_LATITUDE, latitude));
  return [RADIUS * longitude * RADIANS, RADIUS * Math.asinh(Math.tan(bounded * RADIANS))];
}

/** Returns how many meters on the ground a unit of the plane of {@link mercator} is, at a height of the plane. */
export function groundScale(y: number): number {
  return 1 / Math.cosh(y / RADIUS);
}

/**
 * Projects positions of degrees so that those on both sides of the antimeridian lie beside each other: where longitudes span
 * more than half of the world, those to the west are moved to the east by one turn.
 */
export function projected(positions: readonly (readonly [longitude: number, latitude: number])[]): PlanePoint[] {
  const longitudes = positions.map(([longitude]) => longitude);
  const [west, east] = [longitudes.reduce((least, value) => Math.min(least, value), Infinity), longitudes.reduce((most, value) => Math.max(most, value), -Infinity)];
  const turn = east - west > 180 ? 360 : 0;
  return positions.map(([longitude, latitude]) => mercator(longitude < 0 ? longitude + turn : longitude, latitude));
}
