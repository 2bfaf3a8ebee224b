import { expect } from 'chai';
import { Breeding, type Lifetime } from '../../../../src/search/genetic/breeding.js';
import { createGenetic, type GeneticKernel } from '../../../../src/search/genetic/kernel.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { plainProblem } from '../../../helpers/plain-problem.js';

const CUSTOMERS = 40;

/** Number of survivors after breeding `individuals`, each of which takes `ms`. */
function survivors(lifetime: Lifetime, individuals: number, ms: number, windows?: number): number[] {
  const instance = buildInstance(plainProblem(1, { customers: CUSTOMERS, vehicles: 20, ...(windows === undefined ? {} : { windows }) }));
  const counts: number[] = [];
  let now = 0;
  const genetic: Partial<GeneticKernel> = {
    run: (many) => {
      now += many * ms;
    },
    setSurvivors: (count) => counts.push(count),
  };
  const breeding = new Breeding(genetic as GeneticKernel, instance, lifetime, () => now);
  for (let k = 0; k < individuals; k++) breeding.breed();
  return counts;
}

describe('the size of a population', () => {
  it('depends on the individuals that the rest of the run can create at the speed of the first hundred', () => {
    const timed = (endMs: number) => survivors({ endMs, individuals: Infinity }, 150, 1, 300);
    expect(timed(100 + CUSTOMERS)).to.deep.equal([9]);
    expect(timed(100 + 16 * CUSTOMERS)).to.deep.equal([36]);
  });

  it('is limited for a run that may end early', () => {
    const limited = (maximum: number) => survivors({ endMs: 100 + 16 * CUSTOMERS, individuals: Infinity, survivors: maximum }, 150, 1, 300);
    expect(limited(20)).to.deep.equal([20]);
    expect(limited(60)).to.deep.equal([36]);
  });

  it('depends on a budget of individuals from the start', () => {
    expect(survivors({ endMs: null, individuals: 25 * CUSTOMERS }, 1, 1, 300)).to.deep.equal([45]);
  });

  it('is smaller without time constraints', () => {
    const untimed = (lifetime: Partial<Lifetime>) => survivors({ endMs: 100 + 16 * CUSTOMERS, individuals: Infinity, ...lifetime }, 150, 1);
    expect(untimed({})).to.deep.equal([20]);
    expect(untimed({ survivors: 0 })).to.deep.equal([0]);
    expect(untimed({ endMs: null, individuals: 25 * CUSTOMERS })).to.deep.equal([25]);
  });

  it('affects what is found, and is never below its minimum', () => {
    const instance = buildInstance(plainProblem(2, { customers: CUSTOMERS, vehicles: 20, windows: 200 }));
    const [unset, none, small, large] = [null, 0, 25, 200].map((count) => {
      const kernel = createGenetic(instance, 1, { survivors: 25 });
      if (count !== null) kernel.setSurvivors(count);
      const trace: number[] = [];
      for (let k = 0; k < 40; k++) {
        kernel.run(25);
        trace.push(kernel.bestCost());
      }
      return trace;
    });
    expect(none).to.deep.equal(unset);
    expect(small).to.deep.equal(unset);
    expect(large).not.to.deep.equal(unset);
  });
});
