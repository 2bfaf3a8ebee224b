import type { PlanRequest, RequestWarning } from '#generated/types.js';
import { show } from '../findings.js';
import { warningList } from '../warnings.js';

/** What a warning of version 2 can be about; the contract documents each. */
export const PLAN_WARNING_CODES = ['quantity_not_carried', 'skill_not_available'] as const;

type Code = (typeof PLAN_WARNING_CODES)[number];

/**
 * Lists what a valid request says and probably does not mean: each quantity and skill of stops and shipments that no vehicle
 * has, at the first one that asks for it. O(stops + shipments + vehicles).
 * @returns at most 20, fresh; the last message gives the number of the rest.
 */
export function planWarnings({ stops, shipments, vehicles }: PlanRequest): RequestWarning[] {
  const warnings: RequestWarning[] = [];
  const warn = (code: Code, loc: readonly (string | number)[], message: string): void => {
    warnings.push({ code, loc: ['body', ...loc.map(String)], message });
  };
  const limited = vehicles.filter(({ capacities }) => capacities);
  const carried = new Set(limited.flatMap(({ capacities }) => Object.keys(capacities ?? {})));
  const free = vehicles.length - limited.length;
  const skills = new Set(vehicles.flatMap((vehicle) => vehicle.skills ?? []));
  const all = [['stops', stops], ['shipments', shipments ?? []]] as const;
  for (const [listed, i, asked] of all.flatMap(([name, items]) => items.map((item, index) => [name, index, item] as const))) {
    const what = `${listed.slice(0, -1)} ${show(asked.id)}`;
    for (const [field, name] of quantitiesOf(asked)) {
      if (limited.length === 0 || carried.has(name)) continue;
      carried.add(name);
      const left = free === 0 ? 'no vehicle can serve it' : `only the ${String(free)} without capacities can serve it`;
      warn('quantity_not_carried', [listed, i, field, name], `${field} of ${what} has ${show(name)}, which is not in the capacities of any vehicle: ${left}; add it to capacities, or correct its name`);
    }
    for (const [k, skill] of (asked.skills ?? []).entries()) {
      if (skills.has(skill)) continue;
      skills.add(skill);
      warn('skill_not_available', [listed, i, 'skills', k], `skills of ${what} has ${show(skill)}, which no vehicle has: none can serve it; add it to the skills of a vehicle, or correct it`);
    }
  }
  return warningList(warnings);
}

function* quantitiesOf(asked: object): Generator<readonly [field: string, name: string]> {
  for (const field of ['delivers', 'collects', 'amounts']) {
    const amounts = (asked as Record<string, Record<string, number> | null | undefined>)[field];
    for (const [name, amount] of Object.entries(amounts ?? {})) if (amount > 0) yield [field, name];
  }
}
