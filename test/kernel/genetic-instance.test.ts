import { expect } from 'chai';
import { distanceFunction } from '../../src/model/distances.js';
import { plainProblem, type PlainOptions } from '../helpers/plain-problem.js';
import { geneticOf } from './kernel-classes.js';
import { distancesOf, withDemand, withDistances } from '../helpers/changed-problem.js';
import { demandOf } from '../../src/model/plain.js';

const CUSTOMERS = 40;
const GRANULARITY = 20;
/** The kernel's distances are 32-bit floats. */
const ROUNDED = 1e-7;

const KINDS: PlainOptions['kinds'] = [{ size: 0.5, fixedCost: 100, unitCost: 1 }, { size: 2, fixedCost: 170, unitCost: 1.6 }];

const problems: readonly (readonly [string, PlainOptions])[] = [
  ['of one depot', { customers: CUSTOMERS, vehicles: 12, fixedCost: 90 }],
  ['with windows', { customers: CUSTOMERS, vehicles: 20, windows: 200 }],
  ['of several depots', { customers: CUSTOMERS, vehicles: 12, depots: 3, oneWay: true, asymmetric: true, fixedCost: 50 }],
  ['of different vehicles', { customers: CUSTOMERS, vehicles: 12, depots: 2, kinds: KINDS, windows: 400, asymmetric: true }],
];

describe('the instance of the genetic search', () => {
  for (const [name, options] of problems) {
    const problem = plainProblem(4, options);
    const distance = distanceFunction(problem);

    it(`numbers customers from 1 and depots around them, ${name}`, () => {
      const { n, nodeOf, numberOf } = geneticOf(problem).instance;
      expect(Array.from(nodeOf.subarray(1, n + 1))).to.deep.equal(Array.from(problem.customers));
      expect(Array.from(problem.customers, (c) => nodeOf[numberOf[c]!])).to.deep.equal(Array.from(problem.customers));
      const depots = problem.vehicleTypes.flatMap(({ start, end }) => [start, end]);
      expect(new Set([nodeOf[0]!, ...nodeOf.subarray(n + 1)])).to.deep.equal(new Set(depots));
    });

    it(`weights distances so that a route and its vehicle cost their sum at the type's rate, ${name}`, () => {
      const { instance } = geneticOf(problem);
      const { nodes, nodeOf, rate, start, end, matrix, transposed } = instance;
      problem.vehicleTypes.forEach((type, t) => {
        for (let c = 1; c <= instance.n; c++) {
          const there = matrix[start[t]! * nodes + c]!;
          const back = matrix[c * nodes + end[t]!]!;
          const node = nodeOf[c]!;
          const cost = type.fixedCost + type.unitCost * (distance(type.start, node) + distance(node, type.end));
          expect(rate[t]! * (there + back)).to.be.closeTo(cost, ROUNDED * cost);
          expect(transposed[c * nodes + start[t]!]).to.equal(there);
        }
        for (const other of start) expect(matrix[end[t]! * nodes + other]).to.equal(0);
      });
    });

    it(`makes neighbour lists mutual without duplicates, ${name}`, () => {
      const { n, neighbours, neighbourStart } = geneticOf(problem).instance;
      const lists = Array.from({ length: n + 1 }, (_, c) => Array.from(neighbours.subarray(neighbourStart[c], neighbourStart[c + 1])));
      expect(neighbourStart[n + 1]).to.equal(neighbours.length);
      lists.forEach((list, c) => {
        if (c > 0) expect(list.length).to.be.at.least(GRANULARITY);
        expect(new Set(list).size).to.equal(list.length);
        for (const other of list) expect(lists[other], `${other} of ${c}`).to.include(c);
      });
    });

    it(`orders types by the cost of a route with a single customer, ${name}`, () => {
      const { n, nodeOf, types, typeOrder } = geneticOf(problem).instance;
      for (let c = 1; c <= n; c++) {
        const node = nodeOf[c]!;
        const costs = Array.from(typeOrder.subarray(c * types, (c + 1) * types), (t) => {
          const type = problem.vehicleTypes[t]!;
          return demandOf(problem)[node]! > type.capacity[0]! ? Infinity : type.fixedCost + type.unitCost * (distance(type.start, node) + distance(node, type.end));
        });
        expect(costs.length).to.equal(problem.vehicleTypes.length);
        for (let k = 1; k < types; k++) expect(costs[k]).to.be.at.least(costs[k - 1]! * (1 - ROUNDED));
      }
    });
  }

  it('selects the nearest customers as neighbours without windows', () => {
    const problem = plainProblem(6, { customers: CUSTOMERS, vehicles: 12 });
    const distance = distanceFunction(problem);
    const { n, nodeOf, neighbours, neighbourStart } = geneticOf(problem).instance;
    for (let c = 1; c <= n; c++) {
      const nearest = Array.from({ length: n }, (_, k) => k + 1).filter((other) => other !== c)
        .sort((a, b) => distance(nodeOf[c]!, nodeOf[a]!) - distance(nodeOf[c]!, nodeOf[b]!) || a - b).slice(0, GRANULARITY);
      expect(Array.from(neighbours.subarray(neighbourStart[c], neighbourStart[c + 1]))).to.include.members(nearest);
    }
  });

  it('has no more slots for routes of a type than there are vehicles', () => {
    for (const [, options] of problems) {
      const problem = plainProblem(9, options);
      const { slotStart } = geneticOf(problem).instance;
      problem.vehicleTypes.forEach(({ vehicles }, t) => expect(slotStart[t + 1]! - slotStart[t]!).to.be.within(1, vehicles.length));
    }
  });

  it('has finite penalties if no customer has a demand, and if nothing costs or takes anything', () => {
    const problem = plainProblem(3, { customers: 10, vehicles: 5, windows: 300 });
    const distances = distancesOf(problem);
    if (distances.kind !== 'positions') throw new TypeError('no positions');
    const none = (values: Float64Array) => values.map(() => 0);
    const free = problem.vehicleTypes.map((type) => ({ ...type, unitCost: 0, pace: 0 }));
    const together = withDistances({ ...problem, vehicleTypes: free }, { ...distances, x: none(distances.x), y: none(distances.y) });
    for (const changed of [withDemand(problem, () => 0), together]) {
      const { excessPrice, warpPrice, epsilon } = geneticOf(changed).instance;
      expect(excessPrice).to.be.within(Number.MIN_VALUE, Number.MAX_VALUE);
      expect(warpPrice).to.be.within(Number.MIN_VALUE, Number.MAX_VALUE);
      expect(epsilon).to.be.within(0, 1);
    }
  });
});
