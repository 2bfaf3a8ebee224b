import { formatDay, formatTime } from './format.js';

/** A time in the user's time zone, with the exact UTC time on hover; `none` replaces null. */
export function When({ time, none = '–', dayOnly = false }: { readonly time: string | null; readonly none?: string; readonly dayOnly?: boolean }) {
  if (time === null) return <span class="quiet">{none}</span>;
  return <time dateTime={time} title={time.replace('T', ' ').replace('Z', ' UTC')} class="nowrap">{dayOnly ? formatDay(time) : formatTime(time)}</time>;
}
