import type { PlannedRoute, PlannedRoutes } from '../../model/problem.js';
import type { Kernel } from './kernel.js';

/** Reads `count` routes from a kernel's exchange array. */
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

/** Writes routes to a kernel's exchange array. @returns their number */
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

/** @returns how many places the first `count` routes of an exchange array take */
export function routesLength(exchange: Int32Array, count: number): number {
  let at = 0;
  for (let k = 0; k < count; k++) at += 2 + exchange[at + 1]!;
  return at;
}

/** Starts a kernel from `routes`, the other customers of `active` inserted greedily. */
export function startFrom(kernel: Kernel, active: Int32Array, routes: PlannedRoutes): void {
  kernel.active.set(active);
  kernel.setActiveCount(active.length);
  kernel.start(writeRoutes(kernel.exchange, routes));
  kernel.fill();
}
