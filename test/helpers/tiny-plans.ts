import type { PlannedRoute, PlannedRoutes, Problem, Relation, VehicleType } from '../../src/model/problem.js';

/** What a solution is worth: lower is better, member by member. */
export interface Worth {
  readonly missed: number;
  readonly primary: number;
  readonly money: number;
}

/** Cost of a route with its vehicle, and its duration; null if the route is infeasible. */
export type RouteWorth = (type: number, customers: readonly number[]) => { readonly money: number; readonly duration: number } | null;

/** A solution and its worth. */
export interface BestPlan {
  readonly worth: Worth;
  readonly routes: PlannedRoutes;
}

interface Option {
  readonly route: PlannedRoute;
  readonly money: number;
  readonly duration: number;
}

/** The best of all solutions of a tiny problem, by trying every assignment in every order; null if there is none. */
export function bestPlan(problem: Problem, routeWorth: RouteWorth): BestPlan | null {
  const { customers, vehicleTypes } = problem;
  const vehicles = vehicleTypes.flatMap(({ vehicles: ids }, type) => Array.from(ids, () => type));
  const options = optionsOf(problem, routeWorth);
  let best: BestPlan | null = null;
  const assign = (at: number, parts: number[][]): void => {
    if (at < customers.length) {
      const c = customers[at]!;
      for (const [k, part] of parts.entries()) {
        // Vehicles of one type are used in order.
        if (k > 0 && part.length === 0 && vehicles[k - 1] === vehicles[k] && parts[k - 1]!.length === 0) continue;
        part.push(c);
        assign(at + 1, parts);
        part.pop();
      }
      const isAlternative = problem.relations.some(({ kind, nodes }) => kind === 'one-of' && [c, partnerOf(problem, c)].some((node) => nodes.includes(node)));
      if (isAlternative || (problem.omission !== null && problem.omission.price[c] !== Infinity)) assign(at + 1, parts);
      return;
    }
    if (leftOut(problem, parts.flat()).some((c) => problem.omission === null || problem.omission.price[c] === Infinity)) return;
    // A locked beginning has to be driven.
    if (vehicles.some((type, k) => parts[k]!.length === 0 && vehicleTypes[type]!.locked.length > 0)) return;
    const used: (readonly Option[])[] = [];
    for (const [k, part] of parts.entries()) {
      if (part.length === 0) continue;
      const ways = options(vehicles[k]!, part);
      if (ways.length === 0) return;
      used.push(ways);
    }
    for (const chosen of product(used)) {
      const routes = chosen.map(({ route }) => route);
      if (problem.fleetLimits.some(({ types, most }) => routes.filter(({ type }) => types.includes(type)).length > most)) continue;
      if (!problem.relations.every((relation) => relationHolds(problem, relation, routes))) continue;
      const worth = worthOf(problem, chosen);
      if (best === null || compareWorth(worth, best.worth) < 0) best = { worth, routes };
    }
  };
  assign(0, vehicles.map(() => []));
  return best;
}

/** Negative if `a` is better by more than rounding errors, 0 if they are equal. */
export function compareWorth(a: Worth, b: Worth): number {
  const near = (x: number, y: number): boolean => Math.abs(x - y) <= 1e-6 * (1 + Math.abs(y));
  for (const member of ['missed', 'primary', 'money'] as const) if (!near(a[member], b[member])) return a[member] - b[member];
  return 0;
}

/** Whether routes keep a relation. */
export function relationHolds({ customers: all }: Problem, { kind, nodes }: Relation, routes: PlannedRoutes): boolean {
  if (kind === 'in-direct-order' && !routes.every(({ customers }) => isUnbroken(customers.filter((node) => all.includes(node)), nodes))) return false;
  const members = routes.map(({ customers }) => customers.filter((customer) => nodes.includes(customer))).filter((served) => served.length > 0);
  if (kind === 'one-of') return members.flat().length <= 1;
  if (kind === 'different-vehicles') return members.every((served) => served.length === 1);
  return members.length <= 1 && (kind === 'same-vehicle' || members.every((served) => served.every((customer, k) => k === 0 || nodes.indexOf(served[k - 1]!) < nodes.indexOf(customer))));
}

/** Whether nothing stands between the members of a relation. */
function isUnbroken(served: readonly number[], nodes: Int32Array): boolean {
  const places = [...nodes].map((node) => served.indexOf(node)).filter((place) => place >= 0);
  return places.length === 0 || Math.max(...places) - Math.min(...places) === places.length - 1;
}

/** What routes are worth, from what each of them is. */
export function worthOf(problem: Problem, routes: readonly Option[]): Worth {
  const { omission, primary, balanceCost } = problem;
  const out = leftOut(problem, routes.flatMap(({ route }) => route.customers));
  const durations = routes.map(({ duration }) => duration);
  const prices = out.reduce((sum, c) => sum + (Number.isNaN(omission!.price[c]!) ? 0 : omission!.price[c]!), 0);
  return {
    missed: out.reduce((sum, c) => sum + (Number.isNaN(omission!.price[c]!) ? omission!.priority[c]! : 0), 0),
    primary: primary === 'vehicles' ? routes.length : primary === 'time' ? durations.reduce((sum, minutes) => sum + minutes, 0) : 0,
    money: routes.reduce((sum, { money }) => sum + money, prices + changesOf(problem, routes.map(({ route }) => route))) + (routes.length === 0 ? 0 : balanceCost * (Math.max(...durations) - Math.min(...durations))),
  };
}

/** The pickup of a delivery, the delivery of a pickup; otherwise -1. */
function partnerOf({ shipments }: Problem, c: number): number {
  for (const { pickup, delivery } of shipments) if (c === pickup || c === delivery) return pickup + delivery - c;
  return -1;
}

/** The customers that count as left out: the pickup of a shipment speaks for both halves, the first alternative for all. */
function leftOut({ customers, shipments, relations }: Problem, served: readonly number[]): number[] {
  const groups = relations.filter(({ kind }) => kind === 'one-of').map(({ nodes }) => [...nodes]);
  return [...customers].filter((c) => !served.includes(c) && !shipments.some(({ delivery }) => delivery === c)
    && groups.every((group) => !group.includes(c) || (c === group[0] && !group.some((other) => served.includes(other)))));
}

/** Customers of the earlier plan on another vehicle, and behind another customer. */
function changesOf({ changes, customers }: Problem, routes: PlannedRoutes): number {
  if (changes === null) return 0;
  const plain = routes.map(({ type, customers: nodes }) => ({ type, nodes: nodes.filter((node) => customers.includes(node)) }));
  const visits = plain.flatMap(({ type, nodes }) => nodes.map((node, k) => ({ node, type, before: k === 0 ? -1 : nodes[k - 1]! }))).filter(({ node }) => changes.follows[node] !== -2);
  return changes.vehicleCost * visits.filter(({ node, type }) => changes.type[node] !== type).length
    + changes.orderCost * visits.filter(({ node, before }) => changes.follows[node] !== before).length;
}

function optionsOf(problem: Problem, routeWorth: RouteWorth): (type: number, customers: readonly number[]) => Option[] {
  const known = new Map<string, Option[]>();
  return (type, customers) => {
    const key = `${type}:${customers.join()}`;
    let found = known.get(key);
    if (found === undefined) {
      const all = permutations(customers).flatMap((order) => withReloads(problem.vehicleTypes[type]!, order)).flatMap((order) => {
        const worth = routeWorth(type, order);
        return worth === null ? [] : [{ ...worth, route: { type, customers: order } }];
      });
      // Without relations, changes and what depends on durations, only the cheapest order counts.
      const isFree = problem.changes === null && problem.relations.length === 0 && problem.balanceCost === 0 && problem.primary === 'none';
      found = isFree && all.length > 0 ? [all.reduce((least, option) => (option.money < least.money ? option : least))] : all;
      known.set(key, found);
    }
    return found;
  };
}

/** The route with every choice of reloads between its customers. */
function withReloads({ reload }: VehicleType, [first, ...rest]: readonly number[]): number[][] {
  if (reload === null || rest.length === 0) return [[first!, ...rest]];
  return withReloads({ reload } as VehicleType, rest).flatMap((later) => [[first!, ...later], ...Array.from(reload.depots, (depot) => [first!, depot, ...later])]);
}

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, k) => permutations(items.filter((_, other) => other !== k)).map((rest) => [item, ...rest]));
}

function product(lists: readonly (readonly Option[])[]): Option[][] {
  return lists.reduce<Option[][]>((all, list) => all.flatMap((some) => list.map((option) => [...some, option])), [[]]);
}
