import { expect } from 'chai';
import type { Problem } from '../../src/model/problem.js';
import { reduced } from '../../src/search/instance/burdens.js';
import { burdened } from '../helpers/burdened-problem.js';
import { plainProblem } from '../helpers/plain-problem.js';
import { dice, type Dice } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';
import { geneticOf, kernelOf, type Make, type Population, type Routes } from './kernel-classes.js';

const CUSTOMERS = 40;
const PRICE = 5;
const WARP_PRICE = 3;

/** Customers of each route in order. */
function listed(routes: Routes): number[][] {
  const lists: number[][] = [];
  for (let r = 0; r < routes.instance.slots; r++) {
    const list: number[] = [];
    for (let v = routes.next[routes.starts + r]!; v < routes.starts; v = routes.next[v]!) list.push(v);
    if (list.length > 0) lists.push(list);
  }
  return lists;
}

/** Adds a random individual, optionally locally optimal. @returns its routes */
function breed(make: Make, routes: Routes, population: Population, random: Dice, improved: boolean): number[][] {
  const { n, slots } = routes.instance;
  const tour = Int32Array.from(random.shuffle(Array.from({ length: n }, (_, k) => k + 1)));
  const cuts = random.shuffle(Array.from({ length: n - 1 }, (_, k) => k + 1)).slice(0, random.int(3, Math.min(9, slots - 1))).sort((a, b) => a - b);
  const types = Int32Array.from({ length: slots }, (_, r) => r % routes.instance.types);
  routes.take(tour, Int32Array.of(0, ...cuts, n), types, cuts.length + 1);
  if (improved) make('LocalSearch', routes, make('Random', random.int(1, 1e6))).run(-1);
  const bounds = new Int32Array(slots + 1);
  const count = routes.write(tour, bounds, types);
  population.add(tour, bounds, types, count, routes.cost(), routes.excess(), PRICE, routes.warped(), WARP_PRICE);
  return listed(routes);
}

type Crossing = 'SelectiveRouteExchange' | 'NeighbouringRouteExchange';

/** The crossover for a number of depots. */
function crossingFor(depots: number): Crossing {
  return depots > 1 ? 'NeighbouringRouteExchange' : 'SelectiveRouteExchange';
}

/** Two parents, and the routes of their child. */
function cross(seed: number, improved: boolean, depots = 1, crossing = crossingFor(depots)) {
  const { instance, make } = geneticOf(plainProblem(seed, { customers: CUSTOMERS, vehicles: depots > 1 ? 9 : 20, windows: 250, depots }));
  const routes = make('Routes', instance);
  routes.setPrices(PRICE, WARP_PRICE);
  const population = make('Population', instance, make('GeneticSettings'), make('Random', seed));
  const random = dice(seed);
  const parents = [breed(make, routes, population, random, improved), breed(make, routes, population, random, improved)] as const;
  const since = make(crossing, routes, population, make('Random', seed)).run(0, 1);
  return { instance, make, routes, parents, since };
}

/** Checks whether a crossover supports a problem. */
function isSupported(problem: Problem, crossing: Crossing): boolean {
  const { instance, make } = kernelOf(reduced(problem));
  const routes = make('Routes', make('GeneticInstance', instance));
  return make(crossing, routes, make('Population', routes.instance, make('GeneticSettings'), make('Random', 1)), make('Random', 1)).supports(instance);
}

const SEEDS = countOf(6, 60);

describe('crossovers', () => {
  it('are for one depot, or for any', () => {
    const [one, several, oneWay] = [{ depots: 1 }, { depots: 3 }, { depots: 2, oneWay: true }].map((options) => plainProblem(1, { customers: 10, vehicles: 6, ...options }));
    expect(isSupported(one!, 'SelectiveRouteExchange')).to.equal(true);
    expect(isSupported(several!, 'SelectiveRouteExchange')).to.equal(false);
    expect(isSupported(oneWay!, 'SelectiveRouteExchange')).to.equal(false);
    for (const problem of [one!, several!, oneWay!]) expect(isSupported(problem, 'NeighbouringRouteExchange')).to.equal(true);
  });

  it('exchange neighbouring routes where vehicles may not serve all customers', () => {
    const problem = burdened(plainProblem(1, { customers: 10, vehicles: 6, kinds: [{}, { size: 2 }] }), 1, { restricted: true });
    expect(isSupported(problem, 'SelectiveRouteExchange')).to.equal(false);
    expect(isSupported(problem, 'NeighbouringRouteExchange')).to.equal(true);
  });

  it('also exchange neighbouring routes around a single depot', () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { routes } = cross(seed, true, 1, 'NeighbouringRouteExchange');
      expect(listed(routes).flat().sort((a, b) => a - b), `seed ${seed}`).to.deep.equal(Array.from({ length: CUSTOMERS }, (_, k) => k + 1));
    }
  });

  for (const improved of [true, false]) {
    const parents = improved ? 'parents at a local optimum' : 'random parents';

    it(`serves every customer once, ${parents}`, () => {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const { routes } = cross(seed, improved);
        expect(listed(routes).flat().sort((a, b) => a - b), `seed ${seed}`).to.deep.equal(Array.from({ length: CUSTOMERS }, (_, k) => k + 1));
      }
    });

    it(`counts as unchanged only routes of the first parent, ${parents}`, () => {
      let kept = 0;
      for (let seed = 1; seed <= SEEDS; seed++) {
        const { routes, parents, since, instance } = cross(seed, improved);
        const first = new Set(parents[0].map(String));
        for (let r = 0; r < instance.slots; r++) {
          if (routes.size[r] === 0 || routes.changed[r]! > since) continue;
          const list: number[] = [];
          for (let v = routes.next[routes.starts + r]!; v < routes.starts; v = routes.next[v]!) list.push(v);
          expect(first.has(String(list)), `seed ${seed}: ${String(list)}`).to.equal(true);
          kept++;
        }
      }
      expect(kept).to.be.above(SEEDS);
    });
  }

  it('gives every route its own vehicle if depots have few', () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { instance, routes } = cross(seed, seed % 2 === 0, 3);
      expect(instance.types).to.equal(3);
      expect(listed(routes).flat().sort((a, b) => a - b), `seed ${seed}`).to.deep.equal(Array.from({ length: CUSTOMERS }, (_, k) => k + 1));
      for (let r = 0; r < instance.slots; r++) expect(routes.node[routes.starts + r]).to.equal(instance.start[Math.floor(r / 3)]);
    }
  });

  for (const depots of [1, 3]) it(`inherits whole routes of both parents, from ${depots} depots`, () => {
    let [ofFirst, ofSecond] = [0, 0];
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { routes, parents } = cross(seed, true, depots);
      const [first, second] = parents.map((lists) => new Set(lists.map(String)));
      for (const list of listed(routes).map(String)) {
        if (first!.has(list)) ofFirst++;
        else if (second!.has(list)) ofSecond++;
      }
    }
    expect(ofFirst).to.be.above(SEEDS);
    expect(ofSecond).to.be.above(SEEDS);
  });

  it('leaves parents that serve all customers alike unchanged', () => {
    for (const depots of [1, 3]) {
      const { instance, make, routes } = cross(7, true, depots);
      const population = make('Population', instance, make('GeneticSettings'), make('Random', 1));
      const bounds = new Int32Array(instance.slots + 1);
      const [tour, types] = [new Int32Array(CUSTOMERS), new Int32Array(instance.slots)];
      const count = routes.write(tour, bounds, types);
      const before = listed(routes).map(String).sort();
      for (let k = 0; k < 2; k++) population.add(tour, bounds, types, count, routes.cost(), routes.excess(), PRICE, routes.warped(), WARP_PRICE);
      for (let seed = 1; seed <= 20; seed++) {
        make(crossingFor(depots), routes, population, make('Random', seed)).run(0, 1);
        expect(listed(routes).map(String).sort()).to.deep.equal(before);
      }
    }
  });
});
