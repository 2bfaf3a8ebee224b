import { expect } from 'chai';
import { Ground } from '../../../../src/search/genetic/kernel/ground.js';
import { Split } from '../../../../src/search/genetic/kernel/split.js';
import { dice } from '../../../helpers/random-problem.js';

const CAPACITY = 30;
const PRICE = 4;

function randomGround(seed: number, n: number, slots: number): Ground {
  const random = dice(seed);
  const ground = new Ground(n, slots, 0, CAPACITY, 1e-9);
  for (let c = 1; c <= n; c++) {
    ground.demand[c] = random.int(0, 12);
    for (let other = 0; other < c; other++) {
      ground.matrix[c * (n + 1) + other] = random.int(1, 100);
      ground.matrix[other * (n + 1) + c] = ground.matrix[c * (n + 1) + other]!;
    }
  }
  return ground;
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
  return cost + ground.cost(last, 0) + PRICE * Math.max(0, load - CAPACITY);
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
  for (const [told, most] of [['as many routes as it likes', 14], ['few routes', 3], ['one route', 1]] as const) {
    it(`finds the cheapest cuts with ${told}`, () => {
      for (let seed = 1; seed <= 40; seed++) {
        const ground = randomGround(seed, 14, 14);
        const tour = Int32Array.from(dice(seed).shuffle(Array.from({ length: 14 }, (_, k) => k + 1)));
        const bounds = new Int32Array(15);
        const count = new Split(ground).run(tour, bounds, most, PRICE);
        expect(count).to.be.at.most(most);
        expect([bounds[0], bounds[count]]).to.deep.equal([0, 14]);
        let cost = 0;
        for (let r = 0; r < count; r++) cost += routeCost(ground, tour, bounds[r]!, bounds[r + 1]!);
        expect(cost).to.be.closeTo(leastCost(ground, tour, most), 1e-6);
      }
    });
  }
});
