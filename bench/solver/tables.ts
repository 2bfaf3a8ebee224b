import { amount, integral, interval, pairedCells, percent, rate, seconds } from '../../src/cli/bench/format.js';
import type { Comparison as PairedComparison } from '../../src/cli/bench/comparison.js';
import type { BenchRun } from '../../src/cli/bench/run-record.js';
import { grouped, type InstanceSummary, type MeanSummary } from '../../src/cli/bench/summary.js';
import { peerNames, peers, type PeerName } from '../peers/names.js';
import { figureRows, isPeer, measurements, memoryRows, peerMeasurement, rowOf, runsOf } from './figure-rows.js';
import { compare, figureOf, peakOf, type Comparison, type Figure } from './figures.js';
import type { ListedInstance } from './list-files.js';
import { missingOfRow, missingRuns } from './missing-runs.js';

const NONE = '-';

export function markdownTable(heading: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [heading, heading.map((_, column) => (column === 0 ? '---' : '---:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

/** Every row with its targets and results, per measurement, over all instances of the list. */
export function figureTable(runs: readonly BenchRun[], list: readonly ListedInstance[]): string[] {
  const heading = ['family', 'n', 'instances', ...measurements.flatMap(({ limitSeconds }) => [`${limitSeconds} s: target`, 'reached', '95 % interval', ''])];
  return markdownTable(heading, figureRows.map((row) => {
    const listed = list.filter((instance) => instance.row === row);
    const cells = measurements.flatMap((measurement, index) =>
      figureCells(figureOf(row, measurement, runs), row.targets[index] ?? Infinity, missingOfRow(missingRuns(runs, measurement, listed), row)));
    return [row.title + (listed.some(({ tuned }) => tuned) ? ' (not blind)' : ''), row.sizes, String(listed.length), ...cells];
  }));
}

/** A target of 0 is met by gaps that are displayed as 0.00 percent. */
const ZERO = 0.00005;

function figureCells(figure: Figure | null, target: number, missing: number): string[] {
  const wanted = `${Number((100 * target).toFixed(4))} %`;
  if (figure === null) return [wanted, NONE, NONE, 'not measured'];
  const unsolved = figure.runs - figure.solved;
  const measured = percent(figure.gap, 3) + (unsolved > 0 ? ` (${unsolved} of ${figure.runs} runs unsolved)` : '');
  const cells = [wanted, measured, interval(figure.gapInterval, 3)];
  if (missing > 0) return [...cells, `**${missing} runs missing**`];
  if (figure.gap === null || unsolved > 0) return [...cells, '**missed**'];
  return [...cells, figure.gap <= Math.max(target, ZERO) ? 'met' : '**missed**'];
}

/**
 * Peers compared with Roundsman per row, and per family with several rows: each on the instances it solved. Empty
 * without any runs of a peer.
 */
export function peerTable(runs: readonly BenchRun[]): string[] {
  const families = [...grouped(figureRows, ({ title }) => title).values()];
  const groups = families.flatMap((rows) => [...rows.map((row) => [row]), ...(rows.length > 1 ? [rows] : [])]);
  const lines = groups.flatMap((rows) => peerNames.flatMap((name) => {
    const compared = compare(rows, peerMeasurement, runs, name);
    return compared === null ? [] : [[rows[0]!.title, rows.length > 1 ? '**all**' : rows[0]!.sizes, ...comparisonCells(name, compared)]];
  }));
  return lines.length === 0 ? [] : markdownTable(['family', 'n', 'peer', 'mean gap', 'Roundsman on the same', '', 'solved', 'overrun, s'], lines);
}

function comparisonCells(name: string, { peer, peerGap, ownGap }: Comparison): string[] {
  return [peers[name as PeerName], percent(peerGap), percent(ownGap), verdict(peerGap, ownGap), `${peer.solved}/${peer.runs}`, seconds(peer.overrunSeconds)];
}

function verdict(peerGap: number | null, ownGap: number | null): string {
  if (peerGap === null || ownGap === null) return NONE;
  if (ownGap === peerGap) return 'equal';
  return ownGap < peerGap ? 'ahead' : '**behind**';
}

/** Gap of every solver on each instance that a peer was measured on, Roundsman first. */
export function peerInstanceTable(runs: readonly BenchRun[]): string[] {
  const compared = runsOf(runs, peerMeasurement);
  const instances = [...grouped(compared.filter((run) => rowOf(run) !== null), ({ family, instance }) => `${family}/${instance}`)];
  const byRow = instances.filter(([, members]) => members.some(isPeer)).sort(([, [a]], [, [b]]) => rowIndex(a!) - rowIndex(b!) || a!.n - b!.n);
  return markdownTable(['instance', 'n', 'Roundsman', ...Object.values(peers)], byRow.map(([name, members]) => [
    name, String(members[0]!.n), gapCell(members.filter((run) => !isPeer(run))), ...peerNames.map((peer) => gapCell(members.filter(({ strategy }) => strategy === peer))),
  ]));
}

function rowIndex(run: BenchRun): number {
  return figureRows.findIndex((row) => row === rowOf(run));
}

function gapCell(runs: readonly BenchRun[]): string {
  if (runs.length === 0) return NONE;
  const gaps = runs.map(({ gap }) => gap).filter((gap) => gap !== null);
  if (gaps.length === 0) return runs[0]!.ended === 'not-expressible' ? 'cannot express' : runs[0]!.ended;
  const unsolved = runs.length - gaps.length;
  return percent(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length) + (unsolved > 0 ? ` (${unsolved} unsolved)` : '');
}

/** Why a peer has no solution, one line per peer and reason. */
export function peerFailures(runs: readonly BenchRun[]): string[] {
  const failed = runsOf(runs, peerMeasurement).filter((run) => isPeer(run) && run.cost === null);
  const groups = grouped(failed, ({ strategy, reason }) => `${peers[strategy as PeerName]}: ${reason ?? 'no solution'}`);
  return [...groups].map(([label, members]) => `- ${label} (${[...new Set(members.map(({ instance }) => instance))].join(', ')})`).sort();
}

/** Peak memory and its limit. */
export function memoryTable(runs: readonly BenchRun[]): string[] {
  return markdownTable(['problem', 'at most, MB', 'peak, MB', ''], memoryRows.map((row) => {
    const peak = peakOf(row, runs);
    return [row.title, megabytes(row.mostBytes), peak === null ? NONE : megabytes(peak), peak === null ? 'not measured' : peak < row.mostBytes ? 'met' : '**missed**'];
  }));
}

/** Every instance under every measurement. */
export function instanceTable(summaries: readonly (readonly [how: string, summary: InstanceSummary])[]): string[] {
  const heading = ['instance', 'n', 'best-known', 'limit', 'cost', 'gap', 'over seeds', '95 % interval', 'primal integral', 's to within 1 % of best-known', 'of its own', 'iterations/s', 'overrun, s', 'MB'];
  return markdownTable(heading, summaries.map(([how, row]) => [
    row.instance, String(row.n), amount(row.bestKnown), how, amount(row.cost) + (row.solved < row.runs ? ` (${row.solved} of ${row.runs} solved)` : ''),
    percent(row.gap), row.runs > 1 && row.gap !== null ? `${percent(row.gapLow)} to ${percent(row.gapHigh)}` : NONE,
    interval(row.gapInterval), integral(row.primalIntegral), seconds(row.secondsToWithinBestKnown), seconds(row.secondsToWithinFinal), rate(row.iterationsPerSecond), seconds(row.overrunSeconds), megabytes(row.peakRssBytes),
  ]));
}

/** One line per configuration and family. */
export function meanTable(means: readonly MeanSummary[]): string[] {
  return markdownTable(
    ['family', 'configuration', 'instances', 'solved', 'mean gap', '95 % interval', 'primal integral', 's to within 1 % of final', 'iterations/s', 'overrun, s'],
    means.map((row) => [
      row.family ?? '**all**', row.configuration, String(row.instances), `${row.solved}/${row.runs}`, percent(row.gap), interval(row.gapInterval),
      integral(row.primalIntegral), seconds(row.secondsToWithinFinal), rate(row.iterationsPerSecond), seconds(row.overrunSeconds),
    ]));
}

/** One line per pair of configurations: the paired test. */
export function pairedTable(comparisons: readonly PairedComparison[]): string[] {
  return markdownTable(['first', 'second', 'pairs', 'first - second', '95 % interval', 'p', 'first better', 'second better'], comparisons.map(pairedCells));
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
