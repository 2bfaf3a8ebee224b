import { expect } from 'chai';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadManifests } from '../../../src/strategy/registry.js';
import { builtInSelection, readSelectionTable, SelectionError, selectionFaults } from '../../../src/strategy/selection-reader.js';
import { builtInSelectionFile } from '../../../src/strategy/selection-table.js';

const KNOWN = ['alns', 'hgs', 'mine'];
const REST = { order: ['alns'] };

const FAULTS: readonly (readonly [what: string, data: unknown, fault: RegExp])[] = [
  ['no object', [], /^is \[\]; write \{"rows"/],
  ['no rows', { rows: [] }, /^rows is \[\]; write an array of at least one row$/],
  ['a field that there is not', { rows: [REST], row: 1 }, /^"row" is no field of the file; write one of speed, rows$/],
  ['a speed that is none', { speed: 0, rows: [REST] }, /^speed is 0; write a number above 0, 1 for a machine as fast as the table was measured on/],
  ['a row that is no object', { rows: [7, REST] }, /^row 1: is 7; write an object/],
  ['a misspelt field of a row', { rows: [{ ordr: ['alns'], order: ['alns'], customers: { maximum: 5 } }, REST] }, /^row 1: "ordr" is no field of a row; write one of why, customers/],
  ['a reason that is no text', { rows: [{ ...REST, why: 5 }] }, /^row 1: why is 5; write a text$/],
  ['customers that are a number', { rows: [{ customers: 5, order: ['hgs'] }, REST] }, /^row 1: customers is 5; write \{"minimum"/],
  ['half a customer', { rows: [{ customers: { maximum: 0.5 }, order: ['hgs'] }, REST] }, /^row 1: customers\.maximum is 0\.5; write an integer from 0 on$/],
  ['a minimum above the maximum', { rows: [{ customers: { minimum: 9, maximum: 5 }, order: ['hgs'] }, REST] }, /^row 1: customers\.minimum is 9, above the maximum of 5; exchange them$/],
  ['a bound of another name', { rows: [{ customers: { most: 5 }, order: ['hgs'] }, REST] }, /^row 1: "most" is no field of customers; write one of minimum, maximum$/],
  ['a stem ratio below 0', { rows: [{ stem_ratio: { minimum: -1 }, order: ['hgs'] }, REST] }, /^row 1: stem_ratio\.minimum is -1; write a number from 0 on$/],
  ['time as text', { rows: [{ seconds: { minimum: '5' }, order: ['hgs'] }, REST] }, /^row 1: seconds\.minimum is "5"; write a number from 0 on, or/],
  ['time that grows without an exponent', { rows: [{ seconds: { minimum: { per_thousand_customers: 5 } }, order: ['hgs'] }, REST] }, /^row 1: seconds\.minimum is .*write a number/],
  ['a feature that there is not', { rows: [{ features: ['windows'], order: ['hgs'] }, REST] }, /^row 1: features holds "windows", which is no feature; write one of time-windows, /],
  ['no features', { rows: [{ without_features: [], order: ['hgs'] }, REST] }, /^row 1: without_features is \[\]; write an array of features, or leave it out$/],
  ['a feature that must and must not be there', { rows: [{ features: ['matrix-only'], without_features: ['matrix-only'], order: ['hgs'] }, REST] }, /^row 1: features and without_features both hold "matrix-only"/],
  ['no order', { rows: [{}] }, /^row 1: order is missing; write an array of strategies/],
  ['a strategy that there is not', { rows: [{ order: ['alns', 'magic'] }] }, /^row 1: order holds "magic", which is no installed strategy; write one of alns, hgs, mine, or install it/],
  ['a strategy twice', { rows: [{ order: ['alns', 'alns'] }] }, /^row 1: order names "alns" twice; take one out$/],
  ['a candidate that there is not', { rows: [{ ...REST, candidate: { strategy: 'magic', share: 0.5 } }] }, /^row 1: candidate\.strategy is "magic", which is no installed strategy/],
  ['a candidate that is the first choice', { rows: [{ ...REST, candidate: { strategy: 'alns', share: 0.5 } }] }, /^row 1: candidate\.strategy is "alns", the first of the order already/],
  ['a share above 1', { rows: [{ ...REST, candidate: { strategy: 'mine', share: 10 } }] }, /^row 1: candidate\.share is 10; write a number from 0 to 1, 0\.1 for one problem in ten$/],
  ['a share below 0', { rows: [{ ...REST, shadow: { strategy: 'mine', share: -0.1 } }] }, /^row 1: shadow\.share is -0\.1; write a number from 0 to 1/],
  ['no share', { rows: [{ ...REST, shadow: { strategy: 'mine' } }] }, /^row 1: shadow\.share is missing; write a number/],
  ['a shadow that is a name', { rows: [{ ...REST, shadow: 'mine' }] }, /^row 1: shadow is "mine"; write \{"strategy"/],
  ['no row for every problem', { rows: [{ customers: { maximum: 5 }, order: ['hgs'] }] }, /^row 1: the last row must be for every problem; add/],
  ['rows that are never reached', { rows: [REST, { customers: { maximum: 5 }, order: ['hgs'] }, REST] }, /^row 1: is for every problem, so the rows after it are never reached/],
];

describe('the reader of selection files', () => {
  let folder: string;
  before(() => (folder = mkdtempSync(join(tmpdir(), 'roundsman-selection-'))));
  after(() => rmSync(folder, { recursive: true }));

  for (const [what, data, fault] of FAULTS) {
    it(`rejects ${what}, saying where, what and how to correct it`, () => {
      const faults = selectionFaults(data, KNOWN);
      expect(faults).to.have.length(1);
      expect(faults[0]).to.match(fault);
    });
  }

  it('reports all faults at once, each with the file', () => {
    const path = join(folder, 'wrong.json');
    writeFileSync(path, JSON.stringify({ rows: [{ order: ['magic'], seconds: { minimum: -1 } }, { ...REST, candidate: { strategy: 'mine', share: 2 } }] }));
    expect(() => readSelectionTable(path, KNOWN)).to.throw(SelectionError).with.property('message').that.satisfies((message: string) =>
      message.split('\n').length === 3 && message.split('\n').every((line) => line.startsWith(`selection file ${path}: row `)));
  });

  it('rejects files that are missing or not JSON', () => {
    const path = join(folder, 'broken.json');
    writeFileSync(path, '{"rows": [');
    expect(() => readSelectionTable(path)).to.throw(SelectionError, `selection file ${path}: cannot be read as JSON`);
    expect(() => readSelectionTable(join(folder, 'nothing.json'))).to.throw(SelectionError, 'cannot be read (ENOENT); give the path of a readable file');
  });

  it('reads files that begin with a byte order mark', () => {
    const path = join(folder, 'marked.json');
    writeFileSync(path, `\u{feff}${JSON.stringify({ rows: [REST] })}`);
    expect(readSelectionTable(path, KNOWN).rows).to.deep.equal([REST]);
  });

  it('returns the content of the file, frozen', () => {
    const path = join(folder, 'good.json');
    const data = {
      rows: [
        { why: 'a trial', customers: { minimum: 1, maximum: 9 }, features: ['time-windows'], without_features: ['matrix-only'], stem_ratio: { maximum: 3.5 }, seconds: { minimum: 1.5 }, order: ['hgs', 'alns'],
          candidate: { strategy: 'mine', share: 0.25 }, shadow: { strategy: 'mine', share: 1 } },
        REST,
      ],
    };
    writeFileSync(path, JSON.stringify(data));
    const table = readSelectionTable(path, KNOWN);
    expect(table).to.deep.equal(data);
    expect(Object.isFrozen(table.rows[0]!.candidate)).to.equal(true);
  });

  it('refuses a field that an object has twice, and names it and its line', () => {
    const path = join(folder, 'twice.json');
    writeFileSync(path, '{"rows": [{"order": ["alns"]}],\n"rows": [{"order": ["hgs"],\n"order": ["alns"]}, {"order": ["hgs"]}]}');
    expect(() => readSelectionTable(path, KNOWN)).to.throw(SelectionError)
      .with.property('faults').that.includes.members(['line 2: "rows" is there twice; remove one of them', 'line 3: "order" is there twice; remove one of them']);
    // The same names in objects beside and within each other are none of it.
    writeFileSync(path, '{"rows": [{"customers": {"maximum": 5}, "seconds": {"maximum": 5}, "order": ["alns"]}, {"order": ["hgs"]}]}');
    expect(readSelectionTable(path, KNOWN).rows).to.have.length(2);
  });

  it('reads the shipped table, whose strategies are all installed', () => {
    expect(readSelectionTable(builtInSelectionFile, loadManifests().map(({ name }) => name))).to.deep.equal(builtInSelection());
    expect(builtInSelection().rows.every(({ why = '' }) => why.length > 0)).to.equal(true);
  });
});
