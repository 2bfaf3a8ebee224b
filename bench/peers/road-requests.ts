/**
 * Generates the road-style requests of bench-real and lists them: ours in FOLDER/road, those of
 * instances/real/make.mjs, if it exists below INSTANCES_DIR, in FOLDER/real. FOLDER/hard.txt and FOLDER/soft.txt list
 * them separately, because not every peer supports lateness penalties.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Command } from 'commander';
import { roadClasses } from '../instances/road-classes.js';
import { makeInstance } from '../instances/make-instance.js';
import { wholeNumbers } from '../instances/whole-numbers.js';
import { loadInstancesDir } from '../../src/config.js';

interface Options {
  readonly sizes: readonly number[];
  readonly seeds: readonly number[];
}

const program = new Command('road-requests')
  .argument('<folder>', 'where they are written; it is made')
  .option('--sizes <numbers>', 'customers, separated by commas', wholeNumbers(10, 2000), [120, 300, 800])
  .option('--seeds <numbers>', 'seeds, separated by commas', wholeNumbers(1, 1_000_000), [1, 2, 3])
  .action(write);

function write(folder: string, { sizes, seeds }: Options): void {
  const paths = [...own(folder, sizes, seeds), ...others(folder, sizes, seeds)];
  const isSoft = (path: string): boolean => basename(path).startsWith('soft-');
  writeFileSync(join(folder, 'hard.txt'), paths.filter((path) => !isSoft(path)).map((path) => `${path}\n`).join(''));
  writeFileSync(join(folder, 'soft.txt'), paths.filter(isSoft).map((path) => `${path}\n`).join(''));
  console.log(`${paths.length} requests below ${folder}`);
}

/** @returns paths relative to the folder. */
function own(folder: string, sizes: readonly number[], seeds: readonly number[]): string[] {
  mkdirSync(join(folder, 'road'), { recursive: true });
  return sizes.flatMap((size) => Object.keys(roadClasses).flatMap((name) => seeds.map((seed) => {
    const path = `road/${name}-n${size}-s${seed}.json`;
    // The bytes are always the same, so existing files are kept.
    if (!existsSync(join(folder, path))) writeFileSync(join(folder, path), makeInstance(name, size, seed).text);
    return path;
  })));
}

/** The classes of the other generator, which writes all of them for a seed. */
const OTHER_CLASSES = ['acvrp', 'long', 'timed', 'shift', 'soft', 'fleet', 'depots', 'homes'];

function others(folder: string, sizes: readonly number[], seeds: readonly number[]): string[] {
  const generator = join(loadInstancesDir() ?? '', 'real', 'make.mjs');
  if (!existsSync(generator)) {
    console.error('instances/real/make.mjs does not lie below INSTANCES_DIR: only our own requests are made');
    return [];
  }
  return seeds.flatMap((seed) => {
    const paths = sizes.flatMap((size) => OTHER_CLASSES.map((name) => `real/${name}-n${size}-s${seed}.json`));
    if (!paths.every((path) => existsSync(join(folder, path)))) execFileSync(process.execPath, [generator, join(folder, 'real'), String(seed), sizes.join(',')], { stdio: 'ignore' });
    const missing = paths.find((path) => !existsSync(join(folder, path)));
    if (missing !== undefined) throw new RangeError(`${generator} made no ${missing}`);
    return paths;
  });
}

program.parse();
