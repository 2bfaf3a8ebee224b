import { expect } from 'chai';
import { createAudit } from '../../../../src/accounts/audit.js';
import { startCenterService, type Browser, type CenterService } from '../../../helpers/center-service.js';
import { solveRequest } from '../../../helpers/http-service.js';

describe('keys in the account center', () => {
  let service: CenterService;
  let browser: Browser;
  before(async () => {
    service = await startCenterService();
    ({ browser } = await service.signedIn('ada'));
  });
  after(() => service.close());

  const create = async (body: unknown) => browser.call('POST', '/account/api/keys', { body });
  const act = (id: string, action: string, as = browser) => as.call('PATCH', `/account/api/keys/${id}`, { body: { action } });
  const list = async (): Promise<any[]> => (await browser.call('GET', '/account/api/keys')).body.result.keys;
  /** As seen by a process that has not cached the key. */
  const status = async (key: string) => {
    const fresh = await startCenterService({ broker: service.broker });
    try {
      return (await fresh.call('GET', '/api/v1/usage', { headers: { 'x-user-name': 'ada', 'x-api-key': key } })).status;
    } finally {
      await fresh.close();
    }
  };

  it('go through their whole life: created, shown once, used, disabled, enabled, revoked, deleted', async () => {
    const { body } = await create({ name: 'nightly', expires_in_days: 90 });
    const { key, id, prefix } = body.result;
    expect(key.startsWith(prefix)).to.equal(true);
    expect(body.result).to.include({ name: 'nightly', state: 'active', last_used_at: null });
    expect(Date.parse(body.result.expires_at) - Date.parse(body.result.created_at)).to.equal(90 * 86_400_000);
    expect(await status(key)).to.equal(200);
    const shown = (await list()).find((one) => one.id === id);
    expect(shown).to.not.have.property('key');
    expect(shown.last_used_at).to.be.a('string');
    expect((await act(id, 'disable')).body.result.state).to.equal('disabled');
    expect(await status(key)).to.equal(401);
    expect((await act(id, 'enable')).body.result.state).to.equal('active');
    expect(await status(key)).to.equal(200);
    expect((await act(id, 'revoke')).body.result.state).to.equal('revoked');
    expect(await status(key)).to.equal(401);
    const again = await act(id, 'enable');
    expect([again.status, again.body.code]).to.deep.equal([409, 'key_revoked']);
    expect((await browser.call('DELETE', `/account/api/keys/${id}`)).body.result).to.deep.equal({ deleted: true });
    expect((await list()).some((one) => one.id === id)).to.equal(false);
    expect(JSON.stringify(service.log)).to.not.include(key);
  });

  it('are recorded in the audit log under the name of the user', async () => {
    const entries = await createAudit({ broker: service.broker }).list('ada');
    expect(entries.filter(({ actor }) => actor === 'center:ada').map(({ action }) => action)).to.include.members(['key.create', 'key.disable', 'key.enable', 'key.revoke', 'key.delete']);
  });

  for (const [name, body] of Object.entries({
    'no name': {}, 'an empty name': { name: '' }, 'a long name': { name: 'x'.repeat(101) }, 'a line break in the name': { name: 'a\nb' }, 'half a character': { name: '\ud800' },
    'no days': { name: 'k', expires_in_days: 0 }, 'too many days': { name: 'k', expires_in_days: 3651 }, 'half a day': { name: 'k', expires_in_days: 0.5 }, 'days as text': { name: 'k', expires_in_days: '7' },
    'an unknown field': { name: 'k', scope: 'all' }, 'a list': [], 'null': null,
  })) {
    it(`are not created with ${name}`, async () => {
      const answer = await create(body);
      expect([answer.status, answer.body.code]).to.deep.equal([422, 'validation_failed']);
    });
  }

  it('are not changed by an unknown action', async () => {
    const { body } = await create({ name: 'k' });
    expect((await act(body.result.id, 'explode')).status).to.equal(422);
  });

  it('are reported as not found alike if they belong to another account, are unknown or impossible', async () => {
    const { browser: other } = await service.signedIn('bob');
    const { body } = await create({ name: 'mine' });
    const answers = [];
    for (const id of [body.result.id, 'AAAAAAAA', 'no-key', '%00', '*', 'x'.repeat(65)]) {
      answers.push(await act(id, 'revoke', other), await other.call('DELETE', `/account/api/keys/${id}`));
    }
    for (const answer of answers) expect({ ...answer.body, request_id: '' }).to.deep.equal({ success: false, request_id: '', error: 'No such key. Reload the list of keys', code: 'key_not_found' });
    expect((await list()).find((one) => one.id === body.result.id).state).to.equal('active');
  });

  it('are refused on a plan without API access, with the reason; existing ones can be ended', async () => {
    const { browser: free, account } = await service.signedIn('frugal', 'free');
    const { record } = await service.keys.create(account);
    for (const answer of [await free.call('POST', '/account/api/keys', { body: { name: 'k' } }), await act(record.id, 'enable', free)]) {
      expect([answer.status, answer.body.code]).to.deep.equal([403, 'api_access_denied']);
      expect(answer.body.error).to.include('"free"');
    }
    expect((await act(record.id, 'disable', free)).status).to.equal(200);
    expect((await free.call('GET', '/account/api/keys')).body.result.keys).to.have.length(1);
  });

  it('are limited to a hundred', async () => {
    const { browser: many, account } = await service.signedIn('many');
    await Promise.all(Array.from({ length: 100 }, () => service.keys.create(account)));
    const answer = await many.call('POST', '/account/api/keys', { body: { name: 'k' } });
    expect([answer.status, answer.body.code]).to.deep.equal([409, 'too_many_keys']);
  });
});

describe('plan and usage in the account center', () => {
  it('show limits, usage, submissions per day and refusals by code, also after a restart', async () => {
    let at = Date.UTC(2026, 10, 20, 12);
    const first = await startCenterService({ now: () => at });
    const headers = await first.newCaller('ada');
    const account = await first.accounts.require('ada');
    await first.accounts.setPassword('ada', 'a long sentence');
    for (let i = 0; i < 3; i++) await first.submit(solveRequest(), headers);
    at += 86_400_000;
    await first.submit(solveRequest(), headers);
    await first.submit(solveRequest(4, { node_num: 5 }), headers);
    await first.submit(solveRequest(4, { node_num: 'x' }), headers);
    await first.call('GET', '/api/v1/solve/result/AAAAAAAAAAAAAAAAAAAAAA', { headers });
    const browser = first.browser();
    await browser.signIn('ada');
    // refusals of the pages themselves do not count for the account
    await browser.call('GET', '/account/api/history/x');
    await first.close();

    const second = await startCenterService({ now: () => at, broker: first.broker });
    try {
      const again = second.browser();
      await again.signIn('ada');
      const { result } = (await again.call('GET', '/account/api/usage')).body;
      expect(result).to.include({ plan: 'pro', api_access: true, history_days: 30 });
      expect(result.month.used).to.equal(4);
      expect(result.days).to.have.length(30);
      expect(result.days.slice(-3)).to.deep.equal([{ date: '2026-11-19', submissions: 0 }, { date: '2026-11-20', submissions: 3 }, { date: '2026-11-21', submissions: 1 }]);
      expect(result.refusals).to.deep.equal([{ code: 'validation_failed', count: 2 }, { code: 'task_not_found', count: 1 }]);
      await second.accounts.delete('ada');
      expect(await second.broker.bucket('usage').get(account.id)).to.equal(null);
    } finally {
      await second.close();
    }
  });

  it('forget days and refusals that are a month old', async () => {
    let at = Date.UTC(2026, 8, 1, 12);
    const service = await startCenterService({ now: () => at });
    try {
      const { browser } = await service.signedIn('ada');
      const { key } = await service.keys.create(await service.accounts.require('ada'));
      await service.submit(solveRequest(), { 'x-user-name': 'ada', 'x-api-key': key });
      at += 31 * 86_400_000;
      await browser.signIn('ada');
      const { result } = (await browser.call('GET', '/account/api/usage')).body;
      expect(result.days.every(({ submissions }: { submissions: number }) => submissions === 0)).to.equal(true);
    } finally {
      await service.close();
    }
  });
});

describe('the callback secret in the account center', () => {
  it('is shown once, and two are valid during a rotation', async () => {
    const service = await startCenterService();
    try {
      const { browser, account } = await service.signedIn('ada');
      const path = '/account/api/callback-secret';
      expect((await browser.call('GET', path)).body.result).to.deep.equal({ exists: false, created_at: null, previous_created_at: null });
      const one = (await browser.call('POST', path)).body.result;
      expect(one.secret).to.match(/^whsec_/);
      expect(one.previous_created_at).to.equal(null);
      const two = (await browser.call('POST', path)).body.result;
      expect(two.previous_created_at).to.equal(one.created_at);
      expect(await service.secrets.secretsFor(account.id)).to.deep.equal([two.secret, one.secret]);
      const state = await browser.call('GET', path);
      expect(state.body.result).to.deep.equal({ exists: true, created_at: two.created_at, previous_created_at: one.created_at });
      expect(state.text + service.log.join('')).to.not.include(two.secret);
    } finally {
      await service.close();
    }
  });
});
