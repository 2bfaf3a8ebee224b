import { expect } from 'chai';
import { searchAllPlans } from '../../../../src/bounds/exhaustive/exhaustive-search.js';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import type { PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import { bruteForce } from '../../../helpers/brute-force.js';
import { plainProblem } from '../../../helpers/plain-problem.js';
import { randomProblem } from '../../../helpers/random-problem.js';
import { countOf } from '../../../helpers/thorough.js';
import { tinyMix } from '../../../helpers/tiny-mix.js';
import { bestPlan, compareWorth, type Worth } from '../../../helpers/tiny-plans.js';
import { lockedToReload } from '../../../helpers/tiny-shipments.js';
import { modelWorth } from '../../../helpers/tiny-worth.js';

const PROBLEMS = countOf(80, 5000);
const never = (): boolean => false;

function worthOf(problem: Problem, routes: PlannedRoutes): Worth {
  const { missed, primary, total } = evaluate(problem, routes);
  return { missed, primary, money: total };
}

describe('the search over all plans of tiny problems over all features', () => {
  it('finds the best plan, none where there is none, and nothing better than the best', () => {
    const tally = { optimal: 0, infeasible: 0, unknown: 0 };
    for (let seed = 1; seed <= PROBLEMS; seed++) {
      const problem = tinyMix(seed);
      if (problem === null) continue;
      const found = searchAllPlans(problem, null, never);
      tally[found.kind]++;
      if (found.kind === 'unknown') continue;
      const best = bestPlan(problem, modelWorth(problem));
      expect(found.kind, `seed ${seed}`).to.equal(best === null ? 'infeasible' : 'optimal');
      if (found.kind !== 'optimal' || best === null) continue;
      expect(check(problem, found.routes), `seed ${seed}`).to.deep.equal([]);
      expect(compareWorth(worthOf(problem, found.routes!), best.worth), `seed ${seed}, ${JSON.stringify([found.routes, best])}`).to.equal(0);
      expect(searchAllPlans(problem, found.routes, never), `seed ${seed}`).to.deep.equal({ kind: 'optimal', routes: null });
    }
    expect(tally.optimal, JSON.stringify(tally)).to.be.above(PROBLEMS / 2);
    expect(tally.infeasible, JSON.stringify(tally)).to.be.above(0);
    expect(tally.unknown, JSON.stringify(tally)).to.be.below(PROBLEMS / 20);
  });

  it('agrees with an exact search that shares nothing with the model, with up to seven customers', () => {
    for (let seed = 1; seed <= countOf(10, 400); seed++) {
      const problem = randomProblem(seed, { customers: 5 + (seed % 2) });
      if (problem.customers.length > 7) continue;
      const best = bruteForce(problem);
      const found = searchAllPlans(problem, null, never);
      if (found.kind !== 'unknown') expect(found.kind, `seed ${seed}`).to.equal(best === null ? 'infeasible' : 'optimal');
      if (found.kind === 'optimal') expect(evaluate(problem, found.routes!).total, `seed ${seed}`).to.be.closeTo(best!.cost, 1e-6);
      if (best !== null) expect(searchAllPlans(problem, best.routes, never), `seed ${seed}`).to.deep.equal({ kind: 'optimal', routes: null });
    }
  });

  it('tells small costs apart', () => {
    const plain = plainProblem(2, { customers: 5, vehicles: 2 });
    const problem: Problem = { ...plain, vehicleTypes: plain.vehicleTypes.map((type) => ({ ...type, fixedCost: type.fixedCost * 1e-12, unitCost: type.unitCost * 1e-12 })) };
    const known = searchAllPlans({ ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, unitCost: 0 })) }, null, never);
    const [best, found] = [searchAllPlans(plain, null, never), searchAllPlans(problem, known.kind === 'optimal' ? known.routes : null, never)];
    if (best.kind !== 'optimal' || found.kind !== 'optimal') throw new Error(`${best.kind} ${found.kind}`);
    expect(evaluate(plain, found.routes!).total).to.be.closeTo(evaluate(plain, best.routes!).total, 1e-6);
  });

  it('keeps locked beginnings with reloads', () => {
    const plain = plainProblem(1, { customers: 3, vehicles: 1, filled: 0.3 });
    const [a, b, c] = plain.customers as unknown as [number, number, number];
    const depot = plain.vehicleTypes[0]!.start;
    const vehicleTypes = plain.vehicleTypes.map((type) => ({ ...type, reload: { depots: Int32Array.of(depot), minutes: 0, maxTrips: 3 }, locked: Int32Array.of(c, depot, a) }));
    expect(searchAllPlans({ ...plain, vehicleTypes }, null, never)).to.deep.equal({ kind: 'optimal', routes: [{ type: 0, customers: [c, depot, a, b] }] });
  });

  it('keeps the reload that a locked beginning ends with before what follows, and leaves it out where nothing does', () => {
    const ends = { kept: 0, leftOut: 0 };
    for (let seed = 1; seed <= countOf(60, 2000); seed++) {
      const problem = lockedToReload(seed, { customers: 3, changes: false });
      if (problem === null) continue;
      const best = bestPlan(problem, modelWorth(problem));
      const found = searchAllPlans(problem, null, never);
      expect(found.kind, `seed ${seed}`).to.equal(best === null ? 'infeasible' : 'optimal');
      if (found.kind !== 'optimal') continue;
      expect(check(problem, found.routes), `seed ${seed}`).to.deep.equal([]);
      expect(compareWorth(worthOf(problem, found.routes!), best!.worth), `seed ${seed}`).to.equal(0);
      const type = problem.vehicleTypes.length - 1;
      ends[found.routes!.find((route) => route.type === type)!.customers.length < problem.vehicleTypes[type]!.locked.length ? 'leftOut' : 'kept']++;
    }
    expect(Math.min(...Object.values(ends)), JSON.stringify(ends)).to.be.above(2);
  });

  it('gives up when told to, where there are more than ten customers, and where the model does not try all schedules', () => {
    const drawn = plainProblem(1, { customers: 10, vehicles: 1, windows: 10_000 });
    const time = { ...drawn.time!, open: new Float64Array(drawn.nodeCount), close: new Float64Array(drawn.nodeCount).fill(1e6) };
    const plain: Problem = { ...drawn, time, relations: [{ kind: 'in-order', nodes: drawn.customers }] };
    expect(searchAllPlans(plain, null, () => true)).to.deep.equal({ kind: 'unknown' });
    expect(searchAllPlans(plainProblem(1, { customers: 11, vehicles: 2 }), null, never)).to.deep.equal({ kind: 'unknown' });
    const lunch = { kind: 'window', earliest: 10, latest: 20, minutes: 5 } as const;
    expect(searchAllPlans(plain, null, never).kind, 'in the only order').to.equal('optimal');
    const vehicleTypes = plain.vehicleTypes.map((type) => ({ ...type, breaks: [lunch] }));
    expect(searchAllPlans({ ...plain, vehicleTypes }, null, never), 'breaks on more than ten stops').to.deep.equal({ kind: 'unknown' });
  });
});
