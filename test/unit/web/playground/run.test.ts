import { expect } from 'chai';
import { curveShape, roundSteps } from '../../../../web/src/playground/curve.js';
import { advance, gain, IDLE, type Run, type RunEvent } from '../../../../web/src/playground/run.js';

function incumbent(cost: number, seconds: number, strategy = 'alns', routes: Record<string, number[]> | null = { 'Vehicle 0': [0, 1, 0] }): RunEvent {
  return { kind: 'incumbent', incumbent: { strategy, elapsed_seconds: seconds, incumbents: 1, best_cost: cost, best_found_seconds: seconds, routes } };
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

describe('cost curve', () => {
  const box = { width: 400, height: 200, left: 60, right: 10, top: 10, bottom: 20 };

  it('falls in steps and extends to the present', () => {
    const { path, points } = curveShape([{ seconds: 0, cost: 100 }, { seconds: 5, cost: 90 }], 10, box);
    expect(points[0]!.x).to.equal(60);
    expect(points[1]!.y).to.be.greaterThan(points[0]!.y);
    expect(path).to.match(/^M60 .*H390$/);
  });

  it('accepts one point, equal costs and none', () => {
    for (const curve of [[], [{ seconds: 0, cost: 0 }], [{ seconds: 0, cost: 7 }, { seconds: 0, cost: 7 }]]) {
      expect(curveShape(curve, 0, box).path).not.to.contain('NaN');
    }
  });

  it('is marked with round values', () => {
    expect(roundSteps(0, 10, 5)).to.deep.equal([0, 2, 4, 6, 8, 10]);
    expect(roundSteps(0.13, 0.42, 3)).to.deep.equal([0.2, 0.3, 0.4]);
  });
});
