import type { Problem, VehicleType } from '../problem.js';
import { exceeds } from '../tolerance.js';
import { scheduleRoute } from '../schedule.js';
import { isHard, longestCap } from './bounds.js';
import { capacityOf, demandOf } from '../plain.js';
import { count, shortfall } from './wording.js';

/** Maximum number of customers for trying every order of every subset, and maximum number of vehicle types. */
const MAX_CUSTOMERS = 7;
const MAX_TYPES = 8;

/** The least "badness" of each subset of customers on one vehicle; Infinity if impossible. */
type SubsetCosts = Float64Array;
type Combine = (a: number, b: number) => number;

const sum: Combine = (a, b) => a + b;

/**
 * Tries every assignment of a handful of customers and says what would help most. Null if there are too many to try or
 * a feasible solution exists.
 */
export function nothingLeft(problem: Problem): string | null {
  const customers = problem.customers.length;
  if (customers === 0 || customers > MAX_CUSTOMERS || problem.vehicleTypes.length > MAX_TYPES) return null;
  const fleet = problem.vehicleTypes.map((type) => Math.min(type.vehicles.length, customers));
  const feasible = subsetCosts(problem, (schedulable) => (schedulable.violation === null ? 0 : Infinity));
  if (best(feasible, fleet, sum) < Infinity) return null;
  const relaxation = moreVehicles(problem, feasible, fleet) ?? longerHours(problem, fleet) ?? lateness(problem, fleet);
  return `every way to share out ${count(customers, 'customer')} among ${count(problem.vehicleCount, 'vehicle')} was tried and none is ` +
    `feasible${relaxation === null ? '' : `; ${relaxation}`}`;
}

/** @returns per type and subset the least value over all orders; loads above capacity count as impossible. */
function subsetCosts(problem: Problem, value: (schedule: ReturnType<typeof scheduleRoute>) => number): SubsetCosts[] {
  return problem.vehicleTypes.map((vehicle, type) => {
    const costs = new Float64Array(2 ** problem.customers.length).fill(Infinity);
    const order: number[] = [];
    const extend = (subset: number, load: number): void => {
      if (subset !== 0) costs[subset] = Math.min(costs[subset]!, value(scheduleRoute(problem, type, order)));
      for (const [i, node] of problem.customers.entries()) {
        const heavier = load + demandOf(problem)[node]!;
        if ((subset & (1 << i)) !== 0 || exceeds(heavier, capacityOf(vehicle))) continue;
        order.push(node);
        extend(subset | (1 << i), heavier);
        order.pop();
      }
    };
    extend(0, 0);
    return costs;
  });
}

/** @returns the best assignment of all customers to the fleet, values combined over the vehicles used. */
function best(costs: readonly SubsetCosts[], fleet: readonly number[], combine: Combine): number {
  const size = costs[0]!.length;
  let shared = new Float64Array(size).fill(Infinity);
  shared[0] = 0;
  for (const [type, vehicles] of fleet.entries()) {
    for (let vehicle = 0; vehicle < vehicles; vehicle++) {
      const next = shared.slice();
      for (let subset = 1; subset < size; subset++) {
        for (let part = subset; part > 0; part = (part - 1) & subset) {
          next[subset] = Math.min(next[subset]!, combine(shared[subset ^ part]!, costs[type]![part]!));
        }
      }
      shared = next;
    }
  }
  return shared[size - 1]!;
}

function moreVehicles(problem: Problem, feasible: readonly SubsetCosts[], fleet: readonly number[]): string | null {
  for (let extra = 1; extra <= problem.customers.length; extra++) {
    for (const [type, vehicle] of problem.vehicleTypes.entries()) {
      const larger = fleet.map((vehicles, other) => (other === type ? vehicles + extra : vehicles));
      if (best(feasible, larger, sum) < Infinity) return `${count(extra, 'more vehicle')} like Vehicle ${first(vehicle)} would do`;
    }
  }
  return null;
}

function first(vehicle: VehicleType): number {
  return vehicle.vehicles[0]!;
}

/** The cap that the longest route needs if the windows are kept. */
function longerHours(problem: Problem, fleet: readonly number[]): string | null {
  const cap = longestCap(problem);
  if (problem.time === null || cap === Infinity) return null;
  const uncapped = { ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, maxDuration: Infinity })) };
  const durations = subsetCosts(uncapped, (schedule) => (schedule.violation === null ? schedule.duration : Infinity));
  const longest = best(durations, fleet, Math.max);
  return longest < Infinity ? `working hours ${count(shortfall(longest - cap), 'minute')} longer would do` : null;
}

/** The lateness that must be allowed if the windows become soft. */
function lateness(problem: Problem, fleet: readonly number[]): string | null {
  if (problem.time === null || !isHard(problem.time)) return null;
  const soft = { ...problem, time: { ...problem.time, lateCost: problem.time.lateCost.map(() => 1) } };
  const late = best(subsetCosts(soft, (schedule) => (schedule.violation === null ? schedule.lateness : Infinity)), fleet, sum);
  return late < Infinity ? `${count(shortfall(late), 'minute')} of lateness in all would do (late_penalty_per_min allows lateness)` : null;
}
