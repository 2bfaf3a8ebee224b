import type { Starvation } from './starvation.js';

/** A solve that has gone on for so long is looked at: what ends before costs nothing. */
const FIRST_LOOK_MS = 100;
const LOOK_MS = { least: 20, most: 500 };
/** However busy the machine is, a solve ends at this many times its limit. */
const MAX_TIMES = 3;

/** @returns how long after its limit a solve is killed that was given the processor, in milliseconds. */
export function graceMs(limitMs: number): number {
  return Math.max(2000, limitMs / 10);
}

/** @returns when a solve is over that waited so long for the processor, in milliseconds from its start. */
export function dueMs(limitMs: number, grace: number, starvedMs: number): number {
  const due = limitMs + grace;
  return Math.min(due + starvedMs, Math.max(due, MAX_TIMES * limitMs));
}

export interface DeadlineOptions {
  readonly limitMs: number;
  readonly graceMs: number;
  /** Measures from its call on how long the solving process wanted the processor and did not get it. */
  readonly starvation: () => Pick<Starvation, 'milliseconds'>;
  readonly onDue: () => void;
}

/**
 * Calls back when a solve that starts now has had its limit and the grace: later only for as long as its process wanted
 * the processor and did not get it, and not before all that has come from it meanwhile was read.
 * @returns what takes the deadline back.
 */
export function startDeadline({ limitMs, graceMs: grace, starvation, onDue }: DeadlineOptions): () => void {
  const startedAt = performance.now();
  const base = dueMs(limitMs, grace, 0);
  let gauge: Pick<Starvation, 'milliseconds'> | null = null;
  let last: NodeJS.Immediate | undefined;
  const look = (): void => {
    gauge ??= starvation();
    const elapsed = performance.now() - startedAt;
    // Before the grace is over nobody needs to know.
    const left = elapsed < base ? base - elapsed : dueMs(limitMs, grace, gauge.milliseconds()) - elapsed;
    if (left <= 0) last = setImmediate(onDue);
    else timer = setTimeout(look, elapsed < base ? left : Math.min(LOOK_MS.most, Math.max(LOOK_MS.least, left)));
  };
  let timer = setTimeout(look, Math.min(FIRST_LOOK_MS, base));
  return () => {
    clearTimeout(timer);
    clearImmediate(last);
  };
}
