import type { RefusalEnvelope } from '#generated/account/types.js';
import { CALL_HEADERS } from '#generated/constants.js';
import type { ErrorEnvelope } from '#generated/types.js';
import { asSerialised, type Serialised } from '../contract/serialised.js';
import { ERRORS } from '#generated/errors.js';
import { statusOf, type AnyErrorCode, type Finding, type ServiceError } from '../errors.js';

/** The answer to a call that went well. @param members the envelope's own, `result` among them. */
export function successBody(requestId: string, members: object): string {
  return JSON.stringify({ success: true, request_id: requestId, error: null, ...members });
}

/** Like `successBody`, around a result that is JSON already: a large one is serialised where it was made. */
export function successBodyOf<T>(requestId: string, result: Serialised<T>): Serialised<{ success: boolean; request_id: string; error: null; result: T }> {
  return asSerialised(Buffer.concat([Buffer.from(`{"success":true,"request_id":${JSON.stringify(requestId)},"error":null,"result":`), result, Buffer.from('}')]));
}

/**
 * The answer to a refused call. Every 422 says where, every 429 when to come again.
 * @param address where the service is reached; null: the path of the documentation stands alone.
 */
export function errorBody(requestId: string, error: Refusal, address: string | null = null): string {
  const detail = detailOf(error)?.map((finding) => ({ ...finding, loc: [...finding.loc] }));
  return JSON.stringify({
    success: false,
    request_id: requestId,
    error: error.message,
    code: error.code,
    ...(error.code in ERRORS && { documentation_url: `${address ?? ''}/docs/errors#${error.code}` }),
    ...(error.retryAfterSeconds !== undefined && { retry_after_seconds: error.retryAfterSeconds }),
    ...(detail && { detail }),
  } satisfies Omit<ErrorEnvelope, 'code'> & Pick<RefusalEnvelope, 'code'>);
}

/** What an error answer is made of; a ServiceError is one. */
export interface Refusal {
  readonly code: AnyErrorCode;
  readonly message: string;
  readonly retryAfterSeconds?: number | undefined;
  readonly detail?: readonly Finding[] | undefined;
}

function detailOf(error: Refusal | ServiceError): readonly Finding[] | undefined {
  if (error.detail || statusOf(error.code) !== 422) return error.detail;
  const loc = error.code === 'idempotency_key_reused' ? ['header', CALL_HEADERS.idempotencyKey] : ['body'];
  return [{ loc, msg: error.message, type: 'value_error' }];
}
