import { ERRORS, statusOf, type AnyErrorCode, type Finding, type ServiceError } from '../errors.js';

/** The answer to a call that went well and is no stored envelope. */
export function successBody(requestId: string, result: unknown, further: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ success: true, request_id: requestId, error: null, result, ...further });
}

/** Like `successBody`, around a result that is JSON already: a large one is serialised where it was made. */
export function successBodyOf(requestId: string, result: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`{"success":true,"request_id":${JSON.stringify(requestId)},"error":null,"result":`), result, Buffer.from('}')]);
}

/**
 * The answer to a refused call. Every 422 says where, every 429 when to come again.
 * @param address where the service is reached; null: the path of the documentation stands alone.
 */
export function errorBody(requestId: string, error: Refusal, address: string | null = null): string {
  return JSON.stringify({
    success: false,
    request_id: requestId,
    error: error.message,
    code: error.code,
    ...(error.code in ERRORS && { documentation_url: `${address ?? ''}/docs/errors#${error.code}` }),
    ...(error.retryAfterSeconds !== undefined && { retry_after_seconds: error.retryAfterSeconds }),
    ...(detailOf(error) && { detail: detailOf(error) }),
  });
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
  const loc = error.code === 'idempotency_key_reused' ? ['header', 'Idempotency-Key'] : ['body'];
  return [{ loc, msg: error.message, type: 'value_error' }];
}
