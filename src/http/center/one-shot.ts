import { Worker } from 'node:worker_threads';
import { ServiceError } from '../../errors.js';

/** Runs jobs in threads that live for one job each. */
export type OneShot<Q, A> = (question: Q) => Promise<A>;

export interface OneShotOptions {
  /** What the threads run: it posts one message, made from its `workerData`. */
  readonly file: URL;
  readonly name: string;
  /** Threads side by side; who comes beyond is told to come again. */
  readonly atMost: number;
}

const PATIENCE_MS = 20_000;
const RETRY_SECONDS = 2;

/** For work that would hold up the main thread for long, and comes too seldom to keep a thread for. */
export function createOneShot<Q, A>({ file, name, atMost }: OneShotOptions): OneShot<Q, A> {
  let running = 0;
  return async (question) => {
    if (running >= atMost) throw new ServiceError('service_busy', `The service is busy. Please try again in ${RETRY_SECONDS} s`, { retryAfterSeconds: RETRY_SECONDS });
    running++;
    try {
      return await run<A>(new Worker(file, { workerData: question, name }));
    } finally {
      running--;
    }
  };
}

async function run<A>(worker: Worker): Promise<A> {
  const timer = setTimeout(() => void worker.terminate(), PATIENCE_MS);
  try {
    return await new Promise<A>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the thread ended with code ${code}`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
