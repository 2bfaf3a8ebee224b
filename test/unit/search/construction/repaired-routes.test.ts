import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import type { PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import { repairedRoutes } from '../../../../src/search/construction/repaired-routes.js';
import { builtInStrategies, loadManifests } from '../../../../src/strategy/registry.js';
import { loadStrategy } from '../../../../src/strategy/loader.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { runStrategy, type RunOptions } from '../../../../src/strategy/run.js';
import { featureProblem } from '../../../helpers/random-features.js';
import { randomProblem } from '../../../helpers/random-problem.js';
import { problem as vans } from '../../../helpers/reference-fixture.js';

/** Routes that may hold anything: strangers, the same customer twice, vehicles that do not exist. */
function shuffled({ nodeCount, vehicleTypes }: Problem, seed: number): PlannedRoutes {
  const random = createRandom(seed);
  return Array.from({ length: 1 + random.below(5) }, () => ({
    type: random.below(vehicleTypes.length + 2) - 1, customers: Array.from({ length: random.below(12) }, () => random.below(nodeCount + 2)),
  }));
}

const withVans = (changes: Partial<Problem['vehicleTypes'][number]>): Problem => ({ ...vans, vehicleTypes: [{ ...vans.vehicleTypes[0]!, ...changes }] });

async function solve(problem: Problem, name: string, options: Partial<RunOptions>) {
  const manifest = loadManifests([builtInStrategies]).find((other) => other.name === name)!;
  return runStrategy(problem, manifest, await loadStrategy(manifest), { seed: 1, ...options });
}

describe('routes to start from', () => {
  it('lose what the problem does not know, and what they serve twice', () => {
    expect(repairedRoutes(vans, [{ type: 0, customers: [1, 0, 9, 2, 1] }, { type: 0, customers: [-3, 2] }])).to.deep.equal([{ type: 0, customers: [1, 2] }]);
  });

  it('lose as little as makes them feasible', () => {
    const time = { open: new Float64Array(5), close: Float64Array.of(60, 60, 2, 60, 60), service: new Float64Array(5), setup: null, release: null, gaps: null, lateCost: new Float64Array(5) };
    const late = { ...withVans({ pace: 1, capacity: Float64Array.of(20) }), time };
    expect(repairedRoutes(late, [{ type: 0, customers: [1, 2, 4, 3] }])).to.deep.equal([{ type: 0, customers: [1, 4, 3] }]);
    const far = { ...late, time: { ...time, close: Float64Array.of(60, 60, 60, 13, 13), service: Float64Array.of(0, 0, 9, 0, 0) } };
    expect(repairedRoutes(far, [{ type: 0, customers: [2, 4, 3] }]), 'an earlier stop is in the way').to.deep.equal([{ type: 0, customers: [4, 3] }]);
  });

  it('go to another vehicle if theirs is gone, and are dropped if none is left', () => {
    const fewer = withVans({ vehicles: Int32Array.of(2) });
    expect(repairedRoutes(fewer, [{ type: -1, customers: [1, 2] }, { type: 5, customers: [3] }])).to.deep.equal([{ type: 0, customers: [1, 2] }]);
    expect(repairedRoutes(withVans({ vehicles: Int32Array.of() }), [{ type: 0, customers: [1] }])).to.deep.equal([]);
  });

  it('begin with what is locked, wherever it was', () => {
    const locked = { ...vans, vehicleTypes: [{ ...vans.vehicleTypes[0]!, vehicles: Int32Array.of(0) }, { ...vans.vehicleTypes[0]!, vehicles: Int32Array.of(1), locked: Int32Array.of(3) }] };
    expect(repairedRoutes(locked, [{ type: 0, customers: [3, 1] }, { type: 1, customers: [4] }])).to.have.deep.members([{ type: 0, customers: [1] }, { type: 1, customers: [3, 4] }]);
    expect(repairedRoutes(locked, [])).to.deep.equal([{ type: 1, customers: [3] }]);
  });

  it('keep what is locked where it breaks a relation with other visits', () => {
    const locked = withVans({ locked: Int32Array.of(3), vehicles: Int32Array.of(1) });
    const related = (kind: Problem['relations'][number]['kind']): Problem => ({ ...locked, relations: [{ kind, nodes: Int32Array.of(2, 3) }] });
    expect(repairedRoutes(related('one-of'), [{ type: 0, customers: [3, 2, 1] }]), 'the other alternative').to.deep.equal([{ type: 0, customers: [3, 1] }]);
    expect(repairedRoutes(related('in-order'), [{ type: 0, customers: [3, 2, 1] }]), 'what had to come before').to.deep.equal([{ type: 0, customers: [3, 1] }]);
  });

  it('leave room for what is locked within a limit of the fleet', () => {
    const [van] = vans.vehicleTypes;
    const types = [{ ...van!, vehicles: Int32Array.of(0) }, { ...van!, vehicles: Int32Array.of(1) }, { ...van!, vehicles: Int32Array.of(2), locked: Int32Array.of(3) }];
    const problem: Problem = { ...vans, vehicleTypes: types, fleetLimits: [{ kind: 'used', types: Int32Array.of(0, 1, 2), most: 2 }] };
    expect(repairedRoutes(problem, [{ type: 0, customers: [1] }, { type: 1, customers: [2] }])).to.have.deep.members([{ type: 0, customers: [1] }, { type: 2, customers: [3] }]);
  });

  it('keep every limit of problems of all kinds, whatever they were', () => {
    for (let seed = 0; seed < 150; seed++) {
      const problem = seed % 2 === 0 ? randomProblem(seed, { customers: 12 }) : featureProblem(seed, { customers: 12 });
      const routes = repairedRoutes(problem, shuffled(problem, seed));
      const faults = check(problem, routes).filter(({ kind }) => kind !== 'missing-customer');
      expect(faults, `seed ${seed}`).to.deep.equal([]);
      expect(repairedRoutes(problem, routes), `seed ${seed}, again`).to.deep.equal(routes);
    }
  });
});

describe('a run from given routes', () => {
  const problem = randomProblem(8, { customers: 60, vehicles: 20, tightness: 0.2 });
  let good: PlannedRoutes;
  before(async () => { good = (await solve(problem, 'alns', { iterations: 20_000 })).routes!; });

  for (const name of ['alns', 'hgs', 'sweep', 'savings']) {
    it(`of ${name} is never worse than they are, and the same each time`, async () => {
      const [a, b] = [await solve(problem, name, { iterations: 50, initial: good }), await solve(problem, name, { iterations: 50, initial: good })];
      expect(check(problem, a.routes)).to.deep.equal([]);
      expect(evaluate(problem, a.routes!).total).to.be.at.most(evaluate(problem, good).total);
      expect(b.routes).to.deep.equal(a.routes);
    });
  }

  it('serves what they leave out', async () => {
    const part = good.slice(1).map(({ type, customers }) => ({ type, customers: customers.slice(1) }));
    for (const name of ['alns', 'hgs']) {
      const { routes } = await solve(problem, name, { iterations: 500, initial: part });
      expect(check(problem, routes), name).to.deep.equal([]);
    }
  });

  it('starts from scratch if nothing of them holds', async () => {
    const [a, b] = [await solve(problem, 'alns', { iterations: 500 }), await solve(problem, 'alns', { iterations: 500, initial: [{ type: 7, customers: [999] }] })];
    expect(b.routes).to.deep.equal(a.routes);
  });
});
