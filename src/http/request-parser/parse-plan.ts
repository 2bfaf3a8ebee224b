import { createHash } from 'node:crypto';
import { defaultPlanSeed, packPlan, packPlanArrays } from '../../contract/plan/pack.js';
import { parsePlan, planMeta, planSizes } from '../../contract/plan/parse.js';
import { planProblem } from '../../contract/plan/problem.js';
import { planWarnings } from '../../contract/plan/warnings.js';
import { trafficKey } from '../../contract/seed.js';
import { featuresOf } from '../../strategy/features.js';
import { oversizeOf, type ProblemLimits } from './limits.js';
import type { BodyOutcome } from './outcomes.js';
import type { ParsedProblem, ParserOptions } from './parse-problem.js';

/** A validated submission of version 2; its stops are the customers. */
export interface ParsedPlan extends ParsedProblem {
  readonly locations: number;
  /** Of all matrices. */
  readonly matrixCells: number;
}

/** Parses, validates and packs a body of version 2; never throws on data. */
export function parsePlanProblem(body: Uint8Array, limits: ProblemLimits, options: ParserOptions): BodyOutcome<2> {
  const read = parsePlan(body, options);
  if ('findings' in read) return read;
  const { request } = read;
  const { locations, vehicles, stops, matrixCells } = planSizes(request);
  const oversize = oversizeOf({ stops, vehicles, locations, matrixCells }, limits);
  if (oversize !== null) return { oversize };
  const stated = planProblem(request);
  if ('fault' in stated) return { findings: [stated.fault] };
  const { problem, ids } = stated;
  const meta = planMeta(request);
  const arrays = packPlanArrays(problem);
  const derived = defaultPlanSeed(problem, arrays);
  const { seed, ...settings } = meta;
  const isFixed = meta.strategy !== null || meta.iterations !== null;
  return {
    parsed: {
      nodes: problem.nodeCount,
      vehicles,
      customers: stops,
      locations,
      matrixCells,
      features: featuresOf(problem),
      problem: packPlan({ problem, ids, meta }, arrays),
      body,
      bodyDigest: createHash('sha256').update(body).digest('base64url'),
      seed: seed ?? derived,
      ...settings,
      trafficKey: isFixed ? null : trafficKey(derived, seed),
      warnings: planWarnings(request),
    },
  };
}
