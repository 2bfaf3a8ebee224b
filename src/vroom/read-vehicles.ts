import type { Vehicle, WindowBreak } from '#generated/types.js';
import { VROOM_DEFAULTS, type VroomBreak, type VroomVehicle } from './input.js';
import { present } from './present.js';
import { type ReadContext, skillNames } from './read-jobs.js';
import type { Remarks } from './remarks.js';
import { checkWindow, instant, orderedWindows, span } from './times.js';
import { profileOf, type Travel } from './travel.js';

/** Returns the vehicles of a request, each of them one. */
export function vehiclesOf(vehicles: readonly VroomVehicle[], travel: Travel, context: ReadContext): Vehicle[] {
  return vehicles.map((vehicle, i) => vehicleOf(vehicle, `vehicles[${i}]`, travel, context));
}

function vehicleOf(vehicle: VroomVehicle, path: string, travel: Travel, { places, amounts, remarks }: ReadContext): Vehicle {
  const { costs, time_window: window } = vehicle;
  const profile = profileOf(vehicle);
  if (window !== undefined) checkWindow(window, `${path}.time_window`, remarks);
  if (vehicle.capacity === undefined && amounts.names.length > 0) remarks.fault(`${path}.capacity is missing, and vehicles[0] has one: all vehicles must have one`);
  checkDistances(vehicle, path, travel.hasDistances(profile), remarks);
  noteVehicle(vehicle, path, remarks);
  return present<Vehicle>({
    id: String(vehicle.id),
    profile,
    start: places.idOf(`${path}.start`, vehicle.start, vehicle.start_index),
    end: places.idOf(`${path}.end`, vehicle.end, vehicle.end_index),
    shift: window && span(window),
    breaks: vehicle.breaks?.length ? vehicle.breaks.map((entry, i) => breakOf(entry, `${path}.breaks[${i}]`, remarks)) : undefined,
    capacities: amounts.named(vehicle.capacity, `${path}.capacity`),
    skills: skillNames(vehicle.skills),
    max_driving_seconds: vehicle.max_travel_time,
    max_distance_meters: vehicle.max_distance,
    max_stops: vehicle.max_tasks,
    fixed_cost: costs?.fixed || undefined,
    cost_per_kilometer: costs?.per_km ?? VROOM_DEFAULTS.perKm,
    cost_per_hour: costPerHour(vehicle, path, remarks),
    speed_factor: vehicle.speed_factor,
  });
}

/** Version 2 charges all time alike: travel, setup and service. */
function costPerHour({ costs }: VroomVehicle, path: string, remarks: Remarks): number {
  const perHour = costs?.per_hour ?? VROOM_DEFAULTS.perHour;
  const perTaskHour = costs?.per_task_hour ?? VROOM_DEFAULTS.perTaskHour;
  if (perTaskHour !== 0 && perTaskHour !== perHour) {
    remarks.fault(`${path}.costs.per_task_hour is ${perTaskHour}, and per_hour is ${perHour}: version 2 has one cost per hour for all time; give both the same value, or per_task_hour 0`);
  }
  if (perHour > 0) {
    const vroom = perTaskHour === 0 ? 'travel time only' : 'no waiting and no breaks';
    remarks.note(`${path}.costs.per_hour`, `it is charged for the whole duration of a route, including setup, service, waiting and breaks; VROOM charges ${vroom}`);
  }
  return perHour;
}

function checkDistances({ costs, max_distance: limit }: VroomVehicle, path: string, known: boolean, remarks: Remarks): void {
  if (known) return;
  const needs = costs?.per_km ? 'costs.per_km' : limit === undefined ? null : 'max_distance';
  if (needs !== null) remarks.fault(`${path}.${needs} needs distances: add them to the matrices of its profile, or leave it out`);
}

function breakOf({ time_windows: windows, service = 0, max_load: maxLoad, description }: VroomBreak, path: string, remarks: Remarks): { type: 'window' } & WindowBreak {
  if (maxLoad !== undefined) remarks.fault(`${path}.max_load: version 2 does not limit the load during a break; leave it out`);
  if (windows === undefined) remarks.fault(`${path}.time_windows is missing: version 2 needs to know when the break begins`);
  if (description !== undefined) remarks.note(`${path}.description`, 'version 2 has no descriptions; --input brings them back into the output');
  remarks.note(path, 'it is taken if the vehicle departs before its windows and ends after them; VROOM takes every break of a vehicle that it uses');
  const [[first, last] = [0, 0], ...others] = orderedWindows(windows ?? [], `${path}.time_windows`, remarks);
  return present<{ type: 'window' } & WindowBreak>({
    type: 'window', earliest: instant(first), latest: instant(last), break_seconds: service,
    other_windows: others.length > 0 ? others.map(([from, to]) => ({ earliest: instant(from), latest: instant(to) })) : undefined,
  });
}

function noteVehicle({ description, steps, start, start_index, end, end_index }: VroomVehicle, path: string, remarks: Remarks): void {
  if (description !== undefined) remarks.note(`${path}.description`, 'version 2 has no descriptions; --input brings them back into the output');
  if (steps !== undefined && steps.length > 0) remarks.note(`${path}.steps`, 'left out: send them as initial_routes');
  if ((start ?? start_index ?? end ?? end_index) === undefined) remarks.note(path, 'it has neither start nor end, which VROOM refuses: it starts at its first stop and ends at its last');
}
