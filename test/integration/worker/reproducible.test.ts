import { expect } from 'chai';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { problemFromRequest } from '../../../src/contract/problem.js';
import type { CanonicalRequest } from '../../../src/contract/request.js';
import { featuresOf } from '../../../src/strategy/features.js';
import { loadManifests } from '../../../src/strategy/registry.js';
import { scatteredRequest, withAsymmetry, withDepots, withTypes, withWindows } from '../../helpers/reproducible-problems.js';
import { THOROUGH } from '../../helpers/thorough.js';
import { startTestWorker } from '../../helpers/test-worker.js';

const SEED = 20_26;
/** As many as a small machine has cores, with a higher priority than a solving process. */
const BUSY_PROGRAMS = 2;
const LIMIT_SECONDS = 300;

const PROBLEMS: Readonly<Record<string, CanonicalRequest>> = {
  'capacities': scatteredRequest(120),
  'windows': scatteredRequest(140, withWindows),
  'windows of two depots': scatteredRequest(130, (random, base) => ({ ...withWindows(random, base), ...withDepots(random, base) })),
  'soft windows': scatteredRequest(110, (random, base) => ({ ...withWindows(random, base), latePenaltyPerMinute: 2 })),
  'different vehicles': scatteredRequest(115, withTypes),
  'an asymmetric matrix': scatteredRequest(125, withAsymmetry),
  'more customers than one thread takes': scatteredRequest(700),
};
/**
 * Enough for populations to exchange their best individuals, and for annealing to recombine the routes of a problem
 * with windows.
 */
const ITERATIONS: Readonly<Record<string, number>> = { alns: 6_000, savings: 4_000, sweep: 6_000, hgs: 600 };
const RECOMBINING = { name: 'alns on windows', iterations: 30_000 };

interface Asked {
  readonly name: string;
  readonly strategy: string;
  readonly request: CanonicalRequest;
}

/** Each strategy once, with windows, several depots, two kernel variants, and more threads than one. */
const FEW = ['savings on capacities', 'alns on windows', 'hgs on windows of two depots', 'hgs on an asymmetric matrix', 'sweep on more customers than one thread takes'];

/** Every built-in strategy on every problem that it supports; under `make test` only a few. */
function pairs(): Asked[] {
  const all = Object.entries(PROBLEMS).flatMap(([name, request]) => {
    const features = featuresOf(problemFromRequest(request));
    return loadManifests().filter((manifest) => features.every((feature) => manifest.features.includes(feature)))
      .map((manifest) => ({ name: `${manifest.name} on ${name}`, strategy: manifest.name, request }));
  });
  return THOROUGH ? all : all.filter(({ name }) => FEW.includes(name));
}

/** The envelopes of all pairs, solved one after the other, without what may differ. */
async function solveAll(threads: number): Promise<Map<string, string>> {
  const { worker, broker, solve } = await startTestWorker({ threads });
  const answers = new Map<string, string>();
  try {
    for (const [index, { name, strategy, request }] of pairs().entries()) {
      const task = await solve({
        id: `task-${String(index).padStart(2, '0')}`.padEnd(22, '0'), strategy, seed: SEED, limitSeconds: LIMIT_SECONDS,
        nodes: request.nodeCount, vehicles: request.vehicleCount,
        iterations: name === RECOMBINING.name ? RECOMBINING.iterations : ITERATIONS[strategy]!,
      }, request);
      const text = Buffer.from((await broker.blobs.get(task.resultKey!))!).toString();
      answers.set(name, text.replaceAll(task.id, 'ID').replace(/"time":[\d.e-]+/, '"time":0'));
    }
  } finally {
    await worker.stop(0);
  }
  return answers;
}

async function besideBusyPrograms<T>(work: () => Promise<T>): Promise<T> {
  const programs = Array.from({ length: BUSY_PROGRAMS }, (): ChildProcess => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  try {
    return await work();
  } finally {
    await Promise.all(programs.map((program) => {
      const ended = once(program, 'exit');
      program.kill('SIGKILL');
      return ended;
    }));
  }
}

describe('solves with an iteration budget in separate processes', function () {
  this.timeout(600_000);

  it(`give the same bytes with one thread configured and with two${THOROUGH ? ', beside busy programs and without' : ''}`, async () => {
    const first = await solveAll(1);
    const others = THOROUGH ? [await besideBusyPrograms(async () => solveAll(2)), await solveAll(2), await solveAll(8)] : [await solveAll(2)];
    expect(first.size).to.equal(pairs().length).and.to.be.at.least(FEW.length);
    for (const [name, answer] of first) {
      const { result } = JSON.parse(answer) as { result: { routes: object; details: { search: { ended: string; iterations: number; threads: number } } } };
      expect(result.details.search.threads, name).to.equal(2);
      expect(result.details.search.ended, name).to.be.oneOf(['iterations', 'stagnated', 'optimal']);
      expect(result.details.search.iterations, name).to.be.greaterThan(0);
      for (const other of others) expect(other.get(name), name).to.equal(answer);
    }
  });

  it('say that the time limit ended them', async () => {
    const { solve, envelope, worker } = await startTestWorker({ threads: 1 });
    try {
      for (const strategy of THOROUGH ? ['alns', 'savings', 'sweep', 'hgs'] : ['alns', 'hgs']) {
        const request = PROBLEMS['capacities']!;
        const task = await solve({ id: `limited-${strategy}`.padEnd(22, '0'), strategy, iterations: 1_000_000_000, limitSeconds: 1, nodes: request.nodeCount }, request);
        const { result, error } = await envelope(task);
        expect(error, strategy).to.equal(null);
        // Savings ends by itself when it finds no further improvement.
        const ends = strategy === 'savings' ? ['limit', 'stagnated'] : ['limit'];
        expect((result!['details'] as { search: { ended: string } }).search.ended, strategy).to.be.oneOf(ends);
      }
    } finally {
      await worker.stop(0);
    }
  });
});
