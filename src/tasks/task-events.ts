import type { RecordBucket } from './ports.js';
import type { TaskRecord } from './record.js';

/** Tells of changes of task records: one subscription for all who listen in this process. */
export interface TaskEvents {
  /**
   * Calls back at every change of a task's record from the moment this resolves, and whenever one may have been missed. The
   * record is not told: whoever wants it reads it.
   * @returns ends the listening.
   * @throws BrokerUnavailableError when changes cannot be followed now.
   */
  listen(id: string, onChange: () => void): Promise<() => void>;
  /** Ends the subscription. */
  close(): Promise<void>;
}

/** The subscription is kept this long after the last listener went: pollers come again. */
const LINGER_MS = 30_000;

/**
 * Follows a bucket of tasks while anybody listens. A change costs one look into a table where nobody listens for its task.
 * @param lingerMs how long the subscription outlives the last listener; default 30 s.
 */
export function createTaskEvents(bucket: Pick<RecordBucket<TaskRecord>, 'follow'>, lingerMs = LINGER_MS): TaskEvents {
  const listeners = new Map<string, Set<() => void>>();
  let following: Promise<{ stop(): Promise<void> }> | null = null;
  let linger: NodeJS.Timeout | undefined;

  const tell = (key: string | null): void => {
    const told = key === null ? [...listeners.values()] : [listeners.get(key) ?? new Set()];
    for (const set of told) for (const listener of [...set]) listener();
  };
  const begin = (): Promise<unknown> => {
    clearTimeout(linger);
    if (following) return following;
    const begun = bucket.follow(tell);
    following = begun;
    begun.catch(() => { if (following === begun) following = null; });
    return begun;
  };
  const end = async (): Promise<void> => {
    clearTimeout(linger);
    const ending = following;
    following = null;
    await (await ending?.catch(() => null))?.stop();
  };
  const remove = (id: string, onChange: () => void): void => {
    const set = listeners.get(id);
    if (set?.delete(onChange) && set.size === 0) listeners.delete(id);
    if (listeners.size > 0) return;
    clearTimeout(linger);
    linger = setTimeout(() => void end(), lingerMs).unref();
  };

  return {
    async listen(id, onChange) {
      // each call listens by itself, whatever function it brings
      const own = (): void => onChange();
      const set = listeners.get(id) ?? new Set();
      listeners.set(id, set.add(own));
      try {
        await begin();
      } catch (error) {
        remove(id, own);
        throw error;
      }
      return () => remove(id, own);
    },
    async close() {
      listeners.clear();
      await end();
    },
  };
}
