import type { Problem } from '../../model/problem.js';
import type { PlanIds } from './ids.js';
import { customerVisit } from './visits.js';

/** What a certificate calls customers of a plan request. */
export interface PlanCustomerNames {
  /** A stop's id; an object with the id of a shipment for its pickup or its delivery. */
  nameOf(node: number): unknown;
  nodeOf(name: unknown): number | undefined;
}

/** Returns the names of customers by the caller's ids. O(customers). */
export function planCustomerNames({ customers }: Pick<Problem, 'customers'>, ids: Pick<PlanIds, 'stops' | 'shipments'>): PlanCustomerNames {
  const nameOf = (node: number): unknown => {
    const visit = customerVisit(ids, node);
    return visit.type === 'stop' ? visit.stop : { [visit.type]: visit.shipment };
  };
  const nodes = new Map(Array.from(customers, (node) => [JSON.stringify(nameOf(node)), node]));
  return { nameOf, nodeOf: (name) => nodes.get(JSON.stringify(name)) };
}
