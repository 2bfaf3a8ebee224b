import { parentPort, workerData } from 'node:worker_threads';
import { checkRoutes, type CheckLimits, type RoutesCheck } from '../../contract/index.js';
import { takeIn, type IntakeOptions, type IntakeOutcome } from './intake-job.js';

/** What the main thread sends, and what comes back; buffers are handed over, not copied. */
export interface IntakeQuestion {
  readonly id: number;
  readonly body: Uint8Array;
  /** Present: the body holds routes to be checked, and these are the limits of the problem. */
  readonly check?: CheckLimits;
}

export interface IntakeAnswer {
  readonly id: number;
  /** Absent when the job failed. */
  readonly outcome?: IntakeOutcome | RoutesCheck;
  readonly failure?: string;
}

const port = parentPort;
port?.on('message', ({ id, body, check }: IntakeQuestion) => {
  const options = workerData as IntakeOptions;
  try {
    const outcome = check ? checkRoutes(body, check, options) : takeIn(body, options);
    port.postMessage({ id, outcome } satisfies IntakeAnswer, 'intake' in outcome ? [outcome.intake.problem.buffer as ArrayBuffer] : []);
  } catch (error) {
    port.postMessage({ id, failure: (error as Error).message } satisfies IntakeAnswer);
  }
});
