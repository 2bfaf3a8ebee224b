import { instantText } from '../contract/plan/instants.js';

const TIME_OF_DAY = /^(\d{1,2})(?:\s?[:h]\s?(\d{2})(?::(\d{2}))?)?\s*(?:([ap])\.?m\.?|uhr|h)?$/i;
/** Seconds of a day. */
export const DAY_SECONDS = 86_400;

/** Returns the seconds since midnight of a time such as 9:30, 17:00:00, 5:00 PM, 5 pm, 8h30 or 8 Uhr; null if it is none. */
export function timeOfDay(text: string): number | null {
  const [, hour, minute = '0', second = '0', half] = TIME_OF_DAY.exec(text) ?? [];
  if (hour === undefined || hour === text || Number(minute) > 59 || Number(second) > 59) return null;
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return null;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const seconds = hours * 3600 + Number(minute) * 60 + Number(second);
  return seconds <= DAY_SECONDS ? seconds : null;
}

/** A day in a time zone. */
export interface Day {
  /** As 2026-11-02. */
  readonly date: string;
  /** Name of the time zone database, Europe/Berlin for instance. */
  readonly zone: string;
}

/** Returns today in a time zone. @param now milliseconds since 1970 */
export function dayAt(now: number, zone: string): Day {
  return { date: new Date(now + minutesEast(now, zone) * 60_000).toISOString().slice(0, 10), zone };
}

/**
 * Returns the instant at which the clocks of a day show a time. Where they are put forward over it, it is the instant that
 * is as long after midnight; where they show it twice, the first.
 * @param seconds since midnight on the clock; those of the next day follow, those of the day before are negative
 */
export function instantOn({ date, zone }: Day, seconds: number): string {
  const shown = Date.parse(`${date}T00:00:00Z`) + seconds * 1000;
  const early = shown - minutesEast(shown - DAY_SECONDS * 1000, zone) * 60_000;
  const late = shown - minutesEast(early, zone) * 60_000;
  const instant = minutesEast(late, zone) === minutesEast(early, zone) ? late : early;
  return instantText(instant / 1000, minutesEast(instant, zone));
}

/** Whether a text names a day of the calendar. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether the time zone database has the name. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** By time zone: to make one takes a hundred times as long as to use it. */
const OFFSET_FORMATS = new Map<string, Intl.DateTimeFormat>();

/** The offset of a time zone at an instant, minutes east of UTC. */
function minutesEast(time: number, zone: string): number {
  const format = OFFSET_FORMATS.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  OFFSET_FORMATS.set(zone, format);
  const parts = format.formatToParts(time);
  const [, sign, hours, minutes] = /^GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (60 * Number(hours) + Number(minutes));
}
