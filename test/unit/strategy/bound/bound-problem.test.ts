import { expect } from 'chai';
import type { RouteRelaxation } from '../../../../src/bounds/relaxation/route-relaxation.js';
import { checkCertificate } from '../../../../src/bounds/certificate/check-certificate.js';
import { boundProblem } from '../../../../src/strategy/bound/bound-problem.js';
import { FakeBoundContext } from '../../../helpers/bound-parts.js';
import { plainProblem } from '../../../helpers/plain-problem.js';

const problem = plainProblem(1, { customers: 6, vehicles: 3 });

/** Says so many of the stops that stay unserved, which rows with prices ask for, and 5 of the cost. */
const unserved = (value: number) => ({
  name: 'a', supports: () => true,
  run: ({ price }: RouteRelaxation, context: FakeBoundContext['context']) => {
    context.report({ value: price[0] === Infinity ? 5 : value, method: 'a' });
    return { ended: 'converged' } as const;
  },
});

describe('boundProblem', () => {
  it('proves that no plan serves all by a bound on the stops that stay unserved', async () => {
    const fake = new FakeBoundContext({ reproducible: true });
    const outcome = await boundProblem(problem, fake.context, [unserved(0.25)]);
    expect(outcome).to.deep.include({ ended: 'infeasible', best: null, proof: { value: 1, method: 'a' }, routes: null });
    expect(fake.values).to.deep.equal([]);
  });

  it('bounds the cost when there is no such proof, and tries none with an incumbent', async () => {
    const outcome = await boundProblem(problem, new FakeBoundContext().context, [unserved(0)]);
    expect(outcome).to.deep.include({ ended: 'converged', best: { value: 5, method: 'a' } });
    const fake = new FakeBoundContext();
    fake.cost = 50;
    expect((await boundProblem(problem, fake.context, [unserved(1)])).ended).to.equal('converged');
  });

  it('finds nothing impossible where stops may be left out', async () => {
    const omission = { price: new Float64Array(problem.nodeCount).fill(NaN), priority: new Float64Array(problem.nodeCount).fill(1) };
    const outcome = await boundProblem({ ...problem, omission }, new FakeBoundContext().context, [unserved(1)]);
    expect(outcome).to.deep.include({ ended: 'converged', proof: null });
  });

  it('proves that no plan serves the required stops where others may be left out', async () => {
    const [node] = problem.customers;
    const price = new Float64Array(problem.nodeCount).fill(NaN);
    price[node!] = Infinity;
    const given = { ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, maxStops: 0 })), omission: { price, priority: new Float64Array(problem.nodeCount).fill(1) } };
    const { ended, proof, impossibility } = await boundProblem(given, new FakeBoundContext({ reproducible: true }).context);
    expect({ ended, unserved: proof?.value }).to.deep.equal({ ended: 'infeasible', unserved: 1 });
    expect(impossibility!.certificate === null || checkCertificate(given, impossibility!.certificate).holds).to.equal(true);
    price[node!] = NaN;
    expect((await boundProblem(given, new FakeBoundContext({ reproducible: true }).context)).ended).to.not.equal('infeasible');
  });
});
