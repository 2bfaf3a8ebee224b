import type { PlannedRoutes, Problem } from '../../model/problem.js';
import type { Instance } from '../instance/layout.js';

/** A part of a solution: some of its routes, its customers, served or not, and the idle vehicles it may use. */
export interface Part {
  readonly routes: PlannedRoutes;
  readonly customers: ArrayLike<number>;
  /** Per type; null: all vehicles that the routes do not use. */
  readonly idle: Int32Array | null;
}

/**
 * Whether a solution costs what its parts cost together, and is feasible if they are, so that they can be searched
 * separately. Relations may hold between routes, limits of the fleet do, and balance compares all of them. Everything else belongs to one route, to
 * one customer or to one shipment that is left out, and adds up: prices, priorities, and vehicles or time before money.
 */
export function isSeparable({ relations, balanceCost, fleetLimits }: Pick<Problem, 'relations' | 'balanceCost' | 'fleetLimits'>): boolean {
  return relations.length === 0 && fleetLimits.length === 0 && balanceCost === 0;
}

/** What cutting takes into account. */
export interface Places extends Pick<Instance, 'x' | 'y'> {
  /** Per pickup its delivery: they stay together. */
  readonly deliveryOf: ReadonlyMap<number, number>;
}

/** @returns what is needed for cutting a solution into neighbouring parts */
export function placesOf({ x, y }: Pick<Instance, 'x' | 'y'>, { shipments }: Pick<Problem, 'shipments'>): Places {
  return { x, y, deliveryOf: new Map(shipments.map(({ pickup, delivery }) => [pickup, delivery])) };
}

/** An indivisible piece: a route, or an unserved customer or shipment. */
interface Piece {
  /** Index of the route, or -1. */
  readonly route: number;
  readonly customers: readonly number[];
  readonly x: number;
  readonly y: number;
}

/**
 * Cuts a solution into parts of about equal size: splits the routes in two by their centres, across the longer of their
 * two extents at the given angle, and each half recursively. Unserved customers and shipments go with their neighbours. Idle vehicles
 * are distributed evenly. O(n + r log r) per level, for r routes.
 * @param angle - rotation of the plane in radians: another angle gives other borders
 * @returns the parts, in an order in which most neighbours are adjacent
 * @example
 * const instance = buildInstance(problem);
 * const places: Places = placesOf(instance, problem);
 * const parts: Part[] = divide(instance, places, routes, 2, 0);
 * parts.map(({ customers }) => [...Array.from(customers)].sort()); // => [[3, 4], [1, 2]]
 */
export function divide(instance: Instance, places: Places, routes: PlannedRoutes, parts: number, angle: number): Part[] {
  const pieces = piecesOf(instance, places, routes, angle);
  const spare = instance.fleet.slice();
  for (const { type } of routes) spare[type]!--;
  return split(pieces, parts).map((members, k) => ({
    routes: members.flatMap(({ route }) => (route < 0 ? [] : [routes[route]!])),
    customers: members.flatMap(({ customers }) => customers),
    idle: spare.map((count, type) => Math.floor((count + ((k + type) % parts)) / parts)),
  }));
}

function piecesOf(instance: Instance, places: Places, routes: PlannedRoutes, angle: number): Piece[] {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const pieceOf = (customers: readonly number[], route: number): Piece => {
    let x = 0;
    let y = 0;
    for (const c of customers) {
      x += places.x[c]!;
      y += places.y[c]!;
    }
    const share = 1 / customers.length;
    return { route, customers, x: (x * cos + y * sin) * share, y: (y * cos - x * sin) * share };
  };
  const own = new Set(instance.customers);
  // Routes may reload at depots.
  const pieces = routes.map(({ customers }, route) => pieceOf(customers.filter((node) => own.has(node)), route));
  const served = new Uint8Array(instance.nodeCount);
  for (const { customers } of routes) for (const c of customers) served[c] = 1;
  const deliveries = new Set(places.deliveryOf.values());
  for (const c of instance.customers) {
    if (served[c] === 1 || deliveries.has(c)) continue;
    const delivery = places.deliveryOf.get(c);
    pieces.push(pieceOf(delivery === undefined ? [c] : [c, delivery], -1));
  }
  return pieces;
}

/** Splits pieces into `parts` groups with about the same number of customers. */
function split(pieces: Piece[], parts: number): Piece[][] {
  if (parts === 1) return [pieces];
  const along = extent(pieces.map(({ x }) => x)) >= extent(pieces.map(({ y }) => y)) ? 'x' : 'y';
  const order = pieces.slice().sort((a, b) => a[along] - b[along]);
  const before = Math.floor(parts / 2);
  const wanted = (order.reduce((sum, { customers }) => sum + customers.length, 0) * before) / parts;
  let placed = 0;
  let cut = 0;
  while (cut < order.length && placed + order[cut]!.customers.length / 2 < wanted) placed += order[cut++]!.customers.length;
  return [...split(order.slice(0, cut), before), ...split(order.slice(cut), parts - before)];
}

function extent(values: readonly number[]): number {
  let least = Infinity;
  let most = -Infinity;
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least;
}
