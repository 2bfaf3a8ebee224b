/**
 * Regenerates the generated blocks of docs/ from the error table, the shipped plans and the default limits. Runs on
 * the compiled code; `--check` writes nothing and fails when a file is not what it would be.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPlans } from '../dist/src/accounts/plans.js';
import { loadConfig } from '../dist/src/config.js';
import { fillBlocks } from '../dist/src/http/docs/blocks.js';
import { EDGE_LIMITS } from '../dist/src/http/options.js';

const config = loadConfig({});
const facts = { ...EDGE_LIMITS, ...config, plans: loadPlans(config.plansFile).list };
const folder = join(import.meta.dirname, '..', 'docs');
const check = process.argv.includes('--check');
for (const name of readdirSync(folder).filter((file) => file.endsWith('.md'))) {
  const path = join(folder, name);
  const before = readFileSync(path, 'utf8');
  const after = fillBlocks(before, facts);
  if (after === before) continue;
  if (check) {
    console.error(`docs/${name} is not what "make docs" makes of it`);
    process.exitCode = 1;
  } else {
    writeFileSync(path, after);
    console.log(`docs/${name} regenerated`);
  }
}
