import { join } from 'node:path';
import { readFileSync, readdirSync } from 'node:fs';
import { pino } from 'pino';
import { packRequest } from '../../src/contract/pack.js';
import type { CanonicalRequest } from '../../src/contract/request.js';
import { createMetrics, type Metrics } from '../../src/metrics/metrics.js';
import { packageRoot } from '../../src/root.js';
import { builtInStrategies, loadManifests } from '../../src/strategy/registry.js';
import { isTerminal, type TaskRecord } from '../../src/tasks/record.js';
import { problemKey } from '../../src/tasks/ids.js';
import { startWorker, type RunningWorker, type WorkerOptions } from '../../src/worker/start-worker.js';
import type { CallbackSender } from '../../src/worker/job.js';
import { lineRequest } from './line-problem.js';
import { createMemoryBroker, type MemoryBroker } from './memory-broker.js';
import { taskRecord } from './task-record.js';

/** Test strategies: `stub`, and others that misbehave in every way. */
export const testStrategies = join(packageRoot, 'test', 'data', 'strategies');

export interface TestWorker {
  readonly broker: MemoryBroker;
  readonly worker: RunningWorker;
  readonly metrics: Metrics;
  /** Log lines so far, parsed. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  /** Ids of tasks whose charge was refunded. */
  readonly refunds: readonly string[];
  /** Puts a task on the stream. */
  readonly submit: (changes?: Partial<TaskRecord>, request?: CanonicalRequest) => Promise<TaskRecord>;
  /** Resolves with the record when it satisfies the condition; default: when it is terminal. */
  readonly until: (id: string, condition?: (task: TaskRecord) => boolean) => Promise<TaskRecord>;
  /** The finished envelope of a task. */
  readonly envelope: (task: TaskRecord) => Promise<{ success: boolean; error: string | null; code?: string; result: Record<string, unknown> | null }>;
  /** Submits and waits for the end. */
  readonly solve: (changes?: Partial<TaskRecord>, request?: CanonicalRequest) => Promise<TaskRecord>;
}

/** A problem of five customers on a line and as many vehicles. */
export function fiveCustomers(): CanonicalRequest {
  return lineRequest(6, { vehicleCount: 5, startNodes: Array(5).fill(0), endNodes: Array(5).fill(0), capacities: Array(5).fill(10) });
}

/** Starts a worker with the test strategies over a memory broker; the caller stops it. */
export async function startTestWorker(options: Partial<WorkerOptions> & { readonly callbacks?: CallbackSender } = {}): Promise<TestWorker> {
  const broker = createMemoryBroker();
  const metrics = createMetrics('worker');
  const log: Record<string, unknown>[] = [];
  const refunds: string[] = [];
  const tasks = broker.bucket<TaskRecord>('tasks');
  const worker = await startWorker({
    broker,
    admission: { refund: async (_account, id) => void refunds.push(id) },
    history: { record: () => Promise.resolve() },
    slots: 1,
    threads: 1,
    memoryMegabytes: 512,
    nice: 0,
    manifests: loadManifests([builtInStrategies, testStrategies]),
    resultTtlMs: 60_000,
    callback: { secretsFor: () => Promise.resolve([]), allowCidrs: [], ownPorts: [], brokerPorts: [] },
    metrics,
    logger: pino({ level: 'debug' }, { write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>) }),
    ...options,
  });

  const submit: TestWorker['submit'] = async (changes, request = fiveCustomers()) => {
    const task = taskRecord(changes);
    await broker.blobs.put(problemKey(task), packRequest(request));
    await tasks.create(task.id, task);
    await broker.jobs.publish(task.pool, task.id, task.id);
    return task;
  };
  const until: TestWorker['until'] = async (id, condition = isTerminal) => {
    let found: (task: TaskRecord) => void;
    const result = new Promise<TaskRecord>((resolve) => (found = resolve));
    const watch = await tasks.watch((key, entry) => {
      if (key === id && entry && condition(entry.value)) found(entry.value);
    });
    const task = await result;
    await watch.stop();
    return task;
  };
  const solve: TestWorker['solve'] = async (changes, request) => until((await submit(changes, request)).id);
  const envelope: TestWorker['envelope'] = async (task) => JSON.parse(Buffer.from((await broker.blobs.get(task.resultKey!))!).toString()) as never;
  return { broker, worker, metrics, log, refunds, submit, until, envelope, solve };
}

/** @returns the ids of the processes whose command line contains the text. */
export function processesWith(text: string): number[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').includes(text);
    } catch {
      return false;
    }
  }).map(Number);
}

/** @returns the children of a process, including zombies; default: this process. */
export function childrenOf(pid: number = process.pid): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' '))
    .filter((child) => child !== '').map(Number);
}

/** @returns false for a zombie too: only the system's first process can remove it. */
export function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
