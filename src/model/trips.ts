import type { VehicleType } from './problem.js';

/** Whether a vehicle reloads at a node that stands between the customers of its route. */
export function isReload({ reload }: Pick<VehicleType, 'reload'>, node: number): boolean {
  return reload !== null && reload.depots.includes(node);
}

/** Returns the customers of each trip of a route: of one without reloads, all of them. */
export function tripsOf(vehicle: Pick<VehicleType, 'reload'>, customers: readonly number[]): (readonly number[])[] {
  if (vehicle.reload === null) return [customers];
  const trips: number[][] = [[]];
  for (const node of customers) {
    if (isReload(vehicle, node)) trips.push([]);
    else trips.at(-1)!.push(node);
  }
  return trips;
}

/** Returns what a route has at least, if it has to begin with something: a reload at the end of it is left out where nothing follows. */
export function leastBeginning(vehicle: Pick<VehicleType, 'locked' | 'reload'>): Int32Array {
  const { locked } = vehicle;
  return locked.length > 0 && isReload(vehicle, locked.at(-1)!) ? locked.subarray(0, -1) : locked;
}

/** Returns the customers of a route without its reloads. */
export function withoutReloads(vehicle: Pick<VehicleType, 'reload'>, customers: readonly number[]): readonly number[] {
  return vehicle.reload === null ? customers : customers.filter((node) => !isReload(vehicle, node));
}
