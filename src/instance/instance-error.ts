/** A benchmark or solution file that cannot be read; the message names the file's fault and what to do about it. */
export class InstanceError extends Error {
  override readonly name = 'InstanceError';
}

const SHOWN = 40;

/** @returns a piece of the file for a message, cut where it is long. */
export function quoted(text: string): string {
  return text.length <= SHOWN ? `"${text}"` : `"${text.slice(0, SHOWN)}..."`;
}

/** Returns the number a token stands for. @param where what is being read, for the message. */
export function numberFrom(token: string | undefined, where: string): number {
  const value = token === undefined || token === '' ? NaN : Number(token);
  if (!Number.isFinite(value)) throw new InstanceError(`${where}: ${quoted(token ?? '')} is not a number`);
  return value;
}

/** Returns the whole number in `low..high` that a token stands for. */
export function integerFrom(token: string | undefined, where: string, low: number, high: number): number {
  const value = numberFrom(token, where);
  if (!Number.isInteger(value) || value < low || value > high) {
    throw new InstanceError(`${where}: ${value} is not a whole number from ${low} to ${high}`);
  }
  return value;
}

/** Returns the count that a token stands for, a positive whole number; what may be too large is for the limits to say. */
export function countFrom(token: string | undefined, where: string): number {
  const value = numberFrom(token, where);
  if (!Number.isInteger(value) || value < 1) throw new InstanceError(`${where}: ${value} is not a positive whole number`);
  return value;
}
