import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import { evaluate } from '../../../../src/model/cost.js';
import type { PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import type { BoundContext } from '../../../../src/bounds/contract.js';
import type { BoundsOutcome } from '../../../../src/bounds/run-bounds.js';
import { anneal } from '../../../../src/search/annealing/annealing.js';
import { geneticSearch } from '../../../../src/search/genetic/genetic-search.js';
import type { SolveContext, Strategy } from '../../../../src/strategy/contract.js';
import { runStrategy, type RunOptions } from '../../../../src/strategy/run.js';
import { plainProblem } from '../../../helpers/plain-problem.js';

const manifest = { name: 'test', parameters: [] };
/** Too large to search all of its plans. */
const problem = plainProblem(1, { customers: 12, vehicles: 3, filled: 0.3 });
const routes: PlannedRoutes = [{ type: 0, customers: Array.from(problem.customers) }];
const { total } = evaluate(problem, routes);
const none = { best: null, proof: null, routes: null };
const thread = new URL('../../../helpers/bound-thread-stub.js', import.meta.url);

/** What the stub of a thread does, chosen by the seed. */
const STUB = { throws: 1, infeasible: 2, meets: 3, waits: 4, hangs: 5, counts: 6, listens: 7 };

/** A strategy that offers its routes and searches until it is told to stop. */
const tireless = (offered: PlannedRoutes | null = routes, onRound: (context: SolveContext) => void = () => undefined): Strategy => ({
  async solve(_, context) {
    if (offered !== null) context.report(offered, total);
    while (!context.shouldStop()) {
      onRound(context);
      await setImmediate();
    }
    return { routes: offered, ended: 'limit' };
  },
});
const quick: Strategy = { solve: () => ({ routes, ended: 'stagnated' }) };

const run = (strategy: Strategy, options: Omit<RunOptions, 'seed'> & { seed?: number }) => runStrategy(problem, manifest, strategy, { seed: 9, ...options });
const bounded = (bound: (context: BoundContext) => BoundsOutcome) => ({ boundParts: { bound: (_: unknown, context: BoundContext) => Promise.resolve(bound(context)) } });
const reporting = (value: number) => bounded((context) => {
  context.report({ value, method: 'stub' });
  return { ended: 'converged', ...none };
});

describe('a strategy run with a bound', () => {
  it('has none unless it is asked for', async () => {
    const result = await run(quick, { limitMs: 1_000, ...bounded(() => { throw new Error('not asked for'); }) });
    expect(result.bound).to.equal(null);
  });

  it('bounds after a search that ended before the bound had begun', async () => {
    const seen: number[] = [];
    const result = await run(quick, { limitMs: 10_000, bound: 'default', onBound: ({ value }) => seen.push(value), ...reporting(total - 1) });
    expect(result).to.deep.include({ ended: 'stagnated', bound: { value: total - 1, method: 'stub' } });
    expect(seen).to.deep.equal([total - 1]);
  });

  it('is optimal where the bound meets the cost, and needs no bound where it is', async () => {
    expect(await run(quick, { limitMs: 10_000, bound: 'default', ...reporting(total) })).to.deep.include({ ended: 'optimal', bound: { value: total, method: 'stub' } });
    const exact: Strategy = { solve: () => ({ routes, ended: 'optimal' }) };
    expect((await run(exact, { limitMs: 10_000, bound: 'default', ...bounded(() => { throw new Error('not needed'); }) })).ended).to.equal('optimal');
  });

  it('never states a bound above the answer', async () => {
    const logs: string[] = [];
    const result = await run(quick, { limitMs: 10_000, bound: 'default', onLog: (message) => logs.push(message), ...reporting(total + 1) });
    expect(result.bound).to.equal(null);
    expect(logs.join()).to.match(/above the cost/);
    expect((await run(quick, { limitMs: 10_000, bound: 'default', ...reporting(total * (1 + 1e-12)) })).bound!.value).to.equal(total);
  });

  it('loses only the bound if that throws', async () => {
    const logs: string[] = [];
    const result = await run(quick, { limitMs: 10_000, bound: 'default', onLog: (message) => logs.push(message), ...bounded(() => { throw new Error('out of order'); }) });
    expect(result).to.deep.include({ ended: 'stagnated', bound: null, routes });
    expect(logs).to.deep.equal(['the bound failed: out of order']);
  });

  it('takes a better solution of the bound as its answer, but not from a guest, whose answer it only bounds', async () => {
    const singles: PlannedRoutes = Array.from(problem.customers, (customer) => ({ type: 0, customers: [customer] }));
    const poor: Strategy = { solve: () => ({ routes: singles, ended: 'stagnated' }) };
    const proves = bounded((context) => {
      context.report({ value: total, method: 'stub' });
      return { ended: 'closed', best: null, proof: null, routes };
    });
    const result = await run(poor, { limitMs: 10_000, bound: 'strong', ...proves });
    expect(result.routes).to.deep.equal(routes);
    expect(result).to.deep.include({ ended: 'optimal', bound: { value: total, method: 'stub' } });
    const ofGuest = await run(poor, { limitMs: 10_000, bound: 'strong', ownRoutesOnly: true, ...proves });
    expect(ofGuest).to.deep.include({ ended: 'stagnated', routes: singles, bound: { value: total, method: 'stub' } });
  });

  it('is infeasible only by a proof, and not against a solution', async () => {
    const nothing: Strategy = { solve: () => ({ routes: null, ended: 'limit' }) };
    const proves = bounded(() => ({ ended: 'infeasible', best: null, proof: { value: 2, method: 'stub' }, routes: null }));
    expect(await run(nothing, { limitMs: 10_000, bound: 'default', ...proves })).to.deep.include({ ended: 'infeasible', bound: { value: 0, method: 'stub', infeasible: true } });
    expect(await run(quick, { limitMs: 10_000, bound: 'default', ...proves })).to.deep.include({ ended: 'stagnated', bound: null });
  });

  it('asks for a proof of what a strategy calls impossible, unless the work is fixed', async () => {
    const gaveUp: Strategy = { solve: () => ({ routes: null, ended: 'infeasible' }) };
    const limits: number[] = [];
    const proves = bounded(({ limitMs }) => {
      limits.push(limitMs);
      return { ended: 'infeasible', best: null, proof: { value: 2, method: 'stub' }, routes: null };
    });
    expect(await run(gaveUp, { limitMs: 10_000, bound: 'default', ...proves })).to.deep.include({ ended: 'infeasible', bound: { value: 0, method: 'stub', infeasible: true } });
    expect(limits[0]).to.be.within(1, 1_000);
    expect(await run(gaveUp, { iterations: 5, bound: 'default', ...proves })).to.deep.include({ ended: 'infeasible', bound: null });
    expect(limits).to.have.length(1);
  });

  it('does not stop for the cheapest plan where vehicles come before money', async () => {
    const result = await runStrategy({ ...problem, primary: 'vehicles' }, manifest, quick, { seed: 9, limitMs: 10_000, bound: 'default', ...reporting(total) });
    expect(result).to.deep.include({ ended: 'stagnated', bound: { value: total, method: 'stub' } });
  });

  describe('of a tiny problem', () => {
    const tiny = plainProblem(1, { customers: 3, vehicles: 3, filled: 0.3 });
    const poor: PlannedRoutes = Array.from(tiny.customers, (customer) => ({ type: 0, customers: [customer] }));
    const unbounded = bounded(() => ({ ended: 'converged', ...none }));
    const answering = (answer: PlannedRoutes | null): Strategy => ({ solve: () => ({ routes: answer, ended: 'stagnated' }) });
    const runTiny = (answer: PlannedRoutes | null, options: Partial<RunOptions> = {}, of: Problem = tiny) =>
      runStrategy(of, manifest, answering(answer), { seed: 9, bound: 'default', limitMs: 60_000, ...unbounded, ...options });

    it('is optimal by a search over all plans, with a better plan than that of the strategy if there is one', async () => {
      const seen: number[] = [];
      const result = await runTiny(poor, { onBound: ({ value }) => seen.push(value) });
      const best = evaluate(tiny, result.routes!).total;
      expect(best).to.be.below(evaluate(tiny, poor).total);
      expect(result).to.deep.include({ ended: 'optimal', bound: { value: best, method: 'exhaustive-search' } });
      expect(seen).to.deep.equal([best]);
      expect((await runTiny(result.routes)).routes, 'the plan of the strategy among equal ones').to.deep.equal(result.routes);
    });

    it('stays what a guest found, bounded by the best plan, and is optimal only where that is its own', async () => {
      const { routes: best } = await runTiny(poor);
      const lowest = { value: evaluate(tiny, best!).total, method: 'exhaustive-search' };
      expect(await runTiny(poor, { ownRoutesOnly: true })).to.deep.include({ ended: 'stagnated', routes: poor, bound: lowest });
      expect(await runTiny(best, { ownRoutesOnly: true })).to.deep.include({ ended: 'optimal', routes: best, bound: lowest });
      expect(await runTiny(null, { ownRoutesOnly: true })).to.deep.include({ ended: 'stagnated', routes: null });
    });

    it('is the same with a budget of iterations', async () => {
      const { routes: timed } = await runTiny(poor);
      expect(await runTiny(poor, { iterations: 5, limitMs: Infinity })).to.deep.include({ ended: 'optimal', routes: timed });
    });

    it('is infeasible where no plan exists, whatever the bound says', async () => {
      const impossible = { ...tiny, vehicleTypes: tiny.vehicleTypes.map((type) => ({ ...type, maxDistance: 0 })) };
      expect(await runTiny(null, {}, impossible)).to.deep.include({ ended: 'infeasible', routes: null, bound: null });
    });

    it('is optimal where vehicles come before money, and still has the bound on the money', async () => {
      const { ended, bound: found } = await runTiny(poor, reporting(1), { ...tiny, primary: 'vehicles' });
      expect([ended, found]).to.deep.equal(['optimal', { value: 1, method: 'stub' }]);
    });

    it('has a quick bound where there is no time to search all plans', async () => {
      let now = 0;
      const many = plainProblem(1, { customers: 9, vehicles: 3, filled: 0.3 });
      const whole = [{ type: 0, customers: Array.from(many.customers) }];
      const slow: Strategy = { solve: () => (now = 700, { routes: whole, ended: 'limit' }) };
      const result = await runStrategy(many, manifest, slow, { seed: 9, bound: 'default', limitMs: 1_000, now: () => (now += 10), ...reporting(1) });
      expect(result).to.deep.include({ ended: 'limit', bound: { value: 1, method: 'stub' } });
      expect(now).to.be.below(1_100);
    });

    it('has no time to search all plans after the limit', async () => {
      let now = 0;
      const late: Strategy = { solve: () => (now = 2_000, { routes: poor, ended: 'limit' }) };
      expect((await runStrategy(tiny, manifest, late, { seed: 9, bound: 'default', limitMs: 1_000, now: () => now, ...unbounded })).ended).to.equal('limit');
    });
  });

  describe('with a budget of iterations', () => {
    const counting: Strategy = { solve: (_, context) => ({ routes, ended: context.shouldStop() ? 'limit' : 'iterations', iterations: 5 }) };

    it('bounds after the search, by a fixed amount of work, whatever the clock says', async () => {
      const contexts: BoundContext[] = [];
      let now = 0;
      const result = await run(counting, {
        iterations: 5, bound: 'default', now: () => (now += 1_000_000),
        ...bounded((context) => {
          contexts.push(context);
          expect(context.incumbent()).to.deep.equal({ cost: total, routes });
          expect(context.shouldStop()).to.equal(false);
          context.report({ value: 1, method: 'stub' });
          return { ended: 'converged', ...none };
        }),
      });
      expect(contexts[0]).to.include({ reproducible: true, effort: 'default' });
      expect(result).to.deep.include({ ended: 'iterations', bound: { value: 1, method: 'stub' } });
    });

    it('says so when the limit cuts the bound off', async () => {
      let now = 0;
      const result = await run(counting, {
        iterations: 5, limitMs: 100, bound: 'default', now: () => now,
        ...bounded((context) => {
          now = 200;
          return { ended: context.shouldStop() ? 'limit' : 'converged', ...none };
        }),
      });
      expect(result.ended).to.equal('limit');
    });

    it('neither tells the search anything nor wants routes', async () => {
      const seen: (PlannedRoutes | Int32Array | undefined)[] = [];
      const strategy: Strategy = { solve: (_, context) => (seen.push(context.offered?.(), context.fixed?.()), seen.push(context.suggest === undefined ? [] : routes), { routes, ended: 'iterations' }) };
      await run(strategy, { iterations: 5, threads: 2, bound: 'strong', ...reporting(1) });
      expect(seen).to.deep.equal([[], new Int32Array(0), []]);
    });

    for (const [name, search] of Object.entries({ anneal, geneticSearch })) {
      it(`leaves the answer of ${name} as it is without a bound`, async () => {
        const larger = plainProblem(3, { customers: 25, vehicles: 8 });
        const solve = (options: Partial<RunOptions>) => runStrategy(larger, manifest, { solve: (given, context) => search(given, context) }, { seed: 9, iterations: 400, ...options });
        const fixing = bounded((context) => {
          context.fix(Int32Array.from(larger.customers).slice(0, 24));
          context.offer(Array.from(larger.customers, (customer) => ({ type: 0, customers: [customer] })));
          return { ended: 'converged', ...none };
        });
        const [without, withBound] = [await solve({}), await solve({ bound: 'strong', ...fixing })];
        expect(withBound.routes).to.deep.equal(without.routes);
        expect(withBound.iterations).to.equal(without.iterations);
      });
    }
  });

  it('follows a search in one thread with the routes that it suggested, the latest first', async () => {
    let suggested: PlannedRoutes | undefined;
    const first: PlannedRoutes = [{ type: 0, customers: [problem.customers[0]!] }];
    const strategy: Strategy = { solve: (_, context) => (context.suggest!(routes), context.suggest!(first), { routes, ended: 'stagnated' }) };
    await run(strategy, { limitMs: 10_000, threads: 1, bound: 'strong', ...bounded((context) => (suggested = context.suggested!(), { ended: 'converged', ...none })) });
    expect(suggested).to.deep.equal([...first, ...routes]);
  });

  for (const threads of [1, 2]) {
    it(`is suggested routes of all customers by the genetic search in ${threads === 1 ? 'one thread' : 'two threads'}`, async () => {
      const visited = new Set<number>();
      const larger = plainProblem(3, { customers: 60, vehicles: 20 });
      const search: Strategy = {
        solve: (given, context) => geneticSearch(given, {
          ...context, shouldStop: () => visited.size === larger.customers.length || context.shouldStop(),
          suggest: (suggested) => suggested.forEach(({ customers }) => customers.forEach((customer) => visited.add(customer))),
        }),
      };
      await runStrategy(larger, manifest, search, { seed: 9, threads, limitMs: 60_000, bound: 'none' });
      expect([...visited].sort((a, b) => a - b)).to.deep.equal([...larger.customers]);
    });
  }

  describe('in a thread', () => {
    it('ends the search at once when the bound meets the best cost, and offers routes and pairs to it', async () => {
      const offers: PlannedRoutes[] = [];
      const pairs: number[] = [];
      const result = await run(tireless(routes, (context) => {
        const offered = context.offered!();
        if (offered.length > 0) offers.push(offered);
        pairs.push(...context.fixed!());
      }), { seed: STUB.meets, threads: 2, limitMs: 60_000, bound: 'strong', boundParts: { thread } });
      expect(result).to.deep.include({ ended: 'optimal', bound: { value: total, method: 'stub' } });
      expect(result.seconds).to.be.below(30);
      expect(offers.flat().length).to.be.at.most(1);
      expect([[], routes[0]!.customers.slice(0, 2)]).to.deep.include(pairs);
    });

    it('ends a search that found nothing when no plan exists', async () => {
      const result = await run(tireless(null), { seed: STUB.infeasible, threads: 2, limitMs: 60_000, bound: 'strong', boundParts: { thread } });
      expect(result).to.deep.include({ ended: 'infeasible', routes: null });
      expect(result.bound).to.include({ infeasible: true, method: 'stub' });
    });

    it('is started only when its time has come', async () => {
      let now = 0;
      const bounds: number[] = [];
      const strategy: Strategy = {
        async solve(_, context) {
          context.report(routes, total);
          now = 2_999;
          context.shouldStop();
          expect(bounds).to.deep.equal([]);
          now = 3_000;
          while (bounds.length === 0) {
            context.shouldStop();
            await setImmediate();
          }
          return { routes, ended: 'stagnated' };
        },
      };
      const result = await run(strategy, { seed: STUB.waits + 10, limitMs: 10_000, now: () => now, bound: 'default', onBound: ({ value }) => bounds.push(value), boundParts: { thread } });
      expect(result.bound).to.deep.equal({ value: 1, method: 'stub' });
    });

    it('is told of routes that the search suggests, as they were then', async () => {
      const bounds: number[] = [];
      const suggested = [{ type: 0, customers: [...routes[0]!.customers] }];
      const strategy: Strategy = {
        async solve(_, context) {
          context.report(routes, total);
          context.suggest!(suggested);
          suggested[0]!.customers.length = 0;
          while (bounds.length < 2) {
            context.shouldStop();
            await setImmediate();
          }
          return { routes, ended: 'stagnated' };
        },
      };
      await run(strategy, { seed: STUB.listens, threads: 2, limitMs: 60_000, bound: 'strong', onBound: ({ value }) => bounds.push(value), boundParts: { thread } });
      expect(bounds).to.deep.equal([1, routes[0]!.customers.length]);
    });

    it('wants no routes with the default effort', async () => {
      let wants = true;
      const strategy: Strategy = { solve: (_, context) => ((wants = context.suggest !== undefined), { routes, ended: 'stagnated' }) };
      await run(strategy, { limitMs: 60_000, threads: 2, bound: 'default', ...reporting(1) });
      expect(wants).to.equal(false);
    });

    it('has the threads of the search once that is over', async () => {
      const bounds: number[] = [];
      const strategy: Strategy = {
        async solve(_, context) {
          context.report(routes, total);
          while (bounds.length === 0) {
            context.shouldStop();
            await setImmediate();
          }
          expect(bounds).to.deep.equal([1]);
          return { routes, ended: 'stagnated' };
        },
      };
      const result = await run(strategy, { seed: STUB.counts, threads: 3, limitMs: 60_000, bound: 'strong', onBound: ({ value }) => bounds.push(value), boundParts: { thread } });
      expect(result.bound).to.deep.equal({ value: 3, method: 'stub' });
    });

    for (const [name, seed] of Object.entries({ throws: STUB.throws, 'waits to be stopped': STUB.waits, hangs: STUB.hangs })) {
      it(`keeps answer, bound and limit when the thread ${name}`, async () => {
        const result = await run(tireless(), { seed, threads: 2, limitMs: 600, bound: 'strong', boundParts: { thread } });
        expect(result).to.deep.include({ ended: 'limit', routes });
        expect(result.seconds).to.be.below(3);
      });
    }
  });
});
