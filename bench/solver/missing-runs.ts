import type { BenchRun } from '../../src/cli/bench/run-record.js';
import { grouped } from '../../src/cli/bench/summary.js';
import { isPeer, runsOf, type FigureRow, type Measurement } from './figure-rows.js';
import { instanceKey, type ListedInstance } from './list-files.js';

/** Seeds of an instance without a run of a measurement. */
export interface MissingRuns {
  readonly instance: ListedInstance;
  readonly seeds: readonly number[];
}

/** @returns per instance of the list the seeds that were not measured, in list order; empty if every run exists. */
export function missingRuns(runs: readonly BenchRun[], measurement: Measurement, list: readonly ListedInstance[]): MissingRuns[] {
  const own = grouped(runsOf(runs, measurement).filter((run) => !isPeer(run)), instanceKey);
  return list.flatMap((instance) => {
    const measured = new Set(own.get(instanceKey(instance))?.map(({ seed }) => seed));
    const seeds = Array.from({ length: measurement.seeds }, (_, index) => index + 1).filter((seed) => !measured.has(seed));
    return seeds.length === 0 ? [] : [{ instance, seeds }];
  });
}

/** @returns the number of missing runs of a row. */
export function missingOfRow(missing: readonly MissingRuns[], row: FigureRow): number {
  return missing.filter(({ instance }) => instance.row === row).reduce((sum, { seeds }) => sum + seeds.length, 0);
}

/** Says that every run of the list exists, or which are missing: one line per measurement. */
export function missingText(runs: readonly BenchRun[], measurements: readonly Measurement[], list: readonly ListedInstance[]): string[] {
  return measurements.map((measurement) => {
    const missing = missingRuns(runs, measurement, list);
    const all = list.length * measurement.seeds;
    const count = missing.reduce((sum, { seeds }) => sum + seeds.length, 0);
    if (count === 0) return `- ${measurement.limitSeconds} s: all ${all} runs of the list.`;
    if (count === all) return `- ${measurement.limitSeconds} s: **none of the ${all} runs of the list.**`;
    const named = missing.map(({ instance, seeds }) => `${instanceKey(instance)}${seeds.length === measurement.seeds ? '' : ` (${seeds.length === 1 ? 'seed' : 'seeds'} ${seeds.join(', ')})`}`);
    return `- ${measurement.limitSeconds} s: **${count} of the ${all} runs of the list are missing:** ${named.join(', ')}.`;
  });
}
