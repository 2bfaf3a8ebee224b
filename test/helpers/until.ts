/**
 * Waits until a condition holds, looking every few milliseconds.
 * @throws Error naming what was waited for when it does not hold in time.
 */
export async function until<T>(what: string, condition: () => T | Promise<T>, timeoutMs = 10_000, everyMs = 5): Promise<NonNullable<T>> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (performance.now() > deadline) throw new Error(`waited ${timeoutMs} ms in vain for: ${what}`);
    await new Promise((resolve) => { setTimeout(resolve, everyMs); });
  }
}
