import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadQuestion } from './answer-questions.js';

/** A thread that answers one question after the other. */
export interface KeptThread<Q, A> {
  /** @param transfer memory of the question that is handed over and not copied. */
  ask(question: Q, transfer?: readonly ArrayBuffer[]): Promise<A>;
  /** Ends the thread. */
  close(): Promise<void>;
}

export interface KeptThreadOptions {
  /** What the thread runs: it calls `answerQuestions`. */
  readonly file: URL;
  readonly name: string;
  readonly workerData?: unknown;
}

interface Pending<A> {
  readonly resolve: (answer: A) => void;
  readonly reject: (error: Error) => void;
}

/** The thread starts with the first question, and again after a failure, with which its pending questions fail. */
export function createKeptThread<Q, A>({ file, name, workerData }: KeptThreadOptions): KeptThread<Q, A> {
  let thread: Worker | null = null;
  let lastId = 0;
  const pending = new Map<number, Pending<A>>();

  const fail = (worker: Worker, error: Error): void => {
    if (thread !== worker) return;
    thread = null;
    const waiting = [...pending.values()];
    pending.clear();
    for (const { reject } of waiting) reject(error);
  };
  const start = (): Worker => {
    const worker = new Worker(file, { workerData, name });
    worker.on('message', ({ id, failure, answer }: ThreadAnswer<A>) => {
      const asked = pending.get(id);
      pending.delete(id);
      if (failure === undefined) asked?.resolve(answer as A);
      else asked?.reject(new Error(`thread ${name} failed: ${failure}`));
    });
    worker.on('error', (error: Error) => fail(worker, error));
    worker.on('exit', (code) => fail(worker, new Error(`thread ${name} ended with code ${code}`)));
    worker.unref();
    return worker;
  };

  return {
    ask(question, transfer = []) {
      thread ??= start();
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        thread?.postMessage({ id, question } satisfies ThreadQuestion<Q>, transfer);
      });
    },
    async close() {
      const worker = thread;
      if (!worker) return;
      fail(worker, new Error(`thread ${name} is closed`));
      await worker.terminate();
    },
  };
}
