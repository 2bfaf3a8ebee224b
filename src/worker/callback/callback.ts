import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Logger } from 'pino';
import type { Metrics } from '../../metrics/metrics.js';
import type { CallbackSent } from '../../tasks/transitions.js';
import type { CallbackSender } from '../job.js';
import type { TaskRecord } from '../../tasks/record.js';
import { currentTrace, formatTraceparent } from '../../trace/trace.js';
import { systemConnector, systemResolver, type Connector, type Resolver } from './connect.js';
import { failureReason } from './failure-reason.js';
import { postOnce } from './post.js';
import { signatureHeaders } from './signature.js';
import { createTargetFilter, type TargetFilter } from './targets.js';

/** A callback blocks its slot for so long at most, from name to answer. */
export const CALLBACK_MS = 10_000;
/** One of several addresses may take so long to connect before the next is tried. */
const CONNECT_MS = 4_000;
const MAX_ADDRESSES = 16;

export interface CallbackOptions {
  /** The secrets that sign an account's callbacks, newest first; empty: unsigned. */
  readonly secretsFor: (account: string) => Promise<readonly string[]>;
  /** Networks that may be reached although they are private, as `address/prefix`. */
  readonly allowCidrs: readonly string[];
  /** Ports of this service on this machine, never called. */
  readonly ownPorts: readonly number[];
  /** Ports of the broker, never called at an address that is not public. */
  readonly brokerPorts: readonly number[];
  /** Addresses of this machine; default: those of its network interfaces. */
  readonly ownAddresses?: () => readonly string[];
  readonly resolver?: Resolver;
  readonly connector?: Connector;
  /** Milliseconds in all; default 10,000. */
  readonly deadlineMs?: number;
  /** Epoch milliseconds; default `Date.now`. */
  readonly now?: () => number;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/** A target that callbacks may not reach; nothing was sent. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Creates the sender of completion callbacks: one attempt, one deadline, checked addresses only. */
export function createCallbackSender(options: CallbackOptions): CallbackSender {
  const { metrics, logger } = options;
  const filter = createTargetFilter({ ...options, ownAddresses: options.ownAddresses ?? interfaceAddresses });
  return {
    async send(task, envelope) {
      const startedAt = performance.now();
      const stop = new AbortController();
      const timer = setTimeout(() => stop.abort(new Error(`no answer within ${(options.deadlineMs ?? CALLBACK_MS) / 1000} s`)), options.deadlineMs ?? CALLBACK_MS);
      const about = { requestId: task.id };
      let status: number | null = null;
      let failure: unknown = null;
      try {
        await untilAborted(attempt(options, filter, task, envelope, stop.signal, (known) => { status = known; }), stop.signal);
      } catch (error) {
        failure = error;
      } finally {
        clearTimeout(timer);
        // Whatever is still open ends now.
        stop.abort();
      }
      const sent = outcomeOf(status, failure);
      if (sent.outcome === 'delivered') logger.info({ ...about, ...sent }, 'callback delivered');
      else logger.warn({ ...about, ...sent }, 'callback not delivered');
      metrics.callbackDuration.observe((performance.now() - startedAt) / 1000);
      return sent;
    },
  };
}

/** A status line counts, whatever became of the rest of the answer. */
function outcomeOf(status: number | null, failure: unknown): CallbackSent {
  if (status !== null) return { outcome: status >= 200 && status <= 299 ? 'delivered' : 'failed', status };
  return { outcome: failure instanceof RefusedError ? 'refused' : 'failed', reason: failure instanceof Error ? failure.message : 'unknown' };
}

async function attempt(
  options: CallbackOptions, filter: TargetFilter, task: TaskRecord, envelope: Uint8Array, signal: AbortSignal, onStatus: (status: number) => void,
): Promise<number> {
  const url = readUrl(task.callbackUrl);
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const literal = isIP(host) !== 0;
  const addresses = literal ? [host] : await reaching(url.host, (options.resolver ?? systemResolver)(host));
  if (addresses.length === 0) throw new Error('the name has no address');
  for (const address of addresses) {
    const decision = filter(address, port);
    if (!decision.allowed) throw new RefusedError(decision.reason);
  }
  const secrets = await options.secretsFor(task.account);
  const trace = currentTrace();
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Roundsman-Callback/1',
    accept: '*/*',
    'accept-encoding': 'identity',
    ...(trace === undefined ? {} : { traceparent: formatTraceparent(trace) }),
    ...signatureHeaders(secrets, task.id, (options.now ?? Date.now)(), envelope),
  };
  const connector = options.connector ?? systemConnector;
  const tls = url.protocol === 'https:';
  const socket = await reaching(url.host, connectToOne(connector, addresses.slice(0, MAX_ADDRESSES), { port, tls, serverName: literal ? null : host }, signal));
  const reached = filter(socket.remoteAddress ?? '', port);
  if (!reached.allowed) {
    socket.destroy();
    throw new RefusedError(`connected to another address: ${reached.reason}`);
  }
  return postOnce(socket, url, headers, envelope, signal, onStatus);
}

/** Waits for a step to the receiver, and tells in words why it fails. */
function reaching<Value>(receiver: string, step: Promise<Value>): Promise<Value> {
  return step.catch((error: unknown) => {
    throw new Error(failureReason(error, receiver), { cause: error });
  });
}

function readUrl(text: string | undefined): URL {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw new RefusedError('the callback URL is no http or https address');
  if (url.username !== '' || url.password !== '') throw new RefusedError('the callback URL holds credentials');
  return url;
}

/** Tries one address after the other until a connection stands: nothing was sent before that. */
async function connectToOne(
  connector: Connector, addresses: readonly string[], target: { port: number; tls: boolean; serverName: string | null }, signal: AbortSignal,
): ReturnType<Connector> {
  let last: unknown;
  for (const [index, address] of addresses.entries()) {
    const patience = index === addresses.length - 1 ? signal : AbortSignal.any([signal, AbortSignal.timeout(CONNECT_MS)]);
    try {
      const socket = await connector({ ...target, address }, patience);
      signal.addEventListener('abort', () => socket.destroy(), { once: true });
      return socket;
    } catch (error) {
      last = error;
      if (signal.aborted) break;
    }
  }
  throw last;
}

/** A step that does not heed the signal (a resolver, a broker) is left behind when it aborts. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

function interfaceAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((entries) => (entries ?? []).map(({ address }) => address));
}
