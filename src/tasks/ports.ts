import type { EventBus } from './event-bus.js';
import type { TaskRecord } from './record.js';

/**
 * What the task life cycle and the accounts need from a broker. Implemented only in `src/nats`; `test/helpers` has an
 * in-memory broker for unit tests. Every method may throw `BrokerUnavailableError`.
 */

export interface Revisioned<T> {
  readonly value: T;
  readonly revision: number;
}

/**
 * A bucket of small JSON records with read-your-writes and compare-and-set. Keys are of `[A-Za-z0-9_=.-]`; dots
 * separate levels, and filters may use `*` and `>`.
 */
export interface RecordBucket<T> {
  get(key: string): Promise<Revisioned<T> | null>;
  /** @returns the revision. @throws ConflictError when the key exists. */
  create(key: string, value: T): Promise<number>;
  /** @returns the new revision. @throws ConflictError when `revision` is not the newest. */
  update(key: string, value: T, revision: number): Promise<number>;
  /** Writes without condition. */
  put(key: string, value: T): Promise<number>;
  /** Removes a record; with `revision` only while that is the newest. @throws ConflictError when it is not. */
  delete(key: string, revision?: number): Promise<void>;
  /** Reads all records whose key matches the filter, in one request; of many the newest written are enough, when `atMost` says so. */
  values(filter: string, atMost?: number): Promise<T[]>;
  /** Lists keys; `filter` defaults to all. */
  keys(filter?: string): Promise<string[]>;
  /** Calls back for every present entry, then for every change, until stopped; resolves when the present is told. */
  watch(onEntry: (key: string, entry: Revisioned<T> | null) => void): Promise<{ stop(): Promise<void> }>;
}

/** The buckets by name; the value type each holds is known to its owner. */
export type BucketName =
  | 'tasks'
  | 'accounts'
  | 'keys'
  | 'secrets'
  | 'admission'
  | 'history'
  | 'matrices'
  | 'sessions'
  | 'usage'
  | 'leases'
  | 'settings'
  | 'audit';

/** Problems, results and history bodies: immutable bytes of any size. */
export interface BlobStore {
  /** Stores under a key; visible only when whole; the same key twice with the same bytes is no error. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @returns fresh bytes, digest checked; null when there is no such blob. */
  get(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
  /** Keys with their time of writing (epoch milliseconds) and stored size. */
  list(prefix: string): Promise<{ readonly key: string; readonly at: number; readonly bytes: number }[]>;
  /** Removes what is left of blobs that never became whole and are older than this. @returns their number. */
  sweep(olderThanMs: number): Promise<number>;
}

/** A message being processed: it is redelivered if neither acknowledged nor extended. */
export interface JobDelivery {
  readonly id: string;
  readonly pool: string;
  /** 1 for the first delivery. */
  readonly deliveries: number;
  /** Extends the lease; call it every 5 s. */
  working(): void;
  /** Takes the message off the stream, confirmed by the broker. */
  ack(): Promise<void>;
  /** Gives the message back, to be delivered again after the delay. */
  retry(delayMs: number): void;
  /** Takes a message off that can never be worked on. */
  drop(reason: string): void;
}

/** A waiting or processed message, as the stream lists it. */
export interface QueuedJob {
  readonly id: string;
  readonly pool: string;
}

/**
 * How deep the queue of a pool is. The one definition, for polls, the busy check and the metrics: a task waits while its
 * message is on the stream and no slot of a live worker holds it. So one that was given back, that waits for its next
 * attempt or whose worker died waits again.
 */
export interface PoolDepth {
  readonly pool: string;
  readonly waiting: number;
  /** Messages held by slots of live workers. */
  readonly inHand: number;
}

/** The first waiting task of a pool, in the order of the stream. */
export interface QueueHead {
  readonly pool: string;
  readonly id: string;
  /** When its message was queued, epoch milliseconds. */
  readonly at: number;
}

export interface JobQueue {
  /** Puts a job on the stream. @returns `duplicate` when the message id is known. @throws QueueFullError */
  publish(pool: string, id: string, messageId: string): Promise<'queued' | 'duplicate'>;
  /** Takes one message of the pool, waiting until there is one or the signal aborts (then null). */
  next(pool: string, signal: AbortSignal): Promise<JobDelivery | null>;
  depths(): Promise<PoolDepth[]>;
  /** The head of each pool where a task waits. */
  heads(): Promise<QueueHead[]>;
  /** Every message on the stream, in one request. */
  list(): Promise<QueuedJob[]>;
  /** Checks whether a message of the task is on the stream, in whatever pool. */
  has(id: string): Promise<boolean>;
  /** Removes a task's messages from the stream, whoever holds them. */
  remove(pool: string, id: string): Promise<void>;
}

/** What a confirmed write survives, as far as the broker reports it. */
export interface Durability {
  readonly serverVersion: string;
  /** `always`: a power cut; `interval`: a crash of the broker only; `unknown`: a broker of others. */
  readonly sync: 'always' | 'interval' | 'unknown';
  readonly replicas: number;
}

/** How full the broker is. */
export interface BrokerUsage {
  readonly streams: readonly StreamUsage[];
  /** Bytes of the store in use, counted as its limit is. */
  readonly storedBytes: number;
  /** Maximum size of the store in bytes; null: the broker reports no limit. */
  readonly limitBytes: number | null;
}

/** A stream of the service: of jobs, of blobs, or that of a bucket. */
export type StreamName = 'jobs' | 'blobs' | BucketName;

export interface StreamUsage {
  readonly stream: StreamName;
  /** Of one copy. */
  readonly bytes: number;
  readonly messages: number;
  /** Copies that are offline or not up to date, a missing leader included. */
  readonly replicasBehind: number;
}

/**
 * The one clock that all processes go by: what is written to the store, and whatever is checked by it (expiry, removal by
 * age, rate, the month of a quota). A process's own clock is for its log. They never throw.
 */
export interface BrokerClock {
  /** The broker's time, epoch milliseconds. */
  readonly now: () => number;
  /** How far this process's own clock is ahead of the broker's, milliseconds; negative when it is behind. */
  readonly skewMs: () => number;
  /** The last time that the broker's clock was set by more than a moment while this process ran; null: never. */
  readonly jump: () => { readonly byMs: number; readonly agoMs: number } | null;
}

/** What the last real writes say of the broker's streams. */
export interface StreamWrites {
  /** Streams that did not store their last write, or have one overdue, each with the cause. */
  unwritable(): ReadonlyMap<StreamName, string>;
  /** Calls back when a stream becomes writable or unwritable. @returns what ends the calls. */
  onChange(listener: (stream: StreamName, writable: boolean) => void): () => void;
  /** Calls back at every write that failed. */
  onFailure(listener: (stream: StreamName) => void): void;
  /** From now on writes a small message to each of these streams whenever no other write has passed for ten seconds. */
  watch(streams: readonly StreamName[]): void;
}

export type BrokerState = 'connected' | 'disconnected' | 'closed';

export interface Broker {
  bucket<T>(name: BucketName): RecordBucket<T>;
  readonly blobs: BlobStore;
  readonly jobs: JobQueue;
  readonly events: EventBus;
  readonly clock: BrokerClock;
  readonly writes: StreamWrites;
  readonly durability: Durability;
  /** What the service's streams hold now: two requests. */
  usage(): Promise<BrokerUsage>;
  state(): BrokerState;
  onState(listener: (state: BrokerState) => void): void;
  /** Ends all subscriptions and the connection, after what is under way. */
  close(): Promise<void>;
}

/** What admission needs of a plan. */
export interface AdmissionLimits {
  readonly submissionsPerMinute: number;
  readonly monthlyQuota: number;
}

/**
 * Rate and quota of an account: one record per account, changed by compare-and-set. A charge stays an open
 * reservation until it is settled or refunded; one left open is resolved by looking the task record up.
 */
export interface Admission {
  /**
   * Reads only.
   * @param taskId the task, where another submission of it may be under way: then a charge would be none of its own.
   * @param count how many charges; default 1.
   * @throws ServiceError `rate_limit_exceeded` or `monthly_quota_exceeded` when a charge would be refused.
   */
  precheck(account: string, limits: AdmissionLimits, taskId?: string, count?: number): Promise<void>;
  /**
   * Charges rate and quota in one compare-and-set; the same charge id twice charges once, and open charges of one task
   * (ids that agree up to the first `~`) count once together.
   * @throws ServiceError as above.
   */
  charge(account: string, limits: AdmissionLimits, chargeId: string): Promise<void>;
  /** Closes the reservation: the charge stands. */
  settle(account: string, taskId: string): Promise<void>;
  /** Refunds the charge, once, in the month in which it was made. */
  refund(account: string, taskId: string): Promise<void>;
  /** Reservations open for longer than the age, over all accounts. */
  openReservations(olderThanMs: number): Promise<{ readonly account: string; readonly taskId: string; readonly at: number }[]>;
}

/** The account's planning history: one entry per accepted direct task; every call is idempotent. */
export interface History {
  /** Writes the entry of a task if it is missing, or brings its outcome up to date. */
  record(task: TaskRecord): Promise<void>;
  has(account: string, taskId: string): Promise<boolean>;
  /** Checks whether there is an entry, or was one that its owner has deleted: then none is to be written again. */
  knows(account: string, taskId: string): Promise<boolean>;
  /** What the entry of a task tells of its record; null without one, or when its owner has deleted it. */
  trace(account: string, taskId: string): Promise<HistoryTrace | null>;
  /** The same of all tasks of all accounts. */
  traces(): Promise<HistoryTrace[]>;
}

/** What the history says about a task's record. Times are epoch milliseconds. */
export interface HistoryTrace {
  readonly id: string;
  /** Null as long as it has not ended. */
  readonly finishedAt: number | null;
  /** When its record expires; null in entries of older releases. */
  readonly expiresAt: number | null;
}
