import { pino } from 'pino';
import { createAdmission, type AdmissionService } from '../../src/accounts/admission.js';
import { cancelTask, type Cancelled } from '../../src/tasks/cancel.js';
import { createBusyGate, type ServiceLoad } from '../../src/tasks/busy.js';
import { createFindTrace } from '../../src/tasks/traces.js';
import { createReconciler, type Reconciler } from '../../src/tasks/reconciler.js';
import { newTaskId } from '../../src/tasks/ids.js';
import { readTask, type PollDeps } from '../../src/tasks/poll.js';
import { submitTask, type Submission, type Submitted, type SubmitDeps } from '../../src/tasks/submit.js';
import type { Broker, History, HistoryTrace } from '../../src/tasks/ports.js';
import type { RepairAction } from '../../src/tasks/repairs.js';
import type { TaskFacts } from '../../src/tasks/transitions.js';
import type { TaskRecord } from '../../src/tasks/record.js';
import { workOnJob } from '../../src/worker/work.js';
import type { SolveOutcome } from '../../src/worker/task-solver.js';
import type { WorkDeps, WorkResult } from '../../src/worker/job.js';
import { stopBetweenWrites, type FaultPoint } from './stop-between-writes.js';

export const ACCOUNT = 'acc1';
export const CALLBACK_URL = 'http://127.0.0.1:9/hook';
const RESULT_TTL_MS = 3_600_000;
const LIMITS = { submissionsPerMinute: 1_000_000, monthlyQuota: 1_000_000 };

/** The task life cycle over one broker, with counts of everything around it: submitters, workers, a reconciler. */
export interface TaskWorld {
  readonly broker: Broker;
  readonly admission: AdmissionService;
  /** Wall clock of the world; only moves when set. */
  clock: number;
  /** Entries of the history by task id. */
  readonly history: ReadonlyMap<string, TaskRecord>;
  /** Bodies of callbacks by task id. */
  readonly callbacks: ReadonlyMap<string, string[]>;
  /** Number of solves started, by task id. */
  readonly solves: ReadonlyMap<string, number>;
  readonly actions: RepairAction[];
  /** The outcome of every further solve; default: solved. */
  outcome: (task: TaskRecord, solve: number, signal: AbortSignal) => SolveOutcome | Promise<SolveOutcome>;
  facts(changes?: Partial<TaskFacts>): TaskFacts;
  submitDeps(faultPoint?: FaultPoint): SubmitDeps & PollDeps;
  submit(changes?: Partial<Submission>, faultPoint?: FaultPoint): Promise<Submitted>;
  /** Submits a task and completes what a submission defers. @returns its record */
  accept(changes?: Partial<TaskFacts>): Promise<TaskRecord>;
  /** Cancels a task for its account. */
  cancel(id: string, account?: string, faultPoint?: FaultPoint): Promise<Cancelled>;
  /** @param of the broker of that worker; default: the world's. */
  workDeps(owner?: string, of?: Broker): WorkDeps;
  /** Takes one message and processes it; null if none arrives within a moment. */
  work(owner?: string, faultPoint?: FaultPoint): Promise<WorkResult | null>;
  /** Works until no message is waiting. */
  workAll(): Promise<void>;
  reconciler(changes?: Partial<Parameters<typeof createReconciler>[0]>): Reconciler;
  record(id: string): Promise<TaskRecord | null>;
  /** The response to a poll of a finished task. @throws like a poll */
  polled(id: string): Promise<string>;
}

/**
 * Creates a world over a broker.
 * @param options.patienceMs how long `work` waits for a message; default 8.
 */
export function createTaskWorld(broker: Broker, options: { busyDepth?: number; patienceMs?: number } = {}): TaskWorld {
  const patienceMs = options.patienceMs ?? 8;
  const logger = pino({ level: 'silent' });
  const history = new Map<string, TaskRecord>();
  const callbacks = new Map<string, string[]>();
  const solves = new Map<string, number>();
  const now = (): number => world.clock;
  const admission = createAdmission({ broker, now });
  const historyPort: History = {
    record: (task) => {
      history.set(task.id, task);
      return Promise.resolve();
    },
    has: (_account, id) => Promise.resolve(history.has(id)),
    knows: (_account, id) => Promise.resolve(history.has(id)),
    trace: (_account, id) => Promise.resolve(traceOf(history.get(id))),
    traces: () => Promise.resolve([...history.values()].flatMap((task) => traceOf(task) ?? [])),
  };
  const findTrace = createFindTrace({ broker, history: historyPort, now, resultTtlMs: RESULT_TTL_MS });
  const busy = createBusyGate({ jobs: broker.jobs, settings: broker.bucket<ServiceLoad>('settings'), depth: options.busyDepth ?? 100_000 });
  const facts: TaskWorld['facts'] = (changes = {}) => ({
    account: ACCOUNT, access: 'direct', pool: 'general', strategy: 'stub', seed: 1, limitSeconds: 10, nodes: 3, vehicles: 1, bodyDigest: 'digest', ...changes,
  });

  /** What a stoppable API has of its own; the history of this world is not in a broker. */
  const apiStoppedAt = (faultPoint: FaultPoint): Pick<SubmitDeps, 'broker' | 'admission' | 'history'> => {
    const own = stopBetweenWrites(broker, 'api', faultPoint);
    return {
      broker: own,
      admission: createAdmission({ broker: own, now }),
      history: { ...historyPort, record: async (task) => {
        await historyPort.record(task);
        await faultPoint('api.afterHistory');
      } },
    };
  };

  const world: TaskWorld = {
    broker,
    admission,
    clock: Date.now(),
    history,
    callbacks,
    solves,
    actions: [],
    outcome: (task, solve) => solved(task, solve),
    facts,
    submitDeps: (faultPoint) => {
      const deps = { broker, admission, history: historyPort, busy, now, logger, findTrace };
      return faultPoint ? { ...deps, ...apiStoppedAt(faultPoint) } : deps;
    },
    submit: (changes = {}, faultPoint) => submitTask(world.submitDeps(faultPoint), {
      id: newTaskId(), idempotent: false, facts: facts(), limits: LIMITS, problem: Buffer.from('problem'), ...changes,
    }),
    accept: async (changes) => {
      const { record, deferred } = await world.submit({ facts: facts(changes) });
      await deferred;
      return record;
    },
    cancel: (id, account = ACCOUNT, faultPoint) => cancelTask({
      broker, admission, history: historyPort, now, logger, findTrace, resultTtlMs: RESULT_TTL_MS,
      ...(faultPoint ? apiStoppedAt(faultPoint) : {}),
    }, id, account),
    workDeps: (owner = 'slot', of = broker) => ({
      broker: of,
      admission: of === broker ? admission : createAdmission({ broker: of, now }),
      history: historyPort,
      owner,
      resultTtlMs: 3_600_000,
      now,
      logger,
      solve: (task, _problem, signal) => {
        const solve = (solves.get(task.id) ?? 0) + 1;
        solves.set(task.id, solve);
        return Promise.resolve(world.outcome(task, solve, signal));
      },
      callbacks: {
        send: (task, envelope) => {
          callbacks.set(task.id, [...(callbacks.get(task.id) ?? []), Buffer.from(envelope).toString()]);
          return Promise.resolve({ outcome: 'delivered', status: 200 });
        },
      },
    }),
    work: async (owner, faultPoint) => {
      const own = faultPoint ? stopBetweenWrites(broker, 'worker', faultPoint) : broker;
      const delivery = await own.jobs.next('general', AbortSignal.timeout(patienceMs));
      return delivery && workOnJob(world.workDeps(owner, own), delivery, new AbortController().signal);
    },
    workAll: async () => {
      while (await world.work());
    },
    reconciler: (changes = {}) => createReconciler({
      broker, admission, history: historyPort, now, logger, resultTtlMs: RESULT_TTL_MS,
      onAction: (action) => void world.actions.push(action),
      ...changes,
    }),
    polled: async (id) => {
      const status = await readTask(world.submitDeps(), id, ACCOUNT);
      if (status.phase !== 'finished') throw new Error(`the task is ${status.phase}`);
      return Buffer.from(status.envelope).toString();
    },
    record: async (id) => (await broker.bucket<TaskRecord>('tasks').get(id))?.value ?? null,
  };
  return world;
}

function traceOf(task: TaskRecord | undefined): HistoryTrace | null {
  return task ? { id: task.id, finishedAt: task.finishedAt ?? null, expiresAt: task.expiresAt ?? null } : null;
}

/** A stored envelope that contains only a mark. */
export function envelopeOf(mark: string): Uint8Array {
  return Buffer.from(JSON.stringify({ mark }));
}

/** A solve that found routes; the bytes are different for every attempt. */
export function solved(task: TaskRecord, solve: number): SolveOutcome {
  return { kind: 'solved', envelope: envelopeOf(`${task.id} solved by solve ${solve}`), solveSeconds: 0.01, strategy: task.strategy };
}
