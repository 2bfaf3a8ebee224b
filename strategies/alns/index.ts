import {
  arrange, buildNetwork, createKernel, endOf, isOverloaded, Progress, readRoutes, savingsStart, startFrom, Team, temperaturesFor, Verdict,
} from '#strategy';
import type { Kernel, Network, PlannedRoutes, Problem, SolveContext, Strategy, StrategyOutcome, TemperatureShares } from '#strategy';
import { Anneal, sharesSolution } from './anneal.js';
import { Cooling, COOLINGS, ONE_COOLING } from './phases.js';
import { probe } from './probes.js';
import { Recombination, recombinationPays } from './recombination.js';

/** Below this many customers one thread does it all. */
const THREADED_CUSTOMERS = 40;
/** From so many customers on the search starts from savings, below from greedy insertion. */
const SAVINGS_CUSTOMERS = 1500;
/** Greedy insertions tried for a start: a poor order of the customers uses a fleet up and leaves some out. */
const GREEDY_STARTS = 4;
/** The same while each leaves customers out. */
const MOST_STARTS = 16;
/** Solutions that a thread notes down in a slice, for recombination. */
const SAMPLES = 16;

/** Longest string removed from one route, and where routes of several depots have windows: more routes lose fewer each. */
const STRING = 10;
const STRING_OF_DEPOTS = 5;
/** First temperature there, as a share; 0 elsewhere: the usual one. */
const HOT_OF_DEPOTS = 3;

/** The longest string for a problem. */
export function usualString(problem: Problem): number {
  return isSpreadInTime(problem) ? STRING_OF_DEPOTS : STRING;
}

/** The share that the first temperature is for a problem; 0: the usual one. */
export function usualHot(problem: Problem): number {
  return isSpreadInTime(problem) ? HOT_OF_DEPOTS : 0;
}

/** Tells whether routes of several depots keep times. */
function isSpreadInTime({ time, vehicleTypes }: Problem): boolean {
  return time !== null && vehicleTypes.some(({ start }) => start !== vehicleTypes[0]!.start);
}

/** Chance of an exchange of ends, where windows order the stops of like vehicles, and elsewhere. */
const TAILS_IN_WINDOWS = 0.4;
const TAILS = 0.3;
/** Customers a route from which on it pays. */
const CUSTOMERS_WITH_TAILS = 5;
/** Plain problems below were not tried: they are for another strategy. */
const PLAIN_WITH_TAILS = 450;

/**
 * The usual chance that an iteration exchanges the ends of two routes.
 * @param routes - about as many as a solution has
 */
export function usualTails({ time, vehicleTypes, customers }: Problem, routes: number): number {
  if (customers.length < routes * CUSTOMERS_WITH_TAILS || (time !== null && time.latePenalty > 0)) return 0;
  if (vehicleTypes.length > 1) return TAILS;
  if (time !== null) return TAILS_IN_WINDOWS;
  return customers.length < PLAIN_WITH_TAILS ? 0 : TAILS;
}

/** Anneals from a first solution until the budget is used up. */
async function solve(original: Problem, given: SolveContext): Promise<StrategyOutcome> {
  if (original.customers.length === 0) return { routes: [], ended: 'optimal', iterations: 0 };
  if (isOverloaded(original)) return { routes: null, ended: 'infeasible', iterations: 0 };
  // Neighbours lie together in memory then: a fifth more iterations a second at 600 to 1000 customers.
  const { problem, restore } = arrange(original);
  const context: SolveContext = { ...given, report: (routes, cost) => given.report(restore(routes), cost) };
  const { removed, string, blink, tails } = context.parameters as Readonly<Record<string, number>>;
  const net = buildNetwork(problem);
  const threads = net.customers.length < THREADED_CUSTOMERS ? 1 : context.threads;
  const seeds = Array.from({ length: threads }, () => context.random.below(2 ** 31));
  const start = firstRoutes(problem, net, context);
  const options = {
    averageRemoved: removed!, longestString: string! || usualString(problem), blink: blink!,
    tails: tails! < 0 ? usualTails(problem, start.length) : tails!,
  };
  const recombines = !sharesSolution(net, threads) && recombinationPays(problem, context, start);
  const team = new Team(net, { threads, seeds, ...options, samples: recombines ? SAMPLES : 0 });
  try {
    const progress = new Progress(context, threads);
    const { hot, cold } = context.parameters as unknown as TemperatureShares;
    const temperatures = temperaturesFor(problem, net, { hot: hot || usualHot(problem), cold }, start);
    const cooling = new Cooling(temperatures, recombines ? COOLINGS : ONE_COOLING);
    const recombination = recombines ? new Recombination(problem, context) : null;
    const bench = { problem, context, net, team, progress, verdict: new Verdict(problem, context), cooling, recombination };
    const anneal = new Anneal(bench);
    const early = (await probe(bench, temperatures, anneal)) ?? (await anneal.run(start));
    return { routes: anneal.routes && restore(anneal.routes), ended: early ?? endOf(context), iterations: progress.iterations };
  } finally {
    await team.close();
  }
}

/** A first solution; customers may be missing in it. */
function firstRoutes(problem: Problem, net: Network, context: SolveContext): PlannedRoutes {
  if (net.customers.length >= SAVINGS_CUSTOMERS) return savingsStart(problem, net, () => context.shouldStop());
  return greedyRoutes(net, createKernel(net, context.random.below(2 ** 31)));
}

/** The greedy start that leaves the fewest customers out, and of those the cheapest. */
function greedyRoutes(net: Network, kernel: Kernel): PlannedRoutes {
  let absent = Infinity;
  let cost = Infinity;
  let routes: PlannedRoutes = [];
  for (let k = 0; k < (absent > 0 ? MOST_STARTS : GREEDY_STARTS); k++) {
    startFrom(kernel, net.customers, []);
    if (kernel.absentCount() > absent || (kernel.absentCount() === absent && kernel.cost() >= cost)) continue;
    absent = kernel.absentCount();
    cost = kernel.cost();
    routes = readRoutes(kernel.exchange, kernel.routes(false));
  }
  return routes;
}

const strategy: Strategy = { solve };
export default strategy;
