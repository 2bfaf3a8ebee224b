import { isOverloaded, isProvedImpossible, LocalSearch, nearestCustomers, Plan, Recreate, Savings, Terrain } from '#strategy';
import type { Problem, SolveContext, Strategy, StrategyOutcome } from '#strategy';
import { solveExactly } from './exact/exact.js';
import { improve } from './improve.js';
import { Reporter } from './reporter.js';

/** Neighbours per customer, as far as local search, insertion and savings look. */
const NEIGHBOURS = 30;
/** Beyond so many customers it looks less far, so that the first plan comes soon. */
const LARGE = 10_000;
const NEIGHBOURS_LARGE = 20;
/** Time that must be left for a proof of impossibility, a second at most, milliseconds. */
const PROOF_MS = 2_000;

/**
 * Solves by savings and local search, then goes on with ruin and recreate until time is out or nothing improves.
 * Tiny problems are solved exactly instead.
 */
function solve(problem: Problem, context: SolveContext): StrategyOutcome {
  if (problem.customers.length === 0) return { routes: [], ended: 'optimal', iterations: 0 };
  if (isOverloaded(problem)) return { routes: null, ended: 'infeasible', iterations: 0 };

  const terrain = new Terrain(problem);
  const neighbours = nearestCustomers(terrain, problem.customers.length > LARGE ? NEIGHBOURS_LARGE : NEIGHBOURS);
  const plan = new Plan(terrain);
  const reporter = new Reporter(plan, context);
  const stop = (): boolean => context.shouldStop();

  plan.import(new Savings(terrain, neighbours).build(1, stop).routes);
  const recreate = new Recreate(plan, neighbours, context.random);
  recreate.insertBank(0, null, stop);
  reporter.offer();
  reporter.settle();
  const search = new LocalSearch(plan, neighbours);
  for (const customer of terrain.customers) search.enqueue(customer);
  search.run(stop);
  plan.recount();
  reporter.offer();
  if (problem.customers.length <= (context.parameters['exactCustomers'] as number)) {
    const answer = solveExactly(terrain, reporter.cost);
    if (answer.kind === 'optimal') return { routes: answer.routes, ended: 'optimal', iterations: 0 };
    if (answer.kind === 'infeasible') return { routes: null, ended: 'infeasible', iterations: 0 };
  }
  if (reporter.cost === Infinity && mayProve(context) && isProvedImpossible(problem)) {
    return { routes: null, ended: 'infeasible', iterations: 0 };
  }
  return improve({ plan, neighbours, recreate, search, reporter, context });
}

/** Tells whether there is time for a proof; a budget of iterations must not ask the clock. */
function mayProve(context: SolveContext): boolean {
  return context.iterations !== null || context.limitMs - context.elapsedMs() > PROOF_MS;
}

const strategy: Strategy = { solve };
export default strategy;
