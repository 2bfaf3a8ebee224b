import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadInstancesDir } from '../../../src/config.js';
import { isLiLim, parseLiLim } from '../../../src/instance/li-lim.js';
import { readInstance } from '../../../src/instance/read-instance.js';
import { isSartoriBuriol, parseSartoriBuriol } from '../../../src/instance/sartori-buriol.js';
import { readSolution } from '../../../src/instance/solution.js';
import { check } from '../../../src/model/checker.js';
import { distanceFunction } from '../../../src/model/distances.js';
import { evaluate } from '../../../src/model/cost.js';
import { packageRoot } from '../../../src/root.js';
import { THOROUGH } from '../../helpers/thorough.js';

const folder = join(packageRoot, 'test/data/instances');
const LIMITS = { nodes: 30_000, vehicles: 30_000, cells: 25_000_000 };

describe('instances with pickups and deliveries', () => {
  const published: [file: string, solution: string, vehicles: number, cost: number][] = [
    ['lc101.txt', 'lc101.10_829.txt', 10, 828.936867], ['bar-n100-1.txt', 'bar-n100-1.6_732.txt', 6, 732],
  ];
  for (const [file, solution, vehicles, cost] of published) {
    it(`reads ${file} so that the published solution has ${vehicles} vehicles and costs ${cost}`, () => {
      const { problem, request, bestKnown, bestVehicles } = readInstance(join(folder, file), { limits: LIMITS });
      const routes = readSolution(problem, readFileSync(join(folder, solution), 'utf8'), LIMITS);
      expect([request, problem.primary, bestVehicles, routes.length]).to.deep.equal([null, 'vehicles', vehicles, vehicles]);
      expect(check(problem, routes)).to.deep.equal([]);
      expect(evaluate(problem, routes).total).to.be.closeTo(cost, 1e-6);
      expect(bestKnown).to.be.closeTo(cost, 1e-6);
    });
  }

  for (const family of ['pdptw-lilim', 'pdptw-road']) {
    it(`have published solutions that are feasible with their stated vehicles and cost: all of ${family} below INSTANCES_DIR`, function () {
      const instances = loadInstancesDir();
      if (!THOROUGH || instances === null) this.skip();
      const names = readdirSync(join(instances, family));
      const isSolution = (name: string): boolean => /\.\d+_\d+\.txt$/.test(name);
      for (const name of names.filter((name) => !isSolution(name))) {
        const { problem, bestKnown, bestVehicles } = readInstance(join(instances, family, name), { limits: LIMITS });
        const stem = name.replace(/txt$/, '').toLowerCase();
        const solution = names.find((other) => isSolution(other) && other.startsWith(stem))!;
        const routes = readSolution(problem, readFileSync(join(instances, family, solution), 'utf8'), LIMITS);
        expect(check(problem, routes), name).to.deep.equal([]);
        expect([routes.length, evaluate(problem, routes).total], name).to.deep.equal([bestVehicles, bestKnown]);
      }
    });
  }

  it('has no best-known value under another rounding', () => {
    const { bestKnown, bestVehicles } = readInstance(join(folder, 'lc101.txt'), { limits: LIMITS, rounding: 'nearest' });
    expect([bestKnown, bestVehicles]).to.deep.equal([null, null]);
  });
});

describe('parseLiLim', () => {
  const text = '3\t20\t1\n0 0 0 0 0 100 0 0 0\n1 3 4 -5 0 90 10 3 0\n2 6 8 2 0 80 1 0 4\n3 0 9 5 0 70 10 0 1\n4 9 9 -2 5 60 1 2 0\n';

  it('numbers nodes as the file does and lists shipments by their pickups', () => {
    const problem = parseLiLim(text, LIMITS);
    expect(problem.shipments).to.deep.equal([
      { pickup: 2, delivery: 4, amounts: Float64Array.of(2), maxRide: Infinity },
      { pickup: 3, delivery: 1, amounts: Float64Array.of(5), maxRide: Infinity },
    ]);
    expect(problem.vehicleTypes.map(({ vehicles, start, end, pace, unitCost, capacity }) => [vehicles.length, start, end, pace, unitCost, ...capacity]))
      .to.deep.equal([[3, 0, 0, 1, 1, 20]]);
    expect([...problem.time!.close]).to.deep.equal([100, 90, 80, 70, 60]);
    expect(problem.quantities.map(({ delivered, collected }) => [...delivered, ...collected])).to.deep.equal([new Array(10).fill(0)]);
    expect(distanceFunction(problem)(0, 3)).to.equal(9);
    expect(distanceFunction(problem)(3, 4)).to.equal(9);
  });

  it('ignores the speed, which is 0 in one published file', () => {
    expect(parseLiLim(text.replace('3\t20\t1', '3\t20\t0'), LIMITS)).to.deep.equal(parseLiLim(text, LIMITS));
  });

  it('is chosen by the first line', () => {
    expect([isLiLim(text), isLiLim(`\n${text}`), isLiLim('R101\n25 200\n'), isLiLim('25 200\n'), isLiLim('')]).to.deep.equal([true, true, false, false, false]);
  });

  it('names what it cannot read', () => {
    const broken = (from: string, to: string) => () => parseLiLim(text.replace(from, to), LIMITS);
    expect(broken('2 6 8', '2 6')).to.throw('line 4: the row of node 2 must be 9 numbers that begin with 2, not "2 6 2 0 80 1 0 4"');
    expect(broken('2 6 8', '7 6 8')).to.throw('line 4: the row of node 2');
    expect(broken('80 1 0 4', '80 1 0 0')).to.throw('node 2 must name either its pickup or its delivery; it names 0 and 0');
    expect(broken('80 1 0 4', '80 1 3 4')).to.throw('it names 3 and 4');
    expect(broken('80 1 0 4', '80 1 0 9')).to.throw('node 2 names 9 as its delivery, which does not name it in return');
    expect(broken('80 1 0 4', '80 1 0 1')).to.throw('node 2 names 1 as its delivery, which does not name it in return');
    expect(broken('9 9 -2', '9 9 -3')).to.throw('node 2 picks up 2 and node 4 has the demand -3');
    expect(broken('0 0 0 0 0 100 0 0 0', '0 0 0 0 0 100 0 0 1')).to.throw('node 0 is the depot');
    expect(broken('-5 0 90', '-5 95 90')).to.throw('as a solve request');
    expect(() => parseLiLim('3 20 1\n0 0 0 0 0 100 0 0 0\n', LIMITS)).to.throw('no rows of nodes');
    expect(() => parseLiLim(text, { ...LIMITS, nodes: 4 })).to.throw('5 nodes exceed the limit of 4');
    expect(() => parseLiLim(text, { ...LIMITS, vehicles: 2 })).to.throw('3 vehicles exceed the limit of 2');
  });
});

describe('parseSartoriBuriol', () => {
  const text = 'NAME: t\nLOCATION: here\nTYPE: PDPTW\nSIZE: 3\nROUTE-TIME: 60\nCAPACITY: 8\nNODES\n' +
    '0 41.1 2.1 0 0 60 0 0 0\n1 41.2 2.2 3 0 50 5 0 2\n2 41.3 2.3 -3 0 55 5 1 0\nEDGES\n0 4 5\n6 0 7\n8 9 0\nEOF\n';

  it('reads the minutes of its matrix as distances, and as many vehicles as pairs', () => {
    const problem = parseSartoriBuriol(text, LIMITS);
    expect([problem.vehicleCount, problem.vehicleTypes[0]!.capacity[0], problem.primary]).to.deep.equal([1, 8, 'vehicles']);
    expect([distanceFunction(problem)(0, 1), distanceFunction(problem)(1, 0), distanceFunction(problem)(2, 1)]).to.deep.equal([4, 6, 9]);
    expect(problem.shipments).to.deep.equal([{ pickup: 1, delivery: 2, amounts: Float64Array.of(3), maxRide: Infinity }]);
    expect([...problem.time!.close]).to.deep.equal([60, 50, 55]);
  });

  it('is chosen by the type in the header', () => {
    expect([isSartoriBuriol(text), isSartoriBuriol(text.replace('PDPTW', 'CVRP')), isSartoriBuriol('R101\n25 200\n'), isSartoriBuriol('')])
      .to.deep.equal([true, false, false, false]);
  });

  it('names what it cannot read', () => {
    const broken = (from: string, to: string) => () => parseSartoriBuriol(text.replace(from, to), LIMITS);
    expect(broken('SIZE: 3', 'SIZE: 5')).to.throw('SIZE is 5, but NODES has 3 rows');
    expect(broken('SIZE: 3', 'SIZE: x')).to.throw('SIZE: "x" is not a number');
    expect(broken('CAPACITY: 8\n', '')).to.throw('CAPACITY: "" is not a number');
    expect(broken('LOCATION: here', 'here')).to.throw('line 2: "here" is no "KEY: value"');
    expect(broken('6 0 7\n', '')).to.throw('EDGES contains 6 weights; FULL_MATRIX with 3 nodes requires 9');
    expect(broken('6 0 7', '6 0 -7')).to.throw('EDGES: -7 is not a distance');
    expect(broken('EDGES\n0 4 5\n6 0 7\n8 9 0\n', '')).to.throw('SIZE is 3, but NODES has 4 rows');
    expect(broken('2 41.3 2.3 -3 0 55 5 1 0\n', '')).to.throw('SIZE is 3, but NODES has 2 rows');
    expect(() => parseSartoriBuriol(text, { ...LIMITS, nodes: 2 })).to.throw('3 nodes exceed the limit of 2');
    expect(() => parseSartoriBuriol(text, { ...LIMITS, cells: 8 })).to.throw('9 cells exceed the limit of 8');
  });
});
