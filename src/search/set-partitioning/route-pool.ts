import { routeCost } from '../../model/cost.js';
import type { PlannedRoute, PlannedRoutes, Problem } from '../../model/problem.js';

/** A route of some solution: the cheapest order seen for its customers with its vehicle type. */
export interface PooledRoute extends PlannedRoute {
  /** Cost of the route alone. */
  readonly cost: number;
  /** Cost of the best solution with these customers on one route of this type. */
  readonly source: number;
}

/** The pool may exceed its capacity by this factor before it is pruned. */
const SLACK = 2;

/**
 * The routes of good solutions, with each set of customers once per vehicle type. Bounded: routes whose best solution
 * was worst are dropped first, the oldest among equals.
 * @example
 * const pool = new RoutePool(problem, 100);
 * pool.add(routes, 24);
 * pool.add([...routes].reverse(), 24);
 * pool.size; // => 2
 */
export class RoutePool {
  private readonly problem: Problem;
  private readonly capacity: number;
  private routes = new Map<number, PooledRoute>();

  /** @param capacity - number of routes that are always kept */
  constructor(problem: Problem, capacity: number) {
    this.problem = problem;
    this.capacity = capacity;
  }

  get size(): number {
    return this.routes.size;
  }

  /**
   * Adds the routes of a solution; O(n).
   * @param cost - of the solution, by which its routes are ranked
   */
  add(solution: PlannedRoutes, cost: number): void {
    for (const route of solution) this.addRoute(route, cost);
    if (this.routes.size > SLACK * this.capacity) this.forget();
  }

  private addRoute(route: PlannedRoute, source: number): void {
    const key = keyOf(route);
    const cost = routeCost(this.problem, route).total;
    const known = this.routes.get(key);
    if (known === undefined) {
      this.routes.set(key, { type: route.type, customers: route.customers, cost, source });
      return;
    }
    if (cost >= known.cost && source >= known.source) return;
    const { customers } = cost < known.cost ? route : known;
    const best = { type: route.type, customers, cost: Math.min(cost, known.cost), source: Math.min(source, known.source) };
    this.routes.set(key, best);
  }

  /** @returns up to `count` routes, those of the best solutions first, the newest among equals first */
  best(count: number): PooledRoute[] {
    return this.ranked().slice(0, count);
  }

  private ranked(): PooledRoute[] {
    return [...this.routes.values()].reverse().sort((a, b) => a.source - b.source);
  }

  private forget(): void {
    const kept = this.best(this.capacity).reverse();
    this.routes = new Map(kept.map((route) => [keyOf(route), route]));
  }
}

/**
 * A 52-bit hash of a route's type and set of customers. A collision of two sets only loses a route: each entry is a
 * route that was seen exactly so.
 */
function keyOf({ type, customers }: PlannedRoute): number {
  let high = mix(type, 0x9e3779b1);
  let low = mix(type, 0x85ebca6b);
  for (const c of customers) {
    high = (high + mix(c, 0xc2b2ae35)) | 0;
    low = (low + mix(c, 0x27d4eb2f)) | 0;
  }
  return (high >>> 0) * 2 ** 20 + (low >>> 12);
}

/**
 * Mixes the bits of a small number. @see Steele, Lea and Flood (2014), doi:10.1145/2660193.2660195: SplitMix's
 * finalizer
 */
function mix(value: number, seed: number): number {
  let bits = Math.imul(value + 1, seed);
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return bits ^ (bits >>> 16);
}
