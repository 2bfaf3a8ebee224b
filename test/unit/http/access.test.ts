import { expect } from 'chai';
import { request } from 'undici';
import type { AccountRecord } from '../../../src/accounts/records.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { SECRET, solveRequest, startHttpService, withHttpService, type HttpService } from '../../helpers/http-service.js';
import { expectPromptly } from '../../helpers/promptly.js';
import { until } from '../../helpers/until.js';

describe('access', () => {
  let service: HttpService;
  before(async () => { service = await startHttpService(); });
  after(() => service.close());

  const recordOf = async (id: string): Promise<TaskRecord> => (await service.broker.bucket<TaskRecord>('tasks').get(id))!.value;

  it('is granted to every valid key of the account, and to user names in any script and encoding', async () => {
    const { body } = await service.submit(solveRequest());
    const second = await service.keys.create(service.account);
    expect((await service.poll(body.request_id, { 'x-user-name': 'demo', 'x-api-key': second.key })).status).to.equal(200);
    const user = 'Łukasz 配送';
    const account = await service.accounts.create({ user, plan: 'pro' });
    const { key } = await service.keys.create(account);
    for (const name of [encodeURIComponent(user), Buffer.from(user, 'utf8').toString('latin1')]) {
      expect((await service.submit(solveRequest(), { 'x-user-name': name, 'x-api-key': key })).status, name).to.equal(200);
    }
  });

  for (const [what, end] of [
    ['disabled', (account: AccountRecord, id: string) => service.keys.disable(account, id)],
    ['revoked', (account: AccountRecord, id: string) => service.keys.revoke(account, id)],
    ['deleted', (account: AccountRecord, id: string) => service.keys.delete(account, id)],
  ] as const) {
    it(`ends within two seconds for a key that is ${what}, with the same message as for a wrong one`, async () => {
      const made = await service.keys.create(service.account);
      const headers = { 'x-user-name': 'demo', 'x-api-key': made.key };
      const { body } = await service.submit(solveRequest(), headers);
      await end(service.account, made.record.id);
      const since = performance.now();
      const refused = await until('the key is refused', async () => {
        const answer = await service.poll(body.request_id, headers);
        return answer.status === 401 ? answer : null;
      });
      expectPromptly(since, 2000);
      const wrong = await service.poll(body.request_id, { ...headers, 'x-api-key': 'rm_wrong' });
      expect(refused.body.error).to.equal(wrong.body.error);
      expect((await service.poll(body.request_id)).status).to.equal(200);
    });
  }

  it('ends with a key\'s lifetime, and comes back when a disabled key is enabled', async () => {
    let at = Date.now();
    await withHttpService({ now: () => at }, async (clocked) => {
      const { key } = await clocked.keys.create(clocked.account, { expiresInMs: 60_000 });
      const headers = { 'x-user-name': 'demo', 'x-api-key': key };
      expect((await clocked.submit(solveRequest(), headers)).status).to.equal(200);
      at += 600_000;
      expect((await clocked.submit(solveRequest(), headers)).status).to.equal(401);
    });
    const made = await service.keys.create(service.account);
    await service.keys.disable(service.account, made.record.id);
    await service.keys.enable(service.account, made.record.id);
    expect((await service.submit(solveRequest(), { 'x-user-name': 'demo', 'x-api-key': made.key })).status).to.equal(200);
  });

  it('is refused with the id of the task that was asked for, whatever refuses it', async () => {
    const { body: { request_id: id } } = await service.submit(solveRequest());
    const wrong = { ...service.credentials, 'x-api-key': 'rm_wrong' };
    const free = await service.newCaller('walker', 'free');
    const ids = async (status: number, headers: Record<string, string>): Promise<void> => {
      for (const [method, path] of [['GET', ''], ['DELETE', ''], ['GET', '/events'], ['GET', '/callback']] as const) {
        const answer = await service.call(method, `/api/v1/solve/result/${id}${path}`, { headers });
        expect([answer.status, answer.body.request_id], `${method} ${path}`).to.deep.equal([status, id]);
      }
    };
    await ids(401, {});
    await ids(401, wrong);
    await ids(403, free);
    const malformed = await service.call('GET', '/api/v1/solve/result/short', { headers: wrong });
    expect(malformed.body.request_id).to.equal(malformed.headers['x-request-id']);
    await withHttpService({}, async (away) => {
      away.broker.setAvailable(false);
      const unavailable = await away.poll(id);
      expect([unavailable.status, unavailable.body.request_id]).to.deep.equal([503, id]);
    });
  });

  it('is refused if a credential is sent twice, whatever the values', async () => {
    for (const name of ['X-User-Name', 'X-Api-Key']) {
      const headers = ['X-User-Name', 'demo', 'X-Api-Key', service.key, name, name === 'X-Api-Key' ? service.key : 'demo'];
      const response = await request(`http://127.0.0.1:${service.port}/api/v1/solve/result/${'x'.repeat(22)}`, { headers });
      expect(response.statusCode, name).to.equal(401);
      expect(await response.body.json()).to.include({ success: false, code: 'missing_credentials' });
    }
  });

  it('costs the broker the same reads for every kind of wrong key', async () => {
    const made = await service.keys.create(service.account);
    const revoked = await service.keys.create(service.account);
    await service.keys.revoke(service.account, revoked.record.id);
    const unknown = await service.newCaller('gone');
    await service.accounts.delete('gone');
    const reads = new Map<string, string>();
    for (const [what, user, key] of [
      ['wrong user', 'nobody', made.key], ['revoked', 'demo', revoked.key], ['deleted account', 'gone', unknown['x-api-key'] ?? ''],
      ['no key at all', 'demo', 'password'], ['bad checksum', 'demo', `${made.key.slice(0, -1)}${made.key.endsWith('a') ? 'b' : 'a'}`],
    ] as const) {
      const from = service.broker.log.length;
      expect((await service.submit(solveRequest(), { 'x-user-name': user, 'x-api-key': key })).status, what).to.equal(401);
      reads.set(what, service.broker.log.slice(from).map((line) => line.split(' ')[0]).sort().join(','));
    }
    expect(new Set(reads.values())).to.deep.equal(new Set(['accounts.get,keys.get']));
  });

  it('records when a key was last used', async () => {
    const made = await service.keys.create(service.account, { name: 'noted' });
    await service.submit(solveRequest(), { 'x-user-name': 'demo', 'x-api-key': made.key });
    await until('the use is noted', async () => (await service.keys.list(service.account)).some((key) => key.name === 'noted' && key.lastUsedAt !== undefined));
  });

  it('follows a change of plan', async () => {
    const headers = await service.newCaller('mover', 'free');
    expect((await service.submit(solveRequest(), headers)).status).to.equal(403);
    await service.accounts.setPlan('mover', 'pro');
    await until('the plan counts', async () => (await service.submit(solveRequest(), headers)).status === 200);
  });

  describe('through the marketplace', () => {
    const proxy = { 'x-rapidapi-proxy-secret': SECRET };
    const rows: readonly (readonly [string, Record<string, string>, number, string?])[] = [
      ['the secret alone', proxy, 200],
      ['the second secret of a rotation', { 'x-rapidapi-proxy-secret': 'proxy-secret-2' }, 200],
      ['a user and a known subscription', { ...proxy, 'x-rapidapi-user': 'ann', 'x-rapidapi-subscription': 'ultra' }, 200],
      ['a wrong secret', { 'x-rapidapi-proxy-secret': 'proxy-secret-3' }, 401, 'invalid_proxy_secret'],
      ['an empty secret', { 'x-rapidapi-proxy-secret': '' }, 401, 'invalid_proxy_secret'],
      ['two secrets in one', { 'x-rapidapi-proxy-secret': `${SECRET},proxy-secret-2` }, 401, 'invalid_proxy_secret'],
      ['a user without a secret', { 'x-rapidapi-user': 'ann' }, 401, 'missing_credentials'],
      ['an unknown subscription', { ...proxy, 'x-rapidapi-subscription': 'GOLD' }, 403, 'unknown_subscription'],
    ];
    for (const [what, headers, status, code] of rows) {
      it(`${what}: ${status}`, async () => {
        const answer = await service.submit(solveRequest(), headers);
        expect(answer.status, answer.text).to.equal(status);
        expect(answer.body.code).to.equal(code);
      });
    }

    it('depends on the proxy\'s header rather than direct credentials, right or wrong', async () => {
      const right = await service.submit(solveRequest(), { ...service.credentials, ...proxy });
      expect((await recordOf(right.body.request_id)).access).to.equal('marketplace');
      const wrong = await service.submit(solveRequest(), { ...service.credentials, 'x-rapidapi-proxy-secret': 'no' });
      expect([wrong.status, wrong.body.code]).to.deep.equal([401, 'invalid_proxy_secret']);
    });

    it('gives every user an account, a plan and tasks of their own, outside the history', async () => {
      const ann = { ...proxy, 'x-rapidapi-user': 'ann', 'x-rapidapi-subscription': 'ULTRA' };
      const { body } = await service.submit(solveRequest(), ann);
      const record = await recordOf(body.request_id);
      expect(record.access).to.equal('marketplace');
      expect(await service.broker.bucket('history').keys(`${record.account}.*`)).to.deep.equal([]);
      expect((await service.poll(body.request_id, ann)).status).to.equal(200);
      for (const other of [{ ...proxy, 'x-rapidapi-user': 'bob' }, proxy, service.credentials]) {
        expect((await service.poll(body.request_id, other)).status).to.equal(403);
      }
      const noted = await until('the account is written down', async () => service.accounts.find('mp:ann'));
      expect(noted).to.include({ id: record.account, plan: 'big', access: 'marketplace' });
    });

    it('admits no one if no marketplace is configured, and does not affect direct credentials', async () => {
      await withHttpService({ marketplace: { proxySecrets: [], secretHeader: 'x-proxy', plan: null } }, async (direct) => {
        for (const secret of ['', 'x', 'undefined']) {
          const alone = await direct.submit(solveRequest(), { 'x-proxy': secret });
          expect([alone.status, alone.body.code]).to.deep.equal([401, 'missing_credentials']);
          const beside = await direct.submit(solveRequest(), { ...direct.credentials, 'x-proxy': secret });
          expect(beside.status, beside.text).to.equal(200);
        }
      });
    });

    it('distinguishes callers without a user that send the same Idempotency-Key', async () => {
      const shared = { ...proxy, 'idempotency-key': 'order-1' };
      const [one, other, again] = [await service.submit(solveRequest(4), shared), await service.submit(solveRequest(5), shared), await service.submit(solveRequest(4), shared)];
      expect([one.status, other.status, again.status]).to.deep.equal([200, 200, 200]);
      expect(other.body.request_id).to.not.equal(one.body.request_id);
      expect(again.body.request_id).to.equal(one.body.request_id);
      const ann = { ...shared, 'x-rapidapi-user': 'ann' };
      expect((await service.submit(solveRequest(4), ann)).status).to.equal(200);
      expect((await service.submit(solveRequest(5), ann)).body.code).to.equal('idempotency_key_reused');
    });
  });

  it('never writes a key, a password, a secret or a body to the log', async () => {
    const canary = 'canary-4711';
    await service.submit(solveRequest(4, { name: canary }));
    await service.submit(`{"name":"${canary}`);
    await service.submit(solveRequest(), { 'x-user-name': 'demo', 'x-api-key': canary });
    await service.submit(solveRequest(), { 'x-rapidapi-proxy-secret': canary });
    await service.call('GET', `/api/v1/solve/result/${canary}?x-api-key=${canary}`, { headers: service.credentials });
    await service.call('GET', `/${canary}`);
    const log = service.log.join('');
    expect(log.length).to.be.greaterThan(1000);
    for (const secret of [canary, service.key, service.key.slice(-20), SECRET]) expect(log).to.not.include(secret);
    expect(JSON.stringify(service.broker.log)).to.not.include(service.key.slice(-20));
  });
});
