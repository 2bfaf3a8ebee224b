import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '../errors.js';
import { BrokerUnavailableError } from './ports.js';

const RETRY_AFTER_SECONDS = 2;

/** @returns the refusal of a service that cannot reach its broker. */
export function unavailable(message: string): ServiceError {
  return new ServiceError('service_unavailable', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Turns a broker without an answer into the service's own refusal. */
export async function orUnavailable<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof BrokerUnavailableError)) throw error;
    throw Object.assign(unavailable('The service is temporarily unavailable. Please try again shortly'), { cause: error });
  }
}

/** Waits so many milliseconds. */
export function pause(ms: number): Promise<void> {
  return sleep(ms);
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
