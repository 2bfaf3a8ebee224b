import { expect } from 'chai';
import { drawings } from '../../../bench/draw/drawings.js';
import { performanceProfile } from '../../../bench/draw/performance-profile.js';
import { referenced } from '../../../bench/draw/reference.js';
import { MixedStatesError } from '../../../bench/solver/code-states.js';
import { benchRun } from '../../helpers/bench-run.js';

const operator = { name: 'slack', kind: 'ruin', uses: 10, accepted: 4, improvements: 2, gain: 7.5, milliseconds: 500, weight: 0.25 } as const;

describe('the drawings of runs', () => {
  const runs = [
    benchRun({ operators: [operator, { ...operator, name: 'blinks', kind: 'recreate' }] }), benchRun({ seed: 2, cost: 101 }),
    benchRun({ strategy: 'savings', cost: 110 }), benchRun({ strategy: 'savings', seed: 2, cost: 108 }), benchRun({ family: 'road', instance: 'acvrp-n20-s1', bestKnown: null, cost: 50, incumbents: [[1, 50]] }),
  ];

  it('are a convergence plot and a profile per family, one profile of all, and an operator plot per configuration that reports operators', () => {
    const drawn = drawings(runs);
    expect([...drawn.keys()]).to.have.members([
      'convergence-cvrp-x.svg', 'profile-cvrp-x.svg', 'convergence-road.svg', 'profile-road.svg', 'profile-all.svg', 'operators-alns-1.0.0-1-thread-10-s.svg',
    ]);
    for (const svg of drawn.values()) expect(svg).to.match(/^<svg [^>]*xmlns=/).and.not.include('NaN');
    expect(drawn.get('operators-alns-1.0.0-1-thread-10-s.svg')).to.include('ruin: slack').and.include('recreate: blinks').and.include('gain, % of its kind');
    expect(drawn.get('profile-cvrp-x.svg')).to.include('savings 1.0.0, 1 thread, 10 s');
  });

  it('are the same for the same runs', () => {
    expect([...drawings(runs)]).to.deep.equal([...drawings(runs)]);
  });

  it('use the instances that every configuration solved, and say so', () => {
    const partly = [...runs.slice(0, 4), benchRun({ instance: 'X-n129-k18' }), benchRun({ instance: 'X-n129-k18', strategy: 'savings', cost: null, incumbents: [] })];
    expect(drawings(partly).get('convergence-cvrp-x.svg')).to.include('cvrp-x (1 of 2 instances, solved by all)');
    expect(drawings(runs).get('convergence-cvrp-x.svg')).to.not.include('solved by all');
    expect(drawings([benchRun({}), benchRun({ strategy: 'savings', instance: 'other' })]).get('convergence-cvrp-x.svg')).to.include('each curve over the instances that it solved');
  });

  it('are refused for runs of several builds under one configuration; none is drawn without a solution', () => {
    expect(() => drawings([benchRun({}), benchRun({ seed: 2, code: 'other' })])).to.throw(MixedStatesError);
    expect(drawings([benchRun({ cost: null, incumbents: [] })]).size).to.equal(0);
  });
});

describe('a performance profile', () => {
  it('rises by the share of the runs at each gap, and never counts a run without a solution', () => {
    const points = performanceProfile([benchRun({ cost: 100 }), benchRun({ cost: 102 }), benchRun({ cost: 102 }), benchRun({ cost: null })]);
    expect(points).to.deep.equal([[0.01, 25], [2, 75]]);
    expect(performanceProfile([benchRun({ cost: null })])).to.deep.equal([]);
  });
});

describe('the reference of gaps', () => {
  it('is the best-known cost, or else the best cost of the given runs on the instance', () => {
    const request = { family: 'road', instance: 'timed', bestKnown: null } as const;
    const [first, second, known, none] = referenced([
      benchRun({ ...request, cost: 55, incumbents: [[5, 55]] }), benchRun({ ...request, cost: 50, incumbents: [[5, 50]] }), benchRun({ cost: 110 }), benchRun({ instance: 'nobody', bestKnown: null, cost: null, incumbents: [] }),
    ]);
    expect([first!.gap, second!.gap, known!.gap, none!.gap]).to.deep.equal([0.1, 0, 0.1, null]);
    expect(second!.primalIntegral).to.equal(0.5);
    expect(none!.primalIntegral).to.equal(null);
  });
});
