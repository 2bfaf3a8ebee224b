import { expect } from 'chai';
import { startKillRig, type KillRig, type RigProcess } from '../helpers/kill-rig.js';
import { until } from '../helpers/until.js';

/** Tasks to be accepted. */
const TASKS = Number(process.env['KILL_TASKS'] ?? 300);
/** Seed of the killer, shown in the name of the test. */
const SEED = Number(process.env['KILL_SEED'] ?? 1);
const PAUSE_MS = { least: 500, most: 4_000 };

describe(`random kills and stops of API, workers and broker, seed ${SEED}`, () => {
  let rig: KillRig;
  before(async () => { rig = await startKillRig(); });
  after(() => rig.close());

  it(`lose none of ${TASKS} accepted tasks and double none`, async () => {
    const random = generator(SEED);
    let over = false;
    const keep = async (role: 'api' | 'worker', holder: { process: RigProcess | null }): Promise<void> => {
      while (!over) {
        try {
          holder.process = await rig.start(role);
          await holder.process.ended;
        } catch {
          // Killed, or without a broker, at its start: again.
        }
        holder.process = null;
      }
    };
    const api: { process: RigProcess | null } = { process: null };
    const workers: { process: RigProcess | null }[] = [{ process: null }, { process: null }];
    const kept = [keep('api', api), ...workers.map((worker) => keep('worker', worker))];

    const killer = (async () => {
      while (!over) {
        await new Promise((resolve) => { setTimeout(resolve, PAUSE_MS.least + random() * (PAUSE_MS.most - PAUSE_MS.least)); });
        const dice = random();
        const victim = [api, ...workers][Math.floor(random() * 3)]?.process;
        if (over) return;
        if (dice < 0.15) await rig.server.restart();
        else if (dice < 0.35) {
          victim?.signal('SIGSTOP');
          await new Promise((resolve) => { setTimeout(resolve, random() * 3_000); });
          victim?.signal('SIGCONT');
        } else if (dice < 0.5) victim?.signal('SIGTERM');
        else victim?.signal('SIGKILL');
      }
    })();

    const accepted: string[] = [];
    while (accepted.length < TASKS) {
      const { process } = api;
      const answer = process && await rig.submit(process);
      if (answer?.status === 200) accepted.push(answer.body.request_id);
      await until('room in the queue', async () => (await rig.broker.jobs.list().catch(() => [])).length < 20, 120_000, 50);
    }
    over = true;
    await killer;
    await rig.killAllBut();
    await Promise.all(kept);

    const front = await rig.start('api');
    await rig.start('worker');
    const tasks = await rig.rest(180_000);
    let missed = 0;
    for (const id of accepted) expect(tasks.find((task) => task.id === id)?.state, id).to.equal('solved');
    for (const task of tasks.filter((one) => one.state !== 'aborted')) {
      const bodies = rig.callbacks.get(task.id) ?? [];
      const polled = await rig.poll(front, task.id);
      expect(bodies.length, task.id).to.be.at.most(1);
      if (bodies.length === 1) expect(bodies[0]).to.equal(polled?.text);
      else missed++;
    }
    expect(missed, 'callbacks not sent').to.be.at.most(Math.ceil(TASKS * 0.05));
    expect(await rig.admission.used(rig.account)).to.equal(tasks.filter((task) => task.state !== 'aborted' && task.refunded !== true).length);
  }).timeout(3_600_000);
});

/** A small seeded generator of numbers in [0, 1). */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
