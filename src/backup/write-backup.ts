import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { readAll } from '../accounts/change.js';
import type { Broker } from '../tasks/ports.js';
import { BACKUP_VERSION, BackupError, SAVED_BUCKETS, type BackupEnd, type BackupHeader, type BackupItem } from './format.js';

/** What a backup holds. */
export interface BackupSummary {
  readonly path: string;
  readonly created_at: string;
  readonly records: Readonly<Record<string, number>>;
  readonly blobs: number;
}

export interface WriteBackupOptions {
  readonly broker: Broker;
  /** The file to be; it appears whole, readable by its owner only, or not at all. An older one is not touched. */
  readonly path: string;
  /** The release that writes it. */
  readonly release: string;
  /** Epoch milliseconds; default `Date.now`. */
  readonly now?: () => number;
}

/**
 * Saves a whole store to one file of gzipped JSON lines while the service is running. It takes memory for one
 * bucket at a time.
 *
 * @throws BackupError when the file exists or cannot be written.
 */
export async function writeBackup(options: WriteBackupOptions): Promise<BackupSummary> {
  const { path } = options;
  const createdAt = new Date((options.now ?? Date.now)()).toISOString();
  const summary = { path, created_at: createdAt, records: {} as Record<string, number>, blobs: 0 };
  const partial = `${path}.partial`;
  await reserve(path);
  try {
    const file = createWriteStream(partial, { mode: 0o600, flush: true });
    const written = once(file, 'close');
    await pipeline(Readable.from(lines(options, createdAt, summary)), createGzip({ level: 1 }), file);
    await written;
    await rename(partial, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await Promise.all([partial, path].map(async (each) => rm(each, { force: true })));
    throw error instanceof Error && 'syscall' in error ? new BackupError(`the backup ${path} cannot be written: ${error.message}`, { cause: error }) : error;
  }
  return summary;
}

/** Takes the name, so that no second backup writes to it. */
async function reserve(path: string): Promise<void> {
  try {
    await (await open(path, 'wx', 0o600)).close();
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new BackupError(exists ? `${path} already exists: choose another name` : `the backup ${path} cannot be written: ${(error as Error).message}`, { cause: error });
  }
}

async function* lines(options: WriteBackupOptions, createdAt: string, summary: { records: Record<string, number>; blobs: number }): AsyncGenerator<string> {
  const digest = createHash('sha256');
  const line = (value: BackupHeader | BackupItem): string => {
    const text = `${JSON.stringify(value)}\n`;
    digest.update(text);
    return text;
  };
  yield line({ format: 'roundsman-backup', version: BACKUP_VERSION, release: options.release, created_at: createdAt });
  let items = 0;
  for await (const item of itemsOf(options.broker)) {
    items++;
    if ('bucket' in item) summary.records[item.bucket] = (summary.records[item.bucket] ?? 0) + 1;
    else summary.blobs++;
    yield line(item);
  }
  const end: BackupEnd = { end: true, items, sha256: digest.digest('hex') };
  yield `${JSON.stringify(end)}\n`;
}

async function* itemsOf(broker: Broker): AsyncGenerator<BackupItem> {
  for (const bucket of SAVED_BUCKETS) {
    for (const [key, value] of await readAll(broker.bucket<unknown>(bucket), () => true)) yield { bucket, key, value };
  }
  for (const { key } of await broker.blobs.list('')) {
    const bytes = await broker.blobs.get(key);
    // One that went meanwhile belongs to a record that has expired.
    if (bytes !== null) yield { blob: key, bytes: Buffer.from(bytes).toString('base64') };
  }
}

/** Creates the new name itself survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(async () => handle.close());
}
