import type { PlanField, PlanObjectName } from '#generated/plan-fields.js';
import type { NumberBounds } from '#generated/request-fields.js';
import { expected, expectedNumber, LARGEST } from '../expectation.js';

/** Fields that version 1 has as well. */
const SHARED = ['name', 'strategy', 'callback_url'] as const;

const WORDED: Readonly<Record<string, string>> = {
  location: 'the id of a location',
  start: 'the id of a location',
  end: 'the id of a location',
  profile: 'the id of a profile',
  vehicle: 'the id of a vehicle',
  position: 'an array [longitude, latitude] or [x, y]',
  request: 'a request',
  time_of_day: 'a clock time from 00:00 to 23:59, such as 07:30',
  travel: 'an object of type estimate, matrices or uploaded',
};

/** What an unlimited amount is meant by. */
const ENDLESS: Readonly<Record<string, string>> = {
  distances_meters: `for "no road" use ${LARGEST}`,
  durations_seconds: `for "no road" use ${LARGEST}`,
  capacities: 'omit capacities for no limit',
  count: 'there are never more routes than stops',
};

/** @returns what a field has to be, in words, made of the contract's bounds. */
export function expectedField(kind: PlanObjectName, name: string, field: PlanField): string {
  if (kind === 'TravelUploaded' && name === 'name') return 'the name of uploaded matrices';
  const shared = SHARED.find((one) => one === name);
  if (shared !== undefined) return expected(shared);
  if (field.values !== undefined) return `one of ${field.values.join(', ')}`;
  switch (field.kind) {
    case 'text': return WORDED[name] ?? idText(field);
    case 'instant': return 'an instant with its offset, such as 2026-11-02T08:00:00+01:00';
    case 'object': return WORDED[name] ?? 'an object';
    case 'amounts': return 'an object of amounts by name, such as {"kilograms": 120}';
    case 'numbers': return WORDED[name] ?? 'an array of numbers';
    case 'matrix': return 'an array of rows of numbers, one for each location';
    case 'ids': return `an array of ${counted(field, 'id')}`;
    case 'instants': return `an array of ${counted(field, 'instant')}`;
    case 'objects': return `an array of ${counted(field, 'object')}`;
    default: return field.bounds === undefined ? 'true or false' : expectedAmount(field.bounds);
  }
}

function idText({ minLength, maxLength }: PlanField): string {
  return `text of ${String(minLength ?? 0)} to ${String(maxLength)} characters without control characters`;
}

/** @returns the number of items in words: "at least 2 ids". */
function counted({ minItems = 0, maxItems }: PlanField, item: string): string {
  const least = minItems === 0 ? '' : `at least ${String(minItems)} `;
  const most = maxItems === undefined ? '' : `${least === '' ? '' : 'and '}at most ${String(maxItems)} `;
  const count = least + most;
  return `${count}${count === `at least 1 ` ? item : `${item}s`}`;
}

/** @returns a number's bounds in words; a bound that no number reaches is left out. */
export function expectedAmount(bounds: NumberBounds): string {
  if (bounds.maximum < Number.MAX_VALUE) return expectedNumber(bounds);
  return `${bounds.integer ? 'an integer' : 'a number'} of at least ${String(bounds.minimum)}`;
}

/** @returns what to use instead of a number that is too large, as the end of a message; nothing for any other value. */
export function remedyForTooMuch(name: string, value: unknown, { maximum }: NumberBounds): string {
  if (typeof value !== 'number' || !(value > maximum)) return '';
  const remedy = ENDLESS[name] ?? (name.startsWith('max_') ? 'omit it for no limit' : null);
  return remedy === null ? '' : `: ${remedy}`;
}

/** @returns the values of `type` in a union, in words. */
export function expectedTypes(union: Readonly<Record<string, PlanObjectName>>): string {
  return `one of ${Object.keys(union).join(', ')}`;
}
