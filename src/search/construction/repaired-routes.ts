import { check } from '../../model/checker.js';
import { relationFault } from '../../model/checker/relations.js';
import { routeCost } from '../../model/cost.js';
import { limitsOfTypes } from '../../model/fleet-limits.js';
import type { PlannedRoute, PlannedRoutes, Problem } from '../../model/problem.js';

/** Earlier stops that are tried, newest first, as the one that keeps the next from being on time. */
const SUSPECTS = 12;

/**
 * Makes routes of an earlier plan a start for a search: of each route the longest part, found greedily, that is feasible for the
 * present problem. Drops what is no customer of it or stands twice, and half shipments; a route whose vehicle is gone goes to an
 * idle one that can serve most of it. Locked beginnings are as the problem states them. What is left out is up to the
 * search. O(stops) if all routes hold, otherwise O(stops log stops) checks of a route.
 * @param routes - may name nodes and vehicle types that the problem does not have
 * @returns fresh routes, each feasible, none of them empty
 * @example
 * const earlier = [{ type: 0, customers: [1, 2, 3, 9] }, { type: -1, customers: [4, 1] }];
 * repairedRoutes(problem, earlier); // => [{ type: 0, customers: [1, 2] }, { type: 0, customers: [4] }]
 */
export function repairedRoutes(problem: Problem, routes: PlannedRoutes): PlannedRoute[] {
  const trial = new Trial(problem);
  const known = withoutFaults(problem, withLocked(problem, knownParts(problem, routes)));
  const idle = new IdleVehicles(problem);
  const repaired: PlannedRoute[] = [];
  const homeless: PlannedRoute[] = [];
  for (const route of known) {
    if (!idle.has(route.type)) homeless.push(route);
    else {
      idle.take(route.type);
      repaired.push(trial.longestPart(route));
    }
  }
  for (const { customers } of homeless) {
    const parts = [...problem.vehicleTypes.keys()].filter((type) => idle.has(type)).map((type) => trial.longestPart({ type, customers }));
    const part = parts.reduce<PlannedRoute | null>((best, other) => (best === null || isBetterPart(problem, other, best) ? other : best), null);
    if (part === null) break;
    if (part.customers.length > 0) idle.take(part.type);
    repaired.push(part);
  }
  return repaired.filter(({ customers }) => customers.length > 0);
}

/** Vehicles that no route has yet, of each type and within the limits of the fleet, in which locked beginnings have their places. */
class IdleVehicles {
  private readonly idle: number[];
  private readonly room: number[];
  /** By type: the limits that a route takes room of. */
  private readonly limits: readonly (readonly number[])[];

  constructor(problem: Problem) {
    const { vehicleTypes, fleetLimits } = problem;
    const limits = limitsOfTypes(problem);
    const isLocked = (type: number): boolean => vehicleTypes[type]!.locked.length > 0;
    this.idle = vehicleTypes.map(({ vehicles }) => vehicles.length);
    this.room = fleetLimits.map(({ most, types }) => most - types.filter(isLocked).length);
    this.limits = limits.map((own, type) => (isLocked(type) ? [] : own));
  }

  /** Whether there is one of a type, which the problem may not have. */
  has(type: number): boolean {
    return (this.idle[type] ?? 0) > 0 && this.limits[type]!.every((limit) => this.room[limit]! > 0);
  }

  take(type: number): void {
    this.idle[type]!--;
    for (const limit of this.limits[type]!) this.room[limit]!--;
  }
}

function isBetterPart(problem: Problem, a: PlannedRoute, b: PlannedRoute): boolean {
  if (a.customers.length !== b.customers.length) return a.customers.length > b.customers.length;
  return routeCost(problem, a).total < routeCost(problem, b).total;
}

/** The first visit of each customer, whole shipments, and the depots where the vehicle may reload. */
function knownParts({ customers, nodeCount, vehicleTypes, shipments }: Problem, routes: PlannedRoutes): PlannedRoute[] {
  const open = new Uint8Array(nodeCount);
  for (const node of customers) open[node] = 1;
  const known = routes.map((route) => {
    const depots = vehicleTypes[route.type]?.reload?.depots;
    return {
      type: route.type,
      customers: route.customers.filter((node) => {
        if (open[node] === 1) return (open[node] = 2) === 2;
        return depots?.includes(node) === true;
      }),
    };
  });
  const partner = partners({ shipments });
  const pickups = new Set(shipments.map(({ pickup }) => pickup));
  return known.map(({ type, customers: nodes }) => ({
    type,
    customers: nodes.filter((node, place) => {
      const other = partner.get(node);
      if (other === undefined) return true;
      const at = nodes.indexOf(other);
      return at >= 0 && at > place === pickups.has(node);
    }),
  }));
}

/** Puts locked beginnings where they belong. */
function withLocked(problem: Problem, routes: readonly PlannedRoute[]): PlannedRoute[] {
  const { vehicleTypes, shipments } = problem;
  if (vehicleTypes.every(({ locked }) => locked.length === 0)) return [...routes];
  const locked = new Set(vehicleTypes.flatMap((type) => [...type.locked]));
  const owners = new Map(vehicleTypes.flatMap((vehicle, type) => [...vehicle.locked].map((node) => [node, type] as const)));
  const due = vehicleTypes.map((_, type) => shipments.filter(({ pickup, delivery }) => owners.get(pickup) === type && !locked.has(delivery)).map(({ delivery }) => delivery));
  const bound = boundVisits(problem);
  const rests = routes.map((route) => ({ type: route.type, customers: route.customers.filter((node) => !bound.has(node)) }));
  const begun = vehicleTypes.flatMap((vehicle, type) => {
    if (vehicle.locked.length === 0) return [];
    const own = routes.findIndex((route) => route.type === type);
    const rest = own < 0 ? [] : routes[own]!.customers.filter((node) => !locked.has(node) && (!bound.has(node) || due[type]!.includes(node)));
    return [{ type, customers: [...vehicle.locked, ...due[type]!.filter((node) => !rest.includes(node)), ...rest], own }];
  });
  const used = new Set(begun.map(({ own }) => own));
  return [...begun.map(({ type, customers }) => ({ type, customers })), ...rests.filter((_, k) => !used.has(k))];
}

/** Takes off the routes what breaks relations, but nothing that is locked as long as the rest of a relation can go. */
function withoutFaults(problem: Problem, routes: readonly PlannedRoute[]): PlannedRoute[] {
  let left = routes.map(({ type, customers }, index) => ({ type, customers, index }));
  const partner = partners(problem);
  const bound = boundVisits(problem);
  for (const relation of problem.relations) {
    for (let fault = relationFault(relation, left); fault !== null; fault = relationFault(relation, left)) {
      const free = [...relation.nodes].filter((node) => !bound.has(node) && left.some(({ customers }) => customers.includes(node)));
      const dropped = bound.has(fault.node) && free.length > 0 ? free : [fault.node];
      const gone = new Set(dropped.flatMap((node) => [node, partner.get(node) ?? node]));
      left = left.map((route) => ({ ...route, customers: route.customers.filter((node) => !gone.has(node)) }));
    }
  }
  return left.map(({ type, customers }) => ({ type, customers }));
}

/** Visits that are locked, and deliveries of locked pickups, which stay with them. */
function boundVisits({ vehicleTypes, shipments }: Pick<Problem, 'vehicleTypes' | 'shipments'>): ReadonlySet<number> {
  const locked = new Set(vehicleTypes.flatMap((type) => [...type.locked]));
  return new Set([...locked, ...shipments.filter(({ pickup }) => locked.has(pickup)).map(({ delivery }) => delivery)]);
}

/** The other end of each shipment. */
function partners({ shipments }: Pick<Problem, 'shipments'>): ReadonlyMap<number, number> {
  return new Map(shipments.flatMap(({ pickup, delivery }) => [[pickup, delivery], [delivery, pickup]]));
}

/** Asks the checker about one route at a time. */
class Trial {
  private readonly alone: Problem;
  private readonly problem: Problem;
  private readonly partner: ReadonlyMap<number, number>;
  /** Per node: whether it is a customer. */
  private readonly isStop: Uint8Array;

  constructor(problem: Problem) {
    this.problem = problem;
    this.alone = {
      ...problem, omission: null, relations: [], changes: null,
      vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, locked: new Int32Array(0) })),
    };
    this.partner = partners(problem);
    this.isStop = new Uint8Array(problem.nodeCount);
    for (const node of problem.customers) this.isStop[node] = 1;
  }

  /** The longest feasible part of a route, which keeps its locked beginning in any case. */
  longestPart(route: PlannedRoute): PlannedRoute {
    const { type } = route;
    const customers = this.withoutIdleReloads(type, route.customers);
    if (this.holds(type, customers)) return { type, customers };
    const units = this.unitsOf(type, customers);
    const kept = new Set<number>(customers.filter((node) => !units.flat().includes(node)));
    const part = (more: readonly (readonly number[])[]): number[] => {
      const all = new Set([...kept, ...more.flat()]);
      return this.withoutIdleReloads(type, customers.filter((node) => all.has(node)));
    };
    let other: readonly number[] = [];
    for (let from = 0, faults = 0; from < units.length; from++, faults++) {
      // The units up to the first that does not fit, by bisection.
      let [fits, fails] = [from, units.length + 1];
      while (fails - fits > 1) {
        const middle = (fits + fails) >> 1;
        if (this.holds(type, part(units.slice(from, middle)))) fits = middle;
        else fails = middle;
      }
      for (const unit of units.slice(from, fits)) for (const node of unit) kept.add(node);
      if (fits === units.length) break;
      if (faults === 0) {
        other = this.suspectAmong(type, units.slice(0, fits), (unit) => {
          for (const node of unit) kept.delete(node);
          const whole = part(units.slice(fits));
          for (const node of unit) kept.add(node);
          return whole;
        }) ?? [];
      }
      from = fits;
    }
    const greedy = part([]);
    return { type, customers: other.length > greedy.length ? other : greedy };
  }

  /** The route without one of the units before the fault, if it holds then. */
  private suspectAmong(type: number, units: readonly (readonly number[])[], without: (unit: readonly number[]) => number[]): number[] | null {
    for (const unit of units.slice(-SUSPECTS).reverse()) {
      const whole = without(unit);
      if (this.holds(type, whole)) return whole;
    }
    return null;
  }

  /** What is kept or dropped together, in the order of the route: a stop, or both ends of a shipment; nothing that is locked. */
  private unitsOf(type: number, customers: readonly number[]): number[][] {
    const locked = new Set(this.problem.vehicleTypes[type]!.locked);
    return customers.flatMap((node, place) => {
      if (locked.has(node) || !this.isCustomer(node)) return [];
      const other = this.partner.get(node);
      if (other === undefined) return [[node]];
      if (locked.has(other)) return [];
      return customers.indexOf(other) > place ? [[node, other]] : [];
    });
  }

  private isCustomer(node: number): boolean {
    return this.isStop[node] === 1;
  }

  /** Without reloads that no customer comes before or after, and at most as many as the vehicle may make. */
  private withoutIdleReloads(type: number, customers: readonly number[]): number[] {
    if (this.problem.vehicleTypes[type]!.reload === null) return customers.filter((node) => this.isCustomer(node));
    const isBetween = (place: number): boolean => place > 0 && this.isCustomer(customers[place - 1]!) && customers.slice(place).some((node) => this.isCustomer(node));
    return customers.filter((node, place) => this.isCustomer(node) || isBetween(place));
  }

  private holds(type: number, customers: readonly number[]): boolean {
    if (customers.length === 0) return true;
    const served = new Set(customers.filter((node) => this.isCustomer(node)));
    const problem = {
      ...this.alone, customers: Int32Array.from([...served].sort((a, b) => a - b)), shipments: this.alone.shipments.filter(({ pickup }) => served.has(pickup)),
    };
    return check(problem, [{ type, customers }]).length === 0;
  }
}
