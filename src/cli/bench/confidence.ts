import jStat from 'jstat';

/** An interval that holds the true value with 95 % confidence, by Student's t distribution. */
export type Interval = readonly [low: number, high: number];

const CONFIDENCE = 0.95;

/** @returns the interval around the mean of the values; null with fewer than two. */
export function confidenceInterval(values: readonly number[]): Interval | null {
  if (values.length < 2) return null;
  const centre = average(values);
  const spread = standardError(values, centre);
  const reach = spread * jStat.studentt.inv(1 - (1 - CONFIDENCE) / 2, values.length - 1);
  return [centre - reach, centre + reach];
}

/** @returns p of the two-sided t-test that the mean is 0; null with fewer than two values. */
export function tTest(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const centre = average(values);
  const spread = standardError(values, centre);
  if (spread === 0) return centre === 0 ? 1 : 0;
  return Math.min(1, 2 * (1 - jStat.studentt.cdf(Math.abs(centre / spread), values.length - 1)));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function standardError(values: readonly number[], centre: number): number {
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
