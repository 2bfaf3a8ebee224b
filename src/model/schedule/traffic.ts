import { latestDeparture } from './departures.js';
import { drivingOf } from './route-times.js';
import { beginAt, type RouteWork, type Stop, travelTo } from './route-work.js';
import { times } from './single-windows.js';

/** A function of the departure: from `at[k]` to `at[k + 1]` it goes from `from[k]` to `to[k]` in a line, and may jump between two such pieces. */
interface Pieces {
  readonly at: readonly number[];
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Before a jump by this, so that rounding does not put a departure behind it; minutes. */
const HAIR = 1e-8;
const ONE_DAY = 1440;

/**
 * Returns the departures between which begins, lateness, duration and driving are linear, on a route without breaks whose travel
 * depends on the time of day: those that come to a stop as a window opens or closes or as travel changes, and those with the
 * duration at the cap or the overtime threshold, or the driving at its limit. Ascending. O(stops^2 times).
 */
export function trafficDepartures(work: RouteWork): number[] {
  const { stops, hasStart, vehicle, trafficTimes } = work;
  const [first, last] = spanOf(work);
  if (!(first < last)) return [first];
  const found = new Set<number>();
  let leave: Pieces = { at: [first, last], from: [first], to: [last] };
  for (const [i, stop] of stops.entries()) {
    const isStart = i === 0 && hasStart;
    const ready = isStart ? leave : mapped(splitAt(leave, trafficTimes), (minute) => minute + travelTo(work, i, minute) + stop.setup);
    if (stop.gaps.length > 0) for (const departure of splitAt(ready, stop.gaps.map(({ from }) => from)).at) found.add(departure - HAIR);
    const begins = begun(stop, splitAt(ready, [stop.open, ...stop.gaps.flatMap(({ from, to }) => [from, to])]), isStart);
    leave = mapped(splitAt(begins, [stop.close]), (minute) => minute + stop.service);
  }
  leave = splitAt(leave, [vehicle.latest]);
  for (const departure of leave.at) found.add(departure);
  for (const limit of [vehicle.maxDuration, vehicle.overtimeAfter]) for (const departure of crossings(leave, limit)) found.add(departure);
  for (const departure of drivingCrossings(work, [...found].sort(ascending))) found.add(departure);
  return [...found].filter((departure) => departure >= first && (!hasStart || beginAt(stops[0]!, departure) === departure)).sort(ascending);
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** Once all stops are open, nothing is gained by a departure that is later by more than a day, after which travel repeats, or than its last change. */
function spanOf(work: RouteWork): [first: number, last: number] {
  const opened = Math.max(work.earliest, ...work.stops.flatMap(({ open, gaps }) => [open, ...gaps.map(({ to }) => to)]).filter(Number.isFinite));
  return [work.earliest, Math.min(latestDeparture(work), opened + ONE_DAY, Math.max(opened, work.trafficTimes.at(-1)!))];
}

/** Ends pieces where the function has one of the values. */
function splitAt({ at, from, to }: Pieces, values: readonly number[]): Pieces {
  const inside = values.filter((value) => value > from[0]! && value < to.at(-1)!).sort(ascending);
  if (inside.length === 0) return { at, from, to };
  const split: { at: number[]; from: number[]; to: number[] } = { at: [at[0]!], from: [], to: [] };
  for (const [k, low] of from.entries()) {
    const high = to[k]!;
    const [left, right] = [at[k]!, at[k + 1]!];
    split.from.push(low);
    for (const value of inside) {
      if (value <= low || value >= high) continue;
      split.to.push(value);
      split.at.push(left + ((value - low) / (high - low)) * (right - left));
      split.from.push(value);
    }
    split.to.push(high);
    split.at.push(right);
  }
  return split;
}

function mapped({ at, from, to }: Pieces, change: (minute: number) => number): Pieces {
  return { at, from: from.map(change), to: to.map(change) };
}

/** When service begins, for pieces that are each within a window or outside of all. */
function begun(stop: Stop, { at, from, to }: Pieces, isStart: boolean): Pieces {
  if (isStart) return { at, from, to };
  const opened = from.map((low, k) => {
    const middle = (low + to[k]!) / 2;
    const begin = beginAt(stop, middle);
    return begin === middle ? null : begin;
  });
  return { at, from: from.map((low, k) => opened[k] ?? low), to: to.map((high, k) => opened[k] ?? high) };
}

/** Where the minutes since the departure are a limit. */
function crossings({ at, from, to }: Pieces, limit: number): number[] {
  return from.flatMap((low, k) => zero(at[k]!, at[k + 1]!, low - at[k]! - limit, to[k]! - at[k + 1]! - limit));
}

/** Where the driving is at its limit; linear between two departures. */
function drivingCrossings(work: RouteWork, departures: readonly number[]): number[] {
  const { maxDriving } = work.vehicle;
  if (maxDriving === Infinity) return [];
  const excess = (departure: number): number => drivingOf(work, times(work, departure)) - maxDriving;
  return departures.slice(1).flatMap((right, k) => {
    const left = departures[k]!;
    const quarter = (right - left) / 4;
    const [low, high] = [excess(left + quarter), excess(right - quarter)];
    const slope = (high - low) / (2 * quarter);
    return zero(left, right, low - slope * quarter, high + slope * quarter);
  });
}

/** Where a line between two values is 0, if it is inside. */
function zero(left: number, right: number, low: number, high: number): number[] {
  return low * high < 0 ? [left + ((0 - low) / (high - low)) * (right - left)] : [];
}
