import { CommandError } from './command-error.js';

/** Faults that are shown. */
const SHOWN_FAULTS = 10;

/** The error for a file that cannot be converted. @param what names the file and what it is not. */
export function conversionRefusal(what: string, faults: readonly string[]): CommandError {
  const more = faults.length > SHOWN_FAULTS ? [`  and ${faults.length - SHOWN_FAULTS} more`] : [];
  return new CommandError([`${what}:`, ...faults.slice(0, SHOWN_FAULTS).map((fault) => `  ${fault}`), ...more].join('\n'));
}
