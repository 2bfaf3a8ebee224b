import type { Problem } from './problem.js';
import { provedSchedule } from './schedule/proved-schedule.js';
import type { RouteSchedule } from './schedule/route-schedule.js';

/**
 * Returns the schedule of a route: among all feasible ones that with the least cost of time and lateness, or the least
 * duration where that is minimised before money, then the earliest end, then the latest departure. Vehicles wait while the next stop is closed, or there until the window of a break begins. A break whose window lies
 * within the route is taken, in that window; breaks by interval come in time; neither interrupts service or setup. A
 * vehicle that reloads waits before it until the next trip is released by the end of loading. Where the ride of a shipment
 * has a limit, a vehicle also waits before the pickup, as long as that needs.
 *
 * Exact without breaks, and with breaks for routes of a few stops. With breaks and more than ten stops, or legs that need
 * several breaks, departures and breaks are a bounded search, which may miss the best schedule, and every one of a route
 * that can hardly keep its breaks. With breaks and limited rides, pickups are delayed step by step until the rides are
 * short enough, which may miss the best schedule, and every one, even of short routes. So with travel by time of day and breaks or
 * limited rides. Where travel depends on the time, each leg takes what it takes when it is begun, and vehicles leave a stop at once. O(stops) for problems of version
 * 1, O(stops log stops) with one window per node; with several windows all departures are tried at which anything
 * changes; with breaks, those of the best times without them and around them. Without the time dimension all times are 0.
 *
 * @param type index into `problem.vehicleTypes`.
 * @param customers in visiting order, without depots; at least one if the route is open at both ends.
 * @example
 * const nodes = (minutes: number) => new Float64Array(problem.nodeCount).fill(minutes);
 * const time = { ...PLAIN_TIME, open: nodes(0), close: nodes(60), service: nodes(0), lateCost: nodes(0) };
 * const vehicleTypes = problem.vehicleTypes.map((type) => ({ ...type, pace: 1, maxDuration: 10 }));
 * const { stops, violation }: RouteSchedule = scheduleRoute({ ...problem, time, vehicleTypes }, 0, [1, 2]);
 * const last: ScheduledStop = stops[stops.length - 1];
 * const why: ScheduleViolation | null = violation;
 * [last.arrival, why?.kind]; // => [12, 'working-hours']
 */
export function scheduleRoute(problem: Problem, type: number, customers: readonly number[]): RouteSchedule {
  return provedSchedule(problem, type, customers).schedule;
}
