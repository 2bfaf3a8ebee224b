/**
 * Milliseconds on this thread's clock, for code without a solve context: kernel statistics, and threads, which only
 * receive data when they start. No answer of a run with an iteration budget depends on it.
 */
export function threadClock(): number {
  return performance.now();
}
