import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { readAll } from '../accounts/change.js';
import { isTerminal, type TaskRecord } from '../tasks/record.js';
import { messageId } from '../tasks/ids.js';
import { QueueFullError } from '../tasks/broker-errors.js';
import type { Broker } from '../tasks/ports.js';
import { BACKUP_VERSION, BackupError, LAST_RESTORED, SAVED_BUCKETS, STARTUP_BUCKETS, type BackupEnd, type BackupHeader, type BackupItem } from './format.js';

/** What was restored. */
export interface RestoreSummary {
  readonly path: string;
  /** When the backup was begun, and the release that wrote it. */
  readonly created_at: string;
  readonly release: string;
  readonly records: number;
  readonly blobs: number;
}

/** Writes on their way at once, and the bytes of lines from which on they are fewer. */
const PARALLEL = 32;
const PARALLEL_BYTES = 32 * 2 ** 20;
/** Says in the store that a restore is under way, and of which backup: only that one may continue. */
const MARK = 'restore';

/**
 * Fills an empty store from a backup. The whole file is checked before anything is written. A restore that was cut
 * short may be repeated with the same file; any other store that holds something is left alone.
 *
 * @throws BackupError when the file is no whole backup, a newer release's, or the store is not empty.
 */
export async function restoreBackup(broker: Broker, path: string): Promise<RestoreSummary> {
  const { header, end } = await verify(path);
  const marks = broker.bucket<{ readonly v: 1; readonly sha256: string }>('leases');
  const mark = await marks.get(MARK);
  if (mark?.value.sha256 !== end.sha256) {
    await requireEmpty(broker);
    await marks.put(MARK, { v: 1, sha256: end.sha256 });
  }
  const early = await write(broker, path, (bucket) => bucket === null || !LAST_RESTORED.includes(bucket));
  const late = await write(broker, path, (bucket) => bucket !== null && LAST_RESTORED.includes(bucket));
  await queueOpenTasks(broker);
  await marks.delete(MARK);
  return { path, created_at: header.created_at, release: header.release, records: early.records + late.records, blobs: early.blobs };
}

/** Creates the jobs of tasks that were waiting or being solved; for what finds no room the reconciler makes one later. */
async function queueOpenTasks(broker: Broker): Promise<void> {
  for (const task of (await readAll(broker.bucket<TaskRecord>('tasks'), () => true)).values()) {
    if (isTerminal(task)) continue;
    try {
      await broker.jobs.publish(task.pool, task.id, `${messageId(task)}:restored`);
    } catch (error) {
      if (error instanceof QueueFullError) return;
      throw error;
    }
  }
}

async function requireEmpty(broker: Broker): Promise<void> {
  for (const bucket of SAVED_BUCKETS) {
    if (STARTUP_BUCKETS.includes(bucket)) continue;
    const { length } = await broker.bucket(bucket).keys();
    if (length > 0) throw notEmpty(`${length} records in ${bucket}`);
  }
  const { length } = await broker.blobs.list('');
  if (length > 0) throw notEmpty(`${length} blobs`);
}

function notEmpty(what: string): BackupError {
  return new BackupError(`the store is not empty (${what}): restore into a new store, with its own DATA_DIR or cluster account`);
}

/** Writes the items of the buckets that are wanted; null stands for the blobs. */
async function write(broker: Broker, path: string, wanted: (bucket: (typeof SAVED_BUCKETS)[number] | null) => boolean): Promise<{ records: number; blobs: number }> {
  const count = { records: 0, blobs: 0 };
  let batch: (() => Promise<unknown>)[] = [];
  let bytes = 0;
  for await (const text of linesOf(path)) {
    const item = JSON.parse(text) as BackupItem | BackupHeader | BackupEnd;
    if ('bucket' in item && wanted(item.bucket)) {
      count.records++;
      batch.push(async () => broker.bucket(item.bucket).put(item.key, item.value));
    } else if ('blob' in item && wanted(null)) {
      count.blobs++;
      batch.push(async () => broker.blobs.put(item.blob, Buffer.from(item.bytes, 'base64')));
    } else {
      continue;
    }
    bytes += text.length;
    if (batch.length < PARALLEL && bytes < PARALLEL_BYTES) continue;
    await Promise.all(batch.map(async (run) => run()));
    batch = [];
    bytes = 0;
  }
  await Promise.all(batch.map(async (run) => run()));
  return count;
}

/** Reads the whole file and makes sure that it is a whole backup that this release understands. */
async function verify(path: string): Promise<{ header: BackupHeader; end: BackupEnd }> {
  const digest = createHash('sha256');
  let header: BackupHeader | null = null;
  let end: BackupEnd | null = null;
  let items = -1;
  for await (const text of linesOf(path)) {
    if (header === null) header = readHeader(path, text);
    // Only the end stands without a record's or a blob's name, and it is short.
    if (text.startsWith('{"end":true')) {
      end = JSON.parse(text) as BackupEnd;
      break;
    }
    items++;
    digest.update(`${text}\n`);
  }
  if (header === null || end === null) throw new BackupError(`${path} is truncated: use another backup`);
  if (end.items !== items || end.sha256 !== digest.digest('hex')) throw new BackupError(`${path} is corrupt, its digest differs: use another backup`);
  return { header, end };
}

function readHeader(path: string, text: string): BackupHeader {
  let header: Partial<BackupHeader> = {};
  try {
    header = JSON.parse(text) as BackupHeader;
  } catch {
    // Told below.
  }
  if (header.format !== 'roundsman-backup' || !Number.isInteger(header.version)) throw new BackupError(`${path} is not a backup of this service`);
  if (header.version! > BACKUP_VERSION) {
    throw new BackupError(`${path} has form ${header.version!}, written by release ${String(header.release)}; this release reads up to ${BACKUP_VERSION}: restore with that release`);
  }
  return header as BackupHeader;
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const source = createReadStream(path);
  const plain = source.pipe(createGunzip());
  const failed = new Promise<never>((_resolve, reject) => {
    source.once('error', reject);
    plain.once('error', reject);
  });
  failed.catch(() => undefined);
  const reader = createInterface({ input: plain, crlfDelay: Infinity });
  const lines = reader[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([lines.next(), failed]);
      if (next.done === true) break;
      yield next.value;
    }
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  } finally {
    reader.close();
    source.destroy();
    plain.destroy();
  }
}
