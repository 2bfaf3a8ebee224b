import { firstDetail } from './detail.js';
import type { Problem } from './problem.js';

/**
 * Details that searches of problems without details look up: which vehicles may serve a node (`node * types + type`),
 * what is collected per node after all deliveries, for which every vehicle has its whole capacity, the price of
 * leaving a node out, and its kinds of goods and those that they exclude. Empty: nothing.
 */
export interface Burdens {
  readonly allowed: readonly number[] | Int32Array;
  readonly collected: readonly number[] | Float64Array;
  readonly price: readonly number[] | Float64Array;
  readonly kinds: readonly number[] | Int32Array;
  readonly excludes: readonly number[] | Int32Array;
}

export const NO_BURDENS: Burdens = { allowed: [], collected: [], price: [], kinds: [], excludes: [] };

/**
 * Separates a problem without details from its burdens: vehicles that may not serve all customers, deliveries before
 * collections, a price of leaving out each customer, and goods that may not be on one route. O(n).
 * @returns null if the problem has no burdens, or other details
 */
export function withoutBurdens(problem: Problem): { readonly problem: Problem; readonly burdens: Burdens } | null {
  const { allowed, omission, incompatible, customers, vehicleTypes: types } = problem;
  const ordered = types.length > 0 && types.every(({ deliveriesFirst }) => deliveriesFirst);
  const priced = omission !== null && customers.every((c) => Number.isFinite(omission.price[c]));
  if (allowed === null && !ordered && !priced && incompatible === null) return null;
  const { problem: oneWay, collected } = ordered ? withoutOrder(problem) : { problem, collected: [] };
  const plain = { ...oneWay, allowed: null, omission: priced ? null : omission, incompatible: null };
  if (firstDetail(plain) !== null) return null;
  const { kinds, excludes } = incompatible ?? NO_BURDENS;
  return { problem: plain, burdens: { allowed: allowed === null ? [] : Int32Array.from(allowed), collected, price: priced ? omission.price : [], kinds, excludes } };
}

/** The problem with deliveries alone, and what is collected; both need the whole capacity, one after the other. */
function withoutOrder(problem: Problem): { readonly problem: Problem; readonly collected: Burdens['collected'] } {
  const { quantities: [quantity, ...others], vehicleTypes } = problem;
  const { delivered, collected } = quantity!;
  if (others.length > 0) return { problem, collected: [] };
  const plain = { ...problem, vehicleTypes: vehicleTypes.map((type) => ({ ...type, deliveriesFirst: false })) };
  if ([delivered, collected].some((units) => units.every((value) => value === 0))) return { problem: plain, collected: [] };
  return { problem: { ...plain, quantities: [{ delivered, collected: new Float64Array(problem.nodeCount) }] }, collected };
}
