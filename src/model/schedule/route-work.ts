import { drivingMinutes, setupFunction } from '../distances.js';
import type { Problem, TimeDimension, VehicleType } from '../problem.js';

/** A span in which service may not begin; both ends are allowed. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** A stop and the way to it. */
export interface Stop {
  readonly node: number;
  readonly travel: number;
  readonly setup: number;
  readonly service: number;
  readonly open: number;
  readonly close: number;
  readonly gaps: readonly Gap[];
  readonly lateCost: number;
}

/** A route as its schedule sees it. */
export interface RouteWork {
  readonly vehicle: VehicleType;
  /** Start node, customers and end node, as far as the route has them. */
  readonly stops: readonly Stop[];
  /** Whether the first stop is a start node, where the vehicle departs when service begins. */
  readonly hasStart: boolean;
  /** No departure is earlier. */
  readonly earliest: number;
}

/** Returns the stops of a route with the work between them, and the earliest departure that shift and releases allow. */
export function routeWork(problem: Problem, time: TimeDimension, type: number, customers: readonly number[]): RouteWork {
  const vehicle = problem.vehicleTypes[type]!;
  const minutes = drivingMinutes(problem, type);
  const setUp = setupFunction(problem);
  const nodes = [vehicle.start, ...customers, vehicle.end].filter((node) => node >= 0);
  const hasStart = vehicle.start >= 0;
  const stops = nodes.map((node, i) => {
    const from = i === 0 ? -1 : nodes[i - 1]!;
    const setup = i === 0 && hasStart ? 0 : setUp(from, node);
    return {
      node, travel: minutes(from, node), setup, service: time.service[node]!, open: time.open[node]!, close: time.close[node]!,
      gaps: gapsOf(time, node), lateCost: time.lateCost[node]!,
    };
  });
  const released = time.release === null ? -Infinity : customers.reduce((latest, node) => Math.max(latest, time.release![node]!), -Infinity);
  const opened = hasStart ? stops[0]!.open : -Infinity;
  return { vehicle, stops, hasStart, earliest: Math.max(vehicle.earliest, released, opened) };
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
