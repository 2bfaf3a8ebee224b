import { NO_BURDENS, withoutBurdens, type Burdens } from '../../model/burdens.js';
import { check } from '../../model/checker.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import type { Succession } from './neighbourhoods.js';

/**
 * A problem as it is searched: without the details that are burdens. Its costs are those of the original, of which all
 * its solutions that `accepts` are solutions.
 */
export interface Reduced {
  readonly problem: Problem;
  readonly burdens: Burdens;
  readonly accepts: (routes: PlannedRoutes) => boolean;
}

/**
 * Reduces a problem to one without details, if these are only vehicles that may not serve all customers and deliveries
 * before collections, which become burdens; any other stays as it is. O(n).
 * @example
 * const { burdens, accepts }: Reduced = reduced(problem);
 * const { allowed, collected }: Burdens = burdens;
 * [allowed.length, collected.length, accepts(routes)]; // => [0, 0, true]
 */
export function reduced(problem: Problem): Reduced {
  const plain = withoutBurdens(problem);
  if (plain === null) return { problem, burdens: NO_BURDENS, accepts: () => true };
  return { ...plain, accepts: (routes) => check(problem, routes).length === 0 };
}

/** Renumbers burdens with the nodes of their problem. @param original - per new node: the former one; null: unchanged */
export function renumberedBurdens({ allowed, collected }: Burdens, original: Int32Array | null): Burdens {
  if (original === null) return { allowed, collected };
  const types = allowed.length / original.length;
  return {
    allowed: Int32Array.from(allowed, (_, k) => allowed[original[Math.floor(k / types)]! * types + (k % types)]!),
    collected: Float64Array.from(collected, (_, node) => collected[original[node]!]!),
  };
}

/** Whether some vehicle may serve both of two customers, of `types` vehicle types; null: every vehicle may serve all. */
export function sharing({ allowed }: Burdens, types: number): Succession | null {
  if (allowed.length === 0) return null;
  return (a, b) => {
    for (let type = 0; type < types; type++) if ((allowed[a * types + type]! & allowed[b * types + type]!) === 1) return true;
    return false;
  };
}
