import type { Problem, VehicleType } from '../problem.js';
import { isReload } from '../trips.js';
import { bestSchedule, type ProvedSchedule } from './best-schedule.js';
import { commonLateCost, oneWindowSchedule } from './one-window.js';
import type { RouteSchedule } from './route-schedule.js';
import { limitedRides } from './route-work.js';

/** Returns the schedule of a route, and whether all that could be better were tried; see `scheduleRoute` in ../schedule.ts. */
export function provedSchedule(problem: Problem, type: number, customers: readonly number[]): ProvedSchedule {
  const vehicle = problem.vehicleTypes[type];
  if (vehicle === undefined) {
    throw new RangeError(`type is ${type}; it must be an index below ${problem.vehicleTypes.length}`);
  }
  const { time } = problem;
  if (time === null) return { schedule: untimed([vehicle.start, ...customers, vehicle.end].filter((node) => node >= 0)), isProved: true };
  const isPlain = problem.primary !== 'time' && problem.travel[vehicle.profile]!.traffic === null && !hasReloads(vehicle, customers) && limitedRides(problem, customers).length === 0;
  const lateCost = isPlain ? commonLateCost(time, vehicle) : null;
  return lateCost === null ? bestSchedule(problem, time, type, customers) : { schedule: oneWindowSchedule(problem, time, { type, customers, lateCost }), isProved: true };
}

function hasReloads(vehicle: VehicleType, customers: readonly number[]): boolean {
  return vehicle.reload !== null && customers.some((node) => isReload(vehicle, node));
}

function untimed(nodes: readonly number[]): RouteSchedule {
  const stops = nodes.map((node) => ({ node, arrival: 0, setup: 0, waiting: 0, start: 0, leave: 0, lateness: 0 }));
  return { stops, breaks: [], departure: 0, duration: 0, driving: 0, lateness: 0, cost: { time: 0, overtime: 0, lateness: 0 }, violation: null };
}
