import { drivingMinutes } from '../distances.js';
import type { Problem, TimeDimension, VehicleType } from '../problem.js';
import { allowance, exceeds } from '../tolerance.js';
import type { RouteSchedule, ScheduledStop, ScheduleViolation } from './route-schedule.js';

/**
 * The stops of a route in flat form. With departure d (start of service at the first stop), service at stop i starts at
 * max(d + offset[i], floor[i]): offsets accumulate travel and service, floors propagate the opening times.
 */
interface Timeline {
  readonly nodes: readonly number[];
  readonly travel: readonly number[];
  readonly offset: readonly number[];
  readonly floor: readonly number[];
}

/**
 * Returns the lateness cost of all nodes if the times of a vehicle type are those of version 1: one window per node, one
 * cost of lateness for all, a limit on the duration, and nothing else. Null otherwise. O(n) once per problem.
 */
export function commonLateCost(time: TimeDimension, type: VehicleType): number | null {
  return isOrdinary(type) ? commonCost(time) : null;
}

function isOrdinary(type: VehicleType): boolean {
  return type.start >= 0 && type.end >= 0 && type.earliest === 0 && type.latest === Infinity && type.minuteCost === 0
    && (type.overtimeCost === 0 || type.overtimeAfter === Infinity) && type.breaks.length === 0;
}

const known = new WeakMap<TimeDimension, { readonly cost: number | null }>();

function commonCost(time: TimeDimension): number | null {
  let found = known.get(time);
  if (found === undefined) {
    const [first = 0] = time.lateCost;
    const isCommon = time.gaps === null && time.setup === null && time.release === null && time.lateCost.every((cost) => cost === first);
    found = { cost: isCommon ? first : null };
    known.set(time, found);
  }
  return found.cost;
}

/**
 * Returns the schedule of a route whose windows are all hard, or all soft at the same cost: among all with a departure of
 * 0 or later that meet the cap on the duration, the one with the least total lateness, then the earliest end, then the
 * latest departure.
 *
 * As the departure moves later, starts and lateness never decrease and duration never increases. So the earliest
 * departure that meets the cap has the least lateness and the earliest end; it is then moved as late as possible
 * without changing either. O(stops).
 */
export function oneWindowSchedule(
  problem: Problem, time: TimeDimension, { type, customers, lateCost }: { type: number; customers: readonly number[]; lateCost: number },
): RouteSchedule {
  const { start, end, maxDuration: cap } = problem.vehicleTypes[type]!;
  const line = timeline(time, [start, ...customers, end], drivingMinutes(problem, type));
  const earliest = Math.max(0, time.open[start]!);
  const hard = !(lateCost > 0);
  const within = (limit: number): number => Math.max(earliest, capDeparture(line, time, limit));
  let departure = within(cap);
  let violation = capViolation(line, time, cap);
  if (hard && violation === null) {
    if (firstLate(line, time, departure) !== -1) departure = within(cap + allowance(cap));
    violation = hardViolation(line, time, { earliest, departure, cap });
  }
  const lateness = line.nodes.map((node, i) => lateBy(startAt(line, departure, i), time.close[node]!, hard));
  const final = violation === null ? latestEqual(line, time, departure) : departure;
  return { ...lay(line, time, final, { lateness, lateCost }), violation };
}

function timeline(time: TimeDimension, nodes: readonly number[], minutes: (i: number, j: number) => number): Timeline {
  const travel = [0];
  const offset = [0];
  const floor = [-Infinity];
  for (let i = 1; i < nodes.length; i++) {
    const leg = minutes(nodes[i - 1]!, nodes[i]!);
    const step = time.service[nodes[i - 1]!]! + leg;
    travel.push(leg);
    offset.push(offset[i - 1]! + step);
    floor.push(Math.max(floor[i - 1]! + step, time.open[nodes[i]!]!));
  }
  return { nodes, travel, offset, floor };
}

function startAt(line: Timeline, departure: number, i: number): number {
  return Math.max(departure + line.offset[i]!, line.floor[i]!);
}

function lateBy(start: number, close: number, hard: boolean): number {
  return hard && !exceeds(start, close) ? 0 : Math.max(0, start - close);
}

/** The earliest departure at which waiting no longer makes the route exceed the cap. */
function capDeparture(line: Timeline, time: TimeDimension, cap: number): number {
  const last = line.nodes.length - 1;
  return line.floor[last]! + time.service[line.nodes[last]!]! - cap;
}

/** Service and travel alone may exceed the cap: then no departure helps. */
function capViolation(line: Timeline, time: TimeDimension, cap: number): ScheduleViolation | null {
  const last = line.nodes.length - 1;
  const duration = line.offset[last]! + time.service[line.nodes[last]!]!;
  return exceeds(duration, cap) ? { kind: 'working-hours', duration, limit: cap } : null;
}

/** @returns the first stop whose window is missed, or -1. */
function firstLate(line: Timeline, time: TimeDimension, departure: number): number {
  return line.nodes.findIndex((node, i) => exceeds(startAt(line, departure, i), time.close[node]!));
}

function hardViolation(
  line: Timeline, time: TimeDimension, { earliest, departure, cap }: { earliest: number; departure: number; cap: number },
): ScheduleViolation | null {
  const stop = firstLate(line, time, earliest);
  if (stop !== -1) {
    const node = line.nodes[stop]!;
    return { kind: 'time-window', stop, node, start: startAt(line, earliest, stop), close: time.close[node]! };
  }
  if (firstLate(line, time, departure) === -1) return null;
  const last = line.nodes.length - 1;
  const latest = Math.min(...line.nodes.map((node, i) => time.close[node]! - line.offset[i]!));
  const end = startAt(line, Math.max(earliest, latest), last) + time.service[line.nodes[last]!]!;
  return { kind: 'working-hours', duration: end - Math.max(earliest, latest), limit: cap };
}

/** The latest departure with the same lateness at every stop and the same end as `departure`. */
function latestEqual(line: Timeline, time: TimeDimension, departure: number): number {
  const last = line.nodes.length - 1;
  let latest = line.floor[last]! - line.offset[last]!;
  for (let i = 0; i <= last; i++) {
    latest = Math.min(latest, Math.max(line.floor[i]!, time.close[line.nodes[i]!]!) - line.offset[i]!);
  }
  return Math.max(departure, latest);
}

function lay(
  line: Timeline, time: TimeDimension, departure: number, { lateness, lateCost }: { lateness: readonly number[]; lateCost: number },
): Omit<RouteSchedule, 'violation'> {
  const stops: ScheduledStop[] = [];
  let leave = departure;
  let late = 0;
  for (const [i, node] of line.nodes.entries()) {
    const arrival = leave + line.travel[i]!;
    const start = i === 0 ? arrival : Math.max(arrival, time.open[node]!);
    leave = start + time.service[node]!;
    late += lateness[i]!;
    stops.push({ node, arrival, setup: 0, waiting: start - arrival, start, leave, lateness: lateness[i]! });
  }
  return {
    stops, breaks: [], departure, duration: leave - departure, driving: line.travel.reduce((sum, minutes) => sum + minutes, 0), lateness: late,
    cost: { time: 0, overtime: 0, lateness: late * lateCost },
  };
}
