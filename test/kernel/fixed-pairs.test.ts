import { expect } from 'chai';
import { fixPairs } from '../../src/search/instance/fixed-pairs.js';
import { buildInstance } from '../../src/search/instance/instance.js';
import type { Instance as HostInstance } from '../../src/search/instance/layout.js';
import { openInstance, type InstanceExports } from '../../src/search/ruin-recreate/kernel.js';
import { plainProblem, type PlainOptions } from '../helpers/plain-problem.js';
import type { GeneticInstance, Instance } from './kernel-classes.js';
import { KernelObjects } from './kernel-objects.js';

const CUSTOMERS = 40;
/** Neighbours that a customer keeps at least. */
const KEPT = 5;

const problems: readonly (readonly [string, PlainOptions])[] = [
  ['of one depot', { customers: CUSTOMERS, vehicles: 12 }],
  ['with windows', { customers: CUSTOMERS, vehicles: 20, windows: 200 }],
  ['with another way back', { customers: CUSTOMERS, vehicles: 12, asymmetric: true, depots: 2 }],
];

/** A kernel's lists of neighbours, by node, and how it takes over pairs that were fixed. */
interface Lists {
  readonly host: HostInstance;
  readonly read: () => number[][];
  readonly takeOver: () => void;
}

function insertionLists(options: PlainOptions): Lists & { readonly instance: Instance } {
  const objects = new KernelObjects();
  const host = buildInstance(plainProblem(4, options));
  const takeOver = openInstance(host, objects.exports as unknown as InstanceExports);
  const instance = objects.object('Instance', objects.exports['currentInstance']!()) as Instance;
  const read = (): number[][] => Array.from({ length: host.nodeCount }, (_, node) => {
    const from = node * instance.insertionNeighbourWidth;
    return Array.from(instance.insertionNeighbours.subarray(from, from + instance.insertionNeighbourCount[node]!));
  });
  return { host, read, takeOver, instance };
}

function geneticLists(options: PlainOptions): Lists {
  const objects = new KernelObjects();
  const host = buildInstance(plainProblem(4, options));
  const takeOver = openInstance(host, objects.exports as unknown as InstanceExports, () => (links as unknown as { drop(): void }).drop());
  const genetic = objects.make('GeneticInstance', objects.object('Instance', objects.exports['currentInstance']!())) as GeneticInstance;
  const links = objects.make('FixedLinks', genetic);
  const read = (): number[][] => {
    const { n, nodeOf, neighbours, neighbourStart } = genetic;
    const lists = Array.from({ length: host.nodeCount }, (): number[] => []);
    for (let c = 1; c <= n; c++) lists[nodeOf[c]!] = Array.from(neighbours.subarray(neighbourStart[c], neighbourStart[c + 1]), (other) => nodeOf[other]!);
    return lists;
  };
  return { host, read, takeOver };
}

/** Pairs of neighbours, without which each customer has as many as it keeps. */
function somePairs(lists: readonly number[][]): Set<string> {
  const pairs = new Set<string>();
  const left = lists.map(({ length }) => length);
  lists.forEach((list, a) => {
    for (const b of list) {
      if (a > b || (a * 7 + b * 3) % 4 !== 0 || left[a]! <= KEPT || left[b]! <= KEPT) continue;
      pairs.add(`${a} ${b}`);
      left[a]!--;
      left[b]!--;
    }
  });
  return pairs;
}

function nodesOf(pairs: ReadonlySet<string>): Int32Array {
  return Int32Array.from([...pairs].flatMap((pair) => pair.split(' ').map(Number)));
}

describe('fixed pairs', () => {
  for (const [name, options] of problems) {
    for (const [what, open] of [['insertion neighbours', insertionLists], ['neighbours of the genetic search', geneticLists]] as const) {
      it(`leave the lists of ${what}, and nothing else does, ${name}`, () => {
        const { host, read, takeOver } = open(options);
        const before = read();
        const pairs = somePairs(before);
        expect(pairs.size).to.be.greaterThan(CUSTOMERS / 2);
        takeOver();
        expect(read()).to.deep.equal(before);
        fixPairs(host, nodesOf(pairs));
        takeOver();
        const expected = before.map((list, a) => list.filter((b) => !pairs.has(a < b ? `${a} ${b}` : `${b} ${a}`)));
        expect(read()).to.deep.equal(expected);
      });

      it(`leave each customer the nearest of its ${what}, ${name}`, () => {
        const { host, read, takeOver } = open(options);
        const before = read();
        const all = new Set(before.flatMap((list, a) => list.map((b) => (a < b ? `${a} ${b}` : `${b} ${a}`))));
        fixPairs(host, nodesOf(all));
        takeOver();
        const after = read();
        for (const c of host.customers) {
          expect(after[c]!.length, `customer ${c}`).to.be.at.least(Math.min(KEPT, before[c]!.length)).and.at.most(Math.max(KEPT, before[c]!.length - 1));
          for (const other of after[c]!) expect(before[c]).to.include(other);
        }
        fixPairs(host, nodesOf(all));
        takeOver();
        expect(read()).to.deep.equal(after);
      });
    }

    it(`take the distances of insertion neighbours along, ${name}`, () => {
      const { host, read, takeOver, instance } = insertionLists(options);
      fixPairs(host, nodesOf(somePairs(read())));
      takeOver();
      read().forEach((list, c) => list.forEach((other, k) => {
        const at = c * instance.insertionNeighbourWidth + k;
        expect(instance.insertionDistanceIn[at]).to.equal(instance.distance(other, c));
        expect(instance.insertionDistanceOut[at]).to.equal(instance.distance(c, other));
      }));
    });
  }
});
