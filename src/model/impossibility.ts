import type { Certificate } from './certificate.js';

/**
 * A change of one kind that a problem without a plan needs at least, if nothing else changes. `vehicles`: so many in all;
 * `hours`, `capacity`: so many times those of now; `lateness`: so many minutes after the close of every window.
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
