import { expect } from 'chai';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { costAt, gapTo, runKey, secondsToWithin, thinned } from '../../../../src/cli/bench/run-record.js';
import { findRun, openRunStore } from '../../../../src/cli/bench/run-store.js';
import { newestRuns, summariseInstances, summariseMeans } from '../../../../src/cli/bench/summary.js';
import { benchRun } from '../../../helpers/bench-run.js';
import { run } from '../../../helpers/run-command.js';

describe('a run of the bench', () => {
  it('has the key of another run only if nothing that affects its outcome differs', () => {
    const run = benchRun({ parameters: { a: 1, b: 2 } });
    expect(runKey(benchRun({ parameters: { b: 2, a: 1 }, cost: 1, finishedAt: '2000-01-01T00:00:00.000Z' }))).to.equal(runKey(run));
    const others = [{ seed: 2 }, { threads: 2 }, { limitSeconds: 11 }, { limitSeconds: null }, { iterationBudget: 5 }, { code: 'x' }, { file: 'x' }, { strategy: 'x' }, { family: 'x' }, { rounding: 'none' }, { parameters: { a: 1 } }];
    const keys = others.map((other) => runKey(benchRun({ parameters: { a: 1, b: 2 }, ...other })));
    expect(new Set([runKey(run), ...keys])).to.have.property('size', others.length + 1);
  });

  it('reports its time to within one percent of a bound, inclusive, and its cost at a point in time', () => {
    const incumbents = [[0.1, 110], [0.5, 101], [2, 100]] as const;
    expect(secondsToWithin(incumbents, 100)).to.equal(0.5);
    expect(secondsToWithin(incumbents, 99)).to.equal(null);
    expect(secondsToWithin(incumbents, null)).to.equal(null);
    expect([0.05, 0.1, 1, 9].map((at) => costAt(incumbents, at))).to.deep.equal([null, 110, 101, 100]);
    expect([gapTo(110, 100), gapTo(null, 100), gapTo(110, null), gapTo(1, 0)]).to.deep.equal([0.1, null, null, null]);
  });
});

describe('stored incumbents', () => {
  it('are few however many there were, include the first and the last, and are never better than at that time', () => {
    const many = Array.from({ length: 5000 }, (_, index): [number, number] => [0.05 + index * 0.012, 1000 - index * 0.1]);
    const kept = thinned(many);
    expect(kept).to.have.length.below(800);
    expect([kept[0], kept.at(-1)]).to.deep.equal([[0.05, 1000], [60.038, 500.1]]);
    for (const [at, cost] of kept) expect(costAt(many, at + 1e-9)).to.be.at.most(cost + 1e-9);
    for (const share of [0.5, 0.1]) expect(secondsToWithin(kept, 500.1, share)).to.be.closeTo(secondsToWithin(many, 500.1, share) ?? 0, 0.7);
  });

  it('are kept unchanged if there are few', () => {
    expect(thinned([[0, 9], [0.01, 8], [1, 7], [2, 6]])).to.deep.equal([[0, 9], [0.01, 8], [1, 7], [2, 6]]);
    expect(thinned([])).to.deep.equal([]);
  });
});

describe('the store of runs', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'roundsman-runs-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is a folder, and a run that is repeated is in a file', async () => {
    const file = join(folder, 'runs.jsonl');
    writeFileSync(file, '');
    expect(() => openRunStore(file).all()).to.throw(`${file}: a file, not a folder of stored runs; give the folder that it is in`);
    expect(() => findRun(folder)).to.throw(`${folder}: file of stored runs not found`);
    for (const store of [file, join(file, 'runs')]) {
      expect(await run('bench', 'x.vrp', '--store', store)).to.deep.equal({ status: 2, out: '', err: `--store ${store}: ${file} is not a folder; choose another place\n` });
    }
  });

  it('finds by its key what was saved, once, in one file per family and release', () => {
    const store = openRunStore(join(folder, 'runs'));
    const run = benchRun({});
    expect(store.find(run, run.key)).to.equal(null);
    expect(store.all()).to.deep.equal([]);
    store.save(run);
    store.save(run);
    expect(store.find(run, run.key)).to.deep.equal(run);
    expect(store.find(run, 'other')).to.equal(null);
    expect(store.all()).to.deep.equal([run]);
    expect(readdirSync(join(folder, 'runs'))).to.deep.equal([`${run.family}@0.1.0.jsonl`]);
  });

  it('computes figures that runs of an earlier release did not store', () => {
    const { routes, operators, primalIntegral, ...old } = benchRun({});
    writeFileSync(join(folder, 'old@0.1.0.jsonl'), `${JSON.stringify(old)}\n`);
    expect(openRunStore(folder).all()).to.deep.equal([{ ...old, routes: null, operators: [], primalIntegral }]);
    expect([routes, operators]).to.deep.equal([13, []]);
  });

  it('names a line that is not a run', () => {
    writeFileSync(join(folder, 'half@0.1.0.jsonl'), `${JSON.stringify(benchRun({}))}\n{"key": "x"`);
    expect(() => openRunStore(folder).all()).to.throw(/half@0\.1\.0\.jsonl, line 2: not a stored run/);
  });

  it('finds a run in a file by its key, which may be omitted if there is only one', () => {
    const [one, other] = [benchRun({}), benchRun({ seed: 2 })];
    const store = openRunStore(folder);
    store.save(one);
    const file = join(folder, `${one.family}@0.1.0.jsonl`);
    expect(findRun(file)).to.deep.equal(one);
    store.save(other);
    expect(findRun(`${file}#${other.key}`)).to.deep.equal(other);
    expect(() => findRun(file)).to.throw(/holds 2 runs; choose one by its key: .*#/);
    expect(() => findRun(`${file}#none`)).to.throw(/holds no run with the key none/);
    expect(() => findRun(join(folder, 'none'))).to.throw(/file of stored runs not found/);
  });
});

describe('the means of runs', () => {
  it('weight every instance equally, however many seeds it has', () => {
    const runs = [
      benchRun({ instance: 'a', cost: 102 }), benchRun({ instance: 'a', cost: 104, seed: 2 }), benchRun({ instance: 'b', n: 7, cost: 109 }),
      benchRun({ instance: 'c', family: 'other', cost: 101, overrunSeconds: 0.5 }),
    ];
    const instances = summariseInstances(runs);
    expect(instances.map(({ instance }) => instance)).to.deep.equal(['b', 'a', 'c']);
    expect(instances[1]).to.deep.include({ runs: 2, solved: 2, cost: 103, gap: 0.03, gapLow: 0.02, gapHigh: 0.04 });
    const means = summariseMeans(instances);
    expect(means.map(({ family }) => family)).to.deep.equal(['cvrp-x', 'other', null]);
    expect(means[0]?.gap).to.be.closeTo(0.06, 1e-12);
    expect(means[2]?.gap).to.be.closeTo(0.13 / 3, 1e-12);
    expect(means[2]).to.include({ instances: 3, runs: 4, overrunSeconds: 0.5 });
  });

  it('count a run without a solution as unsolved and ignore its cost', () => {
    const [row] = summariseInstances([benchRun({ cost: 102 }), benchRun({ seed: 2, cost: null, incumbents: [] })]);
    expect(row).to.deep.include({ runs: 2, solved: 1, cost: 102, gap: 0.02, secondsToWithinBestKnown: null });
  });

  it('use the newest of the runs that differ only in the state of the solver', () => {
    const old = benchRun({ code: 'old', finishedAt: '2020-01-01T00:00:00.000Z' });
    const fresh = benchRun({ code: 'new', finishedAt: '2021-01-01T00:00:00.000Z' });
    const other = benchRun({ seed: 2 });
    expect(newestRuns([fresh, old, other])).to.have.members([fresh, other]);
  });
});
