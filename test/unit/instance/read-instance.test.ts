import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemFromRequest } from '../../../src/contract/problem.js';
import { materialise } from '../../../src/instance/materialise.js';
import { parseSolomon } from '../../../src/instance/solomon.js';
import { parseVrplib } from '../../../src/instance/vrplib.js';
import { readInstance } from '../../../src/instance/read-instance.js';
import { readSolution, writeSolution } from '../../../src/instance/solution.js';
import { check } from '../../../src/model/checker.js';
import { evaluate } from '../../../src/model/cost.js';
import { packageRoot } from '../../../src/root.js';
import { requestDistance } from '../../helpers/changed-problem.js';

const folder = join(packageRoot, 'test/data/instances');
const LIMITS = { nodes: 30_000, vehicles: 30_000, cells: 25_000_000 };

describe('readInstance', () => {
  const published: [string, number][] = [
    ['X-n101-k25.vrp', 27591], ['X-n110-k13.vrp', 14971], ['C101.txt', 827.3], ['R102.txt', 1466.6],
    ['RC201.txt', 1261.8], ['X110-HD.vrp', 15859.343], ['X148-HVRP.vrp', 80285.273], ['PR11A.vrp', 6655.548],
  ];
  for (const [file, cost] of published) {
    it(`reads ${file} so that the published solution is feasible and costs ${cost}`, () => {
      const instance = readInstance(join(folder, file), { limits: LIMITS });
      const problem = problemFromRequest(instance.request);
      const routes = readSolution(problem, readFileSync(join(folder, file.replace(/\.\w+$/, '.sol')), 'utf8'), LIMITS);
      expect(check(problem, routes)).to.deep.equal([]);
      expect(evaluate(problem, routes).total).to.be.closeTo(cost, 0.0005);
      expect(instance.bestKnown).to.be.closeTo(cost, 0.0005);
      const rewritten = readSolution(problem, writeSolution(problem, routes, cost), LIMITS);
      expect(check(problem, rewritten)).to.deep.equal([]);
      expect(evaluate(problem, rewritten).total).to.be.closeTo(cost, 0.0005);
    });
  }

  it('returns one vehicle per customer if the file has no fleet, and the file\'s fleet otherwise', () => {
    expect(readInstance(join(folder, 'X-n101-k25.vrp'), { limits: LIMITS }).request.vehicleCount).to.equal(100);
    expect(readInstance(join(folder, 'R102.txt'), { limits: LIMITS }).request.vehicleCount).to.equal(25);
  });

  it('has no best-known value under another rounding', () => {
    const { request, bestKnown } = readInstance(join(folder, 'R102.txt'), { limits: LIMITS, rounding: 'none' });
    expect(bestKnown).to.equal(null);
    expect(request.distances).to.include({ rounding: 'none' });
  });

  it('says which file cannot be read', () => {
    expect(() => readInstance(join(folder, 'none.vrp'), { limits: LIMITS })).to.throw(/none\.vrp: cannot be read \(ENOENT\)/);
  });

  it('converts rounded coordinates to a matrix of the same distances', () => {
    const { request } = readInstance(join(folder, 'C101.txt'), { limits: LIMITS });
    const matrix = materialise(request);
    const before = requestDistance(request);
    const after = requestDistance(matrix);
    for (let i = 0; i < 101; i++) for (let j = 0; j < 101; j++) expect(after(i, j)).to.equal(before(i, j));
    expect(materialise(matrix)).to.equal(matrix);
  });
});

describe('parseVrplib', () => {
  const text = (format: string, weights: string, more = ''): string =>
    `NAME : t\nTYPE : CVRP\nDIMENSION : 3\nCAPACITY : 5\nEDGE_WEIGHT_TYPE : EXPLICIT\nEDGE_WEIGHT_FORMAT : ${format}\n${more}` +
    `EDGE_WEIGHT_SECTION\n${weights}\nDEMAND_SECTION\n1 0\n2 1\n3 2\nDEPOT_SECTION\n1\n-1\nEOF\n`;
  const formats: [string, string][] = [
    ['FULL_MATRIX', '0 1 2\n1 0 3\n2 3 0'], ['LOWER_ROW', '1\n2 3'], ['UPPER_ROW', '1 2\n3'], ['LOWER_DIAG_ROW', '0 1 0 2 3 0'],
    ['UPPER_DIAG_ROW', '0 1 2 0 3 0'], ['UPPER_COL', '1 2 3'], ['LOWER_COL', '1 2 3'], ['UPPER_DIAG_COL', '0 1 0 2 3 0'],
    ['LOWER_DIAG_COL', '0 1 2 0 3 0'],
  ];
  for (const [format, weights] of formats) {
    it(`reads explicit weights as ${format}`, () => {
      const { distances } = parseVrplib(text(format, weights), LIMITS);
      expect(distances.kind === 'matrix' && [...distances.matrix]).to.deep.equal([0, 1, 2, 1, 0, 3, 2, 3, 0]);
    });
  }

  it('treats a limit on route length as working hours', () => {
    const request = parseVrplib(text('LOWER_ROW', '1 2 3', 'DISTANCE : 6\nSERVICE_TIME : 2\n'), LIMITS);
    expect(request).to.deep.include({ maxWorkingHours: 0.1, serviceTimes: [0, 2, 2], timeWindows: [[0, 6], [0, 6], [0, 6]], speeds: [60, 60] });
  });

  it('names what it cannot read', () => {
    expect(() => parseVrplib(text('LOWER_ROW', '1 2'), LIMITS)).to.throw('contains 2 weights; LOWER_ROW with 3 nodes requires 3');
    expect(() => parseVrplib(text('SPIRAL', '1 2 3'), LIMITS)).to.throw('EDGE_WEIGHT_FORMAT SPIRAL is not known');
    expect(() => parseVrplib(text('LOWER_ROW', '1 x 3'), LIMITS)).to.throw('EDGE_WEIGHT_SECTION: "x" is not a number');
    expect(() => parseVrplib(text('LOWER_ROW', '1 2 3').replace('3 2\nDEPOT', '2 2\nDEPOT'), LIMITS)).to.throw('DEMAND_SECTION: number 2 appears twice');
    expect(() => parseVrplib(text('LOWER_ROW', '1 2 3').replace('DIMENSION : 3', 'DIMENSION : 2.5'), LIMITS)).to.throw('DIMENSION: 2.5 is not a positive whole number');
    expect(() => parseVrplib(text('LOWER_ROW', '1 2 3').replace('DEPOT_', 'BACKHAUL_'), LIMITS)).to.throw('BACKHAUL_SECTION is not supported');
    expect(() => parseVrplib('hello world', LIMITS)).to.throw('line 1');
  });
});

describe('parseSolomon', () => {
  it('names what it cannot read', () => {
    expect(() => parseSolomon('R1\n', LIMITS)).to.throw('number of vehicles');
    expect(() => parseSolomon('R1\n2 10\n0 1 1 0 0 9\n', LIMITS)).to.throw('customer line 0 must be 7 numbers that begin with 0, not "0 1 1 0 0 9"');
    expect(() => parseSolomon('R1\n2 10\n1 1 1 0 0 9 0\n', LIMITS)).to.throw('customer line 0');
  });
});
