import { expect } from 'chai';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { metricValue } from '../../helpers/metric.js';
import { childrenOf, fiveCustomers, processesWith, startTestWorker, type TestWorker } from '../../helpers/test-worker.js';
import { THOROUGH } from '../../helpers/thorough.js';
import { until } from '../../helpers/until.js';

/** Strategies that fail in the same way: all of them under `make verify-long`, the last one under `make test`. */
const several = <T>(...all: readonly T[]): readonly T[] => (THOROUGH ? all : all.slice(-1));

/** Growth of the supervisor that a test run explains by itself. */
const FLAT_BYTES = 150 * 1024 * 1024;

describe('a strategy that', () => {
  let harness: TestWorker;
  let restBytes: number;

  before(async () => {
    harness = await startTestWorker();
    await harness.solve();
    restBytes = process.memoryUsage().rss;
  });

  after(async () => {
    await harness.worker.stop(0);
    expect(childrenOf()).to.deep.equal([]);
  });

  /** Solves with a bad strategy, retrying deaths without delay, then shows that the next task is unaffected. */
  const contain = async (strategy: string, changes: Partial<TaskRecord> = {}): Promise<TaskRecord> => {
    const { submit, broker, worker, solve } = harness;
    const { id } = await submit({ strategy, limitSeconds: 1, ...changes });
    const tasks = broker.bucket<TaskRecord>('tasks');
    const ended = await until(`the end of ${strategy}`, async () => {
      broker.expireDelays();
      const { value } = (await tasks.get(id))!;
      return value.finishedAt === undefined ? null : value;
    }, 25_000);
    await until('an idle worker', () => worker.busy() === 0);
    expect(await solve(), `task after ${strategy}`).to.include({ state: 'solved', deaths: 0 });
    expect(process.memoryUsage().rss - restBytes, 'growth of the supervisor').to.be.lessThan(FLAT_BYTES);
    return ended;
  };
  const deaths = (strategy: string, reason: string): Promise<number> =>
    metricValue(harness.metrics.registry, 'roundsman_solver_deaths_total', { strategy, reason });

  for (const [strategy, reason] of [
    ['exits', 'crashed'], ...several(['aborts', 'crashed'], ['never', 'crashed'], ['forks-and-exits', 'crashed']), ['eats-heap', 'memory'],
    ...several(['floods-output', 'protocol'], ['floods-pipe', 'protocol']),
  ] as const) {
    it(`${strategy}: ends the task as failed with its third death, without a charge`, async () => {
      const seed = 8_000_000 + process.pid;
      // Three deaths for the first one; the others arrive after two.
      const before = strategy === 'exits' ? 0 : 2;
      const task = await contain(strategy, { seed, limitSeconds: 10, deaths: before });
      expect(task).to.include({ state: 'failed', code: 'solver_failed', deaths: 3 });
      expect((await harness.envelope(task)).error).to.match(/^The solver failed repeatedly/);
      expect(harness.refunds).to.include(task.id);
      expect(await deaths(strategy, reason)).to.equal(3 - before);
      await until('the end of what it forked', () => processesWith(`sleep ${seed}`).length === 0);
    });
  }

  for (const strategy of [...several('throws', 'eats-buffers', 'rejects'), ...several('returns-nothing', 'returns-garbage')]) {
    it(`${strategy}: fails the task immediately, with a message that reveals nothing of its internals, without a charge`, async () => {
      const task = await contain(strategy);
      expect(task).to.include({ state: 'failed', code: 'solver_failed', attempts: 1 });
      const { success, error, code, result } = await harness.envelope(task);
      expect({ success, code, result }).to.deep.equal({ success: false, code: 'solver_failed', result: null });
      expect(error).to.match(/^The solver failed/).and.not.match(/secret detail|Error|\.js/);
      expect(harness.refunds).to.include(task.id);
    });
  }

  it('loops: ends the task as failed when it has exceeded its limit for the third time', async () => {
    const task = await contain('loops');
    expect(task).to.include({ state: 'failed', code: 'solver_failed', deaths: 3, attempts: 3 });
    expect(harness.refunds).to.include(task.id);
  });

  it('loops on a problem that is impossible: the task ends immediately with the proof', async () => {
    const { id } = await harness.submit({ strategy: 'loops', limitSeconds: 1 }, { ...fiveCustomers(), capacities: [1, 1, 1, 1, 0] });
    const task = await harness.until(id);
    expect(task).to.include({ state: 'failed', code: 'no_feasible_solution', attempts: 1 });
    expect((await harness.envelope(task)).error).to.match(/impossible/i);
  });

  it('throws: logs the reason with the request id', async () => {
    const task = await contain('throws');
    const line = harness.log.find(({ msg, requestId }) => msg === 'a strategy threw' && requestId === task.id);
    expect(line).to.include({ strategy: 'throws', thrown: 'Error: secret detail of a strategy' });
  });

  it('aborts: logs each death in one line, with request, reason, process, strategy and attempt', async () => {
    const { id } = await contain('aborts');
    const lines = harness.log.filter(({ msg, requestId }) => requestId === id && /died|killed|death/.test(String(msg)));
    expect(lines.map(({ msg, strategy, reason, attempt }) => [msg, strategy, reason, attempt])).to.deep.equal([1, 2, 3].map((attempt) => ['a solving child died', 'aborts', 'crashed', attempt]));
    expect(new Set(lines.map(({ pid }) => pid))).to.have.property('size', 3);
  });

  for (const strategy of [...several('overruns', 'floods-reports'), ...several('spoils', 'lies'), 'mutates', 'forks']) {
    it(`${strategy}: ends as solved, with feasible routes and their true cost`, async () => {
      const seed = 8_000_000 + process.pid;
      const task = await contain(strategy, { seed });
      expect(task).to.include({ state: 'solved', attempts: 1 });
      expect((await harness.envelope(task)).result).to.include({ total_cost: 30 });
      await until('the end of what it forked', () => processesWith(`sleep ${seed}`).length === 0);
    });
  }

  it('overruns: is counted as such, and reported with the time it took', async () => {
    const { registry } = harness.metrics;
    const before = await metricValue(registry, 'roundsman_solve_limit_ratio_sum', { strategy: 'overruns' });
    const task = await contain('overruns');
    expect((await harness.envelope(task)).result!['time']).to.be.within(2.9, 5);
    expect(await metricValue(registry, 'roundsman_solve_limit_ratio_sum', { strategy: 'overruns' }) - before).to.be.within(2.9, 5);
  });

  for (const [strategy, word] of [['forgets', 'missing-customer'], ['fakes-frames', 'too short']] as const) {
    it(`${strategy}: never has its output become a result; a built-in strategy solves instead`, async () => {
      const task = await contain(strategy, { limitSeconds: 10 });
      expect(task.state).to.equal('solved');
      expect((await harness.envelope(task)).result).to.deep.include({ strategy: 'savings', total_cost: 10 });
      expect(await metricValue(harness.metrics.registry, 'roundsman_check_failures_total', { strategy })).to.be.greaterThan(0);
      const line = harness.log.find(({ msg, requestId }) => msg === 'solutions of a strategy did not pass the checker' && requestId === task.id);
      expect((line!['refused'] as string[])[0]).to.include(word);
    });
  }

  it('claims that there is no solution: fails the task without calling it impossible', async () => {
    const task = await contain('denies');
    expect(task).to.include({ state: 'failed', code: 'no_feasible_solution' });
    expect((await harness.envelope(task)).error).to.match(/none|not? feasible/i).and.not.match(/impossible|no feasible solution exists/i);
    expect(harness.refunds).to.not.include(task.id);
  });
});
