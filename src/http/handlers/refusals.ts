import { ServiceError, type Finding } from '../../errors.js';

/** A 422 as the contract has it. */
export function validationFailed(detail: readonly Finding[]): ServiceError {
  return new ServiceError('validation_failed', 'Validation failed', { detail });
}
