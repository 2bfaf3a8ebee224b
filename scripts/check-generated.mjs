/** Regenerates into a temporary folder and compares with `generated/`; exit 1 and the names when they differ. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './generate/run.mjs';

const committed = join(root, 'generated');
const folder = mkdtempSync(join(tmpdir(), 'roundsman-generated-'));
try {
  run(process.execPath, [join(root, 'scripts', 'generate.mjs'), folder]);
  const names = [...new Set([...readdirSync(committed, { recursive: true }), ...readdirSync(folder, { recursive: true })])].sort();
  const stale = names.filter((name) => read(join(committed, name)) !== read(join(folder, name)));
  for (const name of stale) console.error(`generated/${name} is not what openapi/ makes: run make generate`);
  if (stale.length === 0) console.log(`generated/ is up to date (${names.length} files)`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
