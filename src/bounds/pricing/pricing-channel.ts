import type { MessagePort } from 'node:worker_threads';
import type { PricedRelaxation, PricingDuals, PricingOptions, PricingResult, RelaxedLimits } from './pricer.js';

/** What a pricer says to the threads that price some of its classes, and what they answer. Each waits for the other by shared counters. */

/** Counters that all threads of a pricer share: whether to stop, and the next class. */
export const SHARED = { stop: 0, next: 1 } as const;
/** Counters of one thread: tasks that it was given, answers, and whether it waits for its first task. */
export const OWN = { asked: 0, answered: 1, ready: 2 } as const;

/** What a pricer has been told since it was made. */
export interface PricerState {
  readonly neighbourhoods: readonly Int32Array[] | null;
  /** Null: none were relaxed. */
  readonly relaxed: RelaxedLimits | null;
  /** Per class; null: none. */
  readonly forbidden: readonly (Uint8Array | null)[];
}

/** One pricing, of the classes that the thread comes to. */
export interface PricingTask {
  /** Null: as in the last task. */
  readonly state: PricerState | null;
  readonly duals: PricingDuals;
  readonly options: Pick<PricingOptions, 'effort' | 'most' | 'below'>;
}

/** A message: the thread failed, and has ended. */
export type PricingAnswer = PricingResult | { readonly failed: string };

/** Start data of the thread. */
export interface PricingThreadData {
  readonly relaxation: PricedRelaxation;
  readonly shared: Int32Array;
  readonly own: Int32Array;
  readonly port: MessagePort;
}

/** Returns the numbers below `count` that no other thread with the same counters takes. */
export function* inTurn(shared: Int32Array, count: number): Generator<number> {
  for (;;) {
    const next = Atomics.add(shared, SHARED.next, 1);
    if (next >= count) return;
    yield next;
  }
}
