import { ConflictError } from '../tasks/broker-errors.js';
import type { RecordBucket } from '../tasks/ports.js';

/** A record under steady contention changes hands once per round trip; more losses than this mean something is wrong. */
const MAX_TRIES = 50;

/**
 * Changes a record by compare-and-set, reading again after each lost race.
 * @param change returns the new record for the present one (null when there is none); returns null to leave it alone.
 * @returns the resulting record.
 * @throws ConflictError after 50 lost races.
 */
export async function changeRecord<T>(bucket: RecordBucket<T>, key: string, change: (present: T | null) => T | null): Promise<T | null> {
  for (let tries = 0; ; tries++) {
    const entry = await bucket.get(key);
    const next = change(entry?.value ?? null);
    if (next === null) return entry?.value ?? null;
    try {
      if (entry) await bucket.update(key, next, entry.revision);
      else await bucket.create(key, next);
      return next;
    } catch (error) {
      if (!(error instanceof ConflictError) || tries >= MAX_TRIES) throw error;
    }
  }
}

/** Reads every record whose key passes, in one stream rather than one request per record. */
export async function readAll<T>(bucket: RecordBucket<T>, wanted: (key: string) => boolean): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  const watch = await bucket.watch((key, entry) => {
    if (!wanted(key)) return;
    if (entry) found.set(key, entry.value);
    else found.delete(key);
  });
  await watch.stop();
  return found;
}
