import type { RequestWarning } from '#generated/types.js';
import type { Finding } from '../errors.js';
import { show } from './findings.js';
import type { CanonicalRequest } from './request.js';
import { scanBody } from './scan.js';
import { pickFields } from './fields.js';
import { validateFields } from './validate.js';
import { warningsOf } from './warnings.js';
import { requestFromFields } from './wire.js';

export interface ParseOptions {
  /** Networks that callbacks may reach although they are private. */
  readonly callbackAllowCidrs?: readonly string[];
}

export type ParseOutcome = { readonly request: CanonicalRequest; readonly warnings: RequestWarning[] } | { readonly findings: Finding[] };

/**
 * Returns the request in a body with the warnings about it, or what is wrong with it: at most 100 findings, the last of which tells the number of
 * the rest. Never throws on data and changes nothing global. Linear in the body; it blocks for about 10 ns per byte, so
 * large bodies belong in a thread.
 * @param bytes the body as it came, inflated
 */
export function parseRequest(bytes: Uint8Array, options: ParseOptions = {}): ParseOutcome {
  const fault = scanBody(bytes);
  if (fault !== null) return unreadable(fault);
  const body = parseJson(bytes);
  if ('fault' in body) return unreadable(body.fault);
  return parseBody(body.value, options);
}

/** Returns the request in a body that is parsed already, such as a file that the command line read. */
export function parseBody(body: unknown, options: ParseOptions = {}): ParseOutcome {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return unreadable(`The body must be a JSON object (got ${show(body)})`);
  }
  const fields = pickFields(body as Record<string, unknown>);
  const findings = validateFields(fields, options);
  if (!findings.none) return { findings: findings.list() };
  return { request: requestFromFields(fields), warnings: warningsOf(body as Record<string, unknown>, fields) };
}

function unreadable(msg: string): ParseOutcome {
  return { findings: [{ loc: ['body'], msg, type: 'json_invalid' }] };
}

/** Parses bytes that were looked over; the fault quotes nothing of them. */
export function parseJson(bytes: Uint8Array): { value: unknown } | { fault: string } {
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
