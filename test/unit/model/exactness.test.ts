import { expect } from 'chai';
import { isSurelyBest } from '../../../src/model/schedule/exactness.js';
import type { Break, Problem } from '../../../src/model/problem.js';
import { plainProblem } from '../../helpers/plain-problem.js';

const base = plainProblem(1, { customers: 9, vehicles: 1, windows: 10_000 });
const customers = Array.from(base.customers);
const few = customers.slice(0, 4);
const lunch: Break = { kind: 'window', earliest: 10, latest: 20, minutes: 5 };

function withBreaks(breaks: readonly Break[], changes: Partial<Problem> = {}): Problem {
  return { ...base, ...changes, vehicleTypes: base.vehicleTypes.map((type) => ({ ...type, breaks })) };
}

describe('isSurelyBest', () => {
  it('holds without times, without breaks, and with breaks on few stops', () => {
    expect(isSurelyBest({ ...base, time: null }, 0, customers)).to.equal(true);
    expect(isSurelyBest(base, 0, customers)).to.equal(true);
    expect(isSurelyBest(withBreaks([lunch]), 0, few)).to.equal(true);
  });

  it('does not where breaks meet many stops, limited rides, traffic, or legs longer than the time between them', () => {
    expect(isSurelyBest(withBreaks([lunch]), 0, customers)).to.equal(false);
    const shipments = [{ pickup: few[0]!, delivery: few[1]!, amounts: Float64Array.of(0), maxRide: 60 }];
    expect(isSurelyBest(withBreaks([lunch], { shipments }), 0, few)).to.equal(false);
    const [byRoad] = base.travel;
    const durations = { kind: 'matrix' as const, matrix: new Float64Array(base.nodeCount ** 2).fill(1) };
    const travel = [{ ...byRoad!, durations, traffic: { times: Float64Array.of(0, 60), durations: [durations, durations] } }];
    expect(isSurelyBest(withBreaks([lunch], { travel }), 0, few)).to.equal(false);
    expect(isSurelyBest({ ...base, travel, shipments }, 0, few)).to.equal(false);
    expect(isSurelyBest({ ...base, travel }, 0, few)).to.equal(true);
    expect(isSurelyBest(withBreaks([{ kind: 'interval', longest: 0.1, minutes: 1 }]), 0, few)).to.equal(false);
  });
});
