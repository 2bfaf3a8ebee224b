import { request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Header bytes and body bytes of an answer that are read at most. */
const MAX_ANSWER_BYTES = 64 * 1024;
/** Interim answers that are put up with. */
const MAX_INTERIM = 10;
/** The outcome is known with the status line; a receiver may finish its body for so long. */
const LINGER_MS = 1000;

/**
 * Sends one POST over a connection and reads the status; never follows a redirect, never decompresses, never uses the
 * connection again.
 *
 * @returns the final status. @throws Error when there is none, or the signal aborts.
 */
export function postOnce(socket: Socket, url: URL, headers: Readonly<Record<string, string>>, body: Uint8Array, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request({
      createConnection: () => socket,
      method: 'POST',
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, host: url.host, 'content-length': String(body.length), connection: 'close' },
      setHost: false,
      maxHeaderSize: MAX_ANSWER_BYTES,
      signal,
    });
    let interim = 0;
    const putUp = (): void => {
      if (++interim > MAX_INTERIM) sending.destroy(new Error(`more than ${MAX_INTERIM} interim answers`));
    };
    sending.on('continue', putUp);
    sending.on('information', putUp);
    sending.on('upgrade', () => sending.destroy(new Error('the receiver wants another protocol')));
    sending.on('error', reject);
    sending.on('response', (answer) => {
      const status = answer.statusCode ?? 0;
      void linger(answer, socket).then(() => resolve(status));
    });
    sending.on('close', () => {
      socket.destroy();
      reject(new Error('the connection ended without an answer'));
    });
    sending.end(body);
  });
}

/** Lets the receiver finish, within bounds of size and time, then cuts the connection. */
function linger(answer: IncomingMessage, socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    let read = 0;
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve();
    };
    const timer = setTimeout(end, LINGER_MS);
    answer.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > MAX_ANSWER_BYTES) end();
    });
    answer.on('error', end);
    answer.on('close', end);
  });
}
