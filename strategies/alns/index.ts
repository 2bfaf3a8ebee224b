import {
  arrange, buildNetwork, createKernel, endOf, isOverloaded, Progress, readRoutes, savingsStart, startFrom, Team, temperaturesFor, Verdict,
} from '#strategy';
import type { Kernel, Network, PlannedRoutes, Problem, SolveContext, Strategy, StrategyOutcome, TemperatureShares } from '#strategy';
import { Anneal, sharesSolution } from './anneal.js';
import { Cooling, COOLINGS, ONE_COOLING } from './phases.js';
import { probe } from './probes.js';
import { Recombination, recombinationPays } from './recombination.js';
import { usualHot, usualRelocation, usualString, usualTails } from './usual.js';

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

/** Anneals from a first solution until the budget is used up. */
async function solve(original: Problem, given: SolveContext): Promise<StrategyOutcome> {
  if (original.customers.length === 0) return { routes: [], ended: 'optimal', iterations: 0 };
  if (isOverloaded(original)) return { routes: null, ended: 'infeasible', iterations: 0 };
  // Neighbours lie together in memory then: a fifth more iterations a second at 600 to 1000 customers.
  const { problem, restore } = arrange(original);
  const context: SolveContext = { ...given, report: (routes, cost) => given.report(restore(routes), cost) };
  const { removed, string, blink, tails, relocation } = context.parameters as Readonly<Record<string, number>>;
  const net = buildNetwork(problem);
  const threads = net.customers.length < THREADED_CUSTOMERS ? 1 : context.threads;
  const seeds = Array.from({ length: threads }, () => context.random.below(2 ** 31));
  const start = firstRoutes(net, context);
  const iterating = {
    averageRemoved: removed!, longestString: string! || usualString(problem), blink: blink!,
    tails: tails! < 0 ? usualTails(problem, start.length) : tails!,
    relocation: relocation! < 0 ? usualRelocation(problem, start.length) : relocation!,
  };
  const recombines = !sharesSolution(problem, threads) && recombinationPays(problem, context, start);
  const team = new Team(net, { threads, seeds, iterating, samples: recombines ? SAMPLES : 0 });
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
function firstRoutes(net: Network, context: SolveContext): PlannedRoutes {
  if (net.customers.length >= SAVINGS_CUSTOMERS) return savingsStart(net, () => context.shouldStop());
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
