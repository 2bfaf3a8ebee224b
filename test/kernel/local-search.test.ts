import { expect } from 'chai';
import { plainProblem, type PlainOptions } from '../helpers/plain-problem.js';
import { dice } from '../helpers/random-problem.js';
import { geneticOf, type Ground, type Make, type Routes } from './kernel-classes.js';

const CUSTOMERS = 24;
/** Kinds of moves, as `WarpOfMoves` numbers them. */
const [RELOCATE, RELOCATE_PAIR, SWAP] = [1, 2, 4];

/** Routes of random customers, some with too much load. */
function randomRoutes(seed: number, options: Partial<PlainOptions> = {}): { readonly routes: Routes; readonly make: Make } {
  const { ground, make } = geneticOf(plainProblem(seed, { customers: CUSTOMERS, vehicles: 8, ...options }));
  const random = dice(seed);
  const tour = Int32Array.from(random.shuffle(Array.from({ length: ground.n }, (_, k) => k + 1)));
  const cuts = random.shuffle(Array.from({ length: ground.n - 1 }, (_, k) => k + 1)).slice(0, 4).sort((a, b) => a - b);
  const routes = make('Routes', ground);
  routes.setPrices(5, 3);
  routes.take(tour, Int32Array.of(0, ...cuts, ground.n), Int32Array.from({ length: 5 }, (_, r) => r % ground.types), 5);
  return { routes, make };
}

/** What driving a route reads, looked up once. */
type Roads = Pick<Routes, 'next' | 'site' | 'starts' | 'ends'> & { readonly ground: Pick<Ground, 'nodes' | 'travel' | 'open' | 'close' | 'service'> };

function roadsOf({ ground, next, site, starts, ends }: Routes): Roads {
  const { nodes, travel, open, close, service } = ground;
  return { next, site, starts, ends, ground: { nodes, travel, open, close, service } };
}

/** Time warp of a route after a departure, and minutes that it takes without. */
function minutesOf({ ground, next, site, starts, ends }: Roads, r: number, departure: number): { warp: number; minutes: number } {
  let warp = 0;
  let clock = departure + ground.service[site[starts + r]!]!;
  let minutes = clock - departure;
  for (let v = starts + r; v !== ends + r; v = next[v]!) {
    const node = site[next[v]!]!;
    const travel = ground.travel[site[v]! * ground.nodes + node]!;
    const arrival = clock + travel;
    const late = Math.max(0, arrival - ground.close[node]!);
    warp += late;
    const begin = Math.min(ground.close[node]!, Math.max(arrival, ground.open[node]!));
    minutes += travel + (begin - Math.min(arrival, begin)) + ground.service[node]! - late;
    clock = begin + ground.service[node]!;
  }
  return { warp, minutes };
}

/** Latest minutes at which a vehicle departs. */
const LATEST = 4320;

/** Minutes of a route without time warp, when the vehicle departs as late as it can without coming later anywhere. */
function leastMinutes(routes: Roads, r: number, opens: number, warp: number): number {
  let [from, to] = [opens, LATEST];
  while (to - from > 1e-6) {
    const middle = (from + to) / 2;
    if (minutesOf(routes, r, middle).warp > warp + 1e-9) to = middle;
    else from = middle;
  }
  return minutesOf(routes, r, from).minutes;
}

/** Time warp and overtime of all routes, by driving them. */
function warpByClock(routes: Routes): number {
  const { ground, size, site, starts } = routes;
  if (!ground.timed) return 0;
  const roads = roadsOf(routes);
  const { slots, maxDuration } = ground;
  let sum = 0;
  for (let r = 0; r < slots; r++) {
    if (size[r] === 0) continue;
    const opens = roads.ground.open[site[starts + r]!]!;
    const { warp } = minutesOf(roads, r, opens);
    sum += warp + (maxDuration < Infinity ? Math.max(0, leastMinutes(roads, r, opens, warp) - maxDuration) : 0);
  }
  return sum;
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
  for (const [told, options] of [
    ['without time', {}],
    ['with windows', { windows: 150 }],
    ['from several depots', { depots: 3 }],
    ['from one depot to another', { depots: 3, oneWay: true }],
    ['from several depots with windows and a cap', { depots: 3, windows: 150, hours: 10 }],
    ['from one depot to another with windows and a cap', { depots: 2, oneWay: true, windows: 150, hours: 10 }],
  ] as const) it(`carries out only moves that lower the recomputed cost, ${told}`, () => {
    let carried = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const { routes, make } = randomRoutes(seed, options);
      const moves = make('Moves', routes);
      for (let u = 1; u <= CUSTOMERS; u++) {
        for (let v = 1; v < routes.ends; v++) {
          if (v === u) continue;
          const before = costOf(routes);
          moves.look(u);
          if (!moves.tryAt(v)) continue;
          carried++;
          expectSound(routes);
          expect(costOf(routes)).to.be.lessThan(before);
          expect(routes.warped()).to.be.closeTo(warpByClock(routes), 1e-4);
        }
      }
    }
    expect(carried).to.be.greaterThan(300);
  });

  it('exchanges by SWAP* only what lowers the recomputed cost', () => {
    let carried = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const { routes, make } = randomRoutes(seed);
      const swapStar = make('SwapStar', routes);
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
        const { routes, make } = randomRoutes(seed, { windows: 150 });
        const warps = make('WarpOfMoves', routes);
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
    const { routes, make } = randomRoutes(4);
    make('Education', routes, make('Random', 1)).run(-1);
    expectSound(routes);
    const moves = make('Moves', routes);
    const { near, nearStart } = routes.ground;
    for (let u = 1; u <= CUSTOMERS; u++) {
      moves.look(u);
      for (const v of near.subarray(nearStart[u], nearStart[u + 1])) expect(moves.tryAt(v)).to.equal(false);
    }
  });
});
