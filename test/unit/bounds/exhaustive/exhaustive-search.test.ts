import { expect } from 'chai';
import { searchAllPlans } from '../../../../src/bounds/exhaustive/exhaustive-search.js';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import { PLAIN_TIME, PLAIN_VEHICLE } from '../../../../src/model/plain.js';
import type { PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import { bruteForce } from '../../../helpers/brute-force.js';
import { plainProblem } from '../../../helpers/plain-problem.js';
import { dice, randomProblem } from '../../../helpers/random-problem.js';
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

interface Apart {
  readonly windows: readonly (readonly [number, number])[];
  readonly minuteCost: number;
}

/** Two customers for two vehicles, 5 and 30 km and 10 and 60 minutes away, not on one route; each minute between the routes costs 1. */
function apart({ windows, minuteCost }: Apart): Problem {
  const distances = { kind: 'matrix', matrix: Float64Array.of(0, 5, 30, 5, 0, 30, 30, 30, 0) } as const;
  const durations = { kind: 'matrix', matrix: Float64Array.of(0, 10, 60, 10, 0, 60, 60, 60, 0) } as const;
  const [first, second] = windows as unknown as [readonly [number, number], readonly [number, number]];
  const time = { ...PLAIN_TIME, open: Float64Array.of(0, first[0], second[0]), close: Float64Array.of(1e6, first[1], second[1]), service: new Float64Array(3), lateCost: new Float64Array(3) };
  const plain = plainProblem(1, { customers: 2, vehicles: 2 });
  return {
    ...plain, nodeCount: 3, customers: Int32Array.of(1, 2), quantities: [], time, travel: [{ distances, durations, traffic: null }], balanceCost: 1,
    relations: [{ kind: 'different-vehicles', nodes: Int32Array.of(1, 2) }],
    vehicleTypes: [{ ...PLAIN_VEHICLE, start: 0, end: 0, capacity: new Float64Array(0), fixedCost: 0, unitCost: 1, pace: 1, minuteCost, vehicles: Int32Array.of(0, 1) }],
  };
}

function drawnApart(seed: number): Apart {
  const random = dice(seed);
  const window = (): [number, number] => {
    const open = random.int(0, 20) * 10;
    return [open, open + random.int(6, 20) * 10];
  };
  return { windows: [window(), window()], minuteCost: random.pick([0, 0.25, 0.4, 2]) };
}

/** Cost of the only plan at the best pair of departures, of whole minutes. */
function leastOfDepartures({ time, vehicleTypes }: Problem): number {
  const [near, far] = [[1, 10], [2, 60]].map(([node, minutes]) => {
    const durations: number[] = [];
    for (let departure = 0; departure + minutes! <= time!.close[node!]!; departure++) durations.push(Math.max(departure + minutes!, time!.open[node!]!) + minutes! - departure);
    return durations;
  });
  let least = Infinity;
  for (const a of near!) for (const b of far!) least = Math.min(least, 70 + vehicleTypes[0]!.minuteCost * (a + b) + Math.abs(a - b));
  return least;
}

describe('the search over all plans of tiny problems over all features', () => {
  it('finds the best plan, none where there is none, and nothing better than the best', () => {
    const tally = { optimal: 0, best: 0, infeasible: 0, unknown: 0 };
    for (let seed = 1; seed <= PROBLEMS; seed++) {
      const problem = tinyMix(seed);
      if (problem === null) continue;
      const found = searchAllPlans(problem, null, never);
      tally[found.kind]++;
      if (found.kind === 'unknown') continue;
      const best = bestPlan(problem, modelWorth(problem));
      expect(found.kind, `seed ${seed}`).to.equal(best === null ? 'infeasible' : found.kind === 'best' && problem.balanceCost > 0 ? 'best' : 'optimal');
      if (found.kind === 'infeasible' || best === null) continue;
      if (found.kind === 'best') expect(found.atLeast, `seed ${seed}`).to.be.below(best.worth.money);
      expect(check(problem, found.routes), `seed ${seed}`).to.deep.equal([]);
      expect(compareWorth(worthOf(problem, found.routes!), best.worth), `seed ${seed}, ${JSON.stringify([found.routes, best])}`).to.equal(0);
      expect(searchAllPlans(problem, found.routes, never), `seed ${seed}`).to.deep.equal({ ...found, routes: null });
    }
    expect(tally.optimal, JSON.stringify(tally)).to.be.above(PROBLEMS / 2);
    expect(tally.infeasible, JSON.stringify(tally)).to.be.above(0);
    expect(tally.unknown, JSON.stringify(tally)).to.be.below(PROBLEMS / 20);
  });

  it('agrees with an exact search that shares nothing with the model, with up to seven customers', () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= countOf(10, 400); seed++) {
      const problem = randomProblem(seed, { customers: 5 + (seed % 2) });
      if (problem.customers.length > 7) continue;
      const best = bruteForce(problem);
      const found = searchAllPlans(problem, null, never);
      kinds.add(found.kind);
      if (found.kind !== 'unknown') expect(found.kind, `seed ${seed}`).to.equal(best === null ? 'infeasible' : 'optimal');
      if (found.kind === 'optimal') expect(evaluate(problem, found.routes!).total, `seed ${seed}`).to.be.closeTo(best!.cost, 1e-6);
      if (best !== null) expect(searchAllPlans(problem, best.routes, never), `seed ${seed}`).to.deep.equal({ kind: 'optimal', routes: null });
    }
    expect(kinds).to.include('optimal');
  });

  describe('with a price on unequal durations', () => {
    it('does not call a plan optimal that costs less where a vehicle departs earlier and waits', () => {
      const problem = apart({ windows: [[120, 130], [0, 1e6]], minuteCost: 0 });
      expect(searchAllPlans(problem, null, never)).to.deep.equal({ kind: 'best', routes: [{ type: 0, customers: [1] }, { type: 0, customers: [2] }], atLeast: 70 });
    });

    it('does where no vehicle can wait for anything, or where the shift begins too late for it', () => {
      const routes = [{ type: 0, customers: [1] }, { type: 0, customers: [2] }];
      expect(searchAllPlans(apart({ windows: [[0, 130], [0, 1e6]], minuteCost: 0 }), null, never)).to.deep.equal({ kind: 'optimal', routes });
      const late = apart({ windows: [[120, 130], [0, 1e6]], minuteCost: 0 });
      const vehicleTypes = late.vehicleTypes.map((type) => ({ ...type, earliest: 110 }));
      expect(searchAllPlans({ ...late, vehicleTypes }, null, never)).to.deep.equal({ kind: 'optimal', routes });
    });

    it('is never above what any plan costs with any departures, also where waiting costs money', () => {
      const kinds = { best: 0, optimal: 0, infeasible: 0, unknown: 0 };
      for (let seed = 1; seed <= countOf(60, 2000); seed++) {
        const problem = apart(drawnApart(seed));
        const found = searchAllPlans(problem, null, never);
        kinds[found.kind]++;
        if (found.kind !== 'best' && found.kind !== 'optimal') continue;
        const bound = found.kind === 'best' ? found.atLeast : evaluate(problem, found.routes!).total;
        expect(bound, `seed ${seed}`).to.be.at.most(leastOfDepartures(problem) + 1e-6);
      }
      expect(Math.min(kinds.best, kinds.optimal), JSON.stringify(kinds)).to.be.above(2);
    });
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
