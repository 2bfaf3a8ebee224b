import { expect } from 'chai';
import type { BoundMethod } from '../../../../src/bounds/contract.js';
import { proveImpossible } from '../../../../src/bounds/infeasibility/prove-impossible.js';
import { checkCertificate } from '../../../../src/bounds/certificate/check-certificate.js';
import { impossibilityText } from '../../../../src/model/explanation/impossibility.js';
import { oneQuantity, PLAIN_PROBLEM, PLAIN_TIME, PLAIN_VEHICLE } from '../../../../src/model/plain.js';
import type { Problem } from '../../../../src/model/problem.js';
import { bruteForce } from '../../../helpers/brute-force.js';
import { enumeratedBound } from '../../../helpers/enumerated-bound.js';
import { proofContext } from '../../../helpers/proof-context.js';
import { randomProblem } from '../../../helpers/random-problem.js';
import { countOf } from '../../../helpers/thorough.js';

const methods = [enumeratedBound];
const thoroughly = { methods, leastChangesMs: 60_000 };

/** Customers 1 to 4 on a line, 10 apart; each 30 of a capacity of 50, so one to a vehicle. */
function lineProblem(vehicles: number): Problem {
  const x = Float64Array.of(0, 10, 20, 30, 40);
  return {
    ...PLAIN_PROBLEM, nodeCount: 5, vehicleCount: vehicles, customers: Int32Array.of(1, 2, 3, 4), time: null, objective: 'min_total_distance', baseStartSeconds: 0,
    travel: [{ distances: { kind: 'positions', geometry: 'planar', x, y: new Float64Array(5), rounding: 'none', factor: 1 }, durations: null, traffic: null }],
    quantities: oneQuantity(Float64Array.of(0, 30, 30, 30, 30)),
    vehicleTypes: [{ ...PLAIN_VEHICLE, start: 0, end: 0, pace: 1, fixedCost: 0, unitCost: 1, capacity: Float64Array.of(50), vehicles: Int32Array.from({ length: vehicles }, (_, k) => k) }],
  };
}

/** As before, with light customers that must be served by minute 35. */
function timedProblem(close: number, maxDuration = Infinity): Problem {
  const problem = lineProblem(1);
  const nodes = (value: number): Float64Array => new Float64Array(5).fill(value);
  return {
    ...problem, quantities: oneQuantity(nodes(0)),
    vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, maxDuration })),
    time: { ...PLAIN_TIME, open: nodes(0), close: Float64Array.of(1000, close, close, close, close), service: nodes(0), lateCost: nodes(0) },
  };
}

describe('proof of impossibility', () => {
  it('says how many customers stay unserved and what it takes at least', async () => {
    const problem = lineProblem(2);
    const found = (await proveImpossible(problem, proofContext(), thoroughly))!;
    expect(found.unservedAtLeast).to.equal(2);
    expect(found.relaxations).to.deep.equal([{ kind: 'vehicles', now: 2, atLeast: 4 }, { kind: 'capacity', now: 1, atLeast: 1.19 }]);
    expect(impossibilityText(problem, found)).to.equal(
      'No feasible solution: impossible, at least 2 customers stay unserved with 2 vehicles; without any other change it takes one of these: ' +
      'at least 2 more vehicles; or capacities of at least 59.5 (now 50).');
  });

  it('finds the lateness and the hours that are needed, and that vehicles alone do not help', async () => {
    const late = (await proveImpossible(timedProblem(35), proofContext(), thoroughly))!;
    expect(late.relaxations).to.deep.equal([{ kind: 'vehicles', now: 1, atLeast: null }, { kind: 'hours', now: 1, atLeast: null }, { kind: 'lateness', now: 0, atLeast: 4 }]);
    expect(impossibilityText(timedProblem(35), late)).to.match(/it takes at least 4 minutes of lateness allowed at every customer\. Changing only the number of vehicles or the hours is not enough\.$/);
    const long = (await proveImpossible(timedProblem(1000, 60), proofContext(), thoroughly))!;
    expect(long.relaxations).to.deep.include({ kind: 'hours', now: 1, atLeast: 1.33 });
    expect(impossibilityText(timedProblem(1000, 60), long, 'stop')).to.include('working hours of at least 1.33 (now 1)');
  });

  it('gives a certificate that the check confirms', async () => {
    const problem = lineProblem(3);
    const { certificate } = (await proveImpossible(problem, proofContext(), { methods, changes: false }))!;
    expect(checkCertificate(problem, certificate!)).to.deep.equal({ holds: true, provedValue: 1, trusted: [], faults: [] });
  });

  it('proves nothing by duals that the check refutes', async () => {
    const wrong: BoundMethod = {
      name: 'wrong', supports: () => true,
      run: ({ rowCount, classes, limits }, context) => {
        context.report({ value: 4, method: 'wrong', duals: { rows: new Float64Array(rowCount).fill(2 ** 20), classes: new Float64Array(classes.length), limits: new Float64Array(limits.length), cuts: [] } });
        return { ended: 'converged' };
      },
    };
    const logged: string[] = [];
    expect(await proveImpossible(lineProblem(4), proofContext(1000, { log: (message) => logged.push(message) }), { methods: [wrong] })).to.equal(null);
    expect(logged.join()).to.match(/a proof of infeasibility by wrong does not hold: a route/);
  });

  it('survives a method that throws', async () => {
    const broken: BoundMethod = { name: 'broken', supports: () => true, run: () => { throw new Error('no'); } };
    expect(await proveImpossible(lineProblem(2), proofContext(), { methods: [broken, enumeratedBound], changes: false })).to.include({ unservedAtLeast: 2 });
  });

  it('never proves a problem with a plan impossible, nor asks for more vehicles than are enough', async () => {
    let impossible = 0;
    for (let seed = 0; seed < countOf(40, 3000); seed++) {
      const problem = randomProblem(seed, { customers: 4, vehicles: 2, tightness: 0.8 });
      const plan = bruteForce(problem);
      const found = await proveImpossible(problem, proofContext(), { methods, changes: false });
      if (plan !== null) expect(found, `seed ${seed}`).to.equal(null);
      else if (found !== null) impossible++;
    }
    expect(impossible).to.be.greaterThan(5);
  });
});
