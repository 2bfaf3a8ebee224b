import type { Instance } from './layout.js';

/** Larger problems are not bounded by methods that fix pairs, nodes. */
const MAX_NODES = 2_500;

/**
 * Returns what an instance has room for: how often pairs were fixed, then a bit per pair of nodes, row by row; nothing if there are too
 * many nodes.
 */
export function noFixedPairs(nodeCount: number): Int32Array {
  return new Int32Array(nodeCount > MAX_NODES ? 0 : 1 + Math.ceil(nodeCount ** 2 / 32));
}

/**
 * Marks pairs of customers that no better solution serves one directly after the other. All kernels of the instance, in any thread, drop
 * them from their lists of neighbours before they run next, but for the nearest few of a customer that would have none left. O(pairs).
 * @param pairs - nodes, two of a pair one after the other; default none
 */
export function fixPairs({ fixedPairs, nodeCount }: Pick<Instance, 'fixedPairs' | 'nodeCount'>, pairs: Int32Array = new Int32Array(0)): void {
  if (pairs.length === 0 || fixedPairs.length === 0) return;
  const mark = (bit: number): void => void (fixedPairs[1 + (bit >> 5)]! |= 1 << (bit & 31));
  for (let k = 0; k < pairs.length; k += 2) {
    const [a, b] = [pairs[k]!, pairs[k + 1]!];
    mark(a * nodeCount + b);
    mark(b * nodeCount + a);
  }
  Atomics.add(fixedPairs, 0, 1);
}

/**
 * Returns a function that passes the marks on if there are new ones since its last call. Other threads may be marking: bits are only
 * added, and each is passed on sooner or later.
 */
export function newFixedPairs({ fixedPairs }: Pick<Instance, 'fixedPairs'>, pass: (fixedPairs: Int32Array) => void): () => void {
  let seen = 0;
  return () => {
    const times = fixedPairs.length === 0 ? 0 : Atomics.load(fixedPairs, 0);
    if (times === seen) return;
    seen = times;
    pass(fixedPairs);
  };
}
