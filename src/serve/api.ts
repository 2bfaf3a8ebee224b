import { createApi } from '../http/api.js';
import { createMetrics } from '../metrics/metrics.js';
import { countersOf, snapshotMetrics } from '../metrics/merge.js';
import { builtInStrategies, guestFolders, loadManifests } from '../strategy/registry.js';
import type { TaskRecord } from '../tasks/record.js';
import { connectService, storeFault } from './broker-link.js';
import { readPlans } from './plans.js';
import { readSelection } from './selection.js';
import { createQueueGauges } from './queue-gauges.js';
import type { ProcessContext, RunningProcess } from './service-process.js';
import { zeroApiCounters } from './zero-counters.js';

/**
 * Starts an API process.
 *
 * @param number of the process under a supervisor, from 1. Default: the only one.
 */
export async function startApiProcess({ config, log, supervised }: ProcessContext, number = 1): Promise<RunningProcess> {
  const metrics = createMetrics(supervised ? `api-${number}` : 'api');
  metrics.queueLimit.set(config.busyQueueDepth);
  const plans = readPlans(config);
  const manifests = loadManifests([builtInStrategies, ...guestFolders(config.strategiesDir)]);
  // Copied, so that the speed of the machine is measured now and no call waits for it.
  const selection = { ...readSelection(config, manifests) };
  zeroApiCounters(metrics, manifests);
  const broker = await connectService(config, log, metrics, `roundsman-api-${number}`);
  const showQueue = createQueueGauges({ metrics, manifests, jobs: broker.jobs, tasks: broker.bucket<TaskRecord>('tasks'), logger: log, now: broker.clock.now });
  let workerReady = false;
  const api = await createApi({
    broker, plans, manifests, selection, metrics,
    logger: log,
    marketplace: config.marketplace,
    busyQueueDepth: config.busyQueueDepth,
    maxBodyBytes: config.maxBodyBytes,
    callbackAllowCidrs: config.callbackAllowCidrs,
    trustedProxies: config.trustedProxies,
    corsOrigins: config.corsOrigins,
    publicUrl: config.publicUrl,
    mapTiles: config.mapTiles,
    resultTtlSeconds: config.resultTtlSeconds,
    isReady: () => workerReady || !supervised,
  });
  const { port } = await api.listen(config.port, config.host);
  return {
    port,
    metrics: async () => {
      await showQueue();
      return snapshotMetrics(metrics.registry);
    },
    counters: async () => countersOf(await snapshotMetrics(metrics.registry)),
    onWorkerReady: (ready) => (workerReady = ready),
    storeFault: () => storeFault(broker),
    stop: async (graceMs, replaced) => {
      await api.close(graceMs, { replaced });
      await broker.close();
    },
  };
}
