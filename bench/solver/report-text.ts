import { amount, percent, rate, seconds } from '../../src/cli/bench/format.js';
import type { BenchRun } from '../../src/cli/bench/run-record.js';
import { grouped, newestRuns, summariseInstances, summariseMeans, type InstanceSummary, type MeanSummary } from '../../src/cli/bench/summary.js';
import { convergencePlot, overrunPlot, sizePlot } from './plots.js';

/** A report and the plots that it shows, by file name. */
export interface Report {
  readonly markdown: string;
  readonly plots: ReadonlyMap<string, string>;
}

/**
 * Makes the report of stored runs: means, a table per family, plots. The same runs always give the same text.
 *
 * @param plotFolder where the text finds the plots, relative to itself.
 */
export function makeReport(stored: readonly BenchRun[], plotFolder: string): Report {
  const runs = newestRuns(stored);
  const instances = summariseInstances(runs);
  const plots = new Map<string, string>();
  const shown = (name: string, alt: string, svg: string | null): string[] => {
    if (svg === null) return [];
    plots.set(name, svg);
    return [`![${alt}](${plotFolder}/${name})`, ''];
  };
  const families = [...grouped(instances, ({ family }) => family)].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = [
    '# Report of the solver', '',
    'Made by `make bench-report` from stored runs of `bin/roundsman bench`; not edited by hand. Gap: (cost - best-known) / best-known,',
    'the mean over instances of their means over seeds. Overrun: seconds from the limit to the result, the longest.', '',
    ...origin(runs), '',
    '## Means', '', ...meanRows(summariseMeans(instances)), '',
    ...shown('gap-over-size.svg', 'gap over size', sizePlot(instances)),
    ...shown('overrun.svg', 'overrun', overrunPlot(instances)),
    ...families.flatMap(([family, rows]) => [
      `## ${family}`, '',
      ...shown(`convergence-${family.replace(/[^\w.-]/g, '_')}.svg`, `gap over time, ${family}`, convergencePlot(family, runs.filter((run) => run.family === family))),
      ...[...grouped(rows, ({ configuration }) => configuration)].flatMap(([configuration, members]) => [`### ${configuration}`, '', ...instanceRows(members), '']),
    ]),
  ];
  return { markdown: `${lines.join('\n').trimEnd()}\n`, plots };
}

function origin(runs: readonly BenchRun[]): string[] {
  const distinct = (texts: readonly string[]) => [...new Set(texts)].sort().join('; ');
  const codes = grouped(runs, ({ strategy, strategyVersion }) => `${strategy} ${strategyVersion}`);
  const mixed = [...codes].filter(([, members]) => new Set(members.map(({ code }) => code)).size > 1).map(([name]) => name);
  const dates = runs.map(({ finishedAt }) => finishedAt.slice(0, 10)).sort();
  return [
    `- ${runs.length} runs, ${dates[0] ?? 'none'} to ${dates.at(-1) ?? 'none'}`,
    `- machine: ${distinct(runs.map(({ machine }) => `${machine.cpu}, ${machine.cores} cores`))}`,
    `- Node ${distinct(runs.map(({ versions }) => versions.node))}, Roundsman ${distinct(runs.map(({ versions }) => versions.package))}`,
    ...(mixed.length === 0 ? [] : [`- **${mixed.join(', ')}: these runs come from several states of the code;** run the bench again for figures of one`]),
  ];
}

function markdownTable(heading: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [heading, heading.map((_, column) => (column === 0 ? '---' : '---:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

function meanRows(means: readonly MeanSummary[]): string[] {
  return markdownTable(
    ['family', 'configuration', 'instances', 'solved', 'mean gap', 's to within 1 % of final', 'iterations/s', 'overrun, s'],
    means.map((row) => [
      row.family ?? '**all**', row.configuration, String(row.instances), `${row.solved}/${row.runs}`, percent(row.gap),
      seconds(row.secondsToWithinFinal), rate(row.iterationsPerSecond), seconds(row.overrunSeconds),
    ]));
}

function instanceRows(rows: readonly InstanceSummary[]): string[] {
  return markdownTable(
    ['instance', 'n', 'best-known', 'cost', 'gap', 'over seeds', 's to within 1 % of final', 'of best-known', 'iterations/s', 'overrun, s', 'MB'],
    rows.map((row) => [
      row.instance, String(row.n), amount(row.bestKnown), amount(row.cost) + (row.solved < row.runs ? ` (${row.solved} of ${row.runs} solved)` : ''),
      percent(row.gap), row.runs > 1 && row.gap !== null ? `${percent(row.gapLow)} to ${percent(row.gapHigh)}` : '-',
      seconds(row.secondsToWithinFinal), seconds(row.secondsToWithinBestKnown), rate(row.iterationsPerSecond), seconds(row.overrunSeconds),
      (row.peakRssBytes / 2 ** 20).toFixed(0),
    ]));
}
