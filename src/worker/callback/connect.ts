import { lookup } from 'node:dns/promises';
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** Every address of a name, in the order to be tried. */
export type Resolver = (name: string) => Promise<readonly string[]>;

export interface ConnectTarget {
  /** An address that passed the filter; never a name. */
  readonly address: string;
  readonly port: number;
  readonly tls: boolean;
  /** Name for SNI and for the certificate's check; null when the URL holds an address. */
  readonly serverName: string | null;
}

/** Connects to exactly this address; rejects when it cannot, or when the signal aborts before it could. */
export type Connector = (target: ConnectTarget, signal: AbortSignal) => Promise<Socket>;

/** The system's resolver, all addresses. */
export const systemResolver: Resolver = async (name) => (await lookup(name, { all: true })).map(({ address }) => address);

/** TCP or TLS to an address; resolves when the connection stands, certificate checked. */
export const systemConnector: Connector = ({ address, port, tls, serverName }, signal) => new Promise((resolve, reject) => {
  const socket = tls
    ? connectTls({ host: address, port, ...(serverName === null ? {} : { servername: serverName }), ALPNProtocols: ['http/1.1'] })
    : connectTcp({ host: address, port });
  const abort = (): void => void socket.destroy(new Error('time is up'));
  socket.once('close', () => signal.removeEventListener('abort', abort));
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  socket.once('error', reject);
  socket.once(tls ? 'secureConnect' : 'connect', () => {
    signal.removeEventListener('abort', abort);
    socket.removeListener('error', reject);
    // Whoever takes the socket over adds a listener of its own.
    socket.on('error', () => undefined);
    resolve(socket);
  });
});
