import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../command-error.js';
import { runPrimalIntegral } from './primal-integral.js';
import type { BenchRun, RunIdentity } from './run-record.js';

/** A folder of runs: one file per family and release, one run a line. */
export interface RunStore {
  /** The run stored under this key; null: not run yet. @throws CommandError naming a broken line. */
  find(identity: RunIdentity, key: string): BenchRun | null;
  /** Appends the run, unless it is stored. */
  save(run: BenchRun): void;
  /** Every run, by file and instance. @throws CommandError naming a broken line. */
  all(): BenchRun[];
}

const SUFFIX = '.jsonl';

/** Opens a store; its folder is made with the first run. */
export function openRunStore(folder: string): RunStore {
  const filesOf = (family: string): string[] => namesIn(folder).filter((name) => name.startsWith(`${plain(family)}@`));
  const find = (family: string, key: string): BenchRun | null =>
    filesOf(family).flatMap((name) => readRuns(join(folder, name))).find((run) => run.key === key) ?? null;
  return {
    find: ({ family }, key) => find(family, key),
    save(run) {
      if (find(run.family, run.key)) return;
      mkdirSync(folder, { recursive: true });
      // One write: runs of several processes do not mix.
      appendFileSync(join(folder, `${plain(run.family)}@${plain(run.versions.package)}${SUFFIX}`), `${JSON.stringify(run)}\n`, { flush: true });
    },
    all: () => namesIn(folder).flatMap((name) => readRuns(join(folder, name)).sort((a, b) => compare(nameOf(a), nameOf(b)))),
  };
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  if (!statSync(folder).isDirectory()) throw new CommandError(`${folder}: a file, not a folder of stored runs; give the folder that it is in`);
  return readdirSync(folder).filter((name) => name.endsWith(SUFFIX)).sort();
}

function nameOf({ instance, strategy, seed, key }: BenchRun): string {
  return `${plain(instance)}.${plain(strategy)}.s${seed}.${key}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function plain(name: string): string {
  return name.replace(/[^\w.-]/g, '_').replace(/^\.+/, '_');
}

/** Reads the runs of one file. @throws CommandError naming a line that holds none. */
function readRuns(path: string): BenchRun[] {
  return readFileSync(path, 'utf8').split('\n').flatMap((line, index) => (line === '' ? [] : [readRun(line, `${path}, line ${index + 1}`)]));
}

/**
 * Reads one stored run.
 * @param name `FILE#KEY`; the file alone where it holds one run.
 * @throws CommandError when there is none, or several.
 */
export function findRun(name: string): BenchRun {
  const [path = '', key] = name.split('#');
  if (!existsSync(path) || statSync(path).isDirectory()) throw new CommandError(`${path}: file of stored runs not found`);
  const runs = readRuns(path).filter((run) => key === undefined || run.key === key);
  const [run] = runs;
  if (!run) throw new CommandError(key === undefined ? `${path}: holds no runs` : `${path}: holds no run with the key ${key}`);
  if (runs.length > 1) throw new CommandError(`${path}: holds ${runs.length} runs; choose one by its key: ${path}#${run.key}`);
  return run;
}

function readRun(line: string, place: string): BenchRun {
  let run: Partial<BenchRun> | null = null;
  try {
    run = JSON.parse(line) as Partial<BenchRun> | null;
  } catch {
    // Told below, with what is no run for another reason.
  }
  if (typeof run?.key !== 'string' || !Array.isArray(run.incumbents)) throw new CommandError(`${place}: not a stored run; remove it, or choose another --store`);
  return completed(run as BenchRun);
}

/** Runs stored by an earlier release lack what is computed from the rest. */
function completed(run: BenchRun): BenchRun {
  const { routes = null, operators = [], primalIntegral = runPrimalIntegral(run) } = run as Partial<BenchRun>;
  return { ...run, routes, operators, primalIntegral };
}
