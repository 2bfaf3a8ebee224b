/**
 * Prints the table of road-style requests from stored runs: compared with the peers, as measured by `make bench-real`,
 * or with the best of long runs.
 */
import { Command } from 'commander';
import { defaultRunStore } from '../../src/cli/bench/bench.js';
import type { BenchRun } from '../../src/cli/bench/run-record.js';
import { openRunStore } from '../../src/cli/bench/run-store.js';
import { CommandError } from '../../src/cli/command-error.js';
import { number } from '../../src/cli/option-values.js';
import { MixedStatesError, runsOfState } from '../solver/code-states.js';
import type { Measurement } from '../solver/figure-rows.js';
import { longRunRows, longRunTable } from './long-run-table.js';
import { roadFamilies, roadRows, roadTable } from './road-table.js';

interface Options {
  readonly timeLimit: number;
  readonly threads: number;
  readonly long?: number;
  readonly code?: string;
}

const program = new Command('road-report')
  .argument('[store]', 'folder of stored runs', defaultRunStore)
  .option('--time-limit <seconds>', 'of the runs to compare', number(0.001, 86_400, { integer: false }), 10)
  .option('--threads <number>', 'of the runs to compare; the peers have 1', number(1, 256, { integer: true }), 1)
  .option('--long <seconds>', 'compare with the best of the runs with at least this limit, instead of with the peers', number(0.001, 86_400, { integer: false }))
  .option('--code <state>', 'of Roundsman only the runs of this code state; its first letters do')
  .action(print);

function print(store: string, { timeLimit, threads, long, code }: Options): void {
  const stored = openRunStore(store).all().filter(({ family }) => roadFamilies.includes(family));
  const measurement = { limitSeconds: timeLimit, threads, seeds: Infinity };
  const table = long === undefined ? againstPeers(stored, measurement, code) : againstLong(stored, measurement, long, code);
  if (table.length > 0) {
    console.log(table.join('\n'));
    return;
  }
  const other = long === undefined ? 'and a peer; make bench-real does' : `with a run of ${long} s or more beside it; "bin/roundsman bench @bench/solver/road.txt --time-limit ${long}" makes them`;
  throw new CommandError(`${store}: no road-style request was run by Roundsman at ${timeLimit} s on ${threads} ${threads === 1 ? 'thread' : 'threads'} ${other}`);
}

function againstPeers(stored: readonly BenchRun[], measurement: Measurement, code: string | undefined): string[] {
  return roadTable(roadRows(code === undefined ? stored : runsOfState(stored, code), measurement));
}

/** Long runs may be of any build. */
function againstLong(stored: readonly BenchRun[], measurement: Measurement, long: number, code: string | undefined): string[] {
  const measured = stored.filter(({ limitSeconds }) => limitSeconds !== null && limitSeconds < long);
  const references = stored.filter(({ limitSeconds }) => limitSeconds !== null && limitSeconds >= long);
  return longRunTable(longRunRows([...(code === undefined ? measured : runsOfState(measured, code)), ...references], measurement, long));
}

try {
  program.parse();
} catch (error) {
  if (!(error instanceof CommandError || error instanceof MixedStatesError || error instanceof RangeError)) throw error;
  program.error(`error: ${error.message}`);
}
