import { expect } from 'chai';
import type { Verdict } from '../../../src/worker/evaluate.js';
import { compare } from '../../../src/worker/shadow.js';

const solved = (totalCost: number, refused: readonly string[] = []): Verdict => ({ kind: 'solved', envelope: new Uint8Array(), totalCost, vehiclesUsed: 1, seconds: 1, from: 'answer', refused, variant: null, bound: null, features: [] });
const answer = (totalCost: number) => ({ state: 'solved', totalCost }) as const;
const unsolved = { state: 'failed' } as const;
const infeasible: Verdict = { kind: 'infeasible', envelope: new Uint8Array(), seconds: 1, proved: false, refused: [] };

describe('a shadow compared with the answer', () => {
  it('is better, equal or worse by its cost as the checker computes it', () => {
    expect(compare(answer(100), true, solved(99))).to.deep.equal({ outcome: 'better', cost: 99, difference: -0.01 });
    expect(compare(answer(100), true, solved(100 + 1e-8))).to.include({ outcome: 'equal' });
    expect(compare(answer(100), true, solved(102))).to.deep.equal({ outcome: 'worse', cost: 102, difference: 0.02 });
  });

  it('reports no ratio for an answer that costs nothing', () => {
    expect(compare(answer(0), true, solved(0))).to.deep.equal({ outcome: 'equal', cost: 0, difference: null });
    expect(compare(answer(0), true, solved(5))).to.deep.equal({ outcome: 'worse', cost: 5, difference: null });
  });

  it('has failed if it broke off, had a solution rejected or found none, whatever that cost', () => {
    expect(compare(answer(100), false, solved(50))).to.include({ outcome: 'failed', difference: null });
    expect(compare(answer(100), true, solved(50, ['answer: capacity']))).to.include({ outcome: 'failed', difference: null });
    expect(compare(answer(100), true, infeasible)).to.include({ outcome: 'failed' });
    expect(compare(answer(100), false, { kind: 'nothing', seconds: 1 })).to.include({ outcome: 'failed' });
    expect(compare(answer(100), true, { kind: 'refused', refused: ['x'], seconds: 1, sketch: { customers: 3, features: [], stemRatio: 1 } })).to.include({ outcome: 'failed' });
  });

  it('is better than no answer, and equal to it without a solution of its own', () => {
    expect(compare(unsolved, true, solved(5))).to.deep.equal({ outcome: 'better', cost: 5, difference: null });
    expect(compare(unsolved, true, infeasible)).to.include({ outcome: 'equal' });
  });
});
