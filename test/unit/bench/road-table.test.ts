import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instanceClasses } from '../../../bench/instances/make-instance.js';
import { longRunRows, longRunTable } from '../../../bench/peers/long-run-table.js';
import { roadRows, roadTable } from '../../../bench/peers/road-table.js';
import { MixedStatesError } from '../../../bench/solver/code-states.js';
import { packageRoot } from '../../../src/root.js';
import type { BenchRun } from '../../../src/cli/bench/run-record.js';
import { benchRun } from '../../helpers/bench-run.js';

const measurement = { limitSeconds: 10, threads: 1, seeds: 5 };

function run(instance: string, cost: number | null, given: Partial<BenchRun> = {}): BenchRun {
  return benchRun({ family: 'real', instance, n: 120, bestKnown: null, cost, ...given });
}

const pyvrp = { strategy: 'pyvrp', code: 'p' } as const;

describe('the table of road-style requests', () => {
  it('compares our cost with the peer’s per class and size, over what both solved, and over all classes but soft', () => {
    const rows = roadRows([
      run('acvrp-n120-s1', 98), run('acvrp-n120-s1', 100, { seed: 2 }), run('acvrp-n120-s1', 100, pyvrp),
      run('acvrp-n120-s2', 97), run('acvrp-n120-s2', 100, pyvrp),
      run('long-n120-s1', 102), run('long-n120-s1', 100, pyvrp),
      run('soft-n120-s1', 50), run('soft-n120-s1', null, { ...pyvrp, incumbents: [], ended: 'not-expressible' }),
      run('homes-n300-s1', 80),
    ], measurement);
    expect(rows.map(({ className, customers, both, requests, peerUnsolved }) => [className, customers, both, requests, peerUnsolved])).to.deep.equal([
      ['acvrp', 120, 2, 2, 0], ['long', 120, 1, 1, 0], ['soft', 120, 0, 1, 1], [null, 120, 3, 3, 0],
    ]);
    expect(rows[0]!.difference).to.be.closeTo(-0.02, 1e-12);
    expect(rows[3]!.difference).to.be.closeTo(-0.02 / 3, 1e-12);
    const table = roadTable(rows);
    expect(table[2]).to.match(/^\| real \| acvrp \| 120 \| PyVRP \| -2\.00 % \| -14\.71 % to \+10\.71 % \| not above \| met \| 2 of 2 \| 0 \| 0 \|$/);
    expect(table[3]).to.include('| +2.00 % | - | not above | **missed** |');
    expect(table[4]).to.include('| - | - | - | - | 0 of 1 | 0 | 1 |');
    expect(table[5]).to.match(/\*\*all but soft\*\* \| 120 \| PyVRP \| -0\.67 % .* \| -0\.7 % \| \*\*missed\*\* \|/);
  });

  it('counts a request that we do not solve as missed, and equal costs as not above', () => {
    const unsolved = roadTable(roadRows([run('acvrp-n120-s1', null, { incumbents: [] }), run('acvrp-n120-s1', 100, pyvrp)], measurement));
    expect(unsolved[2]).to.include('| not above | **missed** | 0 of 1 | 1 | 0 |');
    const equal = roadTable(roadRows([run('acvrp-n120-s1', 100 + 1e-9), run('acvrp-n120-s1', 100, pyvrp)], measurement));
    expect(equal[2]).to.include('| not above | met |');
  });

  it('is empty without runs of both, and refused for runs of several builds', () => {
    expect(roadTable(roadRows([run('acvrp-n120-s1', 98)], measurement))).to.deep.equal([]);
    expect(() => roadRows([run('acvrp-n120-s1', 98), run('acvrp-n120-s2', 98, { code: 'other' })], measurement)).to.throw(MixedStatesError);
  });

  it('shows how far runs are above the best of long ones, and how far seeds differ', () => {
    const stored = [
      run('acvrp-n120-s1', 101), run('acvrp-n120-s1', 103, { seed: 2 }), run('acvrp-n120-s1', 100, { limitSeconds: 300, code: 'older' }), run('acvrp-n120-s1', 104, { limitSeconds: 600 }),
      run('long-n120-s1', 102), run('long-n120-s1', null, { seed: 2, incumbents: [] }), run('long-n120-s1', 100, { limitSeconds: 300, threads: 2 }), run('soft-n120-s1', 90),
    ];
    const rows = longRunRows(stored, measurement, 300);
    expect(rows.map(({ className, requests, runs, unsolved }) => [className, requests, runs, unsolved])).to.deep.equal([['acvrp', 1, 2, 0], ['long', 1, 2, 1], [null, 2, 4, 1]]);
    for (const { gap } of rows) expect(gap).to.be.closeTo(0.02, 1e-12);
    expect(rows[0]!.spread).to.be.closeTo(2 / 101, 1e-12);
    expect(rows[1]!.spread).to.equal(null);
    expect(longRunTable(rows).at(-1)).to.equal('| real | **all** | 120 | +2.000 % | +2.000 % to +2.000 % | +1.98 % | 2 | 4 | 1 |');
    expect(longRunTable(longRunRows(stored, measurement, 601))).to.deep.equal([]);
    expect(() => longRunRows([...stored, run('acvrp-n120-s2', 1, { code: 'other' })], measurement, 300)).to.throw(MixedStatesError);
  });

  it('covers the requests on the lists: every class, three sizes, three seeds, for tuning others than for figures', () => {
    const linesOf = (name: string) => readFileSync(join(packageRoot, 'bench', 'solver', name), 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const allOf = (kind: string, sizes: readonly number[], seeds: readonly number[]) => instanceClasses.filter(({ family }) => family === kind)
      .flatMap(({ name }) => sizes.flatMap((size) => seeds.map((seed) => `${kind}/${name}-n${size}-s${seed}.json`)));
    expect(linesOf('road.txt')).to.have.members(allOf('road', [120, 300, 800], [1, 2, 3]));
    expect(linesOf('dispatch.txt')).to.have.members(allOf('dispatch', [50, 200, 800], [1, 2, 3]));
    expect(linesOf('dispatch-tune.txt')).to.have.members(allOf('dispatch', [50, 200, 800], [11, 12, 13]));
    expect(linesOf('real.txt')).to.have.length(72);
  });
});
