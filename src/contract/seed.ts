import { createHash } from 'node:crypto';
import { packArrays, packHead } from './pack.js';
import type { PackedArrays } from './packed-arrays.js';
import type { CanonicalRequest } from './request.js';

/**
 * Returns the seed of a request that names none: 32 bits of the digest of the problem, without what does not change it
 * (name, callback, time limit, iterations, strategy, bound, seed). The same problem has the same seed in every process. O(nodes^2) with a matrix.
 * @param arrays those of the request, for a caller who has them already.
 */
export function defaultSeed(request: CanonicalRequest, arrays: PackedArrays = packArrays(request)): number {
  const problem = { ...request, name: null, callbackUrl: null, timeLimitSeconds: null, iterations: null, strategy: null, bound: null, seed: null };
  return digestSeed(packHead(problem, arrays), arrays);
}

/**
 * Returns the number by which a request belongs to a share of the traffic or not; null for one that must be left out: it
 * names its strategy, or its answer must be reproducible. It follows from the problem and the seed, so that the same request
 * always meets the same fate. O(nodes^2) with a matrix.
 * @param arrays those of the request, for a caller who has them already.
 */
export function trafficKeyOf(request: CanonicalRequest, arrays: PackedArrays = packArrays(request)): number | null {
  if (request.strategy !== null || request.iterations !== null) return null;
  const problem = defaultSeed(request, arrays);
  return trafficKey(problem, request.seed);
}

/** Returns 32 bits of the digest of packed bytes. */
export function digestSeed(head: Uint8Array, arrays: PackedArrays): number {
  return createHash('sha256').update(head).update(arrays.bytes).digest().readUInt32BE(0);
}

/** Returns the number by which a problem with its default seed belongs to a share of the traffic. @param seed the caller's. */
export function trafficKey(problem: number, seed: number | null): number {
  return (problem ^ Math.imul(seed ?? problem, 0x9e3779b1)) >>> 0;
}
