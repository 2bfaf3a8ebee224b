import { expect } from 'chai';
import { figureRows, measurements, rowOf, runsOf } from '../../../bench/solver/figure-rows.js';
import { benchRun } from '../../helpers/bench-run.js';

describe('the rows of the figures', () => {
  it('sort an instance by family and size, with a boundary in the row above it', () => {
    const sizes = (family: string, n: number) => rowOf({ family, n })?.sizes ?? null;
    expect([99, 100, 199, 200, 499, 500, 1000, 1001].map((n) => sizes('cvrp-x', n))).to.deep.equal(
      [null, '100-200', '100-200', '200-500', '200-500', '500-1000', '500-1000', null]);
    expect([sizes('vrptw-gh200', 200), sizes('vrptw-gh400', 400), sizes('vrptw-gh600', 600), sizes('vrptw-gh1000', 1000)]).to.deep.equal(['200-400', '200-400', '600-1000', '600-1000']);
    expect([sizes('cvrp-agsx', 6000), sizes('cvrp-agsx', 20_000), sizes('other', 100)]).to.deep.equal(['3000-7000', '10000-30000', null]);
  });

  it('have a target per measurement', () => {
    for (const { targets } of figureRows) expect(targets).to.have.length(measurements.length);
  });

  it('use the newest run of a seed whichever strategy made it, with each peer, and none made otherwise', () => {
    const own = benchRun({ strategy: 'sweep', finishedAt: '2021-01-01T00:00:00.000Z' });
    const peer = benchRun({ strategy: 'vroom' });
    const others = [benchRun({}), benchRun({ seed: 4 }), benchRun({ threads: 2 }), benchRun({ parameters: { heat: 2 } }), benchRun({ rounding: 'none' }), benchRun({ iterationBudget: 9 })];
    expect(runsOf([...others, own, peer], { limitSeconds: 10, threads: 1, seeds: 3 })).to.have.deep.members([own, peer]);
  });
});
