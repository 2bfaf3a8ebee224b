import { drivingMinutes, setupFunction } from '../distances.js';
import type { PlannedRoute, Problem, TimeDimension, Traffic, VehicleType } from '../problem.js';
import { carriedBy } from '../shipments.js';
import { agrees, exceeds } from '../tolerance.js';
import { isReload } from '../trips.js';
import { breakFault } from './break-rules.js';
import { legFault, type Span } from './leg.js';
import type { Violation } from './violation.js';

/** The times that a plan claims for a route. */
export interface ClaimedSchedule {
  readonly departure: number;
  /** Start of service at every stop, with the start and end node unless the route is open there. */
  readonly stops: readonly { readonly node: number; readonly start: number }[];
  /** `after`: index of the stop that the break follows, -1 before the first. */
  readonly breaks: readonly { readonly start: number; readonly minutes: number; readonly after: number }[];
}

/** The violations of a claimed schedule, and what its times cost. */
export interface ScheduleInspection {
  readonly violations: readonly Violation[];
  /** Cost of duration, overtime and lateness. */
  readonly cost: number;
  readonly duration: number;
}

/**
 * Checks claimed times of a route step by step against the rules: departure, travel, setup, waiting, windows, breaks,
 * shift and duration. Computes nothing but what the claim says, so it shares no code with `scheduleRoute`.
 * @param index of the route, for messages.
 * @example
 * const time = { ...PLAIN_TIME, open: new Float64Array(5), close: new Float64Array(5).fill(60), service: new Float64Array(5), lateCost: new Float64Array(5) };
 * const claim: ClaimedSchedule = scheduleRoute({ ...problem, time }, 0, [1, 2]);
 * const inspection: ScheduleInspection = inspectSchedule({ ...problem, time }, routes[0], claim);
 * inspection.violations; // => []
 */
export function inspectSchedule(problem: Problem, route: PlannedRoute, claim: ClaimedSchedule, index = 0): ScheduleInspection {
  const { time } = problem;
  if (time === null) return { violations: [], cost: 0, duration: 0 };
  const vehicle = problem.vehicleTypes[route.type]!;
  const violations: Violation[] = [];
  const add = (kind: Violation['kind'], text: string, rest: Partial<Violation> = {}): void => {
    violations.push({ kind, message: `Route ${index}: ${text}.`, route: index, ...rest });
  };
  const nodes = [vehicle.start, ...route.customers, vehicle.end].filter((node) => node >= 0);
  if (claim.stops.length !== nodes.length || claim.stops.some(({ node }, i) => node !== nodes[i])) {
    add('schedule', `its schedule visits ${claim.stops.map(({ node }) => node).join(', ')}, its route ${nodes.join(', ')}`);
    return { violations, cost: NaN, duration: NaN };
  }
  const { departure } = claim;
  if (exceeds(vehicle.earliest, departure)) {
    add('shift', `it departs at minute ${departure}; its shift begins at minute ${vehicle.earliest}`, { value: departure, limit: vehicle.earliest });
  }
  const { lateness, end, driving } = inspectStops(problem, time, { route, claim, nodes }, add);
  if (driving !== null && exceeds(driving, vehicle.maxDriving)) add('max-driving', `it drives ${driving} minutes, at most ${vehicle.maxDriving} are allowed`, { value: driving, limit: vehicle.maxDriving });
  if (exceeds(end, vehicle.latest)) add('shift', `it ends at minute ${end}; its shift ends at minute ${vehicle.latest}`, { value: end, limit: vehicle.latest });
  const duration = end - departure;
  if (exceeds(duration, vehicle.maxDuration)) {
    add('working-hours', `it takes ${duration} minutes, at most ${vehicle.maxDuration} are allowed`, { value: duration, limit: vehicle.maxDuration });
  }
  const broken = breakFault(vehicle, { from: departure, to: end }, claim.breaks.map(spanOf));
  if (broken !== null) add('break', broken);
  const overtime = vehicle.overtimeCost > 0 ? vehicle.overtimeCost * Math.max(0, duration - vehicle.overtimeAfter) : 0;
  return { violations, cost: vehicle.minuteCost * duration + overtime + lateness, duration };
}

function spanOf({ start, minutes }: ClaimedSchedule['breaks'][number]): Span {
  return { from: start, to: start + minutes };
}

/** Whether a break begins as soon as the window of one of the vehicle's does. */
function beginsWithWindow({ breaks }: VehicleType, { start, minutes }: ClaimedSchedule['breaks'][number]): boolean {
  return breaks.some((rule) => rule.kind === 'window' && agrees(rule.minutes, minutes) && agrees(rule.earliest, start));
}

type Add = (kind: Violation['kind'], text: string, rest?: Partial<Violation>) => void;

interface Claimed {
  readonly route: PlannedRoute;
  readonly claim: ClaimedSchedule;
  readonly nodes: readonly number[];
}

/** Checks every stop and the way to it. @returns the cost of lateness, the end of the last service, and the driving if it depends on the time of day */
function inspectStops(problem: Problem, time: TimeDimension, { route, claim, nodes }: Claimed, add: Add): { lateness: number; end: number; driving: number | null } {
  const vehicle = problem.vehicleTypes[route.type]!;
  const { traffic } = problem.travel[vehicle.profile]!;
  const least = drivingMinutes(problem, route.type);
  const travel = (i: number, j: number, leave: number): number => (traffic === null || i < 0 || j < 0 ? least(i, j) : vehicle.pace * delayedBy(traffic, placesOf(problem, i, j), leave));
  const setUp = setupFunction(problem);
  const hasStart = vehicle.start >= 0;
  const first = Number(hasStart);
  const isLoading = (i: number): boolean => i >= first && i < first + route.customers.length && isReload(vehicle, nodes[i]!);
  const rides = carriedBy(problem, route.customers).filter(({ shipment }) => shipment.maxRide < Infinity);
  const pickups = new Set(rides.map(({ pickup }) => pickup));
  let leave = claim.departure;
  let loaded = claim.departure;
  let lateness = 0;
  let driving = 0;
  for (const [i, node] of nodes.entries()) {
    const { start } = claim.stops[i]!;
    const service = isLoading(i) ? vehicle.reload!.minutes : time.service[node]!;
    if (isLoading(i)) loaded = start + service;
    if (i === 0 && hasStart) {
      if (!agrees(start, claim.departure)) add('schedule', `it departs at minute ${claim.departure}, and service at its start node begins at minute ${start}`, { node });
    } else {
      const from = i === 0 ? -1 : nodes[i - 1]!;
      const breaks = claim.breaks.filter(({ after }) => after === i - 1).map((pause) => ({ ...spanOf(pause), mayBeAwaited: beginsWithWindow(vehicle, pause) }));
      const present = isLoading(i) && i - first === vehicle.locked.length ? vehicle.reload?.afterLocked ?? -Infinity : -Infinity;
      if (exceeds(present, start)) add('schedule', `the reload after its locked beginning begins at minute ${start}, before minute ${present}`, { node, value: start, limit: present });
      const ready = isLoading(i) ? Math.max(present, nextRelease(time, isLoading, nodes, i) - service) : pickups.has(i - first) ? Infinity : -Infinity;
      const fault = legFault({ time, node, leave, start, travel: travel(from, node, leave), setup: setUp(from, node), breaks, ready });
      driving += travel(from, node, leave);
      if (fault !== null) add('schedule', `service at node ${node} begins at minute ${start}, but ${fault}`, { node, value: start });
    }
    const release = i >= first && i < first + route.customers.length && !isLoading(i) ? time.release?.[node] ?? -Infinity : -Infinity;
    if (exceeds(release, loaded)) add('release', `its trip with node ${node} departs at minute ${loaded}; that is released at minute ${release}`, { node, value: loaded, limit: release });
    lateness += inspectWindow(time, node, start, add);
    leave = start + service;
  }
  for (const { shipment, pickup, delivery } of rides) {
    const minutes = claim.stops[first + delivery]!.start - claim.stops[first + pickup]!.start - time.service[shipment.pickup]!;
    const text = `the ride from customer ${shipment.pickup} to customer ${shipment.delivery} takes ${minutes} minutes, at most ${shipment.maxRide} are allowed`;
    if (exceeds(minutes, shipment.maxRide)) add('ride', text, { node: shipment.delivery, value: minutes, limit: shipment.maxRide });
  }
  return { lateness, end: leave, driving: traffic === null ? null : driving };
}

/** The row and the column of two nodes in matrices of a given size. */
function placesOf({ place }: Problem, i: number, j: number): readonly [row: number, column: number] {
  return place === null ? [i, j] : [place[i]!, place[j]!];
}

/** The duration of a leg that is begun at a minute, as the line between the times before and after it says. */
function delayedBy({ times, durations }: Traffic, [row, column]: readonly [number, number], leave: number): number {
  if (row === column) return 0;
  const values = durations.map(({ matrix }) => matrix[row * Math.round(Math.sqrt(matrix.length)) + column]!);
  const after = times.findIndex((minute) => minute > leave);
  if (after === 0) return values[0]!;
  if (after === -1) return values.at(-1)!;
  const share = (leave - times[after - 1]!) / (times[after]! - times[after - 1]!);
  return (1 - share) * values[after - 1]! + share * values[after]!;
}

/** The latest release on the trip after a reload. */
function nextRelease({ release }: TimeDimension, isLoading: (i: number) => boolean, nodes: readonly number[], reload: number): number {
  let latest = -Infinity;
  for (let i = reload + 1; i < nodes.length && !isLoading(i); i++) latest = Math.max(latest, release?.[nodes[i]!] ?? -Infinity);
  return latest;
}

function inspectWindow(time: TimeDimension, node: number, start: number, add: Add): number {
  const [open, close, lateCost] = [time.open[node]!, time.close[node]!, time.lateCost[node]!];
  const what = `service at node ${node} begins at minute ${start}`;
  if (exceeds(open, start)) add('time-window', `${what}, before its window opens at minute ${open}`, { node, value: start, limit: open });
  for (let k = time.gaps?.first[node] ?? 0; k < (time.gaps?.first[node + 1] ?? 0); k++) {
    const [from, to] = [time.gaps!.from[k]!, time.gaps!.to[k]!];
    if (exceeds(start, from) && exceeds(to, start)) add('time-window', `${what}, between its windows: ${from} to ${to}`, { node, value: start, limit: from });
  }
  if (lateCost > 0) return lateCost * Math.max(0, start - close);
  if (exceeds(start, close)) add('time-window', `${what}; its window closes at minute ${close}`, { node, value: start, limit: close });
  return 0;
}
