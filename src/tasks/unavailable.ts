import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '../errors.js';
import { BrokerUnavailableError, StoreFullError } from './broker-errors.js';
import type { StreamName, StreamWrites } from './ports.js';

const RETRY_AFTER_SECONDS = 2;
/** A store that has space again accepts submissions within this time. */
const NO_ROOM_RETRY_SECONDS = 10;
/** A submission that needs a write from a store that takes none waits this long for it. */
const STUCK_PATIENCE_MS = 1_500;

/** What every submission writes to; the rest, such as the history, may follow later. */
export const SUBMISSION_STREAMS: readonly StreamName[] = ['admission', 'blobs', 'tasks', 'jobs'];

/** @returns the refusal of a service that cannot reach its broker. */
export function unavailable(message: string): ServiceError {
  return new ServiceError('service_unavailable', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** @returns the refusal of a store that cannot take a problem. */
export function noRoom(cause: string): ServiceError {
  const message = `The service cannot accept problems at present: its store takes no writes. Please try again in ${NO_ROOM_RETRY_SECONDS} s`;
  return Object.assign(new ServiceError('service_unavailable', message, { retryAfterSeconds: NO_ROOM_RETRY_SECONDS }), { cause });
}

/** @returns the streams that a submission needs and that take no write, each with its cause; null when there are none. */
export function unwritableForSubmissions(writes: StreamWrites): string | null {
  const stuck = [...writes.unwritable()].filter(([stream]) => SUBMISSION_STREAMS.includes(stream));
  return stuck.length === 0 ? null : stuck.map(([stream, cause]) => `${stream}: ${cause}`).join('; ');
}

/**
 * Waits for a submission only while the store accepts its writes; otherwise the submission continues in the background,
 * and its id may be polled.
 */
export async function whileWritable<T>(writes: StreamWrites, submission: () => Promise<T>): Promise<T> {
  let refuse: () => void = () => undefined;
  const refused = new Promise<never>((_resolve, reject) => {
    refuse = () => {
      const cause = unwritableForSubmissions(writes);
      if (cause !== null) reject(noRoom(cause));
    };
  });
  const forget = writes.onChange(refuse);
  const timer = setTimeout(refuse, STUCK_PATIENCE_MS);
  const under = submission();
  try {
    return await Promise.race([under, refused]);
  } finally {
    under.catch(() => undefined);
    clearTimeout(timer);
    forget();
  }
}

/** Turns a broker without an answer into the service's own refusal. */
export async function orUnavailable<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof BrokerUnavailableError)) throw error;
    if (error instanceof StoreFullError) throw noRoom(error.message);
    throw Object.assign(unavailable('The service is temporarily unavailable. Please try again shortly'), { cause: error });
  }
}

const PATIENCE_MS = [200, 500, 1000, 2000, 5000] as const;

/**
 * Carries an action through an outage of the broker, however long: tries again with growing pauses until it gets an
 * answer or the signal aborts, after which one more try decides.
 */
export async function persist<T>(action: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries++) {
    const last = signal.aborted;
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof BrokerUnavailableError) || last) throw error;
    }
    await sleep(PATIENCE_MS[Math.min(tries, PATIENCE_MS.length - 1)], undefined, { signal }).catch(() => undefined);
  }
}
