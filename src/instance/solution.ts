import { assignVehicles } from '../model/assign.js';
import type { PlannedRoute, PlannedRoutes, Problem } from '../model/problem.js';
import { InstanceError, integerFrom } from './instance-error.js';

/** A `.sol` text taken apart; nothing is checked against a problem. */
export interface SolutionFile {
  /** Node indices per route, empty routes included, with the number after `Route #`. */
  readonly routes: readonly { readonly number: number; readonly nodes: readonly number[] }[];
  /** The stated cost as it stands there; null without one. */
  readonly cost: string | null;
}

/** Returns the parts of a CVRPLIB `.sol` text. @throws InstanceError */
export function parseSolution(text: string): SolutionFile {
  const routes: { number: number; nodes: number[] }[] = [];
  let cost: string | null = null;
  for (const line of text.split(/\r?\n/)) {
    const route = /^\s*route\s*#?\s*(\d+)\s*:(.*)$/i.exec(line);
    if (route !== null) {
      const tokens = route[2]!.trim().split(/[\s,]+/).filter((token) => token !== '');
      const nodes = tokens.map((token) => integerFrom(token, `Route #${route[1]}`, 0, Number.MAX_SAFE_INTEGER));
      routes.push({ number: Number(route[1]), nodes });
    }
    cost ??= /^\s*cost\s*:?\s*(\S+)\s*$/i.exec(line)?.[1] ?? null;
  }
  if (routes.length === 0 && cost === null) throw new InstanceError('there is no "Route #1: ..." line in the solution');
  return { routes, cost };
}

/**
 * Returns the routes of a `.sol` text for a problem. Where vehicles differ, route k is driven by vehicle k - 1; where
 * they are all alike the numbers mean nothing. Feasibility is not looked at.
 * @throws InstanceError when a route names a vehicle that is not there.
 */
export function readSolution(problem: Problem, text: string): PlannedRoute[] {
  const typeOf = new Int32Array(problem.vehicleCount);
  for (const [type, { vehicles }] of problem.vehicleTypes.entries()) for (const vehicle of vehicles) typeOf[vehicle] = type;
  const alike = problem.vehicleTypes.length === 1;
  return parseSolution(text).routes.filter((route) => route.nodes.length > 0).map(({ number, nodes }) => {
    const type = alike ? 0 : typeOf[number - 1];
    if (type === undefined) throw new InstanceError(`Route #${number} needs vehicle ${number}; there are ${problem.vehicleCount}`);
    return { type, customers: nodes };
  });
}

/** Returns the `.sol` text of routes; where vehicles differ, each is numbered by its vehicle. */
export function writeSolution(problem: Problem, routes: PlannedRoutes, cost: number): string {
  const alike = problem.vehicleTypes.length === 1;
  const vehicles = alike ? routes.map((_, index) => index) : assignVehicles(problem, routes);
  const order = routes.map((_, index) => index).sort((a, b) => vehicles[a]! - vehicles[b]!);
  const lines = order.map((index) => `Route #${vehicles[index]! + 1}: ${routes[index]!.customers.join(' ')}`);
  return [...lines, `Cost ${Number(cost.toFixed(6))}`, ''].join('\n');
}
