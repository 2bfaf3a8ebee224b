import type { PlanRequest } from '#generated/types.js';
import type { Finding } from '../../errors.js';
import type { FleetLimit, Problem, TimeDimension, Travel, VehicleType } from '../../model/problem.js';
import type { Fleet } from './fleet.js';
import type { PlanIds } from './ids.js';
import type { Instant } from './instants.js';
import { minuteText } from './steps.js';

const HOUR = 60;
const DAY = 24 * HOUR;
/** The last departure of an hour is one second before the next. */
const SECOND = 1 / 60;
const SECONDS_PER_HOUR = 3600;

/** Most vehicle types that limits on departures may lead to: every one costs the search time. */
export const MAX_HOURLY_TYPES = 500;

/** A node at a depot from which vehicles leave within one hour, in minutes. */
export interface HourlyStart {
  /** Node of the depot. */
  readonly depot: number;
  readonly from: number;
  readonly to: number;
}

/** A fleet of which some types leave within one hour only. */
export interface HourlyFleet extends Fleet {
  /** Nodes that follow the others. */
  readonly starts: readonly HourlyStart[];
  readonly limits: readonly FleetLimit[];
}

/** What it takes to know the hours in which vehicles may leave. */
interface HoursContext {
  /** Node of a location's id. */
  readonly depot: (location: string) => number;
  /** Number of nodes without those of hours. */
  readonly nodeCount: number;
  readonly customers: number;
  /** Minute 0. */
  readonly start: Instant;
  readonly time: TimeDimension;
  readonly travel: readonly Travel[];
  /** By vehicle: when its hour begins, in minutes; of others all hours count. */
  readonly chosen: ReadonlyMap<number, number>;
}

/**
 * Returns the fleet in which the vehicles of every type that leaves a depot with a limit are shared by several types, one for each
 * hour of their departure, and the limits on how many of these types are used. Left out are hours that begin after the shift or
 * all windows end, and so many hours after everything has opened that all vehicles have left before. O(types * hours).
 */
export function hourlyFleet({ depots }: Pick<PlanRequest, 'depots'>, fleet: Fleet, context: HoursContext): HourlyFleet {
  const limits = bindingLimits(depots, fleet.types, context.depot);
  if (limits.size === 0) return { ...fleet, starts: [], limits: [] };
  const phase = (((context.start.seconds + HOUR * context.start.offset) % SECONDS_PER_HOUR) + SECONDS_PER_HOUR) % SECONDS_PER_HOUR / HOUR;
  const [opening, closing] = bounds(context);
  const nodes = new Map<string, number>();
  const starts: HourlyStart[] = [];
  const startOf = (depot: number, hour: number): number => {
    const key = `${String(depot)} ${String(hour)}`;
    const known = nodes.get(key);
    if (known !== undefined) return known;
    const from = hour * HOUR - phase;
    nodes.set(key, context.nodeCount + starts.length);
    return context.nodeCount + starts.push({ depot, from: Math.max(0, from), to: from + HOUR - SECOND }) - 1;
  };
  const types: VehicleType[] = [];
  /** Per type: the one that it was. */
  const origin: number[] = [];
  const kinds: FleetLimit[] = [];
  for (const [i, type] of fleet.types.entries()) {
    const limit = limits.get(type.start);
    const first = Math.floor((type.earliest + phase) / HOUR);
    const end = Math.min(Math.ceil((Math.min(type.latest, closing) + phase) / HOUR), Math.floor((Math.max(opening, type.earliest, ...afterBreaks(type)) + phase) / HOUR) + (limit?.hours ?? 0));
    const fixed = context.chosen.get(type.vehicles[0]!);
    const hours = limit === undefined ? [] : fixed === undefined ? span(first, end) : [Math.floor((fixed + phase) / HOUR)];
    if (hours.length > 1) kinds.push({ types: Int32Array.from(hours, (_, k) => types.length + k), most: type.vehicles.length });
    const own = hours.length === 0 ? [type] : hours.map((hour) => ({ ...type, start: startOf(type.start, hour) }));
    types.push(...own);
    origin.push(...own.map(() => i));
  }
  const perHour = starts.map(({ depot }, k): FleetLimit => ({ types: Int32Array.from(types.flatMap(({ start }, type) => (start === context.nodeCount + k ? [type] : []))), most: limits.get(depot)!.most }));
  return {
    ...fleet, types, servable: origin.map((i) => fleet.servable[i]!), prices: fleet.prices && origin.map((i) => fleet.prices![i]!), starts,
    limits: [...kinds, ...perHour.filter(({ types: all, most }) => all.reduce((sum, type) => sum + types[type]!.vehicles.length, 0) > most)],
  };
}

/** Returns what is wrong with a fleet of so many types; null: nothing. */
export function hoursFault({ types, starts }: HourlyFleet): Finding | null {
  if (starts.length === 0 || types.length <= MAX_HOURLY_TYPES) return null;
  const msg = `the limits of departures per hour lead to ${String(types.length)} combinations of a kind of vehicle with an hour of its departure; at most ${String(MAX_HOURLY_TYPES)} are supported: ` +
    'give vehicles shifts that are shorter, or equal vehicles as one with a count';
  return { loc: ['body', 'depots'], msg, type: 'value_error' };
}

/** Returns times with the hours of starts as their windows. @param time of all nodes; its arrays are changed. */
export function openStarts(time: TimeDimension, starts: readonly HourlyStart[]): TimeDimension {
  const first = time.open.length - starts.length;
  for (const [k, { from, to }] of starts.entries()) [time.open[first + k], time.close[first + k]] = [from, to];
  return time;
}

/** Whether a limit is one of departures in an hour; others are of equal vehicles over all hours. */
export function isOfDepartures({ fleetLimits, vehicleTypes }: Pick<Problem, 'fleetLimits' | 'vehicleTypes'>, limit: number): boolean {
  return new Set(Array.from(fleetLimits[limit]!.types, (type) => vehicleTypes[type]!.start)).size === 1;
}

/** Returns where and when such departures are: "north between 2026-11-02T08:00:00+01:00 and 2026-11-02T09:00:00+01:00". */
export function departuresText({ fleetLimits, vehicleTypes, place, time }: Problem, ids: PlanIds, limit: number): string {
  const { start } = vehicleTypes[fleetLimits[limit]!.types[0]!]!;
  return `${ids.locations[place![start]!]!} between ${minuteText(ids, time!.open[start]!)} and ${minuteText(ids, time!.close[start]! + SECOND)}`;
}

/** By depot node: how many vehicles may leave it within an hour, and the hours that all of them need; only where that is fewer than there are. */
function bindingLimits(depots: PlanRequest['depots'], types: readonly VehicleType[], nodeOf: HoursContext['depot']): Map<number, { readonly most: number; readonly hours: number }> {
  const limits = new Map<number, { readonly most: number; readonly hours: number }>();
  for (const { location, departures_per_hour: most } of depots ?? []) {
    const node = nodeOf(location);
    const vehicles = types.reduce((sum, { start, vehicles: own }) => sum + (start === node ? own.length : 0), 0);
    if (most && vehicles > most) limits.set(node, { most, hours: Math.ceil(vehicles / most) });
  }
  return limits;
}

/** When all has opened, so that leaving later has no advantage, and when all windows have closed. */
function bounds({ time: { open, close, gaps, lateCost, release }, customers, travel }: HoursContext): [opening: number, closing: number] {
  let [opening, closing] = [0, customers === 0 ? Infinity : 0];
  for (let node = 0; node < customers; node++) {
    opening = Math.max(opening, open[node]!, release?.[node] ?? 0);
    closing = Math.max(closing, lateCost[node]! > 0 ? Infinity : close[node]!);
  }
  for (const end of gaps?.to ?? []) opening = Math.max(opening, end);
  // Travel by time of day repeats, so that a day has all of it.
  const changed = travel.reduce((last, { traffic }) => Math.max(last, traffic?.times.at(-1) ?? 0), 0);
  return [Math.max(opening, Math.min(changed, opening + DAY)), closing];
}

function afterBreaks({ breaks }: VehicleType): number[] {
  return breaks.flatMap((rule) => (rule.kind === 'window' ? [rule.earliest] : []));
}

/** Whole numbers from the first to before the end, at least the first. */
function span(first: number, end: number): number[] {
  return Array.from({ length: Math.max(1, end - first) }, (_, k) => first + k);
}
