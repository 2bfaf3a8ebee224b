import { setImmediate } from 'node:timers/promises';
import type { Temperatures } from '../ruin-recreate/temperatures.js';
import { Agreement } from '../agreement.js';
import type { Engine, EngineParts, Finding } from './engine.js';
import type { AnnealingParameters } from './parameters.js';

/** Searches agree from `AGREEING` hits, if these are `AGREEING_HITS` of all. */
const AGREEING = 2;
const AGREEING_HITS = 0.75;
/** Slices per probe. */
const SLICES = 10;

/**
 * Anneals the whole problem several times from scratch, each time longer, before the one long annealing that the rest
 * of the run is for: on an easy problem all of them end at the same cost and the long one is not needed. Members count
 * as independent searches. For small problems only; gives up early if the searches differ.
 * @returns why the run is over, null if it is not
 */
export async function probe(parts: EngineParts, temperatures: Temperatures, engine: Engine, parameters: AnnealingParameters): Promise<Finding | 'stagnated' | null> {
  const { instance, group, progress, termination } = parts;
  const { probeCustomers, probeIterations, probeGrowth, probeShare, agreeingShare, easyShare, easyCustomers } = parameters;
  const customers = instance.customers.length;
  // With prices of leaving customers out, short searches agree on a plan with too many routes: none of them closes one.
  if (customers > probeCustomers || instance.priced) return null;
  const agreement = new Agreement();
  const share = customers <= easyCustomers ? easyShare : probeShare;
  const affordable = (iterations: number): boolean =>
    !progress.measured || progress.fractionAfter(iterations) <= (agreement.hits >= AGREEING && agreement.share >= AGREEING_HITS ? agreeingShare : share);
  for (let length = probeIterations * customers; !agreement.evident; length *= probeGrowth) {
    engine.loadAll([]);
    const iterations = Math.ceil(length / SLICES);
    const costs = new Float64Array(group.size);
    for (let slice = 0; slice < SLICES; slice++) {
      if (progress.finished || !affordable((SLICES - slice) * iterations)) return null;
      const results = engine.slice(iterations, temperatures.at(slice / SLICES), temperatures.at((slice + 1) / SLICES));
      engine.keepBest(results);
      const found = termination?.proofFor(engine.cost) ?? null;
      if (found !== null) return found;
      results.forEach((result, member) => (costs[member] = result.bestCost));
      await setImmediate();
    }
    for (const cost of costs) agreement.add(cost);
  }
  return 'stagnated';
}
