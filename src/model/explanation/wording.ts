import type { Problem } from '../problem.js';

const MAX_LISTED = 5;

/** Formats a number with at most six significant digits. */
export function amount(value: number): string {
  return String(Number(value.toPrecision(6)));
}

/** Formats two amounts with as many digits as needed to distinguish them. */
export function apart(a: number, b: number): [string, string] {
  for (let digits = 6; digits < 15; digits++) {
    const [left, right] = [String(Number(a.toPrecision(digits))), String(Number(b.toPrecision(digits)))];
    if (left !== right) return [left, right];
  }
  return [String(a), String(b)];
}

/** Formats a shortfall, rounded up so that granting it is enough. */
export function shortfall(value: number): string {
  if (value >= 1e6) return String(Math.ceil(value));
  const digits = value >= 1 ? 2 : 6;
  return String(Number((Math.ceil(value * 10 ** digits - 1e-6) / 10 ** digits).toFixed(digits)));
}

/** Returns "1 vehicle" or "3 vehicles". */
export function count(number: number | string, noun: string): string {
  return `${number} ${noun}${String(number) === '1' ? '' : 's'}`;
}

/** Returns "1 more vehicle is needed" or "2.5 more units of capacity are needed". */
export function needed(number: number | string, noun: string, rest = ''): string {
  return `${count(number, `more ${noun}`)}${rest} ${String(number) === '1' ? 'is' : 'are'} needed`;
}

/** Returns names in plain English: the first few, then how many more there are. */
export function list(names: readonly (string | number)[]): string {
  const shown = names.slice(0, MAX_LISTED).map(String);
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** Returns the labels of all vehicles of the given types, ascending. */
export function vehicleNames(problem: Problem, types: readonly number[]): string {
  const vehicles = types.flatMap((type) => [...problem.vehicleTypes[type]!.vehicles]).sort((a, b) => a - b);
  return `${vehicles.length === 1 ? 'Vehicle' : 'Vehicles'} ${list(vehicles)}`;
}
