import { expect } from 'chai';
import type { Broker } from '../../../src/tasks/ports.js';
import { solveRequest, withHttpService, type HttpService } from '../../helpers/http-service.js';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';
import { expectPromptly } from '../../helpers/promptly.js';
import { connectTest } from '../../helpers/test-broker.js';
import { until } from '../../helpers/until.js';

describe('the HTTP API over a real broker', () => {
  let server: TestServer;
  let brokers: [Broker, Broker];
  before(async () => {
    server = await startNatsServer();
    brokers = [await connectTest(server), await connectTest(server)];
  });
  after(async () => {
    for (const broker of brokers) await broker.close();
    await server.stop();
  });

  /** Two API processes over one broker. */
  const withTwo = (plan: Record<string, unknown>, use: (first: HttpService<Broker>, second: HttpService<Broker>) => Promise<void>): Promise<void> =>
    withHttpService<Broker>({ broker: brokers[0], plan }, (first) => withHttpService<Broker>({ broker: brokers[1], plan }, (second) => use(first, second)));

  it('accepts exactly as many of a hundred concurrent submissions through two processes as the quota allows', async () => {
    await withTwo({ monthly_quota: 30 }, async (first, second) => {
      const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? first : second).submit(solveRequest())));
      const statuses = answers.map(({ status }) => status);
      expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length]).to.deep.equal([30, 70]);
      const accepted = answers.filter(({ status }) => status === 200);
      for (const { body } of accepted) expect((await second.poll(body.request_id, first.credentials)).status).to.equal(200);
      expect(await brokers[0].jobs.list()).to.have.length(30);
    });
  });

  it('refuses a revoked key in both processes within two seconds', async () => {
    await withTwo({}, async (first, second) => {
      const { key, record } = await first.keys.create(first.account);
      const headers = { 'x-user-name': 'demo', 'x-api-key': key };
      for (const service of [first, second]) expect((await service.poll('x'.repeat(22), headers)).status).to.equal(404);
      await first.keys.revoke(first.account, record.id);
      const began = performance.now();
      for (const service of [first, second]) await until('the key is refused', async () => (await service.poll('x'.repeat(22), headers)).status === 401);
      expectPromptly(began, 2000);
    });
  });

  it('answers waiting polls in both processes after one end event, whoever ended the task', async () => {
    await withTwo({}, async (first, second) => {
      const { body } = await first.submit(solveRequest());
      const poll = (service: HttpService<Broker>) => service.poll(body.request_id, { ...first.credentials, prefer: 'wait=30' });
      const polls = [first, second].flatMap((service) => Array.from({ length: 60 }, () => poll(service)));
      for (const { metrics } of [first, second]) {
        await until('all to wait', async () => /roundsman_http_held_calls\{kind="wait"[^}]*\} 60/.test(await metrics.registry.metrics()));
      }
      const cancelled = await second.cancel(body.request_id, first.credentials);
      for (const answer of await Promise.all(polls)) expect([answer.text, answer.headers['preference-applied']]).to.deep.equal([cancelled.text, 'wait=30']);
    });
  });

  it('returns 503 within two seconds while the broker is gone, and recovers on its own', async () => {
    await withHttpService<Broker>({ broker: brokers[0], plan: {} }, async (service) => {
      const { body } = await service.submit(solveRequest());
      await server.kill('SIGKILL');
      for (const call of [() => service.poll(body.request_id), () => service.submit(solveRequest())]) {
        const began = performance.now();
        const answer = await call();
        expect([answer.status, answer.body.code]).to.deep.equal([503, 'service_unavailable']);
        expectPromptly(began, 2000);
      }
      await server.restart();
      const again = await until('the task can be polled', async () => {
        const answer = await service.poll(body.request_id);
        expect(answer.status).to.be.oneOf([200, 503]);
        return answer.status === 200 ? answer : null;
      });
      expect(again.body.result.status).to.equal('processing');
      await until('a submission is accepted', async () => (await service.submit(solveRequest())).status === 200);
    });
  });
});
