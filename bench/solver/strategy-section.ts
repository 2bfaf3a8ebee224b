import { compareConfigurations } from '../../src/cli/bench/comparison.js';
import type { BenchRun } from '../../src/cli/bench/run-record.js';
import { configurationOf, grouped, summariseInstances, summariseMeans } from '../../src/cli/bench/summary.js';
import { convergencePlot } from './plots.js';
import { meanTable, pairedTable } from './tables.js';

/** Adds a plot to the report. @returns the lines that show it; none without a plot. */
export type Show = (name: string, alt: string, svg: string | null) => string[];

/** Strategies by configuration: mean gaps with intervals, pairwise comparisons, and the gap over time per family. */
export function strategySection(runs: readonly BenchRun[], show: Show): string[] {
  const comparisons = compareConfigurations(runs);
  return [
    ...meanTable(summariseMeans(summariseInstances(runs))), '',
    ...(comparisons.length === 0 ? [] : [
      'Paired: first - second is the mean difference of costs in shares of the best-known value, below 0 where the first is ahead; p tells how',
      'likely a difference as large is by chance (two-sided t-test over the pairs).', '',
      ...pairedTable(comparisons), '',
    ]),
    ...[...grouped(runs, ({ family }) => family)].flatMap(([family, members]) =>
      show(`strategies-${family.replace(/[^\w-]+/g, '-')}.svg`, `gap over time, ${family}`, convergencePlot(family, members, configurationOf))),
  ];
}
