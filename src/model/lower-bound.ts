import { firstDetail } from './detail.js';
import { distanceFunction } from './distances.js';
import { capacityOf, demandOf } from './plain.js';
import type { Problem } from './problem.js';
import { allowance, exceeds } from './tolerance.js';

/** Maximum number of customers for which all pairs are considered. */
const MAX_CUSTOMERS = 500;

/**
 * Returns a lower bound on the cost of any feasible solution: the vehicles that the demand requires, each with its last
 * leg, and the cheapest way into every customer. Usually loose, but tight where further search would be pointless: one
 * customer, or all nodes in one place. O(n² · types); 0 above 500 customers,
 * and for problems with details that it does not know, such as optional stops.
 * @example
 * lowerBound(problem) <= evaluate(problem, routes).total; // => true
 */
export function lowerBound(problem: Problem): number {
  const { customers, vehicleTypes } = problem;
  const demand = demandOf(problem);
  if (customers.length === 0 || customers.length > MAX_CUSTOMERS || firstDetail(problem) !== null) return 0;
  const distance = distanceFunction(problem);
  if (customers.length === 1) {
    const [only] = customers as unknown as [number];
    const able = vehicleTypes.filter((type) => !exceeds(demand[only]!, capacityOf(type)));
    return least(able, ({ start, end, unitCost, fixedCost }) => fixedCost + unitCost * (distance(start, only) + distance(only, end)));
  }
  const unit = least(vehicleTypes, ({ unitCost }) => unitCost);
  const starts = [...new Set(vehicleTypes.map(({ start }) => start))];
  const ends = [...new Set(vehicleTypes.map(({ end }) => end))];
  const intoCustomers = customers.reduce((sum, to) => {
    const fromDepot = least(starts, (start) => distance(start, to));
    return sum + Math.min(fromDepot, least(customers, (from) => (from === to ? Infinity : distance(from, to))));
  }, 0);
  const lastLeg = least(ends, (end) => least(customers, (from) => distance(from, end)));
  const vehicles = leastVehicles(problem);
  return unit * (intoCustomers + vehicles * lastLeg) + vehicles * least(vehicleTypes, ({ fixedCost }) => fixedCost);
}

/**
 * Returns a lower bound on the vehicles of a plan that serves everybody: how many of the largest carry what is delivered, or
 * collected; 1 where vehicles reload, and without customers or loads. O(n).
 * @example
 * leastVehicles(problem); // => 2
 */
export function leastVehicles({ customers, quantities, vehicleTypes }: Problem): number {
  if (vehicleTypes.some(({ reload }) => reload !== null)) return 1;
  return quantities.reduce((most, { delivered, collected }, quantity) => {
    const largest = -least(vehicleTypes, ({ capacity }) => -capacity[quantity]!);
    const loads = [delivered, collected].map((units) => customers.reduce((sum, node) => sum + units[node]!, 0));
    const load = Math.max(...loads);
    return load > 0 ? Math.max(most, Math.ceil(load / (largest + allowance(largest)) - 1e-9)) : most;
  }, 1);
}

function least<T>(values: Iterable<T>, value: (of: T) => number): number {
  let found = Infinity;
  for (const each of values) found = Math.min(found, value(each));
  return found;
}
