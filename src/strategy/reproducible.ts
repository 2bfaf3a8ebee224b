/**
 * What a solve with a budget of iterations gets whatever the machine is: its answer must not depend on cores, speed or
 * the settings of a worker.
 */

/** Up to here one thread: a search of this size takes seconds, and is better in one piece. */
const SINGLE_THREAD_NODES = 100;
/** More would make a machine with few cores slower without doing more work. */
const THREADS = 2;

/** @returns the threads of a solve with a budget of iterations; a machine with fewer cores runs them in turn. */
export function reproducibleThreads(nodes: number): number {
  return nodes <= SINGLE_THREAD_NODES ? 1 : THREADS;
}

/** @returns the part of a problem's sketch that the time limit is: nothing beside a budget of iterations, which alone counts then. */
export function selectionTime(iterations: number | null | undefined, limitSeconds: number): { readonly limitSeconds?: number } {
  return iterations === null || iterations === undefined ? { limitSeconds } : {};
}
