import { pino } from 'pino';
import { createMetrics } from '../../src/metrics/metrics.js';
import { connectBroker } from '../../src/nats/connect-broker.js';
import { builtInStrategies, loadManifests } from '../../src/strategy/registry.js';
import { startWorker } from '../../src/worker/start-worker.js';
import { testStrategies } from './test-worker.js';

/**
 * A separate worker process that tests can kill. One argument: JSON with the server's url, user and password and the
 * lease of a message. Prints `ready`; SIGTERM drains.
 */
const { url, user, password, ackWaitMs } = JSON.parse(process.argv[2]!) as { url: string; user: string; password: string; ackWaitMs: number };
const logger = pino({ level: 'warn' }, pino.destination({ fd: 2, sync: true }));
const broker = await connectBroker({ servers: url, user, password, name: 'worker', private: true, jobLimit: 1000, ackWaitMs, logger });
const worker = await startWorker({
  broker, logger, metrics: createMetrics('worker'),
  admission: { refund: () => Promise.resolve() },
  history: { record: () => Promise.resolve() },
  slots: 1, threads: 1, nice: 0, memoryMegabytes: 512,
  manifests: loadManifests([builtInStrategies, testStrategies]),
  resultTtlMs: 600_000,
  callback: { secretsFor: () => Promise.resolve([]), allowCidrs: ['127.0.0.0/8'], ownPorts: [], brokerPorts: [] },
});
process.once('SIGTERM', () => {
  void worker.stop(200).then(() => broker.close()).then(() => process.exit(0));
});
process.stdout.write('ready\n');
