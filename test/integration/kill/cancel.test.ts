import { expect } from 'chai';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { killAt, startKillRig, type KillRig, type RigAnswer, type RigProcess } from '../../helpers/kill-rig.js';
import { countKills } from '../../helpers/kill-tally.js';
import { THOROUGH } from '../../helpers/thorough.js';
import { until } from '../../helpers/until.js';

describe('a task that its account cancels', function () {
  let rig: KillRig;
  let api: RigProcess;
  before(async () => {
    rig = await startKillRig();
    api = await rig.start('api');
  });
  after(async () => {
    await countKills(rig);
    await rig.close();
  });
  afterEach(() => rig.killAllBut(api));

  const submitted = async (strategy: string, callback = true): Promise<string> => {
    const answer = await rig.submit(api, { strategy, callback, body: { time_limit_seconds: 60 } });
    if (answer?.status !== 200) throw new Error(`not accepted: ${answer?.text ?? 'no answer'}`);
    return answer.body.request_id;
  };
  /** Until its worker answers for it: the record says so earlier than a busy worker has read the reply to its own write. */
  const solving = (id: string) => until('the task to be solved', () => rig.broker.events.ask(id, true));

  /** Asserts that a task ended as cancelled, in every poll and in one callback, with the expected charge. */
  async function expectCancelled(id: string, answer: RigAnswer | null, charged: boolean): Promise<TaskRecord> {
    await rig.rest();
    const record = await rig.record(id);
    expect(record).to.include({ state: 'failed', code: 'cancelled' });
    const polled = await rig.poll(api, id);
    if (answer) expect(answer).to.include({ status: 200, text: polled?.text });
    expect(polled?.body).to.include({ success: false, code: 'cancelled', result: null });
    expect(rig.callbacks.get(id) ?? []).to.deep.equal(record?.callbackUrl === undefined ? [] : [polled?.text]);
    expect(record?.refunded).to.equal(charged ? undefined : true);
    const standing = (await rig.tasks()).filter((task) => task.state !== 'aborted' && task.refunded !== true);
    expect(await rig.admission.used(rig.account)).to.equal(standing.length);
    expect((await rig.broker.blobs.list('result.')).filter(({ key }) => key.includes(id)).map(({ key }) => key)).to.deep.equal([record?.resultKey]);
    return record as TaskRecord;
  }

  it('leaves the queue if it is waiting, and is not charged', async () => {
    const id = await submitted('stub', false);
    const answer = await rig.cancel(api, id);
    const record = await expectCancelled(id, answer, false);
    expect(record.attempts).to.equal(0);
  });

  it('has its callback sent by the next worker, which solves nothing, if it was waiting', async () => {
    const id = await submitted('stub');
    const answer = await rig.cancel(api, id);
    await rig.start('worker');
    expect((await expectCancelled(id, answer, false)).attempts).to.equal(0);
  });

  it('is no longer solved, and the slot takes the next task', async () => {
    await rig.start('worker');
    const id = await submitted('lasts');
    await solving(id);
    const answer = await rig.cancel(api, id);
    expect(await expectCancelled(id, answer, true)).to.include({ attempts: 1, deaths: 0 });
    const next = await submitted('stub');
    await rig.rest();
    expect((await rig.record(next))?.state).to.equal('solved');
  });

  it('stays solved if it already was', async () => {
    await rig.start('worker');
    const id = await submitted('stub');
    await rig.rest();
    const answers = [await rig.cancel(api, id), await rig.cancel(api, id), await rig.poll(api, id)];
    expect(new Set(answers.map((answer) => answer?.text)).size).to.equal(1);
    expect(answers[0]?.body.success).to.equal(true);
    expect(rig.callbacks.get(id)).to.have.lengthOf(1);
  });

  for (const point of THOROUGH ? ['worker.afterSolve', 'worker.afterPost'] as const : ['worker.afterSolve'] as const) {
    it(`is ended by the next worker when its own is killed at ${point}`, async () => {
      const dying = await rig.start('worker', killAt(point));
      const id = await submitted('lasts');
      await solving(id);
      const answer = await rig.cancel(api, id);
      expect(await dying.ended).to.equal('SIGKILL');
      await rig.start('worker');
      await expectCancelled(id, answer, true);
    });
  }

  it('is unaffected by a worker that is killed just before', async () => {
    const dying = await rig.start('worker');
    const id = await submitted('lasts');
    await solving(id);
    dying.signal('SIGKILL');
    await dying.ended;
    const answer = await rig.cancel(api, id);
    await rig.start('worker');
    expect((await expectCancelled(id, answer, true)).attempts).to.equal(1);
  });

  for (const point of THOROUGH ? ['cancel.afterResult', 'cancel.afterTerminal', 'cancel.afterEvent'] as const : ['cancel.afterResult'] as const) {
    it(`is cancelled by the repeated call if the API is killed at ${point}`, async () => {
      await rig.start('worker');
      const id = await submitted('lasts');
      await solving(id);
      const dying = await rig.start('api', killAt(point));
      expect(await rig.cancel(dying, id)).to.equal(null);
      expect(await dying.ended).to.equal('SIGKILL');
      const answer = await rig.cancel(api, id);
      // The result that the killed process left besides the valid one is removed by the next sweep of the blobs.
      if (point === 'cancel.afterResult') await sweep(id);
      await expectCancelled(id, answer, true);
    });
  }

  async function sweep(id: string): Promise<void> {
    const { resultKey } = (await rig.record(id)) as TaskRecord;
    const orphans = (await rig.broker.blobs.list('result.')).filter(({ key }) => key.includes(id) && key !== resultKey);
    expect(orphans).to.have.lengthOf(1);
    for (const { key } of orphans) await rig.broker.blobs.delete(key);
  }
});
