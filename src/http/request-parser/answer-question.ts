import { checkPlan } from '../../contract/plan/check-plan.js';
import { checkRoutes, type RoutesCheck } from '../../contract/routes-check.js';
import type { ApiVersion } from '../../tasks/record.js';
import { oversizeOf, type ProblemLimits } from './limits.js';
import type { BodyOutcome, CheckOutcome } from './outcomes.js';
import { parsePlanProblem } from './parse-plan.js';
import { parseProblem, type ParserOptions } from './parse-problem.js';

/** A body, and what to do with it; structured-cloneable. */
export interface ParserQuestion {
  readonly body: Uint8Array;
  /** Parse a submission, or check the routes in the body. */
  readonly work: 'parse' | 'check';
  /** Version of the API that the body came through. */
  readonly api: ApiVersion;
  readonly limits: ProblemLimits;
}

/** Parses or checks a body; never throws on data. Runs on the main thread for small bodies, else beside it. */
export function answerQuestion({ body, work, api, limits }: ParserQuestion, options: ParserOptions): BodyOutcome | CheckOutcome {
  if (work === 'parse') return api === 1 ? parseProblem(body, limits, options) : parsePlanProblem(body, limits, options);
  if (api === 2) return checkPlan(body, (sizes) => oversizeOf(sizes, limits), options);
  return checkOutcome(checkRoutes(body, limits, options), limits);
}

function checkOutcome(check: RoutesCheck, limits: ProblemLimits): CheckOutcome<1> {
  return 'oversize' in check ? { oversize: oversizeOf(check.oversize, limits)! } : check;
}
