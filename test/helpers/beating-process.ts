/**
 * A process for tests of its supervisor: serves, sends a heartbeat with a growing counter every 10 ms, and a final
 * count when it drains.
 */
import type { DownMessage, UpMessage } from '../../src/serve/messages.js';
import { createMetrics } from '../../src/metrics/metrics.js';
import { countersOf, snapshotMetrics } from '../../src/metrics/merge.js';

const metrics = createMetrics('api-1');
const tell = async (message: UpMessage) => new Promise<void>((resolve) => { process.send?.(message, undefined, undefined, () => resolve()); });
const beat = async () => tell({ kind: 'beat', counters: countersOf(await snapshotMetrics(metrics.registry)) });

metrics.queueLimit.set(5);
await tell({ kind: 'ready', port: 80 });
const timer = setInterval(() => {
  metrics.httpRefusals.inc({ code: 'not_found' });
  void beat();
}, 10);
process.on('message', (message: DownMessage) => {
  if (message.kind === 'metrics') void snapshotMetrics(metrics.registry).then(async (snapshot) => tell({ kind: 'metrics', id: message.id, snapshot }));
  if (message.kind !== 'drain') return;
  clearInterval(timer);
  metrics.httpRefusals.inc({ code: 'not_found' }, 1_000_000);
  void beat().then(() => process.exit(0));
});
