import { BrokerUnavailableError, ConflictError, QueueFullError } from '../../src/tasks/broker-errors.js';
import type {
  BlobStore, Broker, BrokerClock, BrokerState, BucketName, Durability, JobDelivery, JobQueue, PoolDepth, QueuedJob, QueueHead, RecordBucket,
  Revisioned, StreamName,
} from '../../src/tasks/ports.js';
import { createMemoryEventBus, type MemoryEventBus } from './memory-event-bus.js';

/** Settings of a memory broker; all optional. */
export interface MemoryBrokerOptions {
  /** The broker's clock, also for blob times, epoch milliseconds; default `Date.now`. */
  readonly now?: () => number;
  /** How far the process's clock is ahead of the broker's, milliseconds; default 0. */
  readonly skewMs?: () => number;
  /** When its clock was last set; default never. */
  readonly jump?: BrokerClock['jump'];
  /** Capacity of the job stream; default 1,000 messages. */
  readonly jobLimit?: number;
  /** Milliseconds after which a message that is neither acknowledged nor kept alive is redelivered; default 15,000. */
  readonly ackWaitMs?: number;
}

/** An upcoming fault: `before` loses the request, `after` the reply of an operation that was carried out. */
export interface Fault {
  /** `<bucket>.<method>`, `blobs.<method>` or `jobs.<method>`, such as `tasks.update`, `jobs.publish`, `jobs.ack`. */
  readonly operation: string;
  readonly when: 'before' | 'after';
  /** Number of calls affected; default 1. */
  readonly times?: number;
  /** Number of calls that pass unaffected first; default 0. */
  readonly skip?: number;
  /** The error to throw; default a BrokerUnavailableError. */
  readonly error?: () => Error;
}

/** The broker of unit tests: the semantics of the real one, in memory, with faults on request. */
export interface MemoryBroker extends Broker {
  readonly events: MemoryEventBus;
  /** Makes upcoming calls fail. */
  inject(fault: Fault): void;
  /** Removes upcoming faults. */
  clearFaults(): void;
  /** While false, every call throws BrokerUnavailableError and `state()` is `disconnected`. */
  setAvailable(available: boolean): void;
  /** Sets the fault reported for the last write to a stream; null: none. Writes succeed nevertheless. */
  setUnwritable(stream: StreamName, cause: string | null): void;
  /** Ends every lease immediately, as when `ack_wait` has passed: messages in progress are redelivered. */
  expireLeases(): void;
  /** Ends every delay of messages returned with `retry`. */
  expireDelays(): void;
  /** Forgets message ids, as when the duplicate window has passed. */
  forgetMessageIds(): void;
  /** The content of the stream, message by message. */
  inspectQueue(): readonly { pool: string; id: string; deliveries: number; inHand: boolean }[];
  /** Every operation carried out, in order: `<operation> <key>`. */
  readonly log: readonly string[];
}

interface StoredFault { readonly fault: Fault; skip: number; left: number }

/** Creates an empty memory broker. */
export function createMemoryBroker(options: MemoryBrokerOptions = {}): MemoryBroker {
  const now = options.now ?? Date.now;
  const log: string[] = [];
  const faults: StoredFault[] = [];
  const listeners: ((state: BrokerState) => void)[] = [];
  const unwritable = new Map<StreamName, string>();
  const writeListeners = new Set<(stream: StreamName, writable: boolean) => void>();
  let available = true;
  let closed = false;

  const state = (): BrokerState => (closed ? 'closed' : available ? 'connected' : 'disconnected');
  const strike = (operation: string, when: Fault['when']): void => {
    const hit = faults.find((entry) => entry.fault.operation === operation && entry.fault.when === when && entry.left > 0);
    if (!hit) return;
    if (hit.skip-- > 0) return;
    hit.left--;
    throw hit.fault.error?.() ?? new BrokerUnavailableError(`${operation}: no answer (injected)`);
  };
  const run: Run = async (operation, key, action) => {
    await Promise.resolve();
    if (!available || closed) throw new BrokerUnavailableError(`${operation} ${key}: not connected`);
    strike(operation, 'before');
    const result = action();
    log.push(`${operation} ${key}`);
    strike(operation, 'after');
    return result;
  };

  const buckets = new Map<BucketName, RecordBucket<unknown>>();
  const queue = createQueue(run, options.jobLimit ?? 1000, options.ackWaitMs ?? 15_000, () => available && !closed);
  const durability: Durability = { serverVersion: 'memory', sync: 'unknown', replicas: 1 };

  return {
    bucket<T>(name: BucketName): RecordBucket<T> {
      if (!buckets.has(name)) buckets.set(name, createBucket(name, run));
      return buckets.get(name) as RecordBucket<T>;
    },
    blobs: createBlobs(run, now),
    jobs: queue,
    events: createMemoryEventBus(() => available && !closed),
    clock: { now, skewMs: options.skewMs ?? (() => 0), jump: options.jump ?? (() => null) },
    writes: {
      unwritable: () => unwritable,
      onChange: (listener) => {
        writeListeners.add(listener);
        return () => { writeListeners.delete(listener); };
      },
      onFailure: () => undefined,
      watch: () => undefined,
    },
    durability,
    usage: () => run('usage', '', () => ({
      streams: [{ stream: 'jobs' as const, bytes: 0, messages: queue.inspect().length, replicasBehind: 0 }], storedBytes: 0, limitBytes: null,
    })),
    state,
    onState: (listener) => void listeners.push(listener),
    close: () => {
      closed = true;
      queue.wake();
      for (const listener of listeners) listener('closed');
      return Promise.resolve();
    },
    inject: (fault) => void faults.push({ fault, skip: fault.skip ?? 0, left: fault.times ?? 1 }),
    clearFaults: () => void faults.splice(0),
    setUnwritable: (stream, cause) => {
      if (cause === null) unwritable.delete(stream);
      else unwritable.set(stream, cause);
      for (const listener of [...writeListeners]) listener(stream, cause === null);
    },
    setAvailable: (value) => {
      if (value === available) return;
      available = value;
      queue.wake();
      for (const listener of listeners) listener(state());
    },
    expireLeases: () => queue.expireLeases(),
    expireDelays: () => queue.expireDelays(),
    forgetMessageIds: () => queue.forgetMessageIds(),
    inspectQueue: () => queue.inspect(),
    log,
  };
}

type Run = <T>(operation: string, key: string, action: () => T) => Promise<T>;

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Checks whether a dotted key matches a filter with `*` and `>`. */
function matches(filter: string, key: string): boolean {
  const wanted = filter.split('.');
  const levels = key.split('.');
  for (let i = 0; i < wanted.length; i++) {
    if (wanted[i] === '>') return levels.length > i;
    if (levels[i] === undefined || (wanted[i] !== '*' && wanted[i] !== levels[i])) return false;
  }
  return levels.length === wanted.length;
}

function createBucket<T>(name: BucketName, run: Run): RecordBucket<T> {
  const entries = new Map<string, Revisioned<T>>();
  const watchers = new Set<(key: string, entry: Revisioned<T> | null) => void>();
  let last = 0;

  const tell = (key: string): void => {
    const entry = entries.get(key);
    for (const watcher of [...watchers]) {
      queueMicrotask(() => { if (watchers.has(watcher)) watcher(key, entry ? copyOf(entry) : null); });
    }
  };
  const write = (key: string, value: T): number => {
    if (!/^[A-Za-z0-9_=.-]+$/.test(key)) throw new RangeError(`bucket key ${JSON.stringify(key)} is not of [A-Za-z0-9_=.-]`);
    entries.set(key, { value: copyOf(value), revision: ++last });
    tell(key);
    return last;
  };
  return {
    get: (key) => run(`${name}.get`, key, () => {
      const entry = entries.get(key);
      return entry ? copyOf(entry) : null;
    }),
    create: (key, value) => run(`${name}.create`, key, () => {
      if (entries.has(key)) throw new ConflictError(`${name} ${key} exists already`);
      return write(key, value);
    }),
    update: (key, value, revision) => run(`${name}.update`, key, () => {
      const newest = entries.get(key)?.revision ?? 0;
      if (newest !== revision) throw new ConflictError(`${name} ${key} is at revision ${newest}, not ${revision}`);
      return write(key, value);
    }),
    put: (key, value) => run(`${name}.put`, key, () => write(key, value)),
    delete: (key, revision) => run(`${name}.delete`, key, () => {
      const newest = entries.get(key)?.revision ?? 0;
      if (revision !== undefined && newest !== revision) throw new ConflictError(`${name} ${key} is at revision ${newest}, not ${revision}`);
      if (!entries.delete(key)) return;
      last++;
      tell(key);
    }),
    values: (filter, atMost = Infinity) => run(`${name}.values`, filter, () => [...entries].filter(([key]) => matches(filter, key))
      .sort(([, a], [, b]) => b.revision - a.revision).slice(0, atMost).map(([, { value }]) => copyOf(value))),
    keys: (filter = '>') => run(`${name}.keys`, filter, () => [...entries.keys()].filter((key) => matches(filter, key))),
    watch: (onEntry) => run(`${name}.watch`, '', () => {
      for (const [key, entry] of entries) onEntry(key, copyOf(entry));
      watchers.add(onEntry);
      return { stop: () => { watchers.delete(onEntry); return Promise.resolve(); } };
    }),
  };
}

function createBlobs(run: Run, now: () => number): BlobStore {
  const blobs = new Map<string, { readonly bytes: Uint8Array; readonly at: number }>();
  return {
    put: (key, bytes) => run('blobs.put', key, () => { blobs.set(key, { bytes: bytes.slice(), at: now() }); }),
    get: (key) => run('blobs.get', key, () => blobs.get(key)?.bytes.slice() ?? null),
    delete: (key) => run('blobs.delete', key, () => { blobs.delete(key); }),
    list: (prefix) => run('blobs.list', prefix, () => [...blobs]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, blob]) => ({ key, at: blob.at, bytes: blob.bytes.length }))),
    sweep: () => run('blobs.sweep', '', () => 0),
  };
}

interface Message {
  readonly pool: string;
  readonly id: string;
  /** When it was queued, epoch milliseconds. */
  readonly at: number;
  deliveries: number;
  /** Delivery number that holds it, with the end of its lease; null while it waits. */
  lease: { readonly delivery: number; until: number } | null;
  /** Not before this time (performance clock), after `retry`. */
  notBefore: number;
}

interface MemoryQueue extends JobQueue {
  wake(): void;
  expireLeases(): void;
  expireDelays(): void;
  forgetMessageIds(): void;
  inspect(): { pool: string; id: string; deliveries: number; inHand: boolean }[];
}

function createQueue(run: Run, limit: number, ackWaitMs: number, usable: () => boolean): MemoryQueue {
  let messages: Message[] = [];
  const messageIds = new Set<string>();
  let waiters: (() => void)[] = [];
  const clock = (): number => performance.now();

  const wake = (): void => {
    const woken = waiters;
    waiters = [];
    for (const waiter of woken) waiter();
  };
  const releaseExpired = (now: number): void => {
    for (const message of messages) if (message.lease && message.lease.until <= now) message.lease = null;
  };
  const take = (pool: string, now: number): Message | undefined => {
    releaseExpired(now);
    return messages.find((message) => message.pool === pool && !message.lease && message.notBefore <= now);
  };
  /**
   * Resolves at the next change of the queue, when the next lease or delay after `now` ends, or when the signal aborts.
   */
  const change = (signal: AbortSignal, now: number): Promise<void> => new Promise((resolve) => {
    const ends = messages.map((message) => message.lease?.until ?? message.notBefore).filter((end) => end > now);
    const timer = ends.length > 0 ? setTimeout(done, Math.min(...ends) - clock() + 1) : undefined;
    timer?.unref();
    signal.addEventListener('abort', done, { once: true });
    waiters.push(done);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
  const deliver = (message: Message): JobDelivery => {
    message.deliveries++;
    const delivery = message.deliveries;
    message.lease = { delivery, until: clock() + ackWaitMs };
    const holds = (): boolean => message.lease?.delivery === delivery && messages.includes(message);
    const removeIt = (): void => { messages = messages.filter((other) => other !== message); wake(); };
    return {
      id: message.id,
      pool: message.pool,
      deliveries: delivery,
      working: () => { if (usable() && holds() && message.lease) message.lease.until = clock() + ackWaitMs; },
      ack: () => run('jobs.ack', message.id, removeIt),
      retry: (delayMs) => {
        if (!usable() || !holds()) return;
        message.lease = null;
        message.notBefore = clock() + delayMs;
        wake();
      },
      drop: () => { if (usable()) removeIt(); },
    };
  };

  return {
    publish: (pool, id, messageId) => run('jobs.publish', id, () => {
      if (messageIds.has(messageId)) return 'duplicate';
      if (messages.length >= limit) throw new QueueFullError(`the job stream holds ${messages.length} messages, its limit`);
      messageIds.add(messageId);
      messages.push({ pool, id, at: Date.now(), deliveries: 0, lease: null, notBefore: 0 });
      wake();
      return 'queued';
    }),
    next: async (pool, signal) => {
      while (!signal.aborted) {
        // One time for both: anything that becomes due between them would have no timer.
        const now = clock();
        const message = usable() ? take(pool, now) : undefined;
        if (message) return deliver(message);
        await change(signal, now);
      }
      return null;
    },
    depths: () => run('jobs.depths', '', () => {
      releaseExpired(clock());
      const depths = new Map<string, { pool: string; waiting: number; inHand: number }>();
      for (const { pool, lease } of messages) {
        const depth = depths.get(pool) ?? { pool, waiting: 0, inHand: 0 };
        depths.set(pool, depth);
        if (lease) depth.inHand++; else depth.waiting++;
      }
      return [...depths.values()] satisfies PoolDepth[];
    }),
    heads: () => run('jobs.heads', '', () => {
      releaseExpired(clock());
      const heads = new Map<string, QueueHead>();
      for (const { pool, id, lease, at } of messages) if (!lease && !heads.has(pool)) heads.set(pool, { pool, id, at });
      return [...heads.values()];
    }),
    list: () => run('jobs.list', '', () => messages.map(({ id, pool }): QueuedJob => ({ id, pool }))),
    has: (id) => run('jobs.has', id, () => messages.some((message) => message.id === id)),
    remove: (pool, id) => run('jobs.remove', id, () => {
      messages = messages.filter((message) => message.pool !== pool || message.id !== id);
      wake();
    }),
    wake,
    expireLeases: () => { for (const message of messages) message.lease = null; wake(); },
    expireDelays: () => { for (const message of messages) message.notBefore = 0; wake(); },
    forgetMessageIds: () => messageIds.clear(),
    inspect: () => messages.map(({ pool, id, deliveries, lease }) => ({ pool, id, deliveries, inHand: lease !== null })),
  };
}
