import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { pino } from 'pino';
import { packRequest } from '../../../src/contract/pack.js';
import { readManifest } from '../../../src/strategy/registry.js';
import { decodeFinished } from '../../../src/worker/frames.js';
import { NO_ISOLATION, probeIsolation, type Isolation } from '../../../src/worker/isolation.js';
import { CHILD_ENTRY, createNodeLauncher } from '../../../src/worker/node-child.js';
import type { ChildReport, SolveJob, SolvingChild } from '../../../src/worker/solving-child.js';
import { childrenOf, fiveCustomers, isRunning, processesWith, testStrategies } from '../../helpers/test-worker.js';
import { until } from '../../helpers/until.js';

const environment = { PATH: process.env['PATH'] ?? '' };
const LONE_SUPERVISOR = fileURLToPath(new URL('../../helpers/lone-supervisor.js', import.meta.url));

function jobOf(strategy: string, changes: Partial<SolveJob> = {}): SolveJob {
  const manifest = readManifest(join(testStrategies, strategy));
  return {
    folder: manifest.folder, manifest, problem: packRequest(fiveCustomers()), seed: 7, limitMs: 1000, threads: 1, iterations: null, ...changes,
  };
}

describe('a solving child', () => {
  let isolation: Isolation;
  let children: SolvingChild[] = [];
  const never = new AbortController().signal;

  before(async () => {
    isolation = await probeIsolation({ memoryMegabytes: 512, nice: 10, environment, files: [CHILD_ENTRY] });
  });

  const launch = (holding = isolation, prepareMs = 20_000): SolvingChild => {
    const logger = pino({ level: 'silent' });
    const child = createNodeLauncher({ isolation: holding, heapMegabytes: 256, nice: holding.lowPriority ? 10 : 0, environment, preload: [], prepareMs, logger }).launch();
    children.push(child);
    return child;
  };
  const run = (strategy: string, holding = isolation): Promise<ChildReport> => launch(holding).solve(jobOf(strategy), never);

  afterEach(async () => {
    for (const child of children) child.kill();
    await Promise.all(children.map(({ exited }) => exited));
    children = [];
    expect(childrenOf()).to.deep.equal([]);
  });

  it('is titled roundsman-solve while it waits for its job', async () => {
    const child = launch();
    await child.ready;
    const tree = [child.pid, ...childrenOf(child.pid)];
    expect(processesWith('roundsman-solve').filter((pid) => tree.includes(pid))).to.have.length(1);
  });

  it('runs at low priority, alone and as a group', async () => {
    const child = launch();
    await child.ready;
    for (const pid of [child.pid, ...childrenOf(child.pid)]) expect(getPriority(pid)).to.equal(isolation.lowPriority ? Math.min(19, getPriority() + 10) : getPriority());
    const group = `/proc/${child.pid}/autogroup`;
    if (existsSync(group)) await until('a lowered group', () => readFileSync(group, 'utf8').includes('nice 10'));
  });

  for (const [name, holding] of [['with all that the system offers', null], ['with no help of the system', NO_ISOLATION]] as const) {
    it(`answers ${name}`, async () => {
      const since = performance.now();
      const { ending } = await run('stub', holding ?? isolation);
      expect(ending.kind).to.equal('answered');
      const answer = decodeFinished((ending as { answer: Uint8Array }).answer);
      expect(answer.routes).to.have.length(5);
      expect(answer.seconds).to.be.within(0.004, (performance.now() - since) / 1000);
    });

    it(`is killed past its limit and grace ${name}, and what it reported is kept`, async () => {
      const { ending, incumbents, seconds } = await run('overruns', holding ?? isolation);
      expect(ending.kind).to.equal('overran');
      expect(incumbents).to.have.length(1);
      expect(seconds).to.be.within(2.9, 4.5);
    });
  }

  it('is killed when it never gets ready', async () => {
    let child: SolvingChild;
    // Long enough for its own start, however busy the machine is.
    let prepareMs = 150;
    do {
      child = launch(isolation, prepareMs *= 2);
      await child.ready;
    } while (!child.usable());
    const { ending, seconds } = await child.solve(jobOf('loads-forever'), never);
    expect(ending).to.include({ kind: 'died', reason: 'killed' });
    expect(seconds).to.equal(0);
  });

  it('is killed when the signal aborts', async () => {
    const child = launch();
    const stop = new AbortController();
    const solving = child.solve(jobOf('loops'), stop.signal);
    await child.ready;
    stop.abort();
    expect((await solving).ending.kind).to.equal('aborted');
    await child.exited;
  });

  it('sees neither the environment of its supervisor nor a network', async function () {
    if (!isolation.noNetwork) this.skip();
    expect((await run('spies')).ending.kind).to.equal('answered');
  });

  it('does not run as root if it need not', async function () {
    if (!isolation.ownUser) this.skip();
    const child = launch();
    await child.ready;
    const [runner] = processesWith('roundsman-solve').filter((pid) => [child.pid, ...childrenOf(child.pid)].includes(pid));
    expect(readFileSync(`/proc/${runner}/status`, 'utf8')).to.match(/^Uid:\t(\d{5,})\t\1\t\1\t\1$/m).and.match(/^CapBnd:\t0+$/m).and.match(/^NoNewPrivs:\t1$/m);
    expect(readFileSync(`/proc/${runner}/limits`, 'utf8')).to.match(/^Max processes +1024 /m);
  });

  it('takes only one job, unless it is to be kept', async () => {
    const child = launch();
    await child.solve(jobOf('stub'), never);
    expect(child.usable()).to.equal(false);
    const second = await child.solve(jobOf('stub'), never).then(() => 'solved', (error: unknown) => error);
    expect(second).to.be.instanceOf(RangeError);
  });

  // An odd seed forks into the child's own process group, an even one into a separate session.
  for (const [mode, parity] of [['isolated', 0], ['bare', 1]] as const) {
    it(`dies with its supervisor, with everything it forked, even if it loops (${mode})`, async function () {
      if (mode === 'isolated' && !isolation.diesWithParent) this.skip();
      const seed = String(7_000_000 + process.pid * 2 + parity);
      const supervisor = spawn(process.execPath, [LONE_SUPERVISOR, mode, seed], { stdio: ['ignore', 'pipe', 'inherit'] });
      const [chunk] = (await once(supervisor.stdout, 'data')) as [Buffer];
      const pids = Object.values(JSON.parse(chunk.toString()) as Record<string, number>);
      await until('the forked process', () => processesWith(`sleep ${seed}`).length === 1);
      // What it started may be gone before its last thread is, so its own exit is awaited too.
      const ended = once(supervisor, 'exit');
      supervisor.kill('SIGKILL');
      await ended;
      await until('the end of the forked process', () => processesWith(`sleep ${seed}`).length === 0);
      await until('the end of the children', () => pids.every((pid) => !isRunning(pid)));
    });
  }
});
