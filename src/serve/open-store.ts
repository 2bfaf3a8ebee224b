import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Broker } from '../tasks/ports.js';
import { ensureBrokerBinary } from './broker-install.js';
import { connectToBroker, jobLimit, NoBrokerError } from './broker-link.js';
import { DataDirInUseError, lockDataDir } from './data-lock.js';
import { ProcessSupervisor } from './process-supervisor.js';
import { privateBroker } from './private-broker.js';

const BROKER_STOP_MS = 10_000;

export interface OpenStoreOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Called with a line before each slow step. */
  readonly say: (line: string) => void;
  /** Name of the connection, as the broker's monitoring shows it. */
  readonly name: string;
  /** `read`: the service may be running; `fill`: it must not, and the store need not exist yet. */
  readonly purpose: 'read' | 'fill';
}

/**
 * Opens the configured store for one action: the cluster of `NATS_URL`, the broker of the service running on
 * `DATA_DIR`, or, if none is running, a broker started on that folder for the duration of the action.
 * @throws DataDirInUseError if the store is to be filled and the service is running; NoBrokerError if there is no
 *   store.
 */
export async function withStore<T>(options: OpenStoreOptions, action: (broker: Broker) => Promise<T>): Promise<T> {
  const { config, purpose } = options;
  if (config.nats.servers.length > 0) return connected(options, action);
  const storeDir = join(config.dataDir, 'broker');
  if (purpose === 'read' && !existsSync(storeDir)) {
    throw new NoBrokerError(`no store: NATS_URL is unset and ${storeDir} is missing; set DATA_DIR or NATS_URL`);
  }
  let lock: { release(): void };
  try {
    lock = lockDataDir(config.dataDir);
  } catch (error) {
    if (error instanceof DataDirInUseError && purpose === 'read') return connected(options, action);
    throw error;
  }
  try {
    return await withOwnBroker(options, action);
  } finally {
    lock.release();
  }
}

async function withOwnBroker<T>(options: OpenStoreOptions, action: (broker: Broker) => Promise<T>): Promise<T> {
  const { config, log, say } = options;
  const binary = await ensureBrokerBinary({ say });
  const supervisor = new ProcessSupervisor(await privateBroker({ binary, dataDir: config.dataDir, jobLimit: jobLimit(config), log }), { log });
  try {
    await supervisor.ready;
    return await connected(options, action);
  } finally {
    await supervisor.stop(BROKER_STOP_MS);
  }
}

async function connected<T>({ config, log, name }: OpenStoreOptions, action: (broker: Broker) => Promise<T>): Promise<T> {
  const broker = await connectToBroker(config, log, { name });
  try {
    return await action(broker);
  } finally {
    await broker.close();
  }
}
