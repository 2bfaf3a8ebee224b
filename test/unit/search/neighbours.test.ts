import { expect } from 'chai';
import type { Problem } from '../../../src/model/index.js';
import { nearestCustomers, Terrain } from '../../../src/search/index.js';
import { dice } from '../../helpers/random-problem.js';

function scattered(customers: number, place: (i: number) => [number, number]): Problem {
  const points = Array.from({ length: customers + 1 }, (_, i) => place(i));
  return {
    objective: 'min_total_distance',
    nodeCount: customers + 1,
    vehicleCount: 1,
    customers: Int32Array.from({ length: customers }, (_, i) => i + 1),
    demand: new Float64Array(customers + 1),
    distances: { kind: 'positions', x: Float64Array.from(points, ([x]) => x), y: Float64Array.from(points, ([, y]) => y), rounding: 'none' },
    vehicleTypes: [{ start: 0, end: 0, capacity: 1, fixedCost: 0, unitCost: 1, minutesPerDistance: 0, vehicles: Int32Array.of(0) }],
    time: null,
    baseStartSeconds: 0,
  };
}

/** Distances to the listed neighbours must be those of the truly nearest: ties may be listed in any order. */
function expectNearest(problem: Problem, width: number, sample: readonly number[]): void {
  const terrain = new Terrain(problem);
  const { list, width: kept } = nearestCustomers(terrain, width);
  for (const node of sample) {
    const listed = [...list.subarray(node * kept, (node + 1) * kept)];
    const all = [...problem.customers].filter((other) => other !== node).map((other) => terrain.distance(node, other));
    const nearest = all.sort((a, b) => a - b).slice(0, kept);
    expect(listed.filter((other) => other >= 0)).to.have.length(Math.min(kept, all.length));
    expect(new Set(listed).size).to.equal(listed.length);
    expect(listed.map((other) => terrain.distance(node, other))).to.deep.equal(nearest);
  }
}

describe('the lists of nearest customers', () => {
  it('hold the nearest of all pairs, nearest first', () => {
    const random = dice(1);
    expectNearest(scattered(300, () => [random.next(), random.next()]), 20, [0, 1, 150, 300]);
  });

  it('hold the same when a tree finds them: spread out, in a line, in one point, in two far clusters', () => {
    const random = dice(2);
    const shapes: ((i: number) => [number, number])[] = [
      () => [random.next() * 1000, random.next() * 1000],
      (i) => [i % 2500, 0],
      () => [5, 5],
      (i) => [(i % 2) * 1e6 + random.next(), random.next()],
    ];
    for (const shape of shapes) expectNearest(scattered(2500, shape), 12, [0, 1, 2, 1250, 2499, 2500]);
  });

  it('are as wide as there are other customers at most', () => {
    expect(nearestCustomers(new Terrain(scattered(3, (i) => [i, 0])), 10).width).to.be.at.most(3);
    expect(nearestCustomers(new Terrain(scattered(1, (i) => [i, 0])), 10).list).to.have.length.at.most(2);
    expectNearest(scattered(2, (i) => [i, 0]), 1, [1, 2]);
  });
});
