import type { Problem } from '../problem.js';
import { withoutReloads } from '../trips.js';
import type { CheckedRoute } from './route-limits.js';
import type { Violation } from './violation.js';

/** Returns each customer of a route whose goods may not be on it with those of an earlier one. O(stops x kinds). */
export function goodsFaults({ incompatible, vehicleTypes }: Problem, { index, type, customers }: CheckedRoute): Violation[] {
  if (incompatible === null) return [];
  const { kinds, excludes } = incompatible;
  const faults: Violation[] = [];
  const seen: number[] = [];
  let [known, excluded] = [0, 0];
  for (const node of withoutReloads(vehicleTypes[type]!, customers)) {
    if (((known & excludes[node]!) | (excluded & kinds[node]!)) !== 0) {
      const other = seen.find((earlier) => ((kinds[earlier]! & excludes[node]!) | (excludes[earlier]! & kinds[node]!)) !== 0)!;
      faults.push({ kind: 'incompatible-goods', message: `Route ${index} serves customers ${other} and ${node}, whose goods may not be on one route.`, route: index, node });
    }
    known |= kinds[node]!;
    excluded |= excludes[node]!;
    seen.push(node);
  }
  return faults;
}
