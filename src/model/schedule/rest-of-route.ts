import type { RouteWork } from './route-work.js';

/** Bounds on the rest of a route for a vehicle that leaves stop i at minute t; without gaps and breaks. */
export interface RestOfRoute {
  /** The route ends at max(t + work[i], end[i]) or later. */
  readonly work: Float64Array;
  readonly end: Float64Array;
  /** No later t keeps the hard windows and the shift. */
  readonly latest: Float64Array;
}

/** Returns the bounds after each stop. O(stops). */
export function restOfRoute({ stops, vehicle }: RouteWork): RestOfRoute {
  const count = stops.length;
  const work = new Float64Array(count);
  const end = new Float64Array(count).fill(-Infinity);
  const latest = new Float64Array(count).fill(vehicle.latest);
  for (let i = count - 2; i >= 0; i--) {
    const { travel, setup, service, open, close, lateCost } = stops[i + 1]!;
    work[i] = travel + setup + service + work[i + 1]!;
    end[i] = Math.max(end[i + 1]!, open + service + work[i + 1]!);
    latest[i] = Math.min(latest[i + 1]! - service, lateCost > 0 ? Infinity : close) - travel - setup;
  }
  return { work, end, latest };
}
