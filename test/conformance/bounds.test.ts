import { expect } from 'chai';
import { METHODS } from '../../src/bounds/methods.js';
import { relax } from '../../src/bounds/relaxation/relax.js';
import { check } from '../../src/model/checker.js';
import { evaluate } from '../../src/model/cost.js';
import { plantedProblems, tinyProblems } from '../../src/strategy/conformance/bound-problems.js';
import { examineBound } from '../../src/strategy/conformance/examine-bound.js';
import { BOUND_RULES, type BoundRule, type Finding } from '../../src/strategy/conformance/finding.js';
import { tinyOptimum } from '../../src/strategy/conformance/tiny-optimum.js';
import { FEATURE_NAMES } from '../../src/strategy/manifest.js';
import { featuresOf } from '../../src/strategy/features.js';
import { countOf } from '../helpers/thorough.js';

/** The suite itself is in src/strategy/conformance; `strategy check` runs the same one. */
const ROUNDS = countOf(1, 4);
/** What a bound must not do it does in the first of its rounds, which are many in this time. */
const LIMIT_MS = countOf(40, 200);
/** What only `strategy check` sees, from another process. */
const OUTSIDE: readonly BoundRule[] = ['manifest', 'loads', 'survives', 'ends', 'channels'];

for (const method of METHODS) {
  describe(`the bound ${method.name}`, function () {
    this.timeout(600_000);
    let findings: readonly Finding[];
    const trials: { readonly label: string; readonly isOwnWork: boolean }[] = [];

    before(async () => {
      findings = await examineBound(method, { rounds: ROUNDS, limitMs: LIMIT_MS, onTrial: (label, isOwnWork = false) => trials.push({ label, isOwnWork }) });
    });

    it('is not timed while the suite itself tries all plans and routes, or judges planted plans', () => {
      const isOwn = (label: string): boolean => /\(trying all (plans|routes)\)$|^problems with a planted plan$/.test(label);
      expect(trials.filter(({ isOwnWork }) => isOwnWork).map(({ label }) => label)).to.deep.equal(trials.map(({ label }) => label).filter(isOwn)).and.not.deep.equal([]);
      expect(trials.filter(({ isOwnWork }) => !isOwnWork)).to.have.length.above(0);
    });

    for (const rule of (Object.keys(BOUND_RULES) as BoundRule[]).filter((each) => !OUTSIDE.includes(each))) {
      it(`keeps the rule "${rule}"`, () => {
        expect(findings.filter((finding) => finding.rule === rule).map(({ message, stack }) => [message, stack])).to.deep.equal([]);
      });
    }
  });
}

describe('the problems of the conformance suite for bounds', () => {
  const [tiny, planted] = [tinyProblems(ROUNDS), plantedProblems(ROUNDS)];

  it('have a feasible plan, which costs at least the optimum', () => {
    for (const { label, problem, plan } of [...tiny, ...planted]) {
      expect(check(problem, plan), label).to.deep.equal([]);
      expect(relax(problem), label).to.not.equal(null);
    }
    for (const { label, problem, plan } of tiny.slice(0, 8)) expect(tinyOptimum(problem), label).to.be.at.most(evaluate(problem, plan).total + 1e-9).and.at.least(0);
  });

  it('have all features, alone and together', () => {
    for (const problems of [tiny, planted]) {
      const features = problems.map(({ problem }) => featuresOf(problem));
      expect(new Set(features.flat())).to.deep.equal(new Set(FEATURE_NAMES));
      expect(Math.max(...features.map(({ length }) => length))).to.be.above(25);
    }
  });
});
