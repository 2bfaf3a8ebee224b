import { distanceFunction, drivingMinutes } from '../../src/model/distances.js';
import type { Problem, VehicleType } from '../../src/model/problem.js';
import { limitFaults } from '../../src/model/checker/route-limits.js';
import { shipmentFaults } from '../../src/model/checker/shipments.js';
import { lockedFaults } from '../../src/model/checker/trips.js';
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
    const trips = tripsOf(vehicle, customers);
    const served = trips.flat();
    if (distance > vehicle.maxDistance || driving > vehicle.maxDriving || served.length > vehicle.maxStops || trips.length > (vehicle.reload?.maxTrips ?? 1)) return null;
    if (!keepsShipments(problem, vehicle, served) || !begins(vehicle, customers)) return null;
    if (!carries(problem, vehicle, trips) || !trips.every((trip) => deliversFirst(problem, vehicle, trip))) return null;
    if (served.some((c) => problem.allowed !== null && problem.allowed[c * problem.vehicleTypes.length + type] === 0)) return null;
    const schedule = gridSchedule(problem, type, customers, LATEST_DEPARTURE);
    if (schedule === null) return null;
    const serving = served.reduce((sum, c) => sum + (problem.servingCost?.[c * problem.vehicleTypes.length + type] ?? 0), 0);
    const excess = Math.max(0, distance - vehicle.distanceAfter) * vehicle.extraUnitCost + Math.max(0, served.length - vehicle.stopsAfter) * vehicle.extraStopCost
      + loadsOf(problem, trips).reduce((sum, load, k) => sum + Math.max(0, load - (vehicle.loadAfter?.[k] ?? Infinity)) * (vehicle.extraLoadCost?.[k] ?? 0), 0);
    return { money: vehicle.fixedCost + vehicle.unitCost * distance + schedule.cost + serving + excess, duration: schedule.end - schedule.departure };
  };
}

/** The same by the model, for any times. */
export function modelWorth(problem: Problem): RouteWorth {
  const alone = problem.vehicleTypes.map((vehicleType) => ({ ...problem, vehicleTypes: [vehicleType] }));
  return (type, customers) => {
    const route = { index: 0, type, customers };
    if (lockedFaults(alone[type]!, [{ ...route, type: 0 }]).length > 0 || shipmentFaults(problem, [route]).length > 0 || limitFaults(problem, route).length > 0) return null;
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

/** The customers of each trip. */
function tripsOf({ reload }: VehicleType, customers: readonly number[]): number[][] {
  const trips: number[][] = [[]];
  for (const node of customers) {
    if (reload?.depots.includes(node) === true) trips.push([]);
    else trips.at(-1)!.push(node);
  }
  return trips;
}

function begins({ locked }: VehicleType, customers: readonly number[]): boolean {
  return locked.every((node, i) => customers[i] === node);
}

/** Both halves of every shipment are here, in order, or none; with a stack, each is on top when it is unloaded. */
function keepsShipments({ shipments }: Problem, { lastInFirstOut }: VehicleType, customers: readonly number[]): boolean {
  const stack: number[] = [];
  const aboard = new Set<number>();
  for (const node of customers) {
    const picked = shipments.findIndex(({ pickup }) => pickup === node);
    const delivered = shipments.findIndex(({ delivery }) => delivery === node);
    if (picked !== -1) {
      stack.push(picked);
      aboard.add(picked);
    }
    if (delivered === -1) continue;
    if (!aboard.delete(delivered)) return false;
    if (lastInFirstOut && stack.pop() !== delivered) return false;
  }
  return aboard.size === 0;
}

/** The largest load of every quantity on every trip, shipments included, is within the capacity. */
function carries(problem: Problem, { capacity }: VehicleType, trips: readonly (readonly number[])[]): boolean {
  return loadsOf(problem, trips).every((load, k) => load <= capacity[k]!);
}

function loadsOf({ quantities, shipments }: Problem, trips: readonly (readonly number[])[]): number[] {
  return quantities.map(({ delivered, collected }, k) => {
    let shipped = 0;
    return Math.max(...trips.flatMap((trip) => {
      let load = trip.reduce((sum, c) => sum + delivered[c]!, 0);
      return [load + shipped, ...trip.map((c) => {
        for (const { pickup, delivery, amounts } of shipments) shipped += c === pickup ? amounts[k]! : c === delivery ? -amounts[k]! : 0;
        load += collected[c]! - delivered[c]!;
        return load + shipped;
      })];
    }));
  });
}
