/** Prints the table of road-style requests against the peers from stored runs: what `make bench-real` measured. */
import { Command } from 'commander';
import { defaultRunStore } from '../../src/cli/bench/bench.js';
import { openRunStore } from '../../src/cli/bench/run-store.js';
import { CommandError } from '../../src/cli/command-error.js';
import { number } from '../../src/cli/option-values.js';
import { MixedStatesError, runsOfState } from '../solver/code-states.js';
import { roadFamilies, roadRows, roadTable } from './road-table.js';

interface Options {
  readonly timeLimit: number;
  readonly code?: string;
}

const program = new Command('road-report')
  .argument('[store]', 'folder of stored runs', defaultRunStore)
  .option('--time-limit <seconds>', 'of the runs to compare', number(0.001, 86_400, { integer: false }), 10)
  .option('--code <state>', 'of Roundsman only the runs of this code state; its first letters do')
  .action(print);

function print(store: string, { timeLimit, code }: Options): void {
  const stored = openRunStore(store).all().filter(({ family }) => roadFamilies.includes(family));
  const rows = roadRows(code === undefined ? stored : runsOfState(stored, code), { limitSeconds: timeLimit, threads: 1, seeds: Infinity });
  if (rows.length === 0) throw new CommandError(`${store}: no road-style request was run by Roundsman and a peer at ${timeLimit} s on one thread; make bench-real does`);
  console.log(roadTable(rows).join('\n'));
}

try {
  program.parse();
} catch (error) {
  if (!(error instanceof CommandError || error instanceof MixedStatesError || error instanceof RangeError)) throw error;
  program.error(`error: ${error.message}`);
}
