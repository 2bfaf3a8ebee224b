import { expect } from 'chai';
import { createAccounts } from '../../../src/accounts/accounts.js';
import { createAudit } from '../../../src/accounts/audit.js';
import { createSessions, type Sessions } from '../../../src/accounts/sessions.js';
import { parsePlans } from '../../../src/accounts/plans.js';
import type { AccountRecord } from '../../../src/accounts/records.js';
import { createMemoryBroker } from '../../helpers/memory-broker.js';
import { planEntry } from '../../helpers/plan-entry.js';

const MINUTE = 60_000;

describe('sessions', () => {
  const broker = createMemoryBroker();
  let at = Date.UTC(2026, 10, 21);
  let account: AccountRecord;
  /** As seen by another process, without a cache. */
  const sessions = (): Sessions => createSessions({ broker, now: () => at });
  /** Activity is written asynchronously. */
  const written = () => new Promise((resolve) => { setImmediate(resolve); });

  before(async () => {
    const plans = parsePlans({ plans: [planEntry({ id: 'pro' })] });
    account = await createAccounts({ broker, plans, now: () => at }).create({ user: 'ada', plan: 'pro', password: 'a long sentence' });
  });

  it('end after half an hour without a call, and not before', async () => {
    const { token } = await sessions().start(account);
    for (let i = 0; i < 4; i++) {
      at += 29 * MINUTE;
      expect(await sessions().find(token)).to.not.equal(null);
      await written();
    }
    at += 30 * MINUTE;
    expect(await sessions().find(token)).to.equal(null);
  });

  it('end after twelve hours, however busy', async () => {
    const began = at;
    const { token } = await sessions().start(account);
    for (; at < began + 12 * 60 * MINUTE; at += 20 * MINUTE) {
      expect(await sessions().find(token)).to.not.equal(null);
      await written();
    }
    expect(await sessions().find(token)).to.equal(null);
  });

  it('are found only by their complete token and in their own account', async () => {
    const { token } = await sessions().start(account);
    const other = `${'x'.repeat(16)}${token.slice(16)}`;
    for (const wrong of ['', token.slice(0, -1), `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, other, `${token}*`, `${account.id}.*`, '>', token.toLowerCase()]) {
      expect(await sessions().find(wrong), wrong).to.equal(null);
      await sessions().end(wrong);
    }
    expect((await sessions().find(token))?.account.user).to.equal('ada');
  });

  it('have tokens that never repeat, and a second token for changes that is derived from the first', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => sessions().start(account)));
    expect(new Set(made.flatMap(({ token, csrfToken }) => [token, csrfToken])).size).to.equal(100);
    const [one] = made;
    expect((await sessions().find(one!.token))?.csrfToken).to.equal(one!.csrfToken);
  });

  it('do not come back when they end while activity is being recorded', async () => {
    const one = sessions();
    const { token } = await one.start(account);
    at += 2 * MINUTE;
    await Promise.all([one.find(token), one.end(token)]);
    await written();
    expect(await sessions().find(token)).to.equal(null);
  });

  it('are recorded in the audit log when they begin', async () => {
    const entries = await createAudit({ broker }).list('ada');
    expect(entries.filter(({ action }) => action === 'session.start')).to.not.be.empty;
    expect(entries.find(({ action }) => action === 'session.start')?.actor).to.equal('center:ada');
  });
});
