import type { PlanVerdict, RoutesVerdict } from '#generated/types.js';
import type { ParsedUpload } from '../../contract/plan/parse-upload.js';
import type { Finding } from '../../errors.js';
import type { ApiVersion } from '../../tasks/record.js';
import type { Oversize } from './limits.js';
import type { ParsedPlan } from './parse-plan.js';
import type { ParsedProblem } from './parse-problem.js';

/** A validated submission, by version of the API. */
export interface Parsed {
  readonly 1: ParsedProblem;
  readonly 2: ParsedPlan;
}

/** What the checker says of routes, by version of the API. */
export interface Verdicts {
  readonly 1: RoutesVerdict;
  readonly 2: PlanVerdict;
}

/** The refusal of a body. */
export type Refused = { readonly oversize: Oversize } | { readonly findings: readonly Finding[] };
/** What becomes of a body, by what was to be done with it. */
export type Outcome = BodyOutcome | BatchOutcome | CheckOutcome | UploadOutcome;
export type BodyOutcome<V extends ApiVersion = ApiVersion> = { readonly parsed: Parsed[V] } | Refused;
export type CheckOutcome<V extends ApiVersion = ApiVersion> = { readonly verdict: Verdicts[V] } | Refused;
export type BatchOutcome = { readonly batch: readonly ParsedPlan[] } | Refused;
export type UploadOutcome = { readonly upload: ParsedUpload } | Refused;
