import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { metricValue } from '../../helpers/metric.js';
import { expectPromptly } from '../../helpers/promptly.js';
import { childrenOf, isRunning, startTestWorker, type TestWorker } from '../../helpers/test-worker.js';
import { until } from '../../helpers/until.js';

/** A shadow has the lowest priority: beside other programs it takes long. */
const PATIENCE_MS = 120_000;

type Line = TestWorker['log'][number];

describe('a strategy in the shadow', function () {
  this.timeout(2 * PATIENCE_MS);
  let harness: TestWorker;
  /** Solved by savings at the optimum, by stub at three times the cost. */
  let tasks = 0;
  const task = (changes: Partial<TaskRecord>): Partial<TaskRecord> => ({ id: `shadowed-${String(++tasks).padStart(13, '0')}`, limitSeconds: 5, ...changes });

  const start = async (): Promise<void> => {
    harness = await startTestWorker();
  };
  const stop = async (): Promise<void> => {
    await harness.worker.stop(0);
    expect(childrenOf()).to.deep.equal([]);
  };

  const line = async (id: string, message: RegExp): Promise<Line> => {
    const found = (): Line | undefined => harness.log.find(({ msg, requestId }) => requestId === id && message.test(String(msg)));
    await until(`a line that matches ${message}`, () => found() !== undefined, PATIENCE_MS);
    return found()!;
  };
  const count = (strategy: string, outcome: string): Promise<number> => metricValue(harness.metrics.registry, 'roundsman_shadow_solves_total', { strategy, outcome });

  describe('beside one worker', () => {
    before(start);
    after(stop);

    it('is compared with the answer, which does not change', async () => {
      const solved = await harness.solve(task({ strategy: 'stub', shadow: 'savings' }));
      expect(await line(solved.id, /^shadow compared$/)).to.include({
        strategy: 'savings', answeredBy: 'stub', outcome: 'better', cost: 10, answerCost: 30, difference: -2 / 3,
      });
      expect(await count('savings', 'better')).to.equal(1);
      expect(await metricValue(harness.metrics.registry, 'roundsman_shadow_cost_difference_ratio_sum', { strategy: 'savings' })).to.be.closeTo(-2 / 3, 1e-12);
      const { value } = (await harness.broker.bucket<TaskRecord>('tasks').get(solved.id))!;
      expect(value).to.deep.equal(solved);
      expect((await harness.envelope(value)).result).to.include({ strategy: 'stub', total_cost: 30 });
      // It does not count as a solve.
      expect(await metricValue(harness.metrics.registry, 'roundsman_tasks_finished_total', { outcome: 'solved', strategy: 'savings', size: 'le_10' })).to.equal(0);
    });

    it('is reported as worse, or equal', async () => {
      const worse = await harness.solve(task({ strategy: 'savings', shadow: 'stub' }));
      expect(await line(worse.id, /^shadow compared$/)).to.include({ outcome: 'worse', difference: 2 });
      const equal = await harness.solve(task({ strategy: 'savings', shadow: 'alns' }));
      expect(await line(equal.id, /^shadow compared$/)).to.include({ outcome: 'equal', difference: 0 });
      expect([await count('stub', 'worse'), await count('alns', 'equal')]).to.deep.equal([1, 1]);
    });

    for (const [strategy, ended] of [['throws', 'threw'], ['forgets', 'answered'], ['spoils', 'answered'], ['exits', 'died'], ['returns-garbage', 'threw']] as const) {
      it(`has failed if it is ${strategy}, without affecting alerts on live solves`, async () => {
        const solved = await harness.solve(task({ strategy: 'savings', shadow: strategy }));
        expect(await line(solved.id, /^shadow compared$/)).to.include({ outcome: 'failed', ended });
        expect(await count(strategy, 'failed')).to.equal(1);
        expect(await metricValue(harness.metrics.registry, 'roundsman_check_failures_total', { strategy })).to.equal(0);
        for (const reason of ['crashed', 'killed']) expect(await metricValue(harness.metrics.registry, 'roundsman_solver_deaths_total', { strategy, reason })).to.equal(0);
      });
    }

    it('is better if there was no answer', async () => {
      const failed = await harness.solve(task({ strategy: 'throws', shadow: 'savings' }));
      expect(failed.state).to.equal('failed');
      expect(await line(failed.id, /^shadow compared$/)).to.include({ outcome: 'better', cost: 10, answerCost: null, difference: null });
    });

    it('gives way immediately to a task that needs the slot', async () => {
      const first = await harness.solve(task({ strategy: 'stub', shadow: 'loops', limitSeconds: 600 }));
      const { pid } = await line(first.id, /^shadow started$/);
      const second = await harness.solve(task({ strategy: 'stub' }));
      expect(second.state).to.equal('solved');
      expect(await line(first.id, /^shadow dropped$/)).to.include({ strategy: 'loops', reason: 'busy' });
      expect(await count('loops', 'dropped')).to.equal(1);
      expect(isRunning(Number(pid))).to.equal(false);
    });

    it('is skipped if it is not installed', async () => {
      const solved = await harness.solve(task({ strategy: 'stub', shadow: 'nowhere' }));
      expect(await line(solved.id, /^shadow dropped$/)).to.include({ strategy: 'nowhere', reason: 'not installed' });
      expect(await harness.metrics.registry.metrics()).to.not.include('nowhere');
    });
  });

  describe('that is still solving', () => {
    beforeEach(start);
    afterEach(stop);

    it('runs behind live solves', async () => {
      const solved = await harness.solve(task({ strategy: 'stub', shadow: 'loops', limitSeconds: 600 }));
      const { pid } = await line(solved.id, /^shadow started$/);
      const { lowPriority } = harness.worker.isolation;
      const niceness = Number(readFileSync(`/proc/${Number(pid)}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[16]);
      expect(niceness).to.equal(lowPriority ? 19 : 0);
    });

    it('ends with its worker', async () => {
      const solved = await harness.solve(task({ strategy: 'stub', shadow: 'loops', limitSeconds: 600 }));
      const { pid } = await line(solved.id, /^shadow started$/);
      const begun = performance.now();
      await harness.worker.stop(20_000);
      expectPromptly(begun, 5_000);
      expect(await line(solved.id, /^shadow dropped$/)).to.include({ reason: 'draining' });
      expect(isRunning(Number(pid))).to.equal(false);
    });
  });
});
