import type { Problem } from '../problem.js';

/**
 * Returns the alternatives that are not missing although no route serves them: another one is served or, if none is, the first one
 * is missing in their place. With the delivery of each that is a shipment.
 */
export function replacedOnes({ relations, shipments }: Problem, isServed: (node: number) => boolean): ReadonlySet<number> {
  const replaced = new Set<number>();
  for (const { kind, nodes } of relations) {
    if (kind !== 'one-of') continue;
    const standing = nodes.find(isServed) ?? nodes[0];
    for (const node of nodes) if (node !== standing && !isServed(node)) replaced.add(node);
  }
  if (replaced.size > 0) for (const { pickup, delivery } of shipments) if (replaced.has(pickup)) replaced.add(delivery);
  return replaced;
}
