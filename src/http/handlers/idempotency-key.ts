import { CALL_HEADERS, FORMS, LIMITS } from '#generated/constants.js';
import { claimedAccount } from '../../accounts/authenticate.js';
import { BrokerUnavailableError } from '../../tasks/broker-errors.js';
import { idempotentTaskId } from '../../tasks/ids.js';
import { headerValues, type Call } from '../call.js';
import { validationFailed } from '../../errors.js';

const HEADER = CALL_HEADERS.idempotencyKey;

/** @returns the call's Idempotency-Key; null without one. @throws ServiceError `validation_failed`. */
export function idempotencyKey(call: Call): string | null {
  const values = headerValues(call.req.rawHeaders)(HEADER.toLowerCase());
  const [key] = values;
  if (key === undefined) return null;
  const fault = values.length > 1 ? `was sent ${values.length} times; send it once` : `must be 1 to ${LIMITS.idempotencyKey} visible ASCII characters`;
  if (values.length > 1 || !FORMS.idempotencyKey.test(key)) {
    throw validationFailed([{ loc: ['header', HEADER], msg: `${HEADER} ${fault}`, type: 'value_error' }]);
  }
  return key;
}

/** What stands for a task of several: the key itself for the first, so that no other body is taken under it; it has no line break. */
export function batchText(key: string, index: number): string {
  return index === 0 ? key : `${key}\n${String(index)}`;
}

/**
 * Derives the id of the (first) task of a submission whose credentials cannot be checked now: an earlier one under the same key may
 * have been accepted. The account is taken from the API key's own text. Who made that text up learns an id that only the
 * account's keys can read.
 */
export function createTaskNamer(secret: () => Promise<Uint8Array>): (call: Call) => Promise<void> {
  return async (call) => {
    const [key, ...more] = headerValues(call.req.rawHeaders)(HEADER.toLowerCase());
    const account = claimedAccount(headerValues(call.req.rawHeaders));
    if (key === undefined || more.length > 0 || !FORMS.idempotencyKey.test(key) || account === null) return;
    try {
      call.state.idIfUnclear = idempotentTaskId(await secret(), account, key);
    } catch (error) {
      // Nothing under the key can have been submitted through this process: it never had the secret.
      if (!(error instanceof BrokerUnavailableError)) throw error;
    }
  };
}
