import { CENTER_ERRORS, type CenterErrorCode } from '#generated/account/errors.js';
import { ERROR_MESSAGES, ERRORS, type ErrorCode } from '#generated/errors.js';
import type { ValidationFinding } from '#generated/types.js';

export type AnyErrorCode = ErrorCode | CenterErrorCode;

/** @returns the HTTP status of a code. */
export function statusOf(code: AnyErrorCode): number {
  return (code in ERRORS ? ERRORS[code as ErrorCode] : CENTER_ERRORS[code as CenterErrorCode]).status;
}

/** One validation fault as data, as the contract's `detail` carries it. */
export type Finding = { readonly [Member in keyof ValidationFinding]: Readonly<ValidationFinding[Member]> };

interface RefusalExtra {
  readonly retryAfterSeconds?: number;
  readonly detail?: readonly Finding[];
}

/** Everything an answer in the error envelope needs. Thrown only above the service line. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: AnyErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly detail: readonly Finding[] | undefined;

  /** @param message what was wrong, with the value, and what to do about it. */
  constructor(code: AnyErrorCode, message: string, extra: RefusalExtra = {}) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.detail = extra.detail;
  }

  get status(): number {
    return statusOf(this.code);
  }
}

/**
 * The refusal whose text the contract fixes.
 * @param values what stands for the text's `{names}`.
 */
export function fixedRefusal(code: keyof typeof ERROR_MESSAGES, values: Readonly<Record<string, string | number>> = {}, extra: RefusalExtra = {}): ServiceError {
  return new ServiceError(code, fillText(ERROR_MESSAGES[code], values), extra);
}

/** A 422 with its findings. */
export function validationFailed(detail: readonly Finding[]): ServiceError {
  return fixedRefusal('validation_failed', {}, { detail });
}

/** Puts values into a text of the contract. @throws TypeError when one is missing. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`no value for {${name}} in ${JSON.stringify(text)}`);
    return String(value);
  });
}
