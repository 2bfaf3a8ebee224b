import { parentPort } from 'node:worker_threads';

/** What the main thread sends, and what comes back. */
export interface ThreadQuestion<Q> {
  readonly id: number;
  readonly question: Q;
}

export interface ThreadAnswer<A> {
  readonly id: number;
  /** Absent when the work failed. */
  readonly answer?: A;
  readonly failure?: string;
}

/**
 * Answers the questions that a kept thread is asked.
 * @param work gives the answer, and the memory of it that is handed over and not copied.
 */
export function answerQuestions<Q, A>(work: (question: Q) => { readonly answer: A; readonly transfer: readonly ArrayBuffer[] }): void {
  const port = parentPort;
  port?.on('message', ({ id, question }: ThreadQuestion<Q>) => {
    try {
      const { answer, transfer } = work(question);
      port.postMessage({ id, answer } satisfies ThreadAnswer<A>, transfer);
    } catch (error) {
      port.postMessage({ id, failure: (error as Error).message } satisfies ThreadAnswer<A>);
    }
  });
}
