import { expect } from 'chai';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boundInChild } from '../../../src/cli/bench/run-in-child.js';
import { openRunStore } from '../../../src/cli/bench/run-store.js';
import { runCommandLine } from '../../../src/cli/program.js';
import { packageRoot } from '../../../src/root.js';
import { rejection } from '../../helpers/rejection.js';

const INSTANCES = join(packageRoot, 'test', 'data', 'instances');

async function bench(...args: string[]): Promise<{ status: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const status = await runCommandLine(['bench', ...args], { out: (text) => (out += text), err: (text) => (err += text) });
  return { status, out, err };
}

describe('roundsman bench', () => {
  let folder: string;
  let list: string;
  let store: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-bench-'));
    store = join(folder, 'runs');
    list = join(folder, 'list.txt');
    writeFileSync(list, '# two of them\nX-n101-k25.vrp\n\nC101.txt\n');
  });
  after(() => rmSync(folder, { recursive: true }));

  it('measures a list of instances, stores every run, and does not repeat stored runs', async function () {
    const args = [`@${list}`, '--instances', INSTANCES, '--strategies', 'savings,alns', '--seeds', '2', '--iterations', '20', '--store', store, '--json'];
    const first = await bench(...args);
    expect(first.status, first.err).to.equal(0);
    const document = JSON.parse(first.out);
    expect(document.runs).to.have.length(8);
    expect(document.instances).to.have.length(4);
    for (const run of document.runs) {
      expect(run.cost).to.be.a('number').greaterThan(0);
      expect(run.gap).to.be.closeTo((run.cost - run.bestKnown) / run.bestKnown, 1e-12);
      expect(run.incumbents.at(-1)[1]).to.be.closeTo(run.cost, 1e-6);
      expect(run.peakRssBytes).to.be.greaterThan(2 ** 20);
      expect(run).to.include({ iterationBudget: 20, limitSeconds: null, overrunSeconds: null, n: 100 });
    }
    expect(first.err.match(/^stored already/gm)).to.equal(null);
    const [file] = readdirSync(store);
    expect(readFileSync(join(store, file!), 'utf8').trim().split('\n')).to.have.length(8);

    const again = await bench(...args);
    expect(again.err.match(/^stored already/gm)).to.have.length(8);
    expect(JSON.parse(again.out).runs).to.deep.equal(document.runs);
  });

  it('measures an instance or a strategy that is named twice once', async () => {
    const { status, out, err } = await bench(`@${list}`, 'C101.txt', join(INSTANCES, 'C101.txt'), '--instances', INSTANCES, '--strategies', 'savings,savings', '--seeds', '2', '--iterations', '20', '--store', store, '--json');
    expect(status, err).to.equal(0);
    const runs = (JSON.parse(out) as { runs: { instance: string; seed: number }[] }).runs;
    expect(runs.map(({ instance, seed }) => `${instance} ${seed}`)).to.deep.equal(['X-n101-k25 1', 'X-n101-k25 2', 'C101 1', 'C101 2']);
    const bounds = await bench('C101.txt', '--instances', INSTANCES, '--bounds', 'combinatorial,combinatorial', '--time-limit', '5', '--json');
    expect(JSON.parse(bounds.out).runs).to.have.length(1);
  });

  it('refuses a list that names no instances', async () => {
    const empty = join(folder, 'empty.txt');
    writeFileSync(empty, '# nothing yet\n\n');
    for (const option of ['--strategies', '--bounds']) {
      expect(await bench(`@${empty}`, option, option === '--bounds' ? 'combinatorial' : 'savings')).to.deep.equal({ status: 2, out: '', err: `@${empty} names no instances; write one path a line\n` });
    }
  });

  it('refuses a parameter that is given twice', async () => {
    const { status, err } = await bench('C101.txt', '--instances', INSTANCES, '--strategies', 'alns', '--param', 'removed=5', '--param', 'tails=0', '--param', 'removed=6', '--store', store);
    expect(status).to.equal(2);
    expect(err).to.include("argument 'removed=6' is invalid. removed has a value already; give each parameter once.");
  });

  it('computes bounds if told to, in runs of their own', async () => {
    const args = [`@${list}`, '--instances', INSTANCES, '--strategies', 'savings', '--iterations', '20', '--store', store, '--bound', 'default'];
    const { status, out, err } = await bench(...args, '--json');
    expect(status, err).to.equal(0);
    expect(err.match(/^stored already/gm)).to.equal(null);
    for (const run of JSON.parse(out).runs) {
      expect(run).to.include({ boundEffort: 'default' });
      expect(run.bound.value).to.be.greaterThan(0).and.at.most(run.cost);
      expect(run.bounds.at(-1)[1]).to.equal(run.bound.value);
    }
    expect((await bench(...args)).out).to.match(/BOUND +METHOD +BOUND GAP/).and.match(/^proved optimal: \d of 2$/m);
  });

  it('compares bounds without a search, by value and gap to best-known, and stores nothing', async () => {
    const before = readFileSync(join(store, readdirSync(store)[0]!), 'utf8');
    const { status, out, err } = await bench('C101.txt', '--instances', INSTANCES, '--bounds', 'combinatorial', '--time-limit', '5', '--json');
    expect(status, err).to.equal(0);
    const [run] = JSON.parse(out).runs;
    expect(run).to.include({ method: 'combinatorial', instance: 'C101', n: 100 });
    expect(run.value).to.be.greaterThan(0).and.at.most(run.bestKnown);
    expect(readFileSync(join(store, readdirSync(store)[0]!), 'utf8')).to.equal(before);
    expect((await bench('C101.txt', '--instances', INSTANCES, '--bounds', 'unheard-of')).err).to.match(/--bounds: bound "unheard-of" is unknown; known: /);
  });

  describe('with bounds of guests', () => {
    const { STRATEGIES_DIR: before } = process.env;
    after(() => {
      if (before === undefined) delete process.env['STRATEGIES_DIR'];
      else process.env['STRATEGIES_DIR'] = before;
    });

    function write(name: string, run: string): void {
      const guests = join(folder, 'guests');
      mkdirSync(join(guests, name), { recursive: true });
      writeFileSync(join(guests, name, 'package.json'), '{"type": "module"}');
      writeFileSync(join(guests, name, 'manifest.json'), JSON.stringify({ name, version: '1.0.0', contract: 2, kind: 'bound', description: 'A guest.' }));
      writeFileSync(join(guests, name, 'index.js'), `export default { name: '${name}', supports: () => true, run(relaxation, context) { ${run} } };`);
      process.env['STRATEGIES_DIR'] = guests;
    }

    it('says why it refuses one above the best-known cost', async () => {
      write('high', "context.report({ value: 1e9, method: 'high' }); return { ended: 'converged' };");
      const { status, err } = await bench('C101.txt', '--instances', INSTANCES, '--bounds', 'high,combinatorial', '--time-limit', '5');
      expect(status).to.equal(1);
      expect(err).to.include('failed: instances/C101: the lower bound 1000000000 by high is above the best-known cost 827.3: one of them is wrong\n');
    });

    it('names one that hangs as such, not the signal that ended it', async () => {
      write('hangs', 'for (;;);');
      const task = { path: join(INSTANCES, 'C101.txt'), rounding: undefined, method: 'hangs', effort: 'strong', seed: 1, limitSeconds: 0.5 } as const;
      expect((await rejection(boundInChild(task, 2)) as Error).message).to.equal('hung and was ended after 3 s, with a limit of 0.5 s: it must return once shouldStop() of its context is true');
    });
  });

  it('compares the strategies by a paired test over the instances', async () => {
    const { out } = await bench(`@${list}`, '--instances', INSTANCES, '--strategies', 'savings,alns', '--seeds', '2', '--iterations', '20', '--store', store);
    expect(out).to.match(/^FIRST +SECOND +PAIRS/m).and.match(/^savings .* 2 instances +[+-]\d/m).and.match(/^MEAN OF .*95 % INTERVAL/m);
  });

  it('repeats a stored run from its file, with the same cost', async () => {
    const { key } = openRunStore(store).all().find(({ instance, strategy, seed }) => instance === 'X-n101-k25' && strategy === 'savings' && seed === 1)!;
    const run = `${join(store, readdirSync(store)[0]!)}#${key}`;
    const again = await bench('--repeat', run, '--instances', INSTANCES, '--json');
    expect(again.status, again.err).to.equal(0);
    expect(JSON.parse(again.out)).to.deep.include({ same: true, changed: [] });
    const elsewhere = await bench('--repeat', run, '--instances', folder);
    expect(elsewhere.status).to.equal(1);
    expect(elsewhere.err).to.match(/^instance instances\/X-n101-k25 not found in/);
    expect((await bench()).status).to.equal(2);
  });

  it('prints a readable table with means', async () => {
    const { status, out, err } = await bench(join(INSTANCES, 'C101.txt'), '--iterations', '100', '--store', store);
    expect(status, err).to.equal(0);
    expect(out).to.match(/^FAMILY +INSTANCE/m).and.match(/^instances +C101 +100 +hgs +1 /m).and.match(/^MEAN OF +CONFIGURATION/m);
  });

  it('writes a row per run as CSV, and shows operators on demand', async () => {
    const csv = join(folder, 'runs.csv');
    const { status, out, err } = await bench(`@${list}`, '--instances', INSTANCES, '--strategies', 'savings', '--iterations', '20', '--store', store, '--csv', csv, '--operators');
    expect(status, err).to.equal(0);
    expect(out).to.match(/written to .*runs\.csv/);
    const [heading, ...rows] = readFileSync(csv, 'utf8').trimEnd().split('\r\n');
    expect(heading).to.match(/^instance,family,customers,strategy,/);
    expect(rows).to.have.length(2);
    const routes = rows.map((row) => Number(row.split(',')[heading!.split(',').indexOf('routes')]));
    for (const count of routes) expect(count).to.be.within(10, 30);
    expect(out).to.match(/^(OPERATORS OF|No strategy in these runs)/m);
    const refused = await bench('nothing.vrp', '--csv', join(folder, 'no', 'runs.csv'), '--store', store);
    expect(refused.status).to.equal(2);
    expect(refused.err).to.match(/--csv .*folder .* does not exist/);
    expect((await bench('--repeat', 'x.json', '--csv', csv)).status).to.equal(2);
  });

  it('runs with a tuned parameter, and rejects one that does not exist or is out of range', async () => {
    const args = ['X-n101-k25.vrp', '--instances', INSTANCES, '--strategies', 'hgs', '--iterations', '20', '--store', join(folder, 'tuned')];
    const tuned = await bench(...args, '--param', 'migration=3', '--json');
    expect(tuned.status, tuned.err).to.equal(0);
    expect(JSON.parse(tuned.out).runs[0].parameters).to.deep.equal({ migration: 3 });
    const outside = await bench(...args, '--param', 'migration=0');
    expect(outside.status).to.equal(1);
    expect(outside.err).to.include('parameter migration is 0, must lie in 1..10000');
    const half = await bench(...args, '--param', 'migration=1.5');
    expect(half.err).to.include('parameter migration is 1.5, must be of type integer');
    const unknown = await bench(...args, '--param', 'migrations=3');
    expect(unknown.err).to.include('has no parameter migrations; it has patience');
  });

  it('names what is missing and any run that failed, and exits with 1', async () => {
    const missing = await bench('nowhere.vrp', '--instances', INSTANCES, '--store', store);
    expect(missing.status).to.equal(1);
    expect(missing.err).to.match(/nowhere\.vrp: not found; give existing files/);
    const unknown = await bench(join(INSTANCES, 'C101.txt'), '--strategies', 'alns,magic', '--iterations', '20', '--store', store, '--json');
    expect(unknown.status).to.equal(1);
    const { runs, failures } = JSON.parse(unknown.out);
    expect(runs).to.have.length(1);
    expect(failures).to.have.length(1);
    expect(failures[0]).to.match(/^instances\/C101 magic seed 1: strategy "magic" is unknown; known: /);
  });
});
