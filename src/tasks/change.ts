import { ConflictError } from './broker-errors.js';
import type { RecordBucket, Revisioned } from './ports.js';

/**
 * Changes a record by compare-and-set, reading again and deciding again whenever another writer was first.
 * @param from the record as read last; read afresh when left out.
 * @param step gives the next record, or null when there is nothing to do.
 * @returns the record as it is after the change or the refusal to change; null when there is no record.
 */
export async function change<T>(
  bucket: RecordBucket<T>,
  key: string,
  step: (value: T) => T | null,
  from?: Revisioned<T>,
): Promise<{ readonly entry: Revisioned<T>; readonly changed: boolean } | null> {
  let entry = from ?? (await bucket.get(key));
  while (entry) {
    const value = step(entry.value);
    if (value === null) return { entry, changed: false };
    try {
      return { entry: { value, revision: await bucket.update(key, value, entry.revision) }, changed: true };
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      entry = await bucket.get(key);
    }
  }
  return null;
}
