import { expect } from 'chai';
import { BrokerUnavailableError } from '../../../src/tasks/broker-errors.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { solveRequest, startHttpService, withHttpService, type HttpService } from '../../helpers/http-service.js';
import { createMemoryBroker } from '../../helpers/memory-broker.js';
import { expectPromptly } from '../../helpers/promptly.js';
import { until } from '../../helpers/until.js';

describe('submissions', () => {
  it('L1: are accepted exactly as far as the quota allows, of a hundred at once through two processes', async () => {
    const broker = createMemoryBroker();
    const plan = { monthly_quota: 30, submissions_per_minute: 1000 };
    await withHttpService({ broker, plan }, (first) => withHttpService({ broker, plan }, async (second) => {
      const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? first : second).submit(solveRequest())));
      expect(answers.filter(({ status }) => status === 200)).to.have.length(30);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).to.have.length(70);
      expect(new Set(refused.map(({ body }) => body.code as string))).to.deep.equal(new Set(['monthly_quota_exceeded']));
      expect(broker.inspectQueue()).to.have.length(30);
      expect(await broker.bucket('tasks').keys()).to.have.length(30);
      const month = Object.values((await broker.bucket<{ used: Record<string, number> }>('admission').get(first.account.id))!.value.used);
      expect(month).to.deep.equal([30]);
    }));
  });

  it('L4: to a full stream are refused with its depth, charge nothing and stay within its limit', async () => {
    await withHttpService({ brokerOptions: { jobLimit: 50 }, plan: { submissions_per_minute: 10_000 } }, async (service) => {
      const answers = await Promise.all(Array.from({ length: 200 }, () => service.submit(solveRequest())));
      expect(answers.filter(({ status }) => status === 200)).to.have.length(50);
      for (const { status, body, headers } of answers.filter((answer) => answer.status !== 200)) {
        expect([status, body.code]).to.deep.equal([429, 'service_busy']);
        expect(body.error).to.match(/queue depth is \d+/);
        expect(Number(headers['retry-after'])).to.equal(body.retry_after_seconds).and.to.be.at.least(1);
      }
      expect(service.broker.inspectQueue()).to.have.length(50);
      const stored = await service.broker.bucket<{ used: Record<string, number>; open: unknown[] }>('admission').get(service.account.id);
      expect(Object.values(stored!.value.used)).to.deep.equal([50]);
    });
  });

  it('are warned about fields without effect, in the response, in the record and when the task is cancelled', async () => {
    await withHttpService({}, async (service) => {
      const { status, body } = await service.submit(solveRequest(4, { vehicle_fixed_costs: [5, 5] }));
      expect([status, body.result.status, body.result.warnings.map(({ code }: any) => code as string)]).to.deep.equal([200, 'accepted', ['costs_not_counted']]);
      const stored = await service.broker.bucket<TaskRecord>('tasks').get(body.request_id as string);
      expect(stored?.value.warnings).to.deep.equal(body.result.warnings);
      const cancelled = await service.call('DELETE', `/api/v1/solve/result/${body.request_id as string}`, { headers: service.credentials });
      expect([cancelled.body.code, cancelled.body.warnings]).to.deep.equal(['cancelled', body.result.warnings]);
      expect((await service.poll(body.request_id as string)).body).to.deep.equal(cancelled.body);
      const silent = await service.submit(solveRequest(4));
      expect(silent.body.result).to.have.all.keys('status', 'phase', 'message');
    });
  });

  describe('under an Idempotency-Key', () => {
    let service: HttpService;
    before(async () => { service = await startHttpService({ plan: { submissions_per_minute: 3, monthly_quota: 3 } }); });
    after(() => service.close());
    const submit = (key: string, fields: Record<string, unknown> = {}) => service.submit(solveRequest(4, fields), { ...service.credentials, 'idempotency-key': key });

    it('are one task however often they are sent, immediately or later, and are charged once', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => submit('order-1')));
      expect(new Set(answers.map(({ status }) => status)), JSON.stringify(answers.map(({ body }) => body))).to.deep.equal(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.request_id as string)).size).to.equal(1);
      expect(service.broker.inspectQueue()).to.have.length(1);
      expect((await submit('order-2')).status).to.equal(200);
      expect((await submit('order-3')).status).to.equal(200);
      expect((await submit('order-4')).status).to.equal(429);
      const again = await submit('order-1');
      expect([again.status, again.body.request_id]).to.deep.equal([200, answers[0]?.body.request_id]);
      expect(again.headers['x-request-id']).to.not.equal(again.body.request_id);
      expect((await service.poll(again.body.request_id as string)).status).to.equal(200);
    });

    it('are refused if the body differs', async () => {
      const answer = await submit('order-1', { name: 'other' });
      expect([answer.status, answer.body.code, answer.body.detail[0].loc]).to.deep.equal([422, 'idempotency_key_reused', ['header', 'Idempotency-Key']]);
    });

    it('are all accepted and charged once in parallel through two processes with one submission left', async () => {
      for (let round = 0; round < 10; round++) {
        const broker = createMemoryBroker();
        const plan = { monthly_quota: 1, submissions_per_minute: 1 };
        await withHttpService({ broker, plan }, (first) => withHttpService({ broker, plan }, async (second) => {
          const headers = { ...first.credentials, 'idempotency-key': 'order-1' };
          const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? first : second).submit(solveRequest(), headers)));
          expect(answers.map(({ status }) => status), JSON.stringify(answers.map(({ body }) => body))).to.deep.equal(answers.map(() => 200));
          expect(new Set(answers.map(({ body }) => body.request_id as string)).size).to.equal(1);
          const { used, open } = await until('the charge is settled', async () => {
            const stored = await broker.bucket<{ used: Record<string, number>; open: unknown[] }>('admission').get(first.account.id);
            return stored?.value.open.length === 0 ? stored.value : null;
          });
          expect([Object.values(used), open]).to.deep.equal([[1], []]);
        }));
      }
    });

    it('name their task in a 503, however early it comes', async () => {
      await withHttpService({}, async (fresh) => {
        const headers = { ...fresh.credentials, 'idempotency-key': 'order-1' };
        const id = (await fresh.submit(solveRequest(), headers)).body.request_id as string;
        for (const operation of ['tasks.get', 'admission.get', 'blobs.put', 'tasks.create']) {
          fresh.broker.inject({ operation, when: 'before', times: 3 });
          const other = { ...headers, 'idempotency-key': operation };
          const failed = await fresh.submit(solveRequest(), other);
          if (failed.status === 200) continue;
          fresh.broker.clearFaults();
          expect(failed.status).to.equal(503);
          expect(failed.body.request_id, operation).to.equal((await fresh.submit(solveRequest(), other)).body.request_id);
        }
        fresh.broker.setAvailable(false);
        const away = await fresh.submit(solveRequest(), headers);
        expect([away.status, away.body.request_id]).to.deep.equal([503, id]);
        expect(away.headers['x-request-id']).to.not.equal(id);
      });
    });

    it('of other accounts are separate tasks', async () => {
      const other = await service.newCaller('other');
      const mine = await submit('order-1');
      const theirs = await service.submit(solveRequest(), { ...other, 'idempotency-key': 'order-1' });
      expect(theirs.status).to.equal(200);
      expect(theirs.body.request_id).to.not.equal(mine.body.request_id);
    });

    it('are refused if the key is invalid', async () => {
      for (const key of ['', 'with blank', 'x'.repeat(256)]) {
        const answer = await submit(key);
        expect([answer.status, answer.body.detail[0].loc], JSON.stringify(key.slice(0, 20))).to.deep.equal([422, ['header', 'Idempotency-Key']]);
      }
    });
  });

  describe('while the broker cannot be reached', () => {
    it('and polls get 503 within two seconds, never 404, and the service recovers on its own', async () => {
      await withHttpService({}, async (service) => {
        const { body } = await service.submit(solveRequest());
        service.broker.setAvailable(false);
        const began = performance.now();
        for (const answer of [await service.poll(body.request_id), await service.submit(solveRequest()), await service.call('GET', '/health/ready')]) {
          expect([answer.status, answer.body.code]).to.deep.equal([503, 'service_unavailable']);
          expect(Number(answer.headers['retry-after'])).to.be.at.least(1);
        }
        expectPromptly(began, 2000);
        expect((await service.call('GET', '/health/live')).status).to.equal(200);
        service.broker.setAvailable(true);
        expect((await service.poll(body.request_id)).status).to.equal(200);
        expect((await service.submit(solveRequest())).status).to.equal(200);
        expect((await service.call('GET', '/health/ready')).status).to.equal(200);
      });
    });

    it('may have been accepted nevertheless: the id in the response can be polled', async () => {
      await withHttpService({}, async (service) => {
        service.broker.inject({ operation: 'tasks.create', when: 'after' });
        const answer = await service.submit(solveRequest());
        expect(answer.status).to.equal(503);
        expect((await service.poll(answer.body.request_id)).status).to.equal(200);
        service.broker.inject({ operation: 'tasks.create', when: 'after' });
        const keyed = await service.submit(solveRequest(), { ...service.credentials, 'idempotency-key': 'k' });
        expect(keyed.status).to.equal(503);
        expect((await service.poll(keyed.body.request_id)).status).to.equal(200);
      });
    });

    it('cost nothing if nothing came of them', async () => {
      await withHttpService({}, async (service) => {
        service.broker.inject({ operation: 'blobs.put', when: 'before', error: () => new BrokerUnavailableError('gone') });
        expect((await service.submit(solveRequest())).status).to.equal(503);
        const stored = await service.broker.bucket<{ used: Record<string, number>; open: unknown[] }>('admission').get(service.account.id);
        expect([Object.values(stored!.value.used), stored!.value.open]).to.deep.equal([[0], []]);
      });
    });

    it('are not reported as our fault', async () => {
      await withHttpService({}, async (service) => {
        service.broker.inject({ operation: 'blobs.put', when: 'before', error: () => new TypeError('secret detail at /path/of/ours.js') });
        const answer = await service.submit(solveRequest());
        expect([answer.status, answer.body.code]).to.deep.equal([500, 'internal_error']);
        expect(answer.text).to.not.include('secret').and.not.include('/path');
        expect(service.log.join('')).to.include('"level":50');
      });
    });
  });

  it('are settled and recorded in the history after the response, and a stop waits for that', async () => {
    const service = await startHttpService();
    const { body } = await service.submit(solveRequest());
    await service.close();
    const stored = await service.broker.bucket<{ open: unknown[] }>('admission').get(service.account.id);
    expect(stored?.value.open).to.deep.equal([]);
    expect(await service.broker.bucket('history').get(`${service.account.id}.${body.request_id}`)).to.not.equal(null);
  });

  it('give every task a distinct id of 128 random bits', async () => {
    await withHttpService({}, async (service) => {
      const ids = (await Promise.all(Array.from({ length: 200 }, () => service.submit(solveRequest())))).map(({ body }) => body.request_id as string);
      expect(new Set(ids).size).to.equal(200);
      for (const id of ids) expect(id).to.match(/^[A-Za-z0-9_-]{22}$/);
      const records = await Promise.all(ids.map((id) => service.broker.bucket<TaskRecord>('tasks').get(id)));
      expect(records.every((record) => record?.value.account === service.account.id)).to.equal(true);
      await until('all are in the history', async () => (await service.broker.bucket('history').keys()).length === 200);
    });
  });
});
