import { isOneWay } from './plain.js';
import type { Problem, Quantity } from './problem.js';

/** Goods of one kind, per node, and what each vehicle type can carry of them. */
export interface Load extends Quantity {
  /** Per type. */
  readonly capacity: Float64Array;
}

/**
 * Details that searches of problems without details look up: which vehicles may serve a node (`node * types + type`),
 * what is collected per node after all deliveries, for which every vehicle has its whole capacity, the price of
 * leaving a node out (Infinity: it may not be), its kinds of goods and those that they exclude, and goods of several kinds, or
 * that are both delivered and collected. Empty: nothing.
 */
export interface Burdens {
  readonly allowed: readonly number[] | Int32Array;
  readonly collected: readonly number[] | Float64Array;
  readonly price: readonly number[] | Float64Array;
  readonly kinds: readonly number[] | Int32Array;
  readonly excludes: readonly number[] | Int32Array;
  readonly loads: readonly Load[];
}

export const NO_BURDENS: Burdens = { allowed: [], collected: [], price: [], kinds: [], excludes: [], loads: [] };

/** @returns whether there are any */
export function hasBurdens(burdens: Burdens): boolean {
  return Object.values(burdens).some(({ length }) => length > 0);
}

/**
 * Separates a problem from its burdens: vehicles that may not serve all customers, deliveries before collections, prices
 * of leaving out customers, if all others must be served, goods that may not be on one route, and all goods but those that fill
 * vehicles most, in one direction. Other details stay with it. O(n).
 */
export function separateBurdens(problem: Problem): { readonly problem: Problem; readonly burdens: Burdens } {
  const { allowed, omission, incompatible, customers, vehicleTypes: types } = problem;
  const ordered = types.length > 0 && types.every(({ deliveriesFirst }) => deliveriesFirst);
  const isPriced = omission !== null && customers.every((c) => !Number.isNaN(omission.price[c]));
  const price = isPriced && customers.some((c) => omission.price[c]! < Infinity) ? omission.price : [];
  const { problem: oneWay, collected } = ordered ? withoutOrder(problem) : { problem, collected: [] };
  const { problem: oneLoad, loads } = withoutLoads(oneWay);
  const { kinds, excludes } = incompatible ?? NO_BURDENS;
  return {
    problem: { ...oneLoad, allowed: null, omission: isPriced ? null : omission, incompatible: null },
    burdens: { allowed: allowed === null ? [] : Int32Array.from(allowed), collected, price, kinds, excludes, loads },
  };
}

/** The problem with deliveries alone, and what is collected; both need the whole capacity, one after the other. */
function withoutOrder(problem: Problem): { readonly problem: Problem; readonly collected: Burdens['collected'] } {
  const { quantities: [quantity, ...others], vehicleTypes } = problem;
  if (others.length > 0) return { problem, collected: [] };
  const plain = { ...problem, vehicleTypes: vehicleTypes.map((type) => ({ ...type, deliveriesFirst: false })) };
  if (isOneWay(quantity!)) return { problem: plain, collected: [] };
  const { delivered, collected } = quantity!;
  return { problem: { ...plain, quantities: [{ delivered, collected: new Float64Array(problem.nodeCount) }] }, collected };
}

/**
 * The problem with the goods alone that fill vehicles most, in the direction in which there are more of them: they bound how many
 * customers a route can serve. All others are loads, and these too if there are some in both directions.
 */
function withoutLoads(problem: Problem): { readonly problem: Problem; readonly loads: Burdens['loads'] } {
  const { quantities, vehicleTypes: types, nodeCount } = problem;
  if (quantities.length === 1 && isOneWay(quantities[0]!)) return { problem, loads: [] };
  const capacity = (kind: number) => Float64Array.from(types, (type) => type.capacity[kind]!);
  const filling = (kind: number) => total(largerWay(quantities[kind]!)) / capacity(kind).reduce((most, units) => Math.max(most, units), 0);
  const fullest = quantities.reduce((best, _, kind) => (filling(kind) > filling(best) ? kind : best), 0);
  const delivered = largerWay(quantities[fullest]!);
  return {
    problem: {
      ...problem,
      quantities: [{ delivered, collected: new Float64Array(nodeCount) }],
      vehicleTypes: types.map((type) => ({ ...type, capacity: Float64Array.of(type.capacity[fullest]!) })),
    },
    loads: quantities.flatMap((quantity, kind) => (kind === fullest && isOneWay(quantity) ? [] : [{ ...quantity, capacity: capacity(kind) }])),
  };
}

/** What is delivered of a quantity, or what is collected if that is more in all. */
function largerWay({ delivered, collected }: Quantity): Float64Array {
  return total(collected) > total(delivered) ? collected : delivered;
}

function total(units: Float64Array): number {
  return units.reduce((sum, value) => sum + value, 0);
}
