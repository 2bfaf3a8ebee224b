import type { BoundContext, BoundMethod, DualSolution } from '../contract.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';

/** Fewer customers are priced so fast that good duals are not worth the wait. */
const LEAST_CUSTOMERS = 120;
/** Share of the time. */
const SHARE = 0.2;

/** Runs a quick bound, reports its bounds, and returns the duals of the best; null: it is of no use, or has none without cuts. */
export async function startingDuals(method: BoundMethod, relaxation: RouteRelaxation, context: BoundContext): Promise<DualSolution | null> {
  if (relaxation.customers.length < LEAST_CUSTOMERS || !method.supports(relaxation, context.effort)) return null;
  let duals: DualSolution | null = null;
  const limitMs = context.limitMs * SHARE;
  await method.run(relaxation, {
    ...context, limitMs,
    elapsedMs: () => context.elapsedMs(),
    shouldStop: () => context.shouldStop() || (!context.reproducible && context.elapsedMs() > limitMs),
    incumbent: () => context.incumbent(),
    offer: () => undefined,
    log: () => undefined,
    report: (bound) => {
      context.report(bound);
      if (bound.duals !== undefined && bound.duals.cuts.length === 0) ({ duals } = bound);
    },
  });
  return duals;
}
