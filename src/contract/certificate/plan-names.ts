import type { Problem } from '../../model/problem.js';
import type { PlanIds } from '../plan/ids.js';
import { customerVisit } from '../plan/visits.js';
import type { CustomerNames } from './customer-names.js';

/** Names customers by the caller's ids: a stop by its own, a pickup or a delivery by an object with that of the shipment. O(customers). */
export function planCustomerNames({ customers }: Pick<Problem, 'customers'>, ids: Pick<PlanIds, 'stops' | 'shipments'>): CustomerNames {
  const nameOf = (node: number): unknown => {
    const visit = customerVisit(ids, node);
    return visit.type === 'stop' ? visit.stop : { [visit.type]: visit.shipment };
  };
  const nodes = new Map(Array.from(customers, (node) => [JSON.stringify(nameOf(node)), node]));
  return { nameOf, nodeOf: (name) => nodes.get(JSON.stringify(name)) };
}
