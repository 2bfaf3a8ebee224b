import { distanceFunction, drivingMinutes } from '../../src/model/distances.js';
import type { Problem, VehicleType } from '../../src/model/problem.js';
import { limitFaults } from '../../src/model/checker/route-limits.js';
import { routeCost } from '../../src/model/cost.js';
import { scheduleRoute } from '../../src/model/schedule.js';
import { gridSchedule } from './grid-schedule.js';
import type { RouteWorth } from './tiny-plans.js';

/** No route of a tiny problem departs later. */
const LATEST_DEPARTURE = 60;

/** What routes of a problem in whole minutes are worth, by the rules alone: sums along the route, and times minute by minute. */
export function tinyWorth(problem: Problem): RouteWorth {
  return (type, customers) => {
    const vehicle = problem.vehicleTypes[type]!;
    const distance = lengthOf(distanceFunction(problem, vehicle.profile), vehicle, customers);
    const driving = lengthOf(drivingMinutes(problem, type), vehicle, customers);
    if (distance > vehicle.maxDistance || driving > vehicle.maxDriving || customers.length > vehicle.maxStops) return null;
    if (!carries(problem, vehicle, customers) || !deliversFirst(problem, vehicle, customers)) return null;
    if (customers.some((c) => problem.allowed !== null && problem.allowed[c * problem.vehicleTypes.length + type] === 0)) return null;
    const schedule = gridSchedule(problem, type, customers, LATEST_DEPARTURE);
    if (schedule === null) return null;
    return { money: vehicle.fixedCost + vehicle.unitCost * distance + schedule.cost, duration: schedule.end - schedule.departure };
  };
}

/** The same by the model, for any times. */
export function modelWorth(problem: Problem): RouteWorth {
  return (type, customers) => {
    if (limitFaults(problem, { index: 0, type, customers }).length > 0) return null;
    const schedule = scheduleRoute(problem, type, customers);
    if (schedule.violation !== null) return null;
    return { money: routeCost(problem, { type, customers }, schedule).total, duration: schedule.duration };
  };
}

function lengthOf(between: (i: number, j: number) => number, { start, end }: VehicleType, customers: readonly number[]): number {
  const nodes = [start, ...customers, end];
  return nodes.slice(1).reduce((sum, node, k) => sum + between(nodes[k]!, node), 0);
}

function deliversFirst({ quantities }: Problem, { deliveriesFirst }: VehicleType, customers: readonly number[]): boolean {
  const any = (units: 'delivered' | 'collected', c: number): boolean => quantities.some((quantity) => quantity[units][c]! > 0);
  return !deliveriesFirst || customers.every((c, k) => !any('delivered', c) || !customers.slice(0, k).some((earlier) => any('collected', earlier)));
}

function carries({ quantities }: Problem, { capacity }: VehicleType, customers: readonly number[]): boolean {
  return quantities.every(({ delivered, collected }, k) => {
    let load = customers.reduce((sum, c) => sum + delivered[c]!, 0);
    return load <= capacity[k]! && customers.every((c) => {
      load += collected[c]! - delivered[c]!;
      return load <= capacity[k]!;
    });
  });
}
