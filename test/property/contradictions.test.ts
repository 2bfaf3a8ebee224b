import { expect } from 'chai';
import { check } from '../../src/model/checker.js';
import { type Contradiction, contradictions } from '../../src/model/contradictions.js';
import { keptRelations, relatedProblem } from '../helpers/related-problem.js';
import { countOf } from '../helpers/thorough.js';
import { bestPlan } from '../helpers/tiny-plans.js';
import { modelWorth } from '../helpers/tiny-worth.js';

describe('contradictions of relations', () => {
  it('are never found where all plans of a tiny problem, tried one by one, have one that keeps them, and for most without any', function () {
    this.timeout(600_000);
    const found = new Map<Contradiction['kind'], number>();
    let impossible = 0;
    let known = 0;
    for (let seed = 0; seed < countOf(200, 20_000); seed++) {
      const problem = relatedProblem(seed, 4 + (seed % 2));
      const all = contradictions(problem);
      const best = bestPlan(problem, modelWorth(problem));
      if (best !== null) expect(all, `seed ${String(seed)}`).to.deep.equal([]);
      else impossible++;
      if (all.length > 0) known++;
      for (const { kind } of all) found.set(kind, (found.get(kind) ?? 0) + 1);
    }
    expect([...found.keys()].sort()).to.deep.equal(['neighbours', 'no-vehicle', 'order', 'together-and-apart', 'too-few']);
    expect(known / impossible).to.be.greaterThan(0.4);
  });

  it('are never found in relations that a plan keeps', () => {
    for (let seed = 0; seed < countOf(400, 10_000); seed++) {
      const { problem, routes } = keptRelations(seed, 3 + (seed % 15));
      expect(check(problem, routes), `seed ${String(seed)}`).to.deep.equal([]);
      expect(contradictions(problem), `seed ${String(seed)}`).to.deep.equal([]);
    }
  });
});
