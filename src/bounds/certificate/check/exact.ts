/** A number as `digits * 10^exponent`. */
export interface Exact {
  readonly digits: bigint;
  readonly exponent: number;
}

export const ZERO: Exact = { digits: 0n, exponent: 0 };

/**
 * Returns a finite double as the shortest decimal that it stands for, which is what people and files mean by it: 0.1 as 1/10, not
 * as the binary fraction next to it.
 */
export function exact(value: number): Exact {
  if (value === 0) return ZERO;
  const [mantissa = '', power] = value.toExponential().split('e');
  const [whole = '', broken = ''] = mantissa.split('.');
  return { digits: BigInt(whole + broken), exponent: Number(power) - broken.length };
}

export function product(a: Exact, b: Exact): Exact {
  return { digits: a.digits * b.digits, exponent: a.exponent + b.exponent };
}

export function sum(a: Exact, b: Exact): Exact {
  if (a.digits === 0n) return b;
  if (b.digits === 0n) return a;
  if (a.exponent < b.exponent) return sum(b, a);
  return { digits: a.digits * 10n ** BigInt(a.exponent - b.exponent) + b.digits, exponent: b.exponent };
}

/** Whether `a` is less than `b`. */
export function isLess(a: Exact, b: Exact): boolean {
  return sum(a, { digits: -b.digits, exponent: b.exponent }).digits < 0n;
}

/** Returns the largest whole number that is not greater. */
export function floorOf({ digits, exponent }: Exact): bigint {
  if (exponent >= 0) return digits * 10n ** BigInt(exponent);
  const unit = 10n ** BigInt(-exponent);
  const quotient = digits / unit;
  return digits < 0n && quotient * unit !== digits ? quotient - 1n : quotient;
}

/** Returns the least whole number that is not less. */
export function ceilOf({ digits, exponent }: Exact): bigint {
  return -floorOf({ digits: -digits, exponent });
}
