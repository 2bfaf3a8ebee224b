import type { Logger } from 'pino';
import { change } from './change.js';
import { clockFault } from './clock.js';
import { messageId, newWriteId, parseBlobKey, problemKey, sentKey } from './ids.js';
import { inLanes } from './lanes.js';
import { BrokerUnavailableError, ConflictError, QueueFullError } from './broker-errors.js';
import type { Admission, Broker, History } from './ports.js';
import { isTerminal, TASK_RECORD_VERSION, type TaskRecord } from './record.js';
import type { SeenTask, TaskView } from './task-view.js';
import { findDamage, inBoth, TRACE_KINDS, type Damage } from './traces.js';
import { noteCallback, noteRefund, owesCallback, owesRefund, requeue } from './transitions.js';

/** What the reconciler does; each is counted under its name. */
export type RepairAction =
  | 'requeued'
  | 'message_removed'
  | 'reservation_settled'
  | 'reservation_refunded'
  | 'refunded'
  | 'history_written'
  | 'callback_unknown'
  | 'record_expired'
  | 'blob_removed';

/** How old a disorder must be before it is taken for one; milliseconds. */
export interface RepairAges {
  /** A task without a message on the stream. */
  readonly orphan: number;
  /** A message whose task has ended. */
  readonly leftover: number;
  /** An open reservation; a claimed callback. */
  readonly open: number;
  /** A blob without a record; a record, and its blobs, after the result's expiry. */
  readonly blob: number;
}

export const REPAIR_AGES: RepairAges = { orphan: 30_000, leftover: 60_000, open: 60_000, blob: 600_000 };

export interface RepairDeps {
  readonly broker: Broker;
  readonly admission: Pick<Admission, 'openReservations' | 'settle' | 'refund'>;
  readonly history: History;
  readonly now: () => number;
  readonly logger: Logger;
  readonly ages: RepairAges;
  /** How long a result can be polled. */
  readonly resultTtlMs: number;
  readonly onAction: (action: RepairAction) => void;
}

/** History entries looked after in one pass. */
const HISTORY_BATCH = 500;
/** Questions to the broker under way at once: a pass over very many must not wait for one answer after the other. */
const LANES = 16;
/** An outcome this recent is brought to the history even if the entry is there. */
const HISTORY_RECENT_MS = 3_600_000;

/**
 * The repairs of tasks that a crash left half-way. Every one reads the record again and changes it by compare-and-set:
 * two reconcilers at once, or one that dies half-way, do no harm.
 */
export class Repairs {
  readonly #deps: RepairDeps;
  readonly #view: TaskView;
  /** When a task was put back on the stream last (clock of `now`). */
  readonly #requeuedAt = new Map<string, number>();
  /** Pools of the messages on the stream, by task, as of the last look. */
  #queued: ReadonlyMap<string, string> = new Map();
  /** What the last look found without a record. */
  #suspected: Damage | null = null;
  /** Tasks whose history entry is known to be there, and whether with their outcome. */
  readonly #inHistory = new Map<string, 'open' | 'ended'>();

  constructor(deps: RepairDeps, view: TaskView) {
    this.#deps = deps;
    this.#view = view;
  }

  /** One round of all repairs but the blobs'. */
  async tasks(): Promise<void> {
    await this.#guarded('messages', () => this.messages());
    await this.#guarded('reservations', () => this.reservations());
    for (const task of [...this.#view.tasks.values()].filter((each) => this.#owes(each))) await this.#guarded(task.id, () => this.#task(task));
    await this.#guarded('histories', () => this.histories());
    for (const id of this.#requeuedAt.keys()) if (!this.#view.tasks.has(id)) this.#requeuedAt.delete(id);
    for (const id of this.#inHistory.keys()) if (!this.#view.tasks.has(id)) this.#inHistory.delete(id);
  }

  /** Compares the tasks with the stream: what is open needs a message, what has ended needs none. */
  async messages(): Promise<void> {
    const { broker, now, ages } = this.#deps;
    const queued = await broker.jobs.list();
    const onStream = new Map(queued.map((job) => [job.id, job.pool]));
    this.#queued = onStream;
    for (const task of [...this.#view.tasks.values()]) {
      if (onStream.has(task.id) || !needsMessage(task, now())) continue;
      const since = Math.max(task.finishedAt ?? task.createdAt, this.#requeuedAt.get(task.id) ?? 0);
      if (now() - since > ages.orphan) await this.#requeue(task.id);
    }
    for (const job of queued) {
      const task = this.#view.tasks.get(job.id);
      if (!task || needsMessage(task, now()) || now() - (task.finishedAt ?? now()) <= ages.leftover) continue;
      const record = (await broker.bucket<TaskRecord>('tasks').get(job.id))?.value;
      if (!record || !isTerminal(record) || owesCallback(record)) continue;
      await broker.jobs.remove(job.pool, job.id);
      this.#done('message_removed', job.id);
    }
  }

  /** Resolves charges that were neither settled nor refunded. */
  async reservations(): Promise<void> {
    const { admission, ages, broker } = this.#deps;
    for (const { account, taskId: chargeId } of await admission.openReservations(ages.open)) {
      const id = chargeId.split('~')[0] ?? chargeId;
      const record = (await broker.bucket<TaskRecord>('tasks').get(id))?.value;
      const stands = record !== undefined && record.account === account && record.state !== 'aborted' && (record.chargeId ?? record.id) === chargeId;
      if (stands) await admission.settle(account, chargeId);
      else await admission.refund(account, chargeId);
      this.#done(stands ? 'reservation_settled' : 'reservation_refunded', id);
    }
  }

  /** Writes missing history entries, and outcomes that did not get there. */
  async histories(): Promise<void> {
    const { broker, history, now, ages } = this.#deps;
    const due: SeenTask[] = [];
    // The newest first: at a change of the lease there may be very many to look through.
    for (const task of [...this.#view.tasks.values()].reverse()) {
      if (task.access !== 'direct' || task.state === 'aborted' || now() - (task.finishedAt ?? task.createdAt) <= ages.orphan) continue;
      if (this.#inHistory.get(task.id) !== historyOf(task)) due.push(task);
      if (due.length === HISTORY_BATCH) break;
    }
    await inLanes(due, LANES, async (task) => {
      const known = this.#inHistory.get(task.id);
      const wanted = historyOf(task);
      const present = known !== undefined || await history.knows(task.account, task.id);
      if (!present || (wanted === 'ended' && now() - (task.finishedAt ?? 0) < HISTORY_RECENT_MS)) {
        const record = (await broker.bucket<TaskRecord>('tasks').get(task.id))?.value;
        if (record) await history.record(record);
        if (record && !present) this.#done('history_written', task.id);
      }
      this.#inHistory.set(task.id, wanted);
    });
  }

  /** Removes blobs that belong to nothing, and the parts of blobs that never became whole. */
  async blobs(): Promise<void> {
    const { broker, history, now, ages } = this.#deps;
    for (const prefix of ['problem.', 'result.']) {
      await inLanes(await broker.blobs.list(prefix), LANES, async ({ key, at }) => {
        const owner = parseBlobKey(key);
        if (!owner || now() - at <= ages.blob || this.#isOpen(owner.id, key)) return;
        const record = (await broker.bucket<TaskRecord>('tasks').get(owner.id))?.value;
        if (!record && this.#isTrace(owner, at)) return;
        const inUse = record ? record.v !== TASK_RECORD_VERSION || belongsTo(key, owner.kind, record) : await history.has(owner.account, owner.id);
        if (inUse) return;
        await broker.blobs.delete(key);
        this.#done('blob_removed', owner.id);
      });
    }
    const swept = await broker.blobs.sweep(ages.blob);
    for (let i = 0; i < swept; i++) this.#done('blob_removed', '');
  }

  /**
   * Checks what is left of tasks against their records.
   * @returns what two looks in a row have found; `sure` is false when some of this look was not there at the one before.
   */
  async damage(): Promise<{ readonly damage: Damage; readonly sure: boolean }> {
    const tasks = this.#deps.broker.bucket<TaskRecord>('tasks');
    const found = await findDamage(this.#deps, async (id) => this.#view.tasks.has(id) || (await tasks.get(id)) !== null);
    const before = this.#suspected ?? { job: new Set<string>(), history: new Set<string>(), result: new Set<string>() };
    this.#suspected = found;
    const damage = inBoth(found, before);
    return { damage, sure: TRACE_KINDS.every((kind) => damage[kind].size === found[kind].size) };
  }

  /** What is left of a task whose record was lost: its result while it could be polled, its problem while a job asks for it. */
  #isTrace({ kind, id }: { readonly kind: 'problem' | 'result'; readonly id: string }, at: number): boolean {
    const { now, resultTtlMs, ages } = this.#deps;
    return this.#queued.has(id) || (kind === 'result' && now() - at <= resultTtlMs + ages.blob);
  }

  /** Tells of the problem or a result of a task that has not ended, without asking anybody: most of what waits is that. */
  #isOpen(id: string, key: string): boolean {
    const task = this.#view.tasks.get(id);
    return task !== undefined && !isTerminal(task) && (isProblem(key, task) || key.startsWith('result.'));
  }

  /** What one task is owed; nearly all are owed nothing. */
  #debts({ callback, callbackAt, refunded, finishedAt, expiresAt }: SeenTask): { callback: boolean; refund: boolean; removal: boolean } {
    const { ages, broker } = this.#deps;
    const now = this.#deps.now();
    return {
      callback: callback === 'claimed' && now - (callbackAt ?? 0) > ages.open,
      refund: refunded === false && now - (finishedAt ?? 0) > ages.orphan,
      removal: expiresAt !== undefined && now - expiresAt > ages.blob && clockFault(broker.clock) === null,
    };
  }

  #owes(task: SeenTask): boolean {
    const { callback, refund, removal } = this.#debts(task);
    return callback || refund || removal;
  }

  async #task(task: SeenTask): Promise<void> {
    const { callback, refund, removal } = this.#debts(task);
    if (callback) await this.#giveUpCallback(task.id);
    if (refund) await this.#refund(task.id);
    if (removal) await this.#expire(task.id);
  }

  async #requeue(id: string): Promise<void> {
    const { broker, now, logger } = this.#deps;
    const step = (task: TaskRecord): TaskRecord | null => (!isTerminal(task) || owesCallback(task) ? requeue(task, newWriteId()) : null);
    const changed = await change(broker.bucket<TaskRecord>('tasks'), id, step);
    if (!changed?.changed) return;
    const task = changed.entry.value;
    try {
      await broker.jobs.publish(task.pool, id, messageId(task));
      this.#requeuedAt.set(id, now());
      this.#done('requeued', id);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      logger.warn({ requestId: id }, 'a task without a message waits for space on the stream');
    }
  }

  async #giveUpCallback(id: string): Promise<void> {
    const step = (task: TaskRecord): TaskRecord | null => (task.callback === 'claimed' ? noteCallback(task, 'unknown', this.#deps.now(), newWriteId()) : null);
    const changed = await change(this.#deps.broker.bucket<TaskRecord>('tasks'), id, step);
    if (!changed?.changed) return;
    this.#done('callback_unknown', id);
    await this.#deps.history.record(changed.entry.value);
  }

  async #refund(id: string): Promise<void> {
    const { admission, broker } = this.#deps;
    const tasks = broker.bucket<TaskRecord>('tasks');
    const stored = await tasks.get(id);
    if (!stored || !owesRefund(stored.value)) return;
    await admission.refund(stored.value.account, stored.value.chargeId ?? id);
    const changed = await change(tasks, id, (task) => (owesRefund(task) ? noteRefund(task, newWriteId()) : null), stored);
    if (changed?.changed) this.#done('refunded', id);
  }

  /** Removes a record whose result has long expired, and its blobs unless the history holds them. */
  async #expire(id: string): Promise<void> {
    const { broker, history, now, ages } = this.#deps;
    const tasks = broker.bucket<TaskRecord>('tasks');
    const stored = await tasks.get(id);
    const record = stored?.value;
    if (!stored || record?.expiresAt === undefined || now() - record.expiresAt <= ages.blob) return;
    // An entry that says less would look like a record that was lost.
    if ((await history.trace(record.account, id))?.finishedAt === null) await history.record(record);
    // A job that nobody took would be left without a record.
    if (this.#queued.has(id)) await broker.jobs.remove(record.pool, id);
    try {
      await tasks.delete(id, stored.revision);
    } catch (error) {
      if (error instanceof ConflictError) return;
      throw error;
    }
    this.#done('record_expired', id);
    if (record.access === 'direct' && await history.has(record.account, id)) return;
    await broker.blobs.delete(problemKey(record));
    await broker.blobs.delete(sentKey(record));
    if (record.resultKey !== undefined) await broker.blobs.delete(record.resultKey);
  }

  /** A repair that fails on its own does not prevent the others. */
  async #guarded(what: string, repair: () => Promise<void>): Promise<void> {
    try {
      await repair();
    } catch (error) {
      if (error instanceof BrokerUnavailableError) throw error;
      this.#deps.logger.error({ err: error, what }, 'a repair failed');
    }
  }

  #done(action: RepairAction, id: string): void {
    this.#deps.logger.info({ action, requestId: id }, 'repaired');
    this.#deps.onAction(action);
  }
}

function historyOf(task: SeenTask): 'open' | 'ended' {
  return task.finishedAt === undefined ? 'open' : 'ended';
}

/** Checks whether somebody still has to work on a task: to solve it, or to send its callback while the result lives. */
function needsMessage(task: SeenTask, now: number): boolean {
  if (task.state === 'queued' || task.state === 'solving') return true;
  return task.state !== 'aborted' && task.wantsCallback && task.callback === 'none' && (task.expiresAt ?? Infinity) > now;
}

/** Tells whether a blob is the problem of a task, packed or as it was sent. */
function isProblem(key: string, task: Pick<TaskRecord, 'account' | 'id' | 'bodyDigest'>): boolean {
  return key === problemKey(task) || key === sentKey(task);
}

function belongsTo(key: string, kind: 'problem' | 'result', record: TaskRecord): boolean {
  if (kind === 'problem') return isProblem(key, record);
  return !isTerminal(record) || key === record.resultKey;
}
