import type { PlanRequest, TravelMatrices, TravelUploaded } from '#generated/types.js';
import type { Numbers } from '../packed-arrays.js';
import { show } from '../findings.js';
import { nearestField } from '../nearest-field.js';
import { isObject } from '../read-body.js';
import { unpackMatrices, type MatrixSet } from './matrix-set.js';

/** What an account has uploaded, as far as requests name it; structured-cloneable. */
export interface Uploads {
  readonly sets: readonly { readonly name: string; readonly packed: Uint8Array }[];
  /** Names that have expired, and when. */
  readonly expired: readonly { readonly name: string; readonly at: string }[];
  /** All names that have not. */
  readonly known: readonly string[];
}

/** Looks up uploads by name. */
export type ResolveUploads = (names: readonly string[]) => Promise<Uploads>;

/** Uploaded matrices by name. */
export interface UploadedSets {
  readonly sets: ReadonlyMap<string, MatrixSet>;
  /** Returns what is wrong with a name that `sets` does not have, and the remedy, as the end of a message. */
  readonly remedy: (name: string) => string;
}

/** For readers of requests who have no account. */
export const NO_UPLOADS: UploadedSets = { sets: new Map(), remedy: () => 'and only the service knows uploaded matrices: send the matrices themselves' };

/** Unpacks uploads. O(locations). */
export function uploadedSets({ sets, expired, known }: Uploads): UploadedSets {
  const ends = new Map(expired.map(({ name, at }) => [name, at]));
  return {
    sets: new Map(sets.map(({ name, packed }) => [name, unpackMatrices(packed)])),
    remedy: (name) => `which ${missingRemedy(name, known, ends.get(name) ?? null)}`,
  };
}

/**
 * Returns what has become of matrices of a name, and the remedy, as the predicate of a sentence.
 * @param expiredAt when they expired; null: they did not.
 */
export function missingRemedy(name: string, known: readonly string[], expiredAt: string | null): string {
  const upload = `PUT /api/v2/matrices/${name}`;
  if (expiredAt !== null) return `expired at ${expiredAt}, because nothing used it: upload it again with ${upload}`;
  const nearest = nearestField(name, known);
  return `is not uploaded: ${nearest === null ? `upload it with ${upload}` : `did you mean ${show(nearest)}?`}`;
}

/** Returns the names of uploads in requests of any shape, each once. */
export function uploadsNamed(...requests: readonly unknown[]): string[] {
  const names = new Set<string>();
  for (const request of requests) {
    const profiles: unknown = isObject(request) ? request['profiles'] : null;
    for (const profile of Array.isArray(profiles) ? profiles as readonly unknown[] : []) {
      const travel = isObject(profile) ? profile['travel'] : null;
      if (isObject(travel) && travel['type'] === 'uploaded' && typeof travel['name'] === 'string') names.add(travel['name']);
    }
  }
  return [...names];
}

/** Returns a valid request with the matrices themselves in place of their names. O(cells), once for each name. */
export function withUploads(request: PlanRequest, { sets }: UploadedSets): PlanRequest {
  const { profiles, locations } = request;
  if (!profiles?.some(({ travel }) => travel.type === 'uploaded')) return request;
  const taken = new Map<string, Pick<TravelMatrices, 'distances_meters' | 'durations_seconds' | 'durations_by_time'>>();
  const matricesOf = ({ name, speed_kilometers_per_hour: speed }: TravelUploaded): TravelMatrices => {
    const set = sets.get(name)!;
    const matrices = taken.get(name) ?? {
      distances_meters: rowsOf(set, set.distances, locations),
      durations_seconds: rowsOf(set, set.durations, locations),
      durations_by_time: set.timed.length === 0 ? null : set.timed.map(({ time, durations }) => ({ time_of_day: time, durations_seconds: rowsOf(set, durations, locations)! })),
    };
    taken.set(name, matrices);
    return { type: 'matrices', ...matrices, ...(speed !== undefined && { speed_kilometers_per_hour: speed }) };
  };
  return { ...request, profiles: profiles.map((profile) => (profile.travel.type === 'uploaded' ? { ...profile, travel: matricesOf(profile.travel) } : profile)) };
}

/** Rows and columns of the locations, in their order. */
function rowsOf({ index }: MatrixSet, matrix: Numbers | null, locations: PlanRequest['locations']): number[][] | null {
  if (matrix === null) return null;
  const at = locations.map(({ id }) => index.get(id)!);
  return at.map((from) => at.map((to) => matrix[from * index.size + to]!));
}
