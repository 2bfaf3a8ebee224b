import { exceeds } from '../tolerance.js';
import type { ScheduleViolation } from './route-schedule.js';
import { drivingOf, endOf, type RouteTimes } from './route-times.js';
import { rideFault } from './rides.js';
import type { RouteWork } from './route-work.js';

/** Says which limit the times exceed; gaps and the earliest departure are kept by all. */
export function faultOf(work: RouteWork, given: RouteTimes): ScheduleViolation | null {
  const { latest, maxDuration, maxDriving } = work.vehicle;
  const stop = work.stops.findIndex(({ close, lateCost }, i) => !(lateCost > 0) && exceeds(given.begins[i]!, close));
  if (stop !== -1) {
    const { node, close } = work.stops[stop]!;
    return { kind: 'time-window', stop, node, start: given.begins[stop]!, close };
  }
  const end = endOf(work, given);
  if (exceeds(end, latest)) return { kind: 'shift', end, latest };
  const duration = end - given.departure;
  if (exceeds(duration, maxDuration)) return { kind: 'working-hours', duration, limit: maxDuration };
  const driving = work.traffic === null || maxDriving === Infinity ? 0 : drivingOf(work, given);
  return exceeds(driving, maxDriving) ? { kind: 'driving', driving, limit: maxDriving } : rideFault(work, given);
}
