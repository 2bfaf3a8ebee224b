import type { SchemaError, Validator } from '#generated/account/request-validators.cjs';
import { validationFailed, type Finding } from '../../errors.js';
import type { ReadCallBody } from '../body.js';
import type { Call } from '../call.js';

/**
 * Reads a small JSON body that obeys a schema of the contract.
 * @throws ServiceError 400, 413, 415 or 422; no message repeats a value, for it may be a password.
 */
export async function readJson<T>(read: ReadCallBody, call: Call, validate: Validator): Promise<T> {
  const body = await read(call);
  call.state.bodyBytes = body.bytes.length;
  try {
    const value = parse(body.bytes);
    if (validate(value)) return value as T;
    throw validationFailed((validate.errors ?? []).slice(0, 20).map(findingOf));
  } finally {
    body.release();
  }
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw validationFailed([{ loc: ['body'], msg: 'The body must be a JSON object in UTF-8', type: 'json_invalid' }]);
  }
}

function findingOf({ instancePath, keyword, params, message }: SchemaError): Finding {
  const missing = keyword === 'required' ? [String(params['missingProperty'])] : [];
  const unknown = keyword === 'additionalProperties' ? [String(params['additionalProperty'])] : [];
  const path = [...instancePath.split('/').slice(1), ...missing, ...unknown];
  const what = path.join('.') || 'The body';
  if (missing.length > 0) return { loc: ['body', ...path], msg: `${what} is required`, type: 'missing' };
  if (unknown.length > 0) return { loc: ['body', ...path.map((part) => part.slice(0, 255))], msg: `${what.slice(0, 100)} is not a known field: leave it out`, type: 'value_error' };
  const allowed = Array.isArray(params['allowedValues']) ? `: ${params['allowedValues'].join(', ')}` : '';
  return { loc: ['body', ...path], msg: `${what} ${message ?? 'is not allowed'}${allowed}`, type: keyword === 'type' ? 'type_error' : 'value_error' };
}
