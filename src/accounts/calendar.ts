const DAY_MS = 86_400_000;

/** @returns the day in UTC, `2026-11-21`. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** @returns `count` days, oldest first, the one of `at` last. */
export function lastDays(at: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => dayOf(at - (count - 1 - i) * DAY_MS));
}

/** @returns the calendar month in UTC, `2026-11`. */
export function monthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7);
}

/** @returns the start of the next calendar month in UTC, epoch milliseconds. */
export function nextMonth(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
