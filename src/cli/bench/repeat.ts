import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Rounding } from '../../model/problem.js';
import { CommandError } from '../command-error.js';
import { readBytes } from '../problem-file.js';
import type { SolveSettings } from '../solve-problem.js';
import { digest, type BenchRun } from './run-record.js';

/** Kinds of instance files, in the order in which they are looked for. */
const EXTENSIONS = ['.vrp', '.txt', '.json'];

/** What is needed of a stored run to repeat it. */
export interface Repeatable {
  readonly path: string;
  readonly rounding: Rounding | undefined;
  readonly settings: SolveSettings;
  /** Infinity: only the iteration budget ends the run. */
  readonly limitSeconds: number;
}

/** How a run made again compares with the stored one. */
export interface Repetition {
  readonly stored: BenchRun;
  readonly again: BenchRun;
  /** What differs in the surroundings, in words: code, strategy's version, machine. */
  readonly changed: readonly string[];
  /** A budget of iterations and the same code must give the same cost; null where time decides, or the code changed. */
  readonly same: boolean | null;
}

/**
 * Finds the instance of a stored run, by the name of its folder and its own, below `folder` or in it.
 * @throws CommandError when it is not there, or is another one than was measured.
 */
export function repeatable(run: BenchRun, folder: string): Repeatable {
  const places = EXTENSIONS.flatMap((extension) => [join(folder, run.family, run.instance + extension), join(folder, run.instance + extension)]);
  const path = places.find((place) => existsSync(place));
  if (path === undefined) throw new CommandError(`instance ${run.family}/${run.instance} not found in ${folder}; set the folder with --instances or INSTANCES_DIR`);
  if (digest(readBytes(path)) !== run.file) throw new CommandError(`${path} is not the instance that was measured: its digest differs`);
  const { strategy, seed, threads, limitSeconds, iterationBudget, parameters, rounding, boundEffort } = run;
  return {
    path,
    rounding: (rounding ?? undefined) as Rounding | undefined,
    settings: {
      strategy, seed, threads, param: parameters, bound: boundEffort ?? 'none',
      ...(limitSeconds === null ? {} : { timeLimit: limitSeconds }), ...(iterationBudget === null ? {} : { iterations: iterationBudget }),
    },
    limitSeconds: limitSeconds ?? Infinity,
  };
}

/** @returns what is to be said of a run and its repetition. */
export function compareRepetition(stored: BenchRun, again: BenchRun): Repetition {
  const changed = [
    ...(stored.code === again.code ? [] : ['the code']),
    ...(stored.strategyVersion === again.strategyVersion ? [] : [`the strategy's version: ${stored.strategyVersion}, now ${again.strategyVersion}`]),
    ...(stored.machine.cpu === again.machine.cpu && stored.machine.cores === again.machine.cores ? [] : [`the machine: ${stored.machine.cpu}, now ${again.machine.cpu}`]),
    ...(stored.versions.node === again.versions.node ? [] : [`Node: ${stored.versions.node}, now ${again.versions.node}`]),
  ];
  const decided = stored.iterationBudget !== null && stored.limitSeconds === null && stored.code === again.code;
  return { stored, again, changed, same: decided ? stored.cost === again.cost : null };
}
