import { setTimeout as sleep } from 'node:timers/promises';
import { accountBlobs } from '../tasks/ids.js';
import type { Broker } from '../tasks/ports.js';
import type { TaskRecord } from '../tasks/record.js';
import type { AccountRecord } from './records.js';
import { nameKey } from './user-names.js';

/** What went with an account. */
export interface Deleted {
  readonly keys: number;
  readonly tasks: number;
  readonly history: number;
  readonly blobs: number;
}

/** After this long every process has stopped accepting a deleted key and has finished what it admitted before. */
const SETTLE_MS = 2_500;
const MAX_SWEEPS = 20;
const CONCURRENT = 50;

/**
 * Deletes an account with everything it owns: keys, callback secrets, tasks (waiting, being solved and finished),
 * problems and results, uploaded matrices, history, rate and quota. Access ends first; then everything is swept until nothing new appears,
 * because a call in progress may still have written something. The account's record goes last, so that an interrupted
 * deletion can be repeated. A worker solving a task of the account finds no record when it finishes and discards its
 * result.
 * @param settleMs how long calls admitted before may take; default 2,500.
 */
export async function deleteAccount(broker: Broker, account: AccountRecord, settleMs = SETTLE_MS): Promise<Deleted> {
  const sum = { keys: 0, tasks: 0, history: 0, blobs: 0 };
  sum.keys = await deleteOwn(broker, 'keys', account.id);
  await deleteOwn(broker, 'sessions', account.id);
  for (let sweeps = 0; sweeps < MAX_SWEEPS; sweeps++) {
    const found = await sweep(broker, account.id);
    for (const kind of ['tasks', 'history', 'blobs'] as const) sum[kind] += found[kind];
    if (sweeps > 0 && found.tasks + found.history + found.blobs === 0) break;
    await sleep(settleMs);
  }
  sum.keys += await deleteOwn(broker, 'keys', account.id);
  await deleteOwn(broker, 'sessions', account.id);
  await broker.bucket('secrets').delete(account.id);
  await broker.bucket('usage').delete(account.id);
  await broker.bucket('matrices').delete(account.id);
  await broker.bucket('admission').delete(account.id);
  await broker.bucket('accounts').delete(`id.${account.id}`);
  await broker.bucket('accounts').delete(nameKey(account.user));
  return sum;
}

/**
 * Removes the present tasks, blobs and history entries. Records go before their blobs, so that no poll finds half a
 * task.
 */
async function sweep(broker: Broker, account: string): Promise<Omit<Deleted, 'keys'>> {
  const records = broker.bucket<TaskRecord>('tasks');
  const tasks: TaskRecord[] = [];
  const watch = await records.watch((_key, entry) => { if (entry?.value.account === account) tasks.push(entry.value); });
  await watch.stop();
  const ids = new Map(tasks.map((task) => [task.id, task]));
  await eachOf([...ids.values()], async (task) => {
    // Before the record too: an interrupted deletion leaves no job without a record.
    await broker.jobs.remove(task.pool, task.id);
    await records.delete(task.id);
    await broker.jobs.remove(task.pool, task.id);
  });
  const history = await deleteOwn(broker, 'history', account);
  const blobs = (await Promise.all(accountBlobs(account).map(async (prefix) => broker.blobs.list(prefix)))).flat();
  await eachOf(blobs, async ({ key }) => broker.blobs.delete(key));
  return { tasks: ids.size, history, blobs: blobs.length };
}

async function deleteOwn(broker: Broker, name: 'keys' | 'history' | 'sessions', account: string): Promise<number> {
  const bucket = broker.bucket(name);
  const keys = await bucket.keys(`${account}.*`);
  await eachOf(keys, async (key) => bucket.delete(key));
  return keys.length;
}

async function eachOf<T>(items: readonly T[], action: (item: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < items.length; i += CONCURRENT) await Promise.all(items.slice(i, i + CONCURRENT).map(action));
}
