import type { RouteTimes } from './route-times.js';
import { endOf, weightOfDuration } from './route-times.js';
import { beginAt, type RouteWork, travelTo } from './route-work.js';

/** Costs and ends that differ by less than this are the same. */
const NOISE = 1e-9;

/**
 * Service at stop i starts at max(d + offset[i], floor[i]) for the departure d: offsets accumulate work, floors propagate
 * the opening times.
 */
interface Timeline {
  readonly offset: readonly number[];
  readonly floor: readonly number[];
}

/**
 * Returns the best departure of a route with one window per stop and without breaks. Start of service, duration and cost
 * are convex in the departure, so the best of the departures at which a slope changes is found by bisection. Within the
 * windows if that is possible at all. Limits on rides are differences of two starts, which keep all that; the starts are
 * the longest paths. O(stops log stops), times the rides if there are any.
 */
export function singleWindowsDeparture(work: RouteWork): number {
  const line = timeline(work);
  const [first, last] = bounds(work, line);
  if (first >= last) return Math.max(work.earliest, Math.min(first, last));
  const kinks = kinksOf(work, line).filter((departure) => departure > first && departure < last);
  const departures = [...new Set([first, ...kinks, last])].filter(Number.isFinite).sort((a, b) => a - b);
  if (departures.length === 0) return Math.max(first, Math.min(0, last));
  const best = leftmostBest(departures.length, (k) => costOf(work, times(work, departures[k]!)));
  return latestAlike(work, departures, best);
}

/**
 * Returns the times of a route that departs at a given minute, without breaks: every service begins as early as windows and
 * rides allow, a pickup later only if its ride were too long. Rides that are too long without any waiting stay so.
 */
export function times(work: RouteWork, departure: number): RouteTimes {
  const { rides } = work;
  let begins = beginsAfter(work, departure, null);
  if (rides.length > 0) {
    const delayed = new Float64Array(begins.length).fill(-Infinity);
    for (let rounds = mostRounds(work); rounds > 0 && delay(work, begins, delayed); rounds--) begins = beginsAfter(work, departure, delayed);
  }
  return { departure, begins, breaks: [] };
}

function beginsAfter(work: RouteWork, departure: number, delayed: Float64Array | null): number[] {
  const begins: number[] = [];
  let clock = departure;
  for (const [i, stop] of work.stops.entries()) {
    const ready = clock + travelTo(work, i, clock) + stop.setup;
    const begin = i === 0 && work.hasStart ? departure : beginAt(stop, delayed === null ? ready : Math.max(ready, delayed[i]!));
    begins.push(begin);
    clock = begin + stop.service;
  }
  return begins;
}

/** With traffic, a delay of a pickup delays its delivery by another time, so that rounds only come closer. */
const MOST_TRAFFIC_ROUNDS = 60;

/** Rides overlap in chains, each of which is as long as there are rides; every gap may delay each of them once. */
function mostRounds({ stops, rides, traffic }: RouteWork): number {
  if (traffic !== null) return MOST_TRAFFIC_ROUNDS;
  return (rides.length + 1) * stops.reduce((sum, { gaps }) => sum + gaps.length, 1);
}

/** Delays pickups of which the rides are too long. @returns whether there are any */
function delay({ stops, rides }: RouteWork, begins: readonly number[], delayed: Float64Array): boolean {
  let isDelayed = false;
  for (const { pickup, delivery, longest, shortest } of rides) {
    const least = begins[delivery]! - longest - stops[pickup]!.service;
    if (!(least > begins[pickup]! + NOISE) || shortest > longest) continue;
    delayed[pickup] = Math.max(delayed[pickup]!, least);
    isDelayed = true;
  }
  return isDelayed;
}

/** Returns what times are compared by: their duration, overtime and lateness in money. */
export function costOf(work: RouteWork, given: RouteTimes): number {
  const duration = weightOfDuration(work, endOf(work, given) - given.departure);
  return work.stops.reduce((sum, { close, lateCost }, i) => sum + lateCost * Math.max(0, given.begins[i]! - close), duration);
}

function timeline(work: RouteWork): Timeline {
  const { stops, hasStart, rides } = work;
  const offset: number[] = [];
  const floor: number[] = [];
  for (const [i, { travel, setup, open }] of stops.entries()) {
    const step = i === 0 ? travel + setup : stops[i - 1]!.service + travel + setup;
    offset.push((offset[i - 1] ?? 0) + step);
    floor.push(i === 0 ? (hasStart ? -Infinity : open) : Math.max(floor[i - 1]! + step, open));
  }
  // Rides delay nothing beyond the work from the departure, but pickups before an opening.
  return { offset, floor: rides.length === 0 ? floor : times(work, -Infinity).begins };
}

/** The earliest departure that meets the cap, and the latest that keeps the hard windows and the shift. */
function bounds({ stops, vehicle, earliest }: RouteWork, { offset, floor }: Timeline): [first: number, last: number] {
  const end = stops.length - 1;
  const { service } = stops[end]!;
  const capped = floor[end]! + service - vehicle.maxDuration;
  const closing = stops.map(({ close, lateCost }, i) => (lateCost > 0 ? Infinity : close - offset[i]!));
  const last = Math.min(vehicle.latest - offset[end]! - service, ...closing);
  return [Math.max(earliest, Number.isNaN(capped) ? -Infinity : capped), last];
}

function kinksOf({ stops, vehicle }: RouteWork, { offset, floor }: Timeline): number[] {
  const end = stops.length - 1;
  const overtime = floor[end]! + stops[end]!.service - vehicle.overtimeAfter;
  return [overtime, ...stops.flatMap(({ close }, i) => [floor[i]! - offset[i]!, close - offset[i]!])];
}

/** The first index with the least value of a convex function. */
function leftmostBest(count: number, value: (index: number) => number): number {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const [here, next] = [value(middle), value(middle + 1)];
    if (here <= next + NOISE * (1 + Math.abs(next))) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The latest departure with the cost and the end of a given one. */
function latestAlike(work: RouteWork, departures: readonly number[], index: number): number {
  const given = times(work, departures[index]!);
  const [cost, end] = [costOf(work, given), endOf(work, given)];
  let latest = departures[index]!;
  for (const departure of departures.slice(index + 1)) {
    const other = times(work, departure);
    if (endOf(work, other) > end + NOISE * (1 + Math.abs(end)) || costOf(work, other) > cost + NOISE * (1 + Math.abs(cost))) break;
    latest = departure;
  }
  return latest;
}
