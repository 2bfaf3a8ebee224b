/**
 * Tunable parameters of annealing. `bench/solver/EXPERIMENTS.md` contains the measurements; manifests cite its rows.
 */
export interface AnnealingParameters {
  /** Average number of customers removed per iteration; default 10. */
  readonly removed: number;
  /** Maximum length of a string of customers removed from one route; 0, the default: chosen from the problem. */
  readonly string: number;
  /** Probability of skipping a better insertion position; default 0.02. */
  readonly blink: number;
  /**
   * Probability that an iteration exchanges the tails of two routes instead; negative, the default: chosen from the
   * problem.
   */
  readonly tails: number;
  /**
   * Probability that an iteration exchanges two shipments between two routes instead; negative, the default: chosen from
   * the problem.
   */
  readonly pairs: number;
  /**
   * Probability that the first customer inserted must change its route; negative, the default: chosen from the problem.
   */
  readonly relocation: number;
  /**
   * Minimum share of iterations that use slack induction with greedy insertion; the others select operators by adaptive
   * weights. Default 0.98.
   */
  readonly leading: number;
  /** Reaction factor of the adaptive weights; default 0.1. */
  readonly reaction: number;
  /** `annealing`, the default, or `record`: record-to-record travel. */
  readonly acceptance: string;
  /**
   * Initial and final temperature, as multiples of the travel cost between neighbours; 0, the default: chosen from the
   * problem.
   */
  readonly hot: number;
  readonly cold: number;
  /** Starting point on the curve of a run from given routes that serve all customers, from 0 to 1; default 0.8. */
  readonly warm: number;
  /**
   * Customers per sector, if the solution is cut into sectors that are annealed separately and cut again; 0, the
   * default: it is not.
   */
  readonly sector: number;
  /** Number of times that sectors are cut per run; default 60. */
  readonly rounds: number;
  /** Minimum number of customers per thread if threads work on sectors; default 300. */
  readonly threadCustomers: number;
  /** Slices per run, if threads search the whole solution and if they share it; default 40 and 100. */
  readonly slices: number;
  readonly sharedSlices: number;
  /** From this number of customers, threads share a solution; 0, the default: chosen from the problem. */
  readonly sharedCustomers: number;
  /** Minimum number of customers and routes in a part of a shared solution; default 300, and 0: chosen from the problem. */
  readonly partCustomers: number;
  readonly partRoutes: number;
  /** From this number of customers the first solution is built by savings, below by greedy insertion; default 1500. */
  readonly savingsCustomers: number;
  /**
   * Greedy insertions tried for a first solution, and the maximum as long as each leaves customers unserved; default 4
   * and 16.
   */
  readonly greedyStarts: number;
  readonly mostStarts: number;
  /** Up to this number of customers a run starts with short searches from scratch; default 200. */
  readonly probeCustomers: number;
  /** Iterations per customer of the first short search, and growth factor from one to the next; default 200 and 1.2. */
  readonly probeIterations: number;
  readonly probeGrowth: number;
  /**
   * Maximum share of the run for short searches; while they agree; and up to `easyCustomers`; default 0.03, 0.6 and
   * 0.5.
   */
  readonly probeShare: number;
  readonly agreeingShare: number;
  readonly easyShare: number;
  readonly easyCustomers: number;
  /**
   * With recombination: share of the run for the first cooling, number of further coolings, and their starting point on
   * the curve; default 0.7, 4 and 0.7.
   */
  readonly firstCooling: number;
  readonly coolings: number;
  readonly reheating: number;
  /**
   * With shipments: number of coolings whose solutions exchange routes for the rest of the run, 0 for none; the share of
   * the run for these coolings; iterations per customer after an exchange. Default 0, 0.6 and 20.
   */
  readonly exchangeCoolings: number;
  readonly exchangeShare: number;
  readonly exchangeIterations: number;
  /**
   * Routes are recombined from this number of customers, default 40, with at most this many customers per route,
   * default 25.
   */
  readonly recombinedCustomers: number;
  readonly recombinedPerRoute: number;
  /**
   * Routes kept for recombination, default 5000, from solutions whose cost is at most this multiple of the best,
   * default 1.1.
   */
  readonly pool: number;
  readonly poolCost: number;
  /** Number of routes in the first recombination; default 400. */
  readonly columns: number;
  /**
   * Maximum work of a recombination, in callbacks of the MIP solver, and its share of the time limit; default 25 and
   * 0.02.
   */
  readonly recombinationLooks: number;
  readonly recombinationShare: number;
}

const DEFAULTS: AnnealingParameters = {
  removed: 10, string: 0, blink: 0.02, tails: -1, pairs: -1, relocation: -1, leading: 0.98, reaction: 0.1, acceptance: 'annealing', hot: 0, cold: 0, warm: 0.8,
  sector: 0, rounds: 60, threadCustomers: 300,
  slices: 40, sharedSlices: 100, sharedCustomers: 0, partCustomers: 300, partRoutes: 0,
  savingsCustomers: 1500, greedyStarts: 4, mostStarts: 16,
  probeCustomers: 200, probeIterations: 200, probeGrowth: 1.2, probeShare: 0.03, agreeingShare: 0.6, easyShare: 0.5, easyCustomers: 60,
  firstCooling: 0.7, coolings: 4, reheating: 0.7,
  exchangeCoolings: 0, exchangeShare: 0.6, exchangeIterations: 20,
  recombinedCustomers: 40, recombinedPerRoute: 25, pool: 5000, poolCost: 1.1, columns: 400, recombinationLooks: 25, recombinationShare: 0.02,
};

/**
 * Fills in the defaults.
 * @example
 * const parameters: AnnealingParameters = annealingParameters({ removed: 3 });
 * [parameters.removed, parameters.blink]; // => [3, 0.02]
 */
export function annealingParameters(given: Partial<AnnealingParameters> = {}): AnnealingParameters {
  return { ...DEFAULTS, ...given };
}
