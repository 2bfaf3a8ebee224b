import { costAt, gapTo, type BenchRun } from '../../src/cli/bench/run-record.js';
import { grouped, mean } from '../../src/cli/bench/summary.js';
import { peers, type PeerName } from '../peers/names.js';
import { chart, type Point, type Series } from './chart.js';
import { isPeer, rowOf } from './figure-rows.js';
import { growthExponent, growthOf } from './figures.js';

/** Points of a convergence curve per factor of ten. */
const MOMENTS_PER_DECADE = 10;
const FIRST_MOMENT_SECONDS = 0.05;
/** Logarithmic axes have no zero: smaller gaps, in percent, and smaller times are drawn here. */
const MIN_GAP = 0.01;
const MIN_SECONDS = 0.001;

export const GAP_AXIS = { name: `mean gap, % (at least ${MIN_GAP})`, floor: MIN_GAP };
const SIZE_AXIS = { name: 'customers' };

/** The solver and configuration of a run as shown in the legend: `Roundsman, 2 threads, 10 s`. */
function seriesName(run: BenchRun): string {
  const { strategy, strategyVersion, threads, limitSeconds } = run;
  const solver = isPeer(run) ? `${peers[strategy as PeerName]} ${strategyVersion}` : 'Roundsman';
  return `${solver}, ${threads} ${threads === 1 ? 'thread' : 'threads'}, ${limitSeconds ?? 'no'} s`;
}

/** Mean gap over time, one curve per solver and limit, or per name given by `nameOf`. @returns null without any gap. */
export function convergencePlot(title: string, runs: readonly BenchRun[], nameOf = seriesName): string | null {
  const series = [...grouped(runs, nameOf)].map(([name, members]): Series => ({ name, points: convergence(members), type: 'line' }));
  return chart(`${title}: gap over time`, { name: 'seconds' }, GAP_AXIS, series);
}

/** Gap over size per instance, one series per family. @returns null without any gap. */
export function sizePlot(title: string, runs: readonly BenchRun[]): string | null {
  const gapOf = (members: readonly BenchRun[]) => {
    const gaps = members.map(({ gap }) => gap).filter((gap) => gap !== null);
    return gaps.length === 0 ? null : 100 * mean(gaps)!;
  };
  return chart(title, SIZE_AXIS, GAP_AXIS, bySize(runs, (run) => rowOf(run)?.title ?? run.family, gapOf));
}

/** Maximum overrun over size per instance, one series per solver and limit. @returns null without any limit. */
export function overrunPlot(runs: readonly BenchRun[]): string | null {
  const longest = (members: readonly BenchRun[]) => {
    const known = members.map(({ overrunSeconds }) => overrunSeconds).filter((value) => value !== null);
    return known.length === 0 ? null : Math.max(...known);
  };
  const axis = { name: `seconds (at least ${MIN_SECONDS})`, floor: MIN_SECONDS };
  return chart('Longest overrun of the limit over size', SIZE_AXIS, axis, bySize(runs, seriesName, longest));
}

/**
 * Seconds to within `share` of best-known over size, with the fitted curve and n log n. @returns null without any
 * points.
 */
export function growthPlot(title: string, runs: readonly BenchRun[], share: number): string | null {
  const points = growthOf(runs, share);
  const fit = growthExponent(points);
  const sizes = points.map(({ n }) => n);
  const scale = (n: number) => n * Math.log(n);
  const curve = (name: string, at: (n: number) => number): Series => ({
    name, type: 'reference', points: fit === null ? [] : [Math.min(...sizes), Math.max(...sizes)].map((n): Point => [n, at(n)]),
  });
  const centre = mean(points.map(({ n, seconds }) => Math.log(Math.max(seconds, MIN_SECONDS) / scale(n)))) ?? 0;
  const series = [...grouped(points, (point) => point.title)].map(([name, members]): Series => ({
    name, type: 'scatter', points: members.map(({ n, seconds }): Point => [n, seconds]),
  }));
  return chart(title, SIZE_AXIS, { name: 'seconds', floor: MIN_SECONDS }, [...series, curve('n log n', (n) => Math.exp(centre) * scale(n))]);
}

/**
 * Mean gap at logarithmic points in time, in percent: from when every run has a solution, so that no run joins halfway,
 * to the end of the longest run; a run that ended early keeps its last gap.
 */
export function convergence(runs: readonly BenchRun[]): Point[] {
  const known = runs.filter(({ gap }) => gap !== null);
  // Times of incumbents are stored rounded up, so the last one may be just after the end.
  const end = Math.max(0, ...known.map(({ seconds, incumbents }) => Math.max(seconds, incumbents.at(-1)?.[0] ?? 0)));
  const points: Point[] = [];
  for (const at of moments(end)) {
    const gaps = known.map(({ incumbents, bestKnown }) => gapTo(costAt(incumbents, at), bestKnown));
    const gap = gaps.includes(null) ? null : mean(gaps);
    if (gap !== null) points.push([at, 100 * gap]);
  }
  return points;
}

/** @returns logarithmic points in time, the last one the end. */
export function moments(end: number): number[] {
  const list: number[] = [];
  for (let step = 0; ; step++) {
    const at = FIRST_MOMENT_SECONDS * 10 ** (step / MOMENTS_PER_DECADE);
    if (at >= end) return end > 0 ? [...list, end] : list;
    list.push(at);
  }
}

/** One point per instance and series. */
function bySize(runs: readonly BenchRun[], nameOf: (run: BenchRun) => string, value: (members: readonly BenchRun[]) => number | null): Series[] {
  return [...grouped(runs, nameOf)].map(([name, members]): Series => {
    const instances = [...grouped(members, ({ family, instance }) => `${family}/${instance}`).values()];
    const points = instances.map((same): readonly [number, number | null] => [(same[0] as BenchRun).n, value(same)]);
    return { name, type: 'scatter', points: points.filter((point): point is Point => point[1] !== null && point[0] > 0) };
  });
}
