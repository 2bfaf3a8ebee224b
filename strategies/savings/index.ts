import { buildInstance, createKernel, isOverloaded, isProvedImpossible, readRoutes, Savings, startFrom } from '#strategy';
import type { Kernel, Instance, PlannedRoutes, Problem, SolveContext, Strategy, StrategyOutcome } from '#strategy';
import { solveExactly } from './exact/exact.js';
import { improve } from './improve.js';
import { LocalOptimum } from './local-optimum.js';
import { parametersOf } from './parameters.js';
import { Reporter } from './reporter.js';

/** Time that must be left for a proof of impossibility, a second at most, milliseconds. */
const PROOF_MS = 2_000;

/**
 * Solves by savings and local search, then goes on with ruin and recreate until time is out or nothing improves.
 * Tiny problems are solved exactly instead.
 */
function solve(problem: Problem, context: SolveContext): StrategyOutcome {
  if (problem.customers.length === 0) return { routes: [], ended: 'optimal', iterations: 0 };
  if (isOverloaded(problem)) return { routes: null, ended: 'infeasible', iterations: 0 };

  const parameters = parametersOf(context);
  const stop = (): boolean => context.shouldStop();
  const grid = buildInstance(problem);
  const instance = grid.exact ? grid : buildInstance(problem, 'double');
  // Ruin and recreate may do on the grid, unless a plan without slack, made in exact numbers, would be late there.
  const net = grid.timed && !grid.soft ? instance : grid;
  const reporter = new Reporter(problem, context);
  const optimum = new LocalOptimum(instance, stop);
  let routes: PlannedRoutes = new Savings(instance).build(1, stop).routes;
  reporter.offer(routes);
  routes = optimum.from(routes);
  reporter.offer(routes);
  if (problem.customers.length <= parameters.exactCustomers) {
    const answer = solveExactly(instance, reporter.cost);
    if (answer.kind === 'optimal') return { routes: answer.routes, ended: 'optimal', iterations: 0 };
    if (answer.kind === 'infeasible') return { routes: null, ended: 'infeasible', iterations: 0 };
  }
  const kernel = createKernel(net, context.random.below(2 ** 31));
  if (reporter.cost === Infinity) {
    routes = completed(kernel, net, routes);
    reporter.offer(routes);
    routes = optimum.from(routes);
    reporter.offer(routes);
  }
  if (reporter.cost === Infinity && mayProve(context) && isProvedImpossible(problem)) {
    return { routes: null, ended: 'infeasible', iterations: 0 };
  }
  return improve({ problem, instance: net, kernel, optimum, reporter, context, parameters }, routes);
}

/** Inserts customers without a route; those that fit nowhere stay without. */
function completed(kernel: Kernel, net: Instance, routes: PlannedRoutes): PlannedRoutes {
  startFrom(kernel, net.customers, routes);
  return readRoutes(kernel.exchange, kernel.routes(false));
}

/** Tells whether there is time for a proof; a budget of iterations must not ask the clock. */
function mayProve(context: SolveContext): boolean {
  return context.iterations !== null || context.limitMs - context.elapsedMs() > PROOF_MS;
}

const strategy: Strategy = { solve };
export default strategy;
