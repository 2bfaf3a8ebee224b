import { exceeds } from '../tolerance.js';
import { candidateDepartures } from './departures.js';
import type { ScheduleViolation } from './route-schedule.js';
import type { RouteTimes } from './route-times.js';
import { beginAt, type RouteWork, type Stop } from './route-work.js';
import { times } from './single-windows.js';

/** Returns the first ride that takes too long; null if there is none. */
export function rideFault({ stops, rides }: RouteWork, { begins }: RouteTimes): Extract<ScheduleViolation, { kind: 'ride' }> | null {
  for (const { pickup, delivery, longest } of rides) {
    const minutes = begins[delivery]! - begins[pickup]! - stops[pickup]!.service;
    if (exceeds(minutes, longest)) return { kind: 'ride', stop: delivery, node: stops[delivery]!.node, minutes, limit: longest };
  }
  return null;
}

/** Returns the stops with later openings of pickups, so that no ride begins earlier than the given times allow. */
export function openedForRides({ stops, rides }: RouteWork, { begins }: RouteTimes): Stop[] {
  const opened = [...stops];
  for (const { pickup, delivery, longest } of rides) {
    const stop = opened[pickup]!;
    const least = begins[delivery]! - longest - stop.service;
    if (least > begins[pickup]!) opened[pickup] = { ...stop, open: Math.max(stop.open, least) };
  }
  return opened;
}

/**
 * Returns the departures at which the best schedule of a route with limited rides and without breaks can change: those of
 * routes without such limits; and those from which a stop is reached, or the duration is a limit, just when that is so
 * after an opening elsewhere, before or after it.
 */
export function rideDepartures(work: RouteWork): number[] {
  const { stops, vehicle } = work;
  const bare = { ...work, stops: stops.map((stop) => ({ ...stop, open: -Infinity, gaps: [] })) };
  const fromDeparture = times(bare, 0).begins;
  const last = stops.length - 1;
  const found = new Set(candidateDepartures(work));
  for (const [j, { open, gaps }] of stops.entries()) {
    const reached = times({ ...bare, stops: bare.stops.map((stop, i) => (i === j ? { ...stop, open: 0 } : stop)) }, -Infinity).begins;
    for (const edge of [open, ...gaps.map(({ to }) => to)]) {
      for (const [i, minutes] of reached.entries()) found.add(edge + minutes - fromDeparture[i]!);
      for (const span of [vehicle.maxDuration, vehicle.overtimeAfter]) found.add(edge + reached[last]! + stops[last]!.service - span);
    }
  }
  const isOpen = (departure: number): boolean => !work.hasStart || beginAt(stops[0]!, departure) === departure;
  return [...found].filter((departure) => Number.isFinite(departure) && departure >= work.earliest && isOpen(departure));
}
