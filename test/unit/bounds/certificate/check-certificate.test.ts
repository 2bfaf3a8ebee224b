import { expect } from 'chai';
import { vehiclesFor } from '../../../../src/bounds/certificate/check/vehicles-for.js';
import { checkCertificate } from '../../../../src/bounds/certificate/check-certificate.js';
import { problemDigest } from '../../../../src/bounds/certificate/problem-digest.js';
import { refutationOf } from '../../../../src/bounds/certificate/refutation.js';
import { certificateOf } from '../../../../src/bounds/certificate/write-certificate.js';
import { coverRelaxation } from '../../../../src/bounds/infeasibility/cover-relaxation.js';
import { relax } from '../../../../src/bounds/relaxation/relax.js';
import type { Certificate } from '../../../../src/model/certificate.js';
import type { Problem } from '../../../../src/model/problem.js';
import { bruteForce } from '../../../helpers/brute-force.js';
import { enumeratedDuals, worthOf } from '../../../helpers/enumerated-bound.js';
import { plainProblem } from '../../../helpers/plain-problem.js';
import { randomProblem } from '../../../helpers/random-problem.js';
import { countOf } from '../../../helpers/thorough.js';
import { tinyProblem } from '../../../helpers/tiny-problem.js';

/** The best certificate of impossibility without cuts; null: it is worth nothing. */
function infeasible(problem: Problem): Certificate | null {
  const relaxation = coverRelaxation(relax(problem)!);
  const duals = enumeratedDuals(relaxation);
  const value = Math.ceil(worthOf(relaxation, duals) / relaxation.scale);
  return value <= 0 ? null : certificateOf(relaxation, duals, { kind: 'infeasible', method: 'enumeration', value });
}

/** The best certificate of a bound without cuts. */
function bound(problem: Problem): Certificate {
  const relaxation = relax(problem)!;
  const duals = enumeratedDuals(relaxation);
  return certificateOf(relaxation, duals, { kind: 'bound', method: 'enumeration', value: Math.max(0, worthOf(relaxation, duals) / relaxation.scale) });
}

/** The certificate with one of its rows' duals changed. */
function withDual(certificate: Certificate, add: number): Certificate {
  return { ...certificate, rows: certificate.rows.map((row, k) => (k === 0 ? { ...row, dual: row.dual + add } : row)) };
}

describe('check of certificates', () => {
  it('confirms what linear programs over all routes prove impossible', () => {
    let proved = 0;
    for (let seed = 0; seed < countOf(25, 2000); seed++) {
      const problem = randomProblem(seed, { customers: 4, tightness: 0.9 });
      const certificate = infeasible(problem);
      if (certificate === null) continue;
      proved++;
      const { faults, ...check } = checkCertificate(problem, certificate);
      expect(faults, `seed ${seed}`).to.deep.equal([]);
      expect(check, `seed ${seed}`).to.deep.equal({ holds: true, provedValue: certificate.value, trusted: [] });
      expect(bruteForce(problem), `seed ${seed}`).to.equal(null);
    }
    expect(proved).to.be.greaterThan(5);
  });

  it('confirms bounds that linear programs over all routes prove, of all features', () => {
    for (let seed = 0; seed < countOf(25, 2000); seed++) {
      const problem = tinyProblem(seed, { customers: 4 });
      const certificate = bound(problem);
      const { holds, provedValue, trusted, faults } = checkCertificate(problem, certificate);
      expect({ holds, trusted, faults }, `seed ${seed}`).to.deep.equal({ holds: true, trusted: [], faults: [] });
      expect(provedValue, `seed ${seed}`).to.be.closeTo(certificate.value, 1e-9 * (1 + certificate.value));
    }
  });

  it('refutes duals of which a route collects one unit too much', () => {
    let refuted = 0;
    for (let seed = 0; seed < 30; seed++) {
      const problem = randomProblem(seed, { customers: 4, vehicles: 2, tightness: 0.3 });
      const certificate = bound(problem);
      if (certificate.rows.length === 0 || bruteForce(problem) === null) continue;
      const { holds, faults } = checkCertificate(problem, withDual(certificate, Math.ceil(certificate.scale * certificate.value + 1)));
      expect(holds).to.equal(false);
      expect(faults[0]!.message).to.match(/collects .* more than it costs/);
      refuted++;
    }
    expect(refuted).to.be.greaterThan(10);
  });

  it('never confirms that a problem with a plan is impossible, whatever the duals', () => {
    let solvable = 0;
    for (let seed = 0; seed < countOf(60, 3000); seed++) {
      const problem = randomProblem(seed, { customers: 4, tightness: 0.4 });
      if (bruteForce(problem) === null) continue;
      solvable++;
      const relaxation = coverRelaxation(relax(problem)!);
      const duals = enumeratedDuals(relaxation);
      const forged = { ...duals, rows: duals.rows.map((value, k) => value + 1 + ((seed * 7919 + k * 104_729) % 1_000)) };
      const certificate = certificateOf(relaxation, forged, { kind: 'infeasible', method: 'forged', value: 1 });
      expect(checkCertificate(problem, certificate).holds, `seed ${seed}`).to.equal(false);
    }
    expect(solvable).to.be.above(10);
  });

  it('refuses a certificate of another problem', () => {
    const [one, other] = [randomProblem(1, { customers: 4 }), randomProblem(2, { customers: 4 })];
    expect(checkCertificate(other, bound(one)).faults[0]!.path).to.equal('problem');
  });

  it('says what it took on trust when the work is spent', () => {
    const problem = randomProblem(9, { customers: 6, vehicles: 3, tightness: 0 });
    const { holds, trusted } = checkCertificate(problem, bound(problem), { work: 40 });
    expect(holds).to.equal(true);
    expect(trusted.join()).to.match(/that no route of vehicle types? .* collects more than it costs/);
  });

  describe('of a tiny problem that has a plan', () => {
    const problem = plainProblem(1, { customers: 4, vehicles: 4, filled: 0.3 });
    const nodes = [...problem.customers];
    const UNIT = 2 ** 20;
    const forged = (fields: Partial<Certificate>): Certificate => ({
      kind: 'infeasible', method: 'forged', problem: problemDigest(problem), scale: UNIT, value: 1, rows: [], classes: [], limits: [], cuts: [], ...fields,
    });
    const rows = (dual: number) => nodes.map((node) => ({ customers: [node], dual }));
    const cut = (vehicles: number, dual = UNIT) => ({ kind: 'capacity', customers: nodes, vehicles, dual }) as const;
    const pays = (dual: number) => [...problem.vehicleTypes.keys()].map((type) => ({ types: [type], dual }));
    const faultsOf = (fields: Partial<Certificate>): string => checkCertificate(problem, forged(fields)).faults.map(({ path, message }) => `${path}: ${message}`).join();

    it('refuses duals that cannot be added up exactly', () => {
      expect(faultsOf({ rows: rows(2 ** 50) })).to.equal(`: routes may collect ${5 * 2 ** 50} units; up to ${2 ** 51} can be added up exactly: divide scale and all duals by the same number`);
      expect(faultsOf({ rows: rows(1), cuts: [cut(1, 2 ** 50)] })).to.match(/^: routes may collect/);
    });

    it('refuses a cut that asks for more vehicles than it has customers', () => {
      expect(faultsOf({ classes: pays(UNIT), cuts: [cut(1000)] })).to.contain('cuts.0.vehicles: is 1000; 4 customers need at most as many vehicles');
    });

    it('refuses a cut of a proof of impossibility where fewer vehicles serve its customers', () => {
      const [van] = problem.vehicleTypes;
      const few: Problem = { ...problem, vehicleTypes: [{ ...van!, vehicles: van!.vehicles.slice(0, 2) }] };
      const certificate = { ...forged({ classes: [{ types: [0], dual: UNIT }], cuts: [cut(3)] }), problem: problemDigest(few) };
      const { holds, faults: [fault] } = checkCertificate(few, certificate);
      expect({ holds, path: fault?.path }).to.deep.equal({ holds: false, path: 'cuts.0.vehicles' });
      expect(fault!.message).to.match(/^is 3; [12] can serve the customers: \d+(?:[,;] \d+){3}$/);
      expect(refutationOf(few, { unservedAtLeast: 1, certificate })).to.equal(fault!.message);
    });

    it('refuses duals that are worth more customers than must be served', () => {
      const price = new Float64Array(problem.nodeCount).fill(5);
      price[nodes[0]!] = Infinity;
      const [van] = problem.vehicleTypes;
      const optional: Problem = { ...problem, omission: { price, priority: new Float64Array(problem.nodeCount) }, vehicleTypes: [{ ...van!, vehicles: van!.vehicles.slice(0, 1) }] };
      const { faults } = checkCertificate(optional, { ...forged({ classes: [{ types: [0], dual: UNIT }], cuts: [cut(4)] }), problem: problemDigest(optional) });
      expect(faults).to.deep.equal([{ path: '', message: 'the duals are worth 3 customers; the problem has 1 that must be served' }]);
    });

    it('takes a cut on trust that asks for one vehicle more than the loads do', () => {
      const { trusted, holds } = checkCertificate(problem, forged({ classes: pays(UNIT), value: 0, kind: 'bound', cuts: [cut(4)] }));
      expect({ trusted, holds }).to.deep.equal({ holds: true, trusted: ['that at least 4 vehicles enter the customers of cuts.0'] });
    });
  });

  describe('of vehicles for the loads of customers', () => {
    const problem = plainProblem(1, { customers: 5, vehicles: 5 });
    const [van] = problem.vehicleTypes;
    const loaded = (capacity: number, loads: readonly number[]): Problem => {
      const collected = new Float64Array(problem.nodeCount);
      for (const [k, load] of loads.entries()) collected[problem.customers[k]!] = load;
      return { ...problem, quantities: [{ collected, delivered: new Float64Array(problem.nodeCount) }], vehicleTypes: [{ ...van!, capacity: Float64Array.of(capacity) }] };
    };
    const vehicles = (capacity: number, loads: readonly number[]): number => vehiclesFor(loaded(capacity, loads), [...problem.customers], 5);

    it('packs them exactly where their sum says less', () => {
      expect(vehicles(10, [6, 6, 6, 1, 1]), 'two do not fit together').to.equal(3);
      expect(vehicles(10, [0.1, 0.2, 9.7, 5, 5]), 'just full').to.equal(2);
      expect(vehicles(10, [4, 4, 4, 4, 4])).to.equal(3);
    });

    it('takes the largest vehicles first where all customers are served', () => {
      const fleet = (...capacities: number[]): Problem => {
        const plain = loaded(10, [6, 4, 4, 4, 2]);
        const [each] = plain.vehicleTypes;
        return { ...plain, vehicleTypes: capacities.map((capacity, k) => ({ ...each!, capacity: Float64Array.of(capacity), vehicles: Int32Array.of(k) })) };
      };
      const needed = (capacities: readonly number[], proves: 'bound' | 'infeasible') => vehiclesFor(fleet(...capacities), [...problem.customers], 5, proves);
      expect(needed([4, 10, 4, 4], 'bound')).to.equal(4);
      expect(needed([4, 10, 4, 4], 'infeasible'), 'as if all carried 10').to.equal(2);
      expect(needed([10, 6, 6, 6], 'bound')).to.equal(3);
      expect(needed([5, 9, 5, 7], 'bound'), 'three would carry the sum').to.equal(4);
      expect(needed([9, 7, 3, 3], 'bound'), 'not even all carry it').to.equal(4);
    });

    it('leaves out what no vehicle carries: one customer fewer takes one vehicle fewer at most', () => {
      expect(vehicles(10, [100, 1, 1, 1, 1])).to.equal(1);
    });
  });
});
