/** Mean radius of the earth in metres. */
export const EARTH_RADIUS = 6_371_008.8;

/** Radians per degree. */
export const RADIANS = Math.PI / 180;
