import { BATCH_BODY, PLAN_BODY } from '../../contract/plan/body-limits.js';
import { checkPlan } from '../../contract/plan/check-plan.js';
import { parseUpload } from '../../contract/plan/parse-upload.js';
import { earlierNamed, type EarlierRequest, type ResolveEarlier } from '../../contract/plan/based-on/earlier.js';
import { mergeBody, requestsIn } from '../../contract/plan/based-on/merge-body.js';
import { NO_UPLOADS, type ResolveUploads, uploadedSets, uploadsNamed, type Uploads } from '../../contract/plan/uploads.js';
import type { ParseOptions } from '../../contract/parse.js';
import { readBody } from '../../contract/read-body.js';
import { checkRoutes, type RoutesCheck } from '../../contract/routes-check.js';
import type { ApiVersion } from '../../tasks/record.js';
import { oversizeOf, type ProblemLimits } from './limits.js';
import type { CheckOutcome, Outcome, UploadOutcome } from './outcomes.js';
import { outcomeAsSent } from './outcome-as-sent.js';
import { parsePlanBatch } from './parse-batch.js';
import { parsePlanProblem } from './parse-plan.js';
import { parseProblem, type ParserOptions } from './parse-problem.js';

/** A body, and what to do with it; structured-cloneable. */
export interface ParserQuestion {
  readonly body: Uint8Array;
  /** Parse a submission or one of several requests, check the routes in the body, or read an upload of matrices. */
  readonly work: 'parse' | 'batch' | 'check' | 'upload';
  /** Version of the API that the body came through. */
  readonly api: ApiVersion;
  readonly limits: ProblemLimits;
  /** The earlier requests that the body names; null: they have not been looked up. */
  readonly earlier: readonly EarlierRequest[] | null;
  /** The uploads that the body, or an earlier request, names; null: they have not been looked up. */
  readonly uploads: Uploads | null;
}

/** What a body names, to be looked up before it can be parsed: earlier requests, which may name uploads, or uploads. */
export interface Needs {
  readonly needs: { readonly earlier: readonly string[] } | { readonly uploads: readonly string[] };
  /** The body, which the question had handed over. */
  readonly body: Uint8Array;
}

/** How what a body names is looked up. */
export interface Lookups {
  readonly earlier: ResolveEarlier;
  readonly uploads: ResolveUploads;
}

/** Does what is asked with a body; never throws on data. Runs on the main thread for small bodies, else beside it. */
export function answerQuestion(question: ParserQuestion, options: ParserOptions): Outcome | Needs {
  const { body, work, api, limits } = question;
  if (work === 'upload') return readUpload(body, limits);
  if (api === 2) return answerPlan(question, options);
  return work === 'parse' ? parseProblem(body, limits, options) : checkOutcome(checkRoutes(body, limits, options), limits);
}

function answerPlan({ body, work, limits, earlier, uploads }: ParserQuestion, options: ParserOptions): Outcome | Needs {
  const read = readBody(body, work === 'batch' ? BATCH_BODY : PLAN_BODY);
  if ('findings' in read) return read;
  const kind = work as Exclude<typeof work, 'upload'>;
  const asked = earlier === null ? earlierNamed(...requestsIn(read.value, kind)) : [];
  if (asked.length > 0) return { needs: { earlier: asked }, body };
  const merged = mergeBody(read.value, kind, earlier ?? []);
  if (merged !== null && !('value' in merged)) return merged;
  const value = merged === null ? read.value : merged.value;
  const names = uploads === null ? uploadsNamed(...requestsIn(value, kind)) : [];
  if (names.length > 0) return { needs: { uploads: names }, body };
  const context = { ...options, uploads: uploads === null ? NO_UPLOADS : uploadedSets(uploads) };
  const outcome = answerRequests(kind, value, body, limits, context);
  return merged === null ? outcome : outcomeAsSent(outcome, merged);
}

function answerRequests(kind: 'parse' | 'check' | 'batch', value: unknown, body: Uint8Array, limits: ProblemLimits, context: ParseOptions): Outcome {
  if (kind === 'check') return checkPlan(value, (sizes) => oversizeOf(sizes, limits), context);
  return kind === 'batch' ? parsePlanBatch(value, body, limits, context) : parsePlanProblem(value, body, limits, context);
}

function readUpload(body: Uint8Array, limits: ProblemLimits): UploadOutcome {
  const read = parseUpload(body);
  if ('findings' in read) return read;
  const { cells } = read.upload;
  const oversize = oversizeOf({ vehicles: 0, matrixCells: cells }, limits);
  return oversize === null ? read : { oversize };
}

function checkOutcome(check: RoutesCheck, limits: ProblemLimits): CheckOutcome<1> {
  return 'oversize' in check ? { oversize: oversizeOf(check.oversize, limits)! } : check;
}
