import { basename, dirname } from 'node:path';
import { loadConfig } from '../../config.js';
import type { Rounding } from '../../model/problem.js';
import { boundMethods } from '../../strategy/bounds-registry.js';
import { guestFolders } from '../../strategy/registry.js';
import { CommandError, UsageError } from '../command-error.js';
import { table, type Output } from '../output.js';
import { readProblemFile } from '../problem-file.js';
import { boundDistance, type MeasuredBound } from './bound-run.js';
import { refutedText, thinnedBounds } from './bound-figures.js';
import { amount, percent, seconds } from './format.js';
import { boundInChild } from './run-in-child.js';
import { grouped, mean } from './summary.js';

/** Seconds of a bound, where no limit is given. */
const DEFAULT_LIMIT_SECONDS = 10;

export interface BoundsOptions {
  readonly bounds: readonly string[];
  readonly effort: 'default' | 'strong';
  readonly timeLimit?: number;
  readonly rounding?: Rounding;
}

/** Bounds every instance by every method alone, one after the other, each in a process of its own; nothing is stored. */
export async function compareBounds(paths: readonly string[], options: BoundsOptions, output: Output): Promise<void> {
  await requireBounds(options.bounds);
  const runs: MeasuredBound[] = [];
  const failures: string[] = [];
  const fail = (failure: string): void => {
    failures.push(failure);
    output.note(`failed: ${failure}`);
  };
  for (const path of paths) {
    for (const method of options.bounds) {
      try {
        const run = await measured(path, method, options);
        runs.push(run);
        output.note(`${run.family}/${run.instance} ${method}: ${amount(run.value)}, gap ${percent(run.gap)}, ${seconds(run.seconds)} s, ${run.ended}`);
        const refuted = run.value === null ? null : refutedText({ bound: { value: run.value, method }, bestKnown: run.bestKnown, rounding: options.rounding ?? null });
        if (refuted !== null) fail(`${run.family}/${run.instance}: ${refuted}`);
      } catch (error) {
        fail(`${path} ${method}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  if (runs.length === 0) throw new CommandError(`no bound succeeded; the first failure: ${failures[0] ?? ''}`);
  const means = meansOf(runs);
  output.answer({ runs, means, failures }, `${boundsTable(runs)}\n\n${boundMeanTable(means)}`);
  if (failures.length > 0) output.refuse();
}

async function requireBounds(names: readonly string[]): Promise<void> {
  try {
    await boundMethods(guestFolders(loadConfig().strategiesDir), names);
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(`--bounds: ${error.message}`);
    throw error;
  }
}

async function measured(path: string, method: string, { effort, timeLimit: limitSeconds = DEFAULT_LIMIT_SECONDS, rounding }: BoundsOptions): Promise<MeasuredBound> {
  const { name, problem, bestKnown } = readProblemFile(path, { rounding });
  const run = await boundInChild({ path, rounding, method, effort, seed: 1, limitSeconds });
  return {
    family: basename(dirname(path)), instance: name, n: problem.customers.length, method, bestKnown,
    ...run, bounds: thinnedBounds(run.bounds), gap: boundDistance(run.value, bestKnown),
  };
}

/** One bound on the instances of one family, or of all. */
export interface BoundMean {
  readonly method: string;
  /** Null: all families. */
  readonly family: string | null;
  readonly instances: number;
  /** Instances that it gives a bound for; the means are over these. */
  readonly bounded: number;
  readonly gap: number | null;
  readonly seconds: number | null;
}

/** @returns one row per bound and family, and one over all families where there are several. */
export function meansOf(runs: readonly MeasuredBound[]): BoundMean[] {
  const row = (method: string, family: string | null, members: readonly MeasuredBound[]): BoundMean => {
    const bounded = members.filter(({ value }) => value !== null);
    return { method, family, instances: members.length, bounded: bounded.length, gap: mean(bounded.map(({ gap }) => gap)), seconds: mean(bounded.map((run) => run.seconds)) };
  };
  return [...grouped(runs, ({ method }) => method)].flatMap(([method, members]) => {
    const families = [...grouped(members, ({ family }) => family)].map(([family, same]) => row(method, family, same));
    return families.length > 1 ? [...families, row(method, null, members)] : families;
  });
}

/** One line per instance and bound, for a person. */
export function boundsTable(runs: readonly MeasuredBound[]): string {
  return table([['FAMILY', 'INSTANCE', 'N', 'BOUND', 'VALUE', 'BEST-KNOWN', 'GAP', 'SECONDS', 'ENDED'], ...runs.map((run) => [
    run.family, run.instance, String(run.n), run.method, amount(run.value), amount(run.bestKnown), percent(run.gap), seconds(run.seconds), run.ended,
  ])]);
}

/** One line per bound and family. */
export function boundMeanTable(means: readonly BoundMean[]): string {
  return table([['MEAN OF', 'BOUND', 'BOUNDED', 'GAP', 'SECONDS'], ...means.map((row) => [
    row.family ?? 'all', row.method, `${row.bounded}/${row.instances}`, percent(row.gap), seconds(row.seconds),
  ])]);
}
