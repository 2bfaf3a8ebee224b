import { createHash } from 'node:crypto';
import type { PlanRequest } from '#generated/types.js';
import type { Finding } from '../../errors.js';
import type { ParseOptions } from '../../contract/parse.js';
import { defaultPlanSeed, packPlan, packPlanArrays } from '../../contract/plan/pack.js';
import { parsePlanBody, planMeta, planSizes } from '../../contract/plan/parse.js';
import { planProblem } from '../../contract/plan/problem.js';
import { NO_UPLOADS, withUploads } from '../../contract/plan/uploads.js';
import { planWarnings } from '../../contract/plan/warnings.js';
import { trafficKey } from '../../contract/seed.js';
import { sketchOf } from '../../strategy/sketch.js';
import { oversizeOf, type Oversize, type ProblemLimits } from './limits.js';
import type { BodyOutcome } from './outcomes.js';
import type { ParsedProblem } from './parse-problem.js';

/** A validated submission of version 2; its stops are the customers. */
export interface ParsedPlan extends ParsedProblem {
  readonly locations: number;
  /** Of all matrices. */
  readonly matrixCells: number;
}

/**
 * Validates and packs a request of version 2; never throws on data.
 * @param value the body as JSON; @param body as it came.
 */
export function parsePlanProblem(value: unknown, body: Uint8Array, limits: ProblemLimits, options: ParseOptions): BodyOutcome<2> {
  const read = parsePlanBody(value, options);
  if ('findings' in read) return read;
  const stated = statePlan(read.request, limits, options);
  if (!('parsed' in stated)) return stated;
  return { parsed: { ...stated.parsed, body, bodyDigest: createHash('sha256').update(body).digest('base64url') } };
}

/** A valid request within the limits, packed. */
export function statePlan(
  request: PlanRequest, limits: ProblemLimits, { uploads = NO_UPLOADS }: ParseOptions,
): { readonly parsed: Omit<ParsedPlan, 'body' | 'bodyDigest'> } | { readonly oversize: Oversize } | { readonly findings: readonly Finding[] } {
  const { locations, vehicles, stops, matrixCells } = planSizes(request, uploads);
  const oversize = oversizeOf({ stops, vehicles, locations, matrixCells }, limits);
  if (oversize !== null) return { oversize };
  const whole = withUploads(request, uploads);
  const stated = planProblem(whole);
  if ('fault' in stated) return { findings: [stated.fault] };
  const { problem, ids, initial } = stated;
  const meta = planMeta(request);
  const arrays = packPlanArrays(problem);
  const derived = defaultPlanSeed(problem, arrays);
  const { seed, ...settings } = meta;
  const isFixed = meta.strategy !== null || meta.iterations !== null;
  return {
    parsed: {
      nodes: problem.nodeCount,
      vehicles,
      ...sketchOf(problem),
      customers: stops,
      locations,
      matrixCells,
      problem: packPlan({ problem, ids, meta, initial }, arrays),
      seed: seed ?? derived,
      ...settings,
      trafficKey: isFixed ? null : trafficKey(derived, seed),
      warnings: planWarnings(whole),
    },
  };
}
