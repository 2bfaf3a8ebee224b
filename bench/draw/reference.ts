import { runPrimalIntegral } from '../../src/cli/bench/primal-integral.js';
import { gapTo, type BenchRun } from '../../src/cli/bench/run-record.js';
import { grouped } from '../../src/cli/bench/summary.js';

/**
 * Gives every run a reference cost for its gap: the best-known cost or, if there is none, the best cost of all given
 * runs on that instance. Users' requests have no best-known cost. Runs on an instance that nobody solved get none.
 */
export function referenced(runs: readonly BenchRun[]): BenchRun[] {
  return [...grouped(runs, ({ family, instance, rounding }) => JSON.stringify([family, instance, rounding])).values()].flatMap((members) => {
    const costs = members.map(({ cost }) => cost).filter((cost) => cost !== null);
    const known = members.find(({ bestKnown }) => bestKnown !== null)?.bestKnown ?? null;
    const bestKnown = known ?? (costs.length === 0 ? null : Math.min(...costs));
    return members.map((run) => ({ ...run, bestKnown, gap: gapTo(run.cost, bestKnown), primalIntegral: runPrimalIntegral({ ...run, bestKnown }) }));
  });
}
