import type { Break } from '../problem.js';
import { exceeds } from '../tolerance.js';
import type { ScheduledBreak } from './route-schedule.js';
import { EXACT_STOPS, openingEvents } from './events.js';
import { durationCost, type RouteTimes } from './route-times.js';
import { beginAt, type RouteWork, type Stop, waitEnd } from './route-work.js';

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
  /** The breaks before this stop. */
  readonly breaks: readonly ScheduledBreak[];
  readonly previous: Label | null;
}

type WindowBreak = Extract<Break, { kind: 'window' }>;

/** The breaks of a vehicle type. */
interface Rules {
  readonly windows: readonly WindowBreak[];
  /** The longest time without a break; Infinity without a limit. */
  readonly longest: number;
  /** Minutes of a break that ends such a time. */
  readonly rest: number;
  /** Minutes after which a break must end, so that events after an opening are within the longest time without one. */
  readonly marks: readonly number[];
}

/** A vehicle on its way to a stop. */
interface Position {
  readonly clock: number;
  /** Minutes of travel and of setup that are left. */
  readonly travel: number;
  readonly setup: number;
  readonly taken: number;
  readonly rested: number;
  readonly breaks: readonly ScheduledBreak[];
}

/** Partial routes that are kept per stop of a short and of a long route; more occur with many breaks only. */
const MOST_LABELS = 500;
const MOST_OF_LONG = 30;

/**
 * Returns the best times of a route that departs at a given minute, null if there are none: partial routes are extended
 * stop by stop with every choice of breaks on the way, each as early or as late as its window, the last break and the
 * opening of the stop allow.
 */
export function bestTimes(work: RouteWork, departure: number): RouteTimes | null {
  const rules = rulesOf(work);
  let labels = startLabels(work, departure);
  const first = work.hasStart ? 1 : 0;
  for (let i = first; i < work.stops.length; i++) {
    const stop = work.stops[i]!;
    const next = labels.flatMap((label) => extensions({ work, rules, stop, departure, after: i - 1 }, label));
    labels = undominated(work.stops.length <= EXACT_STOPS ? (rules.windows.length > 0 ? 'keep later' : 'short') : 'long', next.filter(({ leave }) => !exceeds(leave, work.vehicle.latest) && !exceeds(leave - departure, work.vehicle.maxDuration)));
  }
  return timesOf(departure, cheapest(work, rules, departure, labels));
}

function rulesOf(work: RouteWork): Rules {
  const { breaks } = work.vehicle;
  const intervals = breaks.filter(({ kind }) => kind === 'interval') as Extract<Break, { kind: 'interval' }>[];
  const longest = intervals.reduce((least, rule) => Math.min(least, rule.longest), Infinity);
  const fixed = longest < Infinity && work.stops.length <= EXACT_STOPS ? openingEvents(work).flat() : [];
  return {
    windows: breaks.filter(({ kind }) => kind === 'window') as WindowBreak[],
    longest, marks: [...new Set(fixed.map((minute) => minute - longest))],
    rest: intervals.reduce((least, { minutes }) => Math.min(least, minutes), Infinity),
  };
}

/** At a start node service begins with the departure. */
function startLabels(work: RouteWork, departure: number): Label[] {
  const open: Label = { leave: departure, late: 0, taken: 0, rested: departure, begin: NaN, breaks: [], previous: null };
  if (!work.hasStart) return [open];
  const [stop] = work.stops as readonly [Stop];
  if (beginAt(stop, departure) !== departure) return [];
  const served = serve(stop, { ...open, clock: departure, travel: 0, setup: 0 }, null, departure);
  return served === null ? [] : [served];
}

/** Service that begins at `begin`; null if that is too late. */
function serve(stop: Stop, position: Position, previous: Label | null, begin: number): Label | null {
  const hard = !(stop.lateCost > 0);
  if (hard && exceeds(begin, stop.close)) return null;
  return {
    leave: begin + stop.service, late: (previous?.late ?? 0) + (hard ? 0 : stop.lateCost * Math.max(0, begin - stop.close)),
    taken: position.taken, rested: position.rested, begin, breaks: position.breaks, previous,
  };
}

interface Leg {
  readonly work: RouteWork;
  readonly rules: Rules;
  readonly stop: Stop;
  readonly departure: number;
  /** Index of the stop before. */
  readonly after: number;
}

function extensions(leg: Leg, label: Label): Label[] {
  const { stop, rules } = leg;
  const found: Label[] = [];
  const explore = (position: Position): void => {
    const ready = position.clock + position.travel + position.setup;
    for (const begin of beginnings(stop, ready)) {
      const served = serve(stop, position, label, begin);
      if (served !== null && !exceeds(served.leave - served.rested, rules.longest)) found.push(served);
    }
    for (const next of pauses(leg, position)) explore(next);
  };
  explore({ clock: label.leave, travel: stop.travel, setup: stop.setup, taken: label.taken, rested: label.rested, breaks: [] });
  return found;
}

/** When service can begin: as soon as the stop is open, or after the gap that begins at that minute. */
function beginnings(stop: Stop, ready: number): number[] {
  const begin = beginAt(stop, ready);
  const gap = stop.gaps.find(({ from }) => from === begin);
  return gap === undefined ? [begin] : [begin, ...beginnings(stop, gap.to)];
}

/** The positions after one more break. */
function pauses({ rules, stop, departure, after }: Leg, position: Position): Position[] {
  const found: Position[] = [];
  const pause = (minutes: number, taken: number, within: { from: number; to: number }): void => {
    const to = Math.min(within.to, position.rested + rules.longest);
    for (const { start, travel, setup } of pauseStarts(stop, position, { from: within.from, to, minutes, marks: rules.marks })) {
      found.push({ clock: start + minutes, travel, setup, taken, rested: start + minutes, breaks: [...position.breaks, { start, minutes, after }] });
    }
  };
  for (const [k, { earliest, latest, minutes }] of rules.windows.entries()) {
    const isDue = departure < earliest && (position.taken & (1 << k)) === 0;
    if (isDue) pause(minutes, position.taken | (1 << k), { from: earliest, to: latest });
  }
  if (rules.longest < Infinity) {
    // A break right after another one changes nothing.
    const from = position.rested;
    const starts = found.length;
    pause(rules.rest, position.taken, { from, to: Infinity });
    for (let k = found.length - 1; k >= starts; k--) if (found[k]!.rested - rules.rest <= from) found.splice(k, 1);
  }
  return found;
}

interface PauseStart {
  readonly start: number;
  /** What is left of travel and setup. */
  readonly travel: number;
  readonly setup: number;
}

/** When a break may begin, and its length. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
  readonly marks: readonly number[];
}

/** The starts of a break within a span of minutes: during travel, before the setup, and after it while the stop is closed. */
function pauseStarts(stop: Stop, { clock, travel, setup }: Position, span: Span): PauseStart[] {
  const found: PauseStart[] = [];
  const add = (low: number, high: number, opening: number | null, rest: (start: number) => Omit<PauseStart, 'start'>): void => {
    const [from, to] = [Math.max(low, span.from), Math.min(high, span.to)];
    if (from > to) return;
    const absorbed = opening === null ? from : Math.min(to, Math.max(from, opening - span.minutes));
    const marked = span.marks.map((mark) => mark - span.minutes).filter((start) => start > from && start < to);
    for (const start of new Set([from, absorbed, to, ...marked])) found.push({ start, ...rest(start) });
  };
  if (travel > 0) add(clock, clock + travel, null, (start) => ({ travel: Math.max(0, travel - (start - clock)), setup }));
  const arrival = clock + travel;
  if (setup > 0) add(arrival, waitEnd(stop, arrival), waitEnd(stop, arrival) - setup, () => ({ travel: 0, setup }));
  const ready = arrival + setup;
  add(ready, waitEnd(stop, ready), waitEnd(stop, ready), () => ({ travel: 0, setup: 0 }));
  return found;
}

/**
 * Labels that no other one beats with the same breaks taken. An earlier one is not always better: it may begin a long
 * service before a break that the other one can take first. Those are kept if the route is short.
 */
function undominated(mode: 'keep later' | 'short' | 'long', labels: readonly Label[]): Label[] {
  const kept: Label[] = [];
  for (const label of [...labels].sort((a, b) => a.leave - b.leave || a.late - b.late || b.rested - a.rested)) {
    const isBeaten = kept.some((other) =>
      other.taken === label.taken && (mode !== 'keep later' || other.leave === label.leave) && other.late <= label.late && other.rested >= label.rested);
    if (!isBeaten) kept.push(label);
    if (kept.length === (mode === 'long' ? MOST_OF_LONG : MOST_LABELS)) break;
  }
  return kept;
}

/** The cheapest of the routes that took the breaks that are due, and no others. */
function cheapest(work: RouteWork, { windows, longest }: Rules, departure: number, labels: readonly Label[]): Label | null {
  let best: Label | null = null;
  let least = Infinity;
  for (const label of labels) {
    const isDue = (k: number): boolean => departure < windows[k]!.earliest && label.leave > windows[k]!.latest;
    if (windows.some((_, k) => isDue(k) !== ((label.taken & (1 << k)) !== 0))) continue;
    if (exceeds(label.leave - label.rested, longest)) continue;
    const { time, overtime } = durationCost(work, label.leave - departure);
    const cost = time + overtime + label.late;
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
    breaks.push(...[...label.breaks].reverse());
  }
  return { departure, begins: begins.reverse(), breaks: breaks.reverse() };
}
