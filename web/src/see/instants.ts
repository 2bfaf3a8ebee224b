const OFFSET = /([+-])(\d{2}):(\d{2})$/;

/** Returns the minutes of an instant of RFC 3339 on the clock of its own offset, since 1970-01-01T00:00. */
export function localMinutes(text: string): number {
  return Date.parse(text) / 60_000 + offsetOf(text);
}

/** Returns the minutes of an instant on the clock of another one's offset. */
export function minutesIn(text: string, other: string): number {
  return Date.parse(text) / 60_000 + offsetOf(other);
}

/** Minutes east of UTC. */
function offsetOf(text: string): number {
  const [, sign, hours, minutes] = OFFSET.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (60 * Number(hours ?? 0) + Number(minutes ?? 0));
}
