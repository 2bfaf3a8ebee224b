/** Creates `bench/REPORT.md` and its plots from stored runs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import { defaultRunStore } from '../../src/cli/bench/bench.js';
import { CommandError } from '../../src/cli/command-error.js';
import { openRunStore } from '../../src/cli/bench/run-store.js';
import { packageRoot } from '../../src/root.js';
import { MixedStatesError, runsOfState } from './code-states.js';
import { figureList } from './list-files.js';
import { makeReport } from './report-text.js';

const PLOT_FOLDER = 'plots';

const program = new Command('bench-report')
  .argument('[store]', 'folder of stored runs', defaultRunStore)
  .argument('[report]', 'file to write', join(packageRoot, 'bench', 'REPORT.md'))
  .option('--code <state>', 'of the strategies only the runs of this code state; its first letters do')
  .action(write);

function write(store: string, target: string, { code }: { readonly code?: string }): void {
  const stored = openRunStore(store).all();
  if (stored.length === 0) throw new CommandError(`${store}: no runs are stored there; make some with "bin/roundsman bench FILES...", or name another store`);
  const runs = code === undefined ? stored : runsOfState(stored, code);
  const { markdown, plots } = makeReport(runs, PLOT_FOLDER, figureList());
  const folder = join(dirname(target), PLOT_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of plots) writeFileSync(join(folder, name), svg);
  writeFileSync(target, markdown);
  console.log(`${target}: ${runs.length} runs, ${plots.size} plots`);
}

try {
  program.parse();
} catch (error) {
  if (!(error instanceof CommandError || error instanceof MixedStatesError || error instanceof RangeError)) throw error;
  program.error(`error: ${error.message}`);
}
