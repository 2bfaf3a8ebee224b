import { drivingMinutes } from './distances.js';
import type { Problem, TimeDimension } from './problem.js';
import { allowance, exceeds } from './tolerance.js';

/** One visit with its times, minutes from the base start time. */
export interface ScheduledStop {
  readonly node: number;
  /** When the vehicle reaches the stop; equals `start` at the first stop. */
  readonly arrival: number;
  /** start - arrival. */
  readonly waiting: number;
  /** Start of service. */
  readonly start: number;
  /** start + service time. */
  readonly leave: number;
  /** Minutes from the window's close to the start of service, if later; 0 within the tolerance under hard windows. */
  readonly lateness: number;
}

/** Why a route has no feasible schedule, as data. */
export type ScheduleViolation =
  /** Even with the earliest departure, service at this stop starts after its window closes. */
  | { readonly kind: 'time-window'; readonly stop: number; readonly node: number; readonly start: number; readonly close: number }
  /** The shortest duration that the windows allow is longer than the working-hours cap. */
  | { readonly kind: 'working-hours'; readonly duration: number; readonly limit: number };

/** The times of a route, including its depots; a fresh object on every call. */
export interface RouteSchedule {
  readonly stops: readonly ScheduledStop[];
  /** `leave` of the last stop - `start` of the first. */
  readonly duration: number;
  /** Minutes, summed over all stops. */
  readonly lateness: number;
  /** Null if the schedule is feasible. Otherwise the stops show the attempt with the earliest allowed departure. */
  readonly violation: ScheduleViolation | null;
}

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
 * Returns the schedule of a route: among all with a departure of 0 or later that meet the working-hours cap, the one
 * with the least total lateness, then the earliest end, then the latest departure. Vehicles wait only before a window
 * opens; windows bound the start of service at every stop, depots included.
 *
 * As the departure moves later, starts and lateness never decrease and duration never increases. So the earliest
 * departure that meets the cap has the least lateness and the earliest end; it is then moved as late as possible
 * without changing either. O(stops). Without the time dimension all times are 0.
 *
 * @param type index into `problem.vehicleTypes`.
 * @param customers in visiting order, without depots.
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
  const vehicle = problem.vehicleTypes[type];
  if (vehicle === undefined) {
    throw new RangeError(`type is ${type}; it must be an index below ${problem.vehicleTypes.length}`);
  }
  const nodes = [vehicle.start, ...customers, vehicle.end];
  const { time } = problem;
  if (time === null) return untimed(nodes);

  const line = timeline(time, nodes, drivingMinutes(problem, type));
  const cap = vehicle.maxDuration;
  const earliest = Math.max(0, time.open[vehicle.start]!);
  const hard = !(time.lateCost[0]! > 0);
  const within = (limit: number): number => Math.max(earliest, capDeparture(line, time, limit));
  let departure = within(cap);
  let violation = capViolation(line, time, cap);
  if (hard && violation === null) {
    if (firstLate(line, time, departure) !== -1) departure = within(cap + allowance(cap));
    violation = hardViolation(line, time, { earliest, departure, cap });
  }
  const lateness = line.nodes.map((node, i) => lateBy(startAt(line, departure, i), time.close[node]!, hard));
  const final = violation === null ? latestEqual(line, time, departure) : departure;
  return { ...lay(line, time, final, lateness), violation };
}

function untimed(nodes: readonly number[]): RouteSchedule {
  const stops = nodes.map((node) => ({ node, arrival: 0, waiting: 0, start: 0, leave: 0, lateness: 0 }));
  return { stops, duration: 0, lateness: 0, violation: null };
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

function lay(line: Timeline, time: TimeDimension, departure: number, lateness: readonly number[]): Omit<RouteSchedule, 'violation'> {
  const stops: ScheduledStop[] = [];
  let leave = departure;
  let late = 0;
  for (const [i, node] of line.nodes.entries()) {
    const arrival = leave + line.travel[i]!;
    const start = i === 0 ? arrival : Math.max(arrival, time.open[node]!);
    leave = start + time.service[node]!;
    late += lateness[i]!;
    stops.push({ node, arrival, waiting: start - arrival, start, leave, lateness: lateness[i]! });
  }
  return { stops, duration: leave - departure, lateness: late };
}
