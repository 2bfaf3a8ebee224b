import type { SearchContext } from '../context.js';
import type { Instance } from '../instance/layout.js';
import type { GeneticParameters } from './parameters.js';

/** What grows with the time limit of a run. */
export interface Growing {
  /** Rounds, after each of which the threads compare their solutions. */
  readonly rounds: number;
  /** Maximum number of annealing iterations per customer for each individual of the initial population; 0: chosen from the problem. */
  readonly seedIterations: number;
  /** Maximum number of survivors per subpopulation; below the minimum, they do not grow. */
  readonly mostSurvivors: number;
}

/** @returns what grows with the time limit, limited in a run that may end long before it; with a budget of iterations nothing grows */
export function growing(
  { rounds, seedIterations, idleCustomers, idleSeedIterations, idleSurvivors, idleRoundMs }: GeneticParameters, { iterations, limitMs }: Pick<SearchContext, 'iterations' | 'limitMs'>, { timed, customers }: Pick<Instance, 'timed' | 'customers'>,
): Growing {
  if (iterations !== null || customers.length > idleCustomers) return { rounds, seedIterations, mostSurvivors: Infinity };
  return {
    rounds: Math.max(rounds, Math.ceil(limitMs / idleRoundMs)),
    seedIterations: seedIterations || idleSeedIterations,
    // Without time constraints, larger populations would only end later.
    mostSurvivors: timed ? idleSurvivors : 0,
  };
}
