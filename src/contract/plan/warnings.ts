import type { PlanRequest, RequestWarning, Stop } from '#generated/types.js';
import { show } from '../findings.js';
import { warningList } from '../warnings.js';

/** What a warning of version 2 can be about; the contract documents each. */
export const PLAN_WARNING_CODES = ['quantity_not_carried', 'skill_not_available'] as const;

type Code = (typeof PLAN_WARNING_CODES)[number];

/**
 * Lists what a valid request says and probably does not mean: each quantity and skill of stops that no vehicle has, at the
 * first stop that asks for it. O(stops + vehicles).
 * @returns at most 20, fresh; the last message gives the number of the rest.
 */
export function planWarnings({ stops, vehicles }: PlanRequest): RequestWarning[] {
  const warnings: RequestWarning[] = [];
  const warn = (code: Code, loc: readonly (string | number)[], message: string): void => {
    warnings.push({ code, loc: ['body', ...loc.map(String)], message });
  };
  const limited = vehicles.filter(({ capacities }) => capacities);
  const carried = new Set(limited.flatMap(({ capacities }) => Object.keys(capacities ?? {})));
  const free = vehicles.length - limited.length;
  const skills = new Set(vehicles.flatMap((vehicle) => vehicle.skills ?? []));
  for (const [i, stop] of stops.entries()) {
    for (const [field, name] of quantitiesOf(stop)) {
      if (limited.length === 0 || carried.has(name)) continue;
      carried.add(name);
      const left = free === 0 ? 'no vehicle can serve it' : `only the ${String(free)} without capacities can serve it`;
      warn('quantity_not_carried', ['stops', i, field, name], `${field} of stop ${show(stop.id)} has ${show(name)}, which is not in the capacities of any vehicle: ${left}; add it to capacities, or correct its name`);
    }
    for (const [k, skill] of (stop.skills ?? []).entries()) {
      if (skills.has(skill)) continue;
      skills.add(skill);
      warn('skill_not_available', ['stops', i, 'skills', k], `skills of stop ${show(stop.id)} has ${show(skill)}, which no vehicle has: none can serve it; add it to the skills of a vehicle, or correct it`);
    }
  }
  return warningList(warnings);
}

function* quantitiesOf({ delivers, collects }: Stop): Generator<readonly [field: string, name: string]> {
  for (const [name, amount] of Object.entries(delivers ?? {})) if (amount > 0) yield ['delivers', name];
  for (const [name, amount] of Object.entries(collects ?? {})) if (amount > 0) yield ['collects', name];
}
