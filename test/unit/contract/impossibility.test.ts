import { expect } from 'chai';
import { planCustomerNames } from '../../../src/contract/certificate/plan-names.js';
import { nodeNames } from '../../../src/contract/certificate/customer-names.js';
import { impossibilityMember, readImpossibility } from '../../../src/contract/impossibility.js';
import type { Certificate } from '../../../src/model/certificate.js';
import type { Impossibility } from '../../../src/model/impossibility.js';
import { randomProblem } from '../../helpers/random-problem.js';

const problem = randomProblem(1, { customers: 4, vehicles: 2 });
const [first, second, third, fourth] = problem.customers as unknown as [number, number, number, number];
const certificate: Certificate = {
  kind: 'infeasible', method: 'dual-ascent', problem: 'ab', scale: 1024, value: 1,
  rows: [{ customers: [first], dual: 3 }, { customers: [second, third], dual: 4 }], classes: [{ types: [0], dual: 1 }], limits: [],
  cuts: [{ kind: 'capacity', customers: [first, fourth], vehicles: 2, dual: 5 }, { kind: 'subset-row', customers: [first, second, fourth], dual: 2 }],
};
const finding: Impossibility = { unservedAtLeast: 1, method: 'dual-ascent', relaxations: [{ kind: 'hours', atLeast: null, now: 1 }], certificate };

describe('a proof of impossibility in an answer', () => {
  it('is read as it was written', () => {
    expect(readImpossibility(JSON.parse(JSON.stringify(impossibilityMember(finding, nodeNames(problem)))), problem)).to.deep.equal(finding);
  });

  it('calls customers of version 2 by the ids of the caller', () => {
    const names = planCustomerNames({ customers: Int32Array.of(0, 1, 2, 3) }, { stops: ['a', 'b'], shipments: ['a'] });
    expect([0, 1, 2, 3].map((node) => names.nameOf(node))).to.deep.equal(['stop:a', 'stop:b', 'pickup:a', 'delivery:a']);
    expect(['delivery:a', 'stop:c', 3, null].map((name) => names.nodeOf(name))).to.deep.equal([3, undefined, undefined, undefined]);
  });

  it('leaves out a certificate that is too large, or that cannot be read', () => {
    const many = { ...certificate, rows: Array.from({ length: 60_000 }, () => ({ customers: [first], dual: 1 })) };
    expect(impossibilityMember({ ...finding, certificate: many }, nodeNames(problem))).to.not.have.property('certificate');
    const member = impossibilityMember(finding, nodeNames(problem));
    expect(readImpossibility({ ...member, certificate: { ...member.certificate, scale: 0 } }, problem)).to.deep.equal({ ...finding, certificate: null });
  });
});
