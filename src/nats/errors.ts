import { ErrorCode, NatsError } from 'nats';
import { BrokerUnavailableError, ConflictError } from '../tasks/broker-errors.js';

/** The broker cannot serve in its present state; the message says why and what to do. Thrown only at start. */
export class BrokerSetupError extends Error {
  override readonly name = 'BrokerSetupError';
}

/**
 * Error numbers of the JetStream API that mean something to us.
 * @see https://github.com/nats-io/nats-server/blob/main/server/errors.json
 */
export const API_ERRORS = {
  consumerNotFound: 10014,
  consumerExists: 10013,
  noMessageFound: 10037,
  notEnabled: 10076,
  notEnabledForAccount: 10039,
  streamNameInUse: 10058,
  streamNotFound: 10059,
  wrongLastSequence: 10071,
  wrongLastSequenceConstant: 10164,
  consumerAlreadyExists: 10148,
  storeFailed: 10077,
  noResources: 10023,
  storageExceeded: 10047,
  subjectsOverlap: 10065,
} as const;

/** @returns whether an error comes from the client, not the JetStream API, and has one of these codes. */
export function hasCode(error: unknown, ...codes: readonly ErrorCode[]): boolean {
  return error instanceof NatsError && !error.api_error && (codes as readonly string[]).includes(error.code);
}

/** @returns the message of an error, as the JetStream API words it if it is one of its own. */
export function describe(error: unknown): string {
  if (error instanceof NatsError && error.api_error) return `${error.api_error.description} (${error.api_error.err_code ?? error.api_error.code})`;
  if (hasCode(error, ErrorCode.Timeout)) return 'no answer in time';
  if (hasCode(error, ErrorCode.NoResponders)) return 'nobody answers (503)';
  return error instanceof Error ? error.message : String(error);
}

/** @returns the JetStream API's number of an error; undefined for errors of another kind. */
export function apiErrorNumber(error: unknown): number | undefined {
  return error instanceof NatsError ? error.api_error?.err_code : undefined;
}

/**
 * The one mapping from the client's errors to those of the ports: a lost compare-and-set is a ConflictError; whatever
 * else the broker says or leaves unsaid is a BrokerUnavailableError. Errors that are not the client's pass.
 * @param what the operation, as the message names it.
 */
export function mapError(error: unknown, what: string): unknown {
  if (!(error instanceof NatsError)) return error;
  const number = apiErrorNumber(error);
  if (number === API_ERRORS.wrongLastSequence || number === API_ERRORS.wrongLastSequenceConstant) {
    return new ConflictError(`${what}: ${describe(error)}`, { cause: error });
  }
  return new BrokerUnavailableError(`${what}: ${describe(error)}`, { cause: error });
}
