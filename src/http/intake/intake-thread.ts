import { parentPort, workerData } from 'node:worker_threads';
import { takeIn, type IntakeOptions, type IntakeOutcome } from './intake-job.js';

/** What the main thread sends, and what comes back; buffers are handed over, not copied. */
export interface IntakeQuestion {
  readonly id: number;
  readonly body: Uint8Array;
}

export interface IntakeAnswer {
  readonly id: number;
  /** Absent when the job failed. */
  readonly outcome?: IntakeOutcome;
  readonly failure?: string;
}

const port = parentPort;
port?.on('message', ({ id, body }: IntakeQuestion) => {
  try {
    const outcome = takeIn(body, workerData as IntakeOptions);
    port.postMessage({ id, outcome } satisfies IntakeAnswer, 'intake' in outcome ? [outcome.intake.problem.buffer as ArrayBuffer] : []);
  } catch (error) {
    port.postMessage({ id, failure: (error as Error).message } satisfies IntakeAnswer);
  }
});
