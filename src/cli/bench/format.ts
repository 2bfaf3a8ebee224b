import { table } from '../output.js';
import { boundGap, isProved, secondsToProof } from './bound-figures.js';
import { costAt, gapTo, iterationsPerSecond, referenceOf, secondsToWithin, surplusVehicles, type BenchRun } from './run-record.js';
import type { Comparison } from './comparison.js';
import type { Interval } from './confidence.js';
import type { Repetition } from './repeat.js';
import type { MeanSummary } from './summary.js';

const NONE = '-';

/** Seconds at which the course of a run is shown. */
const COURSE_SECONDS = [0.1, 1, 10, 60, 600, 3600];

/** @returns `+0.52 %`; `-` for null. */
export function percent(share: number | null, decimals = 2): string {
  return share === null ? NONE : `${share < 0 ? '' : '+'}${(100 * share).toFixed(decimals)} %`;
}

export function seconds(value: number | null): string {
  return value === null ? NONE : value.toFixed(value < 1 ? 3 : 2);
}

/** Costs keep what the family's rounding gives, means get at most three decimals. */
export function amount(value: number | null): string {
  return value === null ? NONE : String(Number(value.toFixed(3)));
}

export function rate(value: number | null): string {
  return value === null ? NONE : value.toFixed(0);
}

/** @returns a primal integral, `0.0123`; `-` for null. */
export function integral(value: number | null): string {
  return value === null ? NONE : value.toFixed(4);
}

/** @returns gaps on the way, to best-known or else to the run's own end: `0.1s +3.10 %, 1s +1.20 %`. */
function course(run: BenchRun): string {
  const { incumbents, cost, seconds: end } = run;
  const shown = COURSE_SECONDS.filter((at) => at < end).map((at) => {
    const gap = gapTo(costAt(incumbents, at), referenceOf(run) ?? cost);
    return gap === null ? null : `${at}s ${percent(gap)}`;
  });
  return shown.filter((text) => text !== null).join(', ') || NONE;
}

/** @returns `12`, or where the fewest vehicles come first `12 (+1)`: one more than the best-known has. */
function routesOf(run: BenchRun): string {
  const surplus = surplusVehicles(run);
  return run.routes === null ? NONE : `${run.routes}${surplus === null ? '' : ` (${surplusText(surplus)})`}`;
}

/** @returns `+1`, `-1` or `0`; `-` for null. */
function surplusText(surplus: number | null): string {
  return surplus === null ? NONE : `${surplus > 0 ? '+' : ''}${amount(surplus)}`;
}

/** One line per run, for a person; with columns of the bound if a run has one. */
export function runTable(runs: readonly BenchRun[]): string {
  const bounded = runs.some(({ bound }) => Boolean(bound));
  const heading = ['FAMILY', 'INSTANCE', 'N', 'STRATEGY', 'SEED', 'COST', 'GAP', ...(bounded ? ['BOUND', 'METHOD', 'BOUND GAP', 'PROVED AT'] : []), '1% OF FINAL', '1% OF BEST', 'PRIMAL INTEGRAL', 'INCUMBENTS', 'GAP AT', 'ROUTES', 'ITER/S', 'ENDED', 'SECONDS', 'OVER', 'MB'];
  return table([heading, ...runs.map((run) => [
    run.family, run.instance, String(run.n), run.strategy, String(run.seed), amount(run.cost), percent(run.gap),
    ...(bounded ? [amount(run.bound?.value ?? null), run.bound?.method ?? NONE, percent(boundGap(run)), seconds(secondsToProof(run))] : []),
    seconds(secondsToWithin(run.incumbents, run.cost)), seconds(secondsToWithin(run.incumbents, referenceOf(run))), integral(run.primalIntegral), String(run.incumbents.length), course(run),
    routesOf(run), rate(iterationsPerSecond(run)), run.ended, seconds(run.seconds), seconds(run.overrunSeconds), (run.peakRssBytes / 2 ** 20).toFixed(0),
  ])]);
}

/** One line per configuration and family. */
export function meanTable(means: readonly MeanSummary[]): string {
  const withBounds = means.some(({ bounded }) => bounded > 0);
  const heading = ['MEAN OF', 'CONFIGURATION', 'INSTANCES', 'SOLVED', 'SURPLUS VEHICLES', 'GAP', '95 % INTERVAL', ...(withBounds ? ['BOUND GAP', 'PROVED'] : []), 'PRIMAL INTEGRAL', '1% OF FINAL', 'ITER/S', 'MOST OVER'];
  return table([heading, ...means.map((row) => [
    row.family ?? 'all', row.configuration, String(row.instances), `${row.solved}/${row.runs}`, surplusText(row.surplusVehicles), percent(row.gap), interval(row.gapInterval),
    ...(withBounds ? [percent(row.boundGap), `${row.proved}/${row.runs}`] : []),
    integral(row.primalIntegral), seconds(row.secondsToWithinFinal), rate(row.iterationsPerSecond), seconds(row.overrunSeconds),
  ])]);
}

/** How many runs that were bounded are proved optimal; null: none was bounded. */
export function provedText(runs: readonly BenchRun[]): string | null {
  const asked = runs.filter(({ boundEffort }) => boundEffort !== undefined);
  return asked.length === 0 ? null : `proved optimal: ${asked.filter(isProved).length} of ${asked.length}`;
}

/** One line for a run that just ended. */
export function runLine(run: BenchRun): string {
  const vehicles = surplusVehicles(run) === null ? '' : `${routesOf(run)} vehicles, `;
  const found = run.cost === null ? 'no solution' : `${vehicles}cost ${amount(run.cost)}${run.gap === null ? '' : `, gap ${percent(run.gap)}`}${boundText(run)}`;
  return `${run.family}/${run.instance} ${run.strategy} seed ${run.seed}: ${found}, ${seconds(run.seconds)} s, ${run.ended}`;
}

function boundText(run: BenchRun): string {
  if (!run.bound) return run.boundEffort === undefined ? '' : ', no bound';
  return `, bound ${amount(run.bound.value)} ${isProved(run) ? 'proves it optimal' : `(gap ${percent(boundGap(run))})`} by ${run.bound.method}`;
}

/** One line for each two configurations: the paired test. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const heading = ['FIRST', 'SECOND', 'PAIRS', 'FIRST - SECOND', '95 % INTERVAL', 'P', 'FIRST BETTER', 'SECOND BETTER'];
  return table([heading, ...comparisons.map(pairedCells)]);
}

/** The cells of a comparison in a table. */
export function pairedCells({ first, second, pairs, unit, difference, interval: bounds, p, firstBetter, secondBetter }: Comparison): string[] {
  return [first, second, `${pairs} ${unit}s`, percent(difference, 3), interval(bounds, 3), chance(p), String(firstBetter), String(secondBetter)];
}

/** @returns `-1.00 % to +2.00 %`; `-` for null. */
export function interval(bounds: Interval | null, decimals = 2): string {
  return bounds === null ? NONE : `${percent(bounds[0], decimals)} to ${percent(bounds[1], decimals)}`;
}

function chance(p: number | null): string {
  if (p === null) return NONE;
  return p < 0.001 ? '<0.001' : p.toFixed(3);
}

/** What a repetition came to, for a person. */
export function repetitionText({ stored, again, changed, same }: Repetition): string {
  const verdict = same === null ? 'limited by time, or the code changed: the costs may differ' : same ? 'same cost, as expected' : 'different cost with the same code and budget: the strategy is not deterministic';
  return [`stored: ${runLine(stored)}`, `again:  ${runLine(again)}`, ...changed.map((what) => `changed: ${what}`), verdict].join('\n');
}
