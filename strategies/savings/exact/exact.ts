import type { PlannedRoute, Instance } from '#strategy';
import type { Profile } from './label.js';
import { bestOrders, type Allowance, type BestOrders } from './orders.js';

/** Maximum number of label comparisons: about 100 ms. */
const MAX_COMPARISONS = 3_000_000;
/** Maximum number of pairs of sets when customers are assigned to vehicles: about 100 ms. */
const MAX_PAIRS = 30_000_000;

/** The outcome of an exact search. */
export type ExactAnswer = { readonly kind: 'optimal'; readonly routes: PlannedRoute[] } | { readonly kind: 'infeasible' } | { readonly kind: 'too-large' };

/** The cheapest way to serve every set of customers with the types considered so far. */
interface Stage {
  readonly cost: Float64Array;
  /** Per set: the subset served by vehicles of this stage's type. */
  readonly part: Int32Array;
  /**
   * By number of vehicles minus 1, per set served by this type alone: one route; the rest of the set uses one vehicle
   * less.
   */
  readonly route: readonly Int32Array[];
}

/**
 * Solves a tiny problem to proven optimality, with all features: first the best order of every set of customers for
 * every kind of vehicle, then the cheapest assignment of the customers to the fleets. O(3^n) per vehicle for n
 * customers; gives up when a limit on the work is exceeded.
 * @param bound cost of a known solution, or Infinity: the optimum costs no more.
 */
export function solveExactly(instance: Instance, bound: number): ExactAnswer {
  const n = instance.customers.length;
  const used = Array.from({ length: instance.typeCount }, (_, type) => Math.min(instance.fleet[type]!, n));
  const work = used.reduce((sum, routes) => sum + (routes + 1) * 3 ** n, 0);
  if (n > 20 || work > MAX_PAIRS) return { kind: 'too-large' };
  const orders = ordersByType(instance, bound + instance.epsilon);
  if (orders === null) return { kind: 'too-large' };

  const stages: Stage[] = [];
  let before = new Float64Array(1 << n).fill(Infinity);
  before[0] = 0;
  for (let type = 0; type < instance.typeCount; type++) {
    const stage = withType(instance, type, used[type]!, orders[type]!, before);
    stages.push(stage);
    before = stage.cost as Float64Array<ArrayBuffer>;
  }
  const all = (1 << n) - 1;
  return before[all] === Infinity ? { kind: 'infeasible' } : { kind: 'optimal', routes: routesOf(stages, orders, all) };
}

/** Types that do not differ in anything that affects the order share their table. */
function ordersByType(instance: Instance, bound: number): BestOrders[] | null {
  const allowance: Allowance = { comparisons: MAX_COMPARISONS, bound };
  const profiles = new Map<string, { profile: Profile; capacity: number }>();
  const keys: string[] = [];
  for (let type = 0; type < instance.typeCount; type++) {
    const profile = { start: instance.start[type]!, end: instance.end[type]!, pace: instance.minutes[type]!, unitCost: instance.unitCost[type]! };
    const key = JSON.stringify(profile);
    keys.push(key);
    profiles.set(key, { profile, capacity: Math.max(profiles.get(key)?.capacity ?? 0, instance.capacity[type]!) });
  }
  const tables = new Map<string, BestOrders>();
  for (const [key, { profile, capacity }] of profiles) {
    const table = bestOrders(instance, profile, capacity, allowance);
    if (table === null) return null;
    tables.set(key, table);
  }
  return keys.map((key) => tables.get(key)!);
}

function routeCosts(instance: Instance, type: number, orders: BestOrders): Float64Array {
  const { customers, demand } = instance;
  const cost = new Float64Array(orders.cost.length);
  const loads = new Float64Array(orders.cost.length);
  for (let set = 1; set < cost.length; set++) {
    const lowest = 31 - Math.clz32(set & -set);
    loads[set] = loads[set & (set - 1)]! + demand[customers[lowest]!]!;
    cost[set] = loads[set]! > instance.capacity[type]! ? Infinity : orders.cost[set]! + instance.fixedCost[type]!;
  }
  return cost;
}

function withType(instance: Instance, type: number, vehicles: number, orders: BestOrders, before: Float64Array): Stage {
  const sets = before.length;
  const one = routeCosts(instance, type, orders);
  const route = [Int32Array.from({ length: sets }, (_, set) => set)];
  const alone = shareAmong(one, vehicles, route);
  const cost = before.slice();
  const part = new Int32Array(sets);
  for (let set = 1; set < sets; set++) {
    for (let sub = set; sub > 0; sub = (sub - 1) & set) {
      const total = alone[sub]! + before[set ^ sub]!;
      if (total >= cost[set]!) continue;
      cost[set] = total;
      part[set] = sub;
    }
  }
  return { cost, part, route };
}

/**
 * The cheapest way to serve each set with at most `vehicles` identical vehicles; `route` receives one of its routes for
 * each.
 */
function shareAmong(one: Float64Array, vehicles: number, route: Int32Array[]): Float64Array {
  let shared = one;
  for (let count = 2; count <= vehicles; count++) {
    const more = shared.slice();
    const routes = route.at(-1)!.slice();
    let better = false;
    for (let set = 3; set < one.length; set++) {
      const lowest = set & -set;
      const rest = set ^ lowest;
      // The route with the lowest customer is `sub` plus that customer, so that every partition is visited once.
      for (let sub = (rest - 1) & rest; rest > 0; sub = (sub - 1) & rest) {
        const total = one[sub | lowest]! + shared[rest ^ sub]!;
        if (total < more[set]!) {
          more[set] = total;
          routes[set] = sub | lowest;
          better = true;
        }
        if (sub === 0) break;
      }
    }
    if (!better) break;
    shared = more;
    route.push(routes);
  }
  return shared;
}

function routesOf(stages: readonly Stage[], orders: readonly BestOrders[], all: number): PlannedRoute[] {
  const routes: PlannedRoute[] = [];
  let left = all;
  for (let type = stages.length - 1; type >= 0; type--) {
    const { part, route } = stages[type]!;
    let mine = part[left]!;
    left ^= mine;
    for (let vehicles = route.length - 1; mine > 0; vehicles--) {
      const set = route[vehicles]![mine]!;
      routes.push({ type, customers: orders[type]!.order(set) });
      mine ^= set;
    }
  }
  return routes;
}
