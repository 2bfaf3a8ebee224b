/**
 * Settings of a solve with an iteration budget, identical on every machine: its answer must not depend on cores, speed
 * or worker settings.
 */

/** Up to this size one thread is used: such a search takes seconds and is better undivided. */
const SINGLE_THREAD_NODES = 100;
/** More would slow down machines with few cores without doing more work. */
const THREADS = 2;

/** @returns the number of threads of a solve with an iteration budget; a machine with fewer cores runs them in turn. */
export function reproducibleThreads(nodes: number): number {
  return nodes <= SINGLE_THREAD_NODES ? 1 : THREADS;
}

/**
 * @returns the time limit in a problem's sketch: nothing with an iteration budget, because then only the budget counts.
 */
export function selectionTime(iterations: number | null | undefined, limitSeconds: number): { readonly limitSeconds?: number } {
  return iterations === null || iterations === undefined ? { limitSeconds } : {};
}
