import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Evidence, Verdict } from './evaluate.js';

/** Judges evidence away from the supervisor's event loop and far from any strategy. */
export interface Checker {
  /** @throws Error when the judging itself failed: a fault of ours, to be tried again. */
  evaluate(evidence: Evidence): Promise<Verdict>;
  close(): Promise<void>;
}

interface Reply {
  readonly id?: number;
  readonly verdict?: Verdict;
  readonly fault?: string;
}

interface Waiting {
  readonly resolve: (verdict: Verdict) => void;
  readonly reject: (error: Error) => void;
}

/** One thread with what it has in hand. */
interface Bench {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/**
 * Starts the one checker thread of a worker. When it dies, what it was judging fails, and the next call starts another.
 *
 * @param entry default: the service's own checker.
 */
export function createChecker(logger: Logger, entry: URL = new URL('./checker-thread.js', import.meta.url)): Checker {
  let lastId = 0;
  let bench: Bench | null = start();

  function start(): Bench {
    // Nothing of the supervisor's environment is needed.
    const started: Bench = { worker: new Worker(entry, { env: {} }), waiting: new Map() };
    const { worker, waiting } = started;
    worker.unref();
    worker.on('message', ({ id, verdict, fault }: Reply) => {
      const entry = waiting.get(id ?? 0);
      if (id === undefined || entry === undefined) return;
      waiting.delete(id);
      if (waiting.size === 0) worker.unref();
      if (verdict) entry.resolve(verdict);
      else entry.reject(new Error(`the checker failed: ${fault ?? 'no verdict'}`));
    });
    worker.on('error', (error) => logger.error({ err: error }, 'the checker thread died'));
    worker.on('exit', () => {
      if (bench === started) bench = null;
      for (const { reject } of waiting.values()) reject(new Error('the checker thread ended while it was judging'));
      waiting.clear();
    });
    return started;
  }

  return {
    evaluate: (evidence) => new Promise((resolve, reject) => {
      bench ??= start();
      const id = ++lastId;
      bench.waiting.set(id, { resolve, reject });
      bench.worker.ref();
      bench.worker.postMessage({ id, evidence });
    }),
    close: async () => {
      await bench?.worker.terminate();
    },
  };
}
