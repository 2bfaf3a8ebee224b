import { workerData } from 'node:worker_threads';
import { checkRoutes, type CheckLimits, type RoutesCheck } from '../../contract/index.js';
import { answerQuestions } from '../thread/answer-questions.js';
import { takeIn, type IntakeOptions, type IntakeOutcome } from './intake-job.js';

/** A body, and what to do with it; buffers are handed over, not copied. */
export interface IntakeQuestion {
  readonly body: Uint8Array;
  /** Take a submission in, or check the routes that the body holds. */
  readonly work: 'take' | 'check';
  /** The most that the problem may have. */
  readonly limits: CheckLimits;
}

answerQuestions(({ body, work, limits }: IntakeQuestion) => {
  const options = workerData as IntakeOptions;
  const answer: IntakeOutcome | RoutesCheck = work === 'check' ? checkRoutes(body, limits, options) : takeIn(body, limits, options);
  return { answer, transfer: 'intake' in answer ? [answer.intake.problem.buffer as ArrayBuffer] : [] };
});
