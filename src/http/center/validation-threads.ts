import { move, Piscina } from 'piscina';
import type { ProblemReport } from '#generated/account/types.js';
import type { Serialised } from '../../contract/serialised.js';
import { ServiceError } from '../../errors.js';
import { serialisedReport, type ValidationJob } from './validate-text.js';

/** Checks texts of the playground off the main thread. */
export interface ValidationThreads {
  /** @returns the report as JSON. @throws ServiceError `service_busy` when too many large texts are waiting. */
  validate(job: ValidationJob): Promise<Serialised<ProblemReport>>;
  close(): Promise<void>;
}

/** Texts up to this size share a thread; a larger one gets a thread of its own, whose memory is freed with it. */
const SHARED_BYTES = 64 * 1024;
const MAX_LARGE = 2;
const MAX_WAITING = 2;
const LARGE_MS = 20_000;
const RETRY_SECONDS = 2;

/** Threads start with the first text. */
export function createValidationThreads(): ValidationThreads {
  const filename = import.meta.url;
  const shared = new Piscina<ValidationJob, Serialised<ProblemReport>>({ filename, minThreads: 0, maxThreads: 1, idleTimeout: Infinity });
  const large = new Piscina<ValidationJob, Serialised<ProblemReport>>({ filename, minThreads: 0, maxThreads: MAX_LARGE });
  return {
    async validate(job) {
      if (job.bytes.length <= SHARED_BYTES) return shared.run(job);
      if (large.queueSize >= MAX_WAITING) throw new ServiceError('service_busy', `The service is busy. Please try again in ${RETRY_SECONDS} s`, { retryAfterSeconds: RETRY_SECONDS });
      return large.run(job, { signal: AbortSignal.timeout(LARGE_MS) });
    },
    close: async () => {
      await Promise.all([shared.destroy(), large.destroy()]);
    },
  };
}

/** Runs in a validation thread. */
export default function validate(job: ValidationJob): unknown {
  return move(serialisedReport(job));
}
