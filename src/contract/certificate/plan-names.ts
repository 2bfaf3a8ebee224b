import type { Problem } from '../../model/problem.js';
import type { PlanIds } from '../plan/ids.js';
import { customerVisit } from '../plan/visits.js';
import { type CustomerNames, namesBy } from './customer-names.js';

/** Names customers by the caller's ids: `stop:order-7`, `pickup:parcel-7`, `delivery:parcel-7`. O(customers). */
export function planCustomerNames({ customers }: Pick<Problem, 'customers'>, ids: Pick<PlanIds, 'stops' | 'shipments'>): CustomerNames {
  return namesBy(customers, (node) => {
    const visit = customerVisit(ids, node);
    return `${visit.type}:${visit.type === 'stop' ? visit.stop : visit.shipment}`;
  });
}
