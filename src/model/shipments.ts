import type { Problem, Shipment } from './problem.js';

const known = new WeakMap<readonly Shipment[], Int32Array>();

/** Returns per node the index of the shipment that it is the pickup or the delivery of, -1 without one; O(n) once per problem. */
export function shipmentOf({ shipments, nodeCount }: Pick<Problem, 'shipments' | 'nodeCount'>): Int32Array {
  let found = known.get(shipments);
  if (found === undefined || found.length !== nodeCount) {
    found = new Int32Array(nodeCount).fill(-1);
    for (const [k, { pickup, delivery }] of shipments.entries()) found[pickup] = found[delivery] = k;
    known.set(shipments, found);
  }
  return found;
}

/** The places of a shipment on a route. */
export interface Carried {
  readonly shipment: Shipment;
  readonly pickup: number;
  readonly delivery: number;
}

/** Returns the shipments that a route picks up and then delivers, in the order of their deliveries. */
export function carriedBy(problem: Pick<Problem, 'shipments' | 'nodeCount'>, customers: readonly number[]): Carried[] {
  if (problem.shipments.length === 0) return [];
  const index = shipmentOf(problem);
  const pickups = new Map<number, number>();
  const carried: Carried[] = [];
  for (const [place, node] of customers.entries()) {
    const k = index[node]!;
    if (k < 0) continue;
    const shipment = problem.shipments[k]!;
    const pickup = pickups.get(k);
    if (node === shipment.pickup) pickups.set(k, place);
    else if (pickup !== undefined) carried.push({ shipment, pickup, delivery: place });
  }
  return carried;
}

/**
 * Returns the shipments that the beginning of a route delivers without having picked them up; what it picks up may be
 * delivered later. O(shipments times nodes).
 */
export function deliveredEarly({ shipments }: Pick<Problem, 'shipments'>, nodes: readonly number[]): Shipment[] {
  return shipments.filter(({ pickup, delivery }) => {
    const [from, to] = [nodes.indexOf(pickup), nodes.indexOf(delivery)];
    return to >= 0 && !(from >= 0 && from < to);
  });
}
