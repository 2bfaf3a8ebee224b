/** Returns a time as both contracts have it: ISO 8601, UTC, with milliseconds. @param at epoch milliseconds. */
export function timeText(at: number): string {
  return new Date(at).toISOString();
}

/** Returns the same, or null if there is no such time. */
export function timeTextOrNull(at: number | null | undefined): string | null {
  return at === null || at === undefined ? null : timeText(at);
}
