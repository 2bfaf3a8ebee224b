import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { pino } from 'pino';
import { packRequest } from '../../../src/contract/pack.js';
import { builtInStrategies, readManifest } from '../../../src/strategy/registry.js';
import { decodeFinished } from '../../../src/worker/frames.js';
import { NO_ISOLATION, probeIsolation, type Isolation } from '../../../src/worker/isolation.js';
import { CHILD_ENTRY, createNodeLauncher, type NodeChildOptions } from '../../../src/worker/node-child.js';
import type { ChildReport, SolveJob, SolvingChild } from '../../../src/worker/solving-child.js';
import { WarmSlot } from '../../../src/worker/warm-slot.js';
import { randomRequest } from '../../helpers/random-problem.js';
import { childrenOf, fiveCustomers, isRunning, processesWith, testStrategies } from '../../helpers/test-worker.js';
import { countOf } from '../../helpers/thorough.js';
import { until } from '../../helpers/until.js';

const environment = { PATH: process.env['PATH'] ?? '' };
const logger = pino({ level: 'silent' });

function jobOf(folder: string, changes: Partial<SolveJob> = {}): SolveJob {
  const manifest = readManifest(folder);
  return {
    folder, manifest, problem: packRequest(fiveCustomers()), seed: 7, limitMs: 60_000, threads: 1, iterations: null, keepsChild: true, ...changes,
  };
}
const testJob = (name: string, changes: Partial<SolveJob> = {}): SolveJob => jobOf(join(testStrategies, name), changes);

/** An answer without its time. */
function answerOf({ ending }: ChildReport): object {
  expect(ending.kind).to.equal('answered');
  const { seconds: _, ...rest } = decodeFinished((ending as { answer: Uint8Array }).answer);
  return rest;
}

describe('a reused solving child', function () {
  let isolation: Isolation;
  let children: SolvingChild[] = [];
  let slots: WarmSlot[] = [];
  const never = new AbortController().signal;

  before(async () => {
    isolation = await probeIsolation({ memoryMegabytes: 1024, nice: 0, environment, files: [CHILD_ENTRY] });
  });

  const launcherWith = (changes: Partial<NodeChildOptions> = {}) => {
    const launcher = createNodeLauncher({ isolation, heapMegabytes: 256, nice: 0, environment, preload: [], logger, ...changes });
    return {
      launch: (): SolvingChild => {
        const child = launcher.launch();
        children.push(child);
        return child;
      },
    };
  };
  /** The solving process, as seen by this one. */
  const runnerOf = ({ pid }: SolvingChild): number => {
    const tree = [pid, ...childrenOf(pid)];
    return processesWith('roundsman-solve').find((each) => tree.includes(each))!;
  };

  afterEach(async () => {
    await Promise.all(slots.map((slot) => slot.close()));
    for (const child of children) child.kill();
    await Promise.all(children.map(({ exited }) => exited));
    children = [];
    slots = [];
    expect(childrenOf()).to.deep.equal([]);
  });

  it('solves in the same process until its limit is reached', async () => {
    const child = launcherWith({ mostJobs: 3 }).launch();
    await child.ready;
    const runner = runnerOf(child);
    for (let n = 1; n <= 3; n++) {
      expect(child.usable()).to.equal(true);
      await child.ready;
      expect(runnerOf(child)).to.equal(runner);
      answerOf(await child.solve(testJob('stub'), never));
    }
    expect(child.usable()).to.equal(false);
    await child.exited;
  });

  it('ends after a job that does not keep it, after one that threw, and after one that was stopped', async () => {
    const stop = new AbortController();
    for (const [job, signal] of [[testJob('stub', { keepsChild: false }), never], [testJob('throws'), never], [testJob('loops'), stop.signal]] as const) {
      const child = launcherWith().launch();
      const solving = child.solve(job, signal);
      await child.ready;
      if (signal === stop.signal) stop.abort();
      await solving;
      expect(child.usable()).to.equal(false);
      await child.exited;
    }
  });

  it('has no thread left from its previous solve when it is ready again', async () => {
    const child = launcherWith().launch();
    // The process starts threads of its own with its first work.
    answerOf(await child.solve(testJob('leaves-threads'), never));
    await child.ready;
    const count = (): number => readdirSync(`/proc/${runnerOf(child)}/task`).length;
    const before = count();
    for (let n = 0; n < 3; n++) {
      answerOf(await child.solve(testJob('leaves-threads'), never));
      await child.ready;
    }
    expect(count()).to.equal(before);
  });

  for (const [name, iterations] of [['savings', countOf(150, 500)], ['alns', countOf(150, 500)], ['hgs', countOf(30, 100)], ['sweep', countOf(150, 500)]] as const) {
    it(`gives the same result as a fresh process, with ${name}`, async () => {
      const folder = join(builtInStrategies, name);
      const size = name === 'sweep' ? 300 : 40;
      const problems = [1, 2, 3].map((seed) => packRequest(randomRequest(seed, { customers: size + seed, vehicles: size / 4, positions: true, timed: seed === 2, tightness: 0.2 })));
      const job = (k: number): SolveJob => jobOf(folder, { problem: problems[k]!, iterations, threads: 2, seed: 11 });
      const used = launcherWith().launch();
      for (const k of [0, 1]) {
        answerOf(await used.solve(job(k), never));
        await used.ready;
      }
      const again = answerOf(await used.solve(job(2), never));
      const fresh = answerOf(await launcherWith().launch().solve(job(2), never));
      expect(again).to.deep.equal(fresh);
    });
  }

  for (const [what, holding] of [['with all that the system offers', () => isolation], ['with no help of the system', () => NO_ISOLATION]] as const) {
    it(`is replaced before the next job needs it if it hangs while waiting, ${what}`, async () => {
      const launcher = launcherWith({ isolation: holding(), beatMs: 60 });
      const slot = new WarmSlot(launcher, logger);
      slots.push(slot);
      answerOf(await slot.run(testJob('stub'), never));
      await slot.ready();
      const [first] = children;
      const runner = runnerOf(first!);
      process.kill(runner, 'SIGSTOP');
      await until('the end of the one that hangs', () => !isRunning(runner));
      await until('another', () => children.length > 1);
      await slot.ready();
      answerOf(await slot.run(testJob('stub'), never));
    });
  }

  it('costs the job no attempt if it hangs before the job begins', async () => {
    const slot = new WarmSlot(launcherWith({ beatMs: 60 }), logger);
    slots.push(slot);
    await slot.ready();
    process.kill(runnerOf(children[0]!), 'SIGSTOP');
    answerOf(await slot.run(testJob('stub'), never));
    expect(children.length).to.be.greaterThan(1);
  });

  it('ends as a death, long before its limit, if it hangs while solving', async () => {
    const child = launcherWith({ beatMs: 60 }).launch();
    await child.ready;
    const solving = child.solve(testJob('loops', { limitMs: 600_000 }), never);
    const runner = runnerOf(child);
    process.kill(runner, 'SIGSTOP');
    const { ending } = await solving;
    expect(ending).to.include({ kind: 'died', reason: 'hung' });
    await child.exited;
  });

  it('does not count as hung while a strategy computes without a pause', async () => {
    // Three times the silence that would end it.
    const child = launcherWith({ beatMs: 60, graceMs: () => 500 }).launch();
    await child.ready;
    const { ending } = await child.solve(testJob('loops', { limitMs: 1000 }), never);
    expect(ending.kind).to.equal('overran');
  });

  it('gets more time before it is killed if it is starved by others, at most three times its limit', async function () {
    const child = launcherWith({ graceMs: () => 100 }).launch();
    await child.ready;
    // A busy loop on the only processor that the child may use, with a higher weight.
    if (spawnSync('taskset', ['-acp', '0', String(runnerOf(child))]).status !== 0) this.skip();
    const rivals = Array.from({ length: 3 }, () => spawn('taskset', ['-c', '0', 'sh', '-c', 'while :; do :; done'], { stdio: 'ignore' }));
    try {
      const { ending, seconds } = await child.solve(testJob('loops', { limitMs: 1000 }), never);
      expect(ending.kind).to.equal('overran');
      expect(seconds).to.be.within(1.2, 5);
    } finally {
      // They end on the processor that they fight for: seen as children until they have.
      await Promise.all(rivals.map((rival) => {
        const exited = once(rival, 'exit');
        rival.kill('SIGKILL');
        return exited;
      }));
    }
  });
});
