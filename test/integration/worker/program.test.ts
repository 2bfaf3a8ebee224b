import { expect } from 'chai';
import { metricValue } from '../../helpers/metric.js';
import { childrenOf, processesWith, startTestWorker, type TestWorker } from '../../helpers/test-worker.js';
import { until } from '../../helpers/until.js';

describe('a strategy that is a program, in a worker', () => {
  let harness: TestWorker;

  before(async () => {
    harness = await startTestWorker();
  });

  after(async () => {
    await harness.worker.stop(0);
    expect(childrenOf()).to.deep.equal([]);
    await until('the end of the programs', () => processesWith('strategy.sh').length === 0);
  });

  it('solves a task, sees no environment but PATH, and its cost is recomputed', async () => {
    const task = await harness.solve({ strategy: 'program-answers', seed: 41 });
    expect(task).to.include({ state: 'solved', attempts: 1, deaths: 0 });
    expect((await harness.envelope(task)).result).to.include({ total_cost: 30, strategy: 'program-answers', seed: 41 });
    expect(harness.log.some(({ msg }) => msg === 'strategy: environment: ')).to.equal(true);
  });

  it('keeps the best incumbent of one that ignores both limit and stop message, and kills it', async () => {
    const task = await harness.solve({ strategy: 'program-hangs', limitSeconds: 1 });
    expect(task).to.include({ state: 'solved', attempts: 1 });
    const { result } = await harness.envelope(task);
    expect(result).to.include({ total_cost: 30 });
    expect(result!['time']).to.be.within(1.9, 3);
    await until('the end of the program', () => processesWith('strategy.sh').length === 0);
  });

  for (const [strategy, says] of [
    ['program-dies', 'Error: the program of strategy program-dies ended with status 3 before its result; its last words: secret detail of a program'],
    ['program-babbles', 'Error: the program of strategy program-babbles broke the protocol: line 1 of its standard output is not JSON: "Welcome to the solver!"; write messages there and everything else to standard error'],
  ] as const) {
    it(`${strategy}: fails the task without a charge, with the reason only in the log`, async () => {
      const task = await harness.solve({ strategy, limitSeconds: 5 });
      expect(task).to.include({ state: 'failed', code: 'solver_failed', attempts: 1 });
      expect((await harness.envelope(task)).error).to.match(/^The solver failed/).and.not.match(/secret detail|program/);
      expect(harness.refunds).to.include(task.id);
      const line = harness.log.find(({ msg, requestId }) => msg === 'a strategy threw' && requestId === task.id);
      expect(line).to.include({ strategy, thrown: says });
    });
  }

  it('counts neither as a death', async () => {
    expect(await metricValue(harness.metrics.registry, 'roundsman_solver_deaths_total', { strategy: 'program-dies', reason: 'crashed' })).to.equal(0);
  });
});
