import { expect } from 'chai';
import { Education } from '../../../../src/search/genetic/kernel/education.js';
import { Ground } from '../../../../src/search/genetic/kernel/ground.js';
import { Moves } from '../../../../src/search/genetic/kernel/moves.js';
import { Routes } from '../../../../src/search/genetic/kernel/routes.js';
import { SwapStar } from '../../../../src/search/genetic/kernel/swap-star.js';
import { RELOCATE, RELOCATE_PAIR, SWAP, WarpOfMoves } from '../../../../src/search/genetic/kernel/warp-of-moves.js';
import { layGround } from '../../../../src/search/genetic/ground-plan.js';
import { buildNetwork } from '../../../../src/search/ruin-recreate/index.js';
import { Generator } from '../../../../src/search/ruin-recreate/kernel/generator.js';
import { plainProblem, type PlainOptions } from '../../../helpers/plain-problem.js';
import { dice } from '../../../helpers/random-problem.js';

const CUSTOMERS = 24;

/** Routes of random customers, some with too much load. */
function randomRoutes(seed: number, options: Partial<PlainOptions> = {}): Routes {
  const plan = layGround(buildNetwork(plainProblem(seed, { customers: CUSTOMERS, vehicles: 8, ...options })));
  const ground = new Ground(plan.n, plan.slots, plan.near.length, plan.capacity, plan.epsilon, plan.timed);
  for (const name of ['matrix', 'demand', 'x', 'y', 'nearStart', 'near', 'travel', 'open', 'close', 'service'] as const) ground[name].set(plan[name]);
  const random = dice(seed);
  const tour = Int32Array.from(random.shuffle(Array.from({ length: plan.n }, (_, k) => k + 1)));
  const cuts = random.shuffle(Array.from({ length: plan.n - 1 }, (_, k) => k + 1)).slice(0, 4).sort((a, b) => a - b);
  const routes = new Routes(ground);
  routes.setPrices(5, 3);
  routes.take(tour, Int32Array.of(0, ...cuts, plan.n), 5);
  return routes;
}

/** Time warp of all routes, by driving them. */
function warpByClock({ ground, next, site, starts, ends }: Routes): number {
  let warp = 0;
  if (!ground.timed) return 0;
  for (let r = 0; r < ground.slots; r++) {
    let clock = ground.open[0]! + ground.service[0]!;
    for (let v = starts + r; v !== ends + r; v = next[v]!) {
      const node = site[next[v]!]!;
      const arrival = clock + ground.travel[site[v]! * ground.nodes + node]!;
      warp += Math.max(0, arrival - ground.close[node]!);
      clock = Math.min(ground.close[node]!, Math.max(arrival, ground.open[node]!)) + ground.service[node]!;
    }
  }
  return warp;
}

function costOf(routes: Routes): number {
  return routes.length() + 5 * routes.excess() + 3 * warpByClock(routes);
}

/** Time warp of the routes of two customers, as kept. */
function warpOfBoth(routes: Routes, u: number, v: number): number {
  const [r, other] = [routes.route[u]!, routes.route[v]!];
  return routes.warp[r]! + (r === other ? 0 : routes.warp[other]!);
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
  for (const [told, options] of [['without time', {}], ['with windows', { windows: 150 }]] as const) it(`carries out only moves that lower the recomputed cost, ${told}`, () => {
    let carried = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const routes = randomRoutes(seed, options);
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
          expect(routes.warped()).to.be.closeTo(warpByClock(routes), 1e-6);
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

  it('knows what a move does to time warp, within a route and between two', () => {
    let moved = 0;
    for (let seed = 1; seed <= 20; seed++) {
      for (const [kind, many] of [[RELOCATE, 1], [RELOCATE_PAIR, 2], [SWAP, 1]] as const) {
        const routes = randomRoutes(seed, { windows: 150 });
        const warps = new WarpOfMoves(routes);
        const [u, v] = [1 + (seed % CUSTOMERS), 1 + ((7 * seed) % CUSTOMERS)];
        const x = routes.next[u]!;
        const [w, p] = [routes.prev[v]!, routes.prev[u]!];
        if (u === v || x === v || routes.next[v] === u || (many === 2 && x >= routes.starts)) continue;
        const apart = routes.route[u] !== routes.route[v];
        const told = warps.cost(kind, u, v, apart);
        const others = warpByClock(routes) - warpOfBoth(routes, u, v);
        if (kind === SWAP) routes.move(v, p);
        routes.move(u, kind === SWAP ? w : v);
        if (many === 2) routes.move(x, u);
        expect(3 * (warpByClock(routes) - others), `seed ${seed}, kind ${kind}`).to.be.closeTo(told, 1e-6);
        moved++;
      }
    }
    expect(moved).to.be.greaterThan(40);
  });

  it('ends where no move helps', () => {
    const routes = randomRoutes(4);
    new Education(routes, new Generator(1)).run(-1);
    expectSound(routes);
    const moves = new Moves(routes);
    const { near, nearStart } = routes.ground;
    for (let u = 1; u <= CUSTOMERS; u++) {
      moves.look(u);
      for (const v of near.subarray(nearStart[u], nearStart[u + 1])) expect(moves.tryAt(v)).to.equal(false);
    }
  });
});
