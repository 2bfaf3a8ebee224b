import { drivingMinutes, setupFunction, trafficMinutes } from '../distances.js';
import type { Problem, Reload, TimeDimension, VehicleType } from '../problem.js';
import { type Carried, carriedBy } from '../shipments.js';
import { isReload, tripsOf } from '../trips.js';

/** A span in which service may not begin; both ends are allowed. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** A stop and the way to it. */
export interface Stop {
  readonly node: number;
  /** With traffic: the least of all times. */
  readonly travel: number;
  readonly setup: number;
  readonly service: number;
  readonly open: number;
  readonly close: number;
  readonly gaps: readonly Gap[];
  readonly lateCost: number;
}

/** A route as its schedule sees it; a reload is a stop whose service is the loading, after what the next trip delivers is released. */
export interface RouteWork {
  readonly vehicle: VehicleType;
  /** Start node, customers and end node, as far as the route has them. */
  readonly stops: readonly Stop[];
  /** Whether the first stop is a start node, where the vehicle departs when service begins. */
  readonly hasStart: boolean;
  /** No departure is earlier. */
  readonly earliest: number;
  /** Those with a limit. */
  readonly rides: readonly Ride[];
  /** Minutes of travel to the i-th stop for who leaves the one before at a minute; null: `travel` of the stop at all times. */
  readonly traffic: ((i: number, leave: number) => number) | null;
  /** When travel changes, minutes. */
  readonly trafficTimes: readonly number[];
  /** What a minute counts beyond its cost when times are compared: where durations come before money, more than its delay can save. */
  readonly minuteWeight: number;
}

/** Returns the minutes of travel to the i-th stop of a vehicle that leaves the one before at a minute. */
export function travelTo({ stops, traffic }: RouteWork, i: number, leave: number): number {
  return traffic === null ? stops[i]!.travel : traffic(i, leave);
}

/** A ride from the end of service at one stop to the start of service at a later one, both by index. */
export interface Ride {
  readonly pickup: number;
  readonly delivery: number;
  readonly longest: number;
  /** Its minutes without any waiting. */
  readonly shortest: number;
}

/** A minute that a departure saves makes every stop later by a minute, or, where it misses a window or a break, by this many at most. */
const MOST_LATER = 1000;

function minuteOutweighing(stops: readonly Stop[], { minuteCost, overtimeCost }: VehicleType): number {
  return MOST_LATER * stops.reduce((sum, { lateCost }) => sum + lateCost, 1 + minuteCost + overtimeCost);
}

/** Returns the stops of a route with the work between them, and the earliest departure that shift and releases allow. */
export function routeWork(problem: Problem, time: TimeDimension, type: number, customers: readonly number[]): RouteWork {
  const vehicle = problem.vehicleTypes[type]!;
  const minutes = drivingMinutes(problem, type);
  const setUp = setupFunction(problem);
  const nodes = [vehicle.start, ...customers, vehicle.end].filter((node) => node >= 0);
  const hasStart = vehicle.start >= 0;
  const [released, ...reloads] = tripReleases(time, vehicle, customers);
  const stops = nodes.map((node, i): Stop => {
    const from = i === 0 ? -1 : nodes[i - 1]!;
    const setup = i === 0 && hasStart ? 0 : setUp(from, node);
    const stop = {
      node, travel: minutes(from, node), setup, service: time.service[node]!, open: time.open[node]!, close: time.close[node]!,
      gaps: gapsOf(time, node), lateCost: time.lateCost[node]!,
    };
    const isInside = i >= Number(hasStart) && i < customers.length + Number(hasStart);
    return isInside && isReload(vehicle, node) ? { ...stop, ...loading(stop, vehicle.reload!, reloads.shift()!, i - Number(hasStart) === vehicle.locked.length) } : stop;
  });
  const opened = hasStart ? stops[0]!.open : -Infinity;
  const byTime = trafficMinutes(problem, type);
  const traffic = byTime === null ? null : (i: number, leave: number): number => byTime(i === 0 ? -1 : nodes[i - 1]!, nodes[i]!, leave);
  const trafficTimes = [...(problem.travel[vehicle.profile]!.traffic?.times ?? [])];
  const minuteWeight = problem.primary === 'time' ? minuteOutweighing(stops, vehicle) : 0;
  return { minuteWeight, traffic, trafficTimes, vehicle, stops, hasStart, earliest: Math.max(vehicle.earliest, released!, opened), rides: ridesOf(stops, limitedRides(problem, customers), Number(hasStart)) };
}

/** Returns the shipments of a route with a limit on their ride. */
export function limitedRides(problem: Problem, customers: readonly number[]): Carried[] {
  return carriedBy(problem, customers).filter(({ shipment }) => shipment.maxRide < Infinity);
}

function ridesOf(stops: readonly Stop[], carried: readonly Carried[], first: number): Ride[] {
  return carried.map(({ shipment, pickup, delivery }) => {
    const between = stops.slice(pickup + first + 1, delivery + first);
    const { travel, setup } = stops[delivery + first]!;
    const shortest = between.reduce((sum, stop) => sum + stop.travel + stop.setup + stop.service, travel + setup);
    return { pickup: pickup + first, delivery: delivery + first, longest: shipment.maxRide, shortest };
  });
}

/** The latest release on each trip. */
function tripReleases({ release }: TimeDimension, vehicle: VehicleType, customers: readonly number[]): number[] {
  return tripsOf(vehicle, customers).map((trip) => (release === null ? -Infinity : trip.reduce((latest, node) => Math.max(latest, release[node]!), -Infinity)));
}

/** Loading ends when the next trip is released, or later. @param isNext whether it follows the locked beginning. */
function loading({ open }: Stop, { minutes, afterLocked = -Infinity }: Reload, released: number, isNext: boolean): Partial<Stop> {
  return { service: minutes, open: Math.max(open, released - minutes, isNext ? afterLocked : -Infinity) };
}

const NO_GAPS: readonly Gap[] = [];

function gapsOf({ gaps }: TimeDimension, node: number): readonly Gap[] {
  if (gaps === null || gaps.first[node] === gaps.first[node + 1]) return NO_GAPS;
  const [begin, end] = [gaps.first[node]!, gaps.first[node + 1]!];
  return Array.from(gaps.from.subarray(begin, end), (from, k) => ({ from, to: gaps.to[begin + k]! }));
}

/** Returns the earliest minute from `ready` on at which service may begin. */
export function beginAt({ open, gaps }: Stop, ready: number): number {
  let begin = Math.max(ready, open);
  for (const { from, to } of gaps) if (begin > from && begin < to) begin = to;
  return begin;
}

/**
 * Returns until when a vehicle may wait at a stop: to the end of the closed spans around a minute, through windows that
 * are only an instant between them; that minute if the stop is open.
 */
export function waitEnd({ open, gaps }: Stop, minute: number): number {
  let end = Math.max(minute, open);
  for (const { from, to } of gaps) if (end >= from && end < to) end = to;
  return end;
}
