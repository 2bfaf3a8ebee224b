import { expect } from 'chai';
import type { Break, Problem } from '../../src/model/problem.js';
import { longRoute, type LongFeatures } from '../helpers/long-route.js';
import { featureProblem } from '../helpers/random-features.js';
import { dice } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';
import { withTraffic } from '../helpers/traffic-problem.js';
import { kernelOf, type DetailedSolution } from './kernel-classes.js';
import { customersOf } from './solution-routes.js';

/** A sum resumed at a stop differs from one computed from scratch by rounding errors only. */
const ROUNDING = 1e-9;

const LONG: readonly LongFeatures[] = [
  {}, { costs: true }, { late: true, costs: true }, { gaps: true }, { window: true }, { window: true, gaps: true, costs: true }, { interval: true }, { window: true, interval: true, late: true },
];

/** Problems over all features, with one vehicle type that may serve many customers. */
function problemOf(seed: number): Problem {
  if (seed % 2 === 0) {
    const long = longRoute(seed, 12, LONG[(seed / 2) % LONG.length]!);
    const breaks = long.vehicleTypes[0]!.breaks.map((one): Break => (one.kind === 'window' ? { ...one, earliest: 10 + (seed % 60), latest: 60 + (seed % 60) } : { ...one, longest: 60 }));
    return { ...long, vehicleTypes: long.vehicleTypes.map((type) => ({ ...type, end: 0, breaks, maxDriving: seed % 3 === 0 ? 900 : Infinity, maxDistance: 2000 })) };
  }
  const problem = featureProblem(seed, { customers: 8 });
  const roomy = problem.vehicleTypes.map((type) => ({ ...type, capacity: type.capacity.map(() => 60), maxStops: Infinity, latest: Infinity }));
  const unhurried = { ...problem, vehicleTypes: roomy, time: { ...problem.time!, close: problem.time!.close.map((minute) => minute + 60), gaps: null } };
  return seed % 3 === 0 ? withTraffic(unhurried, seed) : unhurried;
}

/** All that is derived of a route, and what each customer that is not on it costs at each place. */
function derived(solution: DetailedSolution, r: number, others: readonly number[]): Readonly<Record<string, readonly number[]>> {
  const vertices: number[] = [];
  for (let v = solution.startBase + r; v >= 0; v = solution.next[v]!) vertices.push(v);
  const of = (values: Float64Array) => vertices.map((v) => values[v]!);
  const insertions = others.flatMap((c) => vertices.slice(0, -1).map((p) => solution.insertionCost(c, r, p, Infinity)));
  return {
    ready: of(solution.ready), last: of(solution.last), latest: of(solution.latest), waitFree: of(solution.waitFree),
    route: [solution.late[r]!, solution.work[r]!], insertions,
  };
}

/** Derives one route of these customers as a whole. @returns its slot */
function rebuilt(solution: DetailedSolution, customers: readonly number[]): number {
  solution.clear();
  solution.begin();
  solution.startBuilding();
  const r = solution.openRoute(0);
  customers.forEach((c) => solution.insert(c, solution.prev[solution.endBase + r]!));
  solution.endBuilding();
  return r;
}

describe('what is derived of a route with details', () => {
  it('from a change on is what is derived of it as a whole', () => {
    let compared = 0;
    for (let seed = 1; seed <= countOf(100, 6000); seed++) {
      const problem = problemOf(seed);
      const { instance, make } = kernelOf(problem);
      const solution = make('Solution', instance) as DetailedSolution;
      const again = make('Solution', instance) as DetailedSolution;
      const random = dice(seed);
      solution.begin();
      const r = solution.openRoute(0);
      const left = () => [...problem.customers].filter((c) => solution.route[c]! < 0);
      for (let change = 0; change < 24; change++) {
        const on = customersOf(solution, r);
        if (on.length > 3 && random.chance(0.4)) {
          const first = random.pick(on);
          const last = solution.next[first]! < solution.startBase && random.chance(0.5) ? solution.next[first]! : first;
          solution.removeString(first, last);
        } else {
          const places = [solution.startBase + r, ...on].flatMap((p) => left().map((c) => ({ p, c, cost: solution.insertionCost(c, r, p, Infinity) })));
          // Occasionally an insertion that violates a limit, so that a later removal can restore feasibility.
          const possible = on.length === 0 || random.chance(0.2) ? places : places.filter(({ cost }) => cost < Infinity);
          if (possible.length === 0) continue;
          const { p, c } = random.pick(possible);
          solution.insert(c, p);
        }
        if (solution.late[r] === Infinity) continue;
        const partly = derived(solution, r, left());
        const wholly = derived(again, rebuilt(again, customersOf(solution, r)), left());
        for (const [name, values] of Object.entries(wholly)) {
          values.forEach((value, k) => {
            const given = partly[name]![k]!;
            if (given !== value) expect(given, `seed ${seed}, change ${change}: ${name} ${k}`).to.be.closeTo(value, ROUNDING * (1 + Math.abs(value)));
          });
        }
        compared++;
        if (random.chance(0.5)) solution.commit();
        else if (random.chance(0.3)) solution.rollback();
        else continue;
        solution.begin();
        if (solution.type[r]! < 0) break;
      }
    }
    expect(compared).to.be.above(1000);
  });
});
