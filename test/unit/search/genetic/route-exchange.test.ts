import { expect } from 'chai';
import { evaluate, check } from '../../../../src/model/index.js';
import { createGenetic, found } from '../../../../src/search/genetic/index.js';
import { layGround } from '../../../../src/search/genetic/ground-plan.js';
import { groundOf } from '../../../../src/search/genetic/kernel.js';
import { Education } from '../../../../src/search/genetic/kernel/education.js';
import { Population } from '../../../../src/search/genetic/kernel/population.js';
import { RouteExchange } from '../../../../src/search/genetic/kernel/route-exchange.js';
import { Routes } from '../../../../src/search/genetic/kernel/routes.js';
import { buildNetwork } from '../../../../src/search/ruin-recreate/index.js';
import { Generator } from '../../../../src/search/ruin-recreate/kernel/generator.js';
import { plainProblem } from '../../../helpers/plain-problem.js';
import { dice, type Dice } from '../../../helpers/random-problem.js';

const CUSTOMERS = 40;
const PRICE = 5;
const WARP_PRICE = 3;

/** Customers of each route, in their order. */
function listed(routes: Routes): number[][] {
  const lists: number[][] = [];
  for (let r = 0; r < routes.ground.slots; r++) {
    const list: number[] = [];
    for (let v = routes.next[routes.starts + r]!; v < routes.starts; v = routes.next[v]!) list.push(v);
    if (list.length > 0) lists.push(list);
  }
  return lists;
}

/** Adds a random individual, at a local optimum or not. @returns its routes */
function breed(routes: Routes, population: Population, random: Dice, educated: boolean): number[][] {
  const { n, slots } = routes.ground;
  const tour = Int32Array.from(random.shuffle(Array.from({ length: n }, (_, k) => k + 1)));
  const cuts = random.shuffle(Array.from({ length: n - 1 }, (_, k) => k + 1)).slice(0, random.int(3, Math.min(9, slots - 1))).sort((a, b) => a - b);
  const types = Int32Array.from({ length: slots }, (_, r) => r % routes.ground.types);
  routes.take(tour, Int32Array.of(0, ...cuts, n), types, cuts.length + 1);
  if (educated) new Education(routes, new Generator(random.int(1, 1e6))).run(-1);
  const bounds = new Int32Array(slots + 1);
  const count = routes.write(tour, bounds, types);
  population.add(tour, bounds, types, count, routes.length(), routes.excess(), PRICE, routes.warped(), WARP_PRICE);
  return listed(routes);
}

/** Two parents, and the routes of the child that they get. */
function cross(seed: number, educated: boolean, depots = 1) {
  const plan = layGround(buildNetwork(plainProblem(seed, { customers: CUSTOMERS, vehicles: depots > 1 ? 9 : 20, windows: 250, depots })));
  const ground = groundOf(plan);
  const routes = new Routes(ground);
  routes.setPrices(PRICE, WARP_PRICE);
  const population = new Population(ground, new Generator(seed));
  const random = dice(seed);
  const parents = [breed(routes, population, random, educated), breed(routes, population, random, educated)] as const;
  const since = new RouteExchange(routes, population, new Generator(seed)).run(0, 1);
  return { ground, routes, parents, since };
}

describe('the exchange of routes', () => {
  for (const educated of [true, false]) {
    const parents = educated ? 'parents at a local optimum' : 'random parents';

    it(`serves every customer once, ${parents}`, () => {
      for (let seed = 1; seed <= 60; seed++) {
        const { routes } = cross(seed, educated);
        expect(listed(routes).flat().sort((a, b) => a - b), `seed ${seed}`).to.deep.equal(Array.from({ length: CUSTOMERS }, (_, k) => k + 1));
      }
    });

    it(`counts as unchanged only routes of the first parent, ${parents}`, () => {
      let kept = 0;
      for (let seed = 1; seed <= 60; seed++) {
        const { routes, parents, since, ground } = cross(seed, educated);
        const first = new Set(parents[0].map(String));
        for (let r = 0; r < ground.slots; r++) {
          if (routes.size[r] === 0 || routes.changed[r]! > since) continue;
          const list: number[] = [];
          for (let v = routes.next[routes.starts + r]!; v < routes.starts; v = routes.next[v]!) list.push(v);
          expect(first.has(String(list)), `seed ${seed}: ${String(list)}`).to.equal(true);
          kept++;
        }
      }
      expect(kept).to.be.above(60);
    });
  }

  it('gives every route a vehicle of its own where depots have few', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { ground, routes } = cross(seed, seed % 2 === 0, 3);
      expect(ground.types).to.equal(3);
      expect(listed(routes).flat().sort((a, b) => a - b), `seed ${seed}`).to.deep.equal(Array.from({ length: CUSTOMERS }, (_, k) => k + 1));
      for (let r = 0; r < ground.slots; r++) expect(routes.site[routes.starts + r]).to.equal(ground.start[Math.floor(r / 3)]);
    }
  });

  for (const depots of [1, 3]) it(`brings whole routes of both parents, from ${depots} depots`, () => {
    let [ofFirst, ofSecond] = [0, 0];
    for (let seed = 1; seed <= 60; seed++) {
      const { routes, parents } = cross(seed, true, depots);
      const [first, second] = parents.map((lists) => new Set(lists.map(String)));
      for (const list of listed(routes).map(String)) {
        if (first!.has(list)) ofFirst++;
        else if (second!.has(list)) ofSecond++;
      }
    }
    expect(ofFirst).to.be.above(60);
    expect(ofSecond).to.be.above(60);
  });

  it('leaves parents who serve everybody alike as they are', () => {
    for (const depots of [1, 3]) {
      const { ground, routes } = cross(7, true, depots);
      const population = new Population(ground, new Generator(1));
      const bounds = new Int32Array(ground.slots + 1);
      const [tour, types] = [new Int32Array(CUSTOMERS), new Int32Array(ground.slots)];
      const count = routes.write(tour, bounds, types);
      const before = listed(routes).map(String).sort();
      for (let k = 0; k < 2; k++) population.add(tour, bounds, types, count, routes.length(), routes.excess(), PRICE, routes.warped(), WARP_PRICE);
      for (let seed = 1; seed <= 20; seed++) {
        new RouteExchange(routes, population, new Generator(seed)).run(0, 1);
        expect(listed(routes).map(String).sort()).to.deep.equal(before);
      }
    }
  });
});

describe('the founders of a population', () => {
  const problem = plainProblem(3, { customers: 60, vehicles: 40, windows: 60 });
  const net = buildNetwork(problem);

  it('are feasible, and the best of them is the population\'s', () => {
    const genetic = createGenetic(net, 1);
    const costs: number[] = [];
    found(net, genetic, { seed: 1, scale: 50, iterations: 3600, untilMs: null }, () => 0, () => false, (routes) => {
      expect(check(problem, routes)).to.deep.equal([]);
      costs.push(evaluate(problem, routes).total);
    });
    expect(costs.length).to.be.above(10);
    expect(new Set(costs).size).to.be.above(1);
    expect(genetic.bestCost()).to.be.closeTo(Math.min(...costs), 1e-3);
  });

  it('share the time that there is, and are fewer when it is short', () => {
    const at = (untilMs: number): number[] => {
      let ms = 0;
      const ends: number[] = [];
      found(net, createGenetic(net, 1), { seed: 1, scale: 50, iterations: 3600, untilMs }, () => ms++, () => false, () => ends.push(ms));
      return ends;
    };
    const [long, short, none] = [at(1240), at(200), at(0)];
    expect(long).to.have.length(48);
    expect(long.at(-1)).to.be.within(1000, 1400);
    expect(short.length).to.be.within(8, 20);
    expect(none).to.have.length(4);
  });

  it('are none when stopped', () => {
    let asked = 0;
    found(net, createGenetic(net, 1), { seed: 1, scale: 50, iterations: 3600, untilMs: null }, () => 0, () => true, () => asked++);
    expect(asked).to.equal(0);
  });
});
