import { validationFailed, type Finding, type ServiceError } from '../errors.js';

/** A fault as the library's validator reports it. */
export interface ParameterFault {
  readonly instancePath: string;
  readonly message?: string;
  readonly params?: Record<string, unknown>;
}

/** @returns the refusal of the query's parameters; null when the faults are elsewhere, that is, in the path */
export function queryRefusal(faults: readonly ParameterFault[]): ServiceError | null {
  const inQuery = faults.filter(({ instancePath, params }) => instancePath.startsWith('/query') || params?.['additionalProperty'] !== undefined);
  if (inQuery.length === 0) return null;
  return validationFailed(inQuery.map(({ instancePath, params, message }): Finding => {
    const unknown = params?.['additionalProperty'];
    const name = instancePath.split('/')[2] ?? (typeof unknown === 'string' ? unknown.slice(0, 100) : 'parameter');
    return { loc: ['query', name], msg: `${name} ${message ?? 'is not allowed'}`.slice(0, 1000), type: 'value_error' };
  }));
}
