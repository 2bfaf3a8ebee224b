import type { RouteRelaxation } from '../relaxation/route-relaxation.js';

/** Returns per class what the multipliers of the class and of its limits take of each of its routes. */
export function takenPerRoute({ limits }: RouteRelaxation, classes: Float64Array, ofLimits: Float64Array): Float64Array {
  const taken = classes.slice();
  for (const [index, limit] of limits.entries()) for (const k of limit.classes) taken[k]! += ofLimits[index]!;
  return taken;
}
