import { ceilOf, exact, type Exact, floorOf, product } from './exact.js';

/** Sums of whole numbers up to here are exact in doubles. */
const MOST = 2 ** 51;
const FINEST = 9;

/**
 * Amounts as whole numbers of a power of ten, so that sums of them are exact: what a route uses is rounded down and limits are
 * rounded up, which can only let more routes pass.
 */
export class Grid {
  readonly units: Exact;
  readonly #largest: number;

  /**
   * @param largest - larger amounts are cut to it
   * @param count - number of amounts whose sum is exact
   */
  constructor(largest: number, count: number) {
    const room = MOST / (Math.max(1, largest) * count);
    this.units = { digits: 1n, exponent: Math.min(FINEST, Math.floor(Math.log10(room))) };
    this.#largest = largest;
  }

  /** Returns an amount in units, rounded down and cut; infinities stay. */
  down(amount: Exact): number {
    return Number(floorOf(product(isAbove(amount, this.#largest) ? exact(this.#largest) : amount, this.units)));
  }

  /** As `down`, of a double. */
  downOf(amount: number): number {
    return Number.isFinite(amount) ? this.down(exact(amount)) : amount;
  }

  /** Returns a limit in units, rounded up; infinities stay. */
  upOf(limit: number): number {
    return Number.isFinite(limit) ? Number(ceilOf(product(exact(limit), this.units))) : limit;
  }
}

function isAbove(amount: Exact, limit: number): boolean {
  return Number(amount.digits) * 10 ** amount.exponent > limit;
}
