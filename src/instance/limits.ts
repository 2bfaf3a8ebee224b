import { InstanceError } from './instance-error.js';

/** The most that a reader makes of a file; more is refused before anything is allocated for it. */
export interface ReaderLimits {
  readonly nodes: number;
  readonly vehicles: number;
  /** Cells of an explicit distance matrix, nodes x nodes. */
  readonly cells: number;
}

/** What a limit counts. */
export type Counted = keyof ReaderLimits;

/** A file that states more than its reader may make of it. */
export class InstanceTooLargeError extends InstanceError {
  readonly what: Counted;
  readonly count: number;
  readonly limit: number;

  constructor(what: Counted, count: number, limit: number) {
    super(`${count} ${what} are more than the ${limit} that are read`);
    this.what = what;
    this.count = count;
    this.limit = limit;
  }
}

/** @throws InstanceTooLargeError when `count` is above the limit. */
export function requireWithin(limits: ReaderLimits, what: Counted, count: number): void {
  if (count > limits[what]) throw new InstanceTooLargeError(what, count, limits[what]);
}
