import { expect } from 'chai';
import { preferences, preferredWait } from '../../../src/http/prefer.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { solveRequest, withHttpService, type HttpService } from '../../helpers/http-service.js';
import { until } from '../../helpers/until.js';

const ENVELOPE = { success: false, request_id: '', error: 'No feasible solution: impossible.', code: 'no_feasible_solution', result: null };

/** Ends a task like a worker, and publishes the event unless disabled. */
async function finish({ broker }: HttpService, id: string, tell = true): Promise<void> {
  const tasks = broker.bucket<TaskRecord>('tasks');
  const { value, revision } = (await tasks.get(id))!;
  await broker.blobs.put(`result.${id}`, Buffer.from(JSON.stringify({ ...ENVELOPE, request_id: id })));
  await tasks.update(id, { ...value, state: 'failed', code: 'no_feasible_solution', resultKey: `result.${id}`, finishedAt: Date.now(), expiresAt: Date.now() + 3_600_000 }, revision);
  if (tell) broker.events.publish(id, { kind: 'changed', state: 'failed' });
}

const submitted = async (service: HttpService): Promise<string> => (await service.submit(solveRequest())).body.request_id as string;
const wait = (service: HttpService, id: string, seconds: number, headers = service.credentials) => service.poll(id, { ...headers, prefer: `wait=${seconds}` });
const reads = ({ broker }: HttpService, id: string): number => broker.log.filter((line) => line === `tasks.get ${id}`).length;

describe('a poll that prefers to wait', () => {
  it('is answered when the task is finished, without polling in between, and leaves nothing behind', async () => {
    await withHttpService({}, async (service) => {
      const id = await submitted(service);
      const before = reads(service, id);
      const polls = [wait(service, id, 30), wait(service, id, 99), wait(service, id, 30)];
      await until('all to wait', () => reads(service, id) === before + 6);
      expect(await service.metrics.registry.metrics()).to.match(/roundsman_http_held_calls\{kind="wait"[^}]*\} 3/);
      await finish(service, id);
      for (const [i, answer] of (await Promise.all(polls)).entries()) {
        expect([answer.status, answer.body.code, answer.headers['preference-applied']], String(i)).to.deep.equal([200, 'no_feasible_solution', 'wait=30']);
      }
      expect(reads(service, id)).to.be.at.most(before + 10);
      expect([service.broker.events.open(), (await service.metrics.registry.metrics()).includes('roundsman_http_held_calls{kind="wait",process="api"} 0')]).to.deep.equal([0, true]);
      const finished = await wait(service, id, 30);
      expect([finished.body.code, finished.headers['preference-applied']]).to.deep.equal(['no_feasible_solution', 'wait=30']);
    });
  });

  it('returns the state of the task when the time is up', async () => {
    await withHttpService({}, async (service) => {
      const answer = await wait(service, await submitted(service), 1);
      expect([answer.body.result.phase, answer.headers['preference-applied'], answer.headers['retry-after']]).to.deep.equal(['queued', 'wait=1', '1']);
    });
  });

  it('keeps waiting when the task starts, and its waiting is logged separately from the service time', async () => {
    await withHttpService({}, async (service) => {
      const id = await submitted(service);
      const before = reads(service, id);
      const poll = wait(service, id, 30);
      await until('it to wait', () => reads(service, id) === before + 2);
      const tasks = service.broker.bucket<TaskRecord>('tasks');
      const { value, revision } = (await tasks.get(id))!;
      await tasks.update(id, { ...value, state: 'solving', startedAt: Date.now(), attempts: 1 }, revision);
      service.broker.events.publish(id, { kind: 'changed', state: 'solving' });
      await finish(service, id);
      expect((await poll).body.code).to.equal('no_feasible_solution');
      await until('the call to be logged', () => service.log.some((text) => text.includes('"getSolveResult"') && text.includes('heldMs')));
    });
  });

  it('finds an end that was not announced', async () => {
    await withHttpService({ limits: { longPollLookMs: 20 } }, async (service) => {
      const id = await submitted(service);
      const before = reads(service, id);
      const poll = wait(service, id, 30);
      await until('it to wait', () => reads(service, id) >= before + 2);
      await finish(service, id, false);
      expect((await poll).body.code).to.equal('no_feasible_solution');
    });
  });

  it('ends when its client disconnects', async () => {
    await withHttpService({}, async (service) => {
      const id = await submitted(service);
      const gone = new AbortController();
      const poll = fetch(`http://127.0.0.1:${service.port}/api/v1/solve/result/${id}`, { headers: { ...service.credentials, prefer: 'wait=30' }, signal: gone.signal }).catch(() => null);
      await until('it to wait', () => service.broker.events.open() === 1);
      gone.abort();
      await until('nobody to wait', () => service.broker.events.open() === 0);
      expect(await poll).to.equal(null);
    });
  });

  it('is answered immediately, and says so, if too many are waiting: in total, or for one account', async () => {
    await withHttpService({ limits: { longPolls: 2, longPollsPerAccount: 1 } }, async (service) => {
      const [mine, others] = [await submitted(service), await service.newCaller('other')];
      const theirs = (await service.submit(solveRequest(), others)).body.request_id as string;
      const before = [reads(service, mine), reads(service, theirs)] as const;
      const first = wait(service, mine, 30);
      await until('the first to wait', () => reads(service, mine) === before[0] + 2);
      const second = await wait(service, mine, 30);
      expect([second.body.result.phase, second.headers['preference-applied']]).to.deep.equal(['queued', undefined]);
      const third = wait(service, theirs, 30, others);
      await until('the third to wait', () => reads(service, theirs) === before[1] + 2);
      await finish(service, mine);
      await finish(service, theirs);
      for (const answer of await Promise.all([first, third])) expect(answer.headers['preference-applied']).to.equal('wait=30');
      expect((await wait(service, mine, 30)).headers['preference-applied']).to.equal('wait=30');
    });
  });

  it('is answered when the service stops, and with a refusal if its key was revoked in the meantime', async () => {
    await withHttpService({}, async (service) => {
      const id = await submitted(service);
      const { key, record } = await service.keys.create(service.account);
      const before = reads(service, id);
      const polls = [wait(service, id, 30), wait(service, id, 30, { 'x-user-name': 'demo', 'x-api-key': key })];
      await until('both to wait', () => reads(service, id) === before + 4);
      await service.keys.revoke(service.account, record.id);
      await until('the key to be refused', async () => (await service.poll(id, { 'x-user-name': 'demo', 'x-api-key': key })).status === 401);
      await service.api.close(5000);
      const [kept, revoked] = await Promise.all(polls);
      expect(kept?.body.result.phase).to.equal('queued');
      expect(revoked?.status).to.equal(401);
    });
  });

  it('is refused like any poll: for tasks of others and unknown ones', async () => {
    await withHttpService({}, async (service) => {
      expect((await wait(service, await submitted(service), 30, await service.newCaller('other'))).status).to.equal(403);
      expect((await wait(service, 'x'.repeat(22), 30)).status).to.equal(404);
    });
  });
});

describe('the preference to wait', () => {
  it('is parsed as in the RFC: case, blanks, quotes, parameters, lists; the first counts; the maximum is 30 s', () => {
    for (const [values, seconds] of [
      [['wait=10'], 10], [['Wait = "7"'], 7], [['respond-async, wait=5; foo=1'], 5], [['respond-async', 'wait=3'], 3], [['wait=2, wait=9'], 2], [['wait=3600'], 30],
      [[], null], [['wait'], null], [['wait=0'], null], [['wait=-1'], null], [['wait=1.5'], null], [['wait=x'], null], [['await=5'], null], [['return=minimal'], null],
    ] as const) expect(preferredWait(preferences({ req: { rawHeaders: values.flatMap((value) => ['Prefer', value]) } })), values.join(' | ')).to.equal(seconds);
  });
});
