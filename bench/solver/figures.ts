import { confidenceInterval, type Interval } from '../../src/cli/bench/confidence.js';
import { secondsToWithin, type BenchRun } from '../../src/cli/bench/run-record.js';
import { grouped, mean, summariseInstances, type InstanceSummary } from '../../src/cli/bench/summary.js';
import { isPeer, memoryFamily, rowOf, runsOf, type FigureRow, type MemoryRow, type Measurement } from './figure-rows.js';

/** Runs of one solver on the instances of one row. */
export interface Figure {
  readonly instances: readonly InstanceSummary[];
  readonly runs: number;
  readonly solved: number;
  /** Mean over instances of their mean over seeds; null unless every instance has one. */
  readonly gap: number | null;
  /**
   * 95 % interval of the gap over the seeds: of the means over all instances, one for each seed that solved all of
   * them; null with fewer than two such seeds.
   */
  readonly gapInterval: Interval | null;
  readonly overrunSeconds: number | null;
}

/** Roundsman's figure for a row. @returns null if nothing was measured. */
export function figureOf(row: FigureRow, measurement: Measurement, stored: readonly BenchRun[]): Figure | null {
  return figure(runsOf(stored, measurement).filter((run) => !isPeer(run) && rowOf(run) === row));
}

/** A peer's figures for some rows, and Roundsman's on the instances that the peer solved. */
export interface Comparison {
  readonly peer: Figure;
  /** Over the solved runs only. */
  readonly peerGap: number | null;
  readonly ownGap: number | null;
}

/** Compares on the instances that both have solved. @returns null if the peer was not measured on these rows. */
export function compare(rows: readonly FigureRow[], measurement: Measurement, stored: readonly BenchRun[], peerName: string): Comparison | null {
  const runs = runsOf(stored, measurement).filter((run) => rows.includes(rowOf(run) as FigureRow));
  const peer = figure(runs.filter(({ strategy }) => strategy === peerName));
  if (peer === null) return null;
  const own = figure(runs.filter((run) => !isPeer(run)));
  const ownGaps = new Map(own?.instances.map(({ family, instance, gap }) => [`${family}/${instance}`, gap]));
  const both = peer.instances.filter(({ family, instance, gap }) => gap !== null && (ownGaps.get(`${family}/${instance}`) ?? null) !== null);
  return {
    peer,
    peerGap: mean((both.length > 0 ? both : peer.instances).map(({ gap }) => gap)),
    ownGap: mean(both.map(({ family, instance }) => ownGaps.get(`${family}/${instance}`) ?? null)),
  };
}

function figure(runs: readonly BenchRun[]): Figure | null {
  if (runs.length === 0) return null;
  // Strategies differ between the instances of a row: each is selected by size and features.
  const instances = [...grouped(runs, ({ family, instance }) => `${family}/${instance}`).values()].flatMap((members) => summariseInstances(members.map(nameless)));
  instances.sort((a, b) => a.n - b.n || (a.instance < b.instance ? -1 : 1));
  const gaps = instances.map(({ gap }) => gap);
  const overruns = instances.map(({ overrunSeconds }) => overrunSeconds).filter((value) => value !== null);
  return {
    instances,
    runs: runs.length,
    solved: runs.filter(({ cost }) => cost !== null).length,
    gap: gaps.includes(null) ? null : mean(gaps),
    gapInterval: seedInterval(runs, instances.length),
    overrunSeconds: overruns.length === 0 ? null : Math.max(...overruns),
  };
}

function seedInterval(runs: readonly BenchRun[], instances: number): Interval | null {
  const complete = [...grouped(runs, ({ seed }) => String(seed)).values()].filter((members) => members.length === instances && members.every(({ gap }) => gap !== null));
  return confidenceInterval(complete.map((members) => mean(members.map(({ gap }) => gap))!));
}

/** Makes runs of one instance comparable regardless of the strategy selected for each seed. */
function nameless(run: BenchRun): BenchRun {
  return { ...run, strategy: 'roundsman', strategyVersion: '' };
}

/** @returns the highest peak of the runs on a memory row's instance; null if there are none. */
export function peakOf({ instance }: MemoryRow, runs: readonly BenchRun[]): number | null {
  const peaks = runs.filter((run) => run.family === memoryFamily && run.instance === instance).map(({ peakRssBytes }) => peakRssBytes);
  return peaks.length === 0 ? null : Math.max(...peaks);
}

/** Size, and seconds to within `share` of best-known. */
export interface Growth {
  readonly title: string;
  readonly n: number;
  readonly seconds: number;
}

/** @returns a point per instance that every run solved to within `share`: the mean over its runs. */
export function growthOf(runs: readonly BenchRun[], share: number): Growth[] {
  return [...grouped(runs, ({ family, instance }) => `${family}/${instance}`).values()].flatMap((members) => {
    const [{ n, family, bestKnown }] = members as [BenchRun];
    const title = rowOf({ family, n })?.title;
    const times = members.map(({ incumbents }) => secondsToWithin(incumbents, bestKnown, share));
    const seconds = times.includes(null) ? null : mean(times);
    return title === undefined || seconds === null ? [] : [{ title, n, seconds }];
  });
}

/**
 * Fits seconds = a (n log n)^b by least squares of the logarithms.
 * @returns a and b, where b = 1 means that time grows like n log n; null with fewer than two sizes.
 */
export function growthExponent(points: readonly Growth[]): { readonly exponent: number; readonly factor: number } | null {
  const known = points.filter(({ seconds, n }) => seconds > 0 && n > 1);
  if (new Set(known.map(({ n }) => n)).size < 2) return null;
  const x = known.map(({ n }) => Math.log(n * Math.log(n)));
  const y = known.map(({ seconds }) => Math.log(seconds));
  const [meanX, meanY] = [mean(x)!, mean(y)!];
  const exponent = x.reduce((sum, value, i) => sum + (value - meanX) * (y[i]! - meanY), 0) / x.reduce((sum, value) => sum + (value - meanX) ** 2, 0);
  return { exponent, factor: Math.exp(meanY - exponent * meanX) };
}
