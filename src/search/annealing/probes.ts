import { setImmediate } from 'node:timers/promises';
import type { Temperatures } from '../ruin-recreate/temperatures.js';
import { Agreement } from './agreement.js';
import type { Engine, EngineParts, Finding } from './engine.js';

/** Up to this many customers short searches may well find the best solution. */
const PROBED_CUSTOMERS = 200;
/** Iterations per customer of the first probe, and growth from one to the next. */
const PER_CUSTOMER = 200;
const GROWTH = 1.2;
/** Share of the run that probes may take, where several short searches are as good as a long one, and elsewhere. */
const EASY_CUSTOMERS = 60;
const EASY_SHARE = 0.5;
const SHARE = 0.03;
/** Share that they may take while they agree: `AGREEING` hits at least, and `AGREEING_HITS` of all. */
const AGREEING_SHARE = 0.6;
const AGREEING = 2;
const AGREEING_HITS = 0.75;
/** Slices of a probe. */
const SLICES = 10;

/**
 * Anneals the whole several times from scratch, each time longer, before the one long annealing that the rest of the
 * run is for: on an easy problem all of them end at the same cost, and the long one is not needed. Members count as
 * independent searches. Small problems only; gives up soon where the searches differ.
 * @returns why the run is over, null when it is not
 */
export async function probe(parts: EngineParts, temperatures: Temperatures, engine: Engine): Promise<Finding | 'stagnated' | null> {
  const { instance, group, progress, verdict } = parts;
  const customers = instance.customers.length;
  if (customers > PROBED_CUSTOMERS) return null;
  const agreement = new Agreement();
  const share = customers <= EASY_CUSTOMERS ? EASY_SHARE : SHARE;
  const affordable = (iterations: number): boolean =>
    !progress.measured || progress.fractionAfter(iterations) <= (agreement.hits >= AGREEING && agreement.share >= AGREEING_HITS ? AGREEING_SHARE : share);
  for (let length = PER_CUSTOMER * customers; !agreement.evident; length *= GROWTH) {
    for (let member = 0; member < group.size; member++) engine.loadWhole(member, []);
    const iterations = Math.ceil(length / SLICES);
    const costs = new Float64Array(group.size);
    for (let slice = 0; slice < SLICES; slice++) {
      if (progress.finished || !affordable((SLICES - slice) * iterations)) return null;
      const results = engine.slice(iterations, temperatures.at(slice / SLICES), temperatures.at((slice + 1) / SLICES));
      engine.keepBest(results);
      const found = verdict?.of(engine.cost) ?? null;
      if (found !== null) return found;
      results.forEach((result, member) => (costs[member] = result.bestCost));
      await setImmediate();
    }
    for (const cost of costs) agreement.add(cost);
  }
  return 'stagnated';
}
