import type { Problem, TimeDimension } from '../problem.js';
import { exceeds } from '../tolerance.js';
import { breakRules } from './break-rules.js';
import { candidateDepartures } from './departures.js';
import { EXACT_STOPS } from './events.js';
import { faultOf } from './fault.js';
import { bestTimes, type LabelSearch } from './labels.js';
import { bestOfPromising } from './promising.js';
import { restOfRoute } from './rest-of-route.js';
import type { RouteSchedule } from './route-schedule.js';
import { openedForRides, rideDepartures, rideFault } from './rides.js';
import { layOut, type RouteTimes } from './route-times.js';
import { trafficDepartures } from './traffic.js';
import { routeWork, type RouteWork } from './route-work.js';
import { singleWindowsDeparture, times } from './single-windows.js';
import { byValue, isBetter, valued, type Valued } from './valued.js';

/** Departures that are tried of a long route for which the promising ones have no schedule. */
const MOST_TRIED = 30;
/** Positions on the way to stops that are tried of a short route to find the best schedule of all, and of any route. */
const MOST_EXACT = 50_000;
const MOST_POSITIONS = 300_000;
/** How often pickups of a route with breaks are delayed for rides. */
const MOST_DELAYS = 20;

/** A schedule, and whether it is surely the best of all or, if it is not feasible, none is. */
export interface ProvedSchedule {
  readonly schedule: RouteSchedule;
  readonly isProved: boolean;
}

/** Returns the best schedule of a route with any of the features of the model; see `scheduleRoute`. */
export function bestSchedule(problem: Problem, time: TimeDimension, type: number, customers: readonly number[]): ProvedSchedule {
  const work = routeWork(problem, time, type, customers);
  const found = scheduled(work);
  // The shortest schedules that are tried may all miss a break or a ride, which those that cost least keep.
  return found.schedule.violation === null || found.isProved || work.minuteWeight === 0 ? found : scheduled({ ...work, minuteWeight: 0 });
}

function scheduled(work: RouteWork): ProvedSchedule {
  return work.rides.length === 0 ? scheduleOf(work) : scheduleWithRides(work);
}

/** Whether the starts of services are convex in the departure. */
export function isConvex({ vehicle, stops, traffic }: RouteWork): boolean {
  return traffic === null && vehicle.breaks.length === 0 && stops.every(({ gaps }) => gaps.length === 0);
}

function scheduleOf(work: RouteWork): ProvedSchedule {
  const isSimple = isConvex(work);
  const { best, isComplete } = isSimple ? { best: valued(work, times(work, singleWindowsDeparture(work))), isComplete: true } : bestOfDepartures(work);
  const fault = best === null ? null : faultOf(work, best.times);
  if (best !== null && fault === null) return { schedule: layOut(work, best.times, null), isProved: isComplete };
  const attempt = times(work, Number.isFinite(work.earliest) ? work.earliest : 0);
  const why = faultOf(work, attempt);
  // Breaks only delay: windows and shifts that the earliest times without them exceed are exceeded by all.
  if (why !== null && why.kind !== 'working-hours' && why.kind !== 'driving') return { schedule: layOut(work, attempt, why), isProved: true };
  return { schedule: layOut(work, attempt, isComplete ? (fault ?? why ?? { kind: 'break', proved: true }) : { kind: 'break', proved: false }), isProved: isComplete };
}

/**
 * The best schedule without limits on rides, if it keeps them. Otherwise the best of all without breaks; with breaks, the
 * best with pickups as late as the rides of the one before need, a few times over, first with any departure, then with none later
 * than without limits on rides; both may miss every one.
 */
function scheduleWithRides(work: RouteWork): ProvedSchedule {
  const unlimited = scheduleOf({ ...work, rides: [] });
  const { schedule: free } = unlimited;
  if (free.violation !== null) return unlimited;
  const fault = rideFault(work, timesOf(free));
  if (fault === null) return unlimited;
  const hasBreaks = work.vehicle.breaks.length > 0;
  const isExact = !hasBreaks && work.traffic === null;
  const found = hasBreaks ? delayedForRides(work, free) ?? delayedForRides(departingBy(work, free.departure), free) : bestOfRides(work);
  if (found !== null) return { schedule: found, isProved: isExact };
  const isImpossible = isExact || work.rides.some(({ shortest, longest }) => exceeds(shortest, longest));
  return { schedule: { ...free, violation: isImpossible ? fault : { kind: 'break', proved: false } }, isProved: isImpossible };
}

function bestOfRides(work: RouteWork): RouteSchedule | null {
  let best: Valued | null = null;
  for (const departure of isConvex(work) ? [singleWindowsDeparture(work)] : [...rideDepartures(work), ...trafficDepartures(work)]) {
    const found = valued(work, times(work, departure));
    if (isBetter(found, best) && faultOf(work, found.times) === null) best = found;
  }
  return best === null ? null : layOut(work, best.times, null);
}

/** A route that departs no later than given: pickups are not delayed in vain, by a departure that is as much later. */
function departingBy(work: RouteWork, departure: number): RouteWork {
  return work.hasStart ? { ...work, stops: work.stops.map((stop, i) => (i === 0 ? { ...stop, close: departure, lateCost: 0 } : stop)) } : work;
}

function delayedForRides(work: RouteWork, free: RouteSchedule): RouteSchedule | null {
  let { stops } = work;
  let schedule = free;
  for (let round = 0; round < MOST_DELAYS && schedule.violation === null; round++) {
    if (rideFault(work, timesOf(schedule)) === null) return layOut(work, timesOf(schedule), null);
    stops = openedForRides({ ...work, stops }, timesOf(schedule));
    schedule = scheduleOf({ ...work, stops, rides: [] }).schedule;
  }
  return null;
}

function timesOf({ departure, stops, breaks }: RouteSchedule): RouteTimes {
  return { departure, begins: stops.map(({ start }) => start), breaks };
}

/** The best times that were found, null if there are none, and whether all that could be better were tried. */
interface Found {
  readonly best: Valued | null;
  readonly isComplete: boolean;
}

/**
 * Routes without breaks, and short ones with breaks as far as the work for it goes: all departures at which anything
 * changes, the most promising first. Others: those from promising departures, and only if these have no schedule some
 * of all.
 */
function bestOfDepartures(work: RouteWork): Found {
  const hasBreaks = work.vehicle.breaks.length > 0;
  const rest = restOfRoute(work);
  const searchOf = (isExact: boolean, positions: number): LabelSearch => ({ work, rest, rules: breakRules(work, isExact), isExact, budget: { left: positions } });
  const isShort = work.stops.length <= EXACT_STOPS;
  const first = hasBreaks ? bestOfPromising(searchOf(false, MOST_POSITIONS)) : null;
  if (!hasBreaks) return { best: bestOfAll(searchOf(true, Infinity), first, Infinity), isComplete: true };
  const exact = searchOf(true, MOST_EXACT);
  const best = isShort ? bestOfAll(exact, first, Infinity) : first;
  const isComplete = isShort && work.traffic === null && exact.budget.left > 0 && exact.budget.isCut !== true;
  return { best: best !== null || isComplete ? best : bestOfAll(searchOf(false, MOST_POSITIONS), null, MOST_TRIED), isComplete };
}

/** With traffic and breaks, the edges of both. */
function departuresOf(work: RouteWork): number[] {
  if (work.traffic === null) return candidateDepartures(work);
  const own = trafficDepartures(work);
  return work.vehicle.breaks.length === 0 ? own : [...new Set([...own, ...candidateDepartures(work)])];
}

/** Tries the departures at which anything changes that may be better than a known schedule. */
function bestOfAll(search: LabelSearch, known: Valued | null, most: number): Valued | null {
  const { work, budget } = search;
  const bounds = departuresOf(work).map((departure) => valued(work, times(work, departure))).filter((bound) => isBetter(bound, known));
  let best = known;
  let tried = 0;
  for (const bound of bounds.sort(byValue)) {
    if (!isBetter(bound, best) || budget.left <= 0 || tried++ >= most) break;
    const found = bestTimes(search, bound.times.departure, best?.cost);
    if (found === null || faultOf(work, found) !== null) continue;
    const value = valued(work, found);
    if (isBetter(value, best)) best = value;
  }
  return best;
}
