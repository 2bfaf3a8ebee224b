import type { NotChosen, PlanSummary, StopRelation } from '#generated/types.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import type { Customer } from './customers.js';
import type { PlanIds } from './ids.js';
import { nameOf } from './route-trial.js';

/** Alternatives of which one is served: nodes of stops, or of pickups of shipments. */
export type Choice = Int32Array;

/** Returns the alternatives of a problem. */
export function choicesOf({ relations }: Pick<Problem, 'relations'>): readonly Choice[] {
  return relations.filter(({ kind }) => kind === 'one-of').map(({ nodes }) => nodes);
}

/** Returns the customers, alternatives with the rules of omission of the first of them. O(customers). */
export function likeTheFirst(customers: readonly Customer[], choices: readonly Choice[], stops: number): readonly Customer[] {
  if (choices.length === 0) return customers;
  const changed = [...customers];
  for (const [first, ...others] of choices) {
    const { required = null, price_of_omission: price = null, priority = null } = customers[first!]!;
    for (const node of others) for (const end of node < stops ? [node] : [node, node + 1]) changed[end] = { ...customers[end]!, required, price_of_omission: price, priority };
  }
  return changed;
}

/** Returns the nodes of a relation, of which that of a shipment is its pickup. */
export function relationNodes(relation: StopRelation, stops: ReadonlyMap<string, number>, shipments: ReadonlyMap<string, number>): Int32Array {
  const ofShipments = relation.type === 'one_of' ? relation.shipments ?? [] : [];
  return Int32Array.from([...(relation.stops ?? []).map((id) => stops.get(id)!), ...ofShipments.map((id) => stops.size + 2 * shipments.get(id)!)]);
}

/** What an answer says of alternatives. */
export interface Choices {
  readonly list: { readonly not_chosen?: NotChosen[] };
  readonly counts: Pick<PlanSummary, 'stops_not_chosen' | 'shipments_not_chosen'>;
}

/** Returns the alternatives that routes do not serve, in the order of the request, without the first where none is served. O(nodes). */
export function choicesMade(problem: Problem, ids: PlanIds, routes: PlannedRoutes): Choices {
  const choices = choicesOf(problem);
  if (choices.length === 0) return { list: {}, counts: {} };
  const served = new Uint8Array(problem.nodeCount);
  for (const { customers } of routes) for (const node of customers) served[node] = 1;
  const left = choices.flatMap((nodes) => {
    const chosen = nodes.find((node) => served[node] === 1);
    return [...nodes].filter((node) => served[node] === 0 && node !== (chosen ?? nodes[0])).map((node) => ({ node, chosen: chosen === undefined ? null : nameOf(ids, chosen) }));
  }).sort((a, b) => a.node - b.node);
  const list = left.map(({ node, chosen }): NotChosen => (node < ids.stops.length ? { type: 'stop', stop: nameOf(ids, node), chosen } : { type: 'shipment', shipment: nameOf(ids, node), chosen }));
  const stops = left.filter(({ node }) => node < ids.stops.length).length;
  return { list: { not_chosen: list }, counts: { stops_not_chosen: stops, shipments_not_chosen: left.length - stops } };
}
