import { expect } from 'chai';
import { AccountError, createAccounts } from '../../../src/accounts/accounts.js';
import { createCallbackSecrets } from '../../../src/accounts/secrets.js';
import { createKeys } from '../../../src/accounts/keys.js';
import { parsePlans } from '../../../src/accounts/plans.js';
import { nameKey } from '../../../src/accounts/user-names.js';
import { keyDigest, makeKey, parseKey } from '../../../src/accounts/key-format.js';
import type { AccountRecord, KeyRecord } from '../../../src/accounts/records.js';
import { createMemoryBroker, type MemoryBroker } from '../../helpers/memory-broker.js';
import { planEntry } from '../../helpers/plan-entry.js';
import { rejection } from '../../helpers/rejection.js';

const plans = parsePlans({ plans: [planEntry({ id: 'free', api_access: false }), planEntry({ id: 'pro' })] });

describe('an API key', () => {
  it('identifies its record, and nothing else is accepted as a key', () => {
    const key = makeKey('A'.repeat(16), 'B'.repeat(8));
    expect(key).to.match(/^rm_[0-9A-Za-z]{62}$/);
    expect(parseKey(key)).to.deep.equal({ account: 'A'.repeat(16), id: 'B'.repeat(8) });
    for (const wrong of ['', 'rm_', key.slice(0, -1), `${key}x`, key.replace('rm_', 'RM_'), key.replace(/A/, 'C'), `${key}\n`]) {
      expect(parseKey(wrong), JSON.stringify(wrong)).to.equal(null);
    }
  });
});

describe('accounts', () => {
  let broker: MemoryBroker;
  beforeEach(() => { broker = createMemoryBroker(); });
  const services = () => ({ accounts: createAccounts({ broker, plans, settleMs: 0 }), keys: createKeys({ broker }), secrets: createCallbackSecrets({ broker }) });

  it('are created once per name, in any script and Unicode form', async () => {
    const { accounts } = services();
    for (const user of ['demo', 'Łukasz Żółć', 'راه‌بان', '配送 42', '𠮷'.repeat(64)]) {
      const account = await accounts.create({ user, plan: 'pro' });
      expect((await accounts.find(user))?.id).to.equal(account.id);
      expect(account.id).to.match(/^[0-9A-Za-z]{16}$/);
    }
    await accounts.create({ user: 'Cafe\u0301', plan: 'free' });
    expect(await rejection(accounts.create({ user: 'Caf\u00e9', plan: 'free' }))).to.be.instanceOf(AccountError);
    expect((await accounts.list()).map(({ user }) => user)).to.include.members(['demo', 'Caf\u00e9']).and.have.length(6);
  });

  it('reject invalid names and plans with the reason', async () => {
    const { accounts } = services();
    for (const [user, plan, text] of [
      ['', 'pro', 'space'], ['x'.repeat(65), 'pro', '65 characters'], ['a\nb', 'pro', 'U+000A'], [' a', 'pro', 'space'], ['a  b', 'pro', 'space'],
      ['a\u202eb', 'pro', 'U+202E'], ['\ud800', 'pro', 'U+D800'], ['🚚', 'pro', 'U+1F69A'], ['a\u200cb', 'pro', 'U+200C'], ['דaר', 'pro', 'direction'], ['ⅳ', 'pro', 'U+2173'], ['mp:joe', 'pro', 'marketplace'], ['joe', 'gold', 'plans are free, pro'],
    ] as const) {
      const error = await rejection(accounts.create({ user, plan }));
      expect(error, JSON.stringify(user)).to.be.instanceOf(AccountError);
      expect((error as Error).message).to.include(text);
    }
    expect(await accounts.list()).to.deep.equal([]);
    expect(((await rejection(accounts.require('nobody'))) as Error).message).to.include('no account "nobody"');
  });

  it('are not created under a name that looks like an existing one', async () => {
    const { accounts } = services();
    await accounts.create({ user: 'paypal', plan: 'pro' });
    for (const user of ['p\u0430ypal', 'PayPal', 'paypaI', 'ｐａｙｐａｌ', 'p\u0430yp\u0430l']) {
      expect(((await rejection(accounts.create({ user, plan: 'pro' }))) as Error).message, user).to.match(/looks like "paypal"|already/);
    }
    expect((await accounts.list()).map(({ user }) => user)).to.deep.equal(['paypal']);
    await accounts.create({ user: 'paypals', plan: 'pro' });
  });

  it('keep a name that predates these rules', async () => {
    const { accounts } = services();
    const old = await accounts.create({ user: 'ferry', plan: 'pro', password: 'correct horse' });
    await broker.bucket('accounts').put(`id.${old.id}`, { ...old, user: '🚚 a\u200bb' });
    await broker.bucket('accounts').create(nameKey('🚚 a\u200bb'), { v: old.v, account: old.id });
    expect((await accounts.checkPassword('🚚 a\u200bb', 'correct horse'))?.id).to.equal(old.id);
    expect((await accounts.setPlan('🚚 a\u200bb', 'free')).plan).to.equal('free');
  });

  it('are created at most once when names that look alike race', async () => {
    const { accounts } = services();
    await Promise.allSettled(['admin', 'adm\u0456n', 'Admin', 'ADMIN'].map((user) => accounts.create({ user, plan: 'pro' })));
    expect((await accounts.list()).length).to.be.at.most(1);
    expect(await broker.bucket('accounts').keys('name.*')).to.have.length((await accounts.list()).length);
  });

  it('are created exactly once when a name races with itself', async () => {
    const { accounts } = services();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => accounts.create({ user: 'demo', plan: 'pro' })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).to.have.length(1);
    expect(await accounts.list()).to.have.length(1);
  });

  it('take over a name whose holder was only partly deleted', async () => {
    const { accounts } = services();
    const first = await accounts.create({ user: 'demo', plan: 'pro' });
    await broker.bucket('accounts').delete(`id.${first.id}`);
    const second = await accounts.create({ user: 'demo', plan: 'pro' });
    expect((await accounts.find('demo'))?.id).to.equal(second.id).and.not.equal(first.id);
  });

  it('check passwords, and change plans', async () => {
    const { accounts } = services();
    await accounts.create({ user: 'demo', plan: 'pro', password: 'correct horse' });
    await accounts.create({ user: 'mute', plan: 'pro' });
    expect((await accounts.checkPassword('demo', 'correct horse'))?.user).to.equal('demo');
    expect(await accounts.checkPassword('demo', 'wrong')).to.equal(null);
    expect(await accounts.checkPassword('mute', 'no such user')).to.equal(null);
    expect(await accounts.checkPassword('nobody', 'correct horse')).to.equal(null);
    await accounts.setPassword('mute', 'battery staple');
    expect((await accounts.checkPassword('mute', 'battery staple'))?.user).to.equal('mute');
    expect(JSON.stringify(await accounts.list())).to.not.include('correct horse');
    expect((await accounts.setPlan('demo', 'free')).plan).to.equal('free');
    expect(await rejection(accounts.setPlan('demo', 'gold'))).to.be.instanceOf(AccountError);
    expect(await rejection(accounts.create({ user: 'other', plan: 'pro', password: 'short' }))).to.be.instanceOf(AccountError);
  });

  it('are deleted with everything that is theirs, and nothing of others', async () => {
    const { accounts, keys, secrets } = services();
    const [gone, stays] = [await accounts.create({ user: 'gone', plan: 'pro' }), await accounts.create({ user: 'stays', plan: 'pro' })];
    for (const account of [gone, stays]) {
      await keys.create(account);
      await secrets.create(account);
      const id = `task-of-${account.user}`;
      await broker.bucket('tasks').put(id, { id, pool: 'quick', account: account.id });
      await broker.jobs.publish('quick', id, id);
      await broker.blobs.put(`problem.${account.id}.${id}.digest`, Buffer.from('problem'));
      await broker.blobs.put(`result.${account.id}.${id}.attempt`, Buffer.from('result'));
      await broker.bucket('history').put(`${account.id}.task`, {});
      await broker.bucket('admission').put(account.id, {});
    }
    expect(await accounts.delete('gone')).to.deep.equal({ keys: 1, tasks: 1, history: 1, blobs: 2 });
    expect(broker.inspectQueue().map(({ id }) => id)).to.deep.equal(['task-of-stays']);
    expect((await broker.blobs.list('')).map(({ key }) => key.split('.')[1])).to.deep.equal([stays.id, stays.id]);
    for (const name of ['accounts', 'keys', 'secrets', 'tasks', 'history', 'admission'] as const) {
      const left = await broker.bucket(name).keys();
      expect(left.filter((key) => key.includes(gone.id) || key.includes('gone')), name).to.deep.equal([]);
      expect(left, name).to.have.length(name === 'accounts' ? 2 : 1);
    }
    expect(await accounts.find('gone')).to.equal(null);
    expect((await accounts.create({ user: 'gone', plan: 'pro' })).id).to.not.equal(gone.id);
  });
});

describe('the keys of an account', () => {
  let broker: MemoryBroker;
  let account: AccountRecord;
  beforeEach(async () => {
    broker = createMemoryBroker();
    account = await createAccounts({ broker, plans }).create({ user: 'demo', plan: 'pro' });
  });

  it('are stored as digests and shown once', async () => {
    const keys = createKeys({ broker, now: () => 1000 });
    const { key, record } = await keys.create(account, { name: 'laptop', expiresInMs: 500 });
    const stored = await broker.bucket<KeyRecord>('keys').get(`${account.id}.${record.id}`);
    expect(stored?.value.digest).to.equal(keyDigest(key));
    expect(JSON.stringify(stored)).to.not.include(key.slice(27));
    expect(await keys.list(account)).to.deep.equal([
      { id: record.id, account: account.id, name: 'laptop', state: 'active', createdAt: 1000, expiresAt: 1500, expired: false },
    ]);
    expect((await createKeys({ broker, now: () => 1500 }).list(account))[0]?.expired).to.equal(true);
  });

  it('are disabled and enabled, but revoked permanently', async () => {
    const keys = createKeys({ broker });
    const { record: { id } } = await keys.create(account);
    expect((await keys.disable(account, id)).state).to.equal('disabled');
    expect((await keys.enable(account, id)).state).to.equal('active');
    expect((await keys.revoke(account, id)).state).to.equal('revoked');
    expect(((await rejection(keys.enable(account, id))) as Error).message).to.include('permanently revoked');
    await keys.delete(account, id);
    expect(await keys.list(account)).to.deep.equal([]);
    for (const wrong of [id, 'no.such.key', '*', '>']) {
      expect(await rejection(keys.disable(account, wrong)), wrong).to.be.instanceOf(AccountError);
      expect(await rejection(keys.delete(account, wrong)), wrong).to.be.instanceOf(AccountError);
    }
  });

  it('are limited to a hundred', async () => {
    const keys = createKeys({ broker });
    for (let i = 0; i < 100; i++) await keys.create(account);
    expect(((await rejection(keys.create(account))) as Error).message).to.include('has 100 keys');
  });
});

describe('callback secrets', () => {
  it('are created once, and two are valid during rotation', async () => {
    const broker = createMemoryBroker();
    const account = await createAccounts({ broker, plans }).create({ user: 'demo', plan: 'pro' });
    const secrets = createCallbackSecrets({ broker });
    expect(await secrets.secretsFor(account.id)).to.deep.equal([]);
    const first = await secrets.create(account);
    expect(first).to.match(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await rejection(secrets.create(account))).to.be.instanceOf(AccountError);
    const second = await secrets.rotate(account);
    expect(await secrets.secretsFor(account.id)).to.deep.equal([second, first]);
    const third = await secrets.rotate(account);
    expect(await secrets.secretsFor(account.id)).to.deep.equal([third, second]);
  });
});
