import type { Certificate } from '../../../model/certificate.js';
import type { Problem } from '../../../model/problem.js';

/** Customers of which a plan serves one at most. */
export interface Row {
  readonly customers: readonly number[];
  /** Money for serving none; Infinity: one must be served. */
  readonly price: number;
}

/**
 * Returns the rows of a problem: alternatives together, every other customer alone. What has no price and may be left out where no
 * plan serves it must be served by the plans that a bound is of, and says nothing about whether there is a plan.
 */
export function rowsOfProblem(problem: Problem, proves: Certificate['kind']): Row[] {
  const { customers, omission, relations, shipments } = problem;
  const choices = relations.filter(({ kind }) => kind === 'one-of').map(({ nodes }) => [...nodes]);
  const chosen = new Set(choices.flat());
  const pickupOf = new Map(shipments.map(({ pickup, delivery }) => [delivery, pickup]));
  const unpriced = proves === 'infeasible' ? 0 : Infinity;
  const priceOf = (node: number): number => {
    const price = omission === null ? Infinity : omission.price[node]!;
    return Number.isNaN(price) ? unpriced : price;
  };
  const alone = (node: number): number => {
    const pickup = pickupOf.get(node);
    if (pickup === undefined) return priceOf(node);
    // A shipment is served whole or not at all, and its price is that of the pickup.
    return chosen.has(pickup) || priceOf(pickup) < Infinity ? 0 : Infinity;
  };
  return [
    ...choices.map((nodes) => ({ customers: nodes, price: priceOf(nodes[0]!) })),
    ...[...customers].filter((node) => !chosen.has(node)).map((node) => ({ customers: [node], price: alone(node) })),
  ];
}
