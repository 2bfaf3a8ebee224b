/** Returns the reason a promise was rejected with. @throws Error if it was not. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  const settled = await promise.then((value) => ({ value }), (error: unknown) => ({ error }));
  if ('error' in settled) return settled.error;
  throw new Error(`expected a rejection, got ${JSON.stringify(settled.value)}`);
}
