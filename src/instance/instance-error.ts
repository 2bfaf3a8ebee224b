/** A benchmark or solution file that cannot be read; the message names the file's fault and what to do about it. */
export class InstanceError extends Error {
  override readonly name = 'InstanceError';
}

/** Returns the number a token stands for. @param where what is being read, for the message. */
export function numberFrom(token: string | undefined, where: string): number {
  const value = token === undefined || token === '' ? NaN : Number(token);
  if (!Number.isFinite(value)) throw new InstanceError(`${where}: "${token ?? ''}" is not a number`);
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
