/** Draws stored runs: `make bench-draw`, see ../README.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { defaultRunStore } from '../../src/cli/bench/bench.js';
import { openRunStore } from '../../src/cli/bench/run-store.js';
import type { BenchRun } from '../../src/cli/bench/run-record.js';
import { CommandError } from '../../src/cli/command-error.js';
import { names, number } from '../../src/cli/option-values.js';
import { MixedStatesError, runsOfState } from '../solver/code-states.js';
import { drawings } from './drawings.js';

interface Options {
  readonly families?: readonly string[];
  readonly strategies?: readonly string[];
  readonly threads?: number;
  readonly timeLimit?: number;
  readonly code?: string;
}

const program = new Command('bench-draw')
  .argument('<folder>', 'where the drawings are written; it is made')
  .argument('[store]', 'folder of stored runs', defaultRunStore)
  .option('--families <names>', 'only these folders of instances, comma-separated', names)
  .option('--strategies <names>', 'only these strategies and peers, comma-separated', names)
  .option('--threads <number>', 'only runs with this number of threads', number(1, 256, { integer: true }))
  .option('--time-limit <seconds>', 'only runs with this limit', number(0.001, 86_400, { integer: false }))
  .option('--code <state>', 'of the strategies only the runs of this code state; its first letters do')
  .action(draw);

function draw(folder: string, store: string, options: Options): void {
  const stored = openRunStore(store).all();
  if (stored.length === 0) throw new CommandError(`${store}: no runs are stored there; make some with "bin/roundsman bench FILES...", or name another store`);
  const runs = chosen(options.code === undefined ? stored : runsOfState(stored, options.code), options);
  if (runs.length === 0) throw new CommandError(`${store}: none of its ${stored.length} runs is what the options ask for; it has ${present(stored)}`);
  const drawn = drawings(runs);
  if (drawn.size === 0) throw new CommandError(`${store}: nothing to draw: none of the ${runs.length} runs found a solution`);
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, svg] of drawn) writeFileSync(join(folder, name), svg);
  } catch (error) {
    throw new CommandError(`${folder}: cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}); choose another folder`);
  }
  console.log([...drawn.keys()].map((name) => join(folder, name)).join('\n'));
}

function chosen(runs: readonly BenchRun[], { families, strategies, threads, timeLimit }: Options): BenchRun[] {
  return runs.filter((run) => (families?.includes(run.family) ?? true) && (strategies?.includes(run.strategy) ?? true) &&
    (threads === undefined || run.threads === threads) && (timeLimit === undefined || run.limitSeconds === timeLimit));
}

function present(runs: readonly BenchRun[]): string {
  const distinct = (values: readonly (string | number | null)[]) => [...new Set(values)].map((value) => value ?? 'none').join(', ');
  return `families ${distinct(runs.map(({ family }) => family))}; strategies ${distinct(runs.map(({ strategy }) => strategy))}; threads ${distinct(runs.map(({ threads }) => threads))}; limits ${distinct(runs.map(({ limitSeconds }) => limitSeconds))}`;
}

try {
  program.parse();
} catch (error) {
  if (!(error instanceof CommandError || error instanceof MixedStatesError || error instanceof RangeError)) throw error;
  program.error(`error: ${error.message}`);
}
