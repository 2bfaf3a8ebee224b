import type { PlannedRoutes } from '../../model/problem.js';
import type { Network } from './network.js';

/** One part of a solution: some of its routes, their customers, and the vehicles that the part may use besides. */
export interface Part {
  readonly routes: PlannedRoutes;
  readonly customers: readonly number[];
  readonly idle: Int32Array;
}

/** Where each node lies, for cutting: its position, or for matrices its distances from two far-apart nodes. */
export interface Places {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** @returns places for cutting a solution into neighbouring parts; O(n) */
export function placesOf(net: Network, distance: (i: number, j: number) => number): Places {
  if (net.x.length > 0) return { x: net.x, y: net.y };
  const n = net.nodeCount;
  const farthest = (from: number) => {
    let found = from;
    for (let v = 0; v < n; v++) if (distance(from, v) > distance(from, found)) found = v;
    return found;
  };
  const first = farthest(net.start[0]!);
  const second = farthest(first);
  const x = new Float64Array(n);
  const y = new Float64Array(n);
  for (let v = 0; v < n; v++) {
    x[v] = distance(first, v);
    y[v] = distance(second, v);
  }
  return { x, y };
}

/**
 * Cuts a solution into parts of about equal size: its routes in the order of their middles along a direction. Idle
 * vehicles are dealt out evenly.
 * @param angle - direction of the cut, radians
 */
export function divide(
  net: Network, places: Places, routes: PlannedRoutes, parts: number, angle: number,
): Part[] {
  const along = routes.map(({ customers }) => {
    let sum = 0;
    for (const c of customers) sum += places.x[c]! * Math.cos(angle) + places.y[c]! * Math.sin(angle);
    return sum / customers.length;
  });
  const order = routes.map((_, k) => k).sort((a, b) => along[a]! - along[b]! || a - b);
  const total = routes.reduce((sum, { customers }) => sum + customers.length, 0);
  const spare = net.fleet.slice();
  for (const { type } of routes) spare[type]!--;
  const result: { routes: PlannedRoutes[number][]; customers: number[]; idle: Int32Array }[] = [];
  for (let k = 0; k < parts; k++) {
    const idle = spare.map((count, type) => Math.floor((count + ((k + type) % parts)) / parts));
    result.push({ routes: [], customers: [], idle });
  }
  let placed = 0;
  for (const k of order) {
    const route = routes[k]!;
    const part = result[Math.min(parts - 1, Math.floor(((placed + route.customers.length / 2) * parts) / total))]!;
    part.routes.push(route);
    for (const c of route.customers) part.customers.push(c);
    placed += route.customers.length;
  }
  return result;
}
