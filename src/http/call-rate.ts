import { fixedRefusal } from '../errors.js';
import { MinuteCounts } from './minute-counts.js';

/** Accounts remembered; one that falls out starts again at zero. */
const MAX_ACCOUNTS = 10_000;

/** Counts calls that cost work but no quota: per account, in this process, in memory. */
export interface CallRate {
  /** Counts one call. @throws ServiceError `rate_limit_exceeded` when the account made as many within the minute. */
  take(account: string, perMinute: number): void;
}

/**
 * @param what the calls that are counted together, as the refusal names them.
 * @param now milliseconds of a clock that never goes back; default this process's.
 */
export function createCallRate(what = 'validations, checks, lists and uploads', now?: () => number): CallRate {
  const counts = new MinuteCounts(MAX_ACCOUNTS, now);
  return {
    take(account, perMinute) {
      const seconds = counts.secondsOver(account, perMinute);
      if (seconds !== null) {
        throw fixedRefusal('rate_limit_exceeded', { limit: perMinute, what, seconds }, { retryAfterSeconds: seconds });
      }
      counts.add(account, 1);
    },
  };
}
