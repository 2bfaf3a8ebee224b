const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** @returns the number with thousands separators and at most two decimals; a dash for null. */
export function formatNumber(value: number | null | undefined): string {
  return value === null || value === undefined ? '–' : number.format(value);
}

/** @returns seconds as `< 0.01 s`, `0.12 s`, `5.2 s` or `2 min 5 s`. */
export function formatSeconds(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined) return '–';
  if (seconds > 0 && seconds < 0.01) return '< 0.01 s';
  if (seconds < 1) return `${Number(seconds.toPrecision(2))} s`;
  if (seconds < 60) return `${number.format(Number(seconds.toFixed(1)))} s`;
  const whole = Math.round(seconds);
  return [[Math.floor(whole / 3600), 'h'], [Math.floor(whole / 60) % 60, 'min'], [whole % 60, 's']]
    .filter(([count]) => count !== 0).map(([count, unit]) => `${count} ${unit}`).join(' ');
}

/** @returns minutes as `42 min` or `3 h 5 min`. */
export function formatMinutes(minutes: number | null | undefined): string {
  if (minutes === null || minutes === undefined) return '–';
  if (minutes < 60) return `${number.format(Number(minutes.toFixed(1)))} min`;
  const whole = Math.round(minutes);
  return whole % 60 === 0 ? `${number.format(whole / 60)} h` : `${number.format(Math.floor(whole / 60))} h ${whole % 60} min`;
}

/** @param time RFC 3339. @returns day and minute in the reader's own time zone. */
export function formatTime(time: string): string {
  return moment.format(new Date(time));
}

/** @param time RFC 3339. @returns the day in the reader's own time zone. */
export function formatDay(time: string): string {
  return day.format(new Date(time));
}

/** @returns bytes as `32 MB`. */
export function formatBytes(bytes: number): string {
  for (const [unit, size] of [['GB', 2 ** 30], ['MB', 2 ** 20], ['kB', 2 ** 10]] as const) {
    if (bytes >= size) return `${number.format(Number((bytes / size).toFixed(1)))} ${unit}`;
  }
  return `${bytes} bytes`;
}

/** @returns `1 task`, `2 tasks`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}
