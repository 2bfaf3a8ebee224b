type Positions = readonly (readonly [number, number])[];

const LONGITUDES = 180;
const LATITUDES = 90;
/** Written finer than a thousandth, as degrees must be to name a street. */
const FINE = 1000;
/** How much farther from the origin than wide a region is that was drawn on a map: coarse numbers need the stronger sign. */
const DISTANT = { fine: 1, coarse: 5 };

/**
 * Checks whether positions look like longitude and latitude, in either order: all are degrees, most have decimals, and the
 * region lies off the origin, where planes are usually drawn. A guess, for a warning. O(nodes).
 */
export function lookGeographic(positions: Positions): boolean {
  const x = extentOf(positions, 0);
  const y = extentOf(positions, 1);
  const widest = Math.max(x.reach, y.reach);
  const narrowest = Math.min(x.reach, y.reach);
  if (widest > LONGITUDES || narrowest > LATITUDES || (x.width === 0 && y.width === 0)) return false;
  const least = isMostly(positions, FINE) ? DISTANT.fine : isMostly(positions, 1) ? DISTANT.coarse : Infinity;
  return Math.max(x.middle / x.width, y.middle / y.width) >= least;
}

interface Extent {
  /** The greatest absolute value. */
  readonly reach: number;
  readonly width: number;
  /** The absolute value of the middle. */
  readonly middle: number;
}

function extentOf(positions: Positions, axis: 0 | 1): Extent {
  let least = Infinity;
  let greatest = -Infinity;
  for (const position of positions) {
    least = Math.min(least, position[axis]);
    greatest = Math.max(greatest, position[axis]);
  }
  return { reach: Math.max(Math.abs(least), Math.abs(greatest)), width: greatest - least, middle: Math.abs(least + greatest) / 2 };
}

/** Checks whether more than half of the positions have a coordinate that is no whole number of 1/`parts`. */
function isMostly(positions: Positions, parts: number): boolean {
  const broken = positions.filter(([x, y]) => !isWhole(x * parts) || !isWhole(y * parts));
  return broken.length > positions.length / 2;
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}
