import { connect, type Socket } from 'node:net';

/** A response as received over the wire. */
export interface RawAnswer {
  /** 0 if the connection was closed without one. */
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
  /** Everything received, including interim responses. */
  readonly text: string;
  /** Milliseconds from the connection to its end. */
  readonly ms: number;
}

/**
 * Sends bytes unchanged on a new connection and reads until the other side closes it.
 * @param write called with the socket once it is connected.
 */
export function rawCall(port: number, write: string | ((socket: Socket) => void), timeoutMs = 10_000): Promise<RawAnswer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`the connection was not closed within ${timeoutMs} ms; received: ${Buffer.concat(chunks).toString('latin1').slice(0, 500)}`));
    }, timeoutMs);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(parsed(Buffer.concat(chunks).toString('utf8'), performance.now() - began));
    });
    socket.on('connect', () => {
      if (typeof write === 'string') socket.write(write, 'latin1');
      else write(socket);
    });
  });
}

/** The last response received; interim ones (100 Continue) precede it. */
function parsed(text: string, ms: number): RawAnswer {
  const final = text.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '');
  const end = final.indexOf('\r\n\r\n');
  const [first = '', ...lines] = final.slice(0, Math.max(0, end)).split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(first)?.[1] ?? 0), headers, body: end < 0 ? '' : final.slice(end + 4), text, ms };
}
