import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Metrics } from '../metrics/metrics.js';
import { connectBroker } from '../nats/connect-broker.js';
import { SUBMISSION_STREAMS, unwritableForSubmissions } from '../tasks/unavailable.js';
import type { Broker } from '../tasks/ports.js';
import { brokerFilePath, readBrokerFile } from './broker-file.js';
import { watchClock } from './clock-watch.js';
import { lockHolder, noServiceOn } from './data-lock.js';

/** No broker is reachable; the message says how to get one. */
export class NoBrokerError extends Error {
  override readonly name = 'NoBrokerError';
}

/** Space on the job stream beyond the busy depth: for tasks being solved and tasks put back. */
const JOB_HEADROOM = 1000;
const DEFAULT_BROKER_PORT = 4222;

/** @returns the capacity of the job stream in messages. */
export function jobLimit(config: Config): number {
  return config.busyQueueDepth + config.workerSlots + JOB_HEADROOM;
}

/**
 * Connects to the configured broker: the cluster of `NATS_URL`, otherwise the private one of the service running on
 * `DATA_DIR`.
 * @param options.patienceMs how long to wait for a broker that does not respond.
 * @throws NoBrokerError, or BrokerSetupError if the broker cannot serve.
 */
export async function connectToBroker(config: Config, logger: Logger, options: { name: string; patienceMs?: number }): Promise<Broker> {
  const { servers, user, password, credsFile, caFile, replicas } = config.nats;
  if (servers.length > 0) {
    return connectBroker({
      ...options, logger, servers, replicas, jobLimit: jobLimit(config),
      ...(user === null ? {} : { user }),
      ...(password === null ? {} : { password }),
      ...(credsFile === null ? {} : { creds: credsFile }),
      ...(caFile === null ? {} : { ca: caFile }),
    });
  }
  const file = readBrokerFile(config.dataDir);
  if (file === null) {
    const path = brokerFilePath(config.dataDir);
    throw new NoBrokerError(`no broker: NATS_URL is unset and ${path} is missing; start the service with "make run", or set NATS_URL or DATA_DIR`);
  }
  try {
    return await connectBroker({ ...options, logger, servers: file.url, user: file.user, password: file.password, jobLimit: file.jobLimit, storeLimitBytes: file.storeLimitBytes, private: true });
  } catch (error) {
    // The file outlives the broker that it names.
    if (lockHolder(config.dataDir) === null) throw new NoBrokerError(noServiceOn(config.dataDir), { cause: error });
    throw error;
  }
}

/** @returns the ports on which the configured broker listens, as far as the configuration says. */
export function brokerPorts(config: Config): readonly number[] {
  const file = config.nats.servers.length > 0 ? null : readBrokerFile(config.dataDir);
  const servers = file === null ? config.nats.servers : [file.url];
  return servers.map((server) => Number(new URL(server.includes('://') ? server : `nats://${server}`).port || DEFAULT_BROKER_PORT));
}

/** Connects as above, reports the connection in the metrics, and logs what confirmed writes survive. */
export async function connectService(config: Config, logger: Logger, metrics: Metrics, name: string): Promise<Broker> {
  const broker = await connectToBroker(config, logger, { name });
  watchClock(broker, metrics, logger);
  metrics.brokerConnected.set(1);
  broker.onState((state) => {
    metrics.brokerConnected.set(state === 'connected' ? 1 : 0);
    if (state === 'connected') metrics.brokerReconnects.inc();
  });
  for (const stream of SUBMISSION_STREAMS) {
    metrics.streamWritable.set({ stream }, 1);
    metrics.writeFailures.inc({ stream }, 0);
  }
  broker.writes.onChange((stream, writable) => metrics.streamWritable.set({ stream }, writable ? 1 : 0));
  broker.writes.onFailure((stream) => metrics.writeFailures.inc({ stream }));
  logger.info({ ...broker.durability, survives: SURVIVES[broker.durability.sync] }, 'connected to the broker');
  return broker;
}

/** @returns why a reachable broker accepts no writes of a submission; null if it does, or is not reachable. */
export function storeFault(broker: Broker): string | null {
  return broker.state() === 'connected' ? unwritableForSubmissions(broker.writes) : null;
}

/** What an acknowledged task survives, depending on what the broker does before it confirms a write. */
const SURVIVES = {
  always: 'a power cut',
  interval: 'a crash of the broker, not a power cut: a nats-server of 2.10 or newer would survive that too',
  unknown: 'unknown: the broker is not started by this service, so its sync_interval is not visible',
} as const;
