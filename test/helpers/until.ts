/** Short enough to observe what lasts a fraction of a second. */
const LONGEST_PAUSE_MS = 50;
/**
 * Long enough for a machine that is busy with other test files, or shared; shorter than the suite's limit for a test.
 */
export const PATIENCE_MS = 90_000;

/**
 * Waits until a condition holds. Checks every `everyMs` milliseconds at first, later every twentieth of the time
 * waited, so that polling does not slow down what is slow anyway.
 * @throws Error naming what was waited for if it does not hold in time.
 */
export async function until<T>(what: string, condition: () => T | Promise<T>, timeoutMs = PATIENCE_MS, everyMs = 5): Promise<NonNullable<T>> {
  const begun = performance.now();
  for (;;) {
    const value = await condition();
    if (value) return value;
    const waited = performance.now() - begun;
    if (waited > timeoutMs) throw new Error(`waited ${timeoutMs} ms in vain for: ${what}`);
    await new Promise((resolve) => { setTimeout(resolve, Math.max(everyMs, Math.min(waited / 20, LONGEST_PAUSE_MS))); });
  }
}
