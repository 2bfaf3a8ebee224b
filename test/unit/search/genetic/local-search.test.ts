import { expect } from 'chai';
import { Education } from '../../../../src/search/genetic/kernel/education.js';
import { Ground } from '../../../../src/search/genetic/kernel/ground.js';
import { Moves } from '../../../../src/search/genetic/kernel/moves.js';
import { Routes } from '../../../../src/search/genetic/kernel/routes.js';
import { SwapStar } from '../../../../src/search/genetic/kernel/swap-star.js';
import { layGround } from '../../../../src/search/genetic/ground-plan.js';
import { buildNetwork } from '../../../../src/search/ruin-recreate/index.js';
import { Generator } from '../../../../src/search/ruin-recreate/kernel/generator.js';
import { plainProblem } from '../../../helpers/plain-problem.js';
import { dice } from '../../../helpers/random-problem.js';

const CUSTOMERS = 24;

/** Routes of random customers, some with too much load. */
function randomRoutes(seed: number): Routes {
  const plan = layGround(buildNetwork(plainProblem(seed, { customers: CUSTOMERS, vehicles: 8 })));
  const ground = new Ground(plan.n, plan.slots, plan.near.length, plan.capacity, plan.epsilon);
  for (const name of ['matrix', 'demand', 'x', 'y', 'nearStart', 'near'] as const) ground[name].set(plan[name]);
  const random = dice(seed);
  const tour = Int32Array.from(random.shuffle(Array.from({ length: plan.n }, (_, k) => k + 1)));
  const cuts = random.shuffle(Array.from({ length: plan.n - 1 }, (_, k) => k + 1)).slice(0, 4).sort((a, b) => a - b);
  const routes = new Routes(ground);
  routes.setPrice(5);
  routes.take(tour, Int32Array.of(0, ...cuts, plan.n), 5);
  return routes;
}

function costOf(routes: Routes): number {
  return routes.length() + 5 * routes.excess();
}

/** Every customer stands once in the lists, and what is kept of a route is that of its list. */
function expectSound(routes: Routes): void {
  const seen: number[] = [];
  for (let r = 0; r < routes.ground.slots; r++) {
    let load = 0;
    for (let v = routes.next[routes.starts + r]!, last = routes.starts + r; v < routes.starts; last = v, v = routes.next[v]!) {
      expect(routes.prev[v]).to.equal(last);
      expect(routes.route[v]).to.equal(r);
      load += routes.ground.demand[v]!;
      seen.push(v);
    }
    expect(routes.load[r]).to.equal(load);
  }
  expect(seen.sort((a, b) => a - b)).to.deep.equal(Array.from({ length: CUSTOMERS }, (_, k) => k + 1));
}

describe('the local search of the genetic kernel', () => {
  it('carries out only moves that lower the recomputed cost', () => {
    let carried = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const routes = randomRoutes(seed);
      const moves = new Moves(routes);
      for (let u = 1; u <= CUSTOMERS; u++) {
        for (let v = 1; v < routes.ends; v++) {
          if (v === u) continue;
          const before = costOf(routes);
          moves.look(u);
          if (!moves.tryAt(v)) continue;
          carried++;
          expectSound(routes);
          expect(costOf(routes)).to.be.lessThan(before);
        }
      }
    }
    expect(carried).to.be.greaterThan(300);
  });

  it('exchanges by SWAP* only what lowers the recomputed cost', () => {
    let carried = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const routes = randomRoutes(seed);
      const swapStar = new SwapStar(routes);
      for (let k = 0; k < 40; k++) {
        const before = costOf(routes);
        const [r, other] = [k % 5, (k + 1 + (k % 3)) % 5];
        if (r === other || !swapStar.tryBetween(r, other)) continue;
        carried++;
        expectSound(routes);
        expect(costOf(routes)).to.be.lessThan(before);
      }
    }
    expect(carried).to.be.greaterThan(100);
  });

  it('ends where no move helps', () => {
    const routes = randomRoutes(4);
    new Education(routes, new Generator(1)).run();
    expectSound(routes);
    const moves = new Moves(routes);
    const { near, nearStart } = routes.ground;
    for (let u = 1; u <= CUSTOMERS; u++) {
      moves.look(u);
      for (const v of near.subarray(nearStart[u], nearStart[u + 1])) expect(moves.tryAt(v)).to.equal(false);
    }
  });
});
