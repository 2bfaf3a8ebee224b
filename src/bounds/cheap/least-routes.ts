import type { RouteRelaxation } from '../relaxation/route-relaxation.js';

/** Returns the least number of routes that the total of each load needs; 0 if some customers may be left out. */
export function leastRoutes({ classes, customers, rowCount, price }: RouteRelaxation): number {
  if (rowCount < customers.length || price.some((each) => each < Infinity)) return 0;
  return classes[0]!.loads.reduce((most, load, k) => {
    const largest = classes.reduce((value, { capacity }) => Math.max(value, capacity[k]!), 0);
    return Math.max(most, Math.ceil(load.reduce((a, b) => a + b, 0) / largest - 1e-9));
  }, 1);
}
