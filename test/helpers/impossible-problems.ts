import { demandOf } from '../../src/model/plain.js';
import type { PlannedRoutes, Problem, VehicleType } from '../../src/model/problem.js';
import { scheduleRoute } from '../../src/model/schedule.js';
import { dice, randomProblem, type Dice } from './random-problem.js';

/** A problem with a plan that serves everybody. */
export interface PlantedProblem {
  readonly problem: Problem;
  readonly routes: PlannedRoutes;
}

/**
 * Returns a problem around a random plan: capacities, hours and windows are just as large as its routes need, or a little larger. Any
 * proof that it is impossible is false.
 */
export function plantedProblem(seed: number, customers: number): PlantedProblem {
  const random = dice(seed + 31_000);
  const vehicles = Math.max(1, Math.round(customers / random.int(2, 8)));
  const base = randomProblem(seed, { customers, vehicles, timed: random.chance(0.8), soft: false, tightness: 0 });
  const routes = randomRoutes(random, base);
  const slack = random.pick([0, 0, 0.02, 0.2]);
  const loose = { ...base, vehicleTypes: base.vehicleTypes.map((type): VehicleType => ({ ...type, maxDuration: Infinity, latest: Infinity })), time: openWindows(base) };
  return { problem: tightened(loose, routes, slack, random), routes };
}

/** Returns the problem with fewer vehicles, the last ones left out. */
export function withVehicleCount(problem: Problem, vehicles: number): Problem {
  const types = problem.vehicleTypes.map((type) => ({ ...type, vehicles: type.vehicles.filter((vehicle) => vehicle < vehicles) }));
  return { ...problem, vehicleCount: vehicles, vehicleTypes: types.filter((type) => type.vehicles.length > 0) };
}

/** Returns the least number of vehicles by which their total capacity carries the total demand. */
export function vehiclesForDemand(problem: Problem): number {
  const demand = demandOf(problem).reduce((sum, units) => sum + units, 0);
  const capacities = problem.vehicleTypes.flatMap(({ capacity, vehicles }) => Array.from(vehicles, () => capacity[0]!)).sort((a, b) => b - a);
  let [carried, count] = [0, 0];
  while (carried < demand - 1e-6 && count < capacities.length) carried += capacities[count++]!;
  return count;
}

function randomRoutes(random: Dice, { customers, vehicleTypes }: Problem): PlannedRoutes {
  const owners = vehicleTypes.flatMap(({ vehicles }, type) => Array.from(vehicles, () => ({ type, customers: [] as number[] })));
  for (const node of random.shuffle([...customers])) random.pick(owners).customers.push(node);
  return owners.filter((route) => route.customers.length > 0);
}

function openWindows({ time, nodeCount }: Problem): Problem['time'] {
  return time === null ? null : { ...time, open: new Float64Array(nodeCount), close: new Float64Array(nodeCount).fill(1e9) };
}

function tightened(problem: Problem, routes: PlannedRoutes, slack: number, random: Dice): Problem {
  const { time } = problem;
  const more = (value: number): number => value * (1 + slack);
  const loadOf = ({ customers }: PlannedRoutes[number]): number => customers.reduce((sum, node) => sum + demandOf(problem)[node]!, 0);
  const ofType = (type: number, value: (route: PlannedRoutes[number]) => number): number => Math.max(0, ...routes.filter((route) => route.type === type).map(value));
  const vehicleTypes = problem.vehicleTypes.map((vehicle, type) => ({
    ...vehicle,
    capacity: Float64Array.of(more(ofType(type, loadOf))),
    maxDuration: time === null || random.chance(0.5) ? Infinity : more(ofType(type, (route) => scheduleRoute(problem, type, route.customers).duration)),
  }));
  if (time === null) return { ...problem, vehicleTypes };
  const close = time.close.slice();
  const open = time.open.slice();
  for (const { type, customers } of routes) {
    for (const { node, start } of scheduleRoute(problem, type, customers).stops) {
      if (!customers.includes(node) || random.chance(0.3)) continue;
      close[node] = start + more(random.int(0, 20)) * (random.chance(0.4) ? 0 : 1);
      open[node] = Math.max(0, start - random.int(0, 60));
    }
  }
  return { ...problem, vehicleTypes, time: { ...time, open, close } };
}
