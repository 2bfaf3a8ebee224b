import { expect } from 'chai';
import { curveShape, roundSteps } from '../../../../web/src/playground/curve.js';
import { curveLabel } from '../../../../web/src/playground/curve-label.js';
import { formatNumber } from '../../../../web/src/parts/format.js';
import { advance, gain, IDLE, standOf, stepsOf, type Run, type RunEvent } from '../../../../web/src/playground/run.js';

function incumbent(cost: number, seconds: number, strategy = 'alns', routes: Record<string, number[]> | null = { 'Vehicle 0': [0, 1, 0] }): RunEvent {
  return { kind: 'incumbent', incumbent: { strategy, elapsed_seconds: seconds, incumbents: 1, best_cost: cost, best_found_seconds: seconds, routes } };
}

/** The event of a better bound. Before the first solution there is no cost. */
function bounded(bound: number | null, seconds: number, cost: number | null): RunEvent {
  const progress = { strategy: 'alns', elapsed_seconds: seconds, incumbents: 0, best_cost: cost, best_found_seconds: cost === null ? null : 0.1, routes: null, lower_bound: bound, gap: null };
  return { kind: 'incumbent', incumbent: progress };
}

function play(...events: RunEvent[]): Run {
  return events.reduce(advance, IDLE);
}

const begun: RunEvent[] = [{ kind: 'submit' }, { kind: 'accepted', id: 'x' }, { kind: 'queued', queueDepth: 3 }, { kind: 'solving', attempt: 1 }];
const finished: RunEvent = { kind: 'finished', end: { state: 'solved', checked: true, code: null, total_cost: 90 } };

describe('run of the playground', () => {
  it('goes from submission through queue and solve to the checked end', () => {
    expect(play(...begun.slice(0, 3))).to.include({ phase: 'queued', id: 'x', queueDepth: 3 });
    expect(play(...begun)).to.include({ phase: 'solving', attempt: 1 });
    expect(play(...begun, incumbent(100, 0.1), finished)).to.include({ phase: 'solved', id: 'x' });
  });

  it('knows its limit as long as it runs', () => {
    const reported: RunEvent = { kind: 'limit', seconds: 6 };
    expect(play(...begun, reported, incumbent(100, 0.1)).limitSeconds).to.equal(6);
    expect(play(...begun, reported, { kind: 'submit' }).limitSeconds).to.equal(null);
  });

  it('collects falling costs, whatever is repeated after a reconnection', () => {
    const run = play(...begun, incumbent(100, 0.1), { kind: 'solving', attempt: 1 }, incumbent(100, 0.1), incumbent(95, 1), incumbent(95, 1), incumbent(90, 2));
    expect(run.curve.map(({ cost }) => cost)).to.deep.equal([100, 95, 90]);
    expect(gain(run.curve)).to.be.closeTo(0.1, 1e-12);
  });

  it('starts a new curve with another attempt, and with another strategy', () => {
    expect(play(...begun, incumbent(100, 0.1), { kind: 'solving', attempt: 2 }).curve).to.be.empty;
    expect(play(...begun, incumbent(80, 0.1), incumbent(100, 3, 'savings')).curve).to.deep.equal([{ seconds: 3, cost: 100 }]);
  });

  it('keeps the last routes if a better solution comes without its own', () => {
    const run = play(...begun, incumbent(100, 0.1), incumbent(95, 1, 'alns', null));
    expect(run.best?.best_cost).to.equal(95);
    expect(run.drawn?.best_cost).to.equal(100);
  });

  it('ignores everything after the end', () => {
    const ended = play(...begun, finished);
    expect(advance(ended, incumbent(1, 1))).to.equal(ended);
    expect(advance(ended, { kind: 'solving', attempt: 2 })).to.equal(ended);
    expect(play(...begun, { kind: 'finished', end: { state: 'failed', checked: false, code: 'cancelled', total_cost: null } }).phase).to.equal('failed');
  });

  it('is idle again after a refusal, and again after another submission', () => {
    expect(play({ kind: 'submit' }, { kind: 'refused' })).to.equal(IDLE);
    expect(play(...begun, incumbent(100, 0.1), finished, { kind: 'submit' }).curve).to.be.empty;
  });
});

describe('lower bound of the playground', () => {
  const ended = { success: true, request_id: 'x', error: null, result: { total_cost: 90, time: 8, details: { lower_bound: 89, gap: 0.01, bound_method: 'assignment' } } };
  const outcome = (result: object): RunEvent => ({ kind: 'outcome', outcome: result as unknown as NonNullable<Run['outcome']> });

  it('rises beside the cost, before the first solution too, and never falls', () => {
    const run = play(...begun, bounded(70, 0.2, null), incumbent(100, 0.4), bounded(80, 1, 100), bounded(75, 2, 100), bounded(null, 3, 100), incumbent(95, 4));
    expect(run.bounds).to.deep.equal([{ seconds: 0.2, bound: 70 }, { seconds: 1, bound: 80 }]);
    expect(run.curve.map(({ cost }) => cost)).to.deep.equal([100, 95]);
    expect(standOf(run)).to.deep.equal({ cost: 95, bound: 80 });
    expect(play(...begun, bounded(70, 0.2, null))).to.include({ phase: 'solving', best: null });
  });

  it('ends with the bound of the result, if that is better', () => {
    const run = play(...begun, bounded(80, 1, 100), finished, outcome(ended));
    expect(run.bounds).to.deep.equal([{ seconds: 1, bound: 80 }, { seconds: 8, bound: 89 }]);
    const earlier = play(...begun, incumbent(100, 0.1), finished, outcome({ ...ended, result: { total_cost: 90, time: 8, details: {} } }));
    expect(earlier.bounds).to.deep.equal([]);
    expect(standOf(earlier)).to.equal(null);
  });

  it('starts again with another attempt, and stays with another strategy', () => {
    expect(play(...begun, bounded(80, 1, 100), { kind: 'solving', attempt: 2 }).bounds).to.deep.equal([]);
    expect(play(...begun, bounded(70, 1, 80), incumbent(100, 3, 'savings')).bounds).to.deep.equal([{ seconds: 1, bound: 70 }]);
  });

  it('is told step by step, and in a sentence', () => {
    const run = play(...begun, bounded(70, 0.2, null), incumbent(100, 0.5), bounded(80, 1, 100));
    expect(stepsOf(run)).to.deep.equal([{ seconds: 0.2, cost: null, bound: 70 }, { seconds: 0.5, cost: 100, bound: 70 }, { seconds: 1, cost: 100, bound: 80 }]);
    expect(curveLabel(run)).to.equal('Cost over time: from 100 to 100 in 0.5 s, 1 step. Lower bound: from 70 to 80 in 1 s, 2 steps. No plan is more than 20 % cheaper.');
    expect(curveLabel(play(...begun, incumbent(100, 0.5)))).to.equal('Cost over time: from 100 to 100 in 0.5 s, 1 step.');
  });
});

describe('cost curve', () => {
  const box = { width: 400, height: 200, left: 60, right: 10, top: 10, bottom: 20 };

  it('falls in steps and extends to the present', () => {
    const { path, points } = curveShape([{ seconds: 0, cost: 100 }, { seconds: 5, cost: 90 }], [], 10, box);
    expect(points[0]!.x).to.equal(60);
    expect(points[1]!.y).to.be.greaterThan(points[0]!.y);
    expect(path).to.match(/^M60 .*H390$/);
  });

  it('accepts one point, equal costs and none', () => {
    for (const curve of [[], [{ seconds: 0, cost: 0 }], [{ seconds: 0, cost: 7 }, { seconds: 0, cost: 7 }]]) {
      expect(curveShape(curve, [], 0, box).path).not.to.contain('NaN');
    }
  });

  it('lies above the rising bound, with the area between them from where both are known', () => {
    const { path, boundPath, between, points } = curveShape([{ seconds: 2, cost: 100 }, { seconds: 5, cost: 90 }], [{ seconds: 1, bound: 80 }, { seconds: 6, bound: 88 }], 10, box);
    expect(boundPath).to.match(/^M93 .*H390$/);
    const heights = [...boundPath.matchAll(/(?: |V)([\d.]+)/g)].map(([, y]) => Number(y));
    expect(heights[1]).to.be.lessThan(heights[0]!);
    expect(heights[1]).to.be.greaterThan(points[1]!.y);
    expect(between.startsWith(`M${points[0]!.x} ${points[0]!.y}L`)).to.equal(true);
    expect(path + boundPath + between).not.to.contain('NaN');
  });

  it('is not flattened by a first bound far below, and shows a bound before the first cost', () => {
    const { points, boundPath } = curveShape([{ seconds: 0, cost: 100 }, { seconds: 5, cost: 90 }], [{ seconds: 0, bound: 1 }, { seconds: 6, bound: 88 }], 10, box);
    expect(points[1]!.y - points[0]!.y).to.be.greaterThan(60);
    expect(boundPath).to.match(/^M60 180H/);
    expect(curveShape([], [{ seconds: 0, bound: 7 }], 1, box)).to.deep.include({ path: '', between: '' });
    expect(curveShape([], [{ seconds: 0, bound: 7 }], 1, box).boundPath).not.to.contain('NaN');
  });

  it('has no two lines of one value where cost and bound nearly meet', () => {
    const box = { width: 300, height: 150, left: 50, right: 10, top: 10, bottom: 20 };
    const lines = (cost: number, bound: number) => curveShape([{ seconds: 0.1, cost }], [{ seconds: 0.1, bound }], 0.4, box).costs.map(({ value }) => formatNumber(value));
    for (const [cost, bound] of [[361.8829, 361.88], [361.8829, 361.85], [361.93, 361.88], [9.2, 9.1]] as const) {
      const values = lines(cost, bound);
      expect(values.length, `${cost} and ${bound}`).to.be.at.least(2);
      expect(new Set(values).size, values.join(' ')).to.equal(values.length);
    }
  });

  it('is marked with round values', () => {
    expect(roundSteps(0, 10, 5)).to.deep.equal([0, 2, 4, 6, 8, 10]);
    expect(roundSteps(0.13, 0.42, 3)).to.deep.equal([0.2, 0.3, 0.4]);
  });
});
