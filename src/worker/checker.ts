import type { Logger } from 'pino';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { threadPool } from '../thread-pool.js';
import { evaluate, type Evidence, type Verdict } from './evaluate.js';

/** Checks evidence outside the supervisor's event loop, isolated from strategies. */
export interface Checker {
  /** @throws Error when the judging itself failed: a fault of ours, to be tried again. */
  evaluate(evidence: Evidence): Promise<Verdict>;
  close(): Promise<void>;
}

/** Starts the one checker thread of a worker. When it dies, what it was evaluating fails, and another takes its place. */
export function createChecker(logger: Logger): Checker {
  const thread = threadPool<Evidence, Verdict>({
    filename: import.meta.url, minThreads: 1, maxThreads: 1, idleTimeout: Infinity,
    // Nothing of the supervisor's environment is needed.
    env: {},
  });
  thread.on('error', (error: unknown) => logger.error({ err: error }, 'the checker thread died'));
  return {
    evaluate: async (evidence) => {
      try {
        return await thread.run(evidence);
      } catch (error) {
        throw new Error(`the checker failed: ${(error as Error).message}`, { cause: error });
      }
    },
    close: () => thread.destroy(),
  };
}

/** What the thread runs. */
export default function check(evidence: Evidence): unknown {
  const verdict = evaluate(evidence);
  return 'envelope' in verdict ? move({ [transferableSymbol]: [verdict.envelope.buffer], [valueSymbol]: verdict }) : verdict;
}
