import { exceeds } from '../tolerance.js';
import type { BreakRules } from './break-rules.js';
import { isDue, MOST_BREAKS_OF_LEG } from './break-rules.js';
import { eachPause, type Leg, type Paused, type Position } from './pauses.js';
import type { RestOfRoute } from './rest-of-route.js';
import type { ScheduledBreak } from './route-schedule.js';
import { type RouteTimes, weightOfDuration } from './route-times.js';
import { beginAt, type RouteWork, type Stop, travelTo } from './route-work.js';

/** A partial route up to the end of service at a stop. */
interface Label {
  readonly leave: number;
  /** Cost of lateness so far. */
  readonly late: number;
  /** The window breaks that were taken, as bits. */
  readonly taken: number;
  /** End of the last break, or the departure. */
  readonly rested: number;
  readonly begin: number;
  /** The last of the breaks on the way to this stop. */
  readonly paused: Paused | null;
  readonly previous: Label | null;
}

/** A route and how its breaks are searched. */
export interface LabelSearch {
  readonly work: RouteWork;
  readonly rules: BreakRules;
  readonly rest: RestOfRoute;
  /** Tries all starts of breaks that may matter; otherwise only the best at each place, and the limit on the duration is not kept. */
  readonly isExact: boolean;
  /** Positions on the way to stops that may still be tried; the search ends when there are none. */
  readonly budget: Budget;
}

/** Work that is left, and whether partial routes were dropped because there were too many. */
export interface Budget {
  left: number;
  isCut?: boolean;
}

/** Partial routes that are kept per stop of a short route; more occur with many breaks only. */
const MOST_LABELS = 500;
/** Partial routes that are kept per stop and set of window breaks of a long route. */
const MOST_OF_LONG = 8;
/** And for all sets of breaks together. */
const MOST_OF_ALL = 64;
/** More than a rounding error, less than the tolerance. */
const HAIR = 1e-5;
/** Price of a minute beyond the longest duration. */
const TOO_LONG = 1e9;

/**
 * Returns the best times of a route that departs at a given minute, null if there are none: partial routes are extended
 * stop by stop with every choice of breaks on the way, each as early or as late as its window, the last break and the
 * opening of the stop allow. Those that cannot cost less than `limit` are dropped.
 */
export function bestTimes(search: LabelSearch, departure: number, limit = Infinity): RouteTimes | null {
  const { work, rules, isExact, budget } = search;
  const bound = limit + HAIR * (1 + Math.abs(limit));
  let labels = startLabels(work, departure);
  for (let i = work.hasStart ? 1 : 0; i < work.stops.length && labels.length > 0; i++) {
    const leg: Leg = { rules, stop: work.stops[i]!, departure, after: i - 1, isExact };
    const next: Label[] = [];
    for (const label of labels) extend(leg, label, travelTo(work, i, label.leave), budget, next);
    const possible = next.filter((label) => !missesBreak(rules, departure, label) && canEnd(search, i, departure, label, bound));
    labels = isExact ? undominated(possible) : bestOfLong(possible);
    if (labels.length === MOST_LABELS) budget.isCut = true;
  }
  return timesOf(departure, cheapest(work, rules, departure, labels));
}

/** At a start node service begins with the departure. */
function startLabels(work: RouteWork, departure: number): Label[] {
  const open: Label = { leave: departure, late: 0, taken: 0, rested: departure, begin: NaN, paused: null, previous: null };
  if (!work.hasStart) return [open];
  const [stop] = work.stops as readonly [Stop];
  if (beginAt(stop, departure) !== departure) return [];
  const found: Label[] = [];
  serve(stop, { ...open, clock: departure, travel: 0, setup: 0 }, null, departure, found);
  return found;
}

/** Adds the service that begins at `begin`, unless that is too late. */
function serve(stop: Stop, { taken, rested, paused }: Position, previous: Label | null, begin: number, found: Label[]): void {
  const hard = !(stop.lateCost > 0);
  if (hard && exceeds(begin, stop.close)) return;
  const late = (previous === null ? 0 : previous.late) + (hard ? 0 : stop.lateCost * Math.max(0, begin - stop.close));
  found.push({ leave: begin + stop.service, late, taken, rested, begin, paused, previous });
}

function extend(leg: Leg, label: Label, travel: number, budget: Budget, found: Label[]): void {
  const { stop, rules } = leg;
  if (travel > MOST_BREAKS_OF_LEG * rules.longest) return;
  const explore = (position: Position): void => {
    if (budget.left-- <= 0) return;
    let begin = beginAt(stop, position.clock + position.travel + position.setup);
    for (;;) {
      if (!exceeds(begin + stop.service - position.rested, rules.longest)) serve(stop, position, label, begin, found);
      // A gap that begins at that minute may be waited for as well.
      const gap = stop.gaps.length === 0 ? undefined : stop.gaps.find(({ from }) => from === begin);
      if (gap === undefined) break;
      begin = beginAt(stop, gap.to);
    }
    eachPause(leg, position, explore);
  };
  explore({ clock: label.leave, travel, setup: stop.setup, taken: label.taken, rested: label.rested, paused: null });
}

/** Whether a break is due and can no longer be taken. */
function missesBreak({ windows }: BreakRules, departure: number, { leave, taken }: Label): boolean {
  for (let k = 0; k < windows.length; k++) {
    if ((taken & (1 << k)) === 0 && isDue(windows[k]!, departure, leave)) return true;
  }
  return false;
}

/** Whether the rest of the route can keep its windows, its shift, its duration and its cost. */
function canEnd({ work, rest, isExact }: LabelSearch, i: number, departure: number, { leave, late }: Label, bound: number): boolean {
  if (leave > rest.latest[i]! + HAIR) return false;
  if (!isExact) return true;
  const duration = Math.max(leave + rest.work[i]!, rest.end[i]!) - departure;
  if (duration > work.vehicle.maxDuration && exceeds(duration - HAIR / 10, work.vehicle.maxDuration)) return false;
  if (bound === Infinity) return true;
  return late + weightOfDuration(work, duration) <= bound;
}

/** Labels that no other one beats with the same breaks taken; an earlier one can wait for the breaks of the others. */
function undominated(labels: Label[]): Label[] {
  const kept: Label[] = [];
  for (const label of labels.sort((a, b) => a.leave - b.leave || a.late - b.late || b.rested - a.rested)) {
    if (!isBeaten(kept, label)) kept.push(label);
    if (kept.length === MOST_LABELS) break;
  }
  return kept;
}

/** The earliest undominated labels of every set of breaks taken. */
function bestOfLong(labels: Label[]): Label[] {
  if (labels.length < 2) return labels;
  const kept: Label[] = [];
  const counts = new Map<number, number>();
  for (const label of labels.sort((a, b) => a.leave - b.leave || a.late - b.late || b.rested - a.rested)) {
    const count = counts.get(label.taken) ?? 0;
    if (count === MOST_OF_LONG || isBeaten(kept, label)) continue;
    counts.set(label.taken, count + 1);
    kept.push(label);
    if (kept.length === MOST_OF_ALL) break;
  }
  return kept;
}

function isBeaten(kept: readonly Label[], { taken, late, rested }: Label): boolean {
  for (const other of kept) if (other.taken === taken && other.late <= late && other.rested >= rested) return true;
  return false;
}

/** The cheapest of the routes that took the breaks that are due, and no others. */
function cheapest(work: RouteWork, { windows, longest }: BreakRules, departure: number, labels: readonly Label[]): Label | null {
  let best: Label | null = null;
  let least = Infinity;
  for (const label of labels) {
    if (windows.some((rule, k) => isDue(rule, departure, label.leave) !== ((label.taken & (1 << k)) !== 0))) continue;
    if (exceeds(label.leave - label.rested, longest)) continue;
    const duration = label.leave - departure;
    const cost = weightOfDuration(work, duration) + label.late + (exceeds(duration, work.vehicle.maxDuration) ? TOO_LONG * (duration - work.vehicle.maxDuration) : 0);
    if (best === null || cost < least || (cost === least && label.leave < best.leave)) {
      best = label;
      least = cost;
    }
  }
  return best;
}

function timesOf(departure: number, last: Label | null): RouteTimes | null {
  if (last === null) return null;
  const begins: number[] = [];
  const breaks: ScheduledBreak[] = [];
  for (let label: Label | null = last; label !== null; label = label.previous) {
    if (Number.isNaN(label.begin)) break;
    begins.push(label.begin);
    for (let paused = label.paused; paused !== null; paused = paused.previous) breaks.push({ start: paused.start, minutes: paused.minutes, after: paused.after });
  }
  return { departure, begins: begins.reverse(), breaks: breaks.reverse() };
}
