import { workerData } from 'node:worker_threads';
import { checkRoutes, type CheckLimits, type RoutesCheck } from '../../contract/index.js';
import { answerQuestions } from '../thread/answer-questions.js';
import { parseProblem, type ParserOptions, type BodyOutcome } from './parse-problem.js';

/** A body, and what to do with it; buffers are handed over, not copied. */
export interface ParserQuestion {
  readonly body: Uint8Array;
  /** Parse a submission, or check the routes in the body. */
  readonly work: 'parse' | 'check';
  /** The most that the problem may have. */
  readonly limits: CheckLimits;
}

answerQuestions(({ body, work, limits }: ParserQuestion) => {
  const options = workerData as ParserOptions;
  const answer: BodyOutcome | RoutesCheck = work === 'check' ? checkRoutes(body, limits, options) : parseProblem(body, limits, options);
  return { answer, transfer: 'parsed' in answer ? [answer.parsed.problem.buffer as ArrayBuffer] : [] };
});
