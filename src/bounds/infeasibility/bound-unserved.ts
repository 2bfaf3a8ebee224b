import type { Bound, BoundContext, BoundMethod } from '../contract.js';
import { isQuick } from '../methods.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';

/** The context that a proof needs of a bound's. */
export type ProofContext = Pick<BoundContext, 'seed' | 'effort' | 'limitMs' | 'reproducible' | 'elapsedMs' | 'shouldStop' | 'log'>;

/** Stops less than which a bound counts as 0: more than rounding adds up to. */
export const LEAST_BOUND = 1e-6;

/** Share of the budget for the least number of stops that stay unserved, once one is proved. */
const COUNT_SHARE = 0.3;
/** A method that is not quick is not begun for less, milliseconds. */
const LEAST_COUNT_MS = 100;

/** How methods run on a cover relaxation. */
export interface CoverContext extends ProofContext {
  /** Stop at the first bound above 0, instead of raising it. */
  readonly firstIsEnough: boolean;
}

/**
 * Returns the best bound above 0 on the number of stops that stay unserved; the best of those with duals that round up to as
 * many. An error of a method loses only that method.
 */
export async function boundUnserved(cover: RouteRelaxation, methods: readonly BoundMethod[], context: CoverContext): Promise<Bound | null> {
  const startedAt = context.elapsedMs();
  const most = cover.price.reduce((sum, price) => sum + price / cover.scale, 0);
  let best: Bound | null = null;
  let provedAt = Infinity;
  const isOver = (): boolean => {
    if (context.shouldStop()) return true;
    if (context.reproducible) return false;
    if (best !== null && context.firstIsEnough) return true;
    const now = context.elapsedMs();
    return now >= context.limitMs || now - provedAt > COUNT_SHARE * (context.limitMs - startedAt);
  };
  const note = (bound: Bound): void => {
    if (!(bound.value > LEAST_BOUND)) return;
    if (!(bound.value <= most + LEAST_BOUND)) {
      context.log(`the bound ${bound.method} is false: ${bound.value} of ${most} stops stay unserved`);
      return;
    }
    if (best !== null && rank(bound) <= rank(best)) return;
    best = bound;
    provedAt = Math.min(provedAt, context.elapsedMs());
  };
  for (const method of methods) {
    // The first, which is quick, runs even if a busy machine has left nothing of the budget.
    if (method === methods[0] ? context.shouldStop() : isOver()) break;
    if (best !== null && !context.reproducible && !isQuick(method) && COUNT_SHARE * (context.limitMs - startedAt) < LEAST_COUNT_MS) break;
    if (!method.supports(cover, context.effort)) continue;
    const from = context.elapsedMs();
    try {
      const { ended } = await method.run(cover, {
        ...context, limitMs: context.limitMs - from, elapsedMs: () => context.elapsedMs() - from, shouldStop: isOver, report: note,
        incumbent: () => ({ cost: Infinity, routes: null }), offer: () => undefined, fix: () => undefined,
      });
      // Rows have prices, so that a relaxation without any solution has a limit that no plan can meet.
      if (ended === 'infeasible') note({ value: 1, method: method.name });
    } catch (error) {
      context.log(`the bound ${method.name} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return best;
}

/** More stops first; then proofs that can be checked; then larger bounds. */
function rank({ value, duals }: Bound): number {
  return Math.ceil(value - LEAST_BOUND) + (duals === undefined ? 0 : 0.5) + 0.25 * (value - Math.floor(value));
}
