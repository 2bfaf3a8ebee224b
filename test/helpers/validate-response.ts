import { OPERATIONS, type OperationId } from '#generated/operations.js';
import { ERRORS, type ErrorCode } from '#generated/errors.js';
import { type Json, type JsonObject, schemaValidator } from './contract-document.js';

/** Headers as returned by fetch, undici or node:http. */
export type HeadersLike = Headers | Readonly<Record<string, string | readonly string[] | number | undefined>>;

const REQUEST_ID = /^[A-Za-z0-9_-]{22,64}$/;

/**
 * Asserts that the contract describes a response: status of the operation, required headers, body by the schema without
 * undeclared members, code among those of the status.
 * @param operationId null: no operation was reached (unknown path, raw HTTP error); the error envelope is required
 * @param body the parsed body, or its text
 * @throws Error naming everything that is wrong
 */
export async function assertResponse(operationId: OperationId | null, status: number, headers: HeadersLike, body: unknown): Promise<void> {
  const faults = await responseFaults(operationId, status, headers, body);
  if (faults.length === 0) return;
  const shown = typeof body === 'string' ? body : JSON.stringify(body);
  throw new Error(`${operationId ?? 'no operation'} ${status}: ${faults.join('; ')}\n${shown.slice(0, 2000)}`);
}

/** Returns what is wrong with a response, nothing if the contract describes it. */
export async function responseFaults(operationId: OperationId | null, status: number, headers: HeadersLike, body: unknown): Promise<string[]> {
  const answer = answerOf(operationId, status);
  if (typeof answer === 'string') return [answer];
  if (answer.media !== 'application/json') return streamFaults(headers, answer, body as Json);
  const value = typeof body === 'string' ? parse(body) : (body as Json);
  if (value === undefined) return ['the body is no JSON'];
  return [
    ...headerFaults(headers, answer.headers, value as JsonObject),
    ...(await schemaValidator(answer.schema, { strict: true })(value)),
    ...codeFaults(status, answer.codes, value as JsonObject),
    ...resultFaults(value as JsonObject),
  ];
}

/** A stream is text of another media type. */
async function streamFaults(headers: HeadersLike, { media, schema, headers: required }: Answer, body: Json): Promise<string[]> {
  const faults = required.filter((name) => header(headers, name) === undefined).map((name) => `header ${name} is missing`);
  const type = header(headers, 'Content-Type') ?? '';
  if (!type.startsWith(media)) faults.push(`Content-Type is "${type}"`);
  return [...faults, ...(await schemaValidator(schema)(body))];
}

interface Answer {
  readonly schema: string;
  readonly media: string;
  readonly codes: readonly string[];
  readonly headers: readonly string[];
}

function answerOf(operationId: OperationId | null, status: number): Answer | string {
  if (operationId === null) {
    const codes = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => ERRORS[code].status === status);
    return { schema: 'ErrorEnvelope', media: 'application/json', codes, headers: ['X-Request-Id'] };
  }
  if (!Object.hasOwn(OPERATIONS, operationId)) return `the contract has no operation ${operationId}`;
  return OPERATIONS[operationId].answers[String(status)] ?? `the contract does not name this status (${Object.keys(OPERATIONS[operationId].answers).join(', ')})`;
}

function header(headers: HeadersLike, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase());
  return entry?.[1] === undefined ? undefined : String(entry[1]);
}

function headerFaults(headers: HeadersLike, required: readonly string[], body: JsonObject): string[] {
  const faults = required.filter((name) => header(headers, name) === undefined).map((name) => `header ${name} is missing`);
  const type = header(headers, 'Content-Type') ?? '';
  if (!/^application\/json\b/.test(type)) faults.push(`Content-Type is "${type}"`);
  const callId = header(headers, 'X-Request-Id');
  if (callId !== undefined && !REQUEST_ID.test(callId)) faults.push(`X-Request-Id "${callId}" has another shape than identifiers`);
  const wait = header(headers, 'Retry-After');
  if (wait !== undefined && !/^[1-9][0-9]*$/.test(wait)) faults.push(`Retry-After "${wait}" is no positive integer`);
  const seconds = body['retry_after_seconds'];
  if (seconds !== undefined && JSON.stringify(seconds) !== wait) faults.push(`retry_after_seconds is not Retry-After (${wait ?? 'missing'})`);
  return faults;
}

function codeFaults(status: number, codes: readonly string[], body: JsonObject): string[] {
  const { code } = body;
  // Among responses with status 200, only a failed task has a code; the schemas determine which must have one.
  if (status === 200 && code === undefined) return [];
  const known = typeof code === 'string' && codes.includes(code);
  return known ? [] : [`code ${JSON.stringify(code)} does not belong to this status (${codes.join(', ')})`];
}

/**
 * What schemas cannot express: a result that names the request names the same one as the envelope; an accepted task is
 * queued.
 */
function resultFaults({ request_id, result }: JsonObject): string[] {
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return [];
  const faults: string[] = [];
  if ('request_id' in result && result['request_id'] !== request_id) faults.push('the result names another request_id than the envelope');
  if (result['status'] === 'accepted' && result['phase'] !== 'queued') faults.push('an accepted task is not queued');
  return faults;
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
