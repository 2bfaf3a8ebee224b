/** Makes `bench/REPORT.md` and its plots from stored runs. Arguments: the store, the report; both may be left out. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultRunStore } from '../../src/cli/bench/bench.js';
import { openRunStore } from '../../src/cli/bench/run-store.js';
import { packageRoot } from '../../src/root.js';
import { makeReport } from './report-text.js';

const PLOT_FOLDER = 'plots';

const [store = defaultRunStore, target = join(packageRoot, 'bench', 'REPORT.md')] = process.argv.slice(2);
const runs = openRunStore(store).all();
if (runs.length === 0) {
  console.error(`${store}: no runs are stored there; make some with "bin/roundsman bench FILES...", or name another store`);
  process.exit(1);
}
const { markdown, plots } = makeReport(runs, PLOT_FOLDER);
const folder = join(dirname(target), PLOT_FOLDER);
mkdirSync(folder, { recursive: true });
for (const [name, svg] of plots) writeFileSync(join(folder, name), svg);
writeFileSync(target, markdown);
console.log(`${target}: ${runs.length} runs, ${plots.size} plots`);
