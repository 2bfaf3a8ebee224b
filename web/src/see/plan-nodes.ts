import type { PlanRequest } from '#generated/types.js';
import { keyOf, type Visit } from './visits.js';

/** Indices into the positions of a request of version 2: a node for each stop, two for each shipment, in order, then one for each location. */
export interface PlanNodes {
  readonly count: number;
  visit(visit: Visit): number;
  location(id: string): number;
}

/** Returns the nodes of a request. Ids that it does not have are its last location. O(stops + shipments + locations). */
export function nodesOf(request: Pick<PlanRequest, 'stops' | 'shipments' | 'locations'>): PlanNodes {
  const places = placesOf(request);
  const count = places.length + request.locations.length;
  const byVisit = new Map(places.map(({ key }, i) => [key, i]));
  const byLocation = new Map(request.locations.map(({ id }, i) => [id, places.length + i]));
  const location = (id: string): number => byLocation.get(id) ?? count - 1;
  return { count, location, visit: (visit) => (visit.type === 'reload' ? location(visit.location) : byVisit.get(keyOf(visit)) ?? count - 1) };
}

/** Returns what is to be visited, in the order of the nodes, and where it is. */
export function placesOf(request: Pick<PlanRequest, 'stops' | 'shipments'>): { readonly key: string; readonly location: string }[] {
  return [
    ...(request.stops ?? []).map(({ id, location }) => ({ key: keyOf({ type: 'stop', stop: id }), location })),
    ...(request.shipments ?? []).flatMap(({ id, pickup, delivery }) => [
      { key: keyOf({ type: 'pickup', shipment: id }), location: pickup.location }, { key: keyOf({ type: 'delivery', shipment: id }), location: delivery.location },
    ]),
  ];
}
