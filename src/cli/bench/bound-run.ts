import type { Rounding } from '../../model/problem.js';
import { gapTo, type BoundPoint } from './run-record.js';

/** Task of the child process that runs one bound, without a search. */
export interface BoundTask {
  readonly path: string;
  readonly rounding: Rounding | undefined;
  /** Name of the bound. */
  readonly method: string;
  readonly effort: 'default' | 'strong';
  readonly seed: number;
  readonly limitSeconds: number;
}

/** What came of a bound on an instance. */
export interface BoundRun {
  /** Null: it reported none. */
  readonly value: number | null;
  /** `unsupported`: the bound does not take this problem. */
  readonly ended: string;
  readonly seconds: number;
  /** Ascending in time and value. */
  readonly bounds: readonly BoundPoint[];
}

/** One bound on one instance, as it is printed. */
export interface MeasuredBound extends BoundRun {
  readonly family: string;
  readonly instance: string;
  readonly n: number;
  readonly method: string;
  readonly bestKnown: number | null;
  /** (best-known - value) / best-known; null without either. */
  readonly gap: number | null;
}

/** @returns how far the value is below the best-known cost, as a share of it; null without either. */
export function boundDistance(value: number | null, bestKnown: number | null): number | null {
  const gap = gapTo(value, bestKnown);
  return gap === null ? null : 0 - gap;
}
