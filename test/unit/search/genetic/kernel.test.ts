import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import { createGenetic, type GeneticKernel } from '../../../../src/search/genetic/kernel.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { readRoutes, writeRoutes } from '../../../../src/search/ruin-recreate/exchange.js';
import { plainProblem, type PlainOptions, type VehicleKind } from '../../../helpers/plain-problem.js';
import { distancesOf, withDistances } from '../../../helpers/changed-problem.js';

const THREE: readonly VehicleKind[] = [{ size: 0.5, fixedCost: 100, unitCost: 1 }, { size: 1.2, fixedCost: 170, unitCost: 1.4 }, { size: 2, fixedCost: 300, unitCost: 2.1 }];
const FAST: readonly VehicleKind[] = THREE.map((kind, k) => ({ ...kind, speed: 55 + 10 * k }));
const MANY: readonly VehicleKind[] = Array.from({ length: 14 }, (_, k) => ({ size: 0.6 + k / 10, fixedCost: 50 + 13 * k, unitCost: 1 + k / 20, speed: 60 + k }));

const kinds: readonly (readonly [string, PlainOptions])[] = [
  ['from coordinates', { customers: 40, vehicles: 12 }],
  ['from a matrix', { customers: 40, vehicles: 12, matrix: true }],
  ['with costs of vehicles', { customers: 30, vehicles: 12, fixedCost: 300 }],
  ['with a tight fleet', { customers: 40, vehicles: 6, filled: 0.96 }],
  ['of few customers', { customers: 2, vehicles: 2 }],
  ['with windows', { customers: 40, vehicles: 20, windows: 120 }],
  ['with windows and costs of vehicles', { customers: 30, vehicles: 12, windows: 400, fixedCost: 300 }],
  ['with windows, from a matrix', { customers: 30, vehicles: 12, windows: 300, matrix: true }],
  ['from several depots', { customers: 40, vehicles: 12, depots: 3 }],
  ['from several depots with windows, a cap and costs of vehicles', { customers: 40, vehicles: 24, depots: 4, windows: 200, hours: 44, fixedCost: 100 }],
  ['from one depot to another', { customers: 30, vehicles: 12, depots: 2, oneWay: true }],
  ['from one depot to another with windows', { customers: 30, vehicles: 16, depots: 2, oneWay: true, windows: 300, matrix: true }],
  ['with a cap', { customers: 30, vehicles: 16, windows: 300, hours: 48 }],
  ['of one customer', { customers: 1, vehicles: 1 }],
  ['with another way back', { customers: 40, vehicles: 12, asymmetric: true }],
  ['with another way back and windows', { customers: 40, vehicles: 20, windows: 200, asymmetric: true }],
  ['with another way back, from one depot to another', { customers: 40, vehicles: 12, asymmetric: true, depots: 3, oneWay: true }],
  ['with three kinds of vehicles', { customers: 40, vehicles: 15, kinds: THREE }],
  ['with three kinds of vehicles and another way back', { customers: 40, vehicles: 15, asymmetric: true, kinds: THREE }],
  ['with three kinds of vehicles from several depots', { customers: 40, vehicles: 18, depots: 3, oneWay: true, asymmetric: true, kinds: THREE }],
  ['with three kinds of vehicles and windows', { customers: 40, vehicles: 24, windows: 300, kinds: THREE }],
  ['with three kinds of vehicles of different speed, a cap and another way back', { customers: 40, vehicles: 24, windows: 400, hours: 46, asymmetric: true, kinds: FAST }],
  ['with as many kinds as vehicles', { customers: 40, vehicles: 14, windows: 400, kinds: MANY }],
  ['with drivers who start at home', { customers: 40, vehicles: 12, depots: 12, oneWay: true, asymmetric: true }],
  ['with soft windows', { customers: 40, vehicles: 6, windows: 100, latePenalty: 0.5 }],
  ['with soft windows and a cap', { customers: 40, vehicles: 14, windows: 100, hours: 48, latePenalty: 0.5 }],
  ['with soft windows, a cap and drivers who start at home', { customers: 40, vehicles: 14, depots: 14, oneWay: true, windows: 100, hours: 30, latePenalty: 0.5, asymmetric: true }],
  ['with soft windows and three kinds of vehicles', { customers: 40, vehicles: 12, windows: 200, latePenalty: 3, kinds: FAST }],
  ['with costs of vehicles only', { customers: 30, vehicles: 12, kinds: [{ unitCost: 0, fixedCost: 10 }, { unitCost: 0, fixedCost: 17, size: 2 }] }],
];

function bestOf(kernel: GeneticKernel) {
  return readRoutes(kernel.exchange, kernel.best());
}

describe('the genetic kernel', () => {
  for (const [name, options] of kinds) {
    const problem = plainProblem(3, options);
    const instance = buildInstance(problem);

    it(`returns feasible routes with their true cost, ${name}`, () => {
      const kernel = createGenetic(instance, 6);
      kernel.run(200);
      const routes = bestOf(kernel);
      expect(check(problem, routes)).to.deep.equal([]);
      expect(kernel.bestCost()).to.be.closeTo(evaluate(problem, routes).total, 1e-6 * kernel.bestCost());
    });
  }

  it('accepts solutions from outside, and keeps the best of them', () => {
    const problem = plainProblem(7, { customers: 40, vehicles: 12 });
    const instance = buildInstance(problem);
    const [giver, taker] = [createGenetic(instance, 1), createGenetic(instance, 2)];
    giver.run(400);
    taker.immigrate(writeRoutes(taker.exchange, bestOf(giver)));
    expect(taker.bestCost()).to.be.closeTo(giver.bestCost(), 1e-6);
    expect(check(problem, bestOf(taker))).to.deep.equal([]);
  });

  it('emits individuals that serve every customer once, and none before it has any', () => {
    const problem = plainProblem(7, { customers: 40, vehicles: 12, kinds: THREE });
    const instance = buildInstance(problem);
    const [giver, taker] = [createGenetic(instance, 1), createGenetic(instance, 2)];
    expect(giver.emigrate()).to.equal(0);
    giver.run(300);
    const seen = new Set<string>();
    for (let k = 0; k < 20; k++) {
      const routes = readRoutes(giver.exchange, giver.emigrate());
      expect(routes.flatMap(({ customers }) => [...customers]).sort((a, b) => a - b)).to.deep.equal([...problem.customers]);
      seen.add(JSON.stringify(routes));
      expect(taker.fits(routes)).to.equal(true);
      taker.immigrate(writeRoutes(taker.exchange, routes));
    }
    expect(seen.size).to.be.greaterThan(3);
    taker.run(100);
    expect(check(problem, bestOf(taker))).to.deep.equal([]);
  });

  it('keeps the best when its population restarts', () => {
    const kernel = createGenetic(buildInstance(plainProblem(8, { customers: 20, vehicles: 5 })), 1);
    kernel.setPatience(5);
    let last = Infinity;
    for (let k = 0; k < 20; k++) {
      kernel.run(50);
      expect(kernel.bestCost()).to.be.at.most(last);
      last = kernel.bestCost();
    }
    expect(last).to.be.lessThan(Infinity);
  });

  it('allocates nothing after it is created: its view of the exchange stays valid', () => {
    for (const options of [{ customers: 60, vehicles: 20, depots: 3, windows: 200, fixedCost: 40 }, { customers: 60, vehicles: 12, asymmetric: true }]) {
      const kernel = createGenetic(buildInstance(plainProblem(2, options)), 1);
      const { exchange } = kernel;
      const { byteLength } = exchange.buffer;
      kernel.setPatience(20);
      kernel.run(400);
      kernel.immigrate(writeRoutes(exchange, bestOf(kernel)));
      kernel.setSurvivors(100);
      kernel.run(100);
      expect(exchange.length).to.be.above(60);
      expect(exchange.buffer.byteLength).to.equal(byteLength);
    }
  });

  it('terminates if all customers are at the depot and cost nothing to reach', () => {
    const problem = plainProblem(1, { customers: 30, vehicles: 20, fixedCost: 50 });
    const distances = distancesOf(problem);
    if (distances.kind !== 'positions') throw new TypeError('no positions');
    const costless = { ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, unitCost: 0 })) };
    const free = withDistances(costless, { ...distances, x: distances.x.map(() => 0), y: distances.y.map(() => 0) });
    const kernel = createGenetic(buildInstance(free), 1);
    kernel.run(200);
    expect(check(free, bestOf(kernel))).to.deep.equal([]);
    expect(kernel.bestCost()).to.equal(50 * bestOf(kernel).length);
  });
});
