import { ConflictError } from '../tasks/broker-errors.js';
import { finishedEnvelope } from '../tasks/envelope.js';
import { problemKey, sentKeyOf } from '../tasks/ids.js';
import type { Broker, History, HistoryTrace, RecordBucket, Revisioned } from '../tasks/ports.js';
import type { CallbackState, TaskRecord } from '../tasks/record.js';
import { changeRecord, readAll } from './change.js';
import type { Plans } from './plans.js';
import { ACCOUNT_RECORD_VERSION, readable, type AccountRecord, type HistoryEntry } from './records.js';

/** Maximum bytes of problems and results in an account's history, before the oldest entries are removed. */
const BUDGET_BYTES = 1024 ** 3;
const DAY_MS = 86_400_000;
/** Retention in days if the plan is no longer offered. */
const FALLBACK_DAYS = 30;
/** Sizes are asked for by account; this many at a time. */
const CONCURRENT_ACCOUNTS = 8;

export interface HistoryOptions {
  readonly broker: Broker;
  readonly plans: Plans;
  /** Epoch milliseconds; default the broker's clock. */
  readonly now?: () => number;
  /** Byte budget per account; default 1 GB. */
  readonly budgetBytes?: number;
}

export interface HistoryService extends History {
  /** Newest first. @param atMost how many; default all. */
  list(account: string, atMost?: number): Promise<HistoryEntry[]>;
  /** Removes an entry permanently. @returns false if there is none. */
  remove(account: string, taskId: string): Promise<boolean>;
  get(account: string, taskId: string): Promise<HistoryEntry | null>;
  /** The packed request of an entry; null if it has been removed. */
  request(entry: HistoryEntry): Promise<Uint8Array | null>;
  /** The body that an entry's task was submitted with; null if it was not kept. */
  sent(entry: HistoryEntry): Promise<Uint8Array | null>;
  /** The answer that polls of the entry's task returned; null while there is none. */
  result(entry: HistoryEntry): Promise<Uint8Array | null>;
  /**
   * Removes entries over the age of their account's plan or over its byte budget, oldest first; their blobs go when
   * nothing names them any more.
   * @returns how many.
   */
  prune(): Promise<number>;
}

/**
 * The planning history over the broker's bucket. An entry names the task's own blobs, which live as long as either the
 * task's record or the entry does: nothing is stored twice, and the result lifetime does not touch the history.
 */
export function createHistory(options: HistoryOptions): HistoryService {
  const { broker, plans } = options;
  const bucket = broker.bucket<HistoryEntry>('history');
  const accounts = broker.bucket<AccountRecord>('accounts');
  const now = options.now ?? options.broker.clock.now;
  const budget = options.budgetBytes ?? BUDGET_BYTES;
  const open = (entry: Revisioned<HistoryEntry> | null): HistoryEntry | null => (entry && entry.value.deleted !== true ? readable(entry.value, `history entry ${entry.value.id}`) : null);

  const outlived = async (account: string, entries: readonly HistoryEntry[]): Promise<HistoryEntry[]> => {
    const owner = await accounts.get(`id.${account}`);
    // Written by a call in progress while its account was deleted.
    if (owner === null) return [...entries];
    const days = plans.get(owner.value.plan)?.historyDays ?? FALLBACK_DAYS;
    const sizes = await blobSizes(broker, account);
    const newestFirst = [...entries].sort((a, b) => b.createdAt - a.createdAt);
    let bytes = 0;
    return newestFirst.filter((entry) => {
      bytes += sizes.get(entry.id) ?? 0;
      return entry.createdAt < now() - days * DAY_MS || bytes > budget;
    });
  };

  return {
    async record(task) {
      if (task.access !== 'direct' || task.state === 'aborted') return;
      const wanted = entryOf(task);
      // A new task has no entry, unless its acknowledgement comes late.
      if (task.state === 'queued' && await isCreated(bucket, wanted)) return;
      await changeRecord(bucket, keyOf(task.account, task.id), (present) => (isNews(present, wanted) ? wanted : null));
    },
    has: async (account, taskId) => open(await bucket.get(keyOf(account, taskId))) !== null,
    knows: async (account, taskId) => (await bucket.get(keyOf(account, taskId))) !== null,
    trace: async (account, taskId) => traceOf((await bucket.get(keyOf(account, taskId)))?.value),
    traces: async () => [...(await readAll(bucket, () => true)).values()].flatMap((entry) => traceOf(entry) ?? []),
    async list(account, atMost = Infinity) {
      const entries = (await bucket.values(`${account}.*`, atMost)).filter(({ deleted }) => deleted !== true);
      for (const entry of entries) readable(entry, `history entry ${entry.id}`);
      return entries.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1)).slice(0, atMost);
    },
    async remove(account, taskId) {
      let removed = false;
      await changeRecord(bucket, keyOf(account, taskId), (present): HistoryEntry | null => {
        removed = present !== null && present.deleted !== true;
        if (!present || !removed) return null;
        const { name: _name, ...rest } = present;
        return { ...rest, deleted: true };
      });
      return removed;
    },
    get: async (account, taskId) => open(await bucket.get(keyOf(account, taskId))),
    request: (entry) => broker.blobs.get(entry.requestKey),
    sent: (entry) => broker.blobs.get(sentKeyOf(entry.requestKey)),
    async result(entry) {
      const stored = entry.resultKey === undefined ? null : await broker.blobs.get(entry.resultKey);
      return stored && (entry.state === 'solved' || entry.state === 'failed') ? finishedEnvelope(stored, entry.state, entry) : null;
    },
    async prune() {
      const byAccount = new Map<string, HistoryEntry[]>();
      for (const entry of (await readAll(bucket, () => true)).values()) {
        const own = byAccount.get(entry.account);
        if (own) own.push(entry);
        else byAccount.set(entry.account, [entry]);
      }
      const queue = [...byAccount];
      let removed = 0;
      const work = async (): Promise<void> => {
        for (let next = queue.pop(); next; next = queue.pop()) {
          const gone = await outlived(...next);
          await Promise.all(gone.map((entry) => bucket.delete(keyOf(entry.account, entry.id))));
          removed += gone.length;
        }
      };
      await Promise.all(Array.from({ length: CONCURRENT_ACCOUNTS }, work));
      return removed;
    },
  };
}

/** Writes an entry unless it exists; returns false if it does. */
async function isCreated(bucket: RecordBucket<HistoryEntry>, entry: HistoryEntry): Promise<boolean> {
  try {
    await bucket.create(keyOf(entry.account, entry.id), entry);
    return true;
  } catch (error) {
    if (error instanceof ConflictError) return false;
    throw error;
  }
}

function traceOf(entry: HistoryEntry | undefined): HistoryTrace | null {
  if (!entry || entry.deleted) return null;
  return { id: entry.id, finishedAt: entry.finishedAt ?? null, expiresAt: entry.expiresAt ?? null };
}

function keyOf(account: string, taskId: string): string {
  return `${account}.${taskId}`;
}

function entryOf(task: TaskRecord): HistoryEntry {
  return {
    v: ACCOUNT_RECORD_VERSION,
    id: task.id,
    account: task.account,
    ...(task.api !== undefined && { api: task.api }),
    state: task.state as HistoryEntry['state'],
    requestKey: problemKey(task),
    strategy: task.strategy,
    seed: task.seed,
    limitSeconds: task.limitSeconds,
    nodes: task.nodes,
    vehicles: task.vehicles,
    createdAt: task.createdAt,
    ...(task.name !== undefined && { name: task.name }),
    ...(task.finishedAt !== undefined && { finishedAt: task.finishedAt }),
    ...(task.resultKey !== undefined && { resultKey: task.resultKey }),
    ...(task.code !== undefined && { code: task.code }),
    attempts: task.attempts,
    ...(task.startedAt !== undefined && { startedAt: task.startedAt }),
    ...(task.expiresAt !== undefined && { expiresAt: task.expiresAt }),
    ...(task.solveSeconds !== undefined && { solveSeconds: task.solveSeconds }),
    ...(task.totalCost !== undefined && { totalCost: task.totalCost }),
    ...(task.vehiclesUsed !== undefined && { vehiclesUsed: task.vehiclesUsed }),
    ...(task.stopsUnassigned !== undefined && { stopsUnassigned: task.stopsUnassigned }),
    ...(task.callbackUrl !== undefined && { callback: task.callback }),
    ...(task.callbackStatus !== undefined && { callbackStatus: task.callbackStatus }),
    ...(task.callbackReason !== undefined && { callbackReason: task.callbackReason }),
    ...(task.callbackAt !== undefined && { callbackAt: task.callbackAt }),
    ...(task.callbackResends !== undefined && { callbackResends: task.callbackResends }),
  };
}

/** An entry never goes back to an earlier state: the acknowledgement may be written after the outcome. */
function isNews(present: HistoryEntry | null, wanted: HistoryEntry): boolean {
  if (!present || present.createdAt !== wanted.createdAt) return true;
  if (present.deleted) return false;
  if (present.finishedAt === undefined) return present.state !== wanted.state;
  const [resends, before] = [wanted.callbackResends ?? 0, present.callbackResends ?? 0];
  if (resends !== before) return resends > before;
  return wanted.finishedAt !== undefined && certainty(wanted.callback) > certainty(present.callback);
}

/** How much is known of a callback. */
function certainty(callback: CallbackState | undefined): number {
  return callback === undefined ? -1 : { none: 0, claimed: 1, unknown: 2, delivered: 3, failed: 3, refused: 3 }[callback];
}

/** Stored bytes of problems and results by task. */
async function blobSizes(broker: Broker, account: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const kind of ['problem', 'result']) {
    for (const { key, bytes } of await broker.blobs.list(`${kind}.${account}.`)) {
      const id = key.split('.')[2] ?? '';
      sizes.set(id, (sizes.get(id) ?? 0) + bytes);
    }
  }
  return sizes;
}
