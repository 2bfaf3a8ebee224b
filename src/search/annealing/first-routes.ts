import { compareCosts, evaluate } from '../../model/cost.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { savingsStart } from '../construction/savings-start.js';
import { buildInstance } from '../instance/instance.js';
import type { Instance } from '../instance/layout.js';
import { createKernel, type Kernel } from '../ruin-recreate/kernel.js';
import { readRoutes, startFrom } from '../ruin-recreate/exchange.js';
import type { SearchContext } from '../context.js';
import type { AnnealingParameters } from './parameters.js';

/** Builds a first solution; it may leave customers unserved. */
export function firstRoutes(problem: Problem, instance: Instance, context: SearchContext, parameters: AnnealingParameters): PlannedRoutes {
  if (instance.customers.length >= parameters.savingsCustomers && !instance.detailed && !instance.burdened) return savingsStart(instance, () => context.shouldStop());
  const routes = greedyRoutes(instance, createKernel(instance, context.random.below(2 ** 31)), parameters);
  const unpriced = withoutPrices(problem);
  if (unpriced === null) return routes;
  const others = buildInstance(unpriced);
  const serving = greedyRoutes(others, createKernel(others, context.random.below(2 ** 31)), { ...parameters, mostStarts: parameters.greedyStarts });
  return compareCosts(evaluate(problem, serving), evaluate(problem, routes)) < 0 ? serving : routes;
}

/**
 * The problem in which all customers are served if possible; null if none has a price. A route to a far cluster is worth
 * the prices of its customers together, but of none of them alone.
 */
function withoutPrices(problem: Problem): Problem | null {
  const { omission } = problem;
  if (!omission?.price.some(Number.isFinite)) return null;
  return { ...problem, omission: { ...omission, price: omission.price.map((price) => (Number.isFinite(price) ? NaN : price)) } };
}

/**
 * The best of several greedy starts: fewest unserved customers first, then lowest cost. A poor insertion order wastes
 * the fleet.
 */
function greedyRoutes(instance: Instance, kernel: Kernel, { greedyStarts, mostStarts }: AnnealingParameters): PlannedRoutes {
  let absent = Infinity;
  let cost = Infinity;
  let routes: PlannedRoutes = [];
  for (let k = 0; k < (absent > 0 ? mostStarts : greedyStarts); k++) {
    startFrom(kernel, instance.customers, []);
    if (kernel.absentCount() > absent || (kernel.absentCount() === absent && kernel.cost() >= cost)) continue;
    absent = kernel.absentCount();
    cost = kernel.cost();
    routes = readRoutes(kernel.exchange, kernel.routes(false));
  }
  return routes;
}
