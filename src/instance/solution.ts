import { assignVehicles } from '../model/assign.js';
import type { PlannedRoute, PlannedRoutes, Problem } from '../model/problem.js';
import { InstanceError, integerFrom } from './instance-error.js';
import type { ReaderLimits } from './limits.js';
import { linesOf } from './lines.js';

/** A parsed `.sol` text; nothing is checked against a problem. */
export interface SolutionFile {
  /** Node indices per route, empty routes included, with the number after `Route #`. */
  readonly routes: readonly { readonly number: number; readonly nodes: readonly number[] }[];
  /** The stated cost, verbatim; null if there is none. */
  readonly cost: string | null;
}

/**
 * Parses a CVRPLIB `.sol` text.
 * @param limits no solution has more routes than vehicles, or more visits than nodes.
 * @throws InstanceError
 */
export function parseSolution(text: string, limits: Pick<ReaderLimits, 'nodes' | 'vehicles'>): SolutionFile {
  const routes: { number: number; nodes: number[] }[] = [];
  let visits = 0;
  let cost: string | null = null;
  for (const line of linesOf(text)) {
    const number = /^route\s*#?\s*(\d{1,15})\s*:/i.exec(line.text.slice(0, LONGEST_LABEL));
    if (number !== null) {
      if (routes.length === limits.vehicles) throw new InstanceError(`there are more than ${limits.vehicles} routes in the solution`);
      const nodes = stopsOf(line.text.slice(number[0].length), `Route #${number[1]!}`, limits.nodes - visits);
      visits += nodes.length;
      routes.push({ number: Number(number[1]), nodes });
    }
    cost ??= costOf(line.text);
  }
  if (routes.length === 0 && cost === null) throw new InstanceError('there is no "Route #1: ..." line in the solution');
  return { routes, cost };
}

/** Maximum length of the text before the stops of a route. */
const LONGEST_LABEL = 100;

function stopsOf(list: string, where: string, most: number): number[] {
  const nodes: number[] = [];
  for (const [token] of list.matchAll(/[^\s,]+/g)) {
    if (nodes.length >= most) throw new InstanceError(`${where}: the solution visits more nodes than allowed`);
    nodes.push(integerFrom(token, where, 0, Number.MAX_SAFE_INTEGER));
  }
  return nodes;
}

function costOf(line: string): string | null {
  const stated = line.length <= LONGEST_LABEL && /^cost\b/i.test(line) ? line.slice(4).trim().replace(/^:/, '').trim() : '';
  return stated === '' || /\s/.test(stated) ? null : stated;
}

/**
 * Returns the routes of a `.sol` text for a problem. If vehicles differ, route k is driven by vehicle k - 1; if they
 * are identical, the numbers are ignored. Empty trips, which some published solutions have, are left out. Feasibility is not
 * checked.
 * @throws InstanceError if a route names a vehicle that does not exist.
 */
export function readSolution(problem: Problem, text: string, limits: Pick<ReaderLimits, 'nodes' | 'vehicles'>): PlannedRoute[] {
  const typeOf = new Int32Array(problem.vehicleCount);
  for (const [type, { vehicles }] of problem.vehicleTypes.entries()) for (const vehicle of vehicles) typeOf[vehicle] = type;
  const alike = problem.vehicleTypes.length === 1;
  return parseSolution(text, limits).routes.filter((route) => route.nodes.length > 0).map(({ number, nodes }) => {
    const type = alike ? 0 : typeOf[number - 1];
    if (type === undefined) throw new InstanceError(`Route #${number} needs vehicle ${number}; there are ${problem.vehicleCount}`);
    return { type, customers: withoutEmptyTrips(nodes, problem.vehicleTypes[type]?.reload?.depots) };
  });
}

/** A reload with no customer before or after it in its trip is none. */
function withoutEmptyTrips(nodes: readonly number[], depots: Int32Array | undefined): readonly number[] {
  if (depots === undefined) return nodes;
  const isReload = (node: number | undefined): boolean => node === undefined || depots.includes(node);
  const kept = nodes.filter((node, at) => !isReload(node) || !isReload(nodes[at + 1]));
  return kept.filter((node, at) => at > 0 || !isReload(node));
}

/** Returns a cost as text, without the rounding errors of its sum. */
export function costText(cost: number): string {
  return String(Number(cost.toFixed(6)));
}

/** Returns the `.sol` text of routes. If vehicles differ, each route is numbered by its vehicle. */
export function writeSolution(problem: Problem, routes: PlannedRoutes, cost: number): string {
  const alike = problem.vehicleTypes.length === 1;
  const vehicles = alike ? routes.map((_, index) => index) : assignVehicles(problem, routes);
  const order = routes.map((_, index) => index).sort((a, b) => vehicles[a]! - vehicles[b]!);
  const lines = order.map((index) => `Route #${vehicles[index]! + 1}: ${routes[index]!.customers.join(' ')}`);
  return [...lines, `Cost ${costText(cost)}`, ''].join('\n');
}
