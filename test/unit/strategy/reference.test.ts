import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../src/root.js';
import * as door from '../../../src/strategy/index.js';

const page = readFileSync(join(packageRoot, 'strategies', 'REFERENCE.md'), 'utf8');

describe('strategies/REFERENCE.md', () => {
  it('is what the docstrings make', async () => {
    const { referencePage } = (await import(join(packageRoot, 'scripts', 'strategy-reference.mjs'))) as { referencePage: () => string };
    expect(page === referencePage(), 'run make strategy-reference').to.equal(true);
  });

  it('explains every field of a manifest and everything in the context', () => {
    const rows = page.split('\n').filter((line) => /^\| `\w+\??` \|/.test(line));
    const manifest = page.slice(page.indexOf('### StrategyManifest'), page.indexOf('### Random'));
    expect(manifest.split('\n').filter((line) => /^\| `/.test(line) && line.endsWith('|  |'))).to.deep.equal([]);
    expect(rows.length).to.be.greaterThan(40);
  });

  it('names only what can be imported from #strategy', () => {
    for (const name of ['evaluate', 'distanceFunction', 'check', 'STRATEGY_CONTRACT', 'ENDINGS'] as const) {
      expect(page).to.include(`### ${name}\n`);
      expect(door).to.have.property(name);
    }
  });
});
