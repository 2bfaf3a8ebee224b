/** What can be tuned about an annealing. `bench/solver/EXPERIMENTS.md` has the measurements; manifests cite its rows. */
export interface AnnealingParameters {
  /** Customers removed in an iteration, on average; default 10. */
  readonly removed: number;
  /** Longest string of customers removed from one route; 0, the default, chooses it by the problem. */
  readonly string: number;
  /** Chance that a better insertion position is passed over; default 0.02. */
  readonly blink: number;
  /** Chance that an iteration exchanges the ends of two routes instead; below 0, the default, chooses it by the problem. */
  readonly tails: number;
  /** Chance that the first customer inserted must change its route; below 0, the default, chooses it by the problem. */
  readonly relocation: number;
  /** Share of the iterations of slack induction with greedy insertion, at least; the others select by adaptive weights. Default 0.98. */
  readonly leading: number;
  /** How far weights follow what operators have brought lately; default 0.1. */
  readonly reaction: number;
  /** `annealing`, the default, or `record`: record-to-record travel. */
  readonly acceptance: string;
  /** First and last temperature, as shares of what travelling between neighbours costs; 0, the default, chooses them by the problem. */
  readonly hot: number;
  readonly cold: number;
  /** Customers of a sector, where the solution is cut into sectors that are annealed apart, and cut again; 0, the default: it is not. */
  readonly sector: number;
  /** How often sectors are cut in a run; default 60. */
  readonly rounds: number;
  /** Customers of each thread at least, where threads work on sectors; default 300. */
  readonly threadCustomers: number;
  /** Slices of a run whose threads search the whole, and of one whose threads share a solution; default 40 and 100. */
  readonly slices: number;
  readonly sharedSlices: number;
  /** From this many customers on threads share a solution; 0, the default, chooses it by the problem. */
  readonly sharedCustomers: number;
  /** Customers and routes of a part of a shared solution, at least; default 300 and 12. */
  readonly partCustomers: number;
  readonly partRoutes: number;
  /** From this many customers on the first solution comes from savings, below from greedy insertion; default 1500. */
  readonly savingsCustomers: number;
  /** Greedy insertions tried for a first solution, and while each leaves customers out; default 4 and 16. */
  readonly greedyStarts: number;
  readonly mostStarts: number;
  /** Up to this many customers short searches from scratch come first; default 200. */
  readonly probeCustomers: number;
  /** Iterations per customer of the first short search, and growth from one to the next; default 200 and 1.2. */
  readonly probeIterations: number;
  readonly probeGrowth: number;
  /** Share of the run that short searches take at most, while they agree, and up to `easyCustomers`; default 0.03, 0.6 and 0.5. */
  readonly probeShare: number;
  readonly agreeingShare: number;
  readonly easyShare: number;
  readonly easyCustomers: number;
  /** Share of the run of the first cooling where routes are recombined, how many follow, and where on the curve they start; default 0.7, 4 and 0.7. */
  readonly firstCooling: number;
  readonly coolings: number;
  readonly reheating: number;
  /** Routes are recombined from this many customers on, default 40, with this many customers in a route at most, default 25. */
  readonly recombinedCustomers: number;
  readonly recombinedPerRoute: number;
  /** Routes kept for recombination, default 5000, of solutions that cost at most this many times the best, default 1.1. */
  readonly pool: number;
  readonly poolCost: number;
  /** Routes given to the first recombination; default 400. */
  readonly columns: number;
  /** Work of a recombination at most, in the solver's own looks at the clock, and its share of a time limit; default 25 and 0.02. */
  readonly recombinationLooks: number;
  readonly recombinationShare: number;
}

const DEFAULTS: AnnealingParameters = {
  removed: 10, string: 0, blink: 0.02, tails: -1, relocation: -1, leading: 0.98, reaction: 0.1, acceptance: 'annealing', hot: 0, cold: 0,
  sector: 0, rounds: 60, threadCustomers: 300,
  slices: 40, sharedSlices: 100, sharedCustomers: 0, partCustomers: 300, partRoutes: 12,
  savingsCustomers: 1500, greedyStarts: 4, mostStarts: 16,
  probeCustomers: 200, probeIterations: 200, probeGrowth: 1.2, probeShare: 0.03, agreeingShare: 0.6, easyShare: 0.5, easyCustomers: 60,
  firstCooling: 0.7, coolings: 4, reheating: 0.7,
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
