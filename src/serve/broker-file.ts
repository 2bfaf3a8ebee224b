import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.js';
import type { ProcessIdentity } from './process-identity.js';

/** What `broker.json` in a data folder holds: how to reach the private broker, and which process it is. */
export interface BrokerFile {
  readonly v: 1;
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Whether the broker writes through to the disk before it confirms. */
  readonly sync: 'always' | 'interval';
  /** The broker's process; null before its first start. */
  readonly process: ProcessIdentity | null;
}

/** How to reach a broker, private or not. */
export interface BrokerAccess {
  readonly servers: readonly string[];
  readonly user: string | null;
  readonly password: string | null;
  readonly credsFile: string | null;
  readonly caFile: string | null;
  readonly replicas: number;
  /** `unknown`: a broker of others. */
  readonly sync: 'always' | 'interval' | 'unknown';
}

/** No broker to reach; the message says how to get one. */
export class NoBrokerError extends Error {
  override readonly name = 'NoBrokerError';
}

/** Writes the file whole, readable by its owner only. */
export function writeBrokerFile(dataDir: string, content: BrokerFile): void {
  const path = brokerFilePath(dataDir);
  writeFileSync(`${path}.new`, `${JSON.stringify(content)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** @returns null when there is none, or none that can be read. */
export function readBrokerFile(dataDir: string): BrokerFile | null {
  try {
    const content = JSON.parse(readFileSync(brokerFilePath(dataDir), 'utf8')) as BrokerFile;
    return content.v === 1 && typeof content.url === 'string' ? content : null;
  } catch {
    return null;
  }
}

/**
 * Tells how to reach the broker that the configuration means: the cluster of `NATS_URL`, else the private one of the
 * service that runs on `DATA_DIR`.
 *
 * @throws NoBrokerError
 */
export function brokerAccess(config: Config): BrokerAccess {
  const { servers, user, password, credsFile, caFile, replicas } = config.nats;
  if (servers.length > 0) return { servers, user, password, credsFile, caFile, replicas, sync: 'unknown' };
  const file = readBrokerFile(config.dataDir);
  if (file === null) {
    throw new NoBrokerError(
      `no broker: NATS_URL is unset and ${brokerFilePath(config.dataDir)} is missing; start the service with "make run", or set NATS_URL or DATA_DIR`,
    );
  }
  return { servers: [file.url], user: file.user, password: file.password, credsFile: null, caFile: null, replicas: 1, sync: file.sync };
}

function brokerFilePath(dataDir: string): string {
  return join(dataDir, 'broker.json');
}
