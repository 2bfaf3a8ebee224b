import type { Step } from '#generated/types.js';
import { distanceFunction } from '../../model/distances.js';
import type { PlannedRoute, Problem } from '../../model/problem.js';
import type { RouteSchedule, ScheduledStop } from '../../model/schedule/route-schedule.js';
import type { PlanIds } from './ids.js';
import { instantText } from './instants.js';
import { customerVisit } from './visits.js';

/** Returns the RFC 3339 text of a minute of the plan, in the offset of its start. */
export function minuteText({ start }: PlanIds, minute: number): string {
  return instantText(start.seconds + 60 * minute, start.offset);
}

/** Returns minutes as seconds, rounded to the millisecond. */
export function seconds(minutes: number): number {
  return Math.round(minutes * 60_000) / 1000 + 0;
}

/** Milliseconds by which a limit may be exceeded, well within the tolerance. */
const HAIR_MS = 0.01;

/** Returns minutes as seconds, rounded up to the millisecond: a limit that suffices, which one rounded down need not. */
export function enoughSeconds(minutes: number): number {
  return Math.ceil(minutes * 60_000 - HAIR_MS) / 1000 + 0;
}

/** Returns what the vehicle of a route does, in order. O(visits + shipments). */
export function stepsOf(problem: Problem, ids: PlanIds, route: PlannedRoute, schedule: RouteSchedule): Step[] {
  const { stops, breaks } = schedule;
  const loads = loadsOf(problem, ids, route, stops);
  const distances = distancesSoFar(problem, route, stops);
  const rides = ridesOf(problem, stops);
  const pauses = (after: number): Step[] => breaks.filter((entry) => entry.after === after)
    .map(({ start, minutes }) => ({ type: 'break', begins_at: minuteText(ids, start), ends_at: minuteText(ids, start + minutes) }));
  const steps = breaks.length === 0 ? [] : pauses(-1);
  const { start, end } = problem.vehicleTypes[route.type]!;
  for (const [i, stop] of stops.entries()) {
    const common = { location: locationOf(problem, ids, stop.node), distance_meters: distances[i]!, loads: loads[i]! };
    if (i === 0 && start >= 0) steps.push({ type: 'start', ...common, ends_at: minuteText(ids, stop.leave) });
    else if (i === stops.length - 1 && end >= 0) steps.push({ type: 'end', ...common, arrives_at: minuteText(ids, stop.arrival) });
    else if (stop.node >= problem.customers.length) steps.push(reloadStep(ids, stop, common));
    else steps.push(visitStep(ids, stop, common, rides.get(stop.node) ?? 0));
    if (breaks.length > 0) steps.push(...pauses(i));
  }
  return steps;
}

type Common = Pick<Extract<Step, { type: 'stop' }>, 'location' | 'distance_meters' | 'loads'>;

/** @param ride minutes on board, of a delivery. */
function visitStep(ids: PlanIds, stop: ScheduledStop, { location, ...common }: Common, ride: number): Step {
  const visit = customerVisit(ids, stop.node);
  const place = { location, arrives_at: minuteText(ids, stop.arrival), begins_at: minuteText(ids, stop.start), ends_at: minuteText(ids, stop.leave) };
  const times = { setup_seconds: seconds(stop.setup), waiting_seconds: seconds(stop.waiting), lateness_seconds: seconds(stop.lateness) };
  if (visit.type === 'delivery') return { ...visit, ...place, ...times, ride_seconds: seconds(ride), ...common };
  return { ...visit, ...place, ...times, ...common };
}

function reloadStep(ids: PlanIds, stop: ScheduledStop, { location, ...common }: Common): Step {
  return {
    type: 'reload',
    location,
    arrives_at: minuteText(ids, stop.arrival),
    begins_at: minuteText(ids, stop.start),
    ends_at: minuteText(ids, stop.leave),
    waiting_seconds: seconds(stop.waiting),
    ...common,
  };
}

function locationOf({ place }: Problem, ids: PlanIds, node: number): string {
  return ids.locations[place === null ? node : place[node]!]!;
}

function distancesSoFar(problem: Problem, { type }: PlannedRoute, stops: readonly ScheduledStop[]): number[] {
  const distance = distanceFunction(problem, problem.vehicleTypes[type]!.profile);
  let sum = 0;
  return stops.map(({ node }, i) => (sum += i === 0 ? 0 : distance(stops[i - 1]!.node, node)));
}

/** By delivery node, the minutes from the end of service at the pickup to its start here. */
function ridesOf({ shipments }: Problem, stops: readonly ScheduledStop[]): ReadonlyMap<number, number> {
  if (shipments.length === 0) return new Map();
  const at = new Map(stops.map((stop) => [stop.node, stop]));
  return new Map(shipments.flatMap(({ pickup, delivery }) => {
    const [from, to] = [at.get(pickup), at.get(delivery)];
    return from === undefined || to === undefined ? [] : [[delivery, Math.max(0, to.start - from.leave)] as const];
  }));
}

/** What is on the vehicle after each visit: what the trip is still to deliver, what it has collected, and shipments. */
function loadsOf(problem: Problem, ids: PlanIds, { customers }: PlannedRoute, stops: readonly ScheduledStop[]): Record<string, number>[] {
  const served = new Set(customers);
  const count = problem.customers.length;
  const isReload = (node: number, i: number): boolean => node >= count && i > 0 && i < stops.length - 1;
  const loads = stops.map((): Record<string, number> => ({}));
  const carried = carriedAmounts(problem, stops);
  for (const [k, name] of ids.quantities.entries()) {
    const { delivered, collected } = problem.quantities[k]!;
    const left = new Float64Array(stops.length);
    for (let i = stops.length - 2; i >= 0; i--) {
      const { node } = stops[i + 1]!;
      left[i] = isReload(node, i + 1) ? 0 : left[i + 1]! + (served.has(node) ? delivered[node]! : 0);
    }
    let [taken, aboard] = [0, 0];
    for (const [i, { node }] of stops.entries()) {
      if (isReload(node, i)) taken = 0;
      else if (served.has(node)) taken += collected[node]!;
      aboard = Math.max(0, aboard + (carried.get(node)?.[k] ?? 0));
      Object.defineProperty(loads[i], name, { value: left[i]! + taken + aboard, enumerable: true, configurable: true, writable: true });
    }
  }
  return loads;
}

/** By node, what shipments that the route serves whole bring on board and take off. */
function carriedAmounts({ shipments }: Problem, stops: readonly ScheduledStop[]): ReadonlyMap<number, readonly number[]> {
  const amounts = new Map<number, readonly number[]>();
  if (shipments.length === 0) return amounts;
  const at = new Map(stops.map(({ node }, i) => [node, i]));
  for (const shipment of shipments) {
    const [from, to] = [at.get(shipment.pickup), at.get(shipment.delivery)];
    if (from === undefined || to === undefined || from > to) continue;
    amounts.set(shipment.pickup, [...shipment.amounts]);
    amounts.set(shipment.delivery, [...shipment.amounts].map((amount) => -amount));
  }
  return amounts;
}
