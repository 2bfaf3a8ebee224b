import type { Finding } from '../errors.js';
import { show } from './findings.js';
import { type BodyLimits, scanBody } from './scan.js';

/** What is wrong with a body that is no request at all. */
export interface Unreadable {
  readonly findings: Finding[];
}

/** Returns the value in a body, or why it is not JSON as the service takes it; the fault quotes nothing of it. */
export function readBody(bytes: Uint8Array, limits?: BodyLimits): { readonly value: unknown } | Unreadable {
  const fault = scanBody(bytes, limits);
  if (fault !== null) return unreadable(fault);
  const body = parseJson(bytes);
  return 'fault' in body ? unreadable(body.fault) : body;
}

/** What is wrong with a body that holds something else than an object. */
export function noObject(value: unknown): Unreadable {
  return unreadable(`The body must be a JSON object (got ${show(value)})`);
}

/** Checks whether a JSON value is an object and no array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the members of a JSON value; none if it is no object. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

function unreadable(msg: string): Unreadable {
  return { findings: [{ loc: ['body'], msg, type: 'json_invalid' }] };
}

function parseJson(bytes: Uint8Array): { value: unknown } | { fault: string } {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { fault: jsonFault(text, error) };
  }
}

/** The parser's own message quotes the body, which belongs in no answer or log; only place and character are taken. */
function jsonFault(text: string, error: unknown): string {
  if (text.trim() === '') return 'The body is empty: send a JSON object';
  const message = error instanceof Error ? error.message : '';
  const place = /at position \d+/.exec(message)?.[0].replace('position', 'character') ?? 'somewhere';
  const token = /^Unexpected token '(.)'/u.exec(message)?.[1];
  if (message.startsWith('Unexpected end')) return 'The body is not valid JSON: it ends too early';
  if (token === 'N' || token === 'I') return `The body is not valid JSON (${place}): NaN and Infinity are not JSON numbers`;
  return `The body is not valid JSON (${place}): ${token === undefined ? 'correct it' : `${JSON.stringify(token)} does not belong there`}`;
}
