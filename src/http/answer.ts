import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { Next } from 'koa';
import type { Logger } from 'pino';
import { ANSWER_HEADERS } from '#generated/constants.js';
import { ERRORS, type ErrorCode } from '#generated/errors.js';
import { ServiceError } from '../errors.js';
import type { UsageLog } from '../accounts/usage-log.js';
import type { Metrics } from '../metrics/metrics.js';
import { BrokerUnavailableError } from '../tasks/broker-errors.js';
import { newTaskId } from '../tasks/ids.js';
import { headerValues, isOfApi, type Call } from './call.js';
import type { ClientAddress } from './client-address.js';
import { compressAnswer } from './compress.js';
import { TEXT_POLICY } from './docs/docs-files.js';
import { missingPageHtml } from './docs/pages.js';
import { errorBody } from './envelope.js';
import { SUBMISSIONS } from './operation.js';
import { servedFrom } from './served-from.js';
import type { FloodLimit } from './flood-limit.js';

export interface AnswerDeps {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly flood: FloodLimit;
  readonly usage: Pick<UsageLog, 'refused'>;
  readonly clientAddress: ClientAddress;
  readonly answerTimeoutMs: number;
  readonly isStopping: () => boolean;
  /** The service's own address; null: none was set. */
  readonly publicUrl: string | null;
}

/** Unread bytes of a refused body that are taken in before the connection is closed, and for how long. */
const LINGER_BYTES = 64 * 1024 * 1024;
const LINGER_MS = 2_000;
/** An unread body up to this size is left to Node, which takes it in and keeps the connection. */
const SMALL_BODY_BYTES = 64 * 1024;

/**
 * The outermost middleware: gives the call its id, and makes every answer, whatever went wrong, one in the envelope; a browser that
 * opens an unknown page gets one.
 * Measures and logs; never bodies, keys or header values.
 */
export function createAnswer(deps: AnswerDeps): (call: Call, next: Next) => Promise<void> {
  return async (call, next) => {
    const began = performance.now();
    begin(deps, call);
    // the client may be gone before the call is done: it counts when both have come about
    let isOver = false;
    let answered: number | null = null;
    // The event comes from the connection, outside of the call's trace.
    call.res.once('close', AsyncLocalStorage.bind(() => {
      isOver = true;
      if (answered !== null) finish(deps, call, performance.now() - began, answered);
    }));
    try {
      requireSoundRequest(call);
      await next();
    } catch (error) {
      refuse(deps, call, error);
    }
    compressAnswer(call);
    call.set(ANSWER_HEADERS.xRequestId, call.state.callId);
    call.set('X-Content-Type-Options', 'nosniff');
    if (!call.response.get('Cache-Control')) call.set('Cache-Control', 'no-store');
    if (deps.isStopping()) call.set('Connection', 'close');
    call.req.socket.setTimeout(deps.answerTimeoutMs);
    answered = performance.now() - began;
    if (isOver) finish(deps, call, answered, answered);
  };
}

function begin(deps: AnswerDeps, call: Call): void {
  const callId = newTaskId();
  const forwardedFor = headerValues(call.req.rawHeaders)('x-forwarded-for').join(',');
  Object.assign(call.state, {
    callId,
    requestId: callId,
    operation: 'unknown',
    client: deps.clientAddress(call.req.socket.remoteAddress, forwardedFor),
  });
}

/** What Node lets pass although no handler should see it. */
function requireSoundRequest(call: Call): void {
  if (call.req.httpVersion === '1.1' && headerValues(call.req.rawHeaders)('host').length !== 1) {
    throw new ServiceError('bad_request', 'The request must have one Host header');
  }
  const codings = headerValues(call.req.rawHeaders)('transfer-encoding');
  const coding = codings.join(', ').toLowerCase();
  if (codings.length > 0 && coding !== 'chunked') {
    call.set('Connection', 'close');
    throw new ServiceError('bad_request', `Transfer-Encoding ${JSON.stringify(coding.slice(0, 100))} is not supported: send chunked alone, and compress by Content-Encoding: gzip`);
  }
  const expect = call.get('expect').toLowerCase();
  if (expect !== '' && expect !== '100-continue') throw new ServiceError('bad_request', 'The only expectation that can be met is 100-continue');
  try {
    decodeURIComponent(call.path);
  } catch {
    throw noSuchPath();
  }
  call.path = call.path.replace(/%[2-7][\dA-F]/gi, unlessReserved);
}

/** What a percent-encoded character means: letters, digits and `-._~` themselves, however they are written (RFC 3986, section 6.2.2.2). */
function unlessReserved(encoded: string): string {
  const character = decodeURIComponent(encoded);
  return /[\w.~-]/.test(character) ? character : encoded;
}

/** The answer for an unknown path. */
export function noSuchPath(): ServiceError {
  return new ServiceError('not_found', 'No such path. The operations are described at /openapi.json');
}

function refuse({ logger, flood, usage, publicUrl }: AnswerDeps, call: Call, thrown: unknown): void {
  const error = asServiceError(thrown);
  const { state } = call;
  if (error.code === 'internal_error') logger.error({ requestId: state.callId, operation: state.operation, err: thrown }, 'call failed');
  const cause = error.code === 'service_unavailable' ? causeOf(thrown) : null;
  if (cause !== null) logger.warn({ requestId: state.callId, operation: state.operation, cause }, 'call refused: the broker or its store is unavailable');
  if (error.status >= 400 && error.status < 500 && error.status !== 429) flood.refused(state.caller?.account ?? state.client, state.bodyBytes);
  if (error.status >= 500 && state.idIfUnclear !== undefined) state.requestId = state.idIfUnclear;
  state.code = error.code;
  // what an account is shown of its refusals: those of its calls of the API, and of its submissions from the playground
  if (isShown(call) && state.caller?.access === 'direct' && error.code in ERRORS && error.status < 500) usage.refused(state.caller.account, error.code as ErrorCode);
  call.status = error.status;
  if (error.retryAfterSeconds !== undefined) call.set(ANSWER_HEADERS.retryAfter, String(error.retryAfterSeconds));
  if (error.code === 'not_found' && mayBePage(call)) call.vary('Accept');
  const isPage = error.code === 'not_found' && isPageOfBrowser(call);
  call.type = isPage ? 'text/html' : 'application/json';
  if (isPage) call.set('Content-Security-Policy', TEXT_POLICY);
  const body = isPage ? missingPageHtml(call.path) : errorBody(state.requestId, error, servedFrom(call, publicUrl));
  call.body = body;
  if (!call.req.complete) leaveBodyUnread(call, body);
}

/** Whether a browser opens a page; programs, which take anything or JSON, get the envelope. */
function isPageOfBrowser(call: Call): boolean {
  return mayBePage(call) && call.accepts('json', 'html') === 'html';
}

/** Whether the answer for an unknown path depends on what the client accepts. */
function mayBePage(call: Call): boolean {
  return (call.method === 'GET' || call.method === 'HEAD') && !isOfApi(call.path);
}

/** What is asked for by the pages themselves is no business of the account's programs. */
function isShown(call: Call): boolean {
  return !call.path.startsWith('/account/') || call.state.operation === 'solveInPlayground';
}

/** @returns what kept the service from its answer; null when the refusal has no cause but its own message. */
function causeOf(thrown: unknown): string | null {
  const first = thrown instanceof ServiceError ? thrown.cause : thrown;
  if (first instanceof Error) return first.message;
  return typeof first === 'string' ? first : null;
}

/** Anything unexpected becomes an internal error that does not reveal its cause. */
function asServiceError(thrown: unknown): ServiceError {
  if (thrown instanceof ServiceError) return thrown;
  if (thrown instanceof BrokerUnavailableError) {
    return new ServiceError('service_unavailable', 'The service is temporarily unavailable. Please try again shortly', { retryAfterSeconds: 2 });
  }
  return new ServiceError('internal_error', 'Internal error. Please quote the request_id when you report it');
}

/**
 * A refused body is not read to its end. Closing at once would reset the connection under a client that still sends,
 * and the answer would be lost; so the answer ends only when the rest was taken in, or enough of it.
 */
function leaveBodyUnread(call: Call, body: string): void {
  const { req } = call;
  const length = Number(call.get('content-length') || Infinity);
  if (length <= SMALL_BODY_BYTES && call.get('expect') === '') return;
  call.set('Connection', 'close');
  if (call.get('expect') !== '') return;
  call.body = Readable.from(lingering(body, req));
  call.length = Buffer.byteLength(body);
}

async function* lingering(body: string, req: Call['req']): AsyncGenerator<Buffer> {
  yield Buffer.from(body);
  req.unpipe();
  let left = LINGER_BYTES;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LINGER_MS);
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    req.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) done();
    });
    req.on('end', done).on('close', done).on('error', done);
    if (req.complete || req.destroyed) done();
    req.resume();
  });
}

/** What the client had wanted to last, a wait or a stream, is no time of the service's. */
function finish({ logger, metrics }: AnswerDeps, call: Call, wholeMs: number, answeredMs: number): void {
  const { state, status } = call;
  const ms = state.isStream ? answeredMs : Math.max(0, wholeMs - (state.waitedMs ?? 0));
  metrics.httpRequests.inc({ operation: state.operation, status: String(status) });
  metrics.httpRequestDuration.observe({ operation: state.operation }, ms / 1000);
  if (state.code !== undefined) metrics.httpRefusals.inc({ code: state.code });
  const line = {
    requestId: state.callId, taskId: state.requestId, operation: state.operation, method: call.method, status, ms: Math.round(ms * 10) / 10,
    ...((state.isStream || state.waitedMs !== undefined) && { heldMs: Math.round(wholeMs - ms) }),
    ...(state.code !== undefined && { code: state.code }),
    ...(state.caller && { account: state.caller.account }),
  };
  // routine calls of clients and probes are logged only at debug level
  const isRoutine = state.operation === 'health' || (status === 200 && !SUBMISSIONS.has(state.operation));
  if (isRoutine) logger.debug(line, 'call');
  else logger.info(line, 'call');
}
