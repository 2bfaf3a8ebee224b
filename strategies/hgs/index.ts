import { buildNetwork, createGenetic, exceeds, networkDistance, Team } from '#strategy';
import type { Network, Problem, SolveContext, Strategy, StrategyOutcome } from '#strategy';
import { Breeding } from './colony.js';
import { Course } from './course.js';

/** Below this many customers one thread does it all. */
const THREADED_CUSTOMERS = 40;
/** Nearest customers that count as neighbours. */
const NEIGHBOURS = 8;
/** The annealing of the ALNS strategy. */
const ANNEALING = { averageRemoved: 10, longestString: 10, blink: 0.02 };

/** Breeds until the budget is used up. */
async function solve(problem: Problem, context: SolveContext): Promise<StrategyOutcome> {
  if (problem.customers.length === 0) return { routes: [], ended: 'optimal', iterations: 0 };
  if (isPlainlyImpossible(problem)) return { routes: null, ended: 'infeasible', iterations: 0 };
  const { reheat, patience } = context.parameters as Readonly<Record<string, number>>;
  const net = buildNetwork(problem);
  const threads = net.customers.length < THREADED_CUSTOMERS ? 1 : context.threads;
  const genetic = createGenetic(net, context.random.below(2 ** 31));
  genetic.setPatience(patience!);
  const seeds = Array.from({ length: threads }, () => context.random.below(2 ** 31));
  const team = new Team(net, { threads, seeds, ...ANNEALING });
  try {
    const course = new Course(context, net.customers.length, threads);
    const breeding = new Breeding({ problem, context, net, team, genetic, course, scale: neighbourCost(net) });
    await breeding.breed(reheat!);
    return { routes: breeding.routes, ended: ending(context), iterations: course.individuals };
  } finally {
    await team.close();
  }
}

/** Tells whether capacities alone rule every solution out: one customer too large, or all together. */
function isPlainlyImpossible({ vehicleTypes, customers, demand, vehicleCount }: Problem): boolean {
  const { capacity } = vehicleTypes[0]!;
  const total = customers.reduce((sum, c) => sum + demand[c]!, 0);
  return customers.some((c) => exceeds(demand[c]!, capacity)) || total > vehicleCount * (capacity * (1 + 1e-8) + 1e-6);
}

/** Mean cost of the way from a customer to its nearest ones. */
function neighbourCost(net: Network): number {
  const { near, customers } = net;
  let sum = 0;
  let count = 0;
  for (const c of customers) {
    for (let k = 0; k < Math.min(NEIGHBOURS, near.count[c]!); k++) {
      sum += networkDistance(net, c, near.node[c * near.width + k]!);
      count++;
    }
  }
  return (sum / count) * net.unitCost[0]! || 1;
}

function ending(context: SolveContext): StrategyOutcome['ended'] {
  if (context.iterations !== null && !context.shouldStop()) return 'iterations';
  return context.elapsedMs() >= context.limitMs * 0.99 ? 'limit' : 'stopped';
}

const strategy: Strategy = { solve };
export default strategy;
