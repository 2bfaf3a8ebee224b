import { setImmediate } from 'node:timers/promises';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { repairedRoutes } from '../construction/repaired-routes.js';
import type { SliceResult } from '../parallel/mailbox.js';
import { readRoutes } from '../ruin-recreate/exchange.js';
import type { Temperatures } from '../ruin-recreate/temperatures.js';
import type { Engine, EngineParts } from './engine.js';
import type { AnnealingParameters } from './parameters.js';
import { alignedRoutes, childOf } from './route-exchange.js';

/** Slices per cooling, and least iterations of each. */
const SLICES = 20;
const LEAST = 200;
/** Attempts to find two solutions with different routes. */
const TRIES = 8;

interface Individual {
  readonly routes: PlannedRoutes;
  readonly cost: number;
}

/**
 * Anneals several solutions from the same start, and creates children of two of them by selective route exchange for the rest of
 * the run: what no route of a child serves is inserted, the child annealed briefly at low temperatures, and kept in place of its first
 * parent if it costs less.
 * @returns the best routes of the run, `start` if there are none
 * @see Y. Nagata and S. Kobayashi (2010), doi:10.1007/978-3-642-15844-5_54
 */
export async function breedRoutes(parts: EngineParts, temperatures: Temperatures, engine: Engine, start: PlannedRoutes, parameters: AnnealingParameters): Promise<PlannedRoutes> {
  const { progress, problem, context, group, instance } = parts;
  const { exchangeCoolings, exchangeShare, exchangeIterations, reheating } = parameters;
  const individuals: Individual[] = [];
  for (let k = 1; k <= exchangeCoolings; k++) {
    engine.loadAll(start);
    const results = await cool(parts, temperatures, engine, (exchangeShare * k) / exchangeCoolings);
    results?.forEach((result, member) => {
      if (result.bestCost < Infinity) individuals.push({ routes: bestOf(parts, member, result), cost: result.bestCost });
    });
  }
  const iterations = exchangeIterations * instance.customers.length;
  const middle = temperatures.at(reheating);
  while (!progress.finished && individuals.length > 1) {
    const parents = Array.from({ length: group.size }, (_, member) => {
      const first = context.random.below(individuals.length);
      const child = childFor(problem, individuals, first, context);
      engine.loadWhole(member, child ?? individuals[first]!.routes);
      return first;
    });
    const results = engine.slice(Math.min(iterations, progress.sliceIterations(1, LEAST)), middle, temperatures.at(1));
    engine.keepBest(results);
    results.forEach((result, member) => {
      const parent = parents[member]!;
      if (result.bestCost < individuals[parent]!.cost) individuals[parent] = { routes: bestOf(parts, member, result), cost: result.bestCost };
    });
    await setImmediate();
  }
  return engine.routes ?? start;
}

/** Anneals what is loaded until a fraction of the run. @returns the results of the last slice */
async function cool({ progress }: EngineParts, temperatures: Temperatures, engine: Engine, until: number): Promise<SliceResult[] | null> {
  const from = progress.fraction;
  let results: SliceResult[] | null = null;
  while (progress.fraction < until && !progress.finished) {
    const iterations = progress.sliceIterations((until - from) / SLICES, LEAST, until);
    const at = (fraction: number) => temperatures.at(Math.min(1, (fraction - from) / (until - from)));
    results = engine.slice(iterations, at(progress.fraction), at(progress.fractionAfter(iterations)));
    engine.keepBest(results);
    await setImmediate();
  }
  return results;
}

function bestOf({ group }: EngineParts, member: number, { bestRoutes }: SliceResult): PlannedRoutes {
  return readRoutes(group.mailboxes[member]!.best, bestRoutes);
}

/** A child of an individual and another one; null if there is none with other routes. */
function childFor(problem: Problem, individuals: readonly Individual[], first: number, { random }: EngineParts['context']): PlannedRoutes | null {
  const { routes } = individuals[first]!;
  for (let k = 0; k < TRIES; k++) {
    const second = individuals[random.below(individuals.length)]!.routes;
    const exchanged = alignedRoutes(routes, second, random);
    if (exchanged !== null) return repairedRoutes(problem, childOf(problem, routes, second, exchanged, random.below(2) === 0));
  }
  return null;
}
