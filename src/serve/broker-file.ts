import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessIdentity } from './process-identity.js';

/** Contents of `broker.json` in a data folder: how to reach the private broker, and its process. */
export interface BrokerFile {
  readonly v: 1;
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Maximum number of messages on the job stream. */
  readonly jobLimit: number;
  /** Maximum size of the broker's store in bytes. */
  readonly storeLimitBytes: number;
  /** The broker's process; null before its first start. */
  readonly process: ProcessIdentity | null;
}

/** Writes the file atomically, readable by its owner only. */
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

/** Where the file lies. */
export function brokerFilePath(dataDir: string): string {
  return join(dataDir, 'broker.json');
}
