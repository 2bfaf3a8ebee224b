import { goodsFaults } from '../checker/goods.js';
import type { Problem } from '../problem.js';
import { exceeds } from '../tolerance.js';

/** What keeps the vehicles of a type from customers that one vehicle serves, whatever its route is. */
export type HoldingFault =
  | { readonly kind: 'not-allowed'; readonly node: number }
  | { readonly kind: 'locked'; readonly node: number }
  | { readonly kind: 'goods'; readonly node: number }
  | { readonly kind: 'stops'; readonly limit: number }
  | { readonly kind: 'capacity'; readonly quantity: number; readonly load: number; readonly limit: number };

/** Returns a function that says what keeps a type of vehicle from serving customers on one route; null: nothing that is known. O(customers * quantities). */
export function holdingFaults(problem: Problem): (nodes: readonly number[], type: number) => HoldingFault | null {
  const { vehicleTypes, allowed } = problem;
  const lockedOn = new Map(vehicleTypes.flatMap(({ locked, vehicles: [vehicle] }) => [...locked].map((node) => [node, vehicle!] as const)));
  return (nodes, type) => {
    const { vehicles, maxStops } = vehicleTypes[type]!;
    const barred = nodes.find((node) => allowed !== null && allowed[node * vehicleTypes.length + type] !== 1);
    if (barred !== undefined) return { kind: 'not-allowed', node: barred };
    const elsewhere = nodes.find((node) => lockedOn.has(node) && !vehicles.includes(lockedOn.get(node)!));
    if (elsewhere !== undefined) return { kind: 'locked', node: elsewhere };
    const [goods] = goodsFaults(problem, { index: 0, type, customers: nodes });
    if (goods !== undefined) return { kind: 'goods', node: goods.node! };
    if (nodes.length > maxStops) return { kind: 'stops', limit: maxStops };
    return capacityFault(problem, nodes, type);
  };
}

/** A route without reloads has on board, at its start, all that it delivers, and at its end all that it collects. */
function capacityFault({ quantities, vehicleTypes }: Problem, nodes: readonly number[], type: number): HoldingFault | null {
  const { capacity, reload } = vehicleTypes[type]!;
  if (reload !== null) return null;
  for (const [quantity, { delivered, collected }] of quantities.entries()) {
    const sum = (units: Float64Array): number => nodes.reduce((total, node) => total + units[node]!, 0);
    const load = Math.max(sum(delivered), sum(collected));
    const limit = capacity[quantity]!;
    if (exceeds(load, limit)) return { kind: 'capacity', quantity, load, limit };
  }
  return null;
}
