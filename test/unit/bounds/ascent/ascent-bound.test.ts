import { expect } from 'chai';
import { join } from 'node:path';
import { ascentBound } from '../../../../src/bounds/ascent/ascent-bound.js';
import { assignmentBound } from '../../../../src/bounds/assignment/assignment-bound.js';
import { cheapBound } from '../../../../src/bounds/cheap/cheap-bound.js';
import { relax } from '../../../../src/bounds/relaxation/relax.js';
import { readInstance } from '../../../../src/instance/read-instance.js';
import { lowerBound } from '../../../../src/model/lower-bound.js';
import { runBound } from '../../../helpers/proved-bounds.js';

const BEST_KNOWN = 27591;

describe('bounds of X-n101-k25', () => {
  it('lie between the simple bound and the best-known cost, and the ascent comes within 2 %, by capacity cuts', async () => {
    const { problem } = readInstance(join('test', 'data', 'instances', 'X-n101-k25.vrp'), { limits: { nodes: 200, vehicles: 200, cells: 1e6 } });
    const relaxation = relax(problem)!;
    const cheap = await runBound(cheapBound, relaxation);
    const assigned = await runBound(assignmentBound, relaxation);
    const ascent = await runBound(ascentBound, relaxation);
    expect(cheap.value).to.be.within(lowerBound(problem), BEST_KNOWN);
    expect(assigned.value).to.be.within(1, BEST_KNOWN);
    expect(ascent.value).to.be.within(0.98 * BEST_KNOWN, BEST_KNOWN);
    expect(ascent.bounds.at(-1)!.duals!.cuts.filter(({ dual }) => dual > 0)).to.have.length.above(10);
  });
});
