import { endOf, type RouteTimes } from './route-times.js';
import type { RouteWork, Stop } from './route-work.js';

const TINY = 1e-9;

/**
 * Returns by how much a route may depart later until something changes: all waiting is used up, a window closes or the
 * lateness of a stop begins to cost; or, if lateness costs already, until the cap or the overtime threshold is met.
 * Infinity or 0: there is nothing to gain. O(stops).
 */
export function laterDeparture(work: RouteWork, times: RouteTimes): number {
  let waits = 0;
  let slack = Infinity;
  let kept = Infinity;
  let kink = Infinity;
  let leave = times.departure;
  let at = 0;
  for (const [i, stop] of work.stops.entries()) {
    const begin = times.begins[i]!;
    let busy = stop.travel + stop.setup;
    for (; at < times.breaks.length && times.breaks[at]!.after < i; at++) busy += times.breaks[at]!.minutes;
    waits += Math.max(0, begin - leave - busy);
    const left = waits + Math.max(0, closeAfter(stop, begin) - begin);
    if (!(stop.lateCost > 0)) slack = Math.min(slack, left);
    else {
      kept = Math.min(kept, left);
      if (left > TINY) kink = Math.min(kink, left);
    }
    leave = begin + stop.service;
  }
  const { latest, maxDuration, overtimeAfter } = work.vehicle;
  const end = endOf(work, times);
  const free = Math.min(waits, slack, waits + latest - end);
  if (kept > TINY) return Math.min(free, kept);
  const excesses = [maxDuration, overtimeAfter].map((limit) => end - times.departure - limit).filter((excess) => excess > TINY);
  return Math.min(free, kink, ...excesses);
}

/**
 * Returns by how much a route without any waiting may depart earlier, with all else as much earlier, until a stop is not
 * open yet or a break begins before its window; Infinity or 0: there is nothing to gain. O(stops).
 */
export function earlierDeparture(work: RouteWork, { departure, begins, breaks }: RouteTimes): number {
  let least = departure - work.earliest;
  for (const [i, stop] of work.stops.entries()) least = Math.min(least, begins[i]! - openBefore(stop, begins[i]!));
  for (const rule of work.vehicle.breaks) {
    if (rule.kind === 'interval') continue;
    const taken = breaks.find(({ start, minutes }) => minutes === rule.minutes && start >= rule.earliest && start <= rule.latest);
    if (taken !== undefined) least = Math.min(least, taken.start - rule.earliest);
    else if (departure >= rule.earliest) least = Math.min(least, departure - rule.earliest);
  }
  return least;
}

/** The opening of the window in which a service begins. */
function openBefore({ open, gaps }: Stop, begin: number): number {
  let latest = open;
  for (const { to } of gaps) if (to <= begin) latest = to;
  return latest;
}

/** The end of the window in which a service begins. */
function closeAfter({ gaps, close }: Stop, begin: number): number {
  return gaps.length === 0 ? close : Math.min(close, gaps.find(({ from }) => begin <= from)?.from ?? close);
}
