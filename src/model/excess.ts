import type { Problem, VehicleType } from './problem.js';
import { shipmentOf } from './shipments.js';
import { isReload, tripsOf, withoutReloads } from './trips.js';

/** Returns what a route of a given length costs beyond the soft limits of its vehicle; O(stops x quantities). */
export function excessCost(problem: Problem, vehicle: VehicleType, customers: readonly number[], length: number): number {
  const { distanceAfter, extraUnitCost, stopsAfter, extraStopCost, loadAfter, extraLoadCost } = vehicle;
  let cost = 0;
  if (length > distanceAfter) cost += extraUnitCost * (length - distanceAfter);
  if (stopsAfter < Infinity) cost += extraStopCost * Math.max(0, withoutReloads(vehicle, customers).length - stopsAfter);
  if (loadAfter === null || extraLoadCost === null) return cost;
  return problem.quantities.reduce((sum, _, k) => {
    const free = loadAfter[k]!;
    return free === Infinity ? sum : sum + extraLoadCost[k]! * Math.max(0, largestLoad(problem, vehicle, customers, k) - free);
  }, cost);
}

/** The largest load of a quantity on all trips; shipments stay on board between them. */
function largestLoad(problem: Problem, vehicle: VehicleType, customers: readonly number[], quantity: number): number {
  const { delivered, collected } = problem.quantities[quantity]!;
  const carried = shipmentOf(problem);
  const loads = tripsOf(vehicle, customers).map((trip) => trip.reduce((sum, node) => sum + delivered[node]!, 0));
  let trip = 0;
  let load = loads[0]!;
  let aboard = 0;
  let most = load;
  for (const node of customers) {
    if (isReload(vehicle, node)) load = aboard + loads[++trip]!;
    else {
      load += collected[node]! - delivered[node]!;
      const shipment = problem.shipments[carried[node]!];
      if (shipment !== undefined) {
        const change = node === shipment.pickup ? shipment.amounts[quantity]! : -shipment.amounts[quantity]!;
        aboard += change;
        load += change;
      }
    }
    most = Math.max(most, load);
  }
  return most;
}
