import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { packageRoot } from '../../src/root.js';
import { document, type JsonObject } from '../helpers/contract-document.js';

const NO_TOOL = 3;

/** Changes to a copy of the document. */
const member = (schema: string, name: string) => (copy: typeof document): JsonObject =>
  (copy.components['schemas']?.[schema]?.['properties'] as JsonObject)[name] as JsonObject;
const required = (schema: string) => (copy: typeof document): string[] => copy.components['schemas']?.[schema]?.['required'] as string[];

describe('the breaking-change check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundsman-breaking-'));
  const base = join(folder, 'released.json');
  const revision = join(folder, 'revision.json');
  after(() => rmSync(folder, { recursive: true, force: true }));

  const check = (...files: string[]): { status: number | null; output: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join('scripts', 'check-breaking.mjs'), '--no-build', ...files], { cwd: packageRoot, encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}` };
  };
  const checkChange = (change: (copy: typeof document) => void): { status: number | null; output: string } => {
    const copy = structuredClone(document);
    change(copy);
    writeFileSync(revision, JSON.stringify(copy));
    return check(base, revision);
  };

  before(function () {
    writeFileSync(base, JSON.stringify(document));
    const { status, output } = check(base, base);
    if (status !== NO_TOOL) return;
    console.log(`      ${output.trim()}`);
    this.skip();
  });

  it('finds nothing in the contract compared with the last release', () => {
    expect(check()).to.deep.include({ status: 0 });
  });

  const breaking: Readonly<Record<string, (copy: typeof document) => void>> = {
    'an operation is gone': (copy) => delete copy.paths['/api/v1/solve/result/{request_id}'],
    'a member of an answer is gone': (copy) => {
      delete (copy.components['schemas']?.['SolvedResult']?.['properties'] as JsonObject)['total_cost'];
      required('SolvedResult')(copy).splice(required('SolvedResult')(copy).indexOf('total_cost'), 1);
    },
    'an optional field is asked for': (copy) => required('SolveRequest')(copy).push('seed'),
    'a field has another type': (copy) => (member('SolveRequest', 'node_num')(copy)['type'] = 'string'),
    'a field takes less than before': (copy) => (member('SolveRequest', 'seed')(copy)['maximum'] = 255),
    'an answer may hold a value that clients do not know': (copy) => (copy.components['schemas']?.['TaskPhase']?.['enum'] as string[]).push('paused'),
    'a choice is gone': (copy) => ((copy.components['schemas']?.['Objective'] as JsonObject)['enum'] = ['min_total_distance', null]),
  };
  for (const [what, change] of Object.entries(breaking)) {
    it(`fails when ${what}`, () => {
      const { status, output } = checkChange(change);
      expect(status, output).to.equal(1);
    });
  }

  const additions: Readonly<Record<string, (copy: typeof document) => void>> = {
    'an optional field is added': (copy) => {
      (copy.components['schemas']?.['SolveRequest']?.['properties'] as JsonObject)['colour'] = { type: 'string', nullable: true, maxLength: 9 };
    },
    'a member of an answer is added': (copy) => {
      (copy.components['schemas']?.['SolvedResult']?.['properties'] as JsonObject)['colour'] = { type: 'string', maxLength: 9 };
    },
    'an operation is added': (copy) => {
      const get = copy.paths['/api/v1/solve/result/{request_id}']?.['get'] as JsonObject;
      copy.paths['/api/v1/solve/history/{request_id}'] = { get: { ...get, operationId: 'getHistory' } };
    },
  };
  for (const [what, change] of Object.entries(additions)) {
    it(`passes when ${what}`, () => {
      const { status, output } = checkChange(change);
      expect(status, output).to.equal(0);
    });
  }
});
