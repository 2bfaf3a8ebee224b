import { expect } from 'chai';
import { hasBurdens } from '../../../src/model/burdens.js';
import { check } from '../../../src/model/checker.js';
import { evaluate } from '../../../src/model/cost.js';
import { firstDetail } from '../../../src/model/detail.js';
import { PLAIN_TIME } from '../../../src/model/plain.js';
import { plainForm } from '../../../src/model/plain-form.js';
import type { PlannedRoutes, PositionDistances, Problem, TimeDimension } from '../../../src/model/problem.js';
import { withDurations } from '../../helpers/changed-problem.js';
import { plainProblem, type PlainOptions } from '../../helpers/plain-problem.js';
import { dice, type Dice } from '../../helpers/random-problem.js';
import { countOf } from '../../helpers/thorough.js';

const SEEDS = countOf(20, 400);
const PLANS = 20;
const KINDS = [{ size: 1 }, { size: 1.5, unitCost: 3, speed: 90 }];

/** Details that say nothing which a problem without details cannot. */
const DETAILS: Readonly<Record<string, (problem: Problem, random: Dice) => Problem>> = {
  'places that several nodes share': (problem, random) => {
    const places = Math.ceil(problem.nodeCount * 0.7);
    const place = Int32Array.from({ length: problem.nodeCount }, () => random.int(0, places - 1));
    return { ...problem, place };
  },
  'a detour factor': (problem) => withPositions(problem, { factor: 1.25, rounding: 'none' }),
  'longitudes and latitudes': (problem) => withPositions(problem, { geometry: 'geographic', factor: 1.3, rounding: 'none' }, (value) => value / 500_000),
  'shifts of each vehicle type': (problem, random) => ({
    ...problem,
    time: problem.time ?? alwaysOpen(problem),
    vehicleTypes: problem.vehicleTypes.map((type) => {
      const earliest = random.int(0, 1500);
      return { ...type, earliest, latest: earliest + random.int(1000, 3000) };
    }),
  }),
  'routes that are open at one of their ends, or at both': (problem, random) => ({
    ...problem,
    time: problem.time ?? alwaysOpen(problem),
    vehicleTypes: problem.vehicleTypes.map((type) => {
      const open = random.int(0, 2);
      return { ...type, start: open > 0 ? -1 : type.start, end: open < 2 ? -1 : type.end, latest: 3000 };
    }),
  }),
  'goods that no vehicle can have too much of': (problem) => ({
    ...problem,
    quantities: [...problem.quantities, { delivered: new Float64Array(problem.nodeCount).fill(3), collected: new Float64Array(problem.nodeCount).fill(2) }],
    vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, capacity: Float64Array.of(...type.capacity, 5 * problem.nodeCount) })),
  }),
  'travel times of their own': (problem, random) => withDurations(problem, random.int(1, 1000)),
  'places with travel times of their own': (problem, random) => DETAILS['places that several nodes share']!(withDurations(problem, random.int(1, 1000)), random),
  'a price of lateness where nothing can be late': (problem) => {
    if (problem.time === null) return problem;
    const close = problem.time.close.map((limit, node) => (node % 3 === 0 && problem.customers.includes(node) ? Infinity : limit));
    return { ...problem, time: { ...problem.time, close, lateCost: problem.time.lateCost.map((cost, node) => (close[node] === Infinity ? 7 : cost)) } };
  },
};

function alwaysOpen({ nodeCount }: Problem): TimeDimension {
  const each = (value: number) => new Float64Array(nodeCount).fill(value);
  return { ...PLAIN_TIME, open: each(0), close: each(Infinity), service: each(10), lateCost: each(0) };
}

function withPositions(problem: Problem, change: Partial<PositionDistances>, scale: (value: number) => number = (value) => value): Problem {
  const { distances } = problem.travel[0]!;
  if (distances.kind !== 'positions') return problem;
  return { ...problem, travel: [{ ...problem.travel[0]!, distances: { ...distances, x: distances.x.map(scale), y: distances.y.map(scale), ...change } }] };
}

const OPTIONS: Readonly<Record<string, PlainOptions>> = {
  'without time': { customers: 9, vehicles: 6 },
  'in windows': { customers: 9, vehicles: 6, windows: 700 },
  'in windows with a cap, from several depots to others': { customers: 9, vehicles: 6, windows: 700, hours: 40, depots: 2, oneWay: true },
  'over a matrix, by different vehicles': { customers: 9, vehicles: 6, windows: 900, asymmetric: true, kinds: KINDS },
};

/** Routes of some of the vehicles that serve all customers, feasible or not. */
function someRoutes({ customers, vehicleTypes }: Problem, random: Dice): PlannedRoutes {
  const order = random.shuffle([...customers]);
  const routes: { type: number; customers: number[] }[] = [];
  const left = vehicleTypes.map(({ vehicles }) => vehicles.length);
  while (order.length > 0) {
    const type = random.pick([...left.keys()].filter((each) => left[each]! > 0));
    if (type === undefined) break;
    left[type]!--;
    routes.push({ type, customers: order.splice(0, random.int(1, 2)) });
  }
  return routes;
}

describe('the plain form of a problem', () => {
  for (const [description, options] of Object.entries(OPTIONS)) {
    for (const [detail, add] of Object.entries(DETAILS)) {
      it(`has the same plans at the same costs: customers ${description}, ${detail}`, () => {
        let feasible = 0;
        let plans = 0;
        for (let seed = 1; seed <= SEEDS; seed++) {
          const random = dice(seed);
          const problem = add(plainProblem(seed, options), random);
          const plain = plainForm(problem)!;
          expect([firstDetail(plain.problem), hasBurdens(plain.burdens)], `seed ${seed}`).to.deep.equal([null, false]);
          for (let k = 0; k < PLANS; k++) {
            const routes = someRoutes(problem, random);
            const isFeasible = check(problem, routes).length === 0;
            expect(check(plain.problem, routes).length === 0, `seed ${seed}, plan ${k}`).to.equal(isFeasible);
            plans++;
            if (!isFeasible) continue;
            feasible++;
            const { total } = evaluate(problem, routes);
            expect(evaluate(plain.problem, routes).total).to.be.closeTo(total, 1e-9 * total);
          }
        }
        expect(feasible).to.be.within(1, plans);
      });
    }
  }

  it('has a depot for each shift that begins or ends there, and the same depot for equal shifts', () => {
    const problem = plainProblem(4, { customers: 6, vehicles: 6, windows: 600, kinds: [{ size: 1 }, { size: 2 }, { size: 3 }] });
    const [a, b, c] = problem.vehicleTypes;
    const shifts = [{ ...a!, earliest: 60, latest: 900 }, { ...b!, earliest: 60, latest: 900 }, { ...c!, earliest: 300, latest: 1200 }];
    const { problem: plain } = plainForm({ ...problem, vehicleTypes: shifts })!;
    expect(plain.nodeCount).to.equal(problem.nodeCount + 1);
    expect(plain.vehicleTypes.map(({ start, end, earliest, latest }) => [start, end, earliest, latest])).to.deep.equal([
      [a!.start, a!.start, 0, Infinity], [a!.start, a!.start, 0, Infinity], [problem.nodeCount, problem.nodeCount, 0, Infinity],
    ]);
    expect([a!.start, problem.nodeCount].map((node) => [plain.time!.open[node], plain.time!.close[node]])).to.deep.equal([[60, 900], [300, 1200]]);
    expect([...plain.customers]).to.deep.equal([...problem.customers]);
  });

  it('has no time where time limits nothing', () => {
    const problem = plainProblem(4, { customers: 6, vehicles: 3, windows: 600 });
    const endless = { ...problem, place: Int32Array.from({ length: problem.nodeCount }, (_, node) => node), time: { ...problem.time!, close: new Float64Array(problem.nodeCount).fill(Infinity) } };
    expect(plainForm(endless)!.problem.time).to.equal(null);
    const capped = { ...endless, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, maxDuration: 500 })) };
    expect(plainForm(capped)!.problem.time).not.to.equal(null);
  });

  it('is the problem itself where it has no details, and null where others remain', () => {
    const problem = plainProblem(4, { customers: 6, vehicles: 3, windows: 600 });
    expect(plainForm(problem)!.problem).to.equal(problem);
    const [type] = problem.vehicleTypes;
    const changes: readonly Partial<Problem>[] = [
      { balanceCost: 1 }, { primary: 'time' }, { vehicleTypes: [{ ...type!, minuteCost: 1 }] },
      { vehicleTypes: [{ ...type!, breaks: [{ kind: 'interval', longest: 200, minutes: 30 }] }] },
      { time: { ...problem.time!, lateCost: problem.time!.lateCost.map((_, node) => node % 2) } },
    ];
    for (const change of changes) {
      const detailed = { ...problem, place: Int32Array.from({ length: problem.nodeCount }, (_, node) => node), ...change };
      expect(plainForm(detailed), Object.keys(change).join()).to.equal(null);
    }
  });
});
