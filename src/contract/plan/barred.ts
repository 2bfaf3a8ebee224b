import type { UnassignedReason, Vehicle } from '#generated/types.js';
import { list } from '../../model/explanation/wording.js';
import type { PlanIds } from './ids.js';
import type { Requirements } from './requirements.js';

/** What customers ask of the vehicles that serve them, by the caller's names; entries of vehicles by their index in the request. */
export interface NamedRequirements {
  /** Class of each customer. */
  readonly classOf: readonly number[];
  readonly classes: readonly {
    readonly skills?: readonly string[];
    /** Undefined: all. */
    readonly allowed?: readonly number[];
    readonly forbidden?: readonly number[];
  }[];
  /** Skills of each entry of vehicles. */
  readonly skills: readonly (readonly string[])[];
}

/** Most skills that a text names. */
const MAX_SKILLS = 3;

/** A list of a stop or shipment that keeps a vehicle from it. */
export type BarringList = 'allowed_vehicles' | 'forbidden_vehicles';

/** Why a vehicle may not serve a stop or shipment. */
export interface Bar {
  readonly missingSkills: readonly string[];
  readonly lists: readonly BarringList[];
}

/** Returns what answers have to know of requirements; null: nobody asks for anything. O(classes * their lists). */
export function namedRequirements(vehicles: readonly Vehicle[], { classOf, classes }: Requirements): NamedRequirements | null {
  if (classes.every(({ skills, allowed_vehicles: allowed, forbidden_vehicles: forbidden }) => !skills?.length && !allowed && !forbidden?.length)) return null;
  const index = new Map(vehicles.map(({ id }, v) => [id, v]));
  const indices = (ids: readonly string[]): number[] => ids.map((id) => index.get(id)!);
  return {
    classOf: [...classOf],
    classes: classes.map(({ skills, allowed_vehicles: allowed, forbidden_vehicles: forbidden }) => ({
      ...(skills?.length && { skills: [...new Set(skills)] }), ...(allowed && { allowed: indices(allowed) }), ...(forbidden?.length && { forbidden: indices(forbidden) }),
    })),
    skills: vehicles.map(({ skills }) => skills ?? []),
  };
}

/**
 * Returns why vehicles may not serve a customer; null: they may, or it is not known, as of a request that an older release has stored.
 * @param vehicle id
 */
function barOf({ vehicles, requirements }: Pick<PlanIds, 'vehicles' | 'requirements'>, node: number, vehicle: string): Bar | null {
  const asked = requirements?.classes[requirements.classOf[node]!];
  if (!requirements || asked === undefined) return null;
  const entry = vehicles.findIndex(({ id }) => id === vehicle);
  const missingSkills = (asked.skills ?? []).filter((skill) => !requirements.skills[entry]!.includes(skill));
  const lists: BarringList[] = [];
  if (asked.allowed !== undefined && !asked.allowed.includes(entry)) lists.push('allowed_vehicles');
  if (asked.forbidden?.includes(entry)) lists.push('forbidden_vehicles');
  return missingSkills.length === 0 && lists.length === 0 ? null : { missingSkills, lists };
}

/** Returns the members of a reason that say why vehicles may not serve a customer; none: it is not known. */
export function barMembers(ids: Pick<PlanIds, 'vehicles' | 'requirements'>, node: number, vehicle: string): Pick<UnassignedReason, 'missing_skills' | 'excluded_by'> {
  const { missingSkills = [], lists = [] } = barOf(ids, node, vehicle) ?? {};
  return { ...(missingSkills.length > 0 && { missing_skills: [...missingSkills] }), ...(lists.length > 0 && { excluded_by: [...lists] }) };
}

/**
 * Returns in words why vehicles may not serve a customer.
 * @param name of the customer
 */
export function barText(ids: Pick<PlanIds, 'vehicles' | 'requirements'>, node: number, { vehicle, name }: { readonly vehicle: string; readonly name: string }): string {
  const bar = barOf(ids, node, vehicle);
  if (bar === null) return `${vehicle} is not allowed to serve ${name}, or lacks one of its skills`;
  const { missingSkills: missing, lists } = bar;
  const more = missing.length - MAX_SKILLS;
  const skills = [...missing.slice(0, MAX_SKILLS), ...(more > 0 ? [`${String(more)} more`] : [])];
  const parts = [
    ...(skills.length === 0 ? [] : [`lacks the ${missing.length === 1 ? 'skill' : 'skills'} ${list(skills)} of`]),
    ...lists.map((one) => `is ${one === 'allowed_vehicles' ? 'not ' : ''}in the ${one} of`),
  ];
  return `${vehicle} ${parts.map((part, i) => (i === 0 ? `${part} ${name}` : part.replace(/the (\w+) of$/, 'its $1'))).join(' and ')}`;
}
