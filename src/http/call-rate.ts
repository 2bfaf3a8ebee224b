import { LRUCache } from 'lru-cache';
import { ServiceError } from '../errors.js';

const WINDOW_MS = 60_000;
/** Accounts remembered; one that falls out starts again at zero. */
const MOST_ACCOUNTS = 10_000;

/** Counts calls that cost work but no quota: per account, in this process, in memory. */
export interface CallRate {
  /** Counts one call. @throws ServiceError `rate_limit_exceeded` when the account made as many within the minute. */
  take(account: string, perMinute: number): void;
}

/** @param now milliseconds of a clock that never goes back; default this process's. */
export function createCallRate(now: () => number = () => performance.now()): CallRate {
  const counts = new LRUCache<string, { calls: number; readonly until: number }>({ max: MOST_ACCOUNTS });
  return {
    take(account, perMinute) {
      const known = counts.get(account);
      const count = known && known.until > now() ? known : { calls: 0, until: now() + WINDOW_MS };
      if (count.calls >= perMinute) {
        const seconds = Math.max(1, Math.ceil((count.until - now()) / 1000));
        throw new ServiceError('rate_limit_exceeded', `Rate limit of ${perMinute} validations, checks and lists per minute exceeded. Please retry after ${seconds} seconds`, { retryAfterSeconds: seconds });
      }
      count.calls++;
      counts.set(account, count);
    },
  };
}
