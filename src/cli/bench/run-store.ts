import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../command-error.js';
import { runPrimalIntegral } from './primal-integral.js';
import type { BenchRun, RunIdentity } from './run-record.js';

/** A folder of runs, one JSON file each, in a folder per family. */
export interface RunStore {
  /** The run stored under this key; null: not run yet. @throws CommandError when its file is broken. */
  find(identity: RunIdentity, key: string): BenchRun | null;
  /** Writes the whole file or nothing. */
  save(run: BenchRun): void;
  /** Every run, by path. @throws CommandError naming a broken file. */
  all(): BenchRun[];
}

/** Opens a store; its folder is made with the first run. */
export function openRunStore(folder: string): RunStore {
  const pathOf = ({ family, instance, strategy, seed }: RunIdentity, key: string) =>
    join(folder, plain(family), `${plain(instance)}.${plain(strategy)}.s${seed}.${key}.json`);
  return {
    find(identity, key) {
      const path = pathOf(identity, key);
      return existsSync(path) ? readRun(path) : null;
    },
    save(run) {
      const path = pathOf(run, run.key);
      mkdirSync(dirname(path), { recursive: true });
      const unfinished = `${path}.${process.pid}.tmp`;
      writeFileSync(unfinished, `${JSON.stringify(run)}\n`, { flush: true });
      renameSync(unfinished, path);
    },
    all() {
      if (!existsSync(folder)) return [];
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
      return names.sort().map((name) => readRun(join(folder, name)));
    },
  };
}

function plain(name: string): string {
  return name.replace(/[^\w.-]/g, '_').replace(/^\.+/, '_');
}

/** Reads one stored run. @throws CommandError when the file is none. */
export function readRun(path: string): BenchRun {
  let run: Partial<BenchRun> | null = null;
  try {
    run = JSON.parse(readFileSync(path, 'utf8')) as Partial<BenchRun> | null;
  } catch {
    // told below, with what is no run for another reason
  }
  if (typeof run?.key !== 'string' || !Array.isArray(run.incumbents)) throw new CommandError(`${path}: is no stored run; remove it, or choose another --store`);
  return completed(run as BenchRun);
}

/** Runs stored by an earlier release lack what is computed from the rest. */
function completed(run: BenchRun): BenchRun {
  const { routes = null, operators = [], primalIntegral = runPrimalIntegral(run) } = run as Partial<BenchRun>;
  return { ...run, routes, operators, primalIntegral };
}
