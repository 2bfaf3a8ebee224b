import { expect } from 'chai';
import { plainProblem, type PlainOptions } from '../helpers/plain-problem.js';
import { dice } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';
import { geneticOf, type Make, type Routes } from './kernel-classes.js';

/** So many that most are no neighbours. */
const CUSTOMERS = 150;
const ROUTES = 10;
const CHANGES = countOf(15, 60);
const [PRICE, WARP_PRICE] = [5, 3];

const KINDS = [{ size: 0.5, fixedCost: 40, unitCost: 1 }, { size: 2, fixedCost: 200, unitCost: 2.1, speed: 50 }];

const cases: readonly (readonly [string, Partial<PlainOptions>])[] = [
  ['without time', {}],
  ['with windows', { windows: 150 }],
  ['from several depots', { depots: 3 }],
  ['with another way back and windows', { asymmetric: true, windows: 150 }],
  ['with two kinds of vehicles', { kinds: KINDS }],
  ['with two kinds of vehicles from several depots with windows', { kinds: KINDS, depots: 2, windows: 150 }],
];

describe('the local optimum of the genetic kernel', () => {
  for (const [description, options] of cases) it(`is found again after a few customers were moved, ${description}`, () => {
    const { routes, make } = randomRoutes(options);
    const random = dice(4);
    const search = make('LocalSearch', routes, make('Random', 1));
    search.run(-1);
    expect(helpful(routes, make)).to.equal(null);
    for (let k = 0; k < CHANGES; k++) {
      const since = routes.stamp;
      for (let moved = 0; moved < 8; moved++) moveTo(routes, random.int(1, CUSTOMERS), random.int(1, CUSTOMERS));
      search.run(since);
      expect(helpful(routes, make)).to.equal(null);
    }
  });
});

/** All customers on a few routes, in random order. */
function randomRoutes(options: Partial<PlainOptions>): { readonly routes: Routes; readonly make: Make } {
  const { instance, make } = geneticOf(plainProblem(4, { customers: CUSTOMERS, vehicles: 40, ...options }));
  const routes = make('Routes', instance);
  const tour = Int32Array.from(dice(4).shuffle(Array.from({ length: CUSTOMERS }, (_, k) => k + 1)));
  routes.setPrices(PRICE, WARP_PRICE);
  routes.take(tour, Int32Array.from({ length: ROUTES + 1 }, (_, r) => (r * CUSTOMERS) / ROUTES), Int32Array.from({ length: ROUTES }, (_, r) => r % instance.types), ROUTES);
  return { routes, make };
}

/** Moves customer c behind another one. */
function moveTo(routes: Routes, c: number, v: number): void {
  if (v === c || v === routes.prev[c]) return;
  const [from, to] = [routes.route[c]!, routes.route[v]!];
  routes.move(c, v);
  routes.settle(from, to);
}

/** A customer and the neighbour, or the start of its route, with which a move lowers the cost; null if there are none. */
function helpful(routes: Routes, make: Make): [u: number, v: number] | null {
  const moves = make('Moves', routes);
  const { neighbours, neighbourStart, n } = routes.instance;
  const { prev, starts } = routes;
  for (let u = 1; u <= n; u++) {
    moves.look(u);
    for (const v of neighbours.subarray(neighbourStart[u], neighbourStart[u + 1])) {
      if (moves.tryAt(v) || (prev[v]! >= starts && moves.tryAt(prev[v]!))) return [u, v];
    }
  }
  return null;
}
