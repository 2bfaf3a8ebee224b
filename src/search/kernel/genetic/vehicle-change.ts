import { GeneticInstance } from './genetic-instance';
import { ROUNDING } from './moves';
import { Routes } from './routes';

/**
 * Assigns a vehicle of another type to a route: an idle one, or that of another route in exchange. A change is
 * evaluated in O(1), or with windows in O(size) if the other vehicle travels at different times.
 */
export class VehicleChange {
  private readonly instance: GeneticInstance;
  private readonly routes: Routes;

  constructor(routes: Routes) {
    this.instance = routes.instance;
    this.routes = routes;
  }

  /** Applies the best improving change of a route's vehicle to an idle one. @returns whether there was one */
  tryIdle(r: i32): boolean {
    const routes = this.routes;
    const instance = this.instance;
    const now: f64 = this.cost(r);
    let best: f64 = this.threshold(now);
    let found: i32 = -1;
    for (let t: i32 = 0; t < instance.types; t++) {
      if (routes.empty[t] < 0 || t === routes.type[r]) continue;
      const delta: f64 = this.costWith(r, t, best + now) - now;
      if (delta >= best) continue;
      best = delta;
      found = t;
    }
    if (found < 0) return false;
    const to: i32 = routes.empty[found];
    const count: i32 = routes.list(r, 0);
    routes.clear(r);
    routes.relist(to, routes.sequence, 0, count);
    routes.settle(r, to);
    return true;
  }

  /**
   * Applies the best improving exchange of a route's vehicle with that of another route. @returns whether there was one
   */
  tryExchange(r: i32): boolean {
    const routes = this.routes;
    const type: i32 = routes.type[r];
    const ofR: f64 = this.cost(r);
    let best: f64 = 0;
    let found: i32 = -1;
    for (let other: i32 = 0; other < this.instance.slots; other++) {
      if (routes.size[other] === 0 || routes.type[other] === type) continue;
      const now: f64 = ofR + this.cost(other);
      const least: f64 = now + smallest(best, this.threshold(now));
      let cost: f64 = this.costWith(r, routes.type[other], least);
      if (cost >= least) continue;
      cost += this.costWith(other, type, least - cost);
      if (cost >= least) continue;
      best = cost - now;
      found = other;
    }
    if (found < 0) return false;
    const middle: i32 = routes.list(r, 0);
    const count: i32 = routes.list(found, middle);
    routes.relist(r, routes.sequence, middle, count);
    routes.relist(found, routes.sequence, 0, middle);
    routes.settle(r, found);
    return true;
  }

  /** Changes below the rounding error of large penalties count as zero. */
  private threshold(now: f64): f64 {
    return -this.instance.epsilon - ROUNDING * now;
  }

  /** Cost of a route including penalties. */
  private cost(r: i32): f64 {
    return this.routes.rate[r] * this.routes.along[this.routes.ends + r] + this.routes.penalty[r];
  }

  /**
   * Cost of a route including penalties if driven by a vehicle of another type.
   * @param most - if the cost exceeds it, time is not evaluated
   */
  private costWith(r: i32, t: i32, most: f64): f64 {
    const routes = this.routes;
    const instance = this.instance;
    const first: i32 = routes.next[routes.starts + r];
    const last: i32 = routes.prev[routes.ends + r];
    const inner: f64 = routes.along[last] - routes.along[first];
    const length: f64 = instance.distance(instance.start[t], first) + inner + instance.distance(last, instance.end[t]);
    let cost: f64 = instance.rate[t] * length + routes.excessCost(routes.load[r], instance.capacity[t]);
    if (routes.burdens.any) cost += routes.price * routes.burdens.excessWith(r, t);
    if (!instance.timed || cost >= most) return cost;
    if (instance.base[t] === instance.base[routes.type[r]]) return cost + routes.delay[r];
    return cost + routes.warpPrice * this.warp(r, t);
  }

  /** Time warp of a route if driven by a vehicle of the type, minutes. */
  private warp(r: i32, t: i32): f64 {
    const routes = this.routes;
    const timing = routes.timing;
    timing.pace = this.instance.pace[t];
    timing.begin(this.instance.start[t]);
    for (let v: i32 = routes.next[routes.starts + r]; v < routes.starts; v = routes.next[v]) timing.visit(v);
    timing.visit(this.instance.end[t]);
    return timing.total();
  }
}

function smallest(a: f64, b: f64): f64 {
  return a < b ? a : b;
}
