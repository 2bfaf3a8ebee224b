import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  connect, credsAuthenticator, DebugEvents, ErrorCode, Events,
  type ConnectionOptions, type JetStreamClient, type JetStreamManager, type NatsConnection,
} from 'nats';
import type { Logger } from 'pino';
import { BrokerUnavailableError } from '../tasks/broker-errors.js';
import type { BrokerState } from '../tasks/ports.js';
import { batchWrites } from './batched-writes.js';
import { BrokerSetupError, hasCode, mapError } from './errors.js';
import { tlsFault, tlsOptions } from './tls.js';

/** Where the broker is and how to get in. */
export interface LinkOptions {
  /** One or several `nats://host:port`, without credentials in them; with one `tls://` every connection is TLS. */
  readonly servers: string | readonly string[];
  readonly user?: string;
  readonly password?: string;
  /** Path of a credentials file (JWT and seed). */
  readonly creds?: string;
  /** Path of the certificate authority's file; enables TLS. */
  readonly ca?: string;
  /** Name of this client, as the broker's monitoring shows it. */
  readonly name: string;
  /** Milliseconds that the first connection is tried for; default 10,000. */
  readonly patienceMs?: number;
  readonly logger: Logger;
}

/** Milliseconds after which a request without an answer counts as lost. */
export const REQUEST_TIMEOUT_MS = 2_000;
/** A shorter loss of the connection is waited out, so that the restart of a broker in a cluster goes unnoticed. */
const BLINK_MS = 2_000;
const BLINK_WAIT_MS = 1_000;
const RECONNECT_MS = 250;
const PING_MS = 5_000;
/** How long a hung broker may delay closing the connection. */
const FLUSH_MS = 1_000;

/** The connection to the broker. It reconnects indefinitely and maps every error to those of the ports. */
export class Link {
  readonly nc: NatsConnection;
  readonly js: JetStreamClient;
  jsm!: JetStreamManager;
  readonly #logger: Logger;
  readonly #listeners = new Set<(state: BrokerState) => void>();
  #state: BrokerState = 'connected';
  #lostAt = 0;

  private constructor(nc: NatsConnection, logger: Logger) {
    this.nc = nc;
    this.#logger = logger;
    this.js = nc.jetstream({ timeout: REQUEST_TIMEOUT_MS });
  }

  /**
   * Connects to the broker.
   * @throws BrokerSetupError with the reason if it cannot.
   */
  static async open(options: LinkOptions): Promise<Link> {
    const nc = await firstConnection(options);
    batchWrites(nc);
    const link = new Link(nc, options.logger);
    link.jsm = await nc.jetstreamManager({ timeout: REQUEST_TIMEOUT_MS, checkAPI: false });
    void link.#follow();
    void nc.closed().then((error) => {
      if (error) options.logger.error({ err: error }, 'the connection to the broker was closed');
      link.#turn('closed');
    });
    return link;
  }

  get state(): BrokerState {
    return this.#state;
  }

  /**
   * Subscribes to changes of state.
   * @returns a function that unsubscribes.
   */
  onState(listener: (state: BrokerState) => void): () => void {
    this.#listeners.add(listener);
    return () => { this.#listeners.delete(listener); };
  }

  /**
   * Carries out one request. It fails at once when the connection is down or goes down meanwhile; then and after a
   * timeout a write's outcome is unknown.
   * @param what names the operation in errors.
   */
  async request<T>(what: string, action: () => Promise<T>): Promise<T> {
    await this.#usable(what);
    const lost = this.#lost(what);
    try {
      return await Promise.race([action(), lost.promise]);
    } catch (error) {
      throw mapError(error, what);
    } finally {
      lost.forget();
    }
  }

  /**
   * Carries out one read, and once more when it was not answered in time: on a machine that stood still the deadline
   * may pass before an answer that has arrived is looked at.
   * @param what names the operation in errors.
   */
  async read<T>(what: string, action: () => Promise<T>): Promise<T> {
    try {
      return await this.request(what, action);
    } catch (error) {
      if (!(error instanceof BrokerUnavailableError) || !hasCode(error.cause, ErrorCode.Timeout)) throw error;
      return this.request(what, action);
    }
  }

  /** Waits for a connection, however long; false when the signal aborts or the link is closed first. */
  connected(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      if (signal.aborted || this.#state !== 'disconnected') {
        resolve(!signal.aborted && this.#state === 'connected');
        return;
      }
      const done = (): void => {
        forget();
        signal.removeEventListener('abort', done);
        resolve(!signal.aborted && this.#state === 'connected');
      };
      const forget = this.onState(done);
      signal.addEventListener('abort', done, { once: true });
    });
  }

  async close(): Promise<void> {
    if (this.#state === 'closed') return;
    if (this.#state === 'connected') await Promise.race([this.nc.flush().catch(() => undefined), sleep(FLUSH_MS, undefined, { ref: false })]);
    await this.nc.close();
    this.#turn('closed');
  }

  async #usable(what: string): Promise<void> {
    if (this.#state === 'connected') return;
    const restOfBlink = this.#state === 'disconnected' ? Math.ceil(this.#lostAt + BLINK_MS - performance.now()) : 0;
    if (restOfBlink > 0 && await this.connected(AbortSignal.timeout(Math.min(BLINK_WAIT_MS, restOfBlink)))) return;
    throw new BrokerUnavailableError(`${what}: not connected to the broker`);
  }

  /** A promise that rejects when the connection is lost. */
  #lost(what: string): { promise: Promise<never>; forget: () => void } {
    let forget: () => void = () => undefined;
    const promise = new Promise<never>((_resolve, reject) => {
      forget = this.onState((state) => {
        if (state !== 'connected') reject(new BrokerUnavailableError(`${what}: the connection to the broker was lost`));
      });
    });
    return { promise, forget };
  }

  async #follow(): Promise<void> {
    for await (const status of this.nc.status()) {
      if (status.type === Events.Disconnect) this.#turn('disconnected');
      else if (status.type === Events.Reconnect) this.#turn('connected');
      else if (status.type === Events.Error) this.#logger.warn({ error: status.data, permission: status.permissionContext }, 'the broker reported an error');
      else if (status.type === DebugEvents.StaleConnection) this.#logger.warn('the connection to the broker was stale');
    }
  }

  #turn(state: BrokerState): void {
    if (this.#state === state || this.#state === 'closed') return;
    this.#state = state;
    if (state === 'disconnected') {
      this.#lostAt = performance.now();
      this.#logger.warn('lost the connection to the broker; reconnecting');
    } else if (state === 'connected') {
      this.#logger.info({ server: this.nc.getServer() }, 'reconnected to the broker');
    }
    for (const listener of [...this.#listeners]) listener(state);
  }
}

async function firstConnection(options: LinkOptions): Promise<NatsConnection> {
  const servers = typeof options.servers === 'string' ? options.servers.split(',').map((server) => server.trim()) : [...options.servers];
  for (const server of servers) {
    if (/^(?:[a-z]+:\/\/)?[^/]*@/i.test(server)) {
      throw new BrokerSetupError('credentials in NATS_URL are ignored: set NATS_USER and NATS_PASSWORD, or NATS_CREDS');
    }
  }
  const deadline = performance.now() + (options.patienceMs ?? 10_000);
  for (;;) {
    try {
      return await connect(connectionOptions(options, servers));
    } catch (error) {
      const maybeLater = hasCode(error, ErrorCode.ConnectionRefused, ErrorCode.ConnectionTimeout, ErrorCode.Timeout, ErrorCode.Disconnect);
      if (!maybeLater || performance.now() + RECONNECT_MS >= deadline) throw refusal(error, servers, options.ca);
    }
    await sleep(RECONNECT_MS);
  }
}

function refusal(error: unknown, servers: readonly string[], ca: string | undefined): BrokerSetupError {
  const where = servers.join(', ');
  if (hasCode(error, ErrorCode.AuthorizationViolation, ErrorCode.AuthenticationExpired, ErrorCode.BadAuthentication, ErrorCode.BadCreds)) {
    return new BrokerSetupError(`the broker at ${where} refuses the credentials: check NATS_USER and NATS_PASSWORD, or NATS_CREDS`, { cause: error });
  }
  const fault = tlsFault(error, ca);
  if (fault !== null) return new BrokerSetupError(`no connection to the broker at ${where}: ${fault}`, { cause: error });
  const reason = error instanceof Error ? error.message : String(error);
  return new BrokerSetupError(`no connection to the broker at ${where} (${reason}): check NATS_URL, NATS_CA and that the server runs`, { cause: error });
}

function connectionOptions(options: LinkOptions, servers: string[]): ConnectionOptions {
  const tls = tlsOptions(servers, options.ca);
  return {
    servers,
    name: options.name,
    ...(options.user === undefined ? {} : { user: options.user }),
    ...(options.password === undefined ? {} : { pass: options.password }),
    ...(options.creds === undefined ? {} : { authenticator: credsAuthenticator(credentials(options.creds)) }),
    ...(tls === null ? {} : { tls }),
    timeout: 3_000,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    reconnectJitter: RECONNECT_MS,
    reconnectJitterTLS: RECONNECT_MS * 2,
    ignoreAuthErrorAbort: true,
    pingInterval: PING_MS,
    maxPingOut: 2,
    noAsyncTraces: true,
  };
}

function credentials(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new BrokerSetupError(`the credentials file ${path} of NATS_CREDS cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
