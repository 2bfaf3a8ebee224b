import { expect } from 'chai';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRequest } from '../../src/contract/parse.js';
import { problemFromRequest } from '../../src/contract/problem.js';
import { requestToJson } from '../../src/contract/wire.js';
import { verifyResult } from '../../src/contract/result-reader.js';
import { validateText } from '../../src/http/center/validate-text.js';
import { InstanceError } from '../../src/instance/instance-error.js';
import { isLiLim, parseLiLim } from '../../src/instance/li-lim.js';
import { isSartoriBuriol, parseSartoriBuriol } from '../../src/instance/sartori-buriol.js';
import { parseSolomon } from '../../src/instance/solomon.js';
import { parseSolution, readSolution } from '../../src/instance/solution.js';
import { parseVrplib, parseVrplibProblem } from '../../src/instance/vrplib.js';
import { packageRoot } from '../../src/root.js';
import { builtInSelection } from '../../src/strategy/selection-reader.js';
import { loadManifests } from '../../src/strategy/registry.js';
import { mutatedTexts } from '../helpers/mutated-texts.js';
import { countOf } from '../helpers/thorough.js';

const TEXTS = countOf(700, 20_000);
const LIMITS = { nodes: 50, vehicles: 20, cells: 2500 };
const MAX_GROWTH = 100 * 2 ** 20;
const MAX_MS = 50;
const NODES = 12;

const real = (file: string): string => readFileSync(join(packageRoot, 'test/data/instances', file), 'utf8');

/** A real file reduced to the first nodes, so that most of it are distinct lines. */
function cutVrplib(file: string): string {
  return real(file).replace(/^DIMENSION.*$/m, `DIMENSION : ${NODES}`).replace(/^(VEHICLES\s*:).*$/m, `$1 ${NODES}`).split(/\r?\n/)
    .filter((line) => !/^\d/.test(line) || Number(line.trim().split(/\s+/)[0]) <= NODES).join('\n');
}

const SOLOMON = real('C101.txt').split(/\r?\n/).slice(0, 9 + NODES).join('\n').replace(/^(\s*)25(\s+200)/m, '$13$2');
const MATRIX = 'NAME : t\nTYPE : CVRP\nDIMENSION : 4\nCAPACITY : 5\nEDGE_WEIGHT_TYPE : EXPLICIT\nEDGE_WEIGHT_FORMAT : LOWER_ROW\nEDGE_WEIGHT_SECTION\n1\n2 3\n4 5 6\nDEMAND_SECTION\n1 0\n2 1\n3 2\n4 1\nDEPOT_SECTION\n1\n-1\nEOF\n';
const REQUEST = { node_num: 4, vehicle_num: 2, node_positions: [[0, 0], [1, 0], [0, 1], [1, 1]], distance_matrix: [], start_nodes: [0, 0], end_nodes: [0, 0], node_demands: [0, 1, 2, 1], vehicles_capacity: [5, 5],
  node_time_windows: [[0, 100], [0, 100], [0, 100], [0, 100]], node_service_time: [0, 1, 1, 1], vehicle_speeds: [60, 60] };
const RESULT = { success: true, error: null, result: { total_cost: 4, routes: { 'Vehicle 0': [0, 1, 3, 2, 0] }, distances: [4], loads: { 'Vehicle 0': [0, 1, 2, 4, 4] }, time_windows: { 'Vehicle 0': [['09:00:00', '09:00:00'], ['09:01:00', '09:02:00']] } } };
const LI_LIM = '3\t20\t1\n0 0 0 0 0 100 0 0 0\n1 3 4 -5 0 90 10 3 0\n2 6 8 2 0 80 1 0 4\n3 0 9 5 0 70 10 0 1\n4 9 9 -2 5 60 1 2 0\n';
const ROADS = 'NAME: t\nTYPE: PDPTW\nSIZE: 3\nCAPACITY: 8\nNODES\n0 41.1 2.1 0 0 60 0 0 0\n1 41.2 2.2 3 0 50 5 0 2\n2 41.3 2.3 -3 0 55 5 1 0\nEDGES\n0 4 5\n6 0 7\n8 9 0\nEOF\n';
const TRIPS = cutVrplib('C201R0.25.vrp');
const FILES = [SOLOMON, MATRIX, cutVrplib('X-n101-k25.vrp'), cutVrplib('X148-HVRP.vrp'), cutVrplib('PR11A.vrp')];
const SOLUTION = 'Route #1: 1 2\nRoute #2: 3\nCost 12.5\n';
const texts = mutatedTexts([...FILES, LI_LIM, ROADS, TRIPS, SOLUTION, JSON.stringify(REQUEST, null, 1), JSON.stringify(RESULT, null, 1)]);

const problem = problemFromRequest((parseRequest(Buffer.from(JSON.stringify(REQUEST))) as { request: Parameters<typeof problemFromRequest>[0] }).request);
const manifests = loadManifests();
const plan = { id: 'test', maxNodes: LIMITS.nodes, maxVehicles: LIMITS.vehicles, maxStops: LIMITS.nodes, maxMatrixCells: 1_000_000, defaultSolveSeconds: 5, maxSolveSeconds: 10 };

/** @returns the result of a reader; undefined if it rejected the text with a reason. */
function read<T>(reader: () => T): T | undefined {
  try {
    return reader();
  } catch (error) {
    if (!(error instanceof InstanceError)) throw error;
    expect(error.message.length).to.be.within(5, 2000);
    return undefined;
  }
}

/** Passes a text to every reader, whatever it looks like. */
function readByAll(text: string): void {
  for (const request of [read(() => parseSolomon(text, LIMITS)), read(() => parseVrplib(text, LIMITS, 'none'))]) {
    if (request === undefined) continue;
    expect(request.nodeCount).to.be.at.most(LIMITS.nodes);
    expect(request.vehicleCount).to.be.at.most(LIMITS.vehicles);
    expect(parseRequest(Buffer.from(JSON.stringify(requestToJson(request))))).to.have.property('request');
  }
  read(() => readSolution(problem, text, LIMITS));
  for (const parsed of [read(() => parseLiLim(text, LIMITS)), read(() => parseSartoriBuriol(text, LIMITS)), read(() => parseVrplibProblem(text, LIMITS, 'none').problem)]) {
    expect(parsed?.nodeCount ?? 0).to.be.at.most(LIMITS.nodes);
    expect(parsed?.vehicleCount ?? 0).to.be.at.most(LIMITS.vehicles);
  }
  const report = validateText({ bytes: Buffer.from(text), callbackAllowCidrs: [], plan, manifests, selection: builtInSelection(), uploads: null });
  expect(report.valid).to.equal(report.findings.length === 0);
  if (report.format === 'json' && report.findings[0]?.type !== 'json_invalid') verifyAny(text);
}

function verifyAny(text: string): void {
  for (const { message } of verifyResult(problem, JSON.parse(text))) expect(message).to.be.a('string').and.not.be.empty;
}

/** The minimum of three: a single time includes other activity of the machine. */
function milliseconds(work: () => void): number {
  let least = Infinity;
  for (let attempt = 0; attempt < 3 && least > MAX_MS; attempt++) {
    const began = performance.now();
    work();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

describe('the readers of files', function () {

  it('read the intact texts that are mutated here', () => {
    expect(read(() => parseSolomon(SOLOMON, LIMITS))).to.include({ nodeCount: NODES, vehicleCount: 3 });
    for (const file of FILES.slice(1)) expect(read(() => parseVrplib(file, LIMITS)), file).to.not.equal(undefined);
    expect([isLiLim(LI_LIM), read(() => parseLiLim(LI_LIM, LIMITS))?.nodeCount]).to.deep.equal([true, 5]);
    expect([isSartoriBuriol(ROADS), read(() => parseSartoriBuriol(ROADS, LIMITS))?.nodeCount]).to.deep.equal([true, 3]);
    expect(read(() => parseVrplibProblem(TRIPS, LIMITS))?.problem.vehicleTypes[0]!.reload).to.not.equal(null);
    expect(read(() => parseSolution(SOLUTION, LIMITS))?.routes).to.have.length(2);
    expect(verifyResult(problem, RESULT).map(({ kind }) => kind)).to.deep.equal(['wrong-times']);
  });

  it(`reject or read each of ${TEXTS} mutated texts within ${MAX_MS} ms, and allocate nothing for sizes that a text only declares`, () => {
    fc.assert(fc.property(texts, readByAll), { numRuns: 500, seed: 1 });
    const before = process.memoryUsage.rss();
    let runs = 0;
    fc.assert(fc.property(texts, (text) => {
      expect(milliseconds(() => readByAll(text))).to.be.below(MAX_MS);
      if (++runs % 200 === 0) expect(process.memoryUsage.rss() - before).to.be.below(MAX_GROWTH);
    }), { numRuns: TEXTS });
  });

  it('allocate nothing for counts above a limit, before anything else is read', () => {
    const before = process.memoryUsage();
    for (const limits of [LIMITS, { nodes: 30_000, vehicles: 30_000, cells: 4_000_000 }]) {
      expect(() => parseSolomon(`R\nVEHICLE\nNUMBER CAPACITY\n999999999 200\nCUSTOMER\n0 1 1 0 0 9 0\n`, limits)).to.throw(InstanceError, '999999999 vehicles exceed the limit');
      expect(() => parseVrplib(MATRIX.replace('CAPACITY', 'VEHICLES : 1000000\nCAPACITY'), limits)).to.throw(InstanceError, '1000000 vehicles exceed the limit');
      expect(() => parseVrplib(MATRIX.replace('DIMENSION : 4', 'DIMENSION : 1000000000'), limits)).to.throw(InstanceError, '1000000000 nodes exceed the limit');
      expect(() => parseVrplib(MATRIX.replace('DIMENSION : 4', `DIMENSION : ${limits.nodes}`), limits)).to.throw(InstanceError);
    }
    const after = process.memoryUsage();
    expect(after.arrayBuffers - before.arrayBuffers).to.be.below(2 ** 20);
  });
});
