import { DAY_SECONDS } from './clock.js';

/** Two times in seconds since the midnight at which the day begins; null: open. */
export type Times = readonly [number | null, number | null];

/**
 * Returns the windows of two times of the clock. Without a shift across midnight that is the one of the day. With one, the
 * times may be those of the next day: both windows are returned where the shift has some of both, and a time alone is on the
 * day that the shift makes it count.
 * @param shift in seconds since midnight; its end is on the next day from 86,400 on.
 * @returns none for a window across midnight without such a shift
 */
export function windowsWithin([from, to]: Times, [begin, end]: readonly [number, number]): Times[] {
  const overnight = end > DAY_SECONDS;
  if (from === null && to === null) return [];
  if (to === null) return [[overnight && from! + DAY_SECONDS < end ? from! + DAY_SECONDS : from, null]];
  if (from === null) return [[null, overnight && to < begin ? to + DAY_SECONDS : to]];
  if (to < from && !overnight) return [];
  const length = to - from + (to < from ? DAY_SECONDS : 0);
  const days = [-1, 0, 1].map((day): [number, number] => [from + day * DAY_SECONDS, from + day * DAY_SECONDS + length]);
  const within = days.filter(([first, last]) => first <= end && last >= begin);
  return overnight && within.length > 0 ? within : [days[1]!];
}
