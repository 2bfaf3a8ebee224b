import type { PlanRequest } from '#generated/types.js';

/** Indices into the positions of a request of version 2: a node for each stop, in order, then one for each location. */
export interface PlanNodes {
  readonly count: number;
  stop(id: string): number;
  location(id: string): number;
}

/** Returns the nodes of a request. Ids that it does not have are its last location. O(stops + locations). */
export function nodesOf({ stops, locations }: Pick<PlanRequest, 'stops' | 'locations'>): PlanNodes {
  const count = stops.length + locations.length;
  const byStop = new Map(stops.map(({ id }, i) => [id, i]));
  const byLocation = new Map(locations.map(({ id }, i) => [id, stops.length + i]));
  return { count, stop: (id) => byStop.get(id) ?? count - 1, location: (id) => byLocation.get(id) ?? count - 1 };
}
