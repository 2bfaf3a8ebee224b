import { show } from '../contract/findings.js';
import { validationFailed, type Finding, type ServiceError } from '../errors.js';

/** A fault as the library's validator reports it. */
export interface ParameterFault {
  readonly instancePath: string;
  readonly message?: string;
  readonly params?: Record<string, unknown>;
}

/** The query of a call. */
export interface SentQuery {
  readonly query: URLSearchParams;
  /** The parameters that the operation has in its query. */
  readonly names: readonly string[];
}

/** @returns the refusal of the query's parameters; null when the faults are elsewhere, that is, in the path */
export function queryRefusal(faults: readonly ParameterFault[], { query, names }: SentQuery): ServiceError | null {
  const inQuery = faults.filter(({ instancePath, params }) => instancePath.startsWith('/query') || params?.['additionalProperty'] !== undefined);
  if (inQuery.length === 0) return null;
  return validationFailed(inQuery.map(({ instancePath, params, message }): Finding => {
    const unknown = params?.['additionalProperty'];
    const name = instancePath.split('/')[2] ?? (typeof unknown === 'string' ? unknown.slice(0, 100) : 'parameter');
    const fault = unknown === undefined
      ? valueFault(query, name, remedy(params?.['pattern']) ?? message ?? 'is not allowed')
      : `is not a parameter of this operation: it has ${names.length > 0 ? names.join(', ') : 'none'}`;
    return { loc: ['query', name], msg: `${name} ${fault}`.slice(0, 1000), type: 'value_error' };
  }));
}

/** The library reads `limit[]=5` as a list of that parameter's values. */
function valueFault(query: URLSearchParams, name: string, rule: string): string {
  const list = [...query.keys()].find((key) => key.startsWith(`${name}[`));
  if (list !== undefined && !query.has(name)) return `is sent as ${show(list)}: send it once, as ${name}`;
  return `is ${shownValues(query.getAll(name))}: it ${rule}`;
}

function shownValues(values: readonly string[]): string {
  return values.length > 1 ? `given ${String(values.length)} times` : show(values[0]);
}

/** The words that a pattern is a choice of, as in `^(queued|solved)$`; null for any other. */
function remedy(pattern: unknown): string | null {
  const words = typeof pattern === 'string' ? /^\^\(([a-z_|]+)\)\$$/.exec(pattern)?.[1] : undefined;
  return words === undefined ? null : `must be one of ${words.split('|').join(', ')}`;
}
