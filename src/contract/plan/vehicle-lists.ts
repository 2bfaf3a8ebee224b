import type { PlanRequest, Shipment, Stop } from '#generated/types.js';
import { show } from '../findings.js';

/** What a stop or shipment says of vehicles that probably is a slip. */
export interface VehicleListWarning {
  readonly code: 'vehicle_allowed_and_forbidden' | 'no_vehicle_allowed';
  /** Within the stop or shipment. */
  readonly loc: readonly (string | number)[];
  readonly message: string;
}

/**
 * Returns a function that lists what skills, allowed and forbidden vehicles of a stop or shipment say that is probably not meant: a vehicle
 * that is both allowed and forbidden, or no vehicle at all that may serve it. O(its lists) and, for skills, the vehicles with the rarest one.
 * @param name of the stop or shipment in texts
 */
export function vehicleListWarnings({ vehicles }: Pick<PlanRequest, 'vehicles'>): (item: Stop | Shipment, name: string) => VehicleListWarning[] {
  const skillsOf = new Map(vehicles.map(({ id, skills }) => [id, new Set(skills ?? [])]));
  const having = new Map<string, string[]>();
  for (const [id, skills] of skillsOf) for (const skill of skills) having.set(skill, [...having.get(skill) ?? [], id]);
  return ({ skills, allowed_vehicles: allowed, forbidden_vehicles: forbidden }, name) => {
    const excluded = new Set(forbidden ?? []);
    const asked = skills ?? [];
    const withSkills = asked.map((skill) => having.get(skill) ?? []).reduce<readonly string[] | null>((least, ids) => (least === null || ids.length < least.length ? ids : least), null);
    // Of a skill that no vehicle has there is a warning already.
    if (withSkills?.length === 0) return bothLists(allowed ?? [], excluded, name);
    const listed = allowed ?? (excluded.size < vehicles.length ? withSkills : vehicles.map(({ id }) => id));
    if (listed === null || listed.some((id) => !excluded.has(id) && asked.every((skill) => skillsOf.get(id)!.has(skill)))) return bothLists(allowed ?? [], excluded, name);
    const field = allowed ? 'allowed_vehicles' : excluded.size > 0 ? 'forbidden_vehicles' : 'skills';
    return [{ code: 'no_vehicle_allowed', loc: [field], message: noneText((allowed ?? vehicles.map(({ id }) => id)).every((id) => excluded.has(id)), { allowed: Boolean(allowed), forbidden: excluded.size > 0, name }) }];
  };
}

function noneText(allExcluded: boolean, { allowed, forbidden, name }: { readonly allowed: boolean; readonly forbidden: boolean; readonly name: string }): string {
  if (allExcluded) return `${allowed ? `every vehicle in the allowed_vehicles of ${name} is in its forbidden_vehicles too` : `every vehicle is in the forbidden_vehicles of ${name}`}: none can serve it; take one out of forbidden_vehicles`;
  const left = [...(allowed ? ['allowed_vehicles'] : []), ...(forbidden ? ['forbidden_vehicles'] : [])].join(' and ');
  if (left === '') return `no vehicle has all the skills of ${name}: none can serve it; change its skills, or give a vehicle all of these skills`;
  return `no vehicle left by ${left} of ${name} has all of its skills: none can serve it; change its lists or its skills, or give a vehicle all of these skills`;
}

function bothLists(allowed: readonly string[], forbidden: ReadonlySet<string>, name: string): VehicleListWarning[] {
  const i = allowed.findIndex((id) => forbidden.has(id));
  if (i < 0) return [];
  const message = `allowed_vehicles of ${name} has ${show(allowed[i])}, which is in its forbidden_vehicles too: it cannot serve it; take it out of one of the two`;
  return [{ code: 'vehicle_allowed_and_forbidden', loc: ['allowed_vehicles', i], message }];
}
