import type { ProofContext } from '../../src/bounds/infeasibility/bound-unserved.js';

/** Returns a context with a clock of its own that ends after some milliseconds. */
export function proofContext(limitMs = 60_000, over: Partial<ProofContext> = {}): ProofContext {
  const from = performance.now();
  const elapsedMs = (): number => performance.now() - from;
  return { seed: 1, effort: 'strong', limitMs, reproducible: false, elapsedMs, shouldStop: () => elapsedMs() > limitMs, log: () => undefined, ...over };
}
