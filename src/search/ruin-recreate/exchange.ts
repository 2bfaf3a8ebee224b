import type { PlannedRoute, PlannedRoutes } from '../../model/problem.js';
import type { Kernel } from './kernel.js';

/**
 * Reads `count` routes from a kernel's exchange array.
 * @example
 * readRoutes(Int32Array.of(0, 2, 1, 2, 0, 1, 3), 2); // => [{ type: 0, customers: [1, 2] }, { type: 0, customers: [3] }]
 */
export function readRoutes(exchange: Int32Array, count: number): PlannedRoutes {
  const routes: PlannedRoute[] = [];
  let at = 0;
  for (let k = 0; k < count; k++) {
    const from = at + 2;
    at = from + exchange[at + 1]!;
    routes.push({ type: exchange[from - 2]!, customers: Array.from(exchange.subarray(from, at)) });
  }
  return routes;
}

/**
 * Writes routes to a kernel's exchange array. @returns their number
 * @example
 * const exchange = new Int32Array(8);
 * [writeRoutes(exchange, routes), ...exchange]; // => [2, 0, 2, 1, 2, 0, 2, 3, 4]
 */
export function writeRoutes(exchange: Int32Array, routes: PlannedRoutes): number {
  let at = 0;
  for (const { type, customers } of routes) {
    exchange[at++] = type;
    exchange[at++] = customers.length;
    exchange.set(customers, at);
    at += customers.length;
  }
  return routes.length;
}

/** @returns the number of entries that the first `count` routes of an exchange array take */
export function routesLength(exchange: Int32Array, count: number): number {
  let at = 0;
  for (let k = 0; k < count; k++) at += 2 + exchange[at + 1]!;
  return at;
}

/**
 * Starts a kernel from `routes`; the other customers of `active` are inserted greedily.
 * @example
 * const instance = buildInstance(problem);
 * const kernel = createKernel(instance, 1);
 * startFrom(kernel, instance.customers, [{ type: 0, customers: [1, 2] }]);
 * [kernel.absentCount(), kernel.bestCost() < Infinity]; // => [0, true]
 */
export function startFrom(kernel: Kernel, active: Int32Array, routes: PlannedRoutes): void {
  kernel.active.set(active);
  kernel.setActiveCount(active.length);
  kernel.start(writeRoutes(kernel.exchange, routes));
  kernel.fill();
}
