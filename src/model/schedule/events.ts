import type { RouteWork } from './route-work.js';

/** Routes with more stops are not searched for every combination of breaks by interval and openings. */
export const EXACT_STOPS = 10;

/**
 * Returns, for each opening and for each window of a break for which a vehicle may have waited, the minutes of the events
 * after it when nothing else waits: service begins, ends, arrival at the next stop, and so on to the end of the route.
 */
export function openingEvents({ stops, vehicle }: RouteWork): number[][] {
  const rested = vehicle.breaks.flatMap((rule) => (rule.kind === 'window' ? [rule.earliest + rule.minutes] : []));
  return stops.flatMap(({ open, gaps, setup }, i) => {
    const begins = new Set([open, ...gaps.map(({ to }) => to), ...rested, ...rested.map((minute) => minute + setup)]);
    return [...begins].filter(Number.isFinite).map((begin) => eventsAfter(stops, i, begin));
  });
}

function eventsAfter(stops: RouteWork['stops'], first: number, begin: number): number[] {
  let clock = begin + stops[first]!.service;
  const events = [begin, clock];
  for (const { travel, setup, service } of stops.slice(first + 1)) {
    events.push((clock += travel), (clock += setup), (clock += service));
  }
  return events;
}
