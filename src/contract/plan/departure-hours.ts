import type { PlanRequest } from '#generated/types.js';
import type { Break, FleetLimit, Problem, TimeDimension, Travel, VehicleType } from '../../model/problem.js';
import type { PlanIds } from './ids.js';
import type { Instant } from './instants.js';
import { minuteText } from './steps.js';

const HOUR = 60;
const DAY = 24 * HOUR;
/** The last departure of an hour is one second before the next. */
const SECOND = 1 / 60;
const SECONDS_PER_HOUR = 3600;

/** A node at a depot from which vehicles leave within one hour, or one left at an instant; minutes. */
export interface StartNode {
  /** Node of the depot. */
  readonly depot: number;
  readonly from: number;
  readonly to: number;
  readonly isInstant: boolean;
}

/** What it takes to know the hours in which vehicles may leave. */
export interface HoursContext {
  /** Node of a location's id. */
  readonly depot: (location: string) => number;
  /** Number of nodes without those of hours. */
  readonly nodeCount: number;
  readonly customers: number;
  /** Minute 0. */
  readonly start: Instant;
  readonly time: TimeDimension;
  readonly travel: readonly Travel[];
}

/**
 * The hours in which vehicles may leave depots with a limit on departures, and the instants at which others have left. Left out
 * are hours that begin after the shift or all windows end, and those after which all vehicles can have left once everything is open.
 */
export class DepartureHours {
  /** Nodes that follow the others, for each hour and instant of a depot that has been asked for. */
  readonly starts: StartNode[] = [];
  readonly #context: HoursContext;
  readonly #limits: ReadonlyMap<number, DepotLimit>;
  /** Minutes from the full hour to minute 0. */
  readonly #phase: number;
  readonly #bounds: readonly [opening: number, closing: number];
  readonly #nodes = new Map<string, number>();
  /** By depot and hour: how many have left. */
  readonly #gone = new Map<string, number>();

  constructor(depots: PlanRequest['depots'], types: readonly VehicleType[], context: HoursContext) {
    this.#context = context;
    this.#limits = bindingLimits(depots, types, context.depot);
    this.#phase = (((context.start.seconds + HOUR * context.start.offset) % SECONDS_PER_HOUR) + SECONDS_PER_HOUR) % SECONDS_PER_HOUR / HOUR;
    this.#bounds = this.#limits.size === 0 ? [0, Infinity] : bounds(context);
  }

  /**
   * Returns the start nodes of a type: one for each hour in which it may leave, or its own.
   * @param breaks that it may have
   * @param begin of the only hour that counts, minutes; null: all do
   */
  startsOf({ start, earliest, latest }: VehicleType, breaks: readonly Break[], begin: number | null): number[] {
    const limit = this.#limits.get(start);
    if (limit === undefined) return [start];
    const [opening, closing] = this.#bounds;
    const end = Math.min(Math.ceil(this.#hourOf(Math.min(latest, closing))), Math.floor(this.#hourOf(Math.max(opening, earliest, ...beginsOf(breaks)))) + limit.hours);
    const hours = begin === null ? span(Math.floor(this.#hourOf(earliest)), end) : [Math.floor(this.#hourOf(begin))];
    return hours.map((hour) => this.#nodeAt(start, hour));
  }

  /** Returns the start node of a type whose only vehicle departed at a minute: it cannot leave again, and no limit forbids what has happened. */
  departedFrom({ start }: VehicleType, at: number): number {
    if (start < 0) return start;
    const key = this.#keyAt(start, at);
    this.#gone.set(key, (this.#gone.get(key) ?? 0) + 1);
    return this.#add({ depot: start, from: at, to: at, isInstant: true });
  }

  /** Returns the limits of all hours, of the types that leave in them, where these have more vehicles than those that have left leave room for. */
  limits(types: readonly VehicleType[]): FleetLimit[] {
    const first = this.#context.nodeCount;
    return this.starts.flatMap(({ depot, to, isInstant }, k): FleetLimit[] => (isInstant ? [] : [{
      kind: 'departures', types: Int32Array.from(types.flatMap(({ start }, type) => (start === first + k ? [type] : []))), most: this.#roomIn(depot, to),
    }])).filter(({ types: all, most }) => new Set([...all].flatMap((type) => [...types[type]!.vehicles])).size > most);
  }

  /** How many vehicles may still leave in the hour of a minute. */
  #roomIn(depot: number, minute: number): number {
    return Math.max(0, this.#limits.get(depot)!.most - (this.#gone.get(this.#keyAt(depot, minute)) ?? 0));
  }

  #keyAt(depot: number, minute: number): string {
    return `${String(depot)} ${String(Math.floor(this.#hourOf(minute)))}`;
  }

  #hourOf(minute: number): number {
    return (minute + this.#phase) / HOUR;
  }

  #nodeAt(depot: number, hour: number): number {
    const key = `${String(depot)} ${String(hour)}`;
    const known = this.#nodes.get(key);
    if (known !== undefined) return known;
    const from = hour * HOUR - this.#phase;
    const node = this.#add({ depot, from: Math.max(0, from), to: from + HOUR - SECOND, isInstant: false });
    this.#nodes.set(key, node);
    return node;
  }

  #add(start: StartNode): number {
    return this.#context.nodeCount + this.starts.push(start) - 1;
  }
}

/** Returns times with the hours and instants of starts as their windows. @param time of all nodes; its arrays are changed. */
export function openStarts(time: TimeDimension, starts: readonly StartNode[]): TimeDimension {
  const first = time.open.length - starts.length;
  for (const [k, { from, to }] of starts.entries()) [time.open[first + k], time.close[first + k]] = [from, to];
  return time;
}

/** Returns where and when such departures are: "north between 2026-11-02T08:00:00+01:00 and 2026-11-02T09:00:00+01:00". */
export function departuresText({ fleetLimits, vehicleTypes, place, time }: Problem, ids: PlanIds, limit: number): string {
  const { start } = vehicleTypes[fleetLimits[limit]!.types[0]!]!;
  return `${ids.locations[place![start]!]!} between ${minuteText(ids, time!.open[start]!)} and ${minuteText(ids, time!.close[start]! + SECOND)}`;
}

/** Returns whether a vehicle has left a start node already, so that it cannot leave at another time. */
export function hasLeft({ time }: Problem, start: number): boolean {
  return time!.open[start] === time!.close[start];
}

/** Returns how many vehicles have left in the hour of such a limit; they are not counted in it. */
export function goneInHour(problem: Problem, limit: number): number {
  const { fleetLimits, vehicleTypes, place, time } = problem;
  const { start: hourly } = vehicleTypes[fleetLimits[limit]!.types[0]!]!;
  const isGone = (start: number): boolean => start >= 0 && hasLeft(problem, start) && place![start] === place![hourly]
    && time!.open[start]! >= time!.open[hourly]! && time!.open[start]! < time!.close[hourly]! + SECOND;
  return new Set(vehicleTypes.flatMap(({ start, vehicles }) => (isGone(start) ? [...vehicles] : []))).size;
}

interface DepotLimit {
  /** Vehicles that may leave within an hour. */
  readonly most: number;
  /** Hours that all of them need. */
  readonly hours: number;
}

/** By depot node, only where fewer vehicles may leave within an hour than start there. A location that is no node is nobody's start. */
function bindingLimits(depots: PlanRequest['depots'], types: readonly VehicleType[], nodeOf: HoursContext['depot']): Map<number, DepotLimit> {
  const limits = new Map<number, DepotLimit>();
  for (const { location, departures_per_hour: most } of depots ?? []) {
    const node = nodeOf(location);
    const vehicles = types.reduce((sum, { start, vehicles: own }) => sum + (start === node ? own.length : 0), 0);
    if (node >= 0 && most && vehicles > most) limits.set(node, { most, hours: Math.ceil(vehicles / most) });
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

function beginsOf(breaks: readonly Break[]): number[] {
  return breaks.flatMap((rule) => (rule.kind === 'window' ? [rule.earliest] : []));
}

/** Whole numbers from the first to before the end, at least the first. */
function span(first: number, end: number): number[] {
  return Array.from({ length: Math.max(1, end - first) }, (_, k) => first + k);
}
