import { expect } from 'chai';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { killAt, startKillRig, type KillRig, type RigAnswer, type RigProcess } from '../../helpers/kill-rig.js';
import { countKills } from '../../helpers/kill-tally.js';
import { FAULT_POINTS, type FaultPointName } from '../../helpers/stop-between-writes.js';
import { countOf, THOROUGH } from '../../helpers/thorough.js';
import { until } from '../../helpers/until.js';

/**
 * A few points of each kind; test/unit/tasks/crashes.test.ts stops at every one over a broker in memory,
 * test/model-check at every pair.
 */
const FEW: readonly FaultPointName[] = ['api.afterCharge', 'api.afterRecord', 'worker.afterSolving', 'worker.afterTerminal', 'worker.afterClaim'];
const pointsOf = (role: 'api' | 'worker') => FAULT_POINTS.filter((name) => name.startsWith(`${role}.`) && (THOROUGH || FEW.includes(name)));

describe('processes killed between any two writes', function () {
  let rig: KillRig;
  let api: RigProcess;
  /** The worker used in several tests. */
  let worker: RigProcess | undefined;
  before(async () => {
    rig = await startKillRig();
    api = await rig.start('api');
  });
  after(async () => {
    await countKills(rig);
    await rig.close();
  });
  afterEach(async () => rig.killAllBut(api, ...(worker ? [worker] : [])));

  /** Tasks whose worker died between the claim of the callback and its sending. */
  const uncalled = new Set<string>();

  /** Everything that must hold once the service is at rest. */
  async function expectAllInOrder(accepted: readonly string[]): Promise<TaskRecord[]> {
    const tasks = await rig.rest();
    for (const id of accepted) expect(tasks.find((task) => task.id === id)?.state, `accepted task ${id}`).to.equal('solved');
    const standing = tasks.filter((task) => task.state !== 'aborted');
    for (const task of standing) {
      const bodies = rig.callbacks.get(task.id) ?? [];
      const polled = await rig.poll(api, task.id);
      expect(polled).to.include({ status: 200 });
      expect(bodies, `callbacks of ${task.id} (${task.callback})`).to.deep.equal(uncalled.has(task.id) ? [] : [polled?.text]);
      expect((await rig.history.get(rig.account, task.id))?.state).to.equal(task.state);
    }
    expect(await rig.admission.used(rig.account), 'charges').to.equal(standing.filter((task) => task.refunded !== true).length);
    return tasks;
  }

  const idOf = (answer: RigAnswer | null): string => {
    if (answer?.status !== 200) throw new Error(`not accepted: ${answer?.status ?? 'no answer'} ${answer?.text ?? ''}`);
    return answer.body.request_id;
  };

  describe('a worker', () => {
    const ids: string[] = [];

    // Each one starts with what the previous one left behind.
    for (const point of pointsOf('worker')) {
      it(`at ${point}`, async () => {
        const dying = await rig.start('worker', killAt(point, 2));
        for (let i = 0; i < 2; i++) ids.push(idOf(await rig.submit(api)));
        expect(await dying.ended).to.equal('SIGKILL');
        if (point !== 'worker.afterClaim') return;
        const claimed = (await rig.tasks()).filter((task) => task.callback === 'claimed');
        expect(claimed).to.have.lengthOf(1);
        for (const task of claimed) uncalled.add(task.id);
      });
    }

    it('and the next one repairs everything', async () => {
      const next = await rig.start('worker');
      const tasks = await expectAllInOrder(ids);
      const own = tasks.filter((task) => ids.includes(task.id));
      expect(own).to.have.lengthOf(ids.length);
      expect(Math.max(...own.map((task) => task.attempts)), 'solves of one task').to.be.at.most(3);
      for (const id of uncalled) expect(own.find((task) => task.id === id)?.callback).to.equal('unknown');
      await next.stop();
    });
  });

  describe('an API process', () => {
    const accepted: string[] = [];
    let present = 0;
    let refused = 0;
    before(async () => {
      worker = await rig.start('worker');
      present = (await rig.rest()).length;
      refused = rig.refusals();
    });
    after(async () => {
      await worker?.stop();
      worker = undefined;
    });

    for (const point of pointsOf('api')) {
      it(`at ${point}`, async () => {
        const answers = [];
        for (const idempotencyKey of [undefined, point]) {
          const dying = await rig.start('api', killAt(point));
          answers.push(await rig.submit(dying, idempotencyKey === undefined ? {} : { idempotencyKey }));
          expect(await dying.ended).to.equal('SIGKILL');
        }
        answers.push(await rig.submit(api, { idempotencyKey: point }));
        expect(answers[2]?.status).to.equal(200);
        accepted.push(...new Set(answers.filter((answer) => answer !== null).map(idOf)));
      });
    }

    it('and the others repair everything: rolled forward if the record was written, refunded if not', async () => {
      const tasks = await expectAllInOrder(accepted);
      // Two submissions at each point; before the record, the one without an Idempotency-Key comes to nothing.
      const beforeRecord = pointsOf('api').filter((point) => point === 'api.afterCharge' || point === 'api.afterProblem');
      const made = 2 * pointsOf('api').length - beforeRecord.length;
      expect(tasks.length - present, 'tasks made').to.be.within(made, made + rig.refusals() - refused);
    });

    it('stopped for seconds between record and publish still gives a valid answer', async () => {
      const known = new Set((await rig.rest()).map((task) => task.id));
      const stopped = await rig.start('api', 'api.afterRecord:1:STOP');
      const answer = rig.submit(stopped);
      const task = await until('the reconciler to roll the task forward', async () => (await rig.tasks()).find((one) => one.requeues === 1 && !known.has(one.id)), 15_000, 50);
      await until('the task to be solved', async () => (await rig.record(task.id))?.state === 'solved', 15_000, 50);
      stopped.signal('SIGCONT');
      expect(idOf(await answer)).to.equal(task.id);
      await expectAllInOrder([task.id]);
      expect((await rig.record(task.id))?.requeues).to.equal(1);
      await stopped.stop();
    });
  });

  it('do nothing twice if a worker is stopped for longer than its lease and resumes', async () => {
    const zombie = await rig.start('worker', 'worker.afterSolve:1:STOP');
    const id = idOf(await rig.submit(api));
    await until('the task to be taken', async () => (await rig.record(id))?.state === 'solving');
    const other = await rig.start('worker');
    await until('the task to be solved by another', async () => (await rig.record(id))?.state === 'solved', 15_000);
    const before = await rig.poll(api, id);
    zombie.signal('SIGCONT');
    await zombie.stop();
    await expectAllInOrder([id]);
    expect((await rig.poll(api, id))?.text).to.equal(before?.text);
    expect((await rig.record(id))?.attempts).to.equal(2);
    await other.stop();
  });

  it('lose nothing and refuse no call if drained one after the other while tasks arrive', async () => {
    let serving = await rig.start('worker');
    let front = await rig.start('api');
    const ids: string[] = [];
    let over = false;
    const open = async (): Promise<number> => (await rig.tasks()).filter((task) => task.state === 'queued' || task.state === 'solving').length;
    const submitting = (async () => {
      while (!over) {
        await until('room in the queue', async () => over || (await open()) < 2, 30_000, 50);
        const current = front;
        const answer = await rig.submit(current);
        if (answer === null && current === front) throw new Error('a submission was cut off');
        if (answer) ids.push(idOf(answer));
      }
    })();
    for (let round = 0; round < countOf(1, 2); round++) {
      const nextWorker = await rig.start('worker');
      const oldWorker = serving;
      serving = nextWorker;
      await oldWorker.stop();
      const nextFront = await rig.start('api');
      const oldFront = front;
      front = nextFront;
      await oldFront.stop();
    }
    over = true;
    await submitting;
    expect(ids.length).to.be.greaterThan(2);
    await expectAllInOrder(ids);
    const attempts = (await rig.tasks()).filter((task) => ids.includes(task.id)).map((task) => task.attempts);
    expect(Math.max(...attempts)).to.be.at.most(3);
    await serving.stop();
    await front.stop();
  });

  it('end a task that kills its solver after three deaths, and solve the others', async () => {
    const serving = await rig.start('worker');
    const good: string[] = [];
    const poison: string[] = [];
    for (const strategy of THOROUGH ? ['aborts', 'stub', 'stub', 'aborts'] : ['aborts', 'stub']) (strategy === 'stub' ? good : poison).push(idOf(await rig.submit(api, { strategy })));
    const tasks = await expectAllInOrder(good);
    for (const id of poison) {
      expect(tasks.find((task) => task.id === id)).to.include({ state: 'failed', code: 'solver_failed', deaths: 3, refunded: true });
      const polled = await rig.poll(api, id);
      expect(polled).to.include({ status: 200 });
      expect(polled?.body).to.deep.include({ success: false, result: null, request_id: id });
    }
    await serving.stop();
  });
});
