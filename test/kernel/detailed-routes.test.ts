import { expect } from 'chai';
import type { Problem } from '../../src/model/problem.js';
import { withoutShortcuts } from '../helpers/shortcuts.js';
import { featureProblem } from '../helpers/random-features.js';
import { dice } from '../helpers/random-problem.js';
import { withSoftLimits } from '../helpers/soft-limits.js';
import { countOf } from '../helpers/thorough.js';
import { kernelOf, type DetailedSolution } from './kernel-classes.js';

const TINY = 1e-6;

/** A problem in which no stop on the way makes it shorter, without breaks and gaps: with these, costs are upper bounds. */
function problemOf(seed: number): Problem {
  const problem = (seed % 2 === 0 ? withSoftLimits : (plain: Problem) => plain)(featureProblem(seed, { gaps: false, breaks: 'none' }), seed);
  const travel = withoutShortcuts(problem);
  const random = dice(seed);
  const servingCost = seed % 3 === 0 ? Float64Array.from({ length: problem.nodeCount * problem.vehicleTypes.length }, () => random.int(0, 9)) : null;
  return { ...problem, travel, servingCost, balanceCost: 1, time: problem.time === null ? null : { ...problem.time, setup: null } };
}

/** A route of about half of the customers, each added where it costs least, and the others. */
function routeOf(seed: number): { solution: DetailedSolution; r: number; others: number[]; minuteCost: number } {
  const problem = problemOf(seed);
  const { instance, make } = kernelOf(problem);
  const solution = make('Solution', instance) as DetailedSolution;
  solution.begin();
  const r = solution.openRoute(0);
  for (const c of problem.customers) {
    const costAfter = (p: number) => (solution.size[r] === 0 ? solution.aloneCost(0, c) : solution.insertionCost(c, r, p, Infinity));
    const [cheapest] = positions(solution, r).map((p) => ({ p, cost: costAfter(p) })).sort((a, b) => a.cost - b.cost);
    if (cheapest!.cost < Infinity) solution.insert(c, cheapest!.p);
    if (solution.size[r]! * 2 > problem.customers.length) break;
  }
  return { solution, r, minuteCost: problem.vehicleTypes[0]!.minuteCost, others: [...problem.customers].filter((c) => solution.route[c]! < 0) };
}

/** The vertices after which a customer can be inserted on a route. */
function positions(solution: DetailedSolution, r: number): number[] {
  const found: number[] = [];
  for (let v = solution.startBase + r; v !== solution.endBase + r; v = solution.next[v]!) found.push(v);
  return found;
}

describe('the bounds on insertions at the level of details', () => {
  it('hold for every insertion that keeps the limits', () => {
    let compared = 0;
    let extra = 0;
    let priced = 0;
    for (let seed = 1; seed <= countOf(100, 3000); seed++) {
      const { solution, r, others, minuteCost } = routeOf(seed);
      if (solution.size[r] === 0) continue;
      const { instance } = solution;
      const minutes = instance.minutes[0]!;
      for (const c of others) {
        for (const p of positions(solution, r)) {
          const cost = solution.insertionCost(c, r, p, Infinity);
          if (cost === Infinity) continue;
          const q = solution.next[p]!;
          const into = instance.distance(solution.nodeOf[p]!, c);
          const onward = instance.distance(c, solution.nodeOf[q]!);
          const begin = Math.max(solution.ready[p]! + into * minutes, instance.open[c]!);
          const least = instance.unitCost[0]! * (into + onward - solution.toNext[p]!) + solution.leastTimeCost(r, p, (into + onward) * minutes + instance.service[c]!)
            + solution.leastExtraOf(c, r);
          expect(solution.mayTake(c, r), `seed ${seed}: room for ${c}`).to.equal(true);
          expect(begin + instance.service[c]! + onward * minutes, `seed ${seed}: ${c} after ${p} is on time`).to.be.at.most(solution.last[q]! + TINY);
          expect(least, `seed ${seed}: ${c} after ${p} costs at least`).to.be.at.most(cost + TINY * (1 + Math.abs(cost)));
          if (solution.minutesCost && p < solution.startBase) {
            const price = instance.unitCost[0]! + minuteCost * minutes;
            const spared = price * (into + onward) + minuteCost * instance.service[c]! - solution.savingNext[p]!;
            const spent = instance.unitCost[0]! * (into + onward - solution.toNext[p]!)
              + Math.max(0, minuteCost * ((into + onward) * minutes - solution.legMinutes[q]! + instance.service[c]!) - solution.waitingCost[r]!);
            for (const bound of [spared, spent]) expect(bound, `seed ${seed}: ${c} after ${p} saves at most`).to.be.at.most(cost + TINY * (1 + Math.abs(cost)));
            if (q < solution.startBase) expect(solution.savingPrev[q]).to.equal(solution.savingNext[p]);
            priced++;
          }
          compared++;
          if (solution.leastExtraOf(c, r) > 0) extra++;
        }
      }
    }
    expect(compared).to.be.above(30);
    expect(extra).to.be.above(10);
    expect(priced).to.be.above(10);
  });
});
