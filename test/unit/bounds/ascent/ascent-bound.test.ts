import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ascentBound } from '../../../../src/bounds/ascent/ascent-bound.js';
import { assignmentBound } from '../../../../src/bounds/assignment/assignment-bound.js';
import { cheapBound } from '../../../../src/bounds/cheap/cheap-bound.js';
import { relax } from '../../../../src/bounds/relaxation/relax.js';
import { readInstance } from '../../../../src/instance/read-instance.js';
import { readSolution } from '../../../../src/instance/solution.js';
import { evaluate } from '../../../../src/model/cost.js';
import { lowerBound } from '../../../../src/model/lower-bound.js';
import { runBound } from '../../../helpers/proved-bounds.js';

const BEST_KNOWN = 27591;
const LIMITS = { nodes: 200, vehicles: 200, cells: 1e6 };

describe('bounds of X-n101-k25', () => {
  it('lie between the simple bound and the best-known cost, and the ascent comes within 2 %, by capacity cuts', async () => {
    const { problem } = readInstance(join('test', 'data', 'instances', 'X-n101-k25.vrp'), { limits: LIMITS });
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

describe('dual ascent with windows', () => {
  it('comes within 10 % of R102 where walks that keep times only arc by arc stay 30 % below', async () => {
    const { problem } = readInstance(join('test', 'data', 'instances', 'R102.txt'), { limits: LIMITS });
    const routes = readSolution(problem, readFileSync(join('test', 'data', 'instances', 'R102.sol'), 'utf8'), LIMITS);
    const relaxation = relax(problem)!;
    const enough = 0.9 * evaluate(problem, routes).total;
    const arcByArc = await runBound(ascentBound, relaxation, { incumbent: { cost: enough, routes } });
    expect(arcByArc.value).to.be.below(0.8 * enough);
    const { outcome, value } = await runBound(ascentBound, relaxation, { reproducible: false, limitMs: 30_000, incumbent: { cost: enough, routes } });
    expect(outcome.ended).to.equal('closed');
    expect(value).to.be.within(enough, enough / 0.9);
  });
});
