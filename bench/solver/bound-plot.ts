import { boundAt } from '../../src/cli/bench/bound-figures.js';
import { boundDistance } from '../../src/cli/bench/bound-run.js';
import type { BenchRun } from '../../src/cli/bench/run-record.js';
import { grouped, mean } from '../../src/cli/bench/summary.js';
import { chart, type Point, type Series } from './chart.js';
import { convergence, GAP_AXIS, moments } from './plots.js';

/**
 * Mean distance from best-known over time: of the answer, which is above it, and of the bound, which is below; one pair of curves per
 * name. @returns null without any.
 */
export function boundPlot(title: string, runs: readonly BenchRun[], nameOf: (run: BenchRun) => string): string | null {
  const series = [...grouped(runs, nameOf)].flatMap(([name, members]): Series[] => [
    { name: `answer above best-known, ${name}`, points: convergence(members), type: 'line' },
    { name: `bound below best-known, ${name}`, points: boundConvergence(members), type: 'line' },
  ]);
  return chart(`${title}: answer and bound over time`, { name: 'seconds' }, { ...GAP_AXIS, name: GAP_AXIS.name.replace('mean gap', 'mean distance from best-known') }, series);
}

/**
 * Mean distance of the bound below best-known at logarithmic points in time, in percent: from when every run that ends with a bound
 * has one.
 */
function boundConvergence(runs: readonly BenchRun[]): Point[] {
  const known = runs.filter(({ bound, bounds, bestKnown }) => bound && bounds !== undefined && bestKnown !== null);
  const end = Math.max(0, ...known.map(({ seconds, bounds }) => Math.max(seconds, bounds?.at(-1)?.[0] ?? 0)));
  return moments(end).flatMap((at): Point[] => {
    const distances = known.map(({ bounds = [], bestKnown }) => boundDistance(boundAt(bounds, at), bestKnown));
    const distance = distances.includes(null) ? null : mean(distances);
    return distance === null ? [] : [[at, 100 * distance]];
  });
}
