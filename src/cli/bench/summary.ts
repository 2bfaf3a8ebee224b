import { boundGap, isProved } from './bound-figures.js';
import { confidenceInterval, type Interval } from './confidence.js';
import { gapTo, iterationsPerSecond, referenceOf, secondsToWithin, surplusVehicles, type BenchRun } from './run-record.js';

/** Runs of one instance under one configuration, over the seeds. Figures are null where no run gives them. */
export interface InstanceSummary {
  readonly configuration: string;
  readonly family: string;
  readonly instance: string;
  readonly n: number;
  readonly bestKnown: number | null;
  readonly runs: number;
  /** Runs that found a solution; the means are over these. */
  readonly solved: number;
  readonly cost: number | null;
  /** Mean of the vehicles beyond the best-known, where the fewest come first; null elsewhere. */
  readonly surplusVehicles: number | null;
  /** Mean of the runs that have as many vehicles as the best-known, where the fewest come first. */
  readonly gap: number | null;
  readonly gapLow: number | null;
  readonly gapHigh: number | null;
  /** 95 % confidence interval of the gap over the seeds; null with fewer than two solved runs. */
  readonly gapInterval: Interval | null;
  /** Mean seconds to within 1 % of the run's own final cost. */
  readonly secondsToWithinFinal: number | null;
  /** Mean seconds to within 1 % of best-known; null unless every run came that far. */
  readonly secondsToWithinBestKnown: number | null;
  readonly iterationsPerSecond: number | null;
  /** Mean over the runs, unsolved ones included; null without a best-known cost. */
  readonly primalIntegral: number | null;
  /** Runs with a lower bound. */
  readonly bounded: number;
  /** Mean gap between cost and bound, of the runs that have both. */
  readonly boundGap: number | null;
  /** Runs whose bound meets the cost. */
  readonly proved: number;
  /** The longest. */
  readonly overrunSeconds: number | null;
  readonly peakRssBytes: number;
}

/** Instances of one family, or of all, under one configuration. */
export interface MeanSummary {
  readonly configuration: string;
  /** Null: all families. */
  readonly family: string | null;
  readonly instances: number;
  readonly runs: number;
  readonly solved: number;
  /** Mean over the instances of families with the fewest vehicles first; null without any. */
  readonly surplusVehicles: number | null;
  /** Mean over instances of their mean over seeds, of the instances that have one. */
  readonly gap: number | null;
  /** 95 % confidence interval of the mean gap, over the instances; null with fewer than two that have a gap. */
  readonly gapInterval: Interval | null;
  readonly secondsToWithinFinal: number | null;
  readonly iterationsPerSecond: number | null;
  readonly primalIntegral: number | null;
  readonly bounded: number;
  /** Mean over instances of their mean gaps between cost and bound. */
  readonly boundGap: number | null;
  readonly proved: number;
  readonly overrunSeconds: number | null;
}

/** @returns what runs must share to be averaged, in words: `alns 1.0.0, 2 threads, 10 s` for instance. */
export function configurationOf(run: BenchRun): string {
  const { strategy, strategyVersion, threads, limitSeconds, iterationBudget, parameters, rounding, boundEffort } = run;
  const parts = [`${strategy} ${strategyVersion}`, `${threads} ${threads === 1 ? 'thread' : 'threads'}`];
  if (limitSeconds !== null) parts.push(`${limitSeconds} s`);
  if (iterationBudget !== null) parts.push(`${iterationBudget} iterations`);
  parts.push(...Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${value}`));
  if (rounding !== null) parts.push(`rounding ${rounding}`);
  if (boundEffort !== undefined) parts.push(`bound ${boundEffort}`);
  return parts.join(', ');
}

/** Keeps the newest run where solver or instance file changed in between, so that nothing is averaged over two solvers. */
export function newestRuns(runs: readonly BenchRun[]): BenchRun[] {
  const ascending = runs.toSorted((a, b) => (a.finishedAt < b.finishedAt ? -1 : 1));
  return [...new Map(ascending.map((run) => [JSON.stringify([configurationOf(run), run.family, run.instance, run.seed]), run])).values()];
}

/** @returns one row per configuration and instance, by configuration, family, size and name. */
export function summariseInstances(runs: readonly BenchRun[]): InstanceSummary[] {
  const groups = [...grouped(runs, (run) => JSON.stringify([configurationOf(run), run.family, run.instance])).values()];
  return groups.map(summariseInstance).sort((a, b) =>
    compare(a.configuration, b.configuration) || compare(a.family, b.family) || a.n - b.n || compare(a.instance, b.instance));
}

/** @returns one row per configuration and family, and one over all families where a configuration has several. */
export function summariseMeans(instances: readonly InstanceSummary[]): MeanSummary[] {
  return [...grouped(instances, ({ configuration }) => configuration)].flatMap(([configuration, rows]) => {
    const families = [...grouped(rows, ({ family }) => family)].map(([family, members]) => meanOf(configuration, family, members));
    return families.length > 1 ? [...families, meanOf(configuration, null, rows)] : families;
  });
}

function summariseInstance(runs: readonly BenchRun[]): InstanceSummary {
  const [{ family, instance, n, bestKnown }] = runs as [BenchRun];
  const solved = runs.filter(({ cost }) => cost !== null);
  const gaps = numbers(solved.map((run) => gapTo(run.cost, referenceOf(run))));
  const toBestKnown = runs.map((run) => secondsToWithin(run.incumbents, referenceOf(run)));
  return {
    configuration: configurationOf(runs[0] as BenchRun), family, instance, n, bestKnown,
    runs: runs.length,
    solved: solved.length,
    cost: mean(solved.map(({ cost }) => cost)),
    surplusVehicles: mean(runs.map(surplusVehicles)),
    gap: mean(gaps),
    gapLow: gaps.length === 0 ? null : Math.min(...gaps),
    gapHigh: gaps.length === 0 ? null : Math.max(...gaps),
    gapInterval: confidenceInterval(gaps),
    secondsToWithinFinal: mean(solved.map(({ incumbents, cost }) => secondsToWithin(incumbents, cost))),
    secondsToWithinBestKnown: toBestKnown.includes(null) ? null : mean(toBestKnown),
    iterationsPerSecond: mean(runs.map(iterationsPerSecond)),
    primalIntegral: mean(runs.map((run) => run.primalIntegral)),
    bounded: runs.filter(({ bound }) => Boolean(bound)).length,
    boundGap: mean(runs.map(boundGap)),
    proved: runs.filter(isProved).length,
    overrunSeconds: greatest(runs.map(({ overrunSeconds }) => overrunSeconds)),
    peakRssBytes: Math.max(...runs.map(({ peakRssBytes }) => peakRssBytes)),
  };
}

function meanOf(configuration: string, family: string | null, rows: readonly InstanceSummary[]): MeanSummary {
  return {
    configuration, family,
    instances: rows.length,
    runs: rows.reduce((sum, { runs }) => sum + runs, 0),
    solved: rows.reduce((sum, { solved }) => sum + solved, 0),
    surplusVehicles: mean(rows.map((row) => row.surplusVehicles)),
    gap: mean(rows.map(({ gap }) => gap)),
    gapInterval: confidenceInterval(numbers(rows.map(({ gap }) => gap))),
    secondsToWithinFinal: mean(rows.map(({ secondsToWithinFinal }) => secondsToWithinFinal)),
    iterationsPerSecond: mean(rows.map((row) => row.iterationsPerSecond)),
    primalIntegral: mean(rows.map((row) => row.primalIntegral)),
    bounded: rows.reduce((sum, { bounded }) => sum + bounded, 0),
    boundGap: mean(rows.map((row) => row.boundGap)),
    proved: rows.reduce((sum, { proved }) => sum + proved, 0),
    overrunSeconds: greatest(rows.map(({ overrunSeconds }) => overrunSeconds)),
  };
}

/** @returns the groups in the order of their first members. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

function numbers(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}

/** @returns the mean of what is not null; null when nothing is. */
export function mean(values: readonly (number | null)[]): number | null {
  const known = numbers(values);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

function greatest(values: readonly (number | null)[]): number | null {
  const known = numbers(values);
  return known.length === 0 ? null : Math.max(...known);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
