import { expect } from 'chai';
import { createAccounts } from '../../../src/accounts/accounts.js';
import { createAudit } from '../../../src/accounts/audit.js';
import { createCallbackSecrets } from '../../../src/accounts/secrets.js';
import { createKeys } from '../../../src/accounts/keys.js';
import { parsePlans } from '../../../src/accounts/plans.js';
import { createMemoryBroker } from '../../helpers/memory-broker.js';
import { planEntry } from '../../helpers/plan-entry.js';
import { rejection } from '../../helpers/rejection.js';

const plans = parsePlans({ plans: [planEntry({ id: 'free' }), planEntry({ id: 'pro' })] });

describe('the audit log', () => {
  it('records who did what and when to accounts, plans, keys and secrets, and contains no secret', async () => {
    const broker = createMemoryBroker();
    let at = 1000;
    const by = { broker, actor: 'cli:root@host', now: () => at++ };
    const [accounts, keys, secrets] = [createAccounts({ ...by, plans, settleMs: 0 }), createKeys(by), createCallbackSecrets(by)];
    const account = await accounts.create({ user: 'demo', plan: 'pro', password: 'correct horse' });
    await accounts.setPlan('demo', 'free');
    await accounts.setPassword('demo', 'battery staple');
    const { key, record } = await keys.create(account, { name: 'ci' });
    await keys.disable(account, record.id);
    await keys.enable(account, record.id);
    await keys.revoke(account, record.id);
    await keys.delete(account, record.id);
    const made = [await secrets.create(account), await secrets.rotate(account)];
    await accounts.delete('demo');

    const entries = await createAudit({ broker }).list('demo');
    expect(entries.map(({ action }) => action)).to.deep.equal([
      'account.create', 'account.set_plan', 'account.set_password', 'key.create', 'key.disable', 'key.enable', 'key.revoke', 'key.delete',
      'callback_secret.create', 'callback_secret.rotate', 'account.delete',
    ]);
    for (const entry of entries) expect(entry).to.include({ v: 1, actor: 'cli:root@host', account: account.id, user: 'demo' });
    expect(entries[1]!.details).to.deep.equal({ plan: 'free', plan_before: 'pro' });
    expect(entries[3]!.details).to.deep.equal({ key: record.id, name: 'ci' });
    expect(entries.at(-1)!.details).to.deep.equal({ keys: 0, tasks: 0, history: 0, blobs: 0 });
    const text = JSON.stringify(entries);
    for (const secret of [key, ...made, 'correct horse', 'battery staple', 'digest']) expect(text).not.to.include(secret);
  });

  it('contains nothing about refused changes', async () => {
    const broker = createMemoryBroker();
    const accounts = createAccounts({ broker, plans });
    await accounts.create({ user: 'demo', plan: 'pro' });
    await rejection(accounts.create({ user: 'demo', plan: 'pro' }));
    await rejection(accounts.setPlan('demo', 'gold'));
    expect(await createAudit({ broker }).list()).to.have.length(1);
  });

  it('records the plans that marketplace users get when they change', async () => {
    const broker = createMemoryBroker();
    const accounts = createAccounts({ broker, plans, actor: 'marketplace' });
    for (const plan of ['pro', 'pro', 'free', 'free']) await accounts.noteMarketplace({ id: 'mp-1', user: 'joe', plan });
    expect((await createAudit({ broker }).list('mp:joe')).map(({ action, details }) => [action, details['plan']])).to.deep.equal([['account.create', 'pro'], ['account.set_plan', 'free']]);
  });
});
