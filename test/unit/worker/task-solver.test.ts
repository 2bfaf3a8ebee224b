import { expect } from 'chai';
import { pino } from 'pino';
import { createMetrics, type Metrics } from '../../../src/metrics/metrics.js';
import { builtInStrategies, type RegisteredManifest } from '../../../src/strategy/registry.js';
import { NewerFormError } from '../../../src/tasks/broker-errors.js';
import type { Verdict } from '../../../src/worker/evaluate.js';
import type { ChildEnding, ChildReport, SolveJob } from '../../../src/worker/solving-child.js';
import { createTaskSolver, limitRatio } from '../../../src/worker/task-solver.js';
import { metricValue } from '../../helpers/metric.js';
import { rejection } from '../../helpers/rejection.js';
import { taskRecord } from '../../helpers/task-record.js';

const manifest = (name: string, folder: string): RegisteredManifest => ({
  name, folder, version: '1.0.0', contract: 2, description: '', pool: 'general', customers: { minimum: 0, maximum: 100 }, features: [], parameters: [],
});
const MANIFESTS = [manifest('guest', '/elsewhere/guest'), manifest('savings', `${builtInStrategies}/savings`)];

const solved = { kind: 'solved', envelope: new Uint8Array([1]), totalCost: 12.5, vehiclesUsed: 2, seconds: 1, from: 'answer', refused: [], variant: 'windows', bound: null, features: ['time-windows'] } satisfies Verdict;
const refused: Verdict = { kind: 'refused', refused: ['answer: capacity'], seconds: 4, sketch: { customers: 5, features: [], stemRatio: 1 } };
const nothing: Verdict = { kind: 'nothing', seconds: 1 };
const answered: ChildEnding = { kind: 'answered', answer: new Uint8Array() };
const died: ChildEnding = { kind: 'died', reason: 'memory', text: '' };

describe('createTaskSolver', () => {
  let metrics: Metrics;
  let jobs: SolveJob[];
  const signal = new AbortController().signal;
  const problem = new Uint8Array();

  /** A solver whose children end, and whose checker returns, as listed. */
  const solverOf = (endings: ChildEnding[], verdicts: Verdict[]): ReturnType<typeof createTaskSolver> => {
    metrics = createMetrics('worker');
    jobs = [];
    return createTaskSolver({
      run: (job): Promise<ChildReport> => {
        jobs.push(job);
        return Promise.resolve({ ending: endings.shift()!, incumbents: [], seconds: 1, pid: 4711 });
      },
      checker: { evaluate: () => Promise.resolve(verdicts.shift()!), close: () => Promise.resolve() },
      manifests: MANIFESTS, threads: 2, metrics, logger: pino({ level: 'silent' }),
    });
  };
  const guestTask = taskRecord({ strategy: 'guest', limitSeconds: 10 });

  it('passes the record on to the child', async () => {
    const outcome = await solverOf([answered], [solved])(guestTask, problem, signal);
    expect(outcome).to.deep.include({ kind: 'solved', totalCost: 12.5, solveSeconds: 1, strategy: 'guest' });
    expect(jobs).to.have.length(1);
    expect(jobs[0]).to.include({ folder: '/elsewhere/guest', seed: 7, limitMs: 10_000, threads: 2, iterations: null });
  });

  it('asks for the bound that the task asks for, and by default for a cheap one', async () => {
    await solverOf([answered], [solved])(guestTask, problem, signal);
    expect(jobs[0]).to.include({ bound: 'default' });
    await solverOf([answered], [solved])({ ...guestTask, bound: 'strong' }, problem, signal);
    expect(jobs[0]).to.include({ bound: 'strong' });
  });

  it('counts gap and method of a bound', async () => {
    const bound = { lowerBound: 12, gap: 0.04, method: 'assignment', relaxes: [] };
    await solverOf([answered], [{ ...solved, bound }])({ ...guestTask, nodes: 80 }, problem, signal);
    expect(await metricValue(metrics.registry, 'roundsman_solve_bounds_total', { method: 'assignment' })).to.equal(1);
    expect(await metricValue(metrics.registry, 'roundsman_solve_gap_ratio_bucket', { strategy: 'guest', size: 'le_100', le: 0.05 })).to.equal(1);
    await solverOf([answered], [{ ...solved, bound: { ...bound, method: 'guest-4711' } }])(guestTask, problem, signal);
    expect(await metricValue(metrics.registry, 'roundsman_solve_bounds_total', { method: 'other' }), 'labels are bounded').to.equal(1);
    await solverOf([answered], [solved])(guestTask, problem, signal);
    expect(await metricValue(metrics.registry, 'roundsman_solve_bounds_total', { method: 'assignment' })).to.equal(0);
  });

  it('gives an iteration budget the threads for its size, whatever its own are', async () => {
    for (const [nodes, threads] of [[100, 1], [101, 2], [30_000, 2]] as const) {
      await solverOf([answered], [solved])({ ...guestTask, nodes, iterations: 500 }, problem, signal);
      expect(jobs[0]).to.include({ iterations: 500, threads });
    }
  });

  it('falls back within the same iteration budget', async () => {
    await solverOf([answered, answered], [refused, solved])({ ...guestTask, iterations: 500 }, problem, signal);
    expect(jobs.map(({ iterations }) => iterations)).to.deep.equal([500, 500]);
  });

  it('falls back to another strategy for the rest of the limit if nothing passes the checker', async () => {
    const outcome = await solverOf([answered, answered], [refused, solved])(guestTask, problem, signal);
    expect(outcome).to.include({ kind: 'solved', strategy: 'savings' });
    expect(jobs.map(({ manifest: { name }, limitMs }) => [name, limitMs])).to.deep.equal([['guest', 10_000], ['savings', 6000]]);
    expect(await metricValue(metrics.registry, 'roundsman_check_failures_total', { strategy: 'guest' })).to.equal(1);
  });

  it('fails a task whose strategies both give wrong answers, without a charge', async () => {
    const outcome = await solverOf([answered, answered], [refused, refused])(guestTask, problem, signal);
    expect(outcome).to.include({ kind: 'failed', code: 'solver_failed', refund: true });
  });

  it('does not fall back without time left, nor to what does not support the problem', async () => {
    const late = { ...refused, seconds: 9.95 };
    expect(await solverOf([answered], [late])(guestTask, problem, signal)).to.include({ kind: 'failed', code: 'solver_failed' });
    const large = { ...refused, sketch: { ...refused.sketch, customers: 101 } };
    expect(await solverOf([answered], [large])(guestTask, problem, signal)).to.include({ kind: 'failed', code: 'solver_failed' });
  });

  it('treats a death without an incumbent as a death, to be retried', async () => {
    const outcome = await solverOf([died], [nothing])(guestTask, problem, signal);
    expect(outcome).to.deep.equal({ kind: 'died', reason: 'memory' });
    expect(await metricValue(metrics.registry, 'roundsman_solver_deaths_total', { reason: 'memory', strategy: 'guest' })).to.equal(1);
  });

  it('keeps what a strategy left that died, threw or overran', async () => {
    for (const ending of [died, { kind: 'overran' }, { kind: 'threw', message: '', stack: '' }] as const) {
      const outcome = await solverOf([ending], [{ ...solved, from: 'incumbent' }])(guestTask, problem, signal);
      expect(outcome.kind, ending.kind).to.equal('solved');
      expect(await metricValue(metrics.registry, 'roundsman_search_variants_total', { variant: 'windows' })).to.be.greaterThan(0);
      expect(await metricValue(metrics.registry, 'roundsman_solved_features_total', { feature: 'time-windows' })).to.be.greaterThan(0);
    }
  });

  it('treats an overrun without an incumbent as a death, to be retried', async () => {
    expect(await solverOf([{ kind: 'overran' }], [nothing])(guestTask, problem, signal)).to.deep.equal({ kind: 'died', reason: 'killed' });
  });

  it('ends a task as impossible if the proof exists, however its child ended', async () => {
    const proved: Verdict = { kind: 'infeasible', envelope: new Uint8Array([2]), seconds: 3, proved: true, refused: [] };
    for (const ending of [died, { kind: 'overran' }, { kind: 'threw', message: '', stack: '' }] as const) {
      const outcome = await solverOf([ending], [proved])(guestTask, problem, signal);
      expect(outcome, ending.kind).to.include({ kind: 'failed', code: 'no_feasible_solution', refund: false });
    }
  });

  it('reuses a child for built-in code and a problem that is not large', async () => {
    const kept = async (strategy: string, bytes: number): Promise<boolean | undefined> => {
      await solverOf([answered], [solved])(taskRecord({ strategy }), new Uint8Array(bytes), signal);
      return jobs[0]!.keepsChild;
    };
    expect([await kept('savings', 1000), await kept('savings', 1_000_000), await kept('guest', 1000)]).to.deep.equal([true, false, false]);
  });

  it('fails a strategy that throws without a result, with a message that reveals nothing of its internals', async () => {
    const threw = { kind: 'threw', message: 'inner detail', stack: 'inner detail' } as const;
    const outcome = await solverOf([threw], [nothing])(guestTask, problem, signal);
    expect(outcome).to.include({ kind: 'failed', code: 'solver_failed', refund: true });
    const { error } = JSON.parse(Buffer.from((outcome as { envelope: Uint8Array }).envelope).toString()) as { error: string };
    expect(error).to.match(/^The solver failed/).and.not.include('inner detail');
  });

  it('charges a search that found nothing feasible', async () => {
    const infeasible: Verdict = { kind: 'infeasible', envelope: new Uint8Array([2]), seconds: 3, proved: false, refused: [] };
    const outcome = await solverOf([answered], [infeasible])(guestTask, problem, signal);
    expect(outcome).to.include({ kind: 'failed', code: 'no_feasible_solution', refund: false, solveSeconds: 3 });
  });

  it('reports a drain as such', async () => {
    expect(await solverOf([{ kind: 'aborted' }], [])(guestTask, problem, signal)).to.deep.equal({ kind: 'drained' });
    expect(await solverOf([answered, { kind: 'aborted' }], [refused])(guestTask, problem, signal)).to.deep.equal({ kind: 'drained' });
  });

  it('leaves a task to others if its strategy is not installed here', async () => {
    const elsewhere = await rejection(solverOf([], [])(taskRecord({ strategy: 'gone' }), problem, signal));
    expect(elsewhere).to.be.instanceOf(NewerFormError).with.property('message').that.matches(/strategy gone .* not installed on this worker/);
    expect(jobs).to.deep.equal([]);
  });

  it('measures solve time as a share of the limit, in buckets that distinguish an end at the limit from an overrun', async () => {
    const times = [5, 10, 10.15, 12];
    const solver = solverOf(times.map(() => answered), times.map((seconds) => ({ ...solved, seconds })));
    for (const _ of times) await solver(guestTask, problem, signal);
    const upTo = (le: number) => metricValue(metrics.registry, 'roundsman_solve_limit_ratio_bucket', { strategy: 'guest', le });
    expect([await upTo(0.98), await upTo(1), await upTo(1.25)]).to.deep.equal([1, 3, 4]);
  });

  it('treats 100 ms or 2 % after the limit, whichever is longer, as an end at the limit', () => {
    expect([limitRatio(1.09, 1), limitRatio(1.11, 1), limitRatio(61.1, 60), limitRatio(62, 60), limitRatio(0.5, 1), limitRatio(1, 1)]).to.deep.equal([1, 1.11, 1, 62 / 60, 0.5, 1]);
  });

  it('measures how long a child takes until it has the problem', async () => {
    await solverOf([answered], [solved])(guestTask, problem, signal);
    expect(await metricValue(metrics.registry, 'roundsman_child_start_seconds_count', { strategy: 'guest' })).to.equal(1);
  });
});
