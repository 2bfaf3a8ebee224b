import { expect } from 'chai';
import { pino } from 'pino';
import { resendCallback, type ResendDeps } from '../../../src/tasks/resend.js';
import type { CallbackSent } from '../../../src/tasks/transitions.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { workOnJob } from '../../../src/worker/work.js';
import { createMemoryBroker, type MemoryBroker } from '../../helpers/memory-broker.js';
import { CALLBACK_URL, createTaskWorld, type TaskWorld } from '../../helpers/task-world.js';

describe('resendCallback', () => {
  let broker: MemoryBroker;
  let world: TaskWorld;
  beforeEach(() => {
    broker = createMemoryBroker();
    world = createTaskWorld(broker);
  });
  afterEach(() => broker.close());

  const submitted = (changes = { callbackUrl: CALLBACK_URL }): Promise<TaskRecord> => world.accept(changes);
  const resend = (id: string): ReturnType<typeof resendCallback> => {
    const { history } = world.workDeps();
    const deps: ResendDeps = { broker, history, now: () => world.clock, logger: pino({ level: 'silent' }) };
    return resendCallback(deps, id);
  };
  const sent = (id: string): number => world.callbacks.get(id)?.length ?? 0;

  it('has a worker send the same bytes once more, as often as requested', async () => {
    const { id } = await submitted();
    await world.workAll();
    for (const times of [2, 3]) {
      const outcome = await resend(id);
      expect(outcome).to.deep.include({ resent: true });
      expect(outcome!.task).to.include({ state: 'solved', callback: 'none', callbackResends: times - 1 }).and.not.have.any.keys('callbackStatus', 'callbackReason', 'callbackAt');
      expect(world.history.get(id)).to.include({ callback: 'none' });
      await world.workAll();
      expect(sent(id)).to.equal(times);
      expect(await world.record(id)).to.include({ callback: 'delivered', callbackStatus: 200, attempts: 1 });
    }
    expect(new Set(world.callbacks.get(id))).to.have.length(1);
    expect(world.solves.get(id), 'solved again').to.equal(1);
    expect(broker.inspectQueue()).to.deep.equal([]);
  });

  it('sends once for many concurrent calls', async () => {
    const { id } = await submitted();
    await world.workAll();
    const outcomes = await Promise.all(Array.from({ length: 5 }, async () => resend(id)));
    expect(outcomes.filter((outcome) => outcome!.resent)).to.have.length(1);
    await world.workAll();
    expect(sent(id)).to.equal(2);
  });

  it('does nothing before the task has ended, while a callback is being sent, without a callback, and after the result has expired', async () => {
    const queued = await submitted();
    expect(await resend(queued.id)).to.include({ resent: false });

    await world.work('slot');
    await broker.bucket<TaskRecord>('tasks').put(queued.id, { ...(await world.record(queued.id))!, callback: 'claimed' });
    expect(await resend(queued.id)).to.include({ resent: false });

    const silent = await submitted({} as { callbackUrl: string });
    await world.workAll();
    expect(await resend(silent.id)).to.include({ resent: false });

    const old = await submitted();
    await world.workAll();
    world.clock += 3_600_001;
    expect(await resend(old.id)).to.include({ resent: false });
    expect(await resend('no-such-task-0000000000')).to.equal(null);
    expect(broker.inspectQueue()).to.deep.equal([]);
  });

  it('is put on the stream by the reconciler if the message was lost', async () => {
    const { id, pool } = await submitted();
    await world.workAll();
    await resend(id);
    await broker.jobs.remove(pool, id);
    const reconciler = world.reconciler();
    await reconciler.pass();
    world.clock += 600_000;
    await reconciler.pass();
    await world.workAll();
    expect(sent(id)).to.equal(2);
    expect(await world.record(id)).to.include({ callback: 'delivered' });
  });

  it('ignores the outcome of a sender that was given up before', async () => {
    const { id } = await submitted();
    let answer: (sent: CallbackSent) => void = () => undefined;
    const answered = new Promise<CallbackSent>((resolve) => { answer = resolve; });
    let reach: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => { reach = resolve; });
    const send = (): Promise<CallbackSent> => {
      reach();
      return answered;
    };
    const delivery = await broker.jobs.next('general', AbortSignal.timeout(1_000));
    const lost = workOnJob({ ...world.workDeps(), callbacks: { send } }, delivery!, new AbortController().signal);
    await reached;
    const before = (await world.record(id))!;
    expect(before.callback).to.equal('claimed');
    await broker.bucket<TaskRecord>('tasks').put(id, { ...before, callback: 'unknown' });
    expect(await resend(id)).to.include({ resent: true });
    await broker.bucket<TaskRecord>('tasks').put(id, { ...(await world.record(id))!, callback: 'claimed' });
    answer({ outcome: 'failed', status: 500 });
    await lost;
    expect(await world.record(id)).to.include({ callback: 'claimed', callbackResends: 1 });
  });
});
