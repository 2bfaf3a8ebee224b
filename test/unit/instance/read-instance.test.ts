import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadInstancesDir } from '../../../src/config.js';
import { materialise } from '../../../src/instance/materialise.js';
import { parseSolomon } from '../../../src/instance/solomon.js';
import { parseVrplib, parseVrplibProblem } from '../../../src/instance/vrplib.js';
import { readInstance } from '../../../src/instance/read-instance.js';
import { readSolution, writeSolution } from '../../../src/instance/solution.js';
import { check } from '../../../src/model/checker.js';
import { evaluate } from '../../../src/model/cost.js';
import { distanceFunction } from '../../../src/model/distances.js';
import { packageRoot } from '../../../src/root.js';
import { requestDistance } from '../../helpers/changed-problem.js';
import { THOROUGH } from '../../helpers/thorough.js';

const folder = join(packageRoot, 'test/data/instances');
const LIMITS = { nodes: 30_000, vehicles: 30_000, cells: 25_000_000 };

describe('readInstance', () => {
  const published: [string, number][] = [
    ['X-n101-k25.vrp', 27591], ['X-n110-k13.vrp', 14971], ['C101.txt', 827.3], ['R102.txt', 1466.6],
    ['RC201.txt', 1261.8], ['X110-HD.vrp', 15859.343], ['X148-HVRP.vrp', 80285.273], ['PR11A.vrp', 6655.548],
    ['PR01.vrp', 1655.42], ['C1_10_1.vrp', 24539.1], ['C201R0.25.vrp', 1500.6],
  ];
  for (const [file, cost] of published) {
    it(`reads ${file} so that the published solution is feasible and costs ${cost}`, () => {
      const instance = readInstance(join(folder, file), { limits: LIMITS });
      const { problem } = instance;
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
    expect(readInstance(join(folder, 'X-n101-k25.vrp'), { limits: LIMITS }).problem.vehicleCount).to.equal(100);
    expect(readInstance(join(folder, 'R102.txt'), { limits: LIMITS }).problem.vehicleCount).to.equal(25);
  });

  it('has no best-known value under another rounding', () => {
    const { problem, bestKnown } = readInstance(join(folder, 'R102.txt'), { limits: LIMITS, rounding: 'none' });
    expect(bestKnown).to.equal(null);
    expect(problem.travel[0]!.distances).to.include({ rounding: 'none' });
  });

  it('says which file cannot be read', () => {
    expect(() => readInstance(join(folder, 'none.vrp'), { limits: LIMITS })).to.throw(/none\.vrp: cannot be read \(ENOENT\)/);
  });

  it('converts rounded coordinates to a matrix of the same distances', () => {
    const { request } = readInstance(join(folder, 'C101.txt'), { limits: LIMITS });
    const matrix = materialise(request!);
    const before = requestDistance(request!);
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
    expect(() => parseVrplib(text('LOWER_ROW', '1 2 3').replace('DEPOT_', 'TRAILER_'), LIMITS)).to.throw('TRAILER_SECTION is not supported');
    expect(() => parseVrplib('hello world', LIMITS)).to.throw('line 1');
    expect(() => parseVrplib(`DIMENSION : 3\n${text('LOWER_ROW', '1 2 3')}`, LIMITS)).to.throw(/^line \d+: DIMENSION appears a second time; keep only one$/);
    expect(() => parseVrplib(text('LOWER_ROW', '1 2 3').replace('DEPOT_SECTION', 'DEMAND_SECTION\n1 0\nDEPOT_SECTION'), LIMITS)).to.throw(/^line \d+: DEMAND_SECTION appears a second time; keep only one$/);
    for (const key of ['DIMENSION', 'CAPACITY']) {
      const without = text('LOWER_ROW', '1 2 3').replace(new RegExp(`${key} .*\\n`), '');
      expect(() => parseVrplib(without, LIMITS)).to.throw(`the line "${key} : value" is missing`);
    }
  });
});

describe('the families that version 1 cannot state', () => {
  const file = (type: string, more: string): string => `NAME : t\nTYPE : ${type}\nDIMENSION : 4\nVEHICLES : 3\nCAPACITY : 5\nEDGE_WEIGHT_TYPE : EUC_2D\n` +
    `NODE_COORD_SECTION\n1 0 0\n2 3 4\n3 6 8\n4 0 1\nDEMAND_SECTION\n1 0\n2 1\n3 2\n4 1\n${more}EOF\n`;
  const ALLOWED = 'VEHICLES_ALLOWED_CLIENTS_SECTION\n1 2 3 4\n2 2\n3 4 2 3\n';

  it('have a vehicle type per set of customers that may be served, and the first node as depot', () => {
    const { request, problem } = parseVrplibProblem(file('SDVRPTW', ALLOWED), LIMITS);
    expect(request).to.equal(null);
    expect(problem.vehicleTypes.map(({ vehicles, start }) => [start, ...vehicles])).to.deep.equal([[0, 0, 2], [0, 1]]);
    expect([...problem.allowed!]).to.deep.equal([1, 1, 1, 1, 1, 0, 1, 0]);
    expect(parseVrplibProblem(file('SDVRPTW', ALLOWED.replace('2 2\n', '2 2 3 4\n')), LIMITS).problem.allowed).to.equal(null);
  });

  it('refuse a route of a vehicle to a customer that it may not serve', () => {
    const { problem } = parseVrplibProblem(file('SDVRPTW', ALLOWED), LIMITS);
    expect(check(problem, [{ type: 0, customers: [3, 2] }, { type: 1, customers: [1] }])).to.deep.equal([]);
    expect(check(problem, [{ type: 0, customers: [3, 1] }, { type: 1, customers: [2] }])).to.have.length(1);
  });

  it('pay the prize of a customer that is left out, and require customers without a prize', () => {
    const { request, problem } = parseVrplibProblem(file('PCVRPTW', 'PRIZE_SECTION\n1 0\n2 21\n3 0\n4 2.5\n'), LIMITS);
    expect(request).to.equal(null);
    expect([...problem.omission!.price]).to.deep.equal([Infinity, 21, Infinity, 2.5]);
  });

  it('are refused where a request of version 1 is needed, and where rows are broken', () => {
    expect(() => parseVrplib(file('SDVRPTW', ALLOWED), LIMITS)).to.throw('the VEHICLES_ALLOWED_CLIENTS_SECTION cannot be stated in a solve request of version 1');
    expect(() => parseVrplibProblem(file('SDVRPTW', ALLOWED.replace('3 4 2 3', '3 4 2 9')), LIMITS)).to.throw('row of 3: 9 is not a whole number from 1 to 4');
    expect(() => parseVrplibProblem(file('SDVRPTW', ALLOWED.replace('2 2\n', '')), LIMITS)).to.throw('number 2 of 1 to 3 is missing');
    expect(() => parseVrplibProblem(file('PCVRPTW', 'PRIZE_SECTION\n1 0\n2 -1\n3 0\n4 2\n'), LIMITS)).to.throw('the prize of 2 is -1');
  });

  it('deliver first, and reach no customer with a collection from the depot', () => {
    const backhauls = 'BACKHAUL_SECTION\n1 0\n2 0\n3 4\n4 1\n';
    const text = file('VRPB', backhauls).replace('3 2\n4 1\n', '3 0\n4 0\n');
    const { request, problem } = parseVrplibProblem(text, LIMITS);
    expect(request).to.equal(null);
    expect(problem.quantities.map(({ delivered, collected }) => [[...delivered], [...collected]])).to.deep.equal([[[0, 1, 0, 0], [0, 0, 4, 1]]]);
    expect(check(problem, [{ type: 0, customers: [1, 2, 3] }])).to.deep.equal([]);
    expect(check(problem, [{ type: 0, customers: [2, 1, 3] }]).map(({ kind }) => kind)).to.deep.equal(['deliveries-first']);
    const distance = distanceFunction(problem);
    expect([distance(0, 1), distance(0, 2), distance(2, 0), distance(0, 3)]).to.deep.equal([5, 100, 10, 100]);
    expect(() => parseVrplib(text, LIMITS)).to.throw('the BACKHAUL_SECTION cannot be stated in a solve request of version 1');
    expect(() => parseVrplibProblem(text, { ...LIMITS, cells: 15 })).to.throw('16');
  });

  it('mix deliveries and collections in a file of another type, and state nothing more with nothing to collect', () => {
    const mixed = parseVrplibProblem(file('PCVRPTW', 'BACKHAUL_SECTION\n1 0\n2 0\n3 4\n4 1\n'), LIMITS).problem;
    expect([...mixed.quantities[0]!.collected]).to.deep.equal([0, 0, 4, 1]);
    expect([mixed.vehicleTypes[0]!.deliveriesFirst, mixed.travel[0]!.distances.kind]).to.deep.equal([false, 'positions']);
    expect(parseVrplibProblem(file('VRPB', 'BACKHAUL_SECTION\n1 0\n2 0\n3 0\n4 0\n'), LIMITS).request).to.not.equal(null);
  });

  const TRIPS = 'TIME_WINDOW_SECTION\n1 0 90\n2 0 80\n3 0 80\n4 0 80\nSERVICE_TIME_SECTION\n1 0\n2 5\n3 5\n4 5\n' +
    'RELEASE_TIME_SECTION\n1 0\n2 30\n3 0\n4 12\nVEHICLES_RELOAD_DEPOT_SECTION\n1 1\n2 1\n3\n';

  it('make several trips, each once its goods are released, and differ by where they reload', () => {
    const { request, problem } = parseVrplibProblem(file('MTVRPTWR', TRIPS), LIMITS);
    expect(request).to.equal(null);
    expect(problem.vehicleTypes.map(({ vehicles, reload }) => [...vehicles, reload])).to.deep.equal([
      [0, 1, { depots: Int32Array.of(0), minutes: 0, maxTrips: Infinity }], [2, null],
    ]);
    expect([...problem.time!.release!]).to.deep.equal([0, 30, 0, 12]);
    expect(problem.quantities.map(({ delivered, collected }) => [[...delivered], [...collected]])).to.deep.equal([[[0, 1, 2, 1], [0, 0, 0, 0]]]);
    expect(() => parseVrplib(file('MTVRPTWR', TRIPS), LIMITS)).to.throw('the RELEASE_TIME_SECTION cannot be stated in a solve request of version 1');
    expect(() => parseVrplibProblem(file('MTVRPTWR', TRIPS.replace('2 30', '2 -1')), LIMITS)).to.throw('the release time of 2 is -1');
    expect(() => parseVrplibProblem(file('MTVRPTWR', TRIPS.replace('2 1\n3\n', '2 1 2\n3\n')), LIMITS)).to.throw('node 2 is a customer');
    expect(() => parseVrplibProblem(file('MTVRPTWR', TRIPS.slice(TRIPS.indexOf('RELEASE'))), LIMITS)).to.throw('needs a TIME_WINDOW_SECTION');
  });

  it('have solutions whose empty trips are left out', () => {
    const { problem } = parseVrplibProblem(file('MTVRPTWR', TRIPS), LIMITS);
    const [route] = readSolution(problem, 'Route #1: 0 3 0 0 2 0\n', LIMITS);
    expect(route).to.deep.equal({ type: 0, customers: [3, 0, 2] });
  });

  for (const family of ['sdvrptw', 'pcvrptw', 'vrpb', 'mtvrptwr']) {
    it(`have published solutions that are feasible at their stated cost: all of ${family} below INSTANCES_DIR`, function () {
      const instances = loadInstancesDir();
      if (!THOROUGH || instances === null) this.skip();
      const paths = readdirSync(join(instances, family)).filter((name) => name.endsWith('.vrp')).map((name) => join(instances, family, name));
      expect(paths).to.not.be.empty;
      for (const path of paths) {
        const { problem, bestKnown } = readInstance(path, { limits: LIMITS });
        const routes = readSolution(problem, readFileSync(path.replace(/\.vrp$/, '.sol'), 'utf8'), LIMITS);
        expect(check(problem, routes), path).to.deep.equal([]);
        expect(evaluate(problem, routes).total, path).to.be.closeTo(bestKnown!, 0.0005);
      }
    });
  }
});

describe('parseSolomon', () => {
  it('names what it cannot read', () => {
    expect(() => parseSolomon('R1\n', LIMITS)).to.throw('number of vehicles');
    expect(() => parseSolomon('R1\n2 10\n0 1 1 0 0 9\n', LIMITS)).to.throw('customer line 0 must be 7 numbers that begin with 0, not "0 1 1 0 0 9"');
    expect(() => parseSolomon('R1\n2 10\n1 1 1 0 0 9 0\n', LIMITS)).to.throw('customer line 0');
  });

  it('drops no customer whose line is not all numbers, also the last one', () => {
    const text = 'R1\n2 10\nCUST NO. XCOORD.\n0 1 1 0 0 9 0\n1 2 2 1 0 9 0\n';
    expect(parseSolomon(text, LIMITS).nodeCount).to.equal(2);
    expect(() => parseSolomon(`${text}2 4,5 2 1 0 9 0\n`, LIMITS)).to.throw('customer line 2 must be 7 numbers that begin with 2, not "2 4,5 2 1 0 9 0"');
    expect(() => parseSolomon(`${text}2 n/a 2 1 0 9 0\n`, LIMITS)).to.throw('customer line 2');
  });
});
