import { expect } from 'chai';
import { setTimeout as delay } from 'node:timers/promises';
import { createRandom } from '../../src/strategy/rng.js';
import { startKillRig, type KillRig, type RigProcess, type RigRole } from '../helpers/kill-rig.js';
import { countKills, tallyText } from '../helpers/kill-tally.js';
import { until } from '../helpers/until.js';

/** Number of tasks to be accepted. */
const TASKS = Number(process.env['VERIFY_TASKS'] ?? 1_000);
/** Seed of the killer, shown in the test's title. */
const SEED = Number(process.env['KILL_SEED'] ?? 1);
const PAUSE_MS = { least: 500, most: 4_000 };
/** Minimum number of tasks accepted between two kills. */
const PROGRESS = 5;
const SUBMITTERS = 4;
/** Maximum number of tasks on the stream: waiting tasks are what a dying worker could lose. */
const WAITING = 40;
/** Fraction of the accepted tasks whose end is read during the kills, for comparison with the final reading. */
const READ_EARLY = 0.2;

after(() => console.log(`\n  ${tallyText()}`));

describe(`random kills and stops of API, workers, reconciler and broker, seed ${SEED}`, () => {
  let rig: KillRig;
  before(async () => { rig = await startKillRig({ pools: ['quick'] }); });
  after(() => rig.close());

  it(`lose, change and duplicate none of ${TASKS} accepted tasks, and charge each once`, async () => {
    const random = createRandom(SEED);
    let over = false;
    const keep = async (role: RigRole, holder: { process: RigProcess | null }): Promise<void> => {
      while (!over) {
        try {
          holder.process = await rig.start(role);
          await holder.process.ended;
        } catch {
          // Killed, or without a broker, during startup: try again.
        }
        holder.process = null;
      }
    };
    const holders = (['api', 'api', 'worker', 'worker', 'reconciler'] as const).map((role) => ({ role, process: null as RigProcess | null }));
    const kept = holders.map((holder) => keep(holder.role, holder));
    const apis = holders.filter(({ role }) => role === 'api');

    const killer = (async () => {
      while (!over) {
        const before = rig.accepted.size;
        await delay(PAUSE_MS.least + random.next() * (PAUSE_MS.most - PAUSE_MS.least));
        // The service must make progress between two kills even on a slow machine.
        await until('some tasks between two kills', () => over || rig.accepted.size >= before + PROGRESS, 300_000, 50);
        const dice = random.next();
        const victim = holders[random.below(holders.length)]?.process;
        if (over) return;
        if (dice < 0.15) await rig.server.restart();
        else if (dice < 0.3) {
          victim?.signal('SIGSTOP');
          await delay(random.next() * 3_000);
          victim?.signal('SIGCONT');
        } else if (dice < 0.4) victim?.signal('SIGTERM');
        else victim?.signal('SIGKILL');
      }
    })();

    let submissions = 0;
    const submitter = async (own: number): Promise<void> => {
      while (rig.accepted.size < TASKS) {
        await until('room in the queue', async () => {
          const jobs = await rig.broker.jobs.list().catch(() => null);
          return jobs !== null && jobs.length < WAITING;
        }, 120_000, 50);
        const n = submissions++;
        // Every other submission has a key and is repeated until it is answered: one task and one charge, whatever
        // happened to the first calls.
        const options = { strategy: 'savings', ...(n % 2 === 0 && { idempotencyKey: `submission-${n}` }), body: { seed: n } };
        for (let call = own; ; call++) {
          const front = apis[call % apis.length]?.process;
          const answer = front && await rig.submit(front, options);
          if (!answer) await delay(20);
          if (answer?.status === 200 || options.idempotencyKey === undefined) break;
        }
      }
    };
    const reader = async (): Promise<void> => {
      while (!over) {
        const ids = [...rig.accepted];
        const id = ids[random.below(Math.max(1, Math.floor(ids.length * READ_EARLY)))];
        const front = apis[random.below(apis.length)]?.process;
        if (id !== undefined && front) await rig.poll(front, id);
        await delay(20);
      }
    };
    const reading = reader();
    await Promise.all(Array.from({ length: SUBMITTERS }, (_, own) => submitter(own)));
    over = true;
    await Promise.all([killer, reading]);
    await rig.killAllBut();
    await Promise.all(kept);

    const front = await rig.start('api');
    await rig.start('worker');
    const tasks = await rig.rest(300_000);
    for (const { id, state } of tasks) if (state !== 'aborted') await rig.poll(front, id);
    const tally = await countKills(rig);
    console.log(`      ${tallyText(tally)}`);
    expect(tally).to.include({ lost: 0, changed: 0, doubleCallbacks: 0, wrongCharges: 0 });
    expect(tally.kills).to.be.greaterThan(0);
    for (const { id, state } of tasks) if (state !== 'aborted') expect(state, id).to.equal('solved');
    const missed = tasks.filter(({ id, state }) => state === 'solved' && !rig.callbacks.has(id)).length;
    expect(missed, 'callbacks not sent').to.be.at.most(Math.ceil(TASKS * 0.05));
  }).timeout(3_600_000);
});
