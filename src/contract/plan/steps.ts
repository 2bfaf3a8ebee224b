import type { Step } from '#generated/types.js';
import { distanceFunction } from '../../model/distances.js';
import type { PlannedRoute, Problem } from '../../model/problem.js';
import type { RouteSchedule, ScheduledStop } from '../../model/schedule/route-schedule.js';
import type { PlanIds } from './ids.js';
import { instantText } from './instants.js';

/** Returns the RFC 3339 text of a minute of the plan, in the offset of its start. */
export function minuteText({ start }: PlanIds, minute: number): string {
  return instantText(start.seconds + 60 * minute, start.offset);
}

/** Returns minutes as seconds, rounded to the millisecond. */
export function seconds(minutes: number): number {
  return Math.round(minutes * 60_000) / 1000 + 0;
}

/** Returns what the vehicle of a route does, in order. O(stops). */
export function stepsOf(problem: Problem, ids: PlanIds, route: PlannedRoute, schedule: RouteSchedule): Step[] {
  const { stops, breaks } = schedule;
  const loads = loadsOf(problem, ids, route, stops);
  const distances = distancesSoFar(problem, route, stops);
  const pauses = (after: number): Step[] => breaks.filter((entry) => entry.after === after)
    .map(({ start, minutes }) => ({ type: 'break', begins_at: minuteText(ids, start), ends_at: minuteText(ids, start + minutes) }));
  const steps = breaks.length === 0 ? [] : pauses(-1);
  const { start, end } = problem.vehicleTypes[route.type]!;
  for (const [i, stop] of stops.entries()) {
    const common = { location: locationOf(problem, ids, stop.node), distance_meters: distances[i]!, loads: loads[i]! };
    if (i === 0 && start >= 0) steps.push({ type: 'start', ...common, ends_at: minuteText(ids, stop.leave) });
    else if (i === stops.length - 1 && end >= 0) steps.push({ type: 'end', ...common, arrives_at: minuteText(ids, stop.arrival) });
    else steps.push(stopStep(ids, stop, common));
    if (breaks.length > 0) steps.push(...pauses(i));
  }
  return steps;
}

type Common = Pick<Extract<Step, { type: 'stop' }>, 'location' | 'distance_meters' | 'loads'>;

function stopStep(ids: PlanIds, stop: ScheduledStop, { location, ...common }: Common): Step {
  return {
    type: 'stop',
    stop: ids.stops[stop.node]!,
    location,
    arrives_at: minuteText(ids, stop.arrival),
    begins_at: minuteText(ids, stop.start),
    ends_at: minuteText(ids, stop.leave),
    setup_seconds: seconds(stop.setup),
    waiting_seconds: seconds(stop.waiting),
    lateness_seconds: seconds(stop.lateness),
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

/** What is on the vehicle after each stop: what is still to be delivered, and what was collected. */
function loadsOf(problem: Problem, ids: PlanIds, { customers }: PlannedRoute, stops: readonly ScheduledStop[]): Record<string, number>[] {
  const served = new Set(customers);
  const loads = stops.map((): Record<string, number> => ({}));
  for (const [k, name] of ids.quantities.entries()) {
    const { delivered, collected } = problem.quantities[k]!;
    const left = new Float64Array(stops.length);
    for (let i = stops.length - 2; i >= 0; i--) left[i] = left[i + 1]! + (served.has(stops[i + 1]!.node) ? delivered[stops[i + 1]!.node]! : 0);
    let taken = 0;
    for (const [i, { node }] of stops.entries()) {
      if (served.has(node)) taken += collected[node]!;
      Object.defineProperty(loads[i], name, { value: left[i]! + taken, enumerable: true, configurable: true, writable: true });
    }
  }
  return loads;
}
