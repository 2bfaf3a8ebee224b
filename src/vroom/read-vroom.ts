import type { PlanRequest } from '#generated/types.js';
import { amountNames } from './amounts.js';
import { checkInput } from './check-input.js';
import { coordinatePlaces, matrixPlaces } from './places.js';
import { planStart } from './plan-start.js';
import { prioritiesOf } from './priorities.js';
import { shipmentsOf, stopsOf } from './read-jobs.js';
import { vehiclesOf } from './read-vehicles.js';
import { Remarks } from './remarks.js';
import { instant } from './times.js';
import { travelOf } from './travel.js';

/** A request made from VROOM's input, with what has no counterpart and does no harm, or everything that stands against it. */
export type ReadVroom = { readonly request: PlanRequest; readonly notes: readonly string[] } | { readonly faults: readonly string[] };

/** Checks whether a document has the members of VROOM's input. */
export function isVroomInput(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'vehicles' in value && ('jobs' in value || 'shipments' in value);
}

/**
 * Converts VROOM's input to a request of version 2. Never throws on data. O(jobs + shipments + vehicles + matrix cells).
 * @param value as parsed from JSON; it is not changed.
 * @param amounts names for the positions of amounts; default: `amount-1`, `amount-2` and so on.
 */
export function readVroom(value: unknown, { amounts: given }: { readonly amounts?: readonly string[] | undefined } = {}): ReadVroom {
  const remarks = new Remarks();
  const input = checkInput(value, remarks);
  if (input === null) return { faults: remarks.faults };
  const travel = travelOf(input, remarks);
  if (remarks.faults.length > 0) return { faults: remarks.faults };
  const places = travel.size === null ? coordinatePlaces(remarks) : matrixPlaces(travel.size, remarks);
  const context = { places, amounts: amountNames(input, given, remarks), priorities: prioritiesOf(input, remarks), remarks };
  const vehicles = vehiclesOf(input.vehicles, travel, context);
  const stops = stopsOf(input.jobs ?? [], input.vehicles, context);
  const shipments = shipmentsOf(input.shipments ?? [], input.vehicles, context);
  if (remarks.faults.length > 0) return { faults: remarks.faults };
  const request = { plan_start: instant(planStart(input, remarks)), locations: places.locations, profiles: travel.profiles, vehicles, stops, ...(shipments.length > 0 && { shipments }) };
  return { request, notes: remarks.notes };
}
