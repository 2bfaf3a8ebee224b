import { runPrimalIntegral } from '../../src/cli/bench/primal-integral.js';
import { gapTo, runKey, type BenchRun } from '../../src/cli/bench/run-record.js';

/** A stored run with a best-known cost of 100; tests override the relevant fields. */
export function benchRun(given: Partial<BenchRun>): BenchRun {
  const run = {
    family: 'cvrp-x', instance: 'X-n110-k13', file: 'f', strategy: 'alns', strategyVersion: '1.0.0', code: 'c', parameters: {}, seed: 1, threads: 1,
    limitSeconds: 10, iterationBudget: null, rounding: null, n: 109, bestKnown: 100, cost: 102, reason: null, ended: 'limit', seconds: 10,
    iterations: 1000, routes: 13, operators: [], incumbents: [[0.1, 110], [5, 102]] as const, peakRssBytes: 5e7, overrunSeconds: 0, gap: null, primalIntegral: null, key: '',
    versions: { node: '20.19.0', package: '0.1.0' }, machine: { cpu: 'a processor', cores: 2 }, finishedAt: '2020-06-01T00:00:00.000Z',
    ...given,
  };
  return { ...run, gap: gapTo(run.cost, run.bestKnown), primalIntegral: runPrimalIntegral(run), key: runKey(run) };
}
