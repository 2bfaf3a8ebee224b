import { expect } from 'chai';
import type { Problem, TimeDimension } from '../../../src/model/problem.js';
import { featuresOf } from '../../../src/strategy/features.js';
import { lateAt, vehicleType, withCap } from '../../helpers/changed-problem.js';
import { oneProfile, oneQuantity, PLAIN_PROBLEM, PLAIN_TIME, planar } from '../../../src/model/plain.js';

const vehicle = vehicleType({ capacity: 1 });

function problem(change: Partial<Problem> = {}): Problem {
  return {
    ...PLAIN_PROBLEM,
    objective: 'min_total_distance',
    nodeCount: 2,
    vehicleCount: 1,
    customers: Int32Array.of(1),
    quantities: oneQuantity(new Float64Array(2)),
    travel: oneProfile(planar(new Float64Array(2), new Float64Array(2))),
    vehicleTypes: [vehicle],
    time: null,
    baseStartSeconds: 0,
    ...change,
  };
}

const time: TimeDimension = { ...PLAIN_TIME, open: new Float64Array(2), close: new Float64Array(2), service: new Float64Array(2), lateCost: new Float64Array(2) };

describe('the features of a problem', () => {
  it('are none for one depot, equal vehicles and coordinates', () => {
    expect(featuresOf(problem())).to.deep.equal([]);
  });

  it('distinguish hard windows from soft ones, and include a cap', () => {
    expect(featuresOf(problem({ time }))).to.deep.equal(['time-windows']);
    expect(featuresOf(problem({ time: lateAt(time, 2) }))).to.deep.equal(['soft-time-windows']);
    expect(featuresOf(withCap(problem({ time }), 60))).to.deep.equal(['time-windows', 'max-duration']);
  });

  it('distinguish several depots, including an end unlike the start, from different vehicles', () => {
    expect(featuresOf(problem({ vehicleTypes: [vehicle, { ...vehicle, start: 1, end: 1 }] }))).to.deep.equal(['several-depots']);
    expect(featuresOf(problem({ vehicleTypes: [{ ...vehicle, end: 1 }] }))).to.deep.equal(['several-depots']);
    for (const change of [{ capacity: Float64Array.of(2) }, { fixedCost: 2 }, { unitCost: 2 }, { pace: 2 }]) {
      expect(featuresOf(problem({ vehicleTypes: [vehicle, { ...vehicle, ...change }] }))).to.deep.equal(['different-vehicles']);
    }
  });

  it('distinguish an asymmetric matrix from a symmetric one, wherever the odd cell is', () => {
    const n = 150;
    const matrix = new Float64Array(n * n);
    const of = (): string[] => featuresOf(problem({ nodeCount: n, travel: oneProfile({ kind: 'matrix', matrix }) }));
    expect(of()).to.deep.equal(['matrix-only']);
    for (const [i, j] of [[0, 1], [149, 0], [70, 63], [148, 149]] as const) {
      matrix[i * n + j] = 1;
      expect(of()).to.deep.equal(['asymmetric-distances', 'matrix-only']);
      matrix[i * n + j] = 0;
    }
    for (let i = 0; i < n; i++) matrix[i * n + i] = i;
    expect(of()).to.deep.equal(['matrix-only']);
  });
});
