import { writeFileSync } from 'node:fs';
import { UsageError } from '../command-error.js';
import { requireWritable } from '../output-file.js';
import { boundGap, secondsToBound, secondsToProof } from './bound-figures.js';
import { iterationsPerSecond, secondsToBest, surplusVehicles, type BenchRun } from './run-record.js';

type Cell = string | number | null;

/** Columns of a run, in the order of the file. Shares and seconds are plain numbers; an empty cell is what a run does not have. */
const RUN_COLUMNS: readonly (readonly [name: string, value: (run: BenchRun) => Cell])[] = [
  ['instance', ({ instance }) => instance],
  ['family', ({ family }) => family],
  ['customers', ({ n }) => n],
  ['strategy', ({ strategy }) => strategy],
  ['strategy_version', ({ strategyVersion }) => strategyVersion],
  ['threads', ({ threads }) => threads],
  ['seed', ({ seed }) => seed],
  ['limit_seconds', ({ limitSeconds }) => limitSeconds],
  ['iteration_budget', ({ iterationBudget }) => iterationBudget],
  ['parameters', ({ parameters }) => parameterText(parameters)],
  ['rounding', ({ rounding }) => rounding],
  ['cost', ({ cost }) => cost],
  ['best_known', ({ bestKnown }) => bestKnown],
  ['gap', ({ gap }) => gap],
  ['routes', ({ routes }) => routes],
  ['best_known_vehicles', ({ bestVehicles }) => bestVehicles ?? null],
  ['surplus_vehicles', (run) => surplusVehicles(run)],
  ['iterations', ({ iterations }) => iterations],
  ['iterations_per_second', (run) => iterationsPerSecond(run)],
  ['ended', ({ ended }) => ended],
  ['reason', ({ reason }) => reason],
  ['seconds', ({ seconds }) => seconds],
  ['seconds_to_best', (run) => secondsToBest(run)],
  ['primal_integral', ({ primalIntegral }) => primalIntegral],
  ['bound_effort', ({ boundEffort }) => boundEffort ?? null],
  ['lower_bound', ({ bound }) => bound?.value ?? null],
  ['bound_method', ({ bound }) => bound?.method ?? null],
  ['bound_gap', (run) => boundGap(run)],
  ['seconds_to_bound', (run) => secondsToBound(run)],
  ['seconds_to_proof', (run) => secondsToProof(run)],
  ['overrun_seconds', ({ overrunSeconds }) => overrunSeconds],
  ['peak_rss_bytes', ({ peakRssBytes }) => peakRssBytes],
  ['code_state', ({ code }) => code],
  ['node', ({ versions }) => versions.node],
  ['processor', ({ machine }) => machine.cpu],
  ['finished_at', ({ finishedAt }) => finishedAt],
  ['key', ({ key }) => key],
];

const OPERATOR_COLUMNS = ['key', 'instance', 'family', 'strategy', 'strategy_version', 'threads', 'seed', 'kind', 'operator', 'uses', 'accepted', 'improvements', 'gain', 'milliseconds', 'weight'];

/** @throws UsageError when the file cannot be written: before hours of runs, not after them. */
export function requireWritableCsv(path: string): void {
  if (!/.\.csv$/i.test(path)) throw new UsageError(`--csv ${path}: must end in .csv`);
  requireWritable('--csv', path);
}

/**
 * Writes one row per run, and, where runs tell of operators, one row per run and operator to `NAME.operators.csv` beside it,
 * joined by the column `key`. Text is UTF-8, commas and line ends as in RFC 4180.
 *
 * @returns the paths that were written.
 */
export function writeCsv(path: string, runs: readonly BenchRun[]): string[] {
  writeFileSync(path, runsCsv(runs));
  if (runs.every(({ operators }) => operators.length === 0)) return [path];
  const beside = path.replace(/\.csv$/i, '.operators.csv');
  writeFileSync(beside, operatorsCsv(runs));
  return [path, beside];
}

/** @returns the text of the file of runs. */
export function runsCsv(runs: readonly BenchRun[]): string {
  return csvText([RUN_COLUMNS.map(([name]) => name), ...runs.map((run) => RUN_COLUMNS.map(([, value]) => value(run)))]);
}

/** @returns the text of the file of operators. */
export function operatorsCsv(runs: readonly BenchRun[]): string {
  return csvText([OPERATOR_COLUMNS, ...runs.flatMap((run) => run.operators.map((row) => [
    run.key, run.instance, run.family, run.strategy, run.strategyVersion, run.threads, run.seed,
    row.kind, row.name, row.uses, row.accepted, row.improvements, row.gain, row.milliseconds, row.weight,
  ]))]);
}

function parameterText(parameters: BenchRun['parameters']): string | null {
  const given = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  return given.length === 0 ? null : given.map(([name, value]) => `${name}=${value}`).join(' ');
}

function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
