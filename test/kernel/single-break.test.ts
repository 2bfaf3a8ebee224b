import { expect } from 'chai';
import { scheduleRoute } from '../../src/model/schedule.js';
import { routeCost } from '../../src/model/cost.js';
import type { Problem } from '../../src/model/problem.js';
import { longRoute, type LongFeatures } from '../helpers/long-route.js';
import { dice } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';
import { kernelOf, type DetailedSolution } from './kernel-classes.js';

const SLACK = 1e-5;
/** Up to this number of customers the model tries everything. */
const CUSTOMERS = 7;

/** A route of a few stops, in order, and one break with a window, often hard to keep. */
function routeWithBreak(seed: number, features: LongFeatures): Problem {
  const random = dice(seed);
  const base = longRoute(seed, CUSTOMERS, features);
  const earliest = random.int(0, 12 * CUSTOMERS);
  const vehicle = {
    ...base.vehicleTypes[0]!, end: 0, earliest: random.chance(0.3) ? random.int(0, 20) : 0,
    breaks: [{ kind: 'window', earliest, latest: earliest + random.int(0, 25), minutes: random.int(5, 40) } as const],
  };
  const time = base.time!;
  const narrow = (values: Float64Array, shift: () => number) => values.map((value, node) => (node === 0 || !random.chance(0.6) ? value : Math.max(0, value + shift())));
  const open = time.gaps !== null ? time.open : narrow(time.open, () => random.int(0, 60));
  const close = time.gaps !== null ? time.close : time.close.map((value, node) => Math.max(open[node]!, Math.min(value, open[node]! + random.int(10, 150))));
  const setup = random.chance(0.3) ? new Float64Array(base.nodeCount).fill(random.int(1, 9)) : null;
  return { ...base, vehicleTypes: [vehicle], time: { ...time, open, close: close.fill(Infinity, 0, 1), setup } };
}

/** What the route of the model costs beside its fixed cost; Infinity without a schedule. */
function modelCost(problem: Problem): number {
  const customers = [...problem.customers];
  const schedule = scheduleRoute(problem, 0, customers);
  return schedule.violation === null ? routeCost(problem, { type: 0, customers }, schedule).total : Infinity;
}

/** What the kernel says that the same route costs. */
function kernelCost(problem: Problem): number {
  const { instance, make } = kernelOf(problem);
  const stops = [0, ...problem.customers, 0];
  const timetable = make('Timetable', instance, stops.length);
  timetable.stop.set(stops);
  timetable.count = stops.length;
  return timetable.cost(0);
}

describe('a route with a single break in the kernel', () => {
  for (const costs of [false, true]) {
    it(`costs what it does in the model, ${costs ? 'where time costs money' : 'if it is feasible'}`, () => {
      const tally = { feasible: 0, infeasible: 0 };
      for (let seed = 1; seed <= countOf(200, 20_000); seed++) {
        const problem = routeWithBreak(seed, { costs });
        const [kernel, model] = [kernelCost(problem), modelCost(problem)];
        tally[model < Infinity ? 'feasible' : 'infeasible']++;
        if (kernel !== model) expect(kernel, `seed ${seed}`).to.be.closeTo(model, SLACK * (1 + Math.abs(model)));
      }
      expect(Math.min(tally.feasible, tally.infeasible)).to.be.above(20);
    });
  }

  it('is infeasible if a stop opens too late for a later one, wherever the break is', () => {
    const problem = routeWithBreak(1, {});
    const time = { ...problem.time!, open: new Float64Array(problem.nodeCount), close: new Float64Array(problem.nodeCount).fill(Infinity) };
    const vehicleTypes = [{ ...problem.vehicleTypes[0]!, earliest: 0, breaks: [{ kind: 'window', earliest: 30, latest: 60, minutes: 5 } as const] }];
    const possible = { ...problem, vehicleTypes, time };
    expect(kernelCost(possible)).to.equal(modelCost(possible));
    const impossible = { ...possible, time: { ...time, open: time.open.with(5, 900), close: time.close.with(6, 400) } };
    expect([kernelCost(impossible), modelCost(impossible)]).to.deep.equal([Infinity, Infinity]);
  });

  it('never costs less than in the model with several windows, and seldom more', () => {
    const tally = { feasible: 0, equal: 0 };
    for (let seed = 1; seed <= countOf(60, 10_000); seed++) {
      const problem = routeWithBreak(seed, { gaps: true, costs: true });
      const [kernel, model] = [kernelCost(problem), modelCost(problem)];
      expect(model, `seed ${seed}`).to.be.at.most(kernel + SLACK);
      if (model === Infinity) continue;
      tally.feasible++;
      if (kernel - model < SLACK * (1 + Math.abs(model))) tally.equal++;
    }
    expect(tally.equal / tally.feasible).to.be.above(0.9);
  });

  it('takes a customer wherever the model does', () => {
    const tally = { taken: 0, refused: 0 };
    for (let seed = 1; seed <= countOf(200, 20_000); seed++) {
      const problem = routeWithBreak(seed, {});
      const { instance, make } = kernelOf(problem);
      const solution = make('Solution', instance) as DetailedSolution;
      const left = 1 + (seed % CUSTOMERS);
      const others = [...problem.customers].filter((c) => c !== left);
      solution.begin();
      solution.startBuilding();
      const r = solution.openRoute(0);
      others.forEach((c) => solution.insert(c, solution.prev[solution.endBase + r]!));
      solution.endBuilding();
      const before = { ...problem, customers: Int32Array.from(others) };
      const without = modelCost(before);
      expect(solution.late[r]! < Infinity, `seed ${seed}: the route without ${left}`).to.equal(without < Infinity);
      if (without === Infinity) continue;
      const p = left === 1 ? solution.startBase + r : left - 1;
      const [cost, more] = [solution.insertionCost(left, r, p, Infinity), modelCost(problem) - without];
      tally[more < Infinity ? 'taken' : 'refused']++;
      if (cost === more) continue;
      expect(cost, `seed ${seed}: ${left} after ${p}`).to.be.closeTo(more, SLACK * (1 + Math.abs(more)));
    }
    expect(Math.min(tally.taken, tally.refused)).to.be.above(20);
  });
});
