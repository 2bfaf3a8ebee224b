import type { PlannedRoutes, Problem } from './problem.js';

/**
 * Per node, whether a route serves it or it does not count as left out: an alternative (`one-of`) of one that is served or, if
 * none is, of the first one. O(n).
 * @example
 * const oneOf: Relation = { kind: 'one-of', nodes: Int32Array.of(1, 2) };
 * [...servedOrReplaced({ ...problem, relations: [oneOf] }, [])]; // => [0, 0, 1, 0, 0]
 */
export function servedOrReplaced({ nodeCount, relations }: Pick<Problem, 'nodeCount' | 'relations'>, routes: PlannedRoutes): Uint8Array {
  const counted = new Uint8Array(nodeCount);
  for (const { customers } of routes) for (const node of customers) counted[node] = 1;
  for (const relation of relations) {
    if (relation.kind !== 'one-of') continue;
    const [first, ...others] = relation.nodes as unknown as [number, ...number[]];
    if (others.some((node) => counted[node] === 1)) counted[first] = 1;
    for (const node of others) counted[node] = 1;
  }
  return counted;
}
