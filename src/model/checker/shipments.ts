import type { Problem } from '../problem.js';
import { carriedBy } from '../shipments.js';
import type { CheckedRoute } from './route-limits.js';
import type { Violation } from './violation.js';

interface Visit {
  readonly route: number;
  readonly place: number;
}

/** Shipments of which only one half is served, or not by one route, pickup first. */
export function shipmentFaults({ shipments }: Problem, routes: readonly CheckedRoute[]): Violation[] {
  if (shipments.length === 0) return [];
  const visits = new Map<number, Visit>();
  for (const { index, customers } of routes) for (const [place, node] of customers.entries()) visits.set(node, { route: index, place });
  return shipments.flatMap(({ pickup, delivery }) => {
    const [from, to] = [visits.get(pickup), visits.get(delivery)];
    if (from === undefined && to === undefined) return [];
    const fault = (node: number, message: string, route: number): Violation[] => [{ kind: 'shipment', message, route, node }];
    if (to === undefined) return fault(pickup, `Route ${from!.route} picks up from customer ${pickup}, but no route serves customer ${delivery}, its delivery.`, from!.route);
    if (from === undefined) return fault(delivery, `Route ${to.route} delivers to customer ${delivery}, but no route serves customer ${pickup}, its pickup.`, to.route);
    if (from.route !== to.route) return fault(delivery, `Routes ${from.route} and ${to.route} serve customers ${pickup} and ${delivery}; one route must serve both, as they are one shipment.`, to.route);
    if (to.place < from.place) return fault(delivery, `Route ${to.route} delivers to customer ${delivery} before it picks up from customer ${pickup}.`, to.route);
    return [];
  });
}

/** The first delivery of a shipment that others, loaded later, lie on, if the vehicle unloads last in, first out. */
export function loadingFaults(problem: Problem, { index, type, customers }: CheckedRoute): Violation[] {
  if (!problem.vehicleTypes[type]!.lastInFirstOut) return [];
  const carried = carriedBy(problem, customers);
  for (const { shipment, pickup, delivery } of carried) {
    const above = carried.find((other) => other.pickup > pickup && other.pickup < delivery && other.delivery > delivery);
    if (above === undefined) continue;
    const message = `Route ${index} delivers to customer ${shipment.delivery} while the load for customer ${above.shipment.delivery} is on board, which was loaded later; its vehicle unloads last in, first out.`;
    return [{ kind: 'loading-order', message, route: index, node: shipment.delivery }];
  }
  return [];
}
