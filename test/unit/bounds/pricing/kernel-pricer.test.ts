import { expect } from 'chai';
import { createKernelPricer } from '../../../../src/bounds/pricing/kernel-pricer.js';
import { collected, everyRoute, feasibleCost } from '../../../helpers/every-route.js';
import { countOf } from '../../../helpers/thorough.js';
import { randomRelaxation, wholeNumbers, type RandomRelaxation } from '../../../helpers/random-relaxation.js';

const never = (): boolean => false;
const SEEDS = Array.from({ length: countOf(25, 600) }, (_, seed) => seed + 1);

/** In which every way to bound labels has had its trial. */
const PRICINGS_FOR_ALL_WAYS = 48;

/** Every customer in every neighbourhood: ng-routes are then elementary. */
function complete(n: number): Int32Array[] {
  return Array.from({ length: n }, () => Int32Array.from({ length: n }, (_, i) => i));
}

function someNeighbours(n: number, seed: number): Int32Array[] {
  const draw = wholeNumbers(seed);
  return complete(n).map((all) => all.filter(() => draw(3) === 0));
}

function leastOf({ relaxation, duals }: RandomRelaxation, cls: number, through: (vertices: number[]) => boolean = () => true): number {
  return everyRoute(relaxation, duals, cls).filter(({ customers }) => through([0, ...customers.map((i) => i + 1), 0]))
    .reduce((least, { reducedCost }) => Math.min(least, reducedCost), Infinity);
}

function expectSound({ relaxation, duals }: RandomRelaxation, result: ReturnType<ReturnType<typeof createKernelPricer>['price']>): void {
  for (const { class: cls, customers, cost, reducedCost } of result.routes) {
    const route = Array.from(customers);
    // With cycles a route may take more than all customers together, which no limit forbids.
    if (new Set(route).size === route.length) expect(cost).to.equal(feasibleCost(relaxation, cls, route));
    expect(reducedCost).to.equal(cost + duals.classes[cls]! - collected(relaxation, duals, route)).and.to.be.below(0);
  }
}

describe('kernel pricer', () => {
  it('finds the least reduced cost of all elementary routes if neighbourhoods are complete', () => {
    for (const seed of SEEDS) {
      const drawn = randomRelaxation(seed);
      const pricer = createKernelPricer(drawn.relaxation);
      pricer.setNeighbourhoods(complete(drawn.relaxation.customers.length));
      const result = pricer.price(drawn.duals, { effort: 'exact', most: 5, shouldStop: never, below: Infinity });
      expect(result.exact).to.equal(true);
      for (const cls of drawn.relaxation.classes.keys()) expect(result.least[cls], `seed ${seed}`).to.equal(leastOf(drawn, cls));
      expectSound(drawn, result);
    }
  });

  it('bounds the reduced cost of all elementary routes if neighbourhoods are not complete', () => {
    for (const seed of SEEDS) {
      const drawn = randomRelaxation(seed);
      const pricer = createKernelPricer(drawn.relaxation);
      pricer.setNeighbourhoods(someNeighbours(drawn.relaxation.customers.length, seed));
      const result = pricer.price(drawn.duals, { effort: 'exact', most: 100, shouldStop: never });
      for (const cls of drawn.relaxation.classes.keys()) {
        expect(result.least[cls], `seed ${seed}`).to.be.at.most(Math.min(0, leastOf(drawn, cls)));
        if (result.least[cls]! < 0) expect(result.routes.find((route) => route.class === cls)?.reducedCost).to.equal(result.least[cls]);
      }
      expectSound(drawn, result);
    }
  });

  it('counts every elementary route at a vertex that it visits, where the bound is not above its reduced cost', () => {
    for (const seed of SEEDS) {
      const drawn = randomRelaxation(seed);
      const n = drawn.relaxation.customers.length;
      for (const neighbours of [complete(n), someNeighbours(n, seed)]) {
        const pricer = createKernelPricer(drawn.relaxation, { littleWork: seed % 2 === 0 ? -1 : 4_000_000 });
        pricer.setNeighbourhoods(neighbours);
        for (let pricing = 0; pricing < 4; pricing++) {
          const { leastAt, least } = pricer.price(drawn.duals, { effort: 'exact', most: 5, shouldStop: never });
          for (const cls of drawn.relaxation.classes.keys()) {
            for (const { customers, reducedCost } of everyRoute(drawn.relaxation, drawn.duals, cls)) {
              if (reducedCost < 0) expect(Math.min(leastAt[cls]![0]!, ...customers.map((i) => leastAt[cls]![i + 1]!)), `seed ${seed}`).to.be.at.most(reducedCost);
            }
            expect(Math.min(...leastAt[cls]!)).to.equal(least[cls]);
          }
        }
      }
    }
  });

  it('finds the same in whatever way labels are bounded first', () => {
    for (const seed of SEEDS.slice(0, countOf(12, 200))) {
      const drawn = randomRelaxation(seed);
      const pricer = createKernelPricer(drawn.relaxation, { littleWork: -1 });
      pricer.setNeighbourhoods(complete(drawn.relaxation.customers.length));
      const below = (seed % 5) * 10;
      const least = Array.from(drawn.relaxation.classes.keys(), (cls) => Math.min(below, leastOf(drawn, cls)));
      for (let pricing = 0; pricing < PRICINGS_FOR_ALL_WAYS; pricing++) {
        const result = pricer.price(drawn.duals, { effort: 'exact', most: 5, shouldStop: never, below });
        expect(Array.from(result.least), `seed ${seed}, pricing ${pricing}`).to.deep.equal(least);
        expectSound(drawn, result);
      }
    }
  });

  for (const relaxed of [{ lengths: true, loads: false }, { lengths: false, loads: true }, { lengths: true, loads: true }]) {
    const names = Object.entries(relaxed).flatMap(([name, isRelaxed]) => (isRelaxed ? [name] : []));
    it(`lets routes exceed limits while it is told to: ${names.join(' and ')}`, () => {
      let lower = 0;
      // The main resource stays: few of these have a load besides that can be exceeded.
      for (const seed of relaxed.loads ? Array.from({ length: 8 * SEEDS.length }, (_, k) => k + 1) : SEEDS) {
        const drawn = randomRelaxation(seed);
        const { relaxation } = drawn;
        const classes = relaxation.classes.map((cls) => ({ ...cls, ...relaxed.lengths && { arcLimits: [] }, ...relaxed.loads && { capacity: cls.capacity.map(() => Infinity) } }));
        const unlimited = { ...drawn, relaxation: { ...relaxation, classes } };
        const pricer = createKernelPricer(relaxation);
        pricer.setNeighbourhoods(complete(relaxation.customers.length));
        const leastNow = (): Float64Array => pricer.price(drawn.duals, { effort: 'exact', most: 5, shouldStop: never, below: Infinity }).least;
        pricer.relax(relaxed);
        const relaxedLeast = leastNow();
        pricer.relax({ lengths: false, loads: false });
        const limited = leastNow();
        for (const cls of relaxation.classes.keys()) {
          const least = leastOf(drawn, cls);
          expect(limited[cls], `seed ${seed}`).to.equal(least);
          expect(relaxedLeast[cls], `seed ${seed}`).to.be.within(leastOf(unlimited, cls), least);
          if (relaxedLeast[cls]! < least) lower++;
        }
      }
      expect(lower).to.be.above(0);
    });
  }

  it('finds routes heuristically without proving anything', () => {
    for (const seed of SEEDS.slice(0, 100)) {
      const drawn = randomRelaxation(seed);
      const pricer = createKernelPricer(drawn.relaxation);
      pricer.setNeighbourhoods(complete(drawn.relaxation.customers.length));
      const result = pricer.price(drawn.duals, { effort: 'heuristic', most: 5, shouldStop: never });
      expect(result.exact).to.equal(false);
      expect(result.least.every((value) => value === -Infinity)).to.equal(true);
      expectSound(drawn, result);
    }
  });

  it('bounds the routes through each arc, exactly if neighbourhoods are complete and lateness is free', () => {
    for (const seed of SEEDS) {
      const drawn = randomRelaxation(seed, 5);
      const { classes, customers } = drawn.relaxation;
      const size = customers.length + 1;
      const pricer = createKernelPricer(drawn.relaxation, { littleWork: seed % 3 === 0 ? -1 : 20_000 });
      const isComplete = seed % 2 === 0;
      pricer.setNeighbourhoods(isComplete ? complete(customers.length) : someNeighbours(customers.length, seed));
      for (const cls of classes.keys()) {
        const bounds = pricer.arcBounds(drawn.duals, cls, never)!;
        const upTo = 10;
        const capped = pricer.arcBounds(drawn.duals, cls, never, upTo)!;
        const isExact = isComplete && (classes[cls]!.times?.lateCost ?? null) === null;
        for (let arc = 0; arc < size * size; arc++) {
          const least = leastOf(drawn, cls, (vertices) => vertices.some((to, k) => k > 0 && vertices[k - 1]! * size + to === arc));
          if (isExact) expect(bounds[arc], `seed ${seed}, arc ${arc}`).to.equal(least);
          else expect(bounds[arc], `seed ${seed}, arc ${arc}`).to.be.at.most(least);
          expect(Math.min(capped[arc]!, upTo), `seed ${seed}, arc ${arc}`).to.be.within(Math.min(bounds[arc]!, upTo), Math.min(least, upTo));
        }
      }
    }
  });

  it('uses no arcs that are forbidden', () => {
    for (const seed of SEEDS.slice(0, 100)) {
      const drawn = randomRelaxation(seed);
      const size = drawn.relaxation.customers.length + 1;
      const draw = wholeNumbers(seed);
      const forbidden = Uint8Array.from({ length: size * size }, () => Number(draw(4) === 0));
      const pricer = createKernelPricer(drawn.relaxation);
      pricer.setNeighbourhoods(complete(size - 1));
      pricer.forbidArcs(0, forbidden);
      const result = pricer.price(drawn.duals, { effort: 'exact', most: 5, shouldStop: never, below: Infinity });
      expect(result.least[0]).to.equal(leastOf(drawn, 0, (vertices) => vertices.every((to, k) => k === 0 || forbidden[vertices[k - 1]! * size + to] === 0)));
    }
  });

  it('proves nothing once it is stopped or has too many labels', () => {
    // Customers one by one, none of whom dominates another.
    const { relaxation, duals } = randomRelaxation(7);
    const n = 12;
    const cls = { ...relaxation.classes[0]!, cost: new Float64Array((n + 1) ** 2).fill(1), loads: [], capacity: [], maxStops: Infinity, times: null, arcLimits: [] };
    const large = { ...relaxation, customers: Int32Array.from({ length: n }, (_, i) => i + 1), rowOf: Int32Array.from({ length: n }, (_, i) => i), rowCount: n, classes: [cls] };
    const prices = { ...duals, rows: new Float64Array(n).fill(2), classes: Float64Array.of(0), cuts: [] };
    for (const [mostLabels, stops] of [[1e9, true], [10, false]] as const) {
      const pricer = createKernelPricer(large, { mostLabels });
      pricer.setNeighbourhoods(complete(n));
      const result = pricer.price(prices, { effort: 'exact', most: 5, shouldStop: () => stops });
      expect(result.exact).to.equal(false);
      expect(result.least[0]).to.equal(-Infinity);
      expect(pricer.arcBounds(prices, 0, () => stops)).to.equal(null);
    }
  });
});
