import { Ground } from './ground';
import { ROUNDING } from './moves';
import { Routes } from './routes';

/** Gives a route to a vehicle of another type that stays at home, where that costs less. O(types), O(types size) with windows. */
export class DepotChange {
  private readonly ground: Ground;
  private readonly routes: Routes;

  constructor(routes: Routes) {
    this.ground = routes.ground;
    this.routes = routes;
  }

  /** Carries out the best improving change of a route's vehicle. @returns whether there was one */
  tryOn(r: i32): boolean {
    const routes = this.routes;
    const ground = this.ground;
    const first: i32 = routes.next[routes.starts + r];
    const last: i32 = routes.prev[routes.ends + r];
    const now: f64 = routes.toNext[routes.starts + r] + routes.toNext[last] + routes.warpPrice * routes.warp[r];
    // What is below the rounding of large prices counts as nothing.
    let best: f64 = -ground.epsilon - ROUNDING * now;
    let found: i32 = -1;
    for (let t: i32 = 0; t < ground.types; t++) {
      if (routes.empty[t] < 0 || t === routes.type[r]) continue;
      let delta: f64 = ground.cost(ground.start[t], first) + ground.cost(last, ground.end[t]) - now;
      if (delta >= best) continue;
      if (ground.timed) delta += routes.warpPrice * this.warp(r, t);
      if (delta >= best) continue;
      best = delta;
      found = t;
    }
    if (found < 0) return false;
    const to: i32 = routes.empty[found];
    const list = routes.sequence;
    let count: i32 = 0;
    for (let v: i32 = first; v < routes.starts; v = routes.next[v]) list[count++] = v;
    routes.relist(r, list, 0, 0);
    routes.relist(to, list, 0, count);
    routes.settle(r, to);
    return true;
  }

  /** Time warp of a route driven by a vehicle of a type, minutes. */
  private warp(r: i32, t: i32): f64 {
    const routes = this.routes;
    const timing = routes.timing;
    timing.begin(this.ground.start[t]);
    for (let v: i32 = routes.next[routes.starts + r]; v < routes.starts; v = routes.next[v]) timing.visit(v);
    timing.visit(this.ground.end[t]);
    return timing.total();
  }
}
