import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { ServiceError } from '../errors.js';

/** A sign-in attempt. */
export interface SignInAttempt {
  /** The network of the caller. */
  readonly network: string;
  /** The user name as it was given, in one spelling. */
  readonly user: string;
  /** Mark of a browser that has signed in as this user before; null for any other. */
  readonly device: string | null;
}

/** Throttles password guessing, per process and in memory. */
export interface SignInLimit {
  /** Counts an attempt before the password is checked, so that concurrent guesses do not slip through. */
  take(attempt: SignInAttempt): Promise<void>;
  /** Gives an attempt back that was right. */
  succeeded(attempt: SignInAttempt): Promise<void>;
}

interface Rule {
  readonly points: number;
  readonly seconds: number;
}

export interface SignInLimits {
  /** Failed attempts from one network. */
  readonly network: Rule;
  /** Failed attempts at one user from one network. */
  readonly pair: Rule;
  /** Failed attempts for one user from all unknown browsers. */
  readonly user: Rule;
  /** Failed attempts from one known browser. */
  readonly device: Rule;
}

const SIGN_IN_LIMITS: SignInLimits = {
  network: { points: 30, seconds: 60 },
  pair: { points: 10, seconds: 300 },
  user: { points: 100, seconds: 900 },
  device: { points: 10, seconds: 300 },
};

/**
 * Counts failed sign-ins. Anybody can use up the count of a user name; therefore a browser that has signed in as that user
 * has one of its own, and the owner is not locked out by somebody's guessing. Four windows that block, count down and give
 * back at once are what `rate-limiter-flexible` is for.
 */
export function createSignInLimit(limits: SignInLimits = SIGN_IN_LIMITS): SignInLimit {
  const limiters = Object.fromEntries(Object.entries(limits).map(([name, { points, seconds }]: [string, Rule]) => [name, new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })])) as Record<keyof SignInLimits, RateLimiterMemory>;
  const counts = ({ network, user, device }: SignInAttempt): (readonly [RateLimiterMemory, string])[] => (device === null
    ? [[limiters.network, network], [limiters.pair, `${network} ${user}`], [limiters.user, user]]
    : [[limiters.device, device]]);
  return {
    async take(attempt) {
      const taken: (readonly [RateLimiterMemory, string])[] = [];
      for (const [limiter, key] of counts(attempt)) {
        try {
          await limiter.consume(key);
          taken.push([limiter, key]);
        } catch (error) {
          for (const [other, otherKey] of taken) await other.reward(otherKey);
          throw refusal(error);
        }
      }
    },
    async succeeded(attempt) {
      for (const [limiter, key] of counts(attempt)) await limiter.reward(key);
    },
  };
}

function refusal(error: unknown): unknown {
  if (error instanceof Error) return error;
  const seconds = Math.max(1, Math.ceil((error as RateLimiterRes).msBeforeNext / 1000));
  return new ServiceError('rate_limit_exceeded', `Too many failed sign-ins. Please try again in ${seconds} seconds`, { retryAfterSeconds: seconds });
}
