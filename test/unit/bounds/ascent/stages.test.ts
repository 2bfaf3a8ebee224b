import { expect } from 'chai';
import { stagesOf, workOf, type Stage } from '../../../../src/bounds/ascent/stages.js';
import type { ClassTimes, RouteRelaxation } from '../../../../src/bounds/relaxation/route-relaxation.js';
import type { PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import { FakeBoundContext } from '../../../helpers/bound-parts.js';

/** Customers with loads from 3 to 61, 32 on average, and vehicles that carry 997. */
function relaxationOf(n: number, isTimed: boolean): RouteRelaxation {
  const size = n + 1;
  const cost = new Float64Array(size * size).fill(10);
  for (let v = 0; v < size; v++) cost[v * size + v] = Infinity;
  const times: ClassTimes = { minutes: cost, open: new Float64Array(size), close: new Float64Array(size).fill(1000), lateCost: null, dueAt: new Float64Array(size).fill(Infinity) };
  return {
    problem: null as unknown as Problem, customers: Int32Array.from({ length: n }, (_, i) => i + 1), rowOf: Int32Array.from({ length: n }, (_, i) => i), rowCount: n,
    price: new Float64Array(n).fill(Infinity), droppable: new Uint8Array(n), limits: [], scale: 1, exact: true, relaxed: [],
    classes: [{ types: [0], count: n, fixed: 0, cost, loads: [Float64Array.from({ length: n }, (_, i) => 3 + ((37 * i) % 59))], capacity: [997], maxStops: Infinity, times: isTimed ? times : null, arcLimits: [] }],
  };
}

const plan = (routes: number): PlannedRoutes => Array.from({ length: routes }, () => ({ type: 0, customers: [] }));

function stages(n: number, { isTimed = true, routes = 0, reproducible = false } = {}): string[] {
  const { context } = new FakeBoundContext();
  const { first, later } = stagesOf(relaxationOf(n, isTimed), { ...context, reproducible, incumbent: () => (routes === 0 ? { cost: Infinity, routes: null } : { cost: 1, routes: plan(routes) }) });
  return [first, ...later()].map(({ levels, keepsTimes, isEarly }) => `${levels.most[0]! > 490 ? 'finer' : levels.most[0]! > 240 ? 'fine' : levels.most[0]! > 90 ? 'coarse' : 'few'}${keepsTimes ? ' timed' : ''}${isEarly ? ' early' : ''}`);
}

describe('the stages of dual ascent', () => {
  // 100 customers need 3.2 vehicles, 400 need 12.8.
  it('count loads in coarse levels, then in finer and finer ones', () => {
    expect(stages(100, { isTimed: false })).to.deep.equal(['coarse', 'fine early', 'finer early']);
  });

  it('begin with the fewest levels that fill routes almost as tightly', () => {
    const first = (load: (i: number) => number, capacity: number): number => {
      const relaxation = relaxationOf(400, false);
      const classes = relaxation.classes.map((each) => ({ ...each, loads: [Float64Array.from({ length: 400 }, (_, i) => load(i))], capacity: [capacity] }));
      return stagesOf({ ...relaxation, classes }, new FakeBoundContext().context).first.levels.most[0]!;
    };
    // Large loads round well, small ones beside large ones do not, and those that fit as they are need no other.
    expect(first((i) => 50 + ((37 * i) % 51), 400)).to.be.below(60);
    expect(first((i) => 1 + ((37 * i) % 100), 560)).to.be.within(100, 200);
    expect(first((i) => 1 + (i % 3), 97)).to.equal(97);
  });

  it('keep times last where loads bind, or no solution is known', () => {
    expect(stages(100)).to.deep.equal(['coarse', 'fine early', 'coarse timed']);
    expect(stages(100, { routes: 4 })).to.deep.equal(['coarse', 'fine early', 'coarse timed']);
  });

  it('keep times early, with few levels of loads, where routes have room', () => {
    expect(stages(100, { routes: 5 })).to.deep.equal(['coarse', 'few timed early']);
  });

  it('keep no times in a fixed number of rounds, nor where there is no room for the labels', () => {
    expect(stages(100, { reproducible: true })).to.deep.equal(['coarse', 'fine early']);
    expect(stages(400, { routes: 13 })).to.deep.equal(['coarse', 'fine early']);
    expect(stages(200, { routes: 10 })).to.deep.equal(['coarse', 'few timed early']);
  });

  it('are chosen by the solution that is known when the first is over', () => {
    let routes: PlannedRoutes | null = null;
    const { later } = stagesOf(relaxationOf(100, true), { ...new FakeBoundContext().context, incumbent: () => ({ cost: 1, routes }) });
    routes = plan(5);
    expect(later().map(({ isEarly }) => isEarly)).to.deep.equal([true]);
  });

  it('say how much longer a round takes', () => {
    const stage = (most: number, keepsTimes: boolean): Stage => ({ levels: { weights: Int32Array.of(1), most: Int32Array.of(most) }, keepsTimes, isEarly: false });
    expect(workOf(stage(200, false), stage(100, false))).to.equal(2);
    expect(workOf(stage(100, true), stage(100, false))).to.equal(16);
  });
});
