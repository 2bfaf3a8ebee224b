import { expect } from 'chai';
import { problemFromRequest } from '../../../src/contract/problem.js';
import { evaluate } from '../../../src/model/cost.js';
import type { Problem } from '../../../src/model/problem.js';
import type { SolveContext, Strategy, StrategyOutcome } from '../../../src/strategy/contract.js';
import { runStrategy } from '../../../src/strategy/run.js';
import { lineRequest } from '../../helpers/line-problem.js';
import { plainProblem } from '../../helpers/plain-problem.js';

const manifest = { name: 'test', parameters: [{ name: 'depth', type: 'integer', default: 3, description: 'x' }] } as const;
const problem: Problem = plainProblem(1, { customers: 3, vehicles: 3 });
const route = (customer: number) => [{ type: 0, customers: [customer] }];

function strategy(solve: Strategy['solve']): Strategy {
  return { solve };
}

describe('a strategy run', () => {
  it('passes seed, threads, budget and completed parameters', async () => {
    let seen: SolveContext | undefined;
    const result = await runStrategy(problem, manifest, strategy((_, context) => {
      seen = context;
      return { routes: null, ended: 'iterations', iterations: 5 };
    }), { seed: -1, threads: 2, iterations: 5 });
    expect(seen).to.include({ seed: 0xffffffff, threads: 2, iterations: 5, limitMs: Infinity });
    expect(seen!.parameters).to.deep.equal({ depth: 3 });
    expect(result).to.include({ routes: null, ended: 'iterations', iterations: 5 });
  });

  it('passes operator statistics on, and drops invalid ones with a log message', async () => {
    const sound = { name: 'slack', kind: 'ruin', uses: 3, accepted: 2, improvements: 1, gain: 0.5, milliseconds: 4, weight: 1 } as const;
    const run = async (operators: unknown) => {
      const logs: string[] = [];
      const result = await runStrategy(problem, manifest, strategy(() => ({ routes: route(1), ended: 'exhausted', operators: operators as [] })), { seed: 1, limitMs: 1000, onLog: (message) => logs.push(message) });
      expect(result.routes).to.deep.equal(route(1));
      return { operators: result.operators, log: logs.join() };
    };
    expect(await run([sound])).to.deep.equal({ operators: [sound], log: '' });
    expect(await run(undefined)).to.deep.equal({ operators: [], log: '' });
    const broken: [unknown, RegExp][] = [
      ['many', /operators is string/], [[null], /operators\[0\]: name is missing/], [[{ ...sound, kind: 'magic' }], /\(slack\): kind is "magic"; expected one of ruin, recreate, move/],
      [[{ ...sound, uses: NaN }], /uses is NaN/], [[{ ...sound, weight: -1 }], /weight is -1/], [[{ ...sound, gain: Infinity }], /gain is Infinity/],
      [[{ ...sound, accepted: 4 }], /accepted is 4, more than the 3 uses/], [[{ ...sound, improvements: 4 }], /improvements is 4/], [[sound, sound], /operators\[1\]: a second ruin named slack/],
    ];
    for (const [operators, reported] of broken) {
      const { operators: kept, log } = await run(operators);
      expect(kept).to.deep.equal([]);
      expect(log).to.match(/^the operator statistics are left out: /).and.match(reported);
    }
  });

  it('counts no iterations where a strategy reports no number of them', async () => {
    for (const [reported, counted] of [[7, 7], ['many', 0], [-5, 0], [NaN, 0], [Infinity, 0], [null, 0], [undefined, 0]] as const) {
      const solve = strategy(() => ({ routes: route(1), ended: 'exhausted', iterations: reported as number }));
      expect((await runStrategy(problem, manifest, solve, { seed: 1, limitMs: 1000 })).iterations, String(reported)).to.equal(counted);
    }
  });

  it('returns routes that nobody can read as they are, also beside a bound or from given routes, for the caller to check', async () => {
    for (const routes of [5, 'all', [null], [{ type: 99, customers: [1] }], [{ type: 0, customers: [99] }], [{ type: 0 }]]) {
      for (const options of [{ bound: 'default' }, { bound: 'strong' }, { initial: route(1) }] as const) {
        const result = await runStrategy(problem, manifest, strategy(() => ({ routes: routes as [], ended: 'exhausted' })), { seed: 1, limitMs: 100, ...options });
        expect(result).to.include({ routes, ended: 'exhausted' });
      }
    }
  });

  it('returns the routes that it started from where others cost the same, and keeps the order of those that it cannot', async () => {
    const line = problemFromRequest(lineRequest(5, { vehicleCount: 2, startNodes: [0, 0], endNodes: [0, 0], capacities: [3, 3] }));
    const run = async (initial: readonly number[], found: readonly number[]) => {
      const finds = strategy(() => ({ routes: [{ type: 0, customers: found }, { type: 0, customers: [4] }], ended: 'exhausted' }));
      const { routes } = await runStrategy(line, manifest, finds, { seed: 1, limitMs: 1000, initial: [{ type: 0, customers: initial }, { type: 0, customers: [4] }] });
      return routes!.map(({ customers }) => [...customers]);
    };
    expect(await run([2, 3, 1], [1, 2, 3])).to.deep.equal([[2, 3, 1], [4]]);
    expect(await run([3, 1], [1, 2, 3]), 'one was missing').to.deep.equal([[3, 2, 1], [4]]);
    expect(await run([1, 3], [1, 2, 3])).to.deep.equal([[1, 2, 3], [4]]);
  });

  it('reports only strictly better incumbents, as copies', async () => {
    const reported: number[] = [];
    const routes = route(1);
    const result = await runStrategy(problem, manifest, strategy((_, context) => {
      context.report(routes, 10);
      (routes[0]!.customers).push(99);
      context.report(route(2), 10);
      context.report(route(3), NaN);
      context.report(route(4), 12);
      return { routes: null, ended: 'exhausted' };
    }), { seed: 1, limitMs: 1000, onIncumbent: ({ cost }) => reported.push(cost) });
    expect(reported).to.deep.equal([10]);
    expect(result.routes).to.deep.equal(route(1));
  });

  it('takes a solution that leaves out fewer customers for the better one, whatever it costs', async () => {
    const left = { ...problem, omission: { price: new Float64Array(problem.nodeCount).fill(NaN), priority: new Float64Array(problem.nodeCount).fill(1) } };
    const [a, b, c] = problem.customers as unknown as [number, number, number];
    const solutions = [[{ type: 0, customers: [a] }], [{ type: 0, customers: [a, b, c] }], [{ type: 0, customers: [a, b] }]];
    const reported: number[] = [];
    const { routes } = await runStrategy(left, manifest, strategy((_, context) => {
      for (const found of solutions) context.report(found, evaluate(left, found).total);
      return { routes: null, ended: 'limit' };
    }), { seed: 1, limitMs: 1000, onIncumbent: (incumbent) => reported.push(incumbent.routes[0]!.customers.length) });
    expect(reported).to.deep.equal([1, 3]);
    expect(routes).to.deep.equal(solutions[1]);
  });

  it('keeps the best incumbent and the error when the strategy throws', async () => {
    const result = await runStrategy(problem, manifest, strategy((_, context) => {
      context.report(route(1), 10);
      context.report(route(2), 9);
      throw new Error('broken');
    }), { seed: 1, limitMs: 1000 });
    expect(result.ended).to.equal('failed');
    expect((result.error as Error).message).to.equal('broken');
    expect(result.routes).to.deep.equal(route(2));
  });

  it('asks the strategy to stop at the limit of its clock, or when stopped from outside', async () => {
    let time = 100;
    let outside = false;
    const seen: boolean[] = [];
    const result = await runStrategy(problem, manifest, strategy((_, context) => {
      seen.push(context.shouldStop());
      time = 149;
      seen.push(context.shouldStop());
      time = 150;
      seen.push(context.shouldStop());
      time = 120;
      outside = true;
      seen.push(context.shouldStop());
      return { routes: null, ended: 'stopped' };
    }), { seed: 1, limitMs: 50, now: () => time, stopped: () => outside });
    expect(seen).to.deep.equal([false, false, true, true]);
    expect(result.seconds).to.equal(0.02);
  });

  it('reports that time ended an iteration budget, whatever the strategy says', async () => {
    const ended = async (limitMs: number, outside: boolean, says: StrategyOutcome['ended']) => {
      let time = 0;
      const result = await runStrategy(problem, manifest, strategy((_, context) => {
        time = 50;
        context.shouldStop();
        return { routes: null, ended: says };
      }), { seed: 1, iterations: 5, limitMs, now: () => time, stopped: () => outside });
      return result.ended;
    };
    expect(await ended(60, false, 'stagnated')).to.equal('stagnated');
    expect(await ended(50, false, 'stagnated')).to.equal('limit');
    expect(await ended(50, false, 'optimal')).to.equal('limit');
    expect(await ended(60, true, 'iterations')).to.equal('stopped');
    expect(await ended(50, false, 'infeasible')).to.equal('infeasible');
  });

  it('rejects an infinite budget and invalid bounds', async () => {
    const idle = strategy(() => ({ routes: null, ended: 'exhausted' }));
    const refused = async (options: object): Promise<string> => runStrategy(problem, manifest, idle, { seed: 1, ...options }).then(() => 'ran', (error: unknown) => (error as Error).message);
    expect(await refused({})).to.include('would never end');
    expect(await refused({ limitMs: 0 })).to.include('limitMs is 0');
    expect(await refused({ iterations: 1.5 })).to.include('iterations is 1.5');
    expect(await refused({ iterations: 1, threads: 0 })).to.include('threads is 0');
    expect(await refused({ iterations: 1, parameters: { width: 1 } })).to.include('no parameter width');
  });
});
