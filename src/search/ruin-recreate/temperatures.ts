import { evaluate } from '../../model/cost.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { distance as instanceDistance, type Instance } from '../instance/layout.js';

/**
 * Initial and final temperatures, as multiples of the travel cost between neighbours, without and with time
 * constraints.
 */
const HOT = 3.3;
const COLD = 0.033;
const TIMED_HOT = 6;
const TIMED_COLD = 0.15;
/** Maximum multiple if, with details, or burdens and time constraints, vehicles of different fixed costs make the search hotter. */
const HOTTEST = 16;
/** Number of nearest customers that count as neighbours. */
const NEIGHBOURS = 8;

/** The temperature over a run: it falls geometrically. */
export interface Temperatures {
  /** @param fraction - of the run, 0 to 1 */
  at(fraction: number): number;
}

/** Multiples of the travel cost between neighbours; 0: the default. */
export interface TemperatureShares {
  readonly hot: number;
  readonly cold: number;
}

/** Default multiples, without or with time constraints. */
function usualShares(timed: boolean): TemperatureShares {
  return timed ? { hot: TIMED_HOT, cold: TIMED_COLD } : { hot: HOT, cold: COLD };
}

/**
 * Chooses the temperatures by the mean distance between neighbours, multiplied by the cost of distance in the first
 * solution: the scale of the detours that the search compares, independent of the size of the problem and the distance
 * to the depots. With details, or with burdens and time constraints, the initial temperature also reaches, within a limit, the difference between the vehicles'
 * fixed costs: otherwise the first routes decide how many vehicles of each type are used.
 * @param start - routes that determine the cost per unit of distance
 * @param near - distance between neighbours, in the problem's unit
 * @example
 * const shares: TemperatureShares = { hot: 0.5, cold: 0.005 };
 * const temperatures: Temperatures = temperaturesFor(problem, buildInstance(problem), shares, routes);
 * temperatures.at(0) > temperatures.at(1); // => true
 */
export function temperaturesFor(
  problem: Problem, instance: Instance, { hot, cold }: TemperatureShares, start: PlannedRoutes, near = neighbourDistance(instance),
): Temperatures {
  const scale = instance.detailed ? rateOf(problem, instance) * near || 1 : scaleOf(problem, start, near);
  const usual = usualShares(problem.time !== null);
  const between = instance.detailed || (instance.burdened && instance.timed) ? Math.min(HOTTEST, fixedCostRange(problem) / scale) : 0;
  const from = scale * (hot || Math.max(usual.hot, between));
  const to = scale * (cold || usual.cold);
  return { at: (fraction) => from * (to / from) ** fraction };
}

function scaleOf(problem: Problem, start: PlannedRoutes, near: number): number {
  const { distance, length, lateness } = evaluate(problem, start);
  const rate = length > 0 ? distance / length : 1;
  return rate * near || (distance + lateness) / problem.customers.length || 1;
}

/** The difference between the highest and the lowest fixed cost of a vehicle. */
function fixedCostRange({ vehicleTypes }: Problem): number {
  const costs = vehicleTypes.map(({ fixedCost }) => fixedCost);
  return Math.max(...costs) - Math.min(...costs);
}

/** What a unit of the first profile's distance costs on average over the vehicle types, with its time. */
function rateOf(problem: Problem, { weights }: Instance): number {
  const { vehicleTypes: types } = problem;
  const minutes = minutesPerUnit(problem);
  return types.reduce((total, type) => total + type.unitCost + (type.minuteCost + weights.minute) * type.pace * minutes, 0) / types.length;
}

/** Minutes for a unit of the first profile's distance, at a pace of 1; 0 without the time dimension or without distances. */
function minutesPerUnit({ travel, time }: Problem): number {
  const { distances, durations } = travel[0]!;
  if (time === null) return 0;
  if (durations === null) return 1;
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
  const length = distances.kind === 'matrix' ? sum(distances.matrix) : 0;
  return length > 0 ? sum(durations.matrix) / length : 0;
}

/**
 * Mean distance from a customer to its nearest ones, in the problem's unit; 0 if there are none.
 * @example
 * neighbourDistance(buildInstance(problem)) > 0; // => true
 */
export function neighbourDistance(instance: Instance): number {
  const { ruinNeighbours, customers } = instance;
  let sum = 0;
  let count = 0;
  for (const c of customers) {
    for (let k = 0; k < Math.min(NEIGHBOURS, ruinNeighbours.count[c]!); k++) {
      sum += instanceDistance(instance, c, ruinNeighbours.node[c * ruinNeighbours.width + k]!);
      count++;
    }
  }
  return count === 0 ? 0 : sum / count / instance.scale;
}
