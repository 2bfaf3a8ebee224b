/** An instant of a request, and the offset in which it was written. */
export interface Instant {
  /** Since 1970-01-01T00:00:00Z, broken ones included. */
  readonly seconds: number;
  /** Minutes east of UTC. */
  readonly offset: number;
}

/** Half the last digit of instants in answers, which rounding may have added, and a little more; minutes. */
export const ROUNDING = 0.001 / 60;

/** The start of a plan that names no instant. */
export const EPOCH: Instant = { seconds: 0, offset: 0 };

const FORM = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(\.\d+)?(?:[Zz]|([+-])(\d{2}):(\d{2}))?$/;
const WITH_OFFSET = /(?:[Zz]|[+-]\d{2}:\d{2})$/;
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** What RFC 3339 can write: the years 0 to 9999. */
const FIRST_MS = -62_167_219_200_000;
const LAST_MS = 253_402_300_799_000;

/** Returns the instant that a text of RFC 3339 names, or what is wrong with the text, with the remedy. */
export function readInstant(text: string): Instant | string {
  const parts = FORM.exec(text);
  if (parts === null) return 'write it as 2026-11-02T08:00:00+01:00';
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map(Number) as [number, number, number, number, number, number];
  const offsetHours = Number(parts[9] ?? 0);
  const offsetMinutes = Number(parts[10] ?? 0);
  const fault = dateFault(year, month, day) ?? clockFault(hour, minute, second) ?? offsetFault(text, offsetHours, offsetMinutes);
  if (fault !== null) return fault;
  const offset = (parts[8] === '-' ? -1 : 1) * (60 * offsetHours + offsetMinutes) + 0;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute - offset, second);
  return { seconds: date.getTime() / 1000 + Number(parts[7] ?? 0), offset };
}

/** Returns the instant of a text that was read before. @throws RangeError when it names none. */
export function instantOf(text: string): Instant {
  const instant = readInstant(text);
  if (typeof instant === 'string') throw new RangeError(`${JSON.stringify(text)} is not an instant: ${instant}`);
  return instant;
}

/**
 * Returns an instant as RFC 3339 has it, in an offset: whole seconds where they are whole, else milliseconds. Beyond the
 * year 9999, which has no form, it is the end of that year.
 */
export function instantText(seconds: number, offset: number): string {
  const local = Math.round(seconds * 1000) + offset * 60_000;
  const text = new Date(Math.min(Math.max(local, FIRST_MS), LAST_MS)).toISOString().slice(0, -1);
  return (text.endsWith('.000') ? text.slice(0, -4) : text) + offsetText(offset);
}

function offsetText(offset: number): string {
  if (offset === 0) return 'Z';
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function dateFault(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12) return 'months are 01 to 12';
  const last = new Date(0);
  last.setUTCFullYear(year, month, 0);
  const days = last.getUTCDate();
  return day >= 1 && day <= days ? null : `${MONTHS[month - 1]!} ${String(year)} has ${String(days)} days`;
}

function clockFault(hour: number, minute: number, second: number): string | null {
  if (hour === 24) return 'write the end of a day as 00:00:00 of the next one';
  if (hour > 23) return 'hours are 00 to 23';
  if (minute > 59) return 'minutes are 00 to 59';
  if (second === 60) return 'leap seconds are not counted: write second 59, or 00 of the next minute';
  return second > 59 ? 'seconds are 00 to 59' : null;
}

function offsetFault(text: string, hours: number, minutes: number): string | null {
  if (!WITH_OFFSET.test(text)) return 'add its offset from UTC, such as Z or +01:00';
  return hours > 23 || minutes > 59 ? 'offsets are -23:59 to +23:59' : null;
}
