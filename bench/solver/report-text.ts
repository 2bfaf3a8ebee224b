import type { BenchRun } from '../../src/cli/bench/run-record.js';
import { grouped, newestRuns, summariseInstances } from '../../src/cli/bench/summary.js';
import { peers, type PeerName } from '../peers/names.js';
import { roadFamilies, roadRows, roadTable } from '../peers/road-table.js';
import { figureRows, isPeer, measurements, memoryFamily, peerMeasurement, rowOf, runsOf } from './figure-rows.js';
import { boundSection } from './bound-section.js';
import { requireOneState, requireOneStateEach } from './code-states.js';
import { figureOf, growthExponent, growthOf } from './figures.js';
import { instanceKey, type ListedInstance } from './list-files.js';
import { missingText } from './missing-runs.js';
import { convergencePlot, growthPlot, overrunPlot, sizePlot } from './plots.js';
import { strategySection, type Show } from './strategy-section.js';
import { figureTable, instanceTable, memoryTable, peerFailures, peerInstanceTable, peerTable } from './tables.js';

/** A report and its plots, by file name. */
export interface Report {
  readonly markdown: string;
  readonly plots: ReadonlyMap<string, string>;
}

/** Gap to best-known that counts as close in the growth section. */
const NEAR = 0.05;

/**
 * Creates the report of stored runs: the figures, the peers, memory and growth, every instance, plots. The same runs
 * always give the same text. No table mixes builds.
 *
 * @param plotFolder path of the plots relative to the text.
 * @param list the instances of the figures; runs of others are reported separately.
 * @throws MixedStatesError if runs of several builds would be mixed in one table.
 */
export function makeReport(stored: readonly BenchRun[], plotFolder: string, list: readonly ListedInstance[]): Report {
  const plots = new Map<string, string>();
  const show: Show = (name, alt, svg) => {
    if (svg === null) return [];
    plots.set(name, svg);
    return [`![${alt}](${plotFolder}/${name})`, ''];
  };
  const runs = stored.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const listed = new Set(list.map(instanceKey));
  const onList = runs.filter((run) => listed.has(instanceKey(run)));
  const used = [...new Set([...measurements, peerMeasurement].flatMap((measurement) => runsOf(onList, measurement)))];
  const memory = newestRuns(runs).filter(({ family }) => family === memoryFamily);
  const road = runsOf(runs.filter(({ family }) => roadFamilies.includes(family)), peerMeasurement);
  const bounded = newestRuns(runs).filter(({ boundEffort }) => boundEffort !== undefined);
  const others = newestRuns(runs).filter((run) => !bounded.includes(run) && ![...used, ...road].includes(run) && run.family !== memoryFamily);
  requireOneState([...used, ...road, ...memory]);
  requireOneStateEach(others);
  requireOneStateEach(bounded);
  const lines = used.length + road.length + memory.length === 0 ? ownReport(runs, others, bounded, show) : [
    '# Report of the solver', '',
    'Made by `make bench-report` from stored runs of `make bench-figures` and `make bench-peers`; not edited by hand. Gap:',
    '(cost - best-known) / best-known in the rounding of the family; a mean is over instances, of their means over seeds. Overrun: seconds',
    'from the limit to the result, the longest. Every cost is recomputed from the routes by the checker, those of the peers too.', '',
    ...origin([...used, ...road, ...memory]), '',
    '## Figures', '', ...measurements.map(({ limitSeconds, threads, seeds }) => `- ${limitSeconds} s: ${threads} threads, ${seeds === 1 ? 'seed 1' : `seeds 1 to ${seeds}`}`), '',
    ...figureTable(used, list), '',
    'Means over the instances of their means over the seeds; the interval is of the means over all instances, seed by seed (Student\'s t). Not blind: instances of',
    'the row were tuned on too (`bench/solver/INSTANCES.md`).', '',
    ...missingText(used, measurements, list), '',
    ...measurements.flatMap((measurement) => show(
      `gap-over-size-${measurement.limitSeconds}s.svg`, `gap over size at ${measurement.limitSeconds} s`,
      sizePlot(`Gap over size at ${measurement.limitSeconds} s, ${measurement.threads} threads`, runsOf(used, measurement)))),
    ...peerSection(used),
    ...roadSection(road),
    '## Memory', '', 'Peak resident memory of the process of a run, reading its problem included; every other run has its own in the tables below.', '', ...memoryTable(memory), '',
    ...growthSection(used, show),
    ...boundSection(bounded, show),
    '## Overrun', '', ...show('overrun.svg', 'overrun', overrunPlot(used)),
    ...rowSections(used, show),
    ...(others.length === 0 ? [] : ['## Other runs', '', ...strategySection(others, show)]),
  ];
  return { markdown: `${lines.join('\n').replace(/\n{3,}/g, '\n\n').trimEnd()}\n`, plots };
}

/** The report of runs that belong to no figure: a user's own strategies on instances of their choice. */
function ownReport(runs: readonly BenchRun[], newest: readonly BenchRun[], bounded: readonly BenchRun[], show: Show): string[] {
  const instances = summariseInstances(newest).map((summary) => [summary.configuration, summary] as const);
  return [
    '# Report of the bench', '',
    'Made by `make bench-report` from stored runs of `roundsman bench`. Gap: (cost - best-known) / best-known in the rounding of the family; a mean',
    'is over instances, of their means over seeds. Every cost is recomputed from the routes by the checker.', '',
    ...origin(runs), '',
    ...(newest.length === 0 ? [] : ['## Strategies', '', ...strategySection(newest, show), '## Every instance', '', ...instanceTable(instances), '']),
    ...boundSection(bounded, show),
  ];
}

/** Roundsman first, then by limit and threads: the order of rows and legends, independent of the order of the files. */
function orderOf(run: BenchRun): string {
  const number = (value: number) => String(Math.round(1000 * value)).padStart(12, '0');
  return [isPeer(run) ? 1 : 0, number(1000 - run.threads), number(run.limitSeconds ?? 0), run.strategy, number(run.n), run.family, run.instance, number(run.seed), run.finishedAt, run.key].join(' ');
}

function origin(runs: readonly BenchRun[]): string[] {
  const distinct = (texts: readonly string[]) => [...new Set(texts)].sort().join('; ');
  const own = runs.filter((run) => !isPeer(run));
  const codes = distinct(own.map(({ strategy, strategyVersion }) => `${strategy} ${strategyVersion}`));
  const states = distinct(own.map(({ code }) => code));
  const dates = runs.map(({ finishedAt }) => finishedAt.slice(0, 10)).sort();
  const peerVersions = distinct(runs.filter(isPeer).map(({ strategy, strategyVersion }) => `${peers[strategy as PeerName]} ${strategyVersion}`));
  return [
    `- ${runs.length} runs, ${dates[0] ?? 'none'} to ${dates.at(-1) ?? 'none'}`,
    `- machine: ${distinct(runs.map(({ machine }) => `${machine.cpu}, ${machine.cores} cores`))}`,
    `- Node ${distinct(runs.map(({ versions }) => versions.node))}, Roundsman ${distinct(runs.map(({ versions }) => versions.package))}, strategies ${codes}, code ${states}`,
    ...(peerVersions === '' ? [] : [`- peers: ${peerVersions}`]),
  ];
}

function peerSection(runs: readonly BenchRun[]): string[] {
  const table = peerTable(runs);
  if (table.length === 0) return [];
  const failures = peerFailures(runs);
  const { limitSeconds } = peerMeasurement;
  return [
    '## Against peers', '',
    `${limitSeconds} s each on one core, one thread, one after the other on each instance; how they are called: \`bench/peers/README.md\`. Both means are over`,
    'the instances that the peer and Roundsman solved.', '',
    ...table, '', '### Every instance', '', ...peerInstanceTable(runs), '',
    ...(failures.length === 0 ? [] : ['Without a solution:', '', ...failures, '']),
  ];
}

function roadSection(road: readonly BenchRun[]): string[] {
  const table = roadTable(roadRows(road, peerMeasurement));
  if (table.length === 0) return [];
  return [
    '## Requests as users send them', '',
    'Road-style requests (`make bench-real`): asymmetric distances without coordinates, one thread on one core, each peer after Roundsman on the same core. Cost: the mean over',
    'the requests that both solved of our cost / the peer\'s - 1, below 0 where Roundsman is cheaper, with its 95 % interval over the requests.', '',
    ...table, '',
  ];
}

function growthSection(runs: readonly BenchRun[], show: Show): string[] {
  return ['## Growth', '', ...measurements.flatMap((measurement) => {
    const own = runsOf(runs, measurement).filter((run) => !isPeer(run));
    const instances = new Set(own.map(({ family, instance }) => `${family}/${instance}`)).size;
    if (instances === 0) return [];
    const points = growthOf(own, NEAR);
    const fit = growthExponent(points);
    const { limitSeconds, threads } = measurement;
    return [
      `Seconds to within ${100 * NEAR} % of best-known at a limit of ${limitSeconds} s: ${points.length} of ${instances} instances came that close in every run.`,
      ...(fit === null ? [] : [`They fit (n log n)^${fit.exponent.toFixed(2)}: 1 is growth like n log n, less is slower growth.`]), '',
      ...show(`growth-${limitSeconds}s.svg`, 'time to near best-known over size', growthPlot(`Seconds to within ${100 * NEAR} % of best-known, ${limitSeconds} s, ${threads} threads`, own, NEAR)),
    ];
  })];
}

function rowSections(runs: readonly BenchRun[], show: Show): string[] {
  return figureRows.flatMap((row) => {
    const members = runs.filter((run) => rowOf(run) === row);
    if (members.length === 0) return [];
    const title = `${row.title}, ${row.sizes}`;
    const all = [...measurements, peerMeasurement];
    const summaries = all.flatMap((measurement) => (figureOf(row, measurement, runs)?.instances ?? []).map((summary) =>
      [`${measurement.limitSeconds} s, ${measurement.threads} ${measurement.threads === 1 ? 'thread' : 'threads'}`, summary] as const));
    const ordered = [...grouped(summaries, ([, { family, instance }]) => `${family}/${instance}`).values()].flat();
    return [
      `## ${title}`, '',
      ...show(`convergence-${row.title}-${row.sizes}.svg`, `gap over time, ${title}`, convergencePlot(title, members)),
      ...instanceTable(ordered), '',
    ];
  });
}
