import { BATCH_BODY, PLAN_BODY } from '../../contract/plan/body-limits.js';
import { checkPlan } from '../../contract/plan/check-plan.js';
import { parseUpload } from '../../contract/plan/parse-upload.js';
import { NO_UPLOADS, uploadedSets, uploadsNamed, type Uploads } from '../../contract/plan/uploads.js';
import { isObject, readBody } from '../../contract/read-body.js';
import { checkRoutes, type RoutesCheck } from '../../contract/routes-check.js';
import type { ApiVersion } from '../../tasks/record.js';
import { oversizeOf, type ProblemLimits } from './limits.js';
import type { CheckOutcome, Outcome, UploadOutcome } from './outcomes.js';
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
  /** The uploads that the body names; null: they have not been looked up. */
  readonly uploads: Uploads | null;
}

/** Uploads that a body names, to be looked up before it can be parsed. */
export interface Needs {
  readonly needs: readonly string[];
  /** The body, which the question had handed over. */
  readonly body: Uint8Array;
}

/** Does what is asked with a body; never throws on data. Runs on the main thread for small bodies, else beside it. */
export function answerQuestion(question: ParserQuestion, options: ParserOptions): Outcome | Needs {
  const { body, work, api, limits } = question;
  if (work === 'upload') return readUpload(body, limits);
  if (api === 2) return answerPlan(question, options);
  return work === 'parse' ? parseProblem(body, limits, options) : checkOutcome(checkRoutes(body, limits, options), limits);
}

function answerPlan({ body, work, limits, uploads }: ParserQuestion, options: ParserOptions): Outcome | Needs {
  const read = readBody(body, work === 'batch' ? BATCH_BODY : PLAN_BODY);
  if ('findings' in read) return read;
  const { value } = read;
  const needs = uploads === null ? uploadsNamed(...requestsIn(value, work)) : [];
  if (needs.length > 0) return { needs, body };
  const context = { ...options, uploads: uploads === null ? NO_UPLOADS : uploadedSets(uploads) };
  if (work === 'check') return checkPlan(value, (sizes) => oversizeOf(sizes, limits), context);
  return work === 'batch' ? parsePlanBatch(value, body, limits, context) : parsePlanProblem(value, body, limits, context);
}

function requestsIn(value: unknown, work: ParserQuestion['work']): readonly unknown[] {
  if (work === 'parse' || !isObject(value)) return [value];
  if (work === 'check') return [value['request']];
  return Array.isArray(value['requests']) ? value['requests'] as unknown[] : [];
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
