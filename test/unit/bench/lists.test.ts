import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boundLists } from '../../../bench/solver/bound-rows.js';
import { catalogueText, cataloguePath, groupsOf, makeCatalogue, readCatalogue, sharedPositions } from '../../../bench/solver/catalogue.js';
import { figureRows, rowOf } from '../../../bench/solver/figure-rows.js';
import { instanceLists, spread } from '../../../bench/solver/instance-rule.js';
import { boundListText, figureList, instanceKey, listTexts } from '../../../bench/solver/list-files.js';
import { loadInstancesDir } from '../../../src/config.js';
import { packageRoot } from '../../../src/root.js';

const fileOf = (name: string) => readFileSync(join(packageRoot, 'bench', 'solver', name), 'utf8');
const linesOf = (name: string) => fileOf(name).split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** The instances of the figures before there were six per row. */
const BEFORE = [
  'X-n110-k13', 'X-n148-k46', 'X-n186-k15', 'X-n204-k19', 'X-n298-k31', 'X-n480-k70', 'X-n524-k153', 'X-n685-k75', 'X-n979-k58', 'C103', 'R110', 'RC207', 'C1_2_3', 'R2_2_1', 'RC1_4_3',
  'C2_6_1', 'R1_8_3', 'RC2_10_1', 'X110-HD', 'X336-FSMF', 'X979-HVRP', 'PR17A', 'PR19A', 'PR24A', 'Leuven1', 'Antwerp1', 'Ghent1', 'Brussels1', 'Flanders1',
];

describe('the lists of instances', () => {
  const catalogue = readCatalogue();

  it('are generated from the catalogue by the rule', () => {
    for (const [name, text] of Object.entries(listTexts(instanceLists(catalogue)))) expect(fileOf(name), name).to.equal(text);
  });

  it('of the bounds have every instance that a row of them names', () => {
    const lists = boundLists(catalogue);
    expect(fileOf('bounds.txt')).to.equal(boundListText(lists));
    expect([...lists.values()].map(({ length }) => length)).to.deep.equal([11, 23, 15, 7, 0]);
    expect(linesOf('bounds.txt')).to.include.members(['cvrp-x/X-n101-k25.vrp', 'cvrp-x/X-n480-k70.vrp', 'vrptw-solomon/RC107.txt', 'hfvrp-x/X120-FSMF.vrp']).and.not.to.include.members(['vrptw-solomon/C202.txt']);
  });

  it('have six instances per row, or all there are, including the earlier ones', () => {
    const list = figureList();
    const counts = figureRows.map((row) => list.filter((instance) => instance.row === row).length);
    expect(counts).to.deep.equal([5, 6, 6, 12, 6, 6, 6, 7, 2, 3, 6, 4, 4]);
    expect(list.map(({ instance }) => instance)).to.include.members(BEFORE);
    const sizes = new Map(catalogue.map(({ path, customers }) => [path.replace(/\.\w+$/, ''), customers]));
    for (const instance of list) expect(rowOf({ family: instance.family, n: sizes.get(instanceKey(instance))! }), instanceKey(instance)).to.equal(instance.row);
    expect([...new Set(list.filter(({ tuned }) => tuned).map(({ family }) => family))]).to.deep.equal(['cvrp-agsx']);
  });

  it('share no instance and no coordinates between tuning and reporting, except in the family that is marked', () => {
    const groupOf = new Map(catalogue.map(({ path, group }) => [path, group]));
    const tuned = new Set(linesOf('tune.txt').map((path) => groupOf.get(path)));
    expect(tuned.has(undefined)).to.equal(false);
    expect(linesOf('report.txt').filter((path) => tuned.has(groupOf.get(path)))).to.deep.equal([]);
    expect(linesOf('figures.txt').filter((path) => tuned.has(groupOf.get(path)) && !path.startsWith('cvrp-agsx/'))).to.deep.equal([]);
  });

  it('come from a catalogue that matches the instances below INSTANCES_DIR', function () {
    const folder = loadInstancesDir();
    if (folder === null) this.skip();
    expect(catalogueText(makeCatalogue(folder)) === readFileSync(cataloguePath, 'utf8'), 'run make bench-lists').to.equal(true);
    const groupOf = new Map(catalogue.map(({ path, group }) => [path, group]));
    expect(groupOf.get('vrptw-gh800/R1_8_1.txt')).to.equal(groupOf.get('vrptw-gh800/R1_8_3.txt'));
  });
});

describe('the rule of the lists', () => {
  it('keeps what was for tuning before a family was added: the figures of the family leave out what shares its coordinates', () => {
    const instance = (path: string, customers: number, group: number) => ({ path, family: path.slice(0, path.indexOf('/')), customers, group });
    const before = [instance('vrptw-gh1000/C2_10_1.txt', 1000, 1), instance('vrptw-gh1000/C2_10_3.txt', 1000, 1), instance('vrptw-gh1000/R1_10_1.txt', 1000, 2), instance('vrptw-gh1000/RC2_10_1.txt', 1000, 2)];
    const later = [instance('pcvrptw/C1_10_6.vrp', 1000, 3), instance('pcvrptw/C2_10_2.vrp', 1000, 1), instance('pcvrptw/R1_10_4.vrp', 1000, 2), instance('pcvrptw/R2_10_1.vrp', 1000, 2)];
    const lists = instanceLists([...later, ...before]);
    const paths = (instances: readonly { readonly path: string }[]) => instances.map(({ path }) => path);
    expect(paths([...lists.figures.values()].flat())).to.have.members(['pcvrptw/R2_10_1.vrp', 'vrptw-gh1000/RC2_10_1.txt']);
    expect(paths(lists.tune)).to.include.members(['pcvrptw/C1_10_6.vrp', 'pcvrptw/C2_10_2.vrp', ...paths(before.slice(0, 2))]);
  });

  it('selects the first, the lower middle, the last, then the lower middle of the longest gap', () => {
    const items = Array.from({ length: 12 }, (_, index) => index);
    expect(spread(items, 3)).to.deep.equal([0, 5, 11]);
    expect(spread(items, 6)).to.deep.equal([0, 2, 3, 5, 8, 11]);
    expect([spread(items.slice(0, 5), 6), spread(items, Infinity)]).to.deep.equal([[0, 1, 2, 3, 4], items]);
  });

  it('groups instances that share a tenth of the smaller one, also by way of a third one', () => {
    const positions = (...numbers: number[]) => new Set(numbers.map(String));
    const part = positions(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    expect(sharedPositions(part, positions(1, 99))).to.equal(0.5);
    expect(groupsOf([part, positions(20, 21), positions(10, 20)])).to.deep.equal([1, 1, 1]);
    expect(groupsOf([part, positions(20, 21), positions(30)])).to.deep.equal([1, 2, 3]);
  });
});
