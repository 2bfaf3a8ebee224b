import type { PlanRequest } from '#generated/types.js';
import type { Incompatible } from '../../model/problem.js';

/** Returns the kinds that `incompatible_goods` names, in the order in which it first does. */
export function incompatibleKinds({ incompatible_goods: sets }: Pick<PlanRequest, 'incompatible_goods'>): string[] {
  return [...new Set((sets ?? []).flatMap(({ goods }) => goods))];
}

/**
 * Returns the goods that may not be on one route, as bits in the order of `incompatibleKinds`; null: no two stops or shipments have any.
 * Those of a shipment are at its pickup. O(nodes * kinds).
 */
export function incompatibleOf(request: Pick<PlanRequest, 'stops' | 'shipments' | 'incompatible_goods'>, nodeCount: number): Incompatible | null {
  const bitOf = new Map(incompatibleKinds(request).map((kind, bit) => [kind, 1 << bit]));
  if (bitOf.size === 0) return null;
  const bitsOf = (goods: readonly string[] | null | undefined): number => (goods ?? []).reduce((bits, kind) => bits | (bitOf.get(kind) ?? 0), 0);
  const kinds = new Int32Array(nodeCount);
  for (const [i, { goods }] of request.stops.entries()) kinds[i] = bitsOf(goods);
  for (const [k, { goods }] of (request.shipments ?? []).entries()) kinds[request.stops.length + 2 * k] = bitsOf(goods);
  const present = kinds.reduce((bits, own) => bits | own, 0);
  const sets = request.incompatible_goods!.map(({ goods }) => bitsOf(goods) & present);
  const excluded = new Map([...bitOf.values()].map((bit) => [bit, sets.reduce((bits, set) => ((set & bit) === 0 ? bits : bits | (set & ~bit)), 0)]));
  const excludes = kinds.map((own) => [...excluded].reduce((bits, [bit, others]) => ((own & bit) === 0 ? bits : bits | others), 0));
  return excludes.some((bits) => bits !== 0) ? { kinds, excludes } : null;
}
