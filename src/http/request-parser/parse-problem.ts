import type { RequestWarning } from '#generated/types.js';
import { createHash } from 'node:crypto';
import { defaultSeed, trafficKeyOf } from '../../contract/seed.js';
import { packArrays, packRequest } from '../../contract/pack.js';
import { parseRequest } from '../../contract/parse.js';
import { problemFromRequest } from '../../contract/problem.js';
import { type ProblemSketch, sketchOf } from '../../strategy/sketch.js';
import { oversizeOf, type ProblemLimits } from './limits.js';
import type { BodyOutcome } from './outcomes.js';

/** Settings that parsing depends on; structured-cloneable. */
export interface ParserOptions {
  readonly callbackAllowCidrs: readonly string[];
}

/** A validated submission, as far as its body tells; the problem itself only as packed bytes. */
export interface ParsedProblem extends ProblemSketch {
  readonly nodes: number;
  readonly vehicles: number;
  /** The packed request, in memory of its own. */
  readonly problem: Uint8Array;
  /** The body as it came, inflated. */
  readonly body: Uint8Array;
  /** SHA-256 of the body, base64url. */
  readonly bodyDigest: string;
  /** The caller's, else the one that follows from the problem. */
  readonly seed: number;
  readonly name: string | null;
  readonly callbackUrl: string | null;
  readonly timeLimitSeconds: number | null;
  readonly iterations: number | null;
  readonly strategy: string | null;
  /** How much of the solve goes to the lower bound; undefined: the default. */
  readonly bound?: 'default' | 'strong';
  /** Decides whether the problem belongs to the share of a strategy on trial; null: to none. */
  readonly trafficKey: number | null;
  /** What in the body has no effect or probably another one than was meant. */
  readonly warnings: readonly RequestWarning[];
}

/** Parses, validates and packs a body of version 1; never throws on data. */
export function parseProblem(body: Uint8Array, limits: ProblemLimits, options: ParserOptions): BodyOutcome<1> {
  const parsed = parseRequest(body, options);
  if ('findings' in parsed) return parsed;
  const { request, warnings } = parsed;
  const { nodeCount: nodes, vehicleCount: vehicles } = request;
  const oversize = oversizeOf({ nodes, vehicles }, limits);
  if (oversize !== null) return { oversize };
  const problem = problemFromRequest(request);
  const arrays = packArrays(request);
  return {
    parsed: {
      nodes,
      vehicles,
      ...sketchOf(problem),
      problem: packRequest(request, arrays),
      body,
      bodyDigest: createHash('sha256').update(body).digest('base64url'),
      seed: request.seed ?? defaultSeed(request, arrays),
      name: request.name,
      callbackUrl: request.callbackUrl,
      timeLimitSeconds: request.timeLimitSeconds,
      iterations: request.iterations,
      strategy: request.strategy,
      ...(request.bound !== null && { bound: request.bound }),
      trafficKey: trafficKeyOf(request, arrays),
      warnings,
    },
  };
}
