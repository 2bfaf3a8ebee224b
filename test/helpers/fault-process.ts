import { pino } from 'pino';
import { createAdmission } from '../../src/accounts/admission.js';
import { createHistory } from '../../src/accounts/history.js';
import { parsePlans } from '../../src/accounts/plans.js';
import { createMetrics } from '../../src/metrics/metrics.js';
import { connectBroker } from '../../src/nats/connect-broker.js';
import { builtInStrategies, loadManifests } from '../../src/strategy/registry.js';
import { createReconciler } from '../../src/tasks/reconciler.js';
import type { FaultProcessOptions } from './kill-rig.js';
import { planEntry } from './plan-entry.js';
import { FAULT_POINTS, stopBetweenWrites, type FaultPoint } from './stop-between-writes.js';

/**
 * A process of the service for kill tests: an API, a worker with its reconciler, or a reconciler alone, with short
 * leases and ages, that kills itself at a fault point. `FAULT=worker.afterClaim:2` kills it there the second time it
 * passes, `FAULT=api.afterRecord:1:STOP` stops it instead.
 */
const options = JSON.parse(process.argv[2] ?? '{}') as FaultProcessOptions;
const faultPoint = faultFrom(process.env['FAULT']);
const logger = pino({ level: process.env['TEST_LOG'] ?? 'silent' });
const plans = parsePlans({ plans: [planEntry({ submissions_per_minute: 1_000_000, monthly_quota: 1_000_000 })] });

const broker = await connectBroker({
  servers: options.url, user: options.user, password: options.password, name: options.role, private: true, jobLimit: 10_000,
  ackWaitMs: options.ackWaitMs, logger,
});
const stops: (() => Promise<void>)[] = [];
let port = 0;
if (options.role === 'api') port = await startApi();
if (options.role === 'worker') await startWorking();
if (options.role !== 'api') startReconciling();

process.on('message', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('disconnect', () => process.exit(0));
process.send?.({ port });

async function startApi(): Promise<number> {
  // Each role loads only its own code: a run starts dozens of these processes.
  const { createApi } = await import('../../src/http/api.js');
  const api = await createApi({
    broker: stopBetweenWrites(broker, 'api', faultPoint), plans, logger,
    metrics: createMetrics('api'),
    manifests: loadManifests([builtInStrategies, options.strategies]),
    marketplace: { proxySecrets: [], secretHeader: 'x-marketplace-secret', plan: null },
    busyQueueDepth: 5_000,
    maxBodyBytes: 1_000_000,
    callbackAllowCidrs: ['127.0.0.0/8'],
  });
  stops.push(() => api.close(5_000));
  return (await api.listen(0, '127.0.0.1')).port;
}

async function startWorking(): Promise<void> {
  const { startWorker } = await import('../../src/worker/start-worker.js');
  const own = stopBetweenWrites(broker, 'worker', faultPoint);
  const worker = await startWorker({
    broker: own, logger,
    admission: createAdmission({ broker: own }),
    history: createHistory({ broker: own, plans }),
    pools: options.pools,
    slots: 1,
    threads: 1,
    nice: 0,
    memoryMegabytes: 512,
    manifests: loadManifests([builtInStrategies, options.strategies]),
    resultTtlMs: 3_600_000,
    callback: { secretsFor: () => Promise.resolve([]), allowCidrs: ['127.0.0.0/8'], ownPorts: [], brokerPorts: [] },
    metrics: createMetrics('worker'),
  });
  stops.push(() => worker.stop(5_000));
}

function startReconciling(): void {
  const reconciler = createReconciler({
    broker, logger,
    admission: createAdmission({ broker }),
    history: createHistory({ broker, plans }),
    now: Date.now,
    resultTtlMs: 3_600_000,
    onAction: () => undefined,
    intervalMs: 300,
    leaseMs: 1_500,
    ages: { orphan: 1_500, leftover: 2_000, open: 2_500 },
  });
  reconciler.start();
  stops.push(() => reconciler.stop());
}

async function stop(): Promise<void> {
  await Promise.all(stops.map((end) => end()));
  await broker.close();
  process.exit(0);
}

function faultFrom(text: string | undefined): FaultPoint {
  if (!text) return () => undefined;
  const [point, times, signal = 'KILL'] = text.split(':');
  if (!FAULT_POINTS.some((known) => known === point)) throw new RangeError(`FAULT names no fault point: ${text}`);
  let left = Number(times ?? 1);
  return (name) => {
    if (name === point && --left === 0) process.kill(process.pid, `SIG${signal}`);
  };
}
