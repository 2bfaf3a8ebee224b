import { fixedRefusal, ServiceError } from '../errors.js';
import { BrokerUnavailableError } from './broker-errors.js';
import type { BrokerUsage, JobQueue, RecordBucket, StreamWrites } from './ports.js';
import { noRoom, unwritableForSubmissions } from './unavailable.js';

/** The reconciler's view of the service's throughput, stored so that every API process can compute how long to wait. */
export interface ServiceLoad {
  readonly v: 1;
  /** Mean seconds from a task's start to its end, over the last ones. */
  readonly meanSolveSeconds: number;
  /** Highest recent number of tasks being solved at once. */
  readonly slots: number;
}

/** Key of the service load in the `settings` bucket. */
export const LOAD_KEY = 'service-load';

/** Refuses submissions while too many tasks are waiting, and reports their number. */
export interface BusyGate {
  /** @throws ServiceError `service_busy` when the tasks that wait have reached the limit, or the refusal of `storeRefusal`. */
  check(): Promise<void>;
  /** @returns `service_unavailable` while the store takes no write or is nearly full, whatever the queue holds; else null. */
  storeRefusal(): Promise<ServiceError | null>;
  /** The refusal itself, for a stream that was found full. */
  refusal(): Promise<ServiceError>;
  /** Tasks waiting in the whole service, not counting those being solved; at most a quarter of a second old. */
  waiting(): Promise<number>;
  /** Counts a submission of this process until the next look at the queue. */
  noteSubmitted(): void;
}

export interface BusyGateOptions {
  readonly jobs: JobQueue;
  readonly settings: RecordBucket<ServiceLoad>;
  /** Waiting tasks from which on submissions are refused. */
  readonly depth: number;
  /** How full the store is; when absent it never counts as full. */
  readonly usage?: () => Promise<BrokerUsage>;
  /** What the last writes said; when absent every stream counts as writable. */
  readonly writes?: StreamWrites;
}

const DEPTH_AGE_MS = 250;
const LOAD_AGE_MS = 15_000;
const USAGE_AGE_MS = 5_000;
/** From here on submissions are refused; results of what was accepted may fill the rest. */
const FULL_SHARE = 0.95;
const FULL_RETRY_SECONDS = 60;
const ASSUMED_LOAD: ServiceLoad = { v: 1, meanSolveSeconds: 5, slots: 1 };

/** Creates the gate of one process. It asks the broker at most four times a second, however many submissions come. */
export function createBusyGate({ jobs, settings, depth, usage, writes }: BusyGateOptions): BusyGate {
  const look = cached(DEPTH_AGE_MS, async () => {
    const depths = await jobs.depths();
    submitted = 0;
    return depths.reduce((sum, pool) => sum + pool.waiting, 0);
  });
  const load = cached(LOAD_AGE_MS, async () => (await settings.get(LOAD_KEY))?.value ?? ASSUMED_LOAD);
  const full = cached(USAGE_AGE_MS, async () => {
    if (usage === undefined) return false;
    const { storedBytes, limitBytes } = await usage();
    return limitBytes !== null && storedBytes >= FULL_SHARE * limitBytes;
  });
  let submitted = 0;

  const waiting = async (): Promise<number> => (await look()) + submitted;
  const refusal = async (): Promise<ServiceError> => {
    const count = await waiting();
    const seconds = retryAfterSeconds(count, depth, await load().catch(() => ASSUMED_LOAD));
    return fixedRefusal('service_busy', { count, seconds }, { retryAfterSeconds: seconds });
  };
  const stuck = (): ServiceError | null => {
    const cause = writes === undefined ? null : unwritableForSubmissions(writes);
    return cause === null ? null : noRoom(cause);
  };
  const storeRefusal = async (): Promise<ServiceError | null> => stuck() ?? (await full().catch(unknownRoom) ? storeFull() : null);
  return {
    check: async () => {
      const unwritable = stuck();
      if (unwritable !== null) throw unwritable;
      const [count, noStore] = await Promise.all([waiting(), storeRefusal()]);
      if (noStore !== null) throw noStore;
      if (count >= depth) throw await refusal();
    },
    storeRefusal,
    refusal,
    waiting,
    noteSubmitted: () => { submitted++; },
  };
}

function storeFull(): ServiceError {
  return new ServiceError('service_unavailable', 'The service cannot take further problems just now: its store is nearly full. Please try again later', { retryAfterSeconds: FULL_RETRY_SECONDS });
}

/** A broker that does not report how full it is may have space. */
function unknownRoom(error: unknown): false {
  if (error instanceof BrokerUnavailableError) return false;
  throw error;
}

/**
 * Seconds until a place should be free: the tasks over the limit, and one more, at the pace of the slots.
 * @returns an integer from 1 to 300.
 */
export function retryAfterSeconds(waiting: number, depth: number, load: ServiceLoad): number {
  const ahead = Math.max(1, waiting - depth + 1);
  const seconds = Math.ceil((ahead * load.meanSolveSeconds) / Math.max(1, load.slots));
  return Math.min(300, Math.max(1, Number.isFinite(seconds) ? seconds : 1));
}

/** Keeps the answer of `read` for so long; calls that come meanwhile share one request. A failure is not kept. */
function cached<T>(ageMs: number, read: () => Promise<T>): () => Promise<T> {
  let at = -Infinity;
  let answer: Promise<T> | undefined;
  return () => {
    if (!answer || performance.now() - at > ageMs) {
      at = performance.now();
      const fresh = read();
      answer = fresh;
      fresh.catch(() => { if (answer === fresh) answer = undefined; });
    }
    return answer;
  };
}
