import { distanceFunction } from '../../src/model/distances.js';
import { demandOf } from '../../src/model/plain.js';
import type { PlannedRoute, Problem } from '../../src/model/problem.js';

/**
 * Exact answers by exhaustive search, slow and simple, independent of the calculations of the model and the search. For
 * up to 7 customers.
 */

/**
 * Feasibility and ties are checked a little more loosely than rounding errors, but far more strictly than the
 * tolerance.
 */
const HAIR = 1e-7;

export interface BruteSchedule {
  /** Start of service at the first stop. */
  readonly departure: number;
  readonly starts: readonly number[];
  readonly end: number;
  readonly lateness: number;
}

/**
 * Returns the best schedule of a route by simulating every departure at which anything can change: where some stop is
 * reached exactly at its opening or close, and where some waiting exactly fits the cap. Null if none is feasible.
 */
export function bruteSchedule(problem: Problem, route: PlannedRoute): BruteSchedule | null {
  const time = problem.time!;
  const latePenalty = time.lateCost[0]!;
  const { start, end, pace, maxDuration } = problem.vehicleTypes[route.type]!;
  const distance = distanceFunction(problem);
  const stops = [start, ...route.customers, end];
  const travel = stops.map((node, i) => (i === 0 ? 0 : distance(stops[i - 1]!, node) * pace));
  const service = stops.map((node) => time.service[node]!);
  const reach = stops.map((_, i) => travel.slice(0, i + 1).reduce((a, b) => a + b, 0) + service.slice(0, i).reduce((a, b) => a + b, 0));
  const last = stops.length - 1;
  const earliest = Math.max(0, time.open[start]!);
  const candidates = new Set([earliest]);
  for (const [i, node] of stops.entries()) {
    candidates.add(time.open[node]! - reach[i]!);
    candidates.add(time.close[node]! - reach[i]!);
    candidates.add(time.open[node]! + reach[last]! - reach[i]! + service[last]! - maxDuration);
  }
  let best: BruteSchedule | null = null;
  for (const departure of candidates) {
    if (!(departure >= earliest && departure < Infinity)) continue;
    const starts: number[] = [];
    let clock = departure;
    for (const [i, node] of stops.entries()) {
      if (i > 0) clock = Math.max(clock + travel[i]!, time.open[node]!);
      starts.push(clock);
      clock += service[i]!;
    }
    const late = stops.map((node, i) => Math.max(0, starts[i]! - time.close[node]!));
    const lateness = late.reduce((a, b) => a + b, 0);
    if (latePenalty === 0 && Math.max(...late) > HAIR) continue;
    if (clock - departure > maxDuration + HAIR) continue;
    const found = { departure, starts, end: clock, lateness: latePenalty === 0 ? 0 : lateness };
    if (best === null || isBetter(found, best)) best = found;
  }
  return best;
}

function isBetter(a: BruteSchedule, b: BruteSchedule): boolean {
  if (Math.abs(a.lateness - b.lateness) > HAIR) return a.lateness < b.lateness;
  if (Math.abs(a.end - b.end) > HAIR) return a.end < b.end;
  return a.departure > b.departure;
}

/** Returns the cost of a route, Infinity if it is infeasible. */
export function bruteRouteCost(problem: Problem, route: PlannedRoute): number {
  const vehicle = problem.vehicleTypes[route.type]!;
  const load = route.customers.reduce((sum, node) => sum + demandOf(problem)[node]!, 0);
  if (load > vehicle.capacity[0]! + HAIR) return Infinity;
  const distance = distanceFunction(problem);
  const stops = [vehicle.start, ...route.customers, vehicle.end];
  let cost = vehicle.fixedCost;
  for (let i = 1; i < stops.length; i++) cost += vehicle.unitCost * distance(stops[i - 1]!, stops[i]!);
  if (problem.time === null) return cost;
  const schedule = bruteSchedule(problem, route);
  return schedule === null ? Infinity : cost + problem.time.lateCost[0]! * schedule.lateness;
}

export interface BruteSolution {
  readonly cost: number;
  readonly routes: readonly PlannedRoute[];
}

/**
 * Returns an optimal solution, or null if there is none. All orders of all subsets, then all assignments to vehicles.
 */
export function bruteForce(problem: Problem): BruteSolution | null {
  const customers = [...problem.customers];
  if (customers.length > 7) throw new RangeError(`${customers.length} customers are too many to try everything; 7 at most`);
  const everybody = 2 ** customers.length - 1;
  const bestRoutes = problem.vehicleTypes.map((_, type) => bestPerSubset(problem, type, customers));
  // shared[set]: the cheapest way for the vehicles so far to serve exactly that set.
  let shared: (BruteSolution | null)[] = Array.from({ length: everybody + 1 }, () => null);
  shared[0] = { cost: 0, routes: [] };
  for (const [type, { vehicles }] of problem.vehicleTypes.entries()) {
    for (let vehicle = 0; vehicle < Math.min(vehicles.length, customers.length); vehicle++) {
      shared = withOneMore(shared, bestRoutes[type]!);
    }
  }
  return shared[everybody]!;
}

function withOneMore(shared: readonly (BruteSolution | null)[], routes: readonly (BruteSolution | null)[]): (BruteSolution | null)[] {
  return shared.map((without, set) => {
    let best = without;
    for (let part = set; part > 0; part = (part - 1) & set) {
      const route = routes[part];
      const rest = shared[set ^ part];
      if (!route || !rest) continue;
      const cost = route.cost + rest.cost;
      if (best === null || cost < best.cost) best = { cost, routes: [...rest.routes, ...route.routes] };
    }
    return best;
  });
}

function bestPerSubset(problem: Problem, type: number, customers: readonly number[]): (BruteSolution | null)[] {
  const best: (BruteSolution | null)[] = Array.from({ length: 2 ** customers.length }, () => null);
  const order: number[] = [];
  const extend = (set: number): void => {
    if (set !== 0) {
      const cost = bruteRouteCost(problem, { type, customers: order });
      if (cost < (best[set]?.cost ?? Infinity)) best[set] = { cost, routes: [{ type, customers: [...order] }] };
    }
    for (const [i, node] of customers.entries()) {
      if ((set & (1 << i)) !== 0) continue;
      order.push(node);
      extend(set | (1 << i));
      order.pop();
    }
  };
  extend(0);
  return best;
}
