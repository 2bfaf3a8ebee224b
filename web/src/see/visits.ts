/** A place of a route, as requests and plans name it. */
export type Visit =
  | { readonly type: 'stop'; readonly stop: string }
  | { readonly type: 'pickup' | 'delivery'; readonly shipment: string }
  | { readonly type: 'reload'; readonly location: string };

/** What no vehicle serves: a stop, or a shipment with both its ends. */
export type Unserved = Extract<Visit, { type: 'stop' }> | { readonly type: 'shipment'; readonly shipment: string };

/** Route of a request: the short form where all visits are stops. */
export interface RouteOfRequest {
  readonly vehicle: string;
  /** Which of equal vehicles, from 1; default: the first that has no route yet. */
  readonly vehicle_number?: number | null;
  readonly stops?: readonly string[] | null;
  readonly visits?: readonly Visit[] | null;
}

/** Returns a text that only this visit of a plan has; reloads, which may repeat, are counted by their `place`. */
export function keyOf(visit: Visit | Unserved, place = 0): string {
  if (visit.type === 'stop') return `stop ${visit.stop}`;
  return visit.type === 'reload' ? `reload ${place} ${visit.location}` : `${visit.type} ${visit.shipment}`;
}

/** Returns the name of a visit in texts. */
export function nameOf(visit: Visit | Unserved): string {
  if (visit.type === 'stop') return visit.stop;
  if (visit.type === 'shipment') return visit.shipment;
  return visit.type === 'reload' ? `reload at ${visit.location}` : `${visit.type} of ${visit.shipment}`;
}

/** Returns the short name of what a customer wants, for the map. */
export function labelOf(visit: Exclude<Visit, { type: 'reload' }>): string {
  if (visit.type === 'stop') return visit.stop;
  return visit.type === 'pickup' ? `↑ ${visit.shipment}` : `↓ ${visit.shipment}`;
}

/** Returns a route as requests state it. */
export function routeOfRequest(vehicle: string, visits: readonly Visit[]): RouteOfRequest {
  const stops = visits.flatMap((visit) => (visit.type === 'stop' ? [visit.stop] : []));
  return stops.length === visits.length ? { vehicle, stops } : { vehicle, visits };
}

/** Returns which of equal vehicles each route is of, as the service counts them. */
export function numbersOf(routes: readonly RouteOfRequest[]): number[] {
  const taken = new Map<string, Set<number>>();
  return routes.map(({ vehicle, vehicle_number: asked }) => {
    const numbers = taken.get(vehicle) ?? new Set();
    taken.set(vehicle, numbers);
    let number = asked ?? 1;
    while (numbers.has(number)) number++;
    numbers.add(number);
    return number;
  });
}

/** Returns the visits of a route of a request. */
export function visitsOf({ stops, visits }: RouteOfRequest): readonly Visit[] {
  return visits ?? (stops ?? []).map((stop) => ({ type: 'stop', stop }));
}
