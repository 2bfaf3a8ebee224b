import { move, Piscina } from 'piscina';
import type { ProblemReport } from '#generated/account/types.js';
import type { Serialised } from '../../contract/index.js';
import { ServiceError } from '../../errors.js';
import { judgedText, type JudgeQuestion } from './judge-text.js';

/** Checks the texts of the playground beside the main thread. */
export interface JudgeThreads {
  /** @returns the report as JSON. @throws ServiceError `service_busy` when too many large texts wait. */
  judge(question: JudgeQuestion): Promise<Serialised<ProblemReport>>;
  close(): Promise<void>;
}

/** Texts up to this size share a thread; a larger one gets its own, whose memory goes with it. */
const SHARED_BYTES = 64 * 1024;
const MOST_LARGE = 2;
const MOST_WAITING = 2;
const LARGE_MS = 20_000;
const RETRY_SECONDS = 2;

/** Threads start with the first text. */
export function createJudgeThreads(): JudgeThreads {
  const filename = import.meta.url;
  const shared = new Piscina<JudgeQuestion, Serialised<ProblemReport>>({ filename, minThreads: 0, maxThreads: 1, idleTimeout: Infinity });
  const large = new Piscina<JudgeQuestion, Serialised<ProblemReport>>({ filename, minThreads: 0, maxThreads: MOST_LARGE });
  return {
    async judge(question) {
      if (question.bytes.length <= SHARED_BYTES) return shared.run(question);
      if (large.queueSize >= MOST_WAITING) throw new ServiceError('service_busy', `The service is busy. Please try again in ${RETRY_SECONDS} s`, { retryAfterSeconds: RETRY_SECONDS });
      return large.run(question, { signal: AbortSignal.timeout(LARGE_MS) });
    },
    close: async () => {
      await Promise.all([shared.destroy(), large.destroy()]);
    },
  };
}

/** What the threads run. */
export default function judge(question: JudgeQuestion): unknown {
  return move(judgedText(question));
}
