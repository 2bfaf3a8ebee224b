import { EXACT_STOPS, openingEvents } from './events.js';
import type { RouteWork } from './route-work.js';

/** Departures that are tried at most; routes with more have many stops, windows and breaks. */
const MOST = 20_000;
/** More than a rounding error. */
const SLACK = 1e-6;
/** Sums of the minutes of breaks. */
const MOST_SUMS = 32;
/** Breaks by interval of which the minutes are added up. */
const MOST_RESTS = 3;

/**
 * Returns the departures at which the best schedule of a route can change: those at which a vehicle that has not waited
 * yet comes to a stop, is ready there or leaves it at an edge of a window, a break or the shift; and those at which the
 * duration since such an edge is the cap, the overtime threshold or the longest time without a break.
 */
export function candidateDepartures(work: RouteWork): number[] {
  const { earliest } = work;
  const points = workPoints(work);
  const rests = restSums(work);
  const edges = edgesOf(work);
  const last = latestDeparture(work) + SLACK;
  const found = new Set<number>();
  // Most are out of range: they are left out before they are kept, not after.
  const add = (departure: number): void => {
    if (departure >= earliest && departure <= last && Number.isFinite(departure)) found.add(departure);
  };
  for (const departure of [earliest, ...edges]) add(departure);
  const own = stopEdges(work);
  for (const { edges: ofStop, point } of [...points.map((at) => ({ edges, point: at })), ...own]) {
    for (const edge of ofStop) for (const rest of rests) add(edge - point - rest);
  }
  addAfterWaiting(work, rests, add);
  addAfterIntervals(work, points, [...edges, ...own.flatMap((stop) => stop.edges)], add);
  const departures = [...found];
  if (departures.length === 0) departures.push(Math.max(earliest === -Infinity ? 0 : earliest, Math.min(0, last)));
  return departures.sort((a, b) => a - b).slice(0, MOST);
}

/**
 * Returns the departures of a route without breaks at which a vehicle that has not waited yet comes as a window opens, or
 * as lateness begins; the earliest, and the latest. O(stops).
 */
export function openingDepartures(work: RouteWork): number[] {
  const { earliest } = work;
  const last = latestDeparture(work);
  const edges = stopEdges(work).flatMap(({ edges: own, point }) => own.map((edge) => edge - point));
  return [...new Set([earliest, last, ...edges])].filter((departure) => Number.isFinite(departure) && departure >= earliest && departure <= last);
}

/** Minutes of work from the departure to each arrival, readiness and end of service. */
function workPoints({ stops }: RouteWork): number[] {
  const points = new Set<number>([0]);
  let clock = 0;
  for (const { travel, setup, service } of stops) {
    points.add((clock += travel));
    points.add((clock += setup));
    points.add((clock += service));
  }
  return [...points];
}

/** Each stop's own edges, with the minutes of work until it is ready and until its setup begins. */
function stopEdges({ stops }: RouteWork): { edges: number[]; point: number }[] {
  let clock = 0;
  return stops.map(({ travel, setup, service, open, close, gaps }) => {
    const point = clock + travel + setup;
    clock = point + service;
    return { edges: [open, close, ...gaps.flatMap(({ from, to }) => [from, to])], point };
  });
}

/**
 * Adds the departures at which the minutes since they began become a limit: the cap or the overtime threshold at the end
 * of the route, the longest time without a break at any point after a stop that opened late.
 */
function addAfterWaiting(work: RouteWork, rests: readonly number[], add: (departure: number) => void): void {
  const { maxDuration, overtimeAfter, breaks } = work.vehicle;
  const longest = breaks.flatMap((rule) => (rule.kind === 'interval' ? [rule.longest] : []));
  for (const events of openingEvents(work)) {
    for (const rest of rests) {
      for (const span of [maxDuration, overtimeAfter]) add(events.at(-1)! + rest - span);
      if (work.stops.length > EXACT_STOPS) continue;
      for (const span of longest) for (const event of events) for (const other of rests) add(event + rest - span - other);
    }
  }
}

/**
 * Adds the departures from which breaks by interval, each after the longest time without one, bring a vehicle to an edge.
 * For short routes only.
 */
function addAfterIntervals({ vehicle, stops }: RouteWork, points: readonly number[], edges: readonly number[], add: (departure: number) => void): void {
  if (stops.length > EXACT_STOPS) return;
  const intervals = vehicle.breaks.filter((rule) => rule.kind === 'interval');
  if (intervals.length === 0) return;
  const works = new Set(points.flatMap((point) => points.map((other) => point - other)).filter((minutes) => minutes >= 0));
  for (const rule of intervals) {
    for (let k = 1; k <= MOST_RESTS; k++) {
      for (const edge of edges) for (const minutes of works) add(edge - minutes - k * (rule.longest + rule.minutes));
    }
  }
}

/** Edges that matter anywhere on the route: of the shift and of window breaks. */
function edgesOf({ vehicle }: RouteWork): number[] {
  return [vehicle.latest, ...vehicle.breaks.flatMap((rule) => (rule.kind === 'window' ? [rule.earliest, rule.latest, rule.earliest + rule.minutes, rule.latest + rule.minutes] : []))];
}

/** Sums of the minutes of any breaks. */
function restSums({ vehicle }: RouteWork): number[] {
  let sums = new Set<number>([0]);
  for (const rule of vehicle.breaks) {
    const times = rule.kind === 'window' ? 1 : MOST_RESTS;
    sums = new Set([...sums].flatMap((sum) => Array.from({ length: times + 1 }, (_, k) => sum + k * rule.minutes)).slice(0, MOST_SUMS));
  }
  return [...sums];
}

/** Returns a minute after which no departure keeps the hard windows and the shift. */
export function latestDeparture({ stops, vehicle }: RouteWork): number {
  let clock = 0;
  let latest = Infinity;
  for (const { travel, setup, service, close, lateCost } of stops) {
    clock += travel + setup;
    if (!(lateCost > 0)) latest = Math.min(latest, close - clock);
    clock += service;
  }
  return Math.min(latest, vehicle.latest - clock);
}
