import { summariseOperators } from '../../src/cli/bench/operator-table.js';
import { configurationOf, grouped, newestRuns } from '../../src/cli/bench/summary.js';
import type { BenchRun } from '../../src/cli/bench/run-record.js';
import { requireOneStateEach } from '../solver/code-states.js';
import { convergencePlot } from '../solver/plots.js';
import { operatorPlots } from './operator-plot.js';
import { profilePlot } from './performance-profile.js';
import { referenced } from './reference.js';

/**
 * Draws runs: per family, the mean gap of each configuration over time and its performance profile; per configuration,
 * the statistics of its operators.
 * @returns SVG by file name; the same runs give the same text.
 * @throws MixedStatesError if runs of several builds would be merged into one configuration.
 */
export function drawings(stored: readonly BenchRun[]): Map<string, string> {
  const runs = newestRuns(stored);
  requireOneStateEach(runs);
  const drawn = new Map<string, string>();
  const keep = (name: string, svg: string | null): void => {
    if (svg !== null) drawn.set(`${name.replace(/[^\w.-]+/g, '-')}.svg`, svg);
  };
  const measured = referenced(runs);
  for (const [family, members] of grouped(measured, (run) => run.family)) {
    const shared = solvedByAll(members);
    keep(`convergence-${family}`, convergencePlot(`${family}${shared.note}`, shared.runs, configurationOf));
    keep(`profile-${family}`, profilePlot(family, members));
  }
  if (new Set(measured.map(({ family }) => family)).size > 1) keep('profile-all', profilePlot('all families', measured));
  for (const [configuration, svg] of operatorPlots(summariseOperators(runs))) keep(`operators-${configuration}`, svg);
  return drawn;
}

/**
 * Curves are means over the same instances: those that every configuration solved with every seed; if there are none,
 * each curve uses its own.
 */
function solvedByAll(runs: readonly BenchRun[]): { readonly runs: readonly BenchRun[]; readonly note: string } {
  const configurations = new Set(runs.map(configurationOf)).size;
  const instances = [...grouped(runs, ({ instance }) => instance).values()];
  const shared = instances.filter((members) => members.every(({ cost }) => cost !== null) && new Set(members.map(configurationOf)).size === configurations);
  if (shared.length === instances.length) return { runs, note: '' };
  if (shared.length === 0) return { runs, note: ' (each curve over the instances that it solved)' };
  return { runs: shared.flat(), note: ` (${shared.length} of ${instances.length} instances, solved by all)` };
}
