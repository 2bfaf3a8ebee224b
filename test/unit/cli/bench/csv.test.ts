import { expect } from 'chai';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorsCsv, requireWritableCsv, runsCsv, writeCsv } from '../../../../src/cli/bench/csv.js';
import { operatorTable, summariseOperators } from '../../../../src/cli/bench/operator-table.js';
import { benchRun } from '../../../helpers/bench-run.js';

const operator = { name: 'slack', kind: 'ruin', uses: 10, accepted: 4, improvements: 2, gain: 7.5, milliseconds: 500, weight: 0.25 } as const;

/** Cells of the rows as parsed by a reader; no cell in these tests contains a line break. */
function cells(text: string): string[][] {
  return text.trimEnd().split('\r\n').map((line) => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''));
}

describe('the CSV of runs', () => {
  it('has a row per run, its figures under their names, and empty cells where a run has none', () => {
    const [heading, first, second] = cells(runsCsv([benchRun({ parameters: { b: 2, a: 'x' } }), benchRun({ seed: 2, cost: null, routes: null, incumbents: [], bestKnown: null, iterations: 0, reason: 'no time' })]));
    const row = (line: string[]) => Object.fromEntries(heading!.map((name, at) => [name, line[at]]));
    expect(row(first!)).to.include({
      instance: 'X-n110-k13', family: 'cvrp-x', strategy: 'alns', threads: '1', seed: '1', limit_seconds: '10', cost: '102', best_known: '100', gap: '0.02', routes: '13',
      iterations: '1000', iterations_per_second: '100', ended: 'limit', seconds_to_best: '5', code_state: 'c', parameters: 'a=x b=2', iteration_budget: '',
    });
    expect(Number(row(first!)['primal_integral'])).to.be.closeTo((0.1 + 4.9 * (10 / 110) + 5 * (2 / 102)) / 10, 1e-12);
    expect(row(second!)).to.include({ cost: '', gap: '', routes: '', iterations_per_second: '', seconds_to_best: '', primal_integral: '', reason: 'no time' });
  });

  it('quotes characters that would end a cell', () => {
    const [, row] = cells(runsCsv([benchRun({ instance: 'a "b", c' })]));
    expect(row![0]).to.equal('a "b", c');
  });

  it('has one row per run and operator in a file of its own, joined by the key', () => {
    const run = benchRun({ operators: [operator, { ...operator, name: 'regret', kind: 'recreate' }] });
    const [heading, ...rows] = cells(operatorsCsv([run, benchRun({ seed: 2 })]));
    expect(rows).to.have.length(2);
    expect(rows[0]![heading!.indexOf('key')]).to.equal(run.key);
    expect(rows[1]!.slice(heading!.indexOf('kind'))).to.deep.equal(['recreate', 'regret', '10', '4', '2', '7.5', '500', '0.25']);
  });
});

describe('the file of the CSV', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'roundsman-csv-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('has an operators file only if a run reports operators', () => {
    const path = join(folder, 'runs.csv');
    expect(writeCsv(path, [benchRun({})])).to.deep.equal([path]);
    expect(existsSync(join(folder, 'runs.operators.csv'))).to.equal(false);
    expect(writeCsv(path, [benchRun({ operators: [operator] })])).to.deep.equal([path, join(folder, 'runs.operators.csv')]);
    expect(readFileSync(join(folder, 'runs.operators.csv'), 'utf8')).to.include(',ruin,slack,10,4,2,7.5,500,0.25');
  });

  it('is rejected before any run if it cannot be written, with the remedy', () => {
    expect(() => requireWritableCsv(join(folder, 'runs.txt'))).to.throw(/must end in \.csv/);
    expect(() => requireWritableCsv(join(folder, 'no', 'runs.csv'))).to.throw(/folder .*no does not exist; create it first/);
    mkdirSync(join(folder, 'a.csv'));
    expect(() => requireWritableCsv(join(folder, 'a.csv'))).to.throw(/not a regular file/);
    requireWritableCsv(join(folder, 'runs.csv'));
    if (process.getuid?.() === 0) return;
    chmodSync(folder, 0o500);
    expect(() => requireWritableCsv(join(folder, 'runs.csv'))).to.throw(/cannot be written/);
    chmodSync(folder, 0o700);
  });
});

describe('the table of operators', () => {
  it('sums the runs of a configuration, and averages the weights', () => {
    const runs = [benchRun({ operators: [operator] }), benchRun({ seed: 2, operators: [{ ...operator, uses: 30, weight: 0.75 }] }), benchRun({ threads: 2, operators: [operator] })];
    const [first, second] = summariseOperators(runs);
    expect(first).to.deep.include({ configuration: 'alns 1.0.0, 1 thread, 10 s', runs: 2, uses: 40, accepted: 8, improvements: 4, gain: 15, milliseconds: 1000, weight: 0.5 });
    expect(second).to.deep.include({ configuration: 'alns 1.0.0, 2 threads, 10 s', runs: 1, uses: 10 });
    expect(operatorTable([first!])).to.match(/slack +2 +40 +20\.00 % +10\.00 % +15\.0 +15\.0 +1\.00 +0\.500$/m);
  });

  it('says so if no strategy reports any', () => {
    expect(operatorTable(summariseOperators([benchRun({})]))).to.include('No strategy in these runs reports');
  });
});
