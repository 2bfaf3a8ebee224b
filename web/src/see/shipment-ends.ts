import type { PlanRoute, PlanStop } from './plan-types.js';

/** Returns the nodes of both ends of a shipment on its route; null: the visit is of no shipment. */
export function pairOf(stops: PlanRoute['stops'], visit: PlanStop['visit']): [number, number] | null {
  if (visit?.type !== 'pickup' && visit?.type !== 'delivery') return null;
  const nodeOf = (type: 'pickup' | 'delivery'): number | undefined => stops.find((stop) => stop.visit?.type === type && stop.visit.shipment === visit.shipment)?.node;
  const [from, to] = [nodeOf('pickup'), nodeOf('delivery')];
  return from === undefined || to === undefined ? null : [from, to];
}
