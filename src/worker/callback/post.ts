import { request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Header bytes and body bytes of an answer that are read at most. */
const MAX_ANSWER_BYTES = 64 * 1024;
/** Interim answers that are accepted. */
const MAX_INTERIM = 10;
/** The outcome is known with the status line; the receiver may finish its answer for this long. */
const LINGER_MS = 1000;

/**
 * Sends one POST over a connection and reads the status; never follows a redirect, never decompresses, never uses the
 * connection again. Once the status line of a final answer is there, nothing that follows it changes the outcome.
 *
 * @param onStatus called with the final status as soon as its line is there.
 * @returns the final status, when the receiver has finished or had its time. @throws Error when there is none, or the signal aborts before.
 */
export function postOnce(socket: Socket, url: URL, headers: Readonly<Record<string, string>>, body: Uint8Array, signal: AbortSignal, onStatus: (status: number) => void): Promise<number> {
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
    let known: number | null = null;
    let lingering: NodeJS.Timeout | undefined;
    const end = (error: Error): void => {
      clearTimeout(lingering);
      if (known === null) reject(error);
      else resolve(known);
      sending.destroy();
      socket.destroy();
    };
    watchStatus(socket, (status) => {
      known = status;
      onStatus(status);
      lingering = setTimeout(() => end(NO_ANSWER), LINGER_MS);
    });
    let interim = 0;
    const acceptInterim = (): void => {
      if (++interim > MAX_INTERIM) end(new Error(`more than ${MAX_INTERIM} interim answers`));
    };
    sending.on('continue', acceptInterim);
    sending.on('information', acceptInterim);
    sending.on('upgrade', () => end(new Error('the receiver wants another protocol')));
    sending.on('error', end);
    sending.on('response', (answer) => readOut(answer, () => end(NO_ANSWER)));
    sending.on('close', () => end(NO_ANSWER));
    sending.end(body);
  });
}

const NO_ANSWER = new Error('the connection ended without an answer');

/** Reads an answer's body, within bounds, so that a receiver can finish. */
function readOut(answer: IncomingMessage, done: () => void): void {
  let read = 0;
  answer.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > MAX_ANSWER_BYTES) done();
  });
  answer.on('error', done);
  answer.on('close', done);
}

const STATUS_LINE = /^HTTP\/1\.[01] ([1-5]\d\d)(?: [^\r\n]*)?\r?\n/;
const HEADER_END = /\r?\n\r?\n/;

/**
 * Reads status lines beside the parser, which tells a status only when all headers have come and are well-formed.
 * @param onKnown called with the status of the first answer that is not interim.
 */
function watchStatus(socket: Socket, onKnown: (status: number) => void): void {
  let text = '';
  const read = (chunk: Buffer): void => {
    text = (text + chunk.toString('latin1')).slice(0, MAX_ANSWER_BYTES);
    for (let line = STATUS_LINE.exec(text); line; line = STATUS_LINE.exec(text)) {
      const found = Number(line[1]);
      if (found >= 200) {
        socket.off('data', read);
        onKnown(found);
        return;
      }
      const end = HEADER_END.exec(text);
      if (!end) return;
      text = text.slice(end.index + end[0].length);
    }
  };
  socket.on('data', read);
}
