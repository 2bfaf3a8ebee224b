import type { Certificate } from './certificate.js';

/**
 * The least change of one kind that a problem without a plan needs, if nothing else changes. `vehicles`: their number;
 * `hours`, `capacity`: as multiples of what they are; `lateness`: minutes after the close of every window.
 */
export interface NeededChange {
  readonly kind: 'vehicles' | 'hours' | 'capacity' | 'lateness';
  /** Greater than `now`; null: no change of this kind alone helps. */
  readonly atLeast: number | null;
  readonly now: number;
}

/** A proof that no plan serves every required customer. */
export interface Impossibility {
  /** Required customers that stay unserved in every plan, at least. */
  readonly unservedAtLeast: number;
  /** What is known to be needed; empty: nothing. */
  readonly relaxations: readonly NeededChange[];
  /** Name of the method that found the proof. */
  readonly method: string;
  /** Null: the method gave none. */
  readonly certificate: Certificate | null;
}
