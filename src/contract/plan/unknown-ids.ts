import type { PlanRequest } from '#generated/types.js';
import { show } from '../findings.js';
import { nearestId } from './rules/ids.js';

/** What one of each list is called. */
const NOUNS = { vehicles: 'vehicle', stops: 'stop', shipments: 'shipment' } as const;

/** For so many unknown ids a near one is looked for; of the violations of one kind no more are listed. */
const MOST_SUGGESTED = 100;

/** Returns the end of a message about an id that the request does not have, from the id on. */
export type UnknownIds = (list: keyof typeof NOUNS, id: string, omission?: string) => string;

/** Returns the ends of messages about unknown ids of a request, each with the nearest known one. */
export function unknownIds(request: Pick<PlanRequest, keyof typeof NOUNS>): UnknownIds {
  const known = new Map<keyof typeof NOUNS, ReadonlySet<string>>();
  const suggested = { vehicles: 0, stops: 0, shipments: 0 };
  return (list, id, omission = 'leave it out') => {
    const ids = known.get(list) ?? new Set((request[list] ?? []).map((item) => item.id));
    known.set(list, ids);
    const nearest = suggested[list]++ < MOST_SUGGESTED ? nearestId(id, ids) : null;
    const remedy = nearest === null ? `correct it, or ${omission}.` : `did you mean ${show(nearest)}?`;
    return `${show(id)}, which is no ${NOUNS[list]} of the request: ${remedy}`;
  };
}
