import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../src/root.js';

const FOLDER = join(packageRoot, 'test', 'e2e');
const suitesIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.test.ts'));

describe('the groups of browser suites', () => {
  it('run each suite once', () => {
    const groups = join(FOLDER, 'groups');
    const run = suitesIn(groups).flatMap((name) => [...readFileSync(join(groups, name), 'utf8').matchAll(/^import '\.\.\/(.+)\.js';$/gm)].map(([, suite]) => `${suite}.ts`));
    expect(run.sort()).to.deep.equal(suitesIn(FOLDER).sort());
  });
});
