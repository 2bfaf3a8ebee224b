import { expect } from 'chai';
import { ServiceError } from '../../../src/errors.js';
import { idempotencySecret, idempotentTaskId, newTaskId, type StoredSecret } from '../../../src/tasks/ids.js';
import { QueueFullError } from '../../../src/tasks/broker-errors.js';
import { readTask } from '../../../src/tasks/poll.js';
import { replayTask } from '../../../src/tasks/submit.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { createMemoryBroker, type MemoryBroker } from '../../helpers/memory-broker.js';
import { rejection } from '../../helpers/rejection.js';
import { stopAt } from '../../helpers/stop-between-writes.js';
import { ACCOUNT, createTaskWorld, type TaskWorld } from '../../helpers/task-world.js';
import { until } from '../../helpers/until.js';

async function refusal(promise: Promise<unknown>): Promise<ServiceError> {
  const error = await rejection(promise);
  expect(error).to.be.instanceOf(ServiceError);
  return error as ServiceError;
}

describe('submitTask', () => {
  let broker: MemoryBroker;
  let world: TaskWorld;
  let submitting: Promise<unknown>;
  beforeEach(() => {
    broker = createMemoryBroker({ jobLimit: 3 });
    world = createTaskWorld(broker);
  });
  afterEach(() => broker.close());
  const used = (): Promise<number> => world.admission.used(ACCOUNT);

  it('charges, stores the problem, writes the record and publishes, in this order', async () => {
    const { record, replayed, deferred } = await world.submit({ facts: world.facts({ name: 'x'.repeat(300), callbackUrl: 'https://example.org/' }) });
    await deferred;
    expect(replayed).to.equal(false);
    expect(record).to.include({ state: 'queued', attempts: 0, deaths: 0, requeues: 0, callback: 'none', account: ACCOUNT, createdAt: world.clock });
    expect(record.name).to.have.lengthOf(256);
    expect(JSON.stringify(record).length).to.be.lessThan(8192);
    const writes = broker.log.filter((line) => !/\.(get|depths|keys|list)/.test(line)).map((line) => line.split(' ')[0]);
    expect(writes).to.deep.equal(['admission.create', 'blobs.put', 'tasks.create', 'jobs.publish', 'admission.update']);
    expect(world.history.has(record.id)).to.equal(true);
  });

  it('does not split a character of the name', async () => {
    const { record } = await world.submit({ facts: world.facts({ name: `${'x'.repeat(255)}\u{1F600}` }) });
    expect(record.name).to.equal('x'.repeat(255));
  });

  it('is refused as soon as a stream that it needs accepts no writes, and may be accepted nevertheless', async () => {
    const id = newTaskId();
    let goOn: () => void = () => undefined;
    const reached = new Promise<void>((reach) => {
      const faultPoint = async (name: string): Promise<void> => {
        if (name !== 'api.afterProblem') return;
        reach();
        await new Promise<void>((resolve) => { goOn = resolve; });
      };
      submitting = world.submit({ id }, faultPoint);
    });
    await reached;
    broker.setUnwritable('history', 'no answer');
    broker.setUnwritable('tasks', 'no answer for 1500 ms');
    expect(await refusal(submitting)).to.include({ code: 'service_unavailable', cause: 'tasks: no answer for 1500 ms' });
    goOn();
    await until('the task', async () => (await world.record(id))?.state === 'queued');
  });

  it('leaves marketplace tasks out of the history', async () => {
    const { record, deferred } = await world.submit({ facts: world.facts({ access: 'marketplace' }) });
    await deferred;
    expect(world.history.has(record.id)).to.equal(false);
  });

  it('refuses as busy when the stream is full, refunds the charge and leaves nothing to poll', async () => {
    for (let i = 0; i < 3; i++) await (await world.submit()).deferred;
    const id = newTaskId();
    const error = await refusal(world.submit({ id }));
    expect(error).to.include({ code: 'service_busy', status: 429 });
    expect(error.message).to.match(/queue depth is 3 /);
    expect(error.retryAfterSeconds).to.be.within(1, 300);
    expect(await used()).to.equal(3);
    expect((await world.record(id))?.state).to.equal('aborted');
    expect(await refusal(readTask({ ...world.submitDeps() }, id, ACCOUNT))).to.include({ code: 'task_not_found' });
  });

  it('refuses as busy at the busy depth, before it charges', async () => {
    const shallow = createTaskWorld(broker, { busyDepth: 2 });
    await shallow.submit();
    await shallow.submit();
    expect(await refusal(shallow.submit())).to.include({ code: 'service_busy' });
    expect(await used()).to.equal(2);
  });

  it('publishes again when the reply is lost, and queues the task once', async () => {
    broker.inject({ operation: 'jobs.publish', when: 'after', times: 2 });
    const { record } = await world.submit();
    expect(broker.inspectQueue().map((message) => message.id)).to.deep.equal([record.id]);
  });

  it('never aborts a record whose publish went unanswered before it was refused', async () => {
    for (let i = 0; i < 3; i++) await (await world.submit()).deferred;
    broker.inject({ operation: 'jobs.publish', when: 'before' });
    const id = newTaskId();
    expect(await refusal(world.submit({ id }))).to.include({ code: 'service_unavailable' });
    expect((await world.record(id))?.state).to.equal('queued');
    await world.workAll();
    world.clock += 120_000;
    const reconciler = world.reconciler();
    await reconciler.pass();
    await world.workAll();
    expect((await world.record(id))?.state).to.equal('solved');
    expect(await used()).to.equal(4);
  });

  it('does not abort a task that the reconciler has moved on', async () => {
    for (let i = 0; i < 3; i++) await (await world.submit()).deferred;
    const id = newTaskId();
    const held = stopAt('api.afterRecord');
    const submitting = world.submit({ id }, held.point);
    await held.reached;
    world.clock += 120_000;
    const reconciler = world.reconciler();
    await reconciler.pass();
    held.resume();
    expect(await refusal(submitting)).to.include({ code: 'service_unavailable' });
    expect(await world.record(id)).to.include({ state: 'queued', requeues: 1 });
  });

  it('answers 503 while the broker is away, and has charged nothing in the end', async () => {
    broker.setAvailable(false);
    const error = await refusal(world.submit());
    expect(error).to.include({ code: 'service_unavailable', status: 503 });
    expect(error.retryAfterSeconds).to.be.greaterThan(0);
    broker.setAvailable(true);
    broker.inject({ operation: 'blobs.put', when: 'before' });
    expect(await refusal(world.submit())).to.include({ code: 'service_unavailable' });
    expect(await used()).to.equal(0);
    expect(await world.admission.openReservations(-1)).to.deep.equal([]);
  });

  it('rolls a task forward whose record was written although the reply was lost', async () => {
    const id = newTaskId();
    broker.inject({ operation: 'tasks.create', when: 'after' });
    expect(await refusal(world.submit({ id }))).to.include({ code: 'service_unavailable' });
    world.clock += 120_000;
    await world.reconciler().pass();
    await world.workAll();
    expect((await world.record(id))?.state).to.equal('solved');
    expect(await used()).to.equal(1);
  });

  describe('under an Idempotency-Key', () => {
    let id: string;
    beforeEach(async () => {
      const secret = await idempotencySecret(broker.bucket<StoredSecret>('settings'));
      id = idempotentTaskId(secret, ACCOUNT, 'key-1');
    });
    const submit = (bodyDigest = 'digest'): ReturnType<TaskWorld['submit']> => world.submit({ id, idempotent: true, facts: world.facts({ bodyDigest }) });

    it('creates one secret for all processes', async () => {
      const settings = createMemoryBroker().bucket<StoredSecret>('settings');
      const secrets = await Promise.all(Array.from({ length: 5 }, () => idempotencySecret(settings)));
      expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).to.equal(1);
    });

    it('creates valid ids that depend on account and key, unambiguously', async () => {
      const secret = await idempotencySecret(broker.bucket<StoredSecret>('settings'));
      expect(id).to.match(/^[A-Za-z0-9_-]{22,64}$/);
      expect(idempotentTaskId(secret, 'a', 'bc')).not.to.equal(idempotentTaskId(secret, 'ab', 'c'));
    });

    it('accepts once, charges once and answers every repeat with the same task', async () => {
      const first = await submit();
      await first.deferred;
      const second = await submit();
      expect(second).to.include({ replayed: true });
      expect(second.record.id).to.equal(first.record.id);
      expect(await used()).to.equal(1);
      expect(broker.inspectQueue()).to.have.lengthOf(1);
    });

    it('accepts one of many at once', async () => {
      const all = await Promise.all(Array.from({ length: 10 }, () => submit()));
      await Promise.all(all.map((one) => one.deferred));
      expect(all.filter((one) => !one.replayed)).to.have.lengthOf(1);
      expect(await used()).to.equal(1);
      expect(broker.inspectQueue()).to.have.lengthOf(1);
    });

    it('refuses another body under the same key, without a charge', async () => {
      await (await submit()).deferred;
      const error = await refusal(submit('other'));
      expect(error).to.include({ code: 'idempotency_key_reused', status: 422 });
      expect(error.detail).to.deep.equal([{ loc: ['header', 'Idempotency-Key'], msg: error.message, type: 'value_error' }]);
      expect(await used()).to.equal(1);
    });

    it('keeps the problems of two racing bodies apart', async () => {
      const [one, two] = await Promise.allSettled([
        world.submit({ id, idempotent: true, facts: world.facts({ bodyDigest: 'one' }), problem: Buffer.from('one') }),
        world.submit({ id, idempotent: true, facts: world.facts({ bodyDigest: 'two' }), problem: Buffer.from('two') }),
      ]);
      expect([one, two].filter((result) => result.status === 'fulfilled')).to.have.lengthOf(1);
      const problems = await broker.blobs.list('problem.');
      expect(new Set(problems.map((problem) => problem.key)).size).to.equal(2);
      expect(await used()).to.equal(1);
    });

    it('publishes for a first submitter that died before it could', async () => {
      const crash = stopAt('api.afterRecord');
      void world.submit({ id, idempotent: true }, crash.point);
      await crash.reached;
      expect(broker.inspectQueue()).to.deep.equal([]);
      expect((await submit()).replayed).to.equal(true);
      expect(broker.inspectQueue()).to.have.lengthOf(1);
    });

    it('never answers with a task that a first submitter then withdraws', async () => {
      const held = stopAt('api.afterRecord');
      const first = world.submit({ id, idempotent: true }, held.point);
      await held.reached;
      expect((await submit()).replayed).to.equal(true);
      broker.inject({ operation: 'jobs.publish', when: 'before', error: () => new QueueFullError('full') });
      held.resume();
      expect(await refusal(first)).to.include({ code: 'service_unavailable' });
      await world.workAll();
      expect((await world.record(id))?.state).to.equal('solved');
    });

    it('starts again after a refusal and after the result has expired', async () => {
      for (let i = 0; i < 3; i++) await (await world.submit()).deferred;
      expect(await refusal(submit())).to.include({ code: 'service_busy' });
      await world.workAll();
      const again = await submit();
      expect(again.replayed).to.equal(false);
      await again.deferred;
      await world.workAll();
      expect((await world.record(id))?.state).to.equal('solved');
      world.clock += 2 * 3_600_000;
      expect(await replayTask(world.submitDeps(), id, 'digest')).to.equal(null);
      const second = await submit();
      expect(second.replayed).to.equal(false);
      await second.deferred;
      await world.workAll();
      expect((await world.record(id))).to.include({ state: 'solved', createdAt: world.clock });
      expect(await used()).to.equal(5);
    });
  });
});

describe('readTask', () => {
  let broker: MemoryBroker;
  let world: TaskWorld;
  beforeEach(() => {
    broker = createMemoryBroker();
    world = createTaskWorld(broker);
  });
  afterEach(() => broker.close());
  const read = (id: string, account = ACCOUNT) => readTask({ ...world.submitDeps() }, id, account);

  it('follows a task through its phases, and returns the stored bytes', async () => {
    const { record } = await world.submit();
    await world.submit();
    const queued = await read(record.id);
    expect(queued).to.deep.include({ phase: 'queued', queueDepth: 2 });
    const crash = stopAt('worker.afterSolving');
    const working = world.work('slot', crash.point);
    await crash.reached;
    expect((await read(record.id)).phase).to.equal('solving');
    crash.resume();
    await working;
    const finished = await read(record.id);
    expect(finished.phase).to.equal('finished');
    if (finished.phase !== 'finished') throw new Error('it is not finished');
    const { createdAt, startedAt, finishedAt, expiresAt } = finished.record;
    const time = (at: number | undefined): string => new Date(at!).toISOString();
    expect(JSON.parse(Buffer.from(finished.envelope).toString())).to.deep.equal({
      mark: `${record.id} solved by solve 1`, state: 'solved',
      accepted_at: time(createdAt), started_at: time(startedAt), finished_at: time(finishedAt), expires_at: time(expiresAt),
    });
  });

  it('treats ids of any other form as unknown, without asking the broker', async () => {
    for (const id of ['', 'a', '../../x', 'a.*.>', '>'.repeat(30), 'x'.repeat(65), `${newTaskId()}.`]) {
      expect(await refusal(read(id))).to.include({ code: 'task_not_found' });
    }
    expect(broker.log).to.deep.equal([]);
    expect(await refusal(read(newTaskId()))).to.include({ code: 'task_not_found', status: 404 });
  });

  it('refuses another account, expired or not', async () => {
    const { record } = await world.submit();
    expect(await refusal(read(record.id, 'other'))).to.include({ code: 'result_access_denied', status: 403 });
    await world.workAll();
    world.clock += 2 * 3_600_000;
    expect(await refusal(read(record.id, 'other'))).to.include({ code: 'result_access_denied' });
  });

  it('forgets a result exactly at its expiry', async () => {
    const { record } = await world.submit();
    await world.workAll();
    const expiresAt = (await world.record(record.id))?.expiresAt ?? 0;
    world.clock = expiresAt - 1;
    expect((await read(record.id)).phase).to.equal('finished');
    world.clock = expiresAt;
    expect(await refusal(read(record.id))).to.include({ code: 'task_not_found' });
  });

  it('answers 503, never 404, while the broker is away', async () => {
    const { record } = await world.submit();
    broker.setAvailable(false);
    expect(await refusal(read(record.id))).to.include({ code: 'service_unavailable', status: 503 });
  });

  it('answers without a depth if only that is unavailable', async () => {
    const { record } = await world.submit();
    const deps = { ...world.submitDeps(), busy: { waiting: async () => { await broker.jobs.depths(); return 1; } } };
    broker.inject({ operation: 'jobs.depths', when: 'before' });
    expect(await readTask(deps, record.id, ACCOUNT)).to.deep.include({ phase: 'queued', queueDepth: null });
  });

  it('reports a missing result as our error', async () => {
    const { record } = await world.submit();
    await world.workAll();
    await broker.blobs.delete((await world.record(record.id))?.resultKey ?? '');
    expect(await refusal(read(record.id))).to.include({ code: 'internal_error' });
  });
});

describe('the record bucket', () => {
  it('contains only what a submission needs', async () => {
    const broker = createMemoryBroker();
    const world = createTaskWorld(broker);
    const { record } = await world.submit();
    expect(Object.keys(await broker.bucket<TaskRecord>('tasks').get(record.id).then((entry) => entry?.value ?? {})).sort()).to.deep.equal([
      'access', 'account', 'attempts', 'bodyDigest', 'callback', 'createdAt', 'deaths', 'id', 'limitSeconds', 'nodes', 'pool', 'requeues', 'seed', 'state', 'strategy', 'v', 'vehicles', 'writeId',
    ]);
  });
});
