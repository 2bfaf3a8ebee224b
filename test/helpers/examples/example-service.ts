import { pino } from 'pino';
import { createHistory } from '../../../src/accounts/history.js';
import { createMetrics } from '../../../src/metrics/metrics.js';
import { builtInStrategies, loadManifests } from '../../../src/strategy/registry.js';
import { startWorker, type RunningWorker } from '../../../src/worker/start-worker.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { startHttpService, type HttpService, type HttpServiceOptions } from '../http-service.js';
import { createMemoryBroker } from '../memory-broker.js';
import { testStrategies } from '../test-worker.js';
import { until } from '../until.js';
import { SAMPLE_TIME, shippedPlan } from './samples.js';

/** The service with shipped plan, strategies and limits, and a clock that only moves when set. */
export interface ExampleService extends HttpService {
  /** Milliseconds after the sample time. */
  setClock(ms: number): void;
  /** Changes a task's record like a worker. @returns the new one. */
  move(id: string, changes: Partial<TaskRecord>): Promise<TaskRecord>;
  /** Processes the queue until the tasks have ended and their callbacks have an outcome. */
  work(...ids: readonly string[]): Promise<void>;
}

const FOLDERS = [builtInStrategies, testStrategies];

/** Starts the service on the account's plan `pro`; the caller closes it. */
export async function startExampleService(options: HttpServiceOptions = {}): Promise<ExampleService> {
  let now = SAMPLE_TIME;
  const broker = createMemoryBroker({ now: () => now });
  // The subscriptions of the other plans would be duplicated.
  const { marketplace_subscriptions: _, ...pro } = shippedPlan('pro');
  const service = await startHttpService({
    busyQueueDepth: 500, maxBodyBytes: 33_554_432, manifests: loadManifests(FOLDERS), callbackAllowCidrs: ['127.0.0.0/8'], ...options,
    broker, plan: { ...pro, ...options.plan },
  });
  const tasks = broker.bucket<TaskRecord>('tasks');
  return {
    ...service,
    setClock: (ms) => { now = SAMPLE_TIME + ms; },
    async move(id, changes) {
      const record = { ...(await tasks.get(id))!.value, ...changes };
      await tasks.put(id, record);
      return record;
    },
    async work(...ids) {
      const worker = await startExampleWorker(service);
      try {
        for (const id of ids) await until('the task has ended', async () => hasEnded((await tasks.get(id))!.value) || null);
      } finally {
        await worker.stop(0);
      }
    },
  };
}

function hasEnded({ finishedAt, callbackUrl, callback }: TaskRecord): boolean {
  return finishedAt !== undefined && (callbackUrl === undefined || (callback !== 'none' && callback !== 'claimed'));
}

function startExampleWorker({ broker, plans }: HttpService): Promise<RunningWorker> {
  return startWorker({
    broker,
    admission: { refund: () => Promise.resolve() },
    history: createHistory({ broker, plans }),
    slots: 1,
    threads: 2,
    nice: 0,
    manifests: loadManifests(FOLDERS),
    resultTtlMs: 86_400_000,
    callback: { secretsFor: () => Promise.resolve([]), allowCidrs: ['127.0.0.0/8'], ownPorts: [], brokerPorts: [] },
    metrics: createMetrics('worker'),
    logger: pino({ level: 'silent' }),
  });
}
