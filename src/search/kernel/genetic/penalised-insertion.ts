import { GeneticInstance } from './genetic-instance';
import { Routes } from './routes';

/**
 * Inserts unserved customers at their cheapest positions at current penalties: next to a neighbour, or on a new route.
 */
export class PenalisedInsertion {
  private readonly instance: GeneticInstance;
  private readonly routes: Routes;
  /** Per customer: whether it is on a route. */
  private readonly planned: StaticArray<i32>;

  constructor(routes: Routes) {
    this.instance = routes.instance;
    this.routes = routes;
    this.planned = new StaticArray<i32>(routes.instance.n + 1);
  }

  /** Inserts the first `count` customers of a list in that order; all others must be on routes. */
  run(list: StaticArray<i32>, count: i32): void {
    for (let c: i32 = 1; c <= this.instance.n; c++) this.planned[c] = 1;
    for (let k: i32 = 0; k < count; k++) this.planned[list[k]] = 0;
    for (let k: i32 = 0; k < count; k++) {
      this.routes.insert(list[k], this.cheapest(list[k]));
      this.planned[list[k]] = 1;
    }
  }

  /** @returns the vertex after which a customer is cheapest */
  private cheapest(c: i32): i32 {
    const instance = this.instance;
    const routes = this.routes;
    let best: f64 = Infinity;
    let found: i32 = routes.starts;
    const end: i32 = instance.neighbourStart[c + 1];
    for (let k: i32 = instance.neighbourStart[c]; k < end; k++) {
      const v: i32 = instance.neighbours[k];
      if (this.planned[v] === 0) continue;
      let cost: f64 = routes.insertionCost(c, v);
      if (cost < best) {
        best = cost;
        found = v;
      }
      const start: i32 = routes.prev[v];
      if (start < routes.starts) continue;
      cost = routes.insertionCost(c, start);
      if (cost < best) {
        best = cost;
        found = start;
      }
    }
    for (let t: i32 = 0; t < instance.types; t++) {
      if (routes.empty[t] < 0) continue;
      const start: i32 = routes.starts + routes.empty[t];
      const cost: f64 = routes.insertionCost(c, start);
      if (cost >= best) continue;
      best = cost;
      found = start;
    }
    return found;
  }
}
