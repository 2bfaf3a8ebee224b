import type { RouteToCheck, Visit } from '#generated/types.js';
import type { Problem } from '../../model/problem.js';
import type { PlanIds } from './ids.js';

/** A visit to a customer. */
export type CustomerVisit = Exclude<Visit, { type: 'reload' }>;

type CustomerIds = Pick<PlanIds, 'stops' | 'shipments'>;

/** What is needed of a problem to find the nodes of visits. */
interface Counted {
  readonly problem: { readonly customers: ArrayLike<unknown> } & Pick<Problem, 'nodeCount' | 'place'>;
  readonly ids: CustomerIds & Pick<PlanIds, 'locations'>;
}

/** Returns the visit that serves a customer. */
export function customerVisit({ stops, shipments }: CustomerIds, node: number): CustomerVisit {
  if (node < stops.length) return { type: 'stop', stop: stops[node]! };
  const end = node - stops.length;
  return { type: end % 2 === 0 ? 'pickup' : 'delivery', shipment: shipments[end >> 1]! };
}

/** Returns what texts call a visit: "order-7", "the pickup of parcel-7", "a reload at depot". */
export function visitName(visit: Visit): string {
  switch (visit.type) {
    case 'stop': return visit.stop;
    case 'reload': return `a reload at ${visit.location}`;
    default: return `the ${visit.type} of ${visit.shipment}`;
  }
}

/** Returns what texts call a customer. */
export function customerName(ids: CustomerIds, node: number): string {
  return visitName(customerVisit(ids, node));
}

/** Returns a text that may begin a sentence. */
export function firstUpper(text: string): string {
  return text.startsWith('the ') ? `T${text.slice(1)}` : text;
}

/** Returns what a route visits, whichever of its two forms it was written in. */
export function visitsOf({ stops, visits }: Pick<RouteToCheck, 'stops' | 'visits'>): readonly Visit[] {
  return visits ?? (stops ?? []).map((stop) => ({ type: 'stop', stop }));
}

/**
 * Returns a function that gives the node of a visit; undefined: the request has no such stop or shipment, or no vehicle starts,
 * ends or reloads at the location. O(nodes).
 */
export function visitNodes({ problem: { customers, nodeCount, place }, ids }: Counted): (visit: Visit) => number | undefined {
  const nodes = new Map(Array.from(customers, (_, node) => [keyOf(customerVisit(ids, node)), node]));
  // A location has one such node, before those of the hours in which vehicles leave it.
  for (let node = nodeCount - 1; node >= customers.length; node--) nodes.set(keyOf({ type: 'reload', location: ids.locations[place === null ? node : place[node]!]! }), node);
  return (visit) => nodes.get(keyOf(visit));
}

function keyOf(visit: Visit): string {
  switch (visit.type) {
    case 'stop': return `stop ${visit.stop}`;
    case 'reload': return `reload ${visit.location}`;
    default: return `${visit.type} ${visit.shipment}`;
  }
}
