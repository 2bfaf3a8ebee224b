import type { Plan } from '#generated/account/types.js';

/** Where a stop is in two plans; null: it is not served there, undefined: the plan does not know it. */
export interface StopChange {
  readonly stop: string;
  readonly a: string | null | undefined;
  readonly b: string | null | undefined;
}

/** Returns the stops that another vehicle serves in B than in A, or only one of them serves, in the order of A. O(stops). */
export function changesOf(a: Plan, b: Plan): StopChange[] {
  const [first, second] = [vehiclesOf(a), vehiclesOf(b)];
  return [...new Set([...first.keys(), ...second.keys()])]
    .map((stop): StopChange => ({ stop, a: first.get(stop), b: second.get(stop) }))
    .filter((change) => change.a !== change.b);
}

/** The vehicle of each stop, with its number where there are several equal ones. */
function vehiclesOf({ routes, unassigned }: Plan): Map<string, string | null> {
  const several = new Set(routes.filter(({ vehicle_number: number }) => number > 1).map(({ vehicle }) => vehicle));
  const vehicles = new Map<string, string | null>(unassigned.map(({ stop }) => [stop, null]));
  for (const { vehicle, vehicle_number: number, steps } of routes) {
    const name = several.has(vehicle) ? `${vehicle} ${number}` : vehicle;
    for (const step of steps) if (step.type === 'stop') vehicles.set(step.stop, name);
  }
  return vehicles;
}
