import { setImmediate } from 'node:timers/promises';
import { leastVehicles } from '../../model/lower-bound.js';
import type { PlannedRoutes } from '../../model/problem.js';
import type { Temperatures } from '../ruin-recreate/temperatures.js';
import type { Engine, EngineParts } from './engine.js';

/** Largest share of the rest of the run for the elimination of routes, and its number of slices. */
const SHARE = 0.8;
const SLICES = 50;
/** It ends once it has failed for this share of the run, and for this multiple of the time until it succeeded last. */
const PATIENCE = 0.15;
const PATIENCE_MULTIPLE = 2;
/** Least iterations per slice. */
const LEAST = 200;
/** The fraction of the cooling whose temperature it keeps. */
const WARMTH = 0.6;

/**
 * Eliminates routes if the number of vehicles comes first: whenever all customers are served, a route is removed, and the
 * search goes on with fewer vehicles until all customers are served again. Members search independently; those with more
 * vehicles than another continue from its solution.
 * @param patience - it ends, too, when each thread has failed for so long, in iterations
 * @see J. Christiaens and G. Vanden Berghe (2020), section 5.4, doi:10.1287/trsc.2019.0914
 * @returns the best routes, `start` if there are none better
 */
export async function eliminateRoutes({ problem, group, progress, instance }: EngineParts, temperatures: Temperatures, engine: Engine, start: PlannedRoutes, patience = Infinity): Promise<PlannedRoutes> {
  const temperature = temperatures.at(WARMTH);
  engine.loadAll(engine.routes ?? start);
  const needed = leastVehicles(problem);
  let fewest = engine.routes?.length ?? Infinity;
  const begun = progress.fraction;
  const end = begun + SHARE * (1 - begun);
  let succeeded = begun;
  let done = progress.iterations;
  const isHopeless = () => fewest < Infinity
    && (progress.fraction > Math.max(succeeded + PATIENCE, begun + PATIENCE_MULTIPLE * (succeeded - begun)) || progress.iterations - done > patience * group.size);
  while (progress.fraction < end && !progress.finished && !isHopeless() && fewest > needed) {
    const results = engine.slice(progress.sliceIterations(SHARE / SLICES, LEAST, end), temperature, temperature, true);
    engine.keepBest(results);
    results.forEach(({ bestCost }, member) => {
      if (engine.routes !== null && bestCost > engine.cost + instance.weights.vehicle / 2) engine.loadWhole(member, engine.routes);
    });
    if (engine.routes !== null && engine.routes.length < fewest) {
      fewest = engine.routes.length;
      succeeded = progress.fraction;
      done = progress.iterations;
    }
    await setImmediate();
  }
  return engine.routes ?? start;
}
