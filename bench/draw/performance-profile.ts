import { configurationOf, grouped } from '../../src/cli/bench/summary.js';
import type { BenchRun } from '../../src/cli/bench/run-record.js';
import { chart, type Point, type Series } from '../solver/chart.js';

/** A logarithmic axis has no zero: smaller gaps, in percent, are drawn here. */
const MIN_GAP = 0.01;

/**
 * Returns the performance profile of runs as steps: at x percent above the reference, the percentage of runs that end
 * at most that far above it. A run without a solution never counts.
 * @param runs of one configuration, with gaps.
 * @see Dolan and Moré (2002), Benchmarking optimization software with performance profiles, Mathematical Programming
 * 91(2), doi:10.1007/s101070100263; with costs instead of times
 */
export function performanceProfile(runs: readonly BenchRun[]): Point[] {
  const gaps = runs.map(({ gap }) => gap).filter((gap) => gap !== null).map((gap) => Math.max(MIN_GAP, 100 * gap)).sort((a, b) => a - b);
  const steps = new Map(gaps.map((gap, index) => [gap, (100 * (index + 1)) / runs.length]));
  return [...steps];
}

/** Profiles of all configurations, from the smallest gap to the largest. @returns null without any gap. */
export function profilePlot(title: string, runs: readonly BenchRun[]): string | null {
  const profiles = [...grouped(runs, configurationOf)].map(([name, members]) => ({ name, points: performanceProfile(members) }));
  const ends = profiles.flatMap(({ points }) => points.map(([gap]) => gap));
  const furthest = Math.max(MIN_GAP * 10, ...ends);
  const series = profiles.map(({ name, points }): Series => ({ name, type: 'step', points: points.length === 0 ? [] : drawn(points, furthest) }));
  return chart(`${title}: share of runs within a gap`, { name: `gap, % (at least ${MIN_GAP})`, floor: MIN_GAP }, { name: 'runs, %', bounds: [0, 100] }, series);
}

/** Steps start at 0 and extend to the end of the axis. */
function drawn(points: readonly Point[], furthest: number): Point[] {
  const [, last] = points.at(-1)!;
  return [[MIN_GAP, points[0]![0] > MIN_GAP ? 0 : points[0]![1]], ...points, [furthest, last]];
}
