import { createAdmission } from '../accounts/admission.js';
import { createCallbackSecrets } from '../accounts/secrets.js';
import { createHistory } from '../accounts/history.js';
import { createMatrixStore } from '../accounts/matrices.js';
import { createMetrics } from '../metrics/metrics.js';
import { countersOf, snapshotMetrics } from '../metrics/merge.js';
import { builtInStrategies, guestFolders, loadManifests } from '../strategy/registry.js';
import { shadowsOf } from '../strategy/selection.js';
import { createReconciler } from '../tasks/reconciler.js';
import { startWorker } from '../worker/start-worker.js';
import { brokerPorts, connectService, storeFault } from './broker-link.js';
import { readPlans } from './plans.js';
import { readSelection } from './selection.js';
import { createUsageGauges, showDamage } from './usage-gauges.js';
import type { ProcessContext, RunningProcess } from './service-process.js';
import { zeroWorkerCounters } from './zero-counters.js';

/**
 * Starts a worker process: its solve slots, and its share in the repairs of one reconciler at a time.
 *
 * @param pools to serve; null: all.
 */
export async function startWorkerProcess({ config, log }: ProcessContext, pools: readonly string[] | null): Promise<RunningProcess> {
  const metrics = createMetrics('worker');
  const plans = readPlans(config);
  const strategyFolders = guestFolders(config.strategiesDir);
  const manifests = loadManifests([builtInStrategies, ...strategyFolders]);
  const selection = readSelection(config, manifests);
  const broker = await connectService(config, log, metrics, 'roundsman-worker');
  const secrets = createCallbackSecrets({ broker });
  const admission = createAdmission({ broker });
  const history = createHistory({ broker, plans });
  const matrices = createMatrixStore({ broker });
  const worker = await startWorker({
    broker, admission, history, pools, metrics,
    logger: log,
    slots: config.workerSlots,
    threads: config.solveThreads,
    memoryMegabytes: config.solveMemoryMegabytes,
    nice: config.solveNice,
    manifests,
    visible: strategyFolders,
    selection,
    hidden: [config.dataDir, ...(config.nats.credsFile === null ? [] : [config.nats.credsFile])],
    resultTtlMs: config.resultTtlSeconds * 1000,
    callback: {
      secretsFor: async (account) => secrets.secretsFor(account),
      allowCidrs: config.callbackAllowCidrs,
      ownPorts: [config.port, config.metricsPort],
      brokerPorts: brokerPorts(config),
    },
  });
  metrics.reconcilerActive.set(0);
  zeroWorkerCounters(metrics, manifests, shadowsOf(selection));
  const showUsage = createUsageGauges(metrics, broker, log);
  const reconciler = createReconciler({
    broker, admission, history,
    now: broker.clock.now,
    resultTtlMs: config.resultTtlSeconds * 1000,
    logger: log,
    onAction: (action) => metrics.reconcilerActions.inc({ action }),
    onLease: (held) => {
      metrics.reconcilerActive.set(held ? 1 : 0);
      void showUsage(held);
    },
    onDamage: (damage) => showDamage(metrics, damage),
    onPass: (seconds) => metrics.reconcilerPass.set(seconds),
    housekeeping: async () => {
      await history.prune();
      await matrices.prune();
    },
  });
  reconciler.start();
  return {
    metrics: async () => snapshotMetrics(metrics.registry),
    counters: async () => countersOf(await snapshotMetrics(metrics.registry)),
    storeFault: () => storeFault(broker),
    stop: async (graceMs) => {
      await Promise.all([worker.stop(graceMs), reconciler.stop()]);
      await broker.close();
    },
  };
}
