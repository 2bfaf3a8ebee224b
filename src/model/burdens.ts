import type { Problem } from './problem.js';

/**
 * Details that searches of problems without details look up: which vehicles may serve a node (`node * types + type`),
 * what is collected per node after all deliveries, for which every vehicle has its whole capacity, the price of
 * leaving a node out (Infinity: it may not be), and its kinds of goods and those that they exclude. Empty: nothing.
 */
export interface Burdens {
  readonly allowed: readonly number[] | Int32Array;
  readonly collected: readonly number[] | Float64Array;
  readonly price: readonly number[] | Float64Array;
  readonly kinds: readonly number[] | Int32Array;
  readonly excludes: readonly number[] | Int32Array;
}

export const NO_BURDENS: Burdens = { allowed: [], collected: [], price: [], kinds: [], excludes: [] };

/** @returns whether there are any */
export function hasBurdens(burdens: Burdens): boolean {
  return Object.values(burdens).some(({ length }) => length > 0);
}

/**
 * Separates a problem from its burdens: vehicles that may not serve all customers, deliveries before collections, prices
 * of leaving out customers, if all others must be served, and goods that may not be on one route. Other details stay with it. O(n).
 */
export function separateBurdens(problem: Problem): { readonly problem: Problem; readonly burdens: Burdens } {
  const { allowed, omission, incompatible, customers, vehicleTypes: types } = problem;
  const ordered = types.length > 0 && types.every(({ deliveriesFirst }) => deliveriesFirst);
  const isPriced = omission !== null && customers.every((c) => !Number.isNaN(omission.price[c]));
  const price = isPriced && customers.some((c) => omission.price[c]! < Infinity) ? omission.price : [];
  const { problem: oneWay, collected } = ordered ? withoutOrder(problem) : { problem, collected: [] };
  const { kinds, excludes } = incompatible ?? NO_BURDENS;
  return {
    problem: { ...oneWay, allowed: null, omission: isPriced ? null : omission, incompatible: null },
    burdens: { allowed: allowed === null ? [] : Int32Array.from(allowed), collected, price, kinds, excludes },
  };
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
