import { expect } from 'chai';
import type { Problem } from '../../../src/model/problem.js';
import { stemRatio } from '../../../src/strategy/stem-ratio.js';
import { plainProblem } from '../../helpers/plain-problem.js';

/** `count` customers at integers from `far` on, which want 1 each, and vehicles of capacity 4 that start at 0. */
function line(count: number, far: number, change: Partial<Problem> = {}): Problem {
  const problem = plainProblem(1, { customers: count, vehicles: count });
  const nodes = count + 1;
  const at = (node: number): number => (node === 0 ? 0 : far + node - 1);
  const matrix = Float64Array.from({ length: nodes * nodes }, (_, k) => Math.abs(at(Math.floor(k / nodes)) - at(k % nodes)));
  const ones = Float64Array.from({ length: nodes }, (_, node) => (node === 0 ? 0 : 1));
  return {
    ...problem,
    customers: Int32Array.from({ length: count }, (_, k) => k + 1),
    place: null,
    travel: problem.travel.map((travel) => ({ ...travel, distances: { kind: 'matrix' as const, matrix } })),
    quantities: [{ delivered: ones, collected: new Float64Array(nodes) }],
    vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, start: 0, end: 0, capacity: Float64Array.of(4) })),
    ...change,
  };
}

describe('the stem ratio', () => {
  it('is the mean distance to a customer over what a full route drives between them', () => {
    // From 10 to 17, 13.5 on average, four on a route, one apart.
    expect(stemRatio(line(8, 10))).to.be.closeTo(13.5 / 4, 1e-9);
    expect(stemRatio(line(8, 100))).to.be.closeTo(103.5 / 4, 1e-9);
  });

  it('reads the kind of goods that fills most routes, delivered or collected', () => {
    const problem = line(8, 10);
    const [{ delivered, collected }] = problem.quantities as [Problem['quantities'][number]];
    const heavy = { delivered: collected, collected: delivered.map((units) => 2 * units) };
    const vehicleTypes = problem.vehicleTypes.map((type) => ({ ...type, capacity: Float64Array.of(4, 4) }));
    expect(stemRatio({ ...problem, quantities: [{ delivered, collected }, heavy], vehicleTypes })).to.be.closeTo(13.5 / 2, 1e-9);
  });

  it('is that of one route where nothing is carried, and of a sample where customers are many', () => {
    const problem = line(8, 10);
    const none = problem.quantities.map(({ collected }) => ({ delivered: collected, collected }));
    expect(stemRatio({ ...problem, quantities: none })).to.be.closeTo(13.5 / 8, 1e-9);
    expect(stemRatio(line(400, 10))).to.be.closeTo(209.5 / 4, 1);
  });

  it('is 0 without starts, without customers, and where they are all at one place', () => {
    const problem = line(8, 10);
    expect(stemRatio({ ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, start: -1 })) })).to.equal(0);
    expect(stemRatio({ ...problem, customers: new Int32Array(0) })).to.equal(0);
    expect(stemRatio({ ...problem, customers: Int32Array.of(1) })).to.equal(0);
    expect(stemRatio({ ...problem, place: Int32Array.from({ length: 9 }, (_, node) => Math.min(node, 1)) })).to.equal(0);
  });
});
