import { expect } from 'chai';
import { check, evaluate } from '../../../../src/model/index.js';
import { createGenetic, type GeneticKernel } from '../../../../src/search/genetic/index.js';
import { buildNetwork } from '../../../../src/search/instance/index.js';
import { readRoutes, writeRoutes } from '../../../../src/search/ruin-recreate/index.js';
import { plainProblem, type PlainOptions } from '../../../helpers/plain-problem.js';

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
];

function bestOf(kernel: GeneticKernel) {
  return readRoutes(kernel.exchange, kernel.best());
}

describe('the genetic kernel', () => {
  for (const [name, options] of kinds) {
    const problem = plainProblem(3, options);
    const net = buildNetwork(problem);

    it(`gives feasible routes at their true cost, ${name}`, () => {
      const kernel = createGenetic(net, 6);
      kernel.run(200);
      const routes = bestOf(kernel);
      expect(check(problem, routes)).to.deep.equal([]);
      expect(kernel.bestCost()).to.be.closeTo(evaluate(problem, routes).total, 1e-6 * kernel.bestCost());
    });
  }

  it('takes solutions from outside, and keeps the best of them', () => {
    const problem = plainProblem(7, { customers: 40, vehicles: 12 });
    const net = buildNetwork(problem);
    const [giver, taker] = [createGenetic(net, 1), createGenetic(net, 2)];
    giver.run(400);
    taker.immigrate(writeRoutes(taker.exchange, bestOf(giver)));
    expect(taker.bestCost()).to.be.closeTo(giver.bestCost(), 1e-6);
    expect(check(problem, bestOf(taker))).to.deep.equal([]);
  });

  it('keeps the best when its population starts anew', () => {
    const kernel = createGenetic(buildNetwork(plainProblem(8, { customers: 20, vehicles: 5 })), 1);
    kernel.setPatience(5);
    let last = Infinity;
    for (let k = 0; k < 20; k++) {
      kernel.run(50);
      expect(kernel.bestCost()).to.be.at.most(last);
      last = kernel.bestCost();
    }
    expect(last).to.be.lessThan(Infinity);
  });
});
