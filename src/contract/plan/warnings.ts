import type { PlanRequest, RequestWarning } from '#generated/types.js';
import { show } from '../findings.js';
import { nearestField } from '../nearest-field.js';
import { warningList } from '../warnings.js';
import { incompatibleKinds } from './goods.js';
import { type Fall, steepestFall } from './traffic.js';
import { slowest } from './travel.js';
import { vehicleListWarnings } from './vehicle-lists.js';

/** What a warning of version 2 can be about; the contract documents each. */
export const PLAN_WARNING_CODES = [
  'quantity_not_carried', 'quantity_not_asked', 'depot_not_used', 'skill_not_available', 'goods_not_named', 'durations_lowered', 'vehicle_allowed_and_forbidden', 'no_vehicle_allowed',
] as const;

type Code = (typeof PLAN_WARNING_CODES)[number];

/**
 * Lists what a valid request says and probably does not mean: each quantity and skill of stops and shipments that no vehicle
 * has, at the first one that asks for it, each of their kinds of goods that is nearly an incompatible one, lists that leave them no
 * vehicle or contradict each other, profiles whose durations fall faster than time passes, and limits that nothing comes under:
 * excess loads of unknown quantities, and departures where no vehicle starts.
 * O(stops + shipments + vehicles + cells by time of day).
 * @param request with uploaded matrices in place of their names.
 * @returns at most 20, fresh; the last message gives the number of the rest.
 */
export function planWarnings(request: PlanRequest): RequestWarning[] {
  const { stops, shipments, vehicles, profiles } = request;
  const warnings: RequestWarning[] = [];
  const warn = (code: Code, loc: readonly (string | number)[], message: string): void => {
    warnings.push({ code, loc: ['body', ...loc.map(String)], message });
  };
  const limited = vehicles.filter(({ capacities }) => capacities);
  const carried = new Set(limited.flatMap(({ capacities }) => Object.keys(capacities ?? {})));
  const free = vehicles.length - limited.length;
  const offered = vehicles.flatMap((vehicle) => vehicle.skills ?? []);
  const skills = new Set(offered);
  const incompatible = incompatibleKinds(request);
  const kinds = new Set(incompatible);
  const listsOf = vehicleListWarnings(request);
  const all = [['stops', stops], ['shipments', shipments ?? []]] as const;
  for (const [listed, i, asked] of all.flatMap(([name, items]) => items.map((item, index) => [name, index, item] as const))) {
    const what = `${listed.slice(0, -1)} ${show(asked.id)}`;
    for (const [field, name] of quantitiesOf(asked)) {
      if (limited.length === 0 || carried.has(name)) continue;
      carried.add(name);
      const left = free === 0 ? 'no vehicle can serve it' : `only the ${String(free)} without capacities can serve it`;
      warn('quantity_not_carried', [listed, i, field, name], `${field} of ${what} has ${show(name)}, which is not in the capacities of any vehicle: ${left}; add it to capacities, or correct its name`);
    }
    for (const [k, kind] of (asked.goods ?? []).entries()) {
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      const nearest = nearestField(kind, incompatible);
      if (nearest === null) continue;
      warn('goods_not_named', [listed, i, 'goods', k], `goods of ${what} has ${show(kind)}, which incompatible_goods does not name, so that it may be on any route: did you mean ${show(nearest)}?`);
    }
    for (const [k, skill] of (asked.skills ?? []).entries()) {
      if (skills.has(skill)) continue;
      skills.add(skill);
      warn('skill_not_available', [listed, i, 'skills', k], `skills of ${what} has ${show(skill)}, which no vehicle has: none can serve it; ${meant(skill, offered) ?? 'add it to the skills of a vehicle, or correct it'}`);
    }
    for (const { code, loc, message } of listsOf(asked, what)) warn(code, [listed, i, ...loc], message);
  }
  for (const [i, { id, travel }] of (profiles ?? []).entries()) {
    const fall = travel.type === 'matrices' && travel.durations_by_time ? steepestFall(travel.durations_by_time, slowest(request, id)) : null;
    if (fall !== null) warn('durations_lowered', ['profiles', i, 'travel', 'durations_by_time'], loweredText(request, id, fall));
  }
  for (const { code, loc, message } of idleLimits(request)) warn(code, loc, message);
  return warningList(warnings);
}

interface IdleLimit { readonly code: Code; readonly loc: readonly (string | number)[]; readonly message: string }

/** Limits of vehicles and locations that can never count. */
function* idleLimits({ stops, shipments, vehicles, depots }: PlanRequest): Generator<IdleLimit> {
  const asked = new Set([...stops, ...shipments ?? []].flatMap((order) => [...quantitiesOf(order)].map(([, name]) => name)));
  const known = [...new Set([...asked, ...vehicles.flatMap(({ capacities }) => Object.keys(capacities ?? {}))])];
  const told = new Set(known);
  for (const [i, { id, excess_loads: excess }] of vehicles.entries()) {
    for (const [k, { quantity }] of (excess ?? []).entries()) {
      if (told.has(quantity)) continue;
      told.add(quantity);
      const message = `quantity of excess_loads[${String(k)}] of vehicle ${show(id)} is ${show(quantity)}, which no stop or shipment has and no capacities list: it has no effect; ${meant(quantity, known) ?? 'correct its name, or leave it out'}`;
      yield { code: 'quantity_not_asked', loc: ['vehicles', i, 'excess_loads', k, 'quantity'], message };
    }
  }
  const starts = new Set(vehicles.map(({ start }) => start));
  for (const [i, { location, departures_per_hour: limit }] of (depots ?? []).entries()) {
    if (limit === undefined || limit === null || starts.has(location)) continue;
    const message = `depots[${String(i)}] limits departures from ${show(location)}, where no vehicle starts: it has no effect; name the start of vehicles, or leave it out`;
    yield { code: 'depot_not_used', loc: ['depots', i, 'location'], message };
  }
}

/** The question that ends a message about a name for which there is a near one; null without one. */
function meant(name: string, names: readonly string[]): string | null {
  const nearest = nearestField(name, names);
  return nearest === null ? null : `did you mean ${show(nearest)}?`;
}

function loweredText({ locations }: PlanRequest, profile: string, { legs, from, to, time, next, seconds, later }: Fall): string {
  const leg = `from ${show(locations[from]!.id)} to ${show(locations[to]!.id)} it is ${String(seconds)} s at ${time} and ${String(later)} s at ${next}`;
  return `durations_by_time of profile ${show(profile)} falls faster than time passes on ${String(legs)} ${legs === 1 ? 'leg' : 'legs'}: ${leg}, so that leaving later would mean ` +
    'arriving earlier; the earlier duration was lowered to waiting and driving then';
}

function* quantitiesOf(asked: object): Generator<readonly [field: string, name: string]> {
  for (const field of ['delivers', 'collects', 'amounts']) {
    const amounts = (asked as Record<string, Record<string, number> | null | undefined>)[field];
    for (const [name, amount] of Object.entries(amounts ?? {})) if (amount > 0) yield [field, name];
  }
}
