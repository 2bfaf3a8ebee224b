import { move } from 'piscina';
import type { ProblemReport } from '#generated/account/types.js';
import type { Serialised } from '../../contract/serialised.js';
import { ServiceError } from '../../errors.js';
import { threadPool } from '../../thread-pool.js';
import type { Lookups } from '../request-parser/answer-question.js';
import { earlierOfText, serialisedReport, uploadsOfText, type ValidationJob } from './validate-text.js';

/** A text that may name an earlier request and uploaded matrices. */
type TextJob = Omit<ValidationJob, 'uploads' | 'earlier'>;

/** Checks texts of the playground off the main thread. */
export interface ValidationThreads {
  /** @returns the report as JSON. @throws ServiceError `service_busy` when too many large texts are waiting. */
  validate(job: TextJob, lookups: Lookups): Promise<Serialised<ProblemReport>>;
  close(): Promise<void>;
}

/** Texts up to this size share a thread; a larger one gets a thread of its own, whose memory is freed with it. */
const SHARED_BYTES = 64 * 1024;
const MAX_LARGE = 2;
const MAX_WAITING = 2;
const LARGE_MS = 20_000;
const RETRY_SECONDS = 2;
/** Texts without it name no uploaded matrices, and no earlier request. */
const UPLOADED = '"uploaded"';
const BASED = '"based_on"';

/** Threads start with the first text. */
export function createValidationThreads(): ValidationThreads {
  const filename = import.meta.url;
  const shared = threadPool<unknown, unknown>({ filename, minThreads: 0, maxThreads: 1, idleTimeout: Infinity });
  const large = threadPool<unknown, unknown>({ filename, minThreads: 0, maxThreads: MAX_LARGE });
  return {
    async validate(text, lookups) {
      const isLarge = text.bytes.length > SHARED_BYTES;
      if (isLarge && large.queueSize >= MAX_WAITING) throw new ServiceError('service_busy', `The service is busy. Please try again in ${RETRY_SECONDS} s`, { retryAfterSeconds: RETRY_SECONDS });
      const [pool, options] = isLarge ? [large, { signal: AbortSignal.timeout(LARGE_MS) }] : [shared, {}];
      const content = Buffer.from(text.bytes.buffer, text.bytes.byteOffset, text.bytes.byteLength);
      const ids = content.includes(BASED) ? await pool.run(text.bytes, { ...options, name: 'basedOn' }) as string[] : [];
      const earlier = ids.length === 0 ? [] : await lookups.earlier(ids);
      // The earlier request may name matrices as well.
      const names = earlier.length > 0 || content.includes(UPLOADED) ? await pool.run({ bytes: text.bytes, earlier }, { ...options, name: 'named' }) as string[] : [];
      const job: ValidationJob = { ...text, earlier, uploads: names.length === 0 ? null : await lookups.uploads(names) };
      return await pool.run(job, options) as Serialised<ProblemReport>;
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

/** Runs in a validation thread. @returns the id of the request that a text is based on, if it is. */
export function basedOn(bytes: Uint8Array): string[] {
  return earlierOfText(bytes);
}

/** Runs in a validation thread. @returns the names of uploaded matrices in a text. */
export function named(job: Pick<ValidationJob, 'bytes' | 'earlier'>): string[] {
  return uploadsOfText(job);
}
