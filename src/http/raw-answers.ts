import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ANSWER_HEADERS } from '#generated/constants.js';
import { ERRORS, type ErrorCode } from '#generated/errors.js';
import type { Metrics } from '../metrics/metrics.js';
import { newTaskId } from '../tasks/ids.js';
import { errorBody } from './envelope.js';
import type { EdgeLimits } from './options.js';

type TimeLimits = Pick<EdgeLimits, 'headersTimeoutMs' | 'requestTimeoutMs'>;

const REASONS: Readonly<Record<number, string>> = { 400: 'Bad Request', 405: 'Method Not Allowed', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' };

/**
 * Puts what Node's parser would answer on its own into the envelope: malformed requests, headers that are too large or
 * too slow, CONNECT.
 */
export function answerRaw(server: Server, metrics: Pick<Metrics, 'httpRefusals' | 'httpRequests' | 'httpRequestDuration'>, limits: TimeLimits): void {
  const current = new WeakMap<Duplex, ServerResponse>();
  for (const event of ['request', 'checkContinue', 'checkExpectation']) {
    server.prependListener(event, (_request: IncomingMessage, response: ServerResponse) => {
      if (response.socket) current.set(response.socket, response);
    });
  }
  const answer = (socket: Duplex, code: ErrorCode, message: string, headers = ''): void => {
    const response = current.get(socket);
    if (!socket.writable || (response && response.headersSent && !response.writableFinished)) {
      socket.destroy();
      return;
    }
    const { status } = ERRORS[code];
    metrics.httpRefusals.inc({ code });
    metrics.httpRequests.inc({ operation: 'unknown', status: String(status) });
    metrics.httpRequestDuration.observe({ operation: 'unknown' }, 0);
    socket.end(rawAnswer(status, errorBody, code, message, headers), () => socket.destroy());
  };

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'HPE_HEADER_OVERFLOW') answer(socket, 'headers_too_large', 'The request headers exceed 16384 bytes: send fewer or shorter ones');
    else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') answer(socket, 'request_timeout', lateMessage(limits, current.get(socket)));
    else if (error.code === 'ECONNRESET' || error.code === 'EPIPE') socket.destroy();
    else answer(socket, 'bad_request', 'The request is not well-formed HTTP: check the client or proxy that sent it');
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    // Node has taken its own listener off: a client that is gone must end its connection alone
    socket.on('error', () => undefined);
    answer(socket, 'method_not_allowed', 'CONNECT is not allowed: this is no proxy', 'Allow: GET, HEAD, POST, DELETE, OPTIONS\r\n');
  });
}

/** Node tells both by the same error. @param response the last one on the connection; open where the headers of its request are there. */
function lateMessage({ headersTimeoutMs, requestTimeoutMs }: TimeLimits, response: ServerResponse | undefined): string {
  if (response && !response.writableFinished) return `The request did not arrive within ${requestTimeoutMs / 1000} seconds: send it faster, or compressed`;
  return `The headers of the request did not arrive within ${headersTimeoutMs / 1000} seconds: send them at once`;
}

function rawAnswer(status: number, envelope: typeof errorBody, code: ErrorCode, message: string, headers: string): string {
  const id = newTaskId();
  const body = envelope(id, { code, message });
  return `HTTP/1.1 ${status} ${REASONS[status] ?? 'Error'}\r\n`
    + `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
    + `${ANSWER_HEADERS.xRequestId}: ${id}\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n${headers}Connection: close\r\n\r\n${body}`;
}
