import { LIMITS } from '#generated/constants.js';
import { REQUEST_FIELDS, type NumberBounds, type RequestFieldName } from '#generated/request-fields.js';

/** What a message asks for where the bounds alone would not tell. */
const WORDED: Partial<Record<RequestFieldName, string>> = {
  name: `text of at most ${String(REQUEST_FIELDS.name.maxLength)} characters without control characters`,
  strategy: 'the name of a strategy in lower-case letters, digits and hyphens',
  callback_url: `a URL of at most ${String(REQUEST_FIELDS.callback_url.maxLength)} characters that starts with http:// or https://`,
  node_positions: 'an array of node_num pairs [x, y]',
  node_time_windows: 'an array of node_num pairs [start, end]',
  distance_matrix: 'an array of node_num rows of node_num numbers',
  base_start_time: 'an array [hour, minute, second]',
};

/** @returns what a field has to be, in words, made of the contract's bounds. */
export function expected(name: RequestFieldName): string {
  const worded = WORDED[name];
  const { type, bounds, item, length, values, message } = REQUEST_FIELDS[name];
  if (worded !== undefined) return worded;
  if (message !== undefined) return message.replace(`${name} must be `, '');
  if (values !== undefined) return `one of ${values.join(', ')}`;
  if (bounds !== undefined) return expectedNumber(bounds);
  if (item !== undefined) return `an array of ${length ?? 'some'} ${item.integer ? 'integers' : 'numbers'}`;
  return `of type ${type}`;
}

/** @returns a number's bounds in words: "a number from 0 to 1e12". */
export function expectedNumber({ integer, minimum, exclusive, maximum }: NumberBounds): string {
  const kind = integer ? 'an integer' : 'a number';
  return exclusive ? `${kind} greater than ${amount(minimum)}, at most ${amount(maximum)}` : `${kind} from ${amount(minimum)} to ${amount(maximum)}`;
}

function amount(value: number): string {
  return Math.abs(value) >= 1e10 ? value.toExponential().replace('e+', 'e') : String(value);
}

/** The bound of every amount, in words. */
export const LARGEST = amount(LIMITS.amount);

/** What a number beyond its bounds most likely means, and how to express it. */
const ENDLESS: Partial<Record<RequestFieldName, string>> = {
  distance_matrix: `for "no road" use ${LARGEST}`,
  vehicles_capacity: `for unlimited capacity use ${LARGEST}`,
  node_time_windows: `for a window with no end use ${LARGEST}, with no start -${LARGEST}`,
  vehicle_speeds: `for travel that takes no time use ${LARGEST}`,
  max_working_hours: 'omit it for no cap',
};

/** @returns what to use instead of a number that is too large, as the end of a message; nothing for any other value. */
export function remedyForTooLarge(name: RequestFieldName, value: unknown, { maximum }: NumberBounds): string {
  if (typeof value !== 'number' || maximum !== LIMITS.amount || !(Math.abs(value) > maximum)) return '';
  return `: ${ENDLESS[name] ?? `use at most ${LARGEST}, or a larger unit`}`;
}
