import type { BoundContext, BoundMethod, DualSolution } from '../contract.js';
import { leastRoutes } from '../cheap/least-routes.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';

/** Fewer customers are priced so fast that good duals are not worth the wait. */
const LEAST_CUSTOMERS = 50;
/**
 * Share of the time by the number of customers; all of it with the default effort, whose bound may get no further: pricing large problems, or long
 * routes that no times limit, may not converge before the time is over.
 */
const SHARES: readonly (readonly [customers: number, share: number])[] = [[120, 0.1], [200, 0.2], [300, 0.6], [Infinity, 0.9]];
/** So many customers per route are a long one. */
const LONG_ROUTE = 30;

/** Runs a quick bound, reports its bounds, and returns the duals of the best that has some; null: none has. */
export async function startingDuals(method: BoundMethod, relaxation: RouteRelaxation, context: BoundContext): Promise<DualSolution | null> {
  const { customers: { length: customers } } = relaxation;
  const isShort = context.effort === 'default';
  if ((!isShort && customers < LEAST_CUSTOMERS) || !method.supports(relaxation, context.effort)) return null;
  let duals: DualSolution | null = null;
  const limitMs = context.limitMs * (isShort ? 1 : shareOf(relaxation));
  await method.run(relaxation, {
    ...context, limitMs,
    elapsedMs: () => context.elapsedMs(),
    shouldStop: () => context.shouldStop() || (!context.reproducible && context.elapsedMs() > limitMs),
    incumbent: () => context.incumbent(),
    offer: () => undefined,
    log: () => undefined,
    report: (bound) => {
      context.report(bound);
      if (bound.duals !== undefined) ({ duals } = bound);
    },
  });
  return duals;
}

function shareOf(relaxation: RouteRelaxation): number {
  const size = hasLongRoutes(relaxation) ? Infinity : relaxation.customers.length;
  return SHARES.find(([most]) => size <= most)![1];
}

/** Whether nothing but loads limits routes, and these let them have many customers on average. */
function hasLongRoutes(relaxation: RouteRelaxation): boolean {
  const { customers: { length: customers }, classes } = relaxation;
  const least = leastRoutes(relaxation);
  return least > 0 && customers >= LONG_ROUTE * least && classes.every(({ times, arcLimits, maxStops }) => times === null && arcLimits.length === 0 && maxStops >= customers);
}
