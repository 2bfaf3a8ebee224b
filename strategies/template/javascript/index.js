/**
 * The strategy STRATEGY_NAME. strategies/REFERENCE.md of the service describes everything that `solve` receives and
 * `#strategy` exports. Take the clock, randomness and stop signal only from the context: same seed, same plan.
 */
import { demandOf, distanceFunction, evaluate } from '#strategy';

/** Maximum number of plans if neither time nor iterations end the search earlier. */
const MAX_PLANS = 100_000;

export default {
  /** Builds plans until time or iterations are used up; returns the best. */
  solve(problem, context) {
    if (problem.customers.length === 0) return { routes: [], ended: 'optimal', iterations: 0 };
    const distance = distanceFunction(problem);
    const most = context.iterations ?? MAX_PLANS;
    let best = null;
    let bestCost = Infinity;
    let done = 0;
    // At least one plan, regardless of the clock.
    do {
      const routes = buildPlan(problem, distance, context);
      done++;
      const cost = routes === null ? Infinity : evaluate(problem, routes).total;
      if (cost < bestCost) {
        best = routes;
        bestCost = cost;
        context.report(routes, cost);
      }
    } while (done < most && !context.shouldStop());
    return { routes: best, ended: done < most ? 'limit' : 'iterations', iterations: done };
  },
};

/**
 * Fills the vehicles in random order, each time with one of the nearest customers that still fits. @returns null if a
 * customer is left.
 */
function buildPlan(problem, distance, { random, parameters }) {
  const demand = demandOf(problem);
  const left = new Set(problem.customers);
  const routes = [];
  for (const { type } of shuffledVehicles(problem, random)) {
    if (left.size === 0) break;
    const { start, capacity: [capacity] } = problem.vehicleTypes[type];
    const customers = [];
    let load = 0;
    let at = start;
    for (;;) {
      const near = [...left].filter((customer) => load + demand[customer] <= capacity).sort((a, b) => distance(at, a) - distance(at, b) || a - b);
      if (near.length === 0) break;
      at = near[random.below(Math.min(parameters.width, near.length))];
      load += demand[at];
      left.delete(at);
      customers.push(at);
    }
    if (customers.length > 0) routes.push({ type, customers });
  }
  return left.size === 0 ? routes : null;
}

/** @returns an entry per vehicle, in random order. */
function shuffledVehicles(problem, random) {
  const fleet = problem.vehicleTypes.flatMap(({ vehicles }, type) => Array.from(vehicles, () => ({ type })));
  for (let i = fleet.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [fleet[i], fleet[j]] = [fleet[j], fleet[i]];
  }
  return fleet;
}
