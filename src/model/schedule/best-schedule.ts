import type { Problem, TimeDimension } from '../problem.js';
import { exceeds } from '../tolerance.js';
import { candidateDepartures } from './departures.js';
import { bestTimes } from './labels.js';
import { EXACT_STOPS } from './events.js';
import type { RouteSchedule, ScheduleViolation } from './route-schedule.js';
import { endOf, layOut, type RouteTimes } from './route-times.js';
import { routeWork, type RouteWork } from './route-work.js';
import { costOf, singleWindowsDeparture, times } from './single-windows.js';

/** Costs and ends that differ by less than this are the same. */
const NOISE = 1e-9;
/** Departures with breaks that are tried for a long route. */
const MOST_TRIED = 100;

/** Returns the best schedule of a route with any of the features of the model; see `scheduleRoute`. */
export function bestSchedule(problem: Problem, time: TimeDimension, type: number, customers: readonly number[]): RouteSchedule {
  const work = routeWork(problem, time, type, customers);
  const isSimple = work.vehicle.breaks.length === 0 && work.stops.every(({ gaps }) => gaps.length === 0);
  const found = isSimple ? times(work, singleWindowsDeparture(work)) : bestOfDepartures(work);
  const fault = found === null ? null : faultOf(work, found);
  if (found !== null && fault === null) return layOut(work, found, null);
  const attempt = times(work, Number.isFinite(work.earliest) ? work.earliest : 0);
  const why = faultOf(work, attempt);
  return layOut(work, attempt, why === null || why.kind === 'working-hours' ? (fault ?? why ?? { kind: 'break' }) : why);
}

/** Says which limit the times exceed; gaps and the earliest departure are kept by all. */
function faultOf(work: RouteWork, given: RouteTimes): ScheduleViolation | null {
  const { latest, maxDuration } = work.vehicle;
  const stop = work.stops.findIndex(({ close, lateCost }, i) => !(lateCost > 0) && exceeds(given.begins[i]!, close));
  if (stop !== -1) {
    const { node, close } = work.stops[stop]!;
    return { kind: 'time-window', stop, node, start: given.begins[stop]!, close };
  }
  const end = endOf(work, given);
  if (exceeds(end, latest)) return { kind: 'shift', end, latest };
  const duration = end - given.departure;
  return exceeds(duration, maxDuration) ? { kind: 'working-hours', duration, limit: maxDuration } : null;
}

function bestOfDepartures(work: RouteWork): RouteTimes | null {
  const isLong = work.stops.length > EXACT_STOPS && work.vehicle.breaks.length > 0;
  let tried = 0;
  let best: RouteTimes | null = null;
  for (const bound of candidateDepartures(work).map((departure) => times(work, departure)).sort(byValue(work))) {
    if (best !== null && (!isBetter(work, bound, best) || tried > MOST_TRIED)) break;
    if (isLong) tried++;
    const found = bestTimes(work, bound.departure);
    if (found !== null && (best === null || isBetter(work, found, best))) best = found;
  }
  return best;
}

/** Breaks only delay: times without any are a bound on those with them, so the departures with the best bounds come first. */
function byValue(work: RouteWork): (a: RouteTimes, b: RouteTimes) => number {
  const values = new WeakMap<RouteTimes, readonly [cost: number, end: number]>();
  const valueOf = (given: RouteTimes): readonly [number, number] => {
    let value = values.get(given);
    if (value === undefined) values.set(given, value = [costOf(work, given), endOf(work, given)]);
    return value;
  };
  return (a, b) => {
    const [costA, endA] = valueOf(a);
    const [costB, endB] = valueOf(b);
    return costA - costB || endA - endB || b.departure - a.departure;
  };
}

function isBetter(work: RouteWork, a: RouteTimes, b: RouteTimes): boolean {
  const costs = costOf(work, a) - costOf(work, b);
  if (Math.abs(costs) > NOISE * (1 + Math.abs(costOf(work, b)))) return costs < 0;
  const ends = endOf(work, a) - endOf(work, b);
  if (Math.abs(ends) > NOISE * (1 + Math.abs(endOf(work, b)))) return ends < 0;
  return a.departure > b.departure;
}
