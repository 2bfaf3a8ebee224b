import type { BrokerClock } from './ports.js';

/** Clocks further apart than this make the time doubtful: nothing is removed by age then. */
const MAX_SKEW_MS = 30_000;
/** If the broker's clock was set by more than this, it is not trusted for this long, so that someone can check it. */
const JUMP_DOUBT_MS = 3_600_000;

/**
 * Checks whether the time may decide what is removed: a wrong clock, of this machine or of the broker, must not make young
 * results look old.
 * @returns null when it may; else what is wrong and what to do.
 */
export function clockFault(clock: BrokerClock): string | null {
  const skewMs = clock.skewMs();
  if (Math.abs(skewMs) > MAX_SKEW_MS) {
    return `this machine's clock is ${seconds(skewMs)} s ${skewMs > 0 ? 'ahead of' : 'behind'} the broker's, more than ${seconds(MAX_SKEW_MS)} s: nothing is removed by age here until both are synchronized (NTP)`;
  }
  const jump = clock.jump();
  if (jump === null || Math.abs(jump.byMs) <= MAX_SKEW_MS || jump.agoMs > JUMP_DOUBT_MS) return null;
  return `the broker's clock was set ${seconds(jump.byMs)} s ${jump.byMs > 0 ? 'forward' : 'back'} ${seconds(jump.agoMs)} s ago: nothing is removed by age for ${seconds(JUMP_DOUBT_MS)} s after that; set it right before (NTP)`;
}

const seconds = (ms: number): number => Math.round(Math.abs(ms) / 1000);
