import { createHash } from 'node:crypto';
import type { PlanBatch } from '#generated/types.js';
import type { Finding } from '../../errors.js';
import type { ParseOptions } from '../../contract/parse.js';
import { validatePlanBatch } from '../../contract/plan/validate-plan.js';
import { isObject, noObject } from '../../contract/read-body.js';
import type { ProblemLimits } from './limits.js';
import type { BatchOutcome } from './outcomes.js';
import { statePlan, type ParsedPlan } from './parse-plan.js';

/**
 * Validates and packs several requests of version 2; never throws on data. The digest of each stands for the whole body,
 * so that a repeat of the submission is known by each of its tasks.
 * @param value the body as JSON; @param body as it came.
 */
export function parsePlanBatch(value: unknown, body: Uint8Array, limits: ProblemLimits, options: ParseOptions): BatchOutcome {
  if (!isObject(value)) return noObject(value);
  const faults = validatePlanBatch(value, options);
  if (!faults.none) return { findings: faults.list() };
  const whole = createHash('sha256').update(body).digest('base64url');
  const batch: ParsedPlan[] = [];
  for (const [i, request] of (value as unknown as PlanBatch).requests.entries()) {
    const stated = statePlan(request, limits, options);
    if ('findings' in stated) return { findings: inBatch(stated.findings, i) };
    if ('oversize' in stated) return { oversize: { ...stated.oversize, what: `requests[${String(i)}]: ${stated.oversize.what}` } };
    const warnings = stated.parsed.warnings.map((warning) => ({ ...warning, loc: inRequest(warning.loc, i) }));
    batch.push({ ...stated.parsed, warnings, body: new TextEncoder().encode(JSON.stringify(request)), bodyDigest: `${whole}.${String(i)}` });
  }
  return { batch };
}

/** Findings of a request as those of its submission. */
export function inBatch(findings: readonly Finding[], index: number): Finding[] {
  return findings.map((finding) => ({ ...finding, loc: inRequest(finding.loc, index) }));
}

function inRequest([body = 'body', ...rest]: readonly string[], index: number): string[] {
  return [body, 'requests', String(index), ...rest];
}
