import { buildInstance, createKernel, isOverloaded, isProvedImpossible, readRoutes, Savings, startFrom } from '#strategy';
import type { Kernel, Instance, PlannedRoutes, Problem, SolveContext, Strategy, StrategyOutcome } from '#strategy';
import { solveExactly } from './exact/exact.js';
import { improve } from './improve.js';
import { LocalOptimum } from './local-optimum.js';
import { parametersOf } from './parameters.js';
import { Reporter } from './reporter.js';

/** Minimum remaining time for a proof of impossibility, milliseconds: it takes at most a second. */
const PROOF_MS = 2_000;

/**
 * Solves by savings and local search, then continues with ruin and recreate until time is up or nothing improves any
 * more. Tiny problems are solved exactly instead.
 */
function solve(problem: Problem, context: SolveContext): StrategyOutcome {
  if (problem.customers.length === 0) return { routes: [], ended: 'optimal', iterations: 0 };
  if (isOverloaded(problem)) return { routes: null, ended: 'infeasible', iterations: 0 };

  const parameters = parametersOf(context);
  const stop = (): boolean => context.shouldStop();
  const grid = buildInstance(problem);
  const instance = grid.exact ? grid : buildInstance(problem, 'double');
  // Ruin and recreate may use the grid, unless a plan without slack, built with exact numbers, could be late there.
  const kernelInstance = grid.timed && !grid.soft ? instance : grid;
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
  const kernel = createKernel(kernelInstance, context.random.below(2 ** 31));
  if (reporter.cost === Infinity) {
    routes = completed(kernel, kernelInstance, routes);
    reporter.offer(routes);
    routes = optimum.from(routes);
    reporter.offer(routes);
  }
  if (reporter.cost === Infinity && mayProve(context) && isProvedImpossible(problem)) {
    return { routes: null, ended: 'infeasible', iterations: 0 };
  }
  return improve({ problem, instance: kernelInstance, kernel, optimum, reporter, context, parameters }, routes);
}

/** Inserts unserved customers; those that fit nowhere stay unserved. */
function completed(kernel: Kernel, instance: Instance, routes: PlannedRoutes): PlannedRoutes {
  startFrom(kernel, instance.customers, routes);
  return readRoutes(kernel.exchange, kernel.routes(false));
}

/** Whether there is time for a proof; with an iteration budget the clock must not be used. */
function mayProve(context: SolveContext): boolean {
  return context.iterations !== null || context.limitMs - context.elapsedMs() > PROOF_MS;
}

const strategy: Strategy = { solve };
export default strategy;
