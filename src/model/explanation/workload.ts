import { distanceFunction } from '../distances.js';
import type { Problem, TimeDimension, VehicleType } from '../problem.js';
import { allowance } from '../tolerance.js';
import { isHard } from './bounds.js';
import { amount, apart, count, needed, shortfall } from './wording.js';

/** Maximum number of customers for which each one's nearest node is looked up. */
const MAX_CUSTOMERS = 5000;

/** A lower bound on the minutes that the customers take, and the minutes that all vehicles can work in total. */
export interface Workload {
  readonly needed: number;
  readonly available: number;
  /** The maximum that one vehicle can spend on customers. */
  readonly perVehicle: number;
}

/**
 * Returns the work of all customers - service and the shortest leg to each - and the working time of all vehicles: the
 * cap and, under hard windows, the span between the depots' windows, less what every used vehicle spends at its depots
 * and on its last leg. Null if the time is unbounded or there are too many customers.
 */
export function workload(problem: Problem, time: TimeDimension): Workload | null {
  if (problem.customers.length > MAX_CUSTOMERS) return null;
  const distance = distanceFunction(problem);
  const starts = [...new Set(problem.vehicleTypes.map((type) => type.start))];
  const ends = new Map<number, number>();
  const pace = problem.vehicleTypes.reduce((least, type) => Math.min(least, type.pace), Infinity);
  let sum = 0;
  for (const node of problem.customers) {
    let nearest = Infinity;
    for (const start of starts) nearest = Math.min(nearest, distance(start, node));
    for (const other of problem.customers) if (other !== node) nearest = Math.min(nearest, distance(other, node));
    sum += time.service[node]! + pace * nearest;
  }
  const lastLeg = (end: number): number => {
    let nearest = ends.get(end) ?? Infinity;
    if (nearest === Infinity) for (const node of problem.customers) nearest = Math.min(nearest, distance(node, end));
    ends.set(end, nearest);
    return nearest;
  };
  let available = 0;
  let perVehicle = 0;
  for (const type of problem.vehicleTypes) {
    const span = spanOf(time, type);
    const spent = time.service[type.start]! + time.service[type.end]! + type.pace * lastLeg(type.end);
    const each = Math.max(0, span - spent);
    available += each * Math.min(type.vehicles.length, problem.customers.length);
    perVehicle = Math.max(perVehicle, each);
  }
  return available < Infinity ? { needed: sum, available, perVehicle } : null;
}

/** The maximum working time of a vehicle, tolerance included. */
function spanOf(time: TimeDimension, { start, end, maxDuration }: VehicleType): number {
  const cap = maxDuration + allowance(maxDuration);
  if (!isHard(time)) return cap;
  const close = time.close[end]! + allowance(time.close[end]!);
  return Math.min(cap, close + time.service[end]! - Math.max(0, time.open[start]!));
}

/** Says that the work exceeds what all vehicles can do. */
export function tooMuchWork(problem: Problem, work: Workload | null): string | null {
  if (work === null || !(work.needed > work.available + allowance(work.needed))) return null;
  const [least, available] = apart(work.needed, work.available);
  const missing = work.needed - work.available;
  const more = work.perVehicle > 0
    ? `, that is ${count(Math.ceil(missing / work.perVehicle), 'more vehicle')} at ${amount(work.perVehicle)} minutes each`
    : '';
  return `serving all customers takes at least ${least} minutes of service and travel, and ${count(problem.vehicleCount, 'vehicle')} ` +
    `can give ${available} minutes within windows and working hours; at least ${needed(shortfall(missing), 'minute')}${more}`;
}
