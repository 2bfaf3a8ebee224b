import type { CallbackState } from '../tasks/record.js';

const STATES = { none: 'pending', claimed: 'pending', delivered: 'delivered', failed: 'undelivered', refused: 'blocked', unknown: 'unclear' } as const;

/** What a task's record and its history entry both keep of the callback. */
export interface CallbackFacts {
  readonly callback?: CallbackState;
  readonly callbackStatus?: number;
  readonly callbackReason?: string;
  readonly callbackAt?: number;
}

/** The state of a callback as both contracts name it. @param asked whether the request had a callback URL. */
export function callbackState(asked: boolean, { callback = 'none' }: CallbackFacts): 'not_asked' | (typeof STATES)[CallbackState] {
  return asked ? STATES[callback] : 'not_asked';
}

/** When the outcome became known, epoch milliseconds; null while it is not. */
export function callbackTime({ callback = 'none', callbackAt }: CallbackFacts): number | null {
  return callback === 'none' || callback === 'claimed' ? null : callbackAt ?? null;
}
