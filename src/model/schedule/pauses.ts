import type { BreakRules } from './break-rules.js';
import type { ScheduledBreak } from './route-schedule.js';
import { beginAt, type Stop, waitEnd } from './route-work.js';

/** A vehicle on its way to a stop. */
export interface Position {
  readonly clock: number;
  /** Minutes of travel and of setup that are left. */
  readonly travel: number;
  readonly setup: number;
  /** The window breaks that were taken, as bits. */
  readonly taken: number;
  /** End of the last break, or the departure. */
  readonly rested: number;
  /** The last of the breaks since the stop before; null: there was none. */
  readonly paused: Paused | null;
}

/** A break, and the one before it on the same way. */
export interface Paused extends ScheduledBreak {
  readonly previous: Paused | null;
}

/** The way to a stop. */
export interface Leg {
  readonly rules: BreakRules;
  readonly stop: Stop;
  readonly departure: number;
  /** Index of the stop before. */
  readonly after: number;
  /** Whether all starts of breaks are tried that may matter, or only the best one of each place. */
  readonly isExact: boolean;
}

/** Calls `visit` with the positions after one more break on the way to a stop. */
export function eachPause(leg: Leg, position: Position, visit: (next: Position) => void): void {
  const { rules: { windows, rest }, departure } = leg;
  const { taken, rested } = position;
  for (let k = 0; k < windows.length; k++) {
    const { earliest, latest, minutes } = windows[k]!;
    if (departure < earliest && (taken & (1 << k)) === 0) pauseBetween(leg, position, { from: earliest, to: latest, minutes, taken: taken | (1 << k) }, visit);
  }
  if (mayRest(leg, position)) pauseBetween(leg, position, { from: rested, to: Infinity, minutes: rest, taken }, visit);
}

/** Whether a break by interval makes sense: of long routes, no second one on the way to a stop unless it has to be. */
function mayRest({ rules, stop, isExact }: Leg, { clock, travel, setup, rested, paused }: Position): boolean {
  if (rules.longest === Infinity) return false;
  return isExact || paused === null || beginAt(stop, clock + travel + setup) + stop.service > rested + rules.longest;
}

/** When a break may begin, its length, and the window breaks that are then taken. */
interface Pause {
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
  readonly taken: number;
}

/** Visits the positions after a break: during travel, before the setup, and after it while the vehicle waits for the stop to open or for the break. */
function pauseBetween({ rules, stop, after, isExact }: Leg, position: Position, pause: Pause, visit: (next: Position) => void): void {
  const { clock, travel, setup, rested } = position;
  const { minutes, taken } = pause;
  const ready = clock + travel + setup;
  const opening = waitEnd(stop, ready);
  const limit = Math.min(pause.to, rested + rules.longest);
  const isByInterval = pause.from === rested && taken === position.taken;
  const add = (start: number, restOfTravel: number, restOfSetup: number): void => {
    // A break right after another one changes nothing.
    if (isByInterval && start <= rested) return;
    visit({
      clock: start + minutes, travel: restOfTravel, setup: restOfSetup, taken, rested: start + minutes,
      paused: { start, minutes, after, previous: position.paused },
    });
  };
  const arrival = clock + travel;
  if (travel > 0) {
    const [from, to] = [Math.max(clock, pause.from), Math.min(arrival, limit)];
    if (from <= to) for (const start of isExact ? starts(rules, minutes, from, to, from) : [to]) add(start, Math.max(0, travel - (start - clock)), setup);
  }
  const wait = (low: number, high: number, end: number, restOfSetup: number): void => {
    // Of long routes, a break at the end of travel is one during travel.
    if (!isExact && travel > 0 && high === arrival) return;
    const [from, to] = [Math.max(low, pause.from), Math.min(high, limit)];
    if (from > to) return;
    const absorbed = Math.min(to, Math.max(from, end - minutes));
    for (const start of isExact ? starts(rules, minutes, from, to, absorbed) : [absorbed]) add(start, 0, restOfSetup);
  };
  // A vehicle waits for the window of its break to begin even if the stop is open, after its setup if it can.
  if (setup > 0) {
    const opened = waitEnd(stop, arrival);
    wait(arrival, pause.from < ready ? Math.max(opened, pause.from) : opened, opened - setup, setup);
  }
  wait(ready, Math.max(opening, pause.from), opening, 0);
}

/** The starts of a break within a span that may matter, each once; it is asked for millions of times, so that no set is made. */
function starts({ marks }: BreakRules, minutes: number, from: number, to: number, absorbed: number): readonly number[] {
  if (from === to && absorbed === from) return [from];
  const found = [from];
  if (absorbed !== from) found.push(absorbed);
  if (to !== from && to !== absorbed) found.push(to);
  for (const mark of marks) {
    const start = mark - minutes;
    if (start > from && start < to && start !== absorbed) found.push(start);
  }
  return found;
}
