import { expect } from 'chai';
import { createHistory } from '../../../src/accounts/history.js';
import type { HistoryEntry } from '../../../src/accounts/records.js';
import type { Broker } from '../../../src/tasks/ports.js';
import { PASSWORD, startCenterService, type CenterService } from '../../helpers/center-service.js';
import { solveRequest } from '../../helpers/http-service.js';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';
import { expectPromptly } from '../../helpers/promptly.js';
import { connectTest } from '../../helpers/test-broker.js';
import { until } from '../../helpers/until.js';

describe('the account center over a real broker', () => {
  let server: TestServer;
  let brokers: [Broker, Broker];
  let first: CenterService<Broker>;
  let second: CenterService<Broker>;
  before(async () => {
    server = await startNatsServer();
    brokers = [await connectTest(server), await connectTest(server)];
    first = await startCenterService<Broker>({ broker: brokers[0] });
    second = await startCenterService<Broker>({ broker: brokers[1] });
  });
  after(async () => {
    for (const service of [first, second]) await service.close();
    for (const broker of brokers) await broker.close();
    await server.stop();
  });

  /** A browser with one process's session, talking to the other process. */
  const other = (browser: ReturnType<typeof first.browser>) => {
    const same = second.browser();
    for (const [name, value] of browser.cookies) same.cookies.set(name, value);
    same.csrf = browser.csrf;
    return same;
  };

  it('accepts a session of one process in the other, and ends it in both within two seconds', async () => {
    const { browser } = await first.signedIn('ada');
    const there = other(browser);
    expect((await there.call('GET', '/account/api/session')).body.result.user_name).to.equal('ada');
    expect((await there.call('POST', '/account/api/keys', { body: { name: 'k' } })).status).to.equal(200);
    await browser.call('DELETE', '/account/api/session');
    const began = performance.now();
    await until('the other process to know', async () => (await there.call('GET', '/account/api/session')).status === 401);
    expectPromptly(began, 2000);
  });

  it('ends sessions when the password changes, within two seconds', async () => {
    const { browser } = await first.signedIn('bea');
    expect((await browser.call('GET', '/account/api/session')).status).to.equal(200);
    await second.accounts.setPassword('bea', 'quite another sentence');
    const began = performance.now();
    await until('the session to end', async () => (await browser.call('GET', '/account/api/session')).status === 401);
    expectPromptly(began, 2000);
  });

  it('performs every operation', async () => {
    const { browser, account } = await first.signedIn('cleo');
    const call = async (method: string, path: string, body?: unknown) => {
      const answer = await browser.call(method, `/account/api${path}`, { body });
      expect(answer.status, `${method} ${path}: ${answer.text}`).to.equal(200);
      return answer.body.result;
    };
    const { id } = await call('POST', '/keys', { name: 'k', expires_in_days: 1 });
    await call('PATCH', `/keys/${id}`, { action: 'disable' });
    expect((await call('GET', '/keys')).keys.map(({ state }: { state: string }) => state)).to.deep.equal(['disabled']);
    await call('DELETE', `/keys/${id}`);
    await call('POST', '/callback-secret');
    expect((await call('GET', '/callback-secret')).exists).to.equal(true);
    expect((await call('POST', '/playground/validate', JSON.stringify(solveRequest()))).valid).to.equal(true);
    const task = (await call('POST', '/playground/solve', (await call('GET', '/examples')).examples[0].request)).request_id;
    expect((await call('GET', `/playground/tasks/${task}`)).state).to.equal('queued');
    expect((await call('GET', '/usage')).days.at(-1).submissions).to.equal(1);
    await until('the entry', async () => (await browser.call('GET', `/account/api/history/${task}`)).status === 200);
    expect((await call('DELETE', `/playground/tasks/${task}`)).end).to.include({ code: 'cancelled' });
    await until('its end in the history', async () => (await call('GET', `/history/${task}`)).entry.state === 'failed');
    await call('GET', `/history/${task}/request`);
    expect((await browser.call('GET', `/account/api/history/${task}/result`)).body.code).to.equal('cancelled');
    await call('DELETE', `/history/${task}`);
    expect((await call('GET', '/history')).entries).to.deep.equal([]);
    await call('DELETE', '/session');
    await first.accounts.delete('cleo');
    for (const bucket of ['sessions', 'usage', 'history', 'keys'] as const) expect((await brokers[0].bucket(bucket).keys()).filter((key) => key.startsWith(account.id)), bucket).to.deep.equal([]);
  });

  it('keeps refusals across a restart', async () => {
    const own = await startCenterService<Broker>({ broker: brokers[0] });
    const { browser } = await own.signedIn('dora');
    await browser.call('POST', '/account/api/playground/solve', { body: solveRequest(4, { node_num: 5 }) });
    await own.close();
    const again = second.browser();
    await again.signIn('dora', PASSWORD);
    expect((await again.call('GET', '/account/api/usage')).body.result.refusals).to.deep.equal([{ code: 'validation_failed', count: 1 }]);
  });

  it('searches the newest entries of a history without reading them one by one', async () => {
    const { account, browser } = await first.signedIn('emil');
    const bucket = brokers[0].bucket<HistoryEntry>('history');
    const at = Date.now();
    const entries = Array.from({ length: 800 }, (_, i): HistoryEntry => ({
      v: 1, id: `E${String(i).padStart(21, '0')}`, account: account.id, state: 'solved', strategy: 'savings', seed: 1, limitSeconds: 5, nodes: 10, vehicles: 2,
      createdAt: at - i * 1000, requestKey: 'x', name: `run ${i}`,
    }));
    for (let i = 0; i < entries.length; i += 200) await Promise.all(entries.slice(i, i + 200).map((entry) => bucket.put(`${account.id}.${entry.id}`, entry)));
    await bucket.delete(`${account.id}.${entries[7]!.id}`);
    const history = createHistory({ broker: brokers[1], plans: first.plans });
    expect((await history.list(account.id)).map(({ id }) => id)).to.deep.equal(entries.filter((_, i) => i !== 7).map(({ id }) => id));
    expect(await history.list(account.id, 100)).to.have.length(100);
    const { result } = (await browser.call('GET', '/account/api/history?name=run%201&limit=5')).body;
    expect(result.searched).to.equal(799);
    expect(result.entries.map(({ name }: { name: string }) => name)).to.deep.equal(['run 1', 'run 10', 'run 11', 'run 12', 'run 13']);
  });

  it('returns 503 while the broker is gone, and accepts the same session afterwards', async () => {
    const { browser } = await first.signedIn('fay');
    await server.kill('SIGKILL');
    await until('the loss to be noticed', async () => (await browser.call('GET', '/account/api/usage')).status === 503);
    await server.restart();
    await until('it to serve again', async () => (await browser.call('GET', '/account/api/usage')).status === 200);
  });
});
