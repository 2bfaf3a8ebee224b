import { isDeepStrictEqual } from 'node:util';
import { restoreGlobals } from './globals.js';

/** The copy that a run of the suite was given, and what it is a copy of. */
export interface Given {
  readonly copy: object;
  readonly original: object;
  /** `problem`. */
  readonly what: string;
  readonly label: string;
}

/** Restores the globals. @returns what a run has changed of them and of what it was given, in words; none: nothing. */
export function changesBy({ copy, original, what, label }: Given): string[] {
  const polluted = restoreGlobals();
  const changes = polluted.length > 0 ? [`changed ${polluted.slice(0, 5).join(', ')} on ${label}`] : [];
  if (!isDeepStrictEqual(copy, original)) changes.push(`changed ${changedFields(copy, original)} of its ${what} on ${label}`);
  return changes;
}

function changedFields(copy: object, original: object): string {
  return Object.entries(original).filter(([key, value]) => !isDeepStrictEqual((copy as Record<string, unknown>)[key], value)).map(([key]) => key).join(', ');
}
