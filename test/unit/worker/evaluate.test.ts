import { expect } from 'chai';
import { problemDigest } from '../../../src/bounds/certificate/problem-digest.js';
import { cheapBound } from '../../../src/bounds/cheap/cheap-bound.js';
import { proveImpossible } from '../../../src/bounds/infeasibility/prove-impossible.js';
import { nodeNames } from '../../../src/contract/certificate/customer-names.js';
import { impossibilityMember, type ImpossibilityMember } from '../../../src/contract/impossibility.js';
import { packRequest } from '../../../src/contract/pack.js';
import { problemFromRequest } from '../../../src/contract/problem.js';
import type { CanonicalRequest } from '../../../src/contract/request.js';
import type { PlannedRoutes, Problem } from '../../../src/model/problem.js';
import type { Ending } from '../../../src/strategy/contract.js';
import { encodeBound, encodeFinished, encodeIncumbent } from '../../../src/worker/frames.js';
import { evaluate, type Evidence } from '../../../src/worker/evaluate.js';
import { lineRequest } from '../../helpers/line-problem.js';
import { proofContext } from '../../helpers/proof-context.js';

const GOOD: PlannedRoutes = [{ type: 0, customers: [1, 2, 3] }];
const WORSE: PlannedRoutes = [{ type: 0, customers: [2, 1, 3] }];
const BROKEN: PlannedRoutes = [{ type: 0, customers: [1, 2] }];

const answer = (routes: PlannedRoutes | null, ended: Ending = 'exhausted', seconds = 0.5): Uint8Array =>
  encodeFinished({ ended, seconds, iterations: null, routes });
const incumbent = (routes: PlannedRoutes): Uint8Array => encodeIncumbent({ cost: -1e308, seconds: 0.1, routes });

function evidence(changes: Partial<Evidence> = {}, request: Partial<CanonicalRequest> = {}): Evidence {
  return {
    requestId: 'id', problem: packRequest(lineRequest(4, request)), strategy: 'savings', seed: 3, answer: null, incumbents: [], seconds: 2,
    broken: 'interrupted', threads: 2, builtIn: true, ...changes,
  };
}

const envelopeOf = (verdict: object): { success: boolean; error: string | null; result: { total_cost: number; time: number } } =>
  JSON.parse(Buffer.from((verdict as { envelope: Uint8Array }).envelope).toString()) as never;

describe('evaluate', () => {
  it('reports how the search went, as far as the child reported it', () => {
    const search = (changes: Partial<Evidence>) => {
      const { result } = envelopeOf(evaluate(evidence(changes))) as unknown as { result: { details: { search: object } } };
      return result.details.search;
    };
    const finished = (iterations: number | null) => encodeFinished({ ended: 'iterations', seconds: 1, iterations, routes: GOOD });
    expect(search({ answer: finished(250) })).to.deep.equal({ ended: 'iterations', iterations: 250, threads: 2, variant: 'untimed' });
    expect(search({ answer: finished(-Infinity), threads: 1 })).to.deep.equal({ ended: 'iterations', iterations: 0, threads: 1, variant: 'untimed' });
    expect(search({ answer: finished(null) })).to.deep.equal({ ended: 'iterations', iterations: null, threads: 2, variant: 'untimed' });
    expect(search({ incumbents: [incumbent(GOOD)] })).to.deep.equal({ ended: 'interrupted', iterations: null, threads: 2, variant: 'untimed' });
    expect(search({ incumbents: [incumbent(GOOD)], broken: 'limit', builtIn: false })).to.deep.equal({ ended: 'limit', iterations: null, threads: 2, variant: null });
  });

  it('repeats the warnings of the submission, solved or not, and contains none without', () => {
    const warnings = [{ code: 'unknown_field', loc: ['body', 'extra'], message: '"extra" (1) is not a field of the request and is ignored: leave it out' }];
    const all = (verdict: object) => envelopeOf(verdict) as unknown as { result: object | null };
    expect(all(evaluate(evidence({ answer: answer(GOOD), warnings }))).result).to.deep.include({ warnings });
    expect(all(evaluate(evidence({ answer: answer(null, 'infeasible'), warnings })))).to.deep.include({ result: null, warnings });
    expect(all(evaluate(evidence({ warnings }, { capacities: [0, 0] })))).to.deep.include({ result: null, warnings });
    expect(all(evaluate(evidence({ answer: answer(GOOD), warnings: [] }))).result).to.not.have.property('warnings');
    expect(all(evaluate(evidence({ answer: answer(null, 'infeasible') })))).to.not.have.property('warnings');
  });

  it('recomputes the cost, whatever the strategy claims', () => {
    const verdict = evaluate(evidence({ incumbents: [incumbent(GOOD)] }));
    expect(verdict).to.include({ kind: 'solved', from: 'incumbent' });
    expect(envelopeOf(verdict).result.total_cost).to.equal(6);
  });

  describe('with a lower bound', () => {
    const details = (changes: Partial<Evidence>) => (envelopeOf(evaluate(evidence(changes))) as unknown as { result: { details: Record<string, unknown> } }).result.details;
    const bound = (value: number, infeasible = false) => encodeBound({ value, method: 'dual-ascent', infeasible });

    it('states it with its gap and its method', () => {
      expect(details({ answer: answer(GOOD), bound: bound(4.5) })).to.include({ lower_bound: 4.5, gap: 0.25, bound_method: 'dual-ascent' });
      expect(details({ incumbents: [incumbent(GOOD)], bound: bound(6) })).to.include({ lower_bound: 6, gap: 0 });
      expect(details({ answer: answer(GOOD) })).to.not.have.any.keys('lower_bound', 'gap', 'bound_method');
    });

    it('is the cost itself after a complete search of ours', () => {
      expect(details({ answer: answer(GOOD, 'optimal') })).to.include({ lower_bound: 6, gap: 0, bound_method: 'exhaustive-search' });
      expect(details({ answer: answer(GOOD, 'optimal'), builtIn: false })).to.not.have.property('lower_bound');
    });

    it('drops one above the checked cost, and does not call the answer optimal', () => {
      const verdict = evaluate(evidence({ answer: answer(GOOD, 'optimal'), bound: bound(7) }));
      expect(verdict).to.deep.include({ kind: 'solved', bound: null, refused: ['bound: 7 by dual-ascent is above the cost of a solution'] });
      const { details: stated } = (envelopeOf(verdict) as unknown as { result: { details: { search: { ended: string } } } }).result;
      expect(stated).to.not.have.property('lower_bound');
      expect(stated.search.ended).to.equal('stopped');
      expect(details({ answer: answer(GOOD), bound: bound(6 * (1 + 1e-10)) })).to.include({ lower_bound: 6, gap: 0 });
    });

    it('drops what cannot be read, and keeps the answer', () => {
      expect(evaluate(evidence({ answer: answer(GOOD), bound: new Uint8Array(3) }))).to.deep.include({ kind: 'solved', bound: null, refused: ['bound: payload of 3 bytes is too short'] });
    });

    it('proves impossibility by a bound only for a strategy of ours', () => {
      const error = (changes: Partial<Evidence>) => envelopeOf(evaluate(evidence({ answer: answer(null, 'infeasible'), bound: bound(0, true), ...changes }))).error;
      expect(error({})).to.equal('No feasible solution: impossible, a lower bound on the customers that stay unserved (dual-ascent) is above 0 of 3.');
      expect(error({ builtIn: false })).to.not.contain('impossible');
    });

    it('says what its proof says, and repeats it in the answer', () => {
      const said = { unserved_at_least: 2, method: 'dual-ascent', relaxations: [{ kind: 'vehicles', at_least: 4, now: 2 }] };
      const impossible = (value: unknown, changes: Partial<Evidence> = {}) => envelopeOf(evaluate(evidence({
        answer: answer(null, 'infeasible'), impossibility: new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)), ...changes,
      })));
      expect(impossible(said)).to.deep.include({ impossibility: said });
      expect(impossible(said).error).to.equal(
        'No feasible solution: impossible, at least 2 customers stay unserved with 1 vehicle; without any other change it takes at least 2 more vehicles.');
      for (const broken of ['{', 3, null, { ...said, unserved_at_least: 4 }, { ...said, method: 'A' }, { ...said, relaxations: 1 }]) {
        expect(impossible(broken)).to.not.have.property('impossibility');
      }
      expect(impossible(said, { builtIn: false })).to.not.have.property('impossibility');
    });
  });

  describe('with a proof of impossibility', () => {
    const SMALL = { capacities: [2] };
    const problemOf = (request: Partial<CanonicalRequest>): Problem => problemFromRequest(lineRequest(7, request));
    let proof: ImpossibilityMember;

    before(async () => {
      const problem = problemOf(SMALL);
      proof = impossibilityMember((await proveImpossible(problem, proofContext(), { methods: [cheapBound], leastChangesMs: 60_000 }))!, nodeNames(problem));
    });

    const verdictOf = (claimed: ImpossibilityMember, request: Partial<CanonicalRequest>) => evaluate(evidence({
      problem: packRequest(lineRequest(7, request)), answer: answer(null, 'infeasible'), impossibility: new TextEncoder().encode(JSON.stringify(claimed)),
    }));

    it('repeats it with its certificate, and says after the explanation what it says beyond it', () => {
      const verdict = verdictOf(proof, SMALL);
      expect(verdict).to.deep.include({ kind: 'infeasible', proved: true, refused: [] });
      expect(envelopeOf(verdict)).to.deep.include({ impossibility: proof });
      expect(proof).to.have.property('certificate');
      expect(envelopeOf(verdict).error).to.match(
        /^No feasible solution: impossible, the total demand 6 exceeds the total capacity 2 of 1 vehicle; .*\. At least 4 customers stay unserved in every plan; without any other change it takes at least 3 vehicles\.$/);
    });

    it('drops one whose certificate is refuted, and keeps the failure', () => {
      const forged = (changes: object): ImpossibilityMember => ({ ...proof, certificate: { ...proof.certificate!, ...changes } });
      const feasible = problemOf({});
      const refused = (claimed: ImpossibilityMember, request: Partial<CanonicalRequest>): string => {
        const verdict = verdictOf(claimed, request);
        expect(envelopeOf(verdict)).to.include({ success: false, code: 'no_feasible_solution' }).and.to.not.have.property('impossibility');
        expect(verdict).to.include({ kind: 'infeasible', proved: request === SMALL });
        return (verdict as { refused: readonly string[] }).refused.join();
      };
      expect(refused(proof, {})).to.equal('impossibility: is the digest of another problem');
      expect(refused(forged({ problem: problemDigest(feasible) }), {})).to.match(/^impossibility: a route of vehicle type 0 by customers .* collects /);
      expect(refused({ ...forged({}), unserved_at_least: 5 }, SMALL)).to.equal('impossibility: the certificate proves 4 of 5 unserved customers');
      expect(refused(forged({ kind: 'bound' }), SMALL)).to.equal('impossibility: the certificate is one of kind bound');
      expect(envelopeOf(verdictOf(proof, {})).error).to.match(/^No feasible solution was found within .*; whether one exists is not known\./);
    });
  });

  it('prefers the answer to any incumbent', () => {
    const verdict = evaluate(evidence({ answer: answer(GOOD), incumbents: [incumbent(WORSE)] }));
    expect(verdict).to.include({ kind: 'solved', from: 'answer' });
    expect(envelopeOf(verdict).result).to.include({ total_cost: 6, time: 0.5, strategy: 'savings', seed: 3, request_id: 'id' });
  });

  it('falls back to the newest incumbent that passes', () => {
    const incumbents = [incumbent(WORSE), incumbent(GOOD), incumbent(BROKEN), new Uint8Array([1])];
    const verdict = evaluate(evidence({ answer: answer(BROKEN), incumbents }));
    expect(verdict).to.include({ kind: 'solved', from: 'incumbent' });
    expect(verdict).to.have.property('refused').with.length(3);
    expect(envelopeOf(verdict).result.total_cost).to.equal(6);
  });

  it('rejects everything if nothing passes, and says what another strategy would face', () => {
    const verdict = evaluate(evidence({ answer: answer(BROKEN), incumbents: [incumbent(BROKEN)] }));
    expect(verdict).to.have.property('kind', 'refused');
    expect(verdict).to.have.property('sketch').that.includes({ customers: 3 }).and.has.property('features').that.is.empty;
    expect(verdict.kind === 'refused' && verdict.refused[0]).to.match(/^answer: missing-customer/);
  });

  it('does not believe "none found" if there are infeasible solutions', () => {
    expect(evaluate(evidence({ answer: answer(null), incumbents: [incumbent(BROKEN)] })).kind).to.equal('refused');
  });

  it('finds nothing if nothing was left', () => {
    expect(evaluate(evidence())).to.deep.equal({ kind: 'nothing', seconds: 2 });
  });

  it('finds the proof that a problem is impossible, even if its child left nothing', () => {
    const verdict = evaluate(evidence({}, { capacities: [2] }));
    expect(verdict).to.include({ kind: 'infeasible', proved: true, seconds: 2 });
    expect(envelopeOf(verdict)).to.include({ code: 'no_feasible_solution' });
  });

  it('limits the time that a child claims by its own clock', () => {
    for (const claimed of [-1, NaN, 1e9, Infinity]) {
      expect(evaluate(evidence({ answer: answer(GOOD, 'optimal', claimed) })).seconds, String(claimed)).to.equal(2);
    }
  });

  it('explains a failure with its proof if there is one', () => {
    const verdict = evaluate(evidence({ answer: answer(null) }, { capacities: [2] }));
    expect(verdict).to.include({ kind: 'infeasible', proved: true });
    expect(envelopeOf(verdict)).to.deep.include({ success: false, result: null, code: 'no_feasible_solution' });
    expect(envelopeOf(verdict).error).to.match(/3/).and.to.match(/2/);
  });

  it('calls a problem impossible only if a built-in strategy says so', () => {
    const claimed = { answer: answer(null, 'infeasible' as const) };
    const own = evaluate(evidence(claimed));
    expect(own).to.include({ kind: 'infeasible', proved: true });
    expect(envelopeOf(own).error).to.include('complete search');
    const foreign = evaluate(evidence({ ...claimed, builtIn: false }));
    expect(foreign).to.include({ kind: 'infeasible', proved: false });
    expect(envelopeOf(foreign).error).not.to.match(/impossible|complete search/i);
  });

  it('solves a problem with nothing to visit', () => {
    const verdict = evaluate(evidence({ answer: answer([]), problem: packRequest(lineRequest(1)) }));
    expect(envelopeOf(verdict).result).to.deep.include({ total_cost: 0, routes: {} });
  });
});
