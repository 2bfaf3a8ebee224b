import { expect } from 'chai';
import { earliestEnds, fewestVehicles } from '../../../bench/solver/exact-hours.js';
import type { Problem } from '../../../src/model/problem.js';
import { bruteForce } from '../../helpers/brute-force.js';
import { withVehicleCount } from '../../helpers/impossible-problems.js';
import { randomProblem } from '../../helpers/random-problem.js';

const VEHICLES = 4;

/** Of one type, without a limit on hours. */
function windowed(seed: number): Problem {
  const problem = randomProblem(seed, { customers: 5, vehicles: VEHICLES, timed: true, soft: false, tightness: 0.3 });
  return { ...problem, vehicleTypes: [{ ...problem.vehicleTypes[0]!, maxDuration: Infinity, vehicles: Int32Array.from({ length: VEHICLES }, (_, k) => k) }] };
}

describe('the exact minimum of vehicles and hours', () => {
  it('is the one of exhaustive search', () => {
    let several = 0;
    for (let seed = 0; seed < 60; seed++) {
      const problem = windowed(seed);
      const fewest = Array.from({ length: VEHICLES }, (_, k) => k + 1).find((count) => bruteForce(withVehicleCount(problem, count)) !== null);
      const found = fewestVehicles(problem);
      expect(found <= VEHICLES ? found : undefined, `seed ${seed}`).to.equal(fewest);
      if (found > 1 && found < Infinity) several++;
    }
    expect(several).to.be.greaterThan(5);
  });

  it('leaves a plan in a day as long as it says, and none in a shorter one', () => {
    let found = 0;
    for (let seed = 0; seed < 60; seed++) {
      const problem = withVehicleCount(windowed(seed), 1);
      const end = earliestEnds(problem).at(-1)!;
      const depot = problem.vehicleTypes[0]!.end;
      const closing = (minute: number): Problem => ({ ...problem, time: { ...problem.time!, close: problem.time!.close.map((close, node) => (node === depot ? minute : close)) } });
      // A customer at the end would have another window too, and a depot that opens later decides itself.
      const isHeld = problem.customers.includes(depot) || end < problem.time!.open[depot]!;
      if (end === Infinity || isHeld || bruteForce(problem) === null) continue;
      const arrival = end - problem.time!.service[depot]!;
      expect(bruteForce(closing(arrival)), `seed ${seed}`).to.not.equal(null);
      expect(bruteForce(closing(arrival - 1)), `seed ${seed}`).to.equal(null);
      found++;
    }
    expect(found).to.be.greaterThan(3);
  });
});
