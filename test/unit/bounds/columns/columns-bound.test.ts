import { expect } from 'chai';
import { columnsBound, columnsBoundWith } from '../../../../src/bounds/columns/columns-bound.js';
import { limitingLoads } from '../../../../src/bounds/pricing/resources.js';
import { splitByDeparture } from '../../../../src/bounds/relaxation/departures.js';
import { relax } from '../../../../src/bounds/relaxation/relax.js';
import type { RouteRelaxation } from '../../../../src/bounds/relaxation/route-relaxation.js';
import type { PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import { runBound } from '../../../helpers/bound-run.js';
import { type BruteRoute, bruteOptimum, dualWorth, everyRoute } from '../../../helpers/brute-relaxation.js';
import { randomProblem } from '../../../helpers/random-problem.js';
import { createReferencePricer } from '../../../helpers/reference-pricer/reference-pricer.js';
import { countOf } from '../../../helpers/thorough.js';
import { tinyProblem } from '../../../helpers/tiny-problem.js';
import { tinyShipments } from '../../../helpers/tiny-shipments.js';

const CASES = countOf(16, 2000);
const bound = columnsBoundWith(createReferencePricer);

/** Tiny problems over windows, classes, prices, limits, alternatives and asymmetric costs. */
function problems(): { readonly seed: number; readonly problem: Problem }[] {
  return Array.from({ length: CASES }, (_, seed) => {
    const customers = 2 + (seed % 4);
    const problem = seed % 3 === 0 ? tinyProblem(seed, { customers }) : seed % 3 === 1 ? randomProblem(seed, { customers, tightness: 0.3 }) : tinyShipments(seed, { customers: 4 });
    return { seed, problem };
  });
}

function relaxed(): { readonly seed: number; readonly relaxation: RouteRelaxation }[] {
  return problems().flatMap(({ seed, problem }) => {
    const relaxation = relax(problem);
    return relaxation === null || relaxation.customers.length > 6 ? [] : [{ seed, relaxation }];
  });
}

describe('column generation', () => {
  it('never bounds a tiny problem above the optimum of its relaxation', async () => {
    let tight = 0;
    let finite = 0;
    for (const { seed, relaxation } of relaxed()) {
      const { bounds } = await runBound(bound, relaxation);
      // Classes split by departure leave out routes that wait for too long.
      const optimum = bruteOptimum(splitByDeparture(relaxation)?.relaxation ?? relaxation) / relaxation.scale;
      if (optimum === Infinity) continue;
      finite++;
      const best = bounds.at(-1)?.value ?? 0;
      expect(best, `seed ${seed}`).to.be.at.most(optimum + 1e-9 * (1 + optimum));
      if (best >= optimum - 1e-5 * (1 + optimum)) tight++;
    }
    expect(tight, `of ${finite}`).to.be.at.least(finite * 0.97);
  });

  it('takes routes that are suggested, and prices fewer', async () => {
    const pricings = { alone: 0, suggested: 0 };
    const counting = (which: keyof typeof pricings) => columnsBoundWith((given) => {
      const pricer = createReferencePricer(given);
      return { ...pricer, price: (...asked: Parameters<typeof pricer.price>) => (pricings[which]++, pricer.price(...asked)) };
    });
    for (const { seed, relaxation } of relaxed().slice(0, 8)) {
      const { classes, customers } = relaxation;
      const known: PlannedRoutes = everyRoute(relaxation).map((route) => ({ type: classes[route.class]!.types[0]!, customers: Array.from(route.customers, (customer) => customers[customer]!) }));
      // What no class can drive, or knows, is of no use.
      const unusable: PlannedRoutes = [{ type: 99, customers: [...customers] }, { type: classes[0]!.types[0]!, customers: [9_999] }, { type: classes[0]!.types[0]!, customers: [...customers, ...customers] }];
      const alone = await runBound(counting('alone'), relaxation);
      const suggested = await runBound(counting('suggested'), relaxation, { suggested: () => [...known, ...unusable] });
      expect(suggested.bounds.at(-1)?.value ?? 0, `seed ${seed}`).to.be.closeTo(alone.bounds.at(-1)?.value ?? 0, 1e-6 * (1 + (alone.bounds.at(-1)?.value ?? 0)));
    }
    expect(pricings.suggested).to.be.below(pricings.alone);
  });

  it('ends when the bound meets the incumbent', async () => {
    let closed = 0;
    for (const { seed, relaxation } of relaxed().slice(0, 20)) {
      const optimum = bruteOptimum(relaxation) / relaxation.scale;
      if (optimum === Infinity) continue;
      const { outcome, bounds } = await runBound(bound, relaxation, { incumbent: () => ({ cost: optimum, routes: null }) });
      for (const { value } of bounds) expect(value, `seed ${seed}`).to.be.at.most(optimum + 1e-9 * (1 + optimum));
      if (outcome.ended === 'closed') closed++;
    }
    expect(closed).to.be.above(5);
  });

  it('fixes no pair of customers that an optimal solution serves one directly after the other', async () => {
    let fixedSome = 0;
    for (const { seed, relaxation } of relaxed()) {
      const routes = everyRoute(relaxation);
      const optimum = bruteOptimum(relaxation, routes);
      if (optimum === Infinity || optimum === 0) continue;
      // Not the optimum itself: then nothing is better, and every pair may be fixed. The reference pricer fixes none.
      const { fixed } = await runBound(columnsBound, relaxation, { incumbent: () => ({ cost: (1.02 * optimum) / relaxation.scale, routes: null }) });
      const pairs = new Set(fixed.flatMap((node, k) => (k % 2 === 0 ? [`${node} ${fixed[k + 1]}`, `${fixed[k + 1]} ${node}`] : [])));
      const nodes = ({ customers }: BruteRoute): number[] => customers.map((customer) => relaxation.customers[customer]!);
      const left = routes.filter((route) => nodes(route).every((node, k, all) => !pairs.has(`${node} ${all[k + 1]}`)));
      expect(bruteOptimum(relaxation, left), `seed ${seed}`).to.equal(optimum);
      if (pairs.size > 0) fixedSome++;
    }
    expect(fixedSome).to.be.above(5);
  });

  it('bounds numbers of routes separately where vehicles cost much, with several loads, and never above the optimum', async () => {
    let split = 0;
    let loaded = 0;
    for (const { seed, problem } of problems()) {
      const relaxation = relax({ ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, fixedCost: type.fixedCost + 100 })) });
      if (relaxation === null || relaxation.customers.length > 6) continue;
      const optimum = bruteOptimum(relaxation) / relaxation.scale;
      if (optimum === Infinity) continue;
      const { bounds, logged } = await runBound(columnsBound, relaxation, { incumbent: () => ({ cost: 1.2 * optimum, routes: null }) });
      for (const { value } of bounds) expect(value, `seed ${seed}`).to.be.at.most(optimum + 1e-9 * (1 + optimum));
      if (logged.some(({ open }) => Number(open) > 1)) split++;
      if (relaxation.classes.some((cls) => limitingLoads(cls).length > 1)) loaded++;
    }
    expect([split > 0, loaded > 0], `${split} ${loaded}`).to.deep.equal([true, true]);
  });

  it('ends soon after it is told to stop', async () => {
    for (const { relaxation } of relaxed().slice(0, 5)) {
      for (const asks of [0, 1, 5, 20]) {
        const { outcome } = await runBound(bound, relaxation, { asks });
        expect(['limit', 'converged', 'closed']).to.include(outcome.ended);
      }
    }
  });

  it('proves its bounds by their duals, over all routes', async () => {
    let proved = 0;
    for (const { seed, relaxation } of relaxed()) {
      const routes = everyRoute(relaxation);
      for (const { value, duals } of (await runBound(bound, relaxation)).bounds) {
        if (duals === undefined) continue;
        const { worth, least } = dualWorth(relaxation, duals, routes);
        expect(least, `seed ${seed}`).to.be.at.least(0);
        expect([...duals.rows, ...duals.classes, ...duals.limits].every((dual) => dual >= 0), `seed ${seed}`).to.equal(true);
        expect(duals.rows.every((dual, row) => dual <= relaxation.price[row]!), `seed ${seed}`).to.equal(true);
        const rounded = relaxation.exact ? Math.ceil(worth) : worth;
        expect(value, `seed ${seed}`).to.be.closeTo(rounded / relaxation.scale, 1e-9 * (1 + value));
        proved++;
      }
    }
    expect(proved).to.be.above(CASES / 3);
  });
});
