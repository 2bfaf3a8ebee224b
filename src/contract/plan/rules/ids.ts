import { show } from '../../findings.js';
import { nearestField } from '../../nearest-field.js';
import type { ListName, Look } from '../look.js';
import { named, type Spot } from '../spot.js';

/** Of more ids none is suggested: each suggestion compares the text with all of them. */
const MAX_COMPARED = 1000;

/** Ids of a list with the index of the first object that has each. */
export type Ids = ReadonlyMap<string, number>;

/** The ids of all lists. */
export type AllIds = Readonly<Record<ListName, Ids>>;

/** Returns the ids of every list; adds a finding for each that is not the first of its kind. */
export function checkIds(look: Look): AllIds {
  return {
    locations: idsOf(look, 'locations'), profiles: idsOf(look, 'profiles'), vehicles: idsOf(look, 'vehicles'), stops: idsOf(look, 'stops'), shipments: idsOf(look, 'shipments'),
  };
}

function idsOf(look: Look, name: ListName): Ids {
  const ids = new Map<string, number>();
  for (const [index, item] of look.raw(name).entries()) {
    const id = typeof item === 'object' && item !== null ? (item as { id?: unknown }).id : undefined;
    if (typeof id !== 'string') continue;
    const first = ids.get(id);
    if (first === undefined) {
      ids.set(id, index);
      continue;
    }
    if (look.findings.cut()) break;
    look.findings.add([...look.spot.path, name, index, 'id'],
      `id of ${name}[${String(index)}] is ${show(id)}, as that of ${name}[${String(first)}]: ids must be unique in their list`, 'value_error');
  }
  return ids;
}

/** Returns the id that was probably meant; null: none is near, or there are too many to compare. */
export function nearestId(id: string, ids: Pick<ReadonlySet<string>, 'size' | 'keys'>): string | null {
  return ids.size <= MAX_COMPARED ? nearestField(id, [...ids.keys()]) : null;
}

/**
 * Checks that a list has an id; a finding when not, with the nearest one.
 * @param indices of the field, where it is an array.
 */
export function checkReference(look: Look, ids: AllIds, list: ListName, id: string, field: string, spot: Spot, ...indices: number[]): boolean {
  if (ids[list].has(id)) return true;
  if (look.findings.cut()) return false;
  const nearest = nearestId(id, ids[list]);
  const remedy = nearest === null ? `add it to ${list}, or correct it` : `did you mean ${show(nearest)}?`;
  look.findings.add([...spot.path, field, ...indices], `${named(field, spot, ...indices)} is ${show(id)}, which ${list} does not have: ${remedy}`, 'value_error');
  return false;
}
