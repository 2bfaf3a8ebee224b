import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between a client and a server on loopback that drops what the test specifies. */
export interface TcpProxy {
  readonly port: number;
  /** Breaks every connection; new ones are accepted immediately. */
  cut(): void;
  /** Breaks every connection, and refuses new ones until they are allowed again. */
  shut(): void;
  letIn(): void;
  /**
   * Forwards the next bytes with this text to the server, drops everything that comes back on that connection, and
   * breaks it after a while: the server has acted, but the client never learns of it.
   * @returns a promise that resolves when it has happened.
   */
  loseReplyTo(text: string, breakAfterMs?: number): Promise<void>;
  /**
   * Answers the next NATS message to this subject, in place of the server, that nobody listens to it.
   * @returns a promise that resolves when it has happened.
   */
  refuseNext(subject: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy to a port of loopback. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isShut = false;
  let trap: { readonly text: string; readonly breakAfterMs: number; readonly sprung: () => void } | null = null;

  let refused: { readonly subject: string; readonly done: () => void } | null = null;

  const server = createServer((client) => {
    if (isShut) {
      client.destroy();
      return;
    }
    const upstream = createConnection(targetPort, '127.0.0.1');
    const pair = [client, upstream] as const;
    let deaf = false;
    let inbox = '';
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      client.destroy();
      upstream.destroy();
    };
    client.on('data', (chunk) => {
      inbox = /SUB _INBOX\S* (\d+)/.exec(chunk.toString('latin1'))?.[1] ?? inbox;
      const request = refused === null ? null : /^H?PUB (\S+) (_INBOX\S*) /.exec(chunk.toString('latin1'));
      if (request && request[1] === refused?.subject) {
        refused?.done();
        refused = null;
        client.write(`HMSG ${request[2]} ${inbox} 16 16\r\nNATS/1.0 503\r\n\r\n\r\n`);
        return;
      }
      upstream.write(chunk);
      if (!trap || !chunk.includes(trap.text)) return;
      const { breakAfterMs, sprung } = trap;
      trap = null;
      deaf = true;
      setTimeout(() => {
        end();
        sprung();
      }, breakAfterMs);
    });
    upstream.on('data', (chunk) => { if (!deaf) client.write(chunk); });
    for (const socket of pair) socket.on('error', end).on('close', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cut = (): void => {
    for (const [client, upstream] of [...pairs]) {
      client.destroy();
      upstream.destroy();
    }
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    shut: () => {
      isShut = true;
      cut();
    },
    letIn: () => { isShut = false; },
    refuseNext: (subject) => new Promise((resolve) => { refused = { subject, done: resolve }; }),
    loseReplyTo: (text, breakAfterMs = 50) => new Promise((resolve) => { trap = { text, breakAfterMs, sprung: resolve }; }),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}
