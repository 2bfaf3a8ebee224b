import { evaluate } from '../../model/cost.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { distance as instanceDistance, type Instance } from '../instance/layout.js';

/** Temperatures at the ends of a run, as shares of what travelling between neighbours costs, without and with time. */
const HOT = 3.3;
const COLD = 0.033;
const TIMED_HOT = 6;
const TIMED_COLD = 0.15;
/** Nearest customers that count as neighbours. */
const NEIGHBOURS = 8;

/** The temperature over a run: falling geometrically. */
export interface Temperatures {
  /** @param fraction - of the run, 0 to 1 */
  at(fraction: number): number;
}

/** Shares of what travelling between neighbours costs; 0 takes the usual one. */
export interface TemperatureShares {
  readonly hot: number;
  readonly cold: number;
}

/** The usual shares, without or with time. */
function usualShares(timed: boolean): TemperatureShares {
  return timed ? { hot: TIMED_HOT, cold: TIMED_COLD } : { hot: HOT, cold: COLD };
}

/**
 * Chooses the temperatures by the mean distance between neighbours, at what distance costs in a start: the scale of the
 * detours that the search weighs against each other, whatever the size of the problem and the way to the depots.
 * @param start - routes whose costs tell what distance costs
 * @param near - distance between neighbours, in the problem's unit
 * @example
 * const shares: TemperatureShares = { hot: 0.5, cold: 0.005 };
 * const temperatures: Temperatures = temperaturesFor(problem, buildInstance(problem), shares, routes);
 * temperatures.at(0) > temperatures.at(1); // => true
 */
export function temperaturesFor(
  problem: Problem, instance: Instance, { hot, cold }: TemperatureShares, start: PlannedRoutes, near = neighbourDistance(instance),
): Temperatures {
  const { distance, length, lateness } = evaluate(problem, start);
  const rate = length > 0 ? distance / length : 1;
  const scale = rate * near || (distance + lateness) / problem.customers.length || 1;
  const usual = usualShares(problem.time !== null);
  const from = scale * (hot || usual.hot);
  const to = scale * (cold || usual.cold);
  return { at: (fraction) => from * (to / from) ** fraction };
}

/**
 * Mean distance from a customer to its nearest ones, in the problem's unit; 0 when there are none.
 * @example
 * neighbourDistance(buildInstance(problem)) > 0; // => true
 */
export function neighbourDistance(instance: Instance): number {
  const { near, customers } = instance;
  let sum = 0;
  let count = 0;
  for (const c of customers) {
    for (let k = 0; k < Math.min(NEIGHBOURS, near.count[c]!); k++) {
      sum += instanceDistance(instance, c, near.node[c * near.width + k]!);
      count++;
    }
  }
  return count === 0 ? 0 : sum / count / instance.scale;
}
