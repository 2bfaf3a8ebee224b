import { createHash } from 'node:crypto';
import { packArrays, packHead, type PackedArrays } from './pack.js';
import type { CanonicalRequest } from './request.js';

/**
 * Returns the seed of a request that names none: 32 bits of the digest of the problem, without what does not change it
 * (name, callback, time limit, iterations, strategy, seed). The same problem has the same seed in every process. O(nodes^2) with a matrix.
 * @param arrays those of the request, for a caller who has them already.
 */
export function defaultSeed(request: CanonicalRequest, arrays: PackedArrays = packArrays(request)): number {
  const problem = { ...request, name: null, callbackUrl: null, timeLimitSeconds: null, iterations: null, strategy: null, seed: null };
  return createHash('sha256').update(packHead(problem, arrays)).update(arrays.bytes).digest().readUInt32BE(0);
}
