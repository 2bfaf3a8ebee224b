import { exceeds } from '../tolerance.js';
import type { RouteSchedule, ScheduleCost, ScheduledBreak, ScheduledStop, ScheduleViolation } from './route-schedule.js';
import { type RouteWork, type Stop, travelTo } from './route-work.js';

/** When a vehicle departs, begins service at each stop and takes its breaks. */
export interface RouteTimes {
  readonly departure: number;
  readonly begins: readonly number[];
  readonly breaks: readonly ScheduledBreak[];
}

/** Returns the minute at which the last stop is left. */
export function endOf({ stops }: RouteWork, { begins }: RouteTimes): number {
  const last = stops.length - 1;
  return begins[last]! + stops[last]!.service;
}

/** Returns what a duration costs. */
function durationCost({ vehicle }: RouteWork, duration: number): Pick<ScheduleCost, 'time' | 'overtime'> {
  const { minuteCost, overtimeCost, overtimeAfter } = vehicle;
  return {
    time: minuteCost === 0 ? 0 : minuteCost * duration,
    overtime: overtimeCost > 0 && duration > overtimeAfter ? overtimeCost * (duration - overtimeAfter) : 0,
  };
}

/** Returns what a duration counts when times of a route are compared. */
export function weightOfDuration(work: RouteWork, duration: number): number {
  const { time, overtime } = durationCost(work, duration);
  return time + overtime + work.minuteWeight * duration;
}

/** Returns the minutes of travel at the times when legs are begun. */
export function drivingOf(work: RouteWork, { departure, begins }: RouteTimes): number {
  return work.stops.reduce((sum, _, i) => sum + travelTo(work, i, i === 0 ? departure : begins[i - 1]! + work.stops[i - 1]!.service), 0);
}

/** Returns the minutes of lateness of a start; within the tolerance 0 under a hard window. */
function lateBy({ close, lateCost }: Stop, start: number): number {
  return !(lateCost > 0) && !exceeds(start, close) ? 0 : Math.max(0, start - close);
}

/** Returns the schedule with the given times. */
export function layOut(work: RouteWork, times: RouteTimes, violation: ScheduleViolation | null): RouteSchedule {
  const stops: ScheduledStop[] = [];
  let leave = times.departure;
  let lateness = 0;
  let lateMoney = 0;
  let driving = 0;
  for (const [i, stop] of work.stops.entries()) {
    const start = times.begins[i]!;
    const pauses = times.breaks.filter(({ after }) => after === i - 1);
    const travel = travelTo(work, i, leave);
    driving += travel;
    const { arrival, rested } = arrivalOf(leave, travel, pauses);
    const late = lateBy(stop, start);
    leave = start + stop.service;
    lateness += late;
    lateMoney += late * stop.lateCost;
    stops.push({ node: stop.node, arrival, setup: stop.setup, waiting: Math.max(0, start - arrival - stop.setup - rested), start, leave, lateness: late });
  }
  const duration = leave - times.departure;
  return {
    stops, breaks: times.breaks, departure: times.departure, duration, driving, lateness,
    cost: { ...durationCost(work, duration), lateness: lateMoney }, violation,
  };
}

/** The arrival after travel that breaks interrupt, and the minutes of the breaks after it. */
function arrivalOf(leave: number, travel: number, pauses: readonly ScheduledBreak[]): { arrival: number; rested: number } {
  let arrival = leave + travel;
  let rested = 0;
  for (const { start, minutes } of pauses) {
    if (start < arrival && rested === 0) arrival += minutes;
    else rested += minutes;
  }
  return { arrival, rested };
}
