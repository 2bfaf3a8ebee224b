import { GeneticInstance } from './genetic-instance';
import { Routes } from './routes';

/**
 * Assigns vehicles to the routes of a child: each route gets a vehicle of its own type or, if the parents bring more
 * routes of a type than there are vehicles, one that no route claims.
 */
export class IdleVehicles {
  private readonly instance: GeneticInstance;
  private readonly routes: Routes;
  /** Per type: vehicles that are still idle, and idle vehicles that no route of the child claims. */
  private readonly idle: StaticArray<i32>;
  private readonly unclaimed: StaticArray<i32>;

  constructor(routes: Routes) {
    const types: i32 = routes.instance.types;
    this.instance = routes.instance;
    this.routes = routes;
    this.idle = new StaticArray<i32>(types);
    this.unclaimed = new StaticArray<i32>(types);
  }

  /** Makes all vehicles idle. */
  begin(): void {
    const slotStart = this.instance.slotStart;
    for (let t: i32 = 0; t < this.instance.types; t++) {
      this.idle[t] = slotStart[t + 1] - slotStart[t];
      this.unclaimed[t] = this.idle[t];
    }
  }

  /** Claims a vehicle of a type for a route. */
  claim(t: i32): void {
    this.unclaimed[t] -= 1;
  }

  /**
   * Takes a vehicle for the route `tour[from..to)`: one of its own type if available, otherwise the cheapest.
   * @returns its type; -1 if none is left that no other route claims
   */
  take(own: i32, tour: StaticArray<i32>, from: i32, to: i32): i32 {
    let type: i32 = own;
    if (this.idle[own] === 0) {
      type = this.cheapest(tour, from, to);
      if (type < 0) return -1;
      this.unclaimed[type] -= 1;
    }
    this.idle[type] -= 1;
    return type;
  }

  /** @returns the cheapest unclaimed vehicle type for a route, ignoring time; -1 if there is none */
  private cheapest(tour: StaticArray<i32>, from: i32, to: i32): i32 {
    const instance = this.instance;
    let length: f64 = 0;
    let load: f64 = instance.demand[tour[from]];
    for (let k: i32 = from + 1; k < to; k++) {
      length += instance.distance(tour[k - 1], tour[k]);
      load += instance.demand[tour[k]];
    }
    let best: f64 = Infinity;
    let found: i32 = -1;
    for (let t: i32 = 0; t < instance.types; t++) {
      if (this.unclaimed[t] <= 0) continue;
      const ends: f64 = instance.distance(instance.start[t], tour[from]) + instance.distance(tour[to - 1], instance.end[t]);
      const cost: f64 = instance.rate[t] * (length + ends) + this.routes.excessCost(load, instance.capacity[t]) + this.misfitCost(t, tour, from, to);
      if (cost >= best) continue;
      best = cost;
      found = t;
    }
    return found;
  }

  /** Penalty for the customers of a route that a vehicle of the type may not serve. */
  private misfitCost(t: i32, tour: StaticArray<i32>, from: i32, to: i32): f64 {
    const instance = this.instance;
    const classes: i32 = instance.classes;
    let count: f64 = 0;
    if (classes > 0) for (let k: i32 = from; k < to; k++) count += instance.misfit[tour[k] * classes + instance.classOf[t]];
    return this.routes.price * instance.misfitLoad * count;
  }
}
