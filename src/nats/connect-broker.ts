import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { BrokerUnavailableError } from '../tasks/broker-errors.js';
import type { Broker, BrokerState, BucketName, Durability, RecordBucket } from '../tasks/ports.js';
import { NatsBlobStore } from './blob-store.js';
import { NatsBucket } from './bucket.js';
import { NatsClock } from './broker-clock.js';
import { BrokerSetupError, describe } from './errors.js';
import { NatsJobQueue } from './job-queue.js';
import { Link, type LinkOptions } from './link.js';
import { NatsEventBus } from './event-bus.js';
import { blobStream, bucketConfig, ensureStream, jobStream } from './streams.js';
import { readUsage } from './usage.js';
import { WriteWatch } from './write-watch.js';
import { DURABLE_SINCE, isAtLeast, OLDEST_SERVER } from './server-config.js';

export interface BrokerOptions extends LinkOptions {
  /** Number of replicas: 1, or 3 on a cluster. Default 1. */
  readonly replicas?: number;
  /** Messages that the job stream takes: busy depth + slots + headroom. */
  readonly jobLimit: number;
  /** The server is this service's own, with the configuration of `privateServerConfig`. */
  readonly private?: boolean;
  /** Maximum size in bytes of a private server's store, which only its configuration contains. */
  readonly storeLimitBytes?: number;
  readonly logger: Logger;
  /** Milliseconds after which a job that is neither acknowledged nor extended is redelivered; default 15,000. */
  readonly ackWaitMs?: number;
  /** This machine's clock, epoch milliseconds; default `Date.now`. */
  readonly localNow?: () => number;
  /** Milliseconds that a server which has just started is given until its JetStream answers; default 10,000. */
  readonly setupPatienceMs?: number;
}

const BUCKETS: readonly BucketName[] = ['tasks', 'accounts', 'keys', 'secrets', 'admission', 'history', 'matrices', 'sessions', 'usage', 'leases', 'settings', 'audit'];

/**
 * Connects to the broker, checks that it can serve, and creates missing streams and buckets; any number of processes
 * may do so concurrently.
 */
export async function connectBroker(options: BrokerOptions): Promise<Broker> {
  const link = await Link.open(options);
  try {
    return await serve(link, options);
  } catch (error) {
    await link.close();
    throw error;
  }
}

async function serve(link: Link, options: BrokerOptions): Promise<Broker> {
  const { logger } = options;
  const replicas = options.replicas ?? 1;
  const version = link.nc.info?.version ?? '';
  if (!isAtLeast(version, OLDEST_SERVER)) {
    throw new BrokerSetupError(`the broker is nats-server ${version || 'of an unknown version'}: ${OLDEST_SERVER.join('.')} or newer is needed`);
  }
  const clock = await setUp(link, options, replicas);

  const durability: Durability = {
    serverVersion: version,
    sync: options.private ? (isAtLeast(version, DURABLE_SINCE) ? 'always' : 'interval') : 'unknown',
    replicas,
  };
  const writes: WriteWatch = new WriteWatch(link, logger, (stream) => {
    if (stream === 'blobs') return blobs.probe();
    return stream === 'jobs' ? jobs.probe() : buckets.get(stream)!.probe();
  });
  const buckets = new Map<BucketName, NatsBucket<unknown>>(BUCKETS.map((name) => [name, new NatsBucket<unknown>(link, name, logger, clock, writes)]));
  const blobs = new NatsBlobStore(link, replicas, clock, writes);
  const jobs = new NatsJobQueue(link, logger, writes, options.ackWaitMs);
  return {
    bucket: <T>(name: BucketName) => buckets.get(name) as unknown as RecordBucket<T>,
    blobs,
    jobs,
    events: new NatsEventBus(link, logger),
    clock,
    writes,
    durability,
    usage: () => readUsage(link, BUCKETS, options.storeLimitBytes ?? null),
    state: () => link.state,
    onState: (listener: (state: BrokerState) => void) => { link.onState(listener); },
    close: async () => {
      clock.stop();
      writes.close();
      await Promise.all([...buckets.values()].map((bucket) => bucket.close()));
      await link.close();
    },
  };
}

const SETUP_PATIENCE_MS = 10_000;
const SETUP_PAUSE_MS = 200;

/**
 * Creates what is missing, and reads the clock. On a server that has just started, JetStream may need a moment before it
 * responds; a stream that another process is creating may be described before it takes messages.
 */
async function setUp(link: Link, options: BrokerOptions, replicas: number): Promise<NatsClock> {
  const wanted = [jobStream(replicas, options.jobLimit), blobStream(replicas, options.storeLimitBytes), ...BUCKETS.map((name) => bucketConfig(name, replicas))];
  const deadline = performance.now() + (options.setupPatienceMs ?? SETUP_PATIENCE_MS);
  for (;;) {
    try {
      for (const stream of wanted) await ensureStream(link, stream);
      return await NatsClock.start(link, options.logger, options.localNow);
    } catch (error) {
      if (!isEarly(error) || performance.now() + SETUP_PAUSE_MS > deadline) throw error;
    }
    await sleep(SETUP_PAUSE_MS);
  }
}

/**
 * @returns whether waiting may help: JetStream does not respond yet, is still recovering, or a server of the cluster is
 *   not up yet.
 */
function isEarly(error: unknown): boolean {
  if (!(error instanceof BrokerSetupError || error instanceof BrokerUnavailableError)) return false;
  return /nobody answers|no answer|temporarily unavailable|not current|peer offline/.test(describe(error.cause));
}
