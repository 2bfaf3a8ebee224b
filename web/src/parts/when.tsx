import { formatDay, formatTime } from './format.js';

/** A time in the reader's zone, with the exact one on hovering; `none` stands for null. */
export function When({ time, none = '–', dayOnly = false }: { readonly time: string | null; readonly none?: string; readonly dayOnly?: boolean }) {
  if (time === null) return <span class="quiet">{none}</span>;
  return <time dateTime={time} title={time.replace('T', ' ').replace('Z', ' UTC')} class="nowrap">{dayOnly ? formatDay(time) : formatTime(time)}</time>;
}
