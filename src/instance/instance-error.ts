/** A benchmark or solution file that cannot be read. The message says what is wrong with the file and how to fix it. */
export class InstanceError extends Error {
  override readonly name = 'InstanceError';
}

const SHOWN = 40;

/** @returns an excerpt of the file for a message, truncated if it is long. */
export function quoted(text: string): string {
  return text.length <= SHOWN ? `"${text}"` : `"${text.slice(0, SHOWN)}..."`;
}

/** Returns the number that a token represents. @param where what is being read, for the message. */
export function numberFrom(token: string | undefined, where: string): number {
  const value = token === undefined || token === '' ? NaN : Number(token);
  if (!Number.isFinite(value)) throw new InstanceError(`${where}: ${quoted(token ?? '')} is not a number`);
  return value;
}

/** Returns the integer in `low..high` that a token represents. */
export function integerFrom(token: string | undefined, where: string, low: number, high: number): number {
  const value = numberFrom(token, where);
  if (!Number.isInteger(value) || value < low || value > high) {
    throw new InstanceError(`${where}: ${value} is not a whole number from ${low} to ${high}`);
  }
  return value;
}

/** Returns the count that a token represents, a positive integer. Upper bounds are checked by the reader limits. */
export function countFrom(token: string | undefined, where: string): number {
  const value = numberFrom(token, where);
  if (!Number.isInteger(value) || value < 1) throw new InstanceError(`${where}: ${value} is not a positive whole number`);
  return value;
}
