import type { Bound, BoundContext, BoundMethod, BoundOutcome } from '../../src/bounds/contract.js';
import type { RouteRelaxation } from '../../src/bounds/relaxation/route-relaxation.js';
import type { PlannedRoutes } from '../../src/model/problem.js';

/** What a bound reported. */
export interface BoundRun {
  readonly outcome: BoundOutcome;
  readonly bounds: readonly Bound[];
  readonly offered: readonly PlannedRoutes[];
  /** Pairs of customers, two nodes of a pair one after the other. */
  readonly fixed: readonly number[];
  readonly logged: readonly NonNullable<Parameters<BoundContext['log']>[1]>[];
}

/** Runs a bound to its end, or until it has asked so often whether to stop. */
export async function runBound(method: BoundMethod, relaxation: RouteRelaxation, options: Partial<Pick<BoundContext, 'effort' | 'reproducible' | 'incumbent' | 'suggested'>> & { readonly asks?: number } = {}): Promise<BoundRun> {
  const bounds: Bound[] = [];
  const offered: PlannedRoutes[] = [];
  const fixed: number[] = [];
  const logged: NonNullable<Parameters<BoundContext['log']>[1]>[] = [];
  let asks = 0;
  const outcome = await method.run(relaxation, {
    seed: 1, effort: 'strong', limitMs: 60_000, reproducible: true, elapsedMs: () => asks,
    incumbent: () => ({ cost: Infinity, routes: null }),
    ...options,
    shouldStop: () => ++asks > (options.asks ?? Infinity),
    report: (bound) => bounds.push(bound),
    offer: (routes) => offered.push(routes),
    fix: (pairs) => fixed.push(...pairs),
    log: (_, fields) => fields !== undefined && logged.push(fields),
  });
  return { outcome, bounds, offered, fixed, logged };
}
