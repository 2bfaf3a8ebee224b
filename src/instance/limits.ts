import { InstanceError } from './instance-error.js';

/** The largest instance that a reader accepts. Larger files are refused before any memory is allocated for them. */
export interface ReaderLimits {
  readonly nodes: number;
  readonly vehicles: number;
  /** Cells of an explicit distance matrix, nodes x nodes. */
  readonly cells: number;
}

/** The quantities that are limited. */
export type Counted = keyof ReaderLimits;

/** A file that declares a larger instance than its reader accepts. */
export class InstanceTooLargeError extends InstanceError {
  readonly what: Counted;
  readonly count: number;
  readonly limit: number;

  constructor(what: Counted, count: number, limit: number) {
    super(`${count} ${what} exceed the limit of ${limit}`);
    this.what = what;
    this.count = count;
    this.limit = limit;
  }
}

/** @throws InstanceTooLargeError when `count` is above the limit. */
export function requireWithin(limits: ReaderLimits, what: Counted, count: number): void {
  if (count > limits[what]) throw new InstanceTooLargeError(what, count, limits[what]);
}
