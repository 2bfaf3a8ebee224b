import { expect } from 'chai';
import { cheapBound } from '../../src/bounds/cheap/cheap-bound.js';
import { columnsBound } from '../../src/bounds/columns/columns-bound.js';
import { checkCertificate } from '../../src/bounds/certificate/check-certificate.js';
import { proveImpossible } from '../../src/bounds/infeasibility/prove-impossible.js';
import { check } from '../../src/model/checker.js';
import type { Problem } from '../../src/model/problem.js';
import { bruteForce } from '../helpers/brute-force.js';
import { plantedProblem, vehiclesForDemand, withVehicleCount } from '../helpers/impossible-problems.js';
import { proofContext } from '../helpers/proof-context.js';
import { randomProblem } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';

const methods = [cheapBound, columnsBound];
const LIMIT_MS = countOf(300, 2_000);

/** The least number of vehicles with which there is a plan, all vehicles being alike. */
function leastVehicles(problem: Problem): number | null {
  for (let vehicles = 1; vehicles <= problem.vehicleCount; vehicles++) if (bruteForce(withVehicleCount(problem, vehicles)) !== null) return vehicles;
  return null;
}

describe('proofs of impossibility', () => {
  it('are never found for a problem around a plan', async () => {
    for (let seed = 0; seed < countOf(60, 1000); seed++) {
      const { problem, routes } = plantedProblem(seed, seed % 50 === 0 ? 12 : 3 + (seed % 3));
      expect(check(problem, routes), `seed ${seed}`).to.deep.equal([]);
      expect(await proveImpossible(problem, proofContext(LIMIT_MS), { methods, changes: false }), `seed ${seed}`).to.equal(null);
    }
  });

  it('are found for most tiny problems with a vehicle too few, and certified', async () => {
    let [proved, given] = [0, 0];
    for (let seed = 0; seed < countOf(30, 1000); seed++) {
      const problem = randomProblem(seed, { customers: 5, vehicles: 3, tightness: 0.3 });
      const least = problem.vehicleTypes.length === 1 ? leastVehicles(problem) : null;
      if (least === null || least === 1) continue;
      given++;
      const tight = withVehicleCount(problem, least - 1);
      const found = await proveImpossible(tight, proofContext(LIMIT_MS), { methods, changes: false });
      if (found === null) continue;
      proved++;
      if (found.certificate !== null) {
        expect(checkCertificate(tight, found.certificate), `seed ${seed}`).to.deep.equal({ holds: true, provedValue: found.unservedAtLeast, trusted: [], faults: [] });
      }
    }
    expect(proved / given).to.be.greaterThan(0.7);
  });

  it('ask for no more vehicles than are enough', async () => {
    let asked = 0;
    for (let seed = 0; seed < countOf(60, 1000); seed++) {
      const problem = randomProblem(seed, { customers: 5, vehicles: 4, tightness: 0.3 });
      const least = problem.vehicleTypes.length === 1 ? leastVehicles(problem) : null;
      if (least === null || least === 1) continue;
      const found = await proveImpossible(withVehicleCount(problem, 1), proofContext(LIMIT_MS), { methods, leastChangesMs: LIMIT_MS });
      const change = found?.relaxations.find(({ kind }) => kind === 'vehicles');
      expect(vehiclesForDemand(problem), `seed ${seed}`).to.be.at.most(least);
      if (change === undefined) continue;
      asked++;
      expect(change.atLeast, `seed ${seed}`).to.be.within(2, least);
    }
    expect(asked).to.be.above(5);
  });
});
