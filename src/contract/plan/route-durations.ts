import { routeCost } from '../../model/cost.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';

/** The durations of a plan's routes, where balance has a price. */
export class RouteDurations {
  readonly #problem: Problem;
  readonly #routes: PlannedRoutes;
  /** Ascending; null: not computed yet. */
  #sorted: readonly { readonly index: number; readonly duration: number }[] | null = null;

  constructor(problem: Problem, routes: PlannedRoutes) {
    this.#problem = problem;
    this.#routes = routes;
  }

  /**
   * Returns the shortest and the longest duration, minutes, of all routes but one; empty: there are none, or balance costs nothing. A
   * schedule of each route, once.
   * @param index - of the route that does not count; -1: all count
   */
  besides(index: number): readonly number[] {
    if (!(this.#problem.balanceCost > 0)) return [];
    const counts = (one: { readonly index: number }): boolean => one.index !== index;
    const ends = [this.#all.find(counts), this.#all.findLast(counts)];
    return ends.flatMap((one) => one?.duration ?? []);
  }

  get #all(): readonly { readonly index: number; readonly duration: number }[] {
    return this.#sorted ??= this.#routes.flatMap((route, index) => (route.customers.length === 0 ? [] : [{ index, duration: routeCost(this.#problem, route).duration }]))
      .sort((a, b) => a.duration - b.duration);
  }
}
