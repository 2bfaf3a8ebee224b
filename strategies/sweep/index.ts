import { arrange, buildNetwork, endOf, isOverloaded, Progress, savingsStart, Team, temperaturesFor } from '#strategy';
import type { Problem, SolveContext, Strategy, StrategyOutcome, TemperatureShares } from '#strategy';
import { Rounds } from './rounds.js';

/** A thread has so many customers at least: below, one thread does it all. */
const LEAST_SHARE = 300;

/** Cuts, anneals and cuts again until the budget is used up. */
async function solve(original: Problem, given: SolveContext): Promise<StrategyOutcome> {
  if (original.customers.length === 0) return { routes: [], ended: 'optimal', iterations: 0 };
  if (isOverloaded(original)) return { routes: null, ended: 'infeasible', iterations: 0 };
  const { problem, restore } = arrange(original);
  const context: SolveContext = { ...given, report: (routes, cost) => given.report(restore(routes), cost) };
  const { removed, string, blink, sector } = context.parameters as Readonly<Record<string, number>>;
  const net = buildNetwork(problem);
  const threads = Math.max(1, Math.min(context.threads, Math.floor(net.customers.length / LEAST_SHARE)));
  const seeds = Array.from({ length: threads }, () => context.random.below(2 ** 31));
  const parts = Math.max(1, Math.ceil(net.customers.length / sector! / threads));
  const iterating = { averageRemoved: removed!, longestString: string!, blink: blink! };
  const team = new Team(net, { threads, seeds, iterating, parts });
  try {
    const progress = new Progress(context, threads);
    const start = savingsStart(net, () => context.shouldStop());
    const temperatures = temperaturesFor(problem, net, context.parameters as unknown as TemperatureShares, start);
    const rounds = new Rounds({ problem, context, net, team, progress, temperatures, parts });
    await rounds.run(start);
    return { routes: rounds.routes && restore(rounds.routes), ended: endOf(context), iterations: progress.iterations };
  } finally {
    await team.close();
  }
}

const strategy: Strategy = { solve };
export default strategy;
