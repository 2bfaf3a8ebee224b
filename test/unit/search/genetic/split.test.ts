import { expect } from 'chai';
import { Ground } from '../../../../src/search/genetic/kernel/ground.js';
import { Split } from '../../../../src/search/genetic/kernel/split.js';
import { dice } from '../../../helpers/random-problem.js';

const CAPACITY = 30;
const PRICE = 4;
const WARP_PRICE = 2;

function randomGround(seed: number, n: number, slots: number, timed: boolean): Ground {
  const random = dice(seed);
  const ground = new Ground(n, slots, 0, CAPACITY, 1e-9, timed);
  for (let c = 1; c <= n; c++) {
    ground.demand[c] = random.int(0, 12);
    for (let other = 0; other < c; other++) {
      ground.matrix[c * (n + 1) + other] = random.int(1, 100);
      ground.matrix[other * (n + 1) + c] = ground.matrix[c * (n + 1) + other]!;
    }
  }
  if (!timed) return ground;
  for (let c = 0; c <= n; c++) {
    ground.open[c] = c === 0 ? 0 : random.int(0, 300);
    ground.close[c] = c === 0 ? 1000 : ground.open[c]! + 60;
    ground.service[c] = 5;
  }
  ground.travel.set(ground.matrix);
  return ground;
}

/** Minutes of time warp of a route. */
function warpOf({ timed, travel, nodes, open, close, service }: Ground, route: Int32Array): number {
  if (!timed) return 0;
  let [clock, warp, last] = [open[0]! + service[0]!, 0, 0];
  for (const c of [...route, 0]) {
    const arrival = clock + travel[last * nodes + c]!;
    warp += Math.max(0, arrival - close[c]!);
    clock = Math.min(close[c]!, Math.max(open[c]!, arrival)) + service[c]!;
    last = c;
  }
  return warp;
}

function routeCost(ground: Ground, tour: Int32Array, from: number, to: number): number {
  let last = 0;
  let cost = 0;
  let load = 0;
  for (const c of tour.subarray(from, to)) {
    cost += ground.cost(last, c);
    load += ground.demand[c]!;
    last = c;
  }
  const excess = Math.max(0, load - CAPACITY);
  // With windows, cuts that load more than half as much again are not tried.
  if (ground.timed && to - from > 1 && excess > CAPACITY / 2) return Infinity;
  return cost + ground.cost(last, 0) + PRICE * excess + WARP_PRICE * warpOf(ground, tour.subarray(from, to));
}

/** Least cost of cutting into at most `most` routes, by trying every cut. */
function leastCost(ground: Ground, tour: Int32Array, most: number): number {
  let best = Float64Array.from({ length: ground.n + 1 }, (_, j) => (j === 0 ? 0 : Infinity));
  let least = Infinity;
  for (let k = 0; k < most; k++) {
    const next = new Float64Array(ground.n + 1).fill(Infinity);
    for (let j = 1; j <= ground.n; j++) {
      for (let i = 0; i < j; i++) next[j] = Math.min(next[j]!, best[i]! + routeCost(ground, tour, i, j));
    }
    best = next;
    least = Math.min(least, best[ground.n]!);
  }
  return least;
}

describe('cutting a giant tour into routes', () => {
  const shapes = [
    ['as many routes as it likes', 14, false], ['few routes', 3, false], ['one route', 1, false],
    ['windows and as many routes as it likes', 14, true], ['windows and few routes', 5, true],
  ] as const;
  it('cuts by load alone where windows would need a route with far too much load', () => {
    const ground = randomGround(1, 6, 6, true);
    ground.demand.fill(0.9 * CAPACITY, 1);
    const bounds = new Int32Array(7);
    expect(new Split(ground).run(Int32Array.of(1, 2, 3, 4, 5, 6), bounds, 3, PRICE, WARP_PRICE)).to.be.within(1, 3);
  });

  for (const [told, most, timed] of shapes) {
    it(`finds the cheapest cuts with ${told}`, () => {
      for (let seed = 1; seed <= 40; seed++) {
        const ground = randomGround(seed, 14, 14, timed);
        const tour = Int32Array.from(dice(seed).shuffle(Array.from({ length: 14 }, (_, k) => k + 1)));
        const bounds = new Int32Array(15);
        const count = new Split(ground).run(tour, bounds, most, PRICE, WARP_PRICE);
        if (leastCost(ground, tour, most) === Infinity) continue;
        expect(count).to.be.at.most(most);
        expect([bounds[0], bounds[count]]).to.deep.equal([0, 14]);
        let cost = 0;
        for (let r = 0; r < count; r++) cost += routeCost(ground, tour, bounds[r]!, bounds[r + 1]!);
        expect(cost).to.be.closeTo(leastCost(ground, tour, most), 1e-6);
      }
    });
  }
});
