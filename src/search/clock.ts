/**
 * Milliseconds by the clock of this thread, for what no solve context gives one to: statistics of a kernel, and threads, which are
 * started with data alone. No answer within iterations depends on it.
 */
export function threadClock(): number {
  return performance.now();
}
