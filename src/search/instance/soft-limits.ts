import type { Problem } from '../../model/problem.js';

/** The empty arrays of a problem without soft limits. */
export const NO_SOFT_LIMITS = { distanceAfter: [], extraUnitCost: [], stopsAfter: [], extraStopCost: [], loadAfter: [], extraLoadCost: [] } as const;

/** What types cost beyond a distance, a number of customers and, per type and quantity, a load; all empty if none has such a limit. */
export function softLimitsOf({ vehicleTypes: types, quantities }: Problem) {
  const loads = types.some(({ loadAfter }) => loadAfter !== null);
  if (!loads && types.every(({ distanceAfter, stopsAfter }) => distanceAfter === Infinity && stopsAfter === Infinity)) return NO_SOFT_LIMITS;
  const perQuantity = (of: (type: Problem['vehicleTypes'][number]) => Float64Array | null, usual: number) => types.flatMap((type) => quantities.map((_, k) => of(type)?.[k] ?? usual));
  return {
    distanceAfter: types.map(({ distanceAfter }) => distanceAfter),
    extraUnitCost: types.map(({ extraUnitCost }) => extraUnitCost),
    stopsAfter: types.map(({ stopsAfter }) => stopsAfter),
    extraStopCost: types.map(({ extraStopCost }) => extraStopCost),
    loadAfter: loads ? perQuantity(({ loadAfter }) => loadAfter, Infinity) : [],
    extraLoadCost: loads ? perQuantity(({ extraLoadCost }) => extraLoadCost, 0) : [],
  };
}

/** A generous estimate of what excess may cost: all customers and goods, and the distance of all routes. */
export function mostExcess({ vehicleTypes: types, customers, quantities, shipments }: Problem, distance: number): number {
  const most = (of: (type: Problem['vehicleTypes'][number]) => number) => types.reduce((value, type) => Math.max(value, of(type)), 0);
  const goods = quantities.map(({ delivered, collected }, k) => (
    customers.reduce((sum, c) => sum + delivered[c]! + collected[c]!, 0) + shipments.reduce((sum, { amounts }) => sum + amounts[k]!, 0)
  ));
  return distance * most(({ extraUnitCost }) => extraUnitCost) + customers.length * most(({ extraStopCost }) => extraStopCost)
    + goods.reduce((sum, units, k) => sum + units * most(({ extraLoadCost }) => extraLoadCost?.[k] ?? 0), 0);
}
