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
 * separately. Relations may hold between routes, limits of the fleet do, and balance compares all of them. Everything else belongs to one route or
 * to one customer that is left out, and adds up: prices, priorities, and vehicles or time before money.
 */
export function isSeparable({ relations, balanceCost, shipments, fleetLimits }: Pick<Problem, 'relations' | 'balanceCost' | 'shipments' | 'fleetLimits'>): boolean {
  return relations.length === 0 && fleetLimits.length === 0 && balanceCost === 0 && shipments.length === 0;
}

/** The position of each node, for cutting. */
export type Places = Pick<Instance, 'x' | 'y'>;

/** @returns positions for cutting a solution into neighbouring parts */
export function placesOf(instance: Instance, _distance?: (i: number, j: number) => number): Places {
  return { x: instance.x, y: instance.y };
}

/** An indivisible piece: a route, or an unserved customer. */
interface Piece {
  /** Index of the route, or -1. */
  readonly route: number;
  readonly customers: readonly number[];
  readonly x: number;
  readonly y: number;
}

/**
 * Cuts a solution into parts of about equal size: splits the routes in two by their centres, across the longer of their
 * two extents at the given angle, and each half recursively. Unserved customers go with their neighbours. Idle vehicles
 * are distributed evenly. O(n + r log r) per level, for r routes.
 * @param angle - rotation of the plane in radians: another angle gives other borders
 * @returns the parts, in an order in which most neighbours are adjacent
 * @example
 * const instance = buildInstance(problem);
 * const places: Places = placesOf(instance);
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
  for (const c of instance.customers) if (served[c] === 0) pieces.push(pieceOf([c], -1));
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
