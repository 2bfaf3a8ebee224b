import { type Findings, show } from './findings.js';
import type { Fields } from './fields.js';

/** Minutes that the longest distance may take: a route of a million such legs can still be computed and printed. */
const MAX_MINUTES = 1e18;
/** No vehicle travels slower, however short the way: 60 / speed must be finite as well. */
const MIN_SPEED = 1e-15;
const MINUTES_PER_HOUR = 60;
/** Two corners of the largest square that coordinates span. */
const MAX_DISTANCE = Math.SQRT2 * 2e12;

/**
 * Adds a finding for every speed at which travel takes longer than can be computed with. Asked of fields that are sound,
 * and only where times are kept. Distances are looked at only when a speed is very small.
 */
export function checkTravel(fields: Fields, findings: Findings): void {
  const speeds = fields.vehicle_speeds as readonly number[] | undefined;
  if (speeds === undefined || fields.node_time_windows === undefined || fields.node_service_time === undefined) return;
  if (speeds.every((speed) => speed >= slowest(MAX_DISTANCE))) return;
  const longest = longestDistance(fields);
  const least = slowest(longest);
  for (const [vehicle, speed] of speeds.entries()) {
    if (speed >= least) continue;
    const cause = least === MIN_SPEED ? '' : `, because the longest distance is ${show(longest)} and may take at most 1e18 minutes`;
    findings.add(['vehicle_speeds', vehicle], `vehicle_speeds[${String(vehicle)}] must be at least ${show(least)} (got ${show(speed)})${cause}: raise it or use a larger unit of distance`, 'value_error');
  }
}

function slowest(distance: number): number {
  return Math.max(MIN_SPEED, MINUTES_PER_HOUR * distance / MAX_MINUTES);
}

/** The longest distance of a matrix; of coordinates the diagonal of the rectangle around them. */
function longestDistance({ node_positions: positions, distance_matrix: matrix }: Fields): number {
  if (positions !== undefined) {
    const span = (axis: 0 | 1): number => {
      let [low, high] = [Infinity, -Infinity];
      for (const pair of positions as readonly (readonly [number, number])[]) [low, high] = [Math.min(low, pair[axis]), Math.max(high, pair[axis])];
      return high - low;
    };
    return Math.hypot(span(0), span(1));
  }
  let longest = 0;
  for (const [i, row] of (matrix as readonly (readonly number[])[]).entries()) {
    for (const [j, distance] of row.entries()) if (i !== j && distance > longest) longest = distance;
  }
  return longest;
}
