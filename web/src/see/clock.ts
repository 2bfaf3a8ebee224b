import type { Plan } from './plan-types.js';

const MINUTES = 60;
const SECONDS_PER_DAY = 86_400;

/**
 * Formats a minute as clock time, like the contract but without seconds when they are 0: rounded to the nearest second,
 * half up; hours continue past midnight (`25:10`), and minutes before the first day name theirs (`22:30 the day before`).
 * @param base clock time of minute 0: hour, minute, second.
 */
export function clock(base: readonly [number, number, number], minute: number): string {
  const all = base[0] * 3600 + base[1] * 60 + base[2] + Math.floor(minute * 60 + 0.5);
  const daysBefore = Math.max(0, Math.ceil(-all / SECONDS_PER_DAY));
  const seconds = all + daysBefore * SECONDS_PER_DAY;
  const two = (value: number): string => String(value).padStart(2, '0');
  const rest = seconds % 60;
  const text = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`;
  const day = daysBefore === 0 ? '' : daysBefore === 1 ? ' the day before' : ` ${daysBefore} days before`;
  return `${rest === 0 ? text : `${text}:${two(rest)}`}${day}`;
}

/** Formats a minute as clock time rounded to the nearest minute. */
export function roughClock(base: readonly [number, number, number], minute: number): string {
  return clock([base[0], base[1], 0], Math.round(minute + base[2] / 60));
}

/** Formats a duration: `0 min`, `42 min`, `1 h 05 min`; one decimal below ten minutes. */
export function duration(minutes: number): string {
  if (minutes < 10 && minutes > 0 && Math.abs(minutes - Math.round(minutes)) > 0.05) return `${minutes.toFixed(1)} min`;
  const whole = Math.round(minutes);
  if (whole < MINUTES) return `${whole} min`;
  return `${Math.floor(whole / MINUTES)} h ${String(whole % MINUTES).padStart(2, '0')} min`;
}

/** Formats a distance in the units of a plan. */
export function distanceText({ unit }: Pick<Plan, 'unit'>, value: number): string {
  if (unit === 'none') return amount(value);
  return value < 1000 ? `${amount(value, 0)} m` : `${amount(value / 1000, 1)} km`;
}

/** Formats a number with thousands separators. @param digits maximum number of decimals. */
export function amount(value: number, digits = 2): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(value) >= 10_000 ? Math.min(1, digits) : digits });
}
