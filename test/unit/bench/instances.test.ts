import { expect } from 'chai';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pairClasses, type PairClassName } from '../../../bench/instances/pair-classes.js';
import { dispatchClasses, type DispatchClassName } from '../../../bench/instances/dispatch-classes.js';
import { instanceClasses, makeInstance } from '../../../bench/instances/make-instance.js';
import { roadClasses, type RoadClassName } from '../../../bench/instances/road-classes.js';
import { shortestPaths } from '../../../bench/instances/shortest-paths.js';
import { makeXInstance } from '../../../bench/instances/x-instance.js';
import { digest } from '../../../src/cli/bench/run-record.js';
import { readProblemFile } from '../../../src/cli/problem-file.js';
import { planSolve, solveProblem } from '../../../src/cli/solve-problem.js';
import { parseRequest } from '../../../src/contract/parse.js';
import { parsePlan } from '../../../src/contract/plan/parse.js';
import { check } from '../../../src/model/checker.js';
import { createRandom } from '../../../src/strategy/rng.js';
import { distanceFunction, drivingMinutes } from '../../../src/model/distances.js';
import { featuresOf } from '../../../src/strategy/features.js';

const pairNames = Object.keys(pairClasses) as PairClassName[];
const dispatchNames = Object.keys(dispatchClasses) as DispatchClassName[];
const roadNames = Object.keys(roadClasses) as RoadClassName[];

describe('the generated instances', () => {
  let folder: string;
  before(() => (folder = mkdtempSync(join(tmpdir(), 'roundsman-instances-'))));
  after(() => rmSync(folder, { recursive: true }));

  function written(name: string, customers: number, seed = 1): string {
    const { family, file, text } = makeInstance(name, customers, seed);
    const path = join(folder, family, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  }

  it('are the same bytes for the same class, size and seed, and differ for another class, size or seed', () => {
    const texts = instanceClasses.map(({ name }) => [[30, 1], [30, 2], [31, 1]].map(([customers, seed]) => makeInstance(name, customers!, seed!).text));
    expect(new Set(texts.flatMap((ofClass, k) => ofClass.map((text) => text.replaceAll(instanceClasses[k]!.name, ''))))).to.have.property('size', texts.flat().length);
    for (const [k, { name }] of instanceClasses.entries()) expect(makeInstance(name, 30, 1).text).to.equal(texts[k]![0]);
  });

  it('never change, because stored runs identify them by a digest', () => {
    expect(digest(makeInstance('x-mixed', 40, 1).text)).to.equal('cb28d3778ccff2c9');
    expect(digest(makeInstance('x-windows', 40, 1).text)).to.equal('8340737e4efb7d85');
    expect(digest(makeInstance('hubs', 40, 1).text)).to.equal('81d4e0d598d6172c');
    expect(digest(makeInstance('dispatch-mixed', 40, 1).text)).to.equal('f145a3876aa55020');
  });

  it('are readable, have the requested size, and can be solved', async function () {
    for (const { name } of instanceClasses) {
      const file = readProblemFile(written(name, 24, 3));
      expect(file.problem.customers.length, name).to.equal(24);
      if (name in dispatchClasses || name in pairClasses) continue;
      const { routes } = await solveProblem(file, planSolve(file, { strategy: 'savings', iterations: 100, seed: 1, bound: 'none' }));
      expect(routes.length, name).to.be.greaterThan(0);
    }
  });

  it('are valid if they are requests', () => {
    for (const name of [...dispatchNames, ...pairNames]) {
      const outcome = parsePlan(new TextEncoder().encode(makeInstance(name, 60, 5).text));
      expect('findings' in outcome ? outcome.findings : [], name).to.deep.equal([]);
    }
    for (const name of roadNames) {
      const outcome = parseRequest(new TextEncoder().encode(makeInstance(name, 60, 5).text));
      expect('findings' in outcome ? outcome.findings : [], name).to.deep.equal([]);
    }
  });

  it('have the features of their class', () => {
    const featuresBy = Object.fromEntries(roadNames.map((name) => [name, featuresOf(readProblemFile(written(name, 40)).problem)]));
    for (const features of Object.values(featuresBy)) expect(features).to.include.members(['asymmetric-distances', 'matrix-only']);
    expect(featuresBy['acvrp']).to.not.include('time-windows');
    expect(featuresBy['soft']).to.include('soft-time-windows');
    for (const name of ['timed', 'shift', 'fleet', 'depots', 'homes', 'minutes', 'hubs']) expect(featuresBy[name], name).to.include('time-windows');
    for (const name of ['shift', 'fleet', 'depots', 'homes', 'minutes', 'hubs']) expect(featuresBy[name], name).to.include('max-duration');
    for (const name of ['depots', 'homes', 'hubs']) expect(featuresBy[name], name).to.include('several-depots');
    for (const name of ['fleet', 'hubs']) expect(featuresBy[name], name).to.include('different-vehicles');
  });

  it('have shipments, or several trips and releases, and serve each of them by a route of its own', () => {
    const common = ['time-windows', 'shifts', 'asymmetric-distances', 'matrix-only', 'multiple-quantities', 'droppable-stops'];
    const features: Readonly<Record<PairClassName, readonly string[]>> = { courier: ['shipments', 'vehicle-restrictions', 'different-vehicles'], trips: ['trips', 'release-times'] };
    for (const name of pairNames) {
      const { problem } = readProblemFile(written(name, 60));
      expect(featuresOf(problem), name).to.include.members([...common, ...features[name]]);
      const paired = new Set(problem.shipments.flatMap(({ pickup, delivery }) => [pickup, delivery]));
      const routes = [...problem.shipments.map(({ pickup, delivery }) => [pickup, delivery]), ...[...problem.customers].filter((node) => !paired.has(node)).map((node) => [node])];
      for (const customers of routes) {
        const others = problem.customers.filter((node) => !customers.includes(node));
        const free = { ...problem.omission!, price: problem.omission!.price.map((price, node) => (others.includes(node) ? 0 : price)) };
        const servers = [...problem.vehicleTypes.keys()].filter((type) => check({ ...problem, omission: free }, [{ type, customers }]).length === 0);
        expect(servers, `${name} ${customers.join(' ')}`).to.not.deep.equal([]);
      }
    }
    const courier = readProblemFile(written('courier', 60)).problem;
    expect([courier.shipments.length, courier.shipments.some(({ maxRide }) => maxRide < Infinity), courier.vehicleTypes.some(({ lastInFirstOut }) => lastInFirstOut)]).to.deep.equal([21, true, true]);
  });

  it('have the features of their class, as requests of version 2', () => {
    const featuresBy = Object.fromEntries(dispatchNames.map((name) => [name, featuresOf(readProblemFile(written(name, 60)).problem)]));
    const all = ['asymmetric-distances', 'matrix-only', 'places', 'durations', 'time-windows', 'shifts', 'different-vehicles'];
    const others: Record<DispatchClassName, string[]> = {
      'dispatch-breaks': ['breaks'],
      'dispatch-skills': ['vehicle-restrictions', 'multiple-quantities'],
      'dispatch-optional': ['optional-stops'],
      'dispatch-hourly': ['time-costs', 'open-routes', 'multiple-windows', 'max-duration', 'several-depots'],
      'dispatch-mixed': ['breaks', 'vehicle-restrictions', 'multiple-quantities', 'optional-stops', 'time-costs', 'open-routes', 'multiple-windows', 'max-duration', 'several-depots'],
    };
    for (const name of dispatchNames) expect(featuresBy[name], name).to.have.members([...all, ...others[name]]);
  });

  it('have a vehicle for every stop that must be served', () => {
    for (const name of dispatchNames) {
      const { problem } = readProblemFile(written(name, 60, 2));
      for (const stop of problem.customers) {
        const faults = problem.vehicleTypes.map((_, type) => check(problem, [{ type, customers: [stop] }]).filter(({ kind }) => kind !== 'missing-customer'));
        expect(faults.some((found) => found.length === 0), `${name}, stop ${stop}: ${JSON.stringify(faults[0])}`).to.equal(true);
      }
    }
  });

  it('have the fastest paths as durations, and their lengths as distances', () => {
    const { problem } = readProblemFile(written('dispatch-skills', 40));
    const [distance, minutes] = [distanceFunction(problem), drivingMinutes(problem, 0)];
    let [unequal, detour] = [0, -Infinity];
    for (let i = 0; i < problem.nodeCount; i++) {
      for (let j = 0; j < problem.nodeCount; j++) {
        if (i < j && minutes(i, j) !== minutes(j, i)) unequal++;
        if (minutes(i, j) > 0) expect(distance(i, j) / minutes(i, j)).to.be.within(1000 * 24 / 60 / 1.3, 1000 * 46 / 60 * 1.4);
        for (let k = 0; k < problem.nodeCount; k++) detour = Math.max(detour, minutes(i, j) - minutes(i, k) - minutes(k, j));
      }
    }
    expect(detour).to.be.at.most(1.6 / 60);
    expect(unequal).to.be.greaterThan(500);
  });

  it('have shortest paths: no detour through a third node is shorter, except for rounding', () => {
    for (const [name, unit] of [['acvrp', 0.001], ['minutes', 0.01]] as const) {
      const { problem } = readProblemFile(written(name, 40));
      const distance = distanceFunction(problem);
      let [unequal, detour] = [0, -Infinity];
      for (let i = 0; i < problem.nodeCount; i++) {
        for (let j = 0; j < problem.nodeCount; j++) {
          if (i < j && distance(i, j) !== distance(j, i)) unequal++;
          for (let k = 0; k < problem.nodeCount; k++) detour = Math.max(detour, distance(i, j) - distance(i, k) - distance(k, j));
        }
      }
      expect(detour, name).to.be.at.most(2 * unit);
      expect(unequal).to.be.greaterThan(500);
    }
  });

  it('are rejected for an unknown class, or an invalid size or seed, which the error names', () => {
    expect(() => makeInstance('magic', 30, 1)).to.throw(RangeError, /class "magic" is unknown; there are x-random, /);
    expect(() => makeInstance('acvrp', 9, 1)).to.throw(RangeError, /size 9 of class acvrp: give whole numbers from 10 to 2000/);
    expect(() => makeInstance('acvrp', 2001, 1)).to.throw(RangeError, /size 2001/);
    expect(() => makeInstance('acvrp', 30, 0)).to.throw(RangeError, /seed 0/);
  });
});

describe('instances as in the X set', () => {
  const made = Array.from({ length: 60 }, (_, seed) => makeXInstance(100, (['random', 'clustered', 'mixed'] as const)[seed % 3]!, createRandom(seed)));

  it('have distinct positions on the grid, no demand at the depot, and enough capacity for every customer', () => {
    for (const { positions, demands, capacity } of made) {
      expect(new Set(positions.map(String))).to.have.property('size', 101);
      for (const at of positions.flat()) expect(at).to.satisfy(Number.isInteger).and.to.be.within(0, 1000);
      expect(demands[0]).to.equal(0);
      expect(Math.min(...demands.slice(1))).to.be.at.least(1);
      expect(Math.max(...demands)).to.be.at.most(Math.min(100, capacity));
    }
  });

  it('cover every kind of depot and of demands', () => {
    const drawn = made.map(({ attributes }) => attributes);
    for (const kind of ['depot central', 'depot eccentric', 'depot random', 'unitary', '1-10', '5-10', '1-100', '50-100', 'quadrants', 'many-small']) {
      expect(drawn.some((text) => text.includes(kind)), kind).to.equal(true);
    }
  });

  it('lie closer together around seeds than without them', () => {
    const nearest = ({ positions }: (typeof made)[number]) => {
      const distances = positions.slice(1).map(([x, y]) => Math.min(...positions.slice(1).map(([u, v]) => (x === u && y === v ? Infinity : Math.hypot(x - u, y - v)))));
      return distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
    };
    const mean = (positioning: string) => {
      const values = made.filter(({ attributes }) => attributes.includes(`customers ${positioning}`)).map(nearest);
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    };
    expect(mean('clustered')).to.be.below(mean('mixed'));
    expect(mean('mixed')).to.be.below(mean('random'));
  });
});

describe('shortest paths', () => {
  it('follow the direction of streets, and are infinite if there is no path', () => {
    // 0 -> 1 -> 2 -> 0, and 0 -> 2 directly; no street leads to 3.
    const network = { first: Int32Array.of(0, 2, 3, 4, 5), to: Int32Array.of(1, 2, 2, 0, 0) };
    const lengths = Float64Array.of(1, 5, 2, 4, 1);
    expect([...shortestPaths(network, lengths, 0)]).to.deep.equal([0, 1, 3, Infinity]);
    expect([...shortestPaths(network, lengths, 3)]).to.deep.equal([1, 2, 4, 0]);
  });
});
