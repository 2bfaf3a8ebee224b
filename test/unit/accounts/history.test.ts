import { expect } from 'chai';
import { createAccounts } from '../../../src/accounts/accounts.js';
import { createHistory } from '../../../src/accounts/history.js';
import { parsePlans } from '../../../src/accounts/plans.js';
import { problemKey } from '../../../src/tasks/ids.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { createMemoryBroker, type MemoryBroker } from '../../helpers/memory-broker.js';
import { planEntry } from '../../helpers/plan-entry.js';

const DAY = 86_400_000;
const plans = parsePlans({ plans: [planEntry({ id: 'short', history_days: 2 }), planEntry({ id: 'long', history_days: 100 })] });

describe('the planning history', () => {
  let broker: MemoryBroker;
  let at: number;
  let account: string;
  beforeEach(async () => {
    broker = createMemoryBroker();
    at = Date.UTC(2026, 10, 15);
    account = (await createAccounts({ broker, plans }).create({ user: 'demo', plan: 'short' })).id;
  });
  const service = (budgetBytes = 1e9) => createHistory({ broker, plans, now: () => at, budgetBytes });
  const task = (n: number, fields: Partial<TaskRecord> = {}): TaskRecord => ({
    v: 1, writeId: 'w', id: `${n}`.padStart(22, 'x'), account, access: 'direct', state: 'queued', pool: 'quick', strategy: 'savings', seed: 1,
    limitSeconds: 5, nodes: 10, vehicles: 2, bodyDigest: 'digest', name: `task ${n}`, createdAt: at, attempts: 0, deaths: 0, requeues: 0,
    callback: 'none', ...fields,
  });

  it('has one entry per task and updates its outcome, never backwards', async () => {
    const history = service();
    const finished = task(1, { state: 'solved', finishedAt: at + 5, resultKey: 'result.key' });
    await history.record(task(1));
    await history.record(finished);
    await history.record(task(1));
    await history.record(task(1, { state: 'solving' }));
    const entries = await history.list(account);
    expect(entries).to.have.length(1);
    expect(entries[0]).to.include({ id: finished.id, state: 'solved', finishedAt: at + 5, resultKey: 'result.key', name: 'task 1', requestKey: problemKey(finished) });
    expect(await history.has(account, finished.id)).to.equal(true);
    expect(await history.has('other', finished.id)).to.equal(false);
  });

  it('follows a callback that is sent again, and ignores late reports of the previous attempt', async () => {
    const history = service();
    const ended = { state: 'solved', finishedAt: at + 5, callbackUrl: 'https://receiver.example/hook' } as const;
    const missed = task(1, { ...ended, callback: 'failed', callbackStatus: 500 });
    await history.record(missed);
    await history.record(task(1, { ...ended, callback: 'none', callbackResends: 1 }));
    expect((await history.list(account))[0]).to.include({ callback: 'none' }).and.not.have.property('callbackStatus');
    await history.record(missed);
    expect((await history.list(account))[0]).to.include({ callback: 'none' });
    await history.record(task(1, { ...ended, callback: 'delivered', callbackStatus: 204, callbackResends: 1 }));
    expect((await history.list(account))[0]).to.include({ callback: 'delivered', callbackStatus: 204 });
  });

  it('writes the entry of a new task immediately, without checking whether one exists', async () => {
    const before = broker.log.length;
    await service().record(task(1));
    expect(broker.log.slice(before)).to.deep.equal([`history.create ${account}.${task(1).id}`]);
  });

  it('leaves out marketplace tasks and withdrawn tasks', async () => {
    const history = service();
    await history.record(task(1, { access: 'marketplace' }));
    await history.record(task(2, { state: 'aborted' }));
    expect(await history.list(account)).to.deep.equal([]);
  });

  it('returns request and result from the task\'s own blobs', async () => {
    const history = service();
    const done = task(1, { state: 'solved', finishedAt: at, resultKey: 'result.key' });
    await broker.blobs.put(problemKey(done), new Uint8Array([1, 2]));
    await broker.blobs.put('result.key', Buffer.from('{"success":true}'));
    await history.record(done);
    const entry = await history.get(account, done.id);
    expect(entry).to.not.equal(null);
    expect(await history.request(entry!)).to.deep.equal(new Uint8Array([1, 2]));
    expect(Buffer.from((await history.result(entry!))!).toString()).to.match(/^\{"success":true,"state":"solved",/);
    expect(await history.get(account, 'unknown'.padEnd(22, 'x'))).to.equal(null);
  });

  it('is pruned by the days of the plan', async () => {
    const history = service();
    await history.record(task(1));
    at += 1.5 * DAY;
    await history.record(task(2));
    at += DAY;
    expect(await history.prune()).to.equal(1);
    expect((await history.list(account)).map(({ name }) => name)).to.deep.equal(['task 2']);
    await createAccounts({ broker, plans }).setPlan('demo', 'long');
    at += 50 * DAY;
    expect(await history.prune()).to.equal(0);
  });

  it('is pruned to its byte budget, the oldest first', async () => {
    const history = service(250);
    for (let n = 1; n <= 4; n++) {
      at += 1000;
      await broker.blobs.put(problemKey(task(n)), new Uint8Array(100));
      await history.record(task(n));
    }
    expect(await history.prune()).to.equal(2);
    expect((await history.list(account)).map(({ name }) => name)).to.deep.equal(['task 4', 'task 3']);
  });
});
