import { replacedOnes } from './checker/alternatives.js';
import { changesCost, servingCost } from './checker/changes.js';
import { excessCost } from './checker/excess.js';
import { relationFault } from './checker/relations.js';
import { type CheckedRoute, limitFaults } from './checker/route-limits.js';
import { inspectSchedule } from './checker/schedule-inspection.js';
import { shipmentFaults } from './checker/shipments.js';
import { lockedFaults } from './checker/trips.js';
import type { Violation, ViolationKind } from './checker/violation.js';
import { distanceFunction } from './distances.js';
import { PLAIN_VEHICLE } from './plain.js';
import type { PlannedRoute, Problem, TimeDimension, VehicleType } from './problem.js';
import { scheduleRoute } from './schedule.js';
import { commonLateCost } from './schedule/one-window.js';
import { carriedBy } from './shipments.js';
import { allowance, exceeds } from './tolerance.js';
import { withoutReloads } from './trips.js';

/**
 * The result of an inspection: the violations and the recomputed cost in money, which is null if the routes are too
 * broken to be costed.
 */
export interface Inspection {
  readonly violations: readonly Violation[];
  readonly cost: number | null;
}

/** A route parsed from untrusted data; all its nodes are valid customers, or reloads of its vehicle. */
interface SoundRoute extends CheckedRoute {
  readonly vehicle: VehicleType;
}

/**
 * Maximum number of violations listed per kind, so that a broken solution of 30,000 nodes does not produce 30,000
 * sentences.
 */
const MAX_PER_KIND = 100;
/** Stops of a route that are read, in times of the customers there are. */
const MOST_READ = 10;

/**
 * Returns all violations of a solution; an empty array means feasible. Accepts any value, trusts nothing in it, and
 * shares no code with the searches: schedules are simulated stop by stop. O(nodes + vehicles).
 * @example
 * check(problem, routes); // => []
 */
export function check(problem: Problem, routes: unknown): Violation[] {
  return [...inspect(problem, routes).violations];
}

/**
 * Like `check`, but also recomputes the cost, independently of `evaluate`.
 * @example
 * const { violations, cost }: Inspection = inspect(problem, routes);
 * const kinds: ViolationKind[] = violations.map(({ kind }) => kind);
 * [kinds.every((kind) => VIOLATION_KINDS.includes(kind)), cost]; // => [true, 24]
 */
export function inspect(problem: Problem, routes: unknown): Inspection {
  const report = new Report();
  const sound = readRoutes(problem, routes, report);
  checkVisits(problem, sound, report);
  checkFleet(problem, sound, report);
  checkFleetLimits(problem, sound, report);
  checkRelations(problem, sound, report);
  for (const fault of [...shipmentFaults(problem, sound), ...lockedFaults(problem, sound)]) report.add(fault);
  let cost = omissionCost(problem, sound) + changesCost(problem, sound) + servingCost(problem, sound);
  const durations: number[] = [];
  for (const route of sound) {
    const { money, duration } = inspectRoute(problem, route, report);
    cost += money;
    durations.push(duration);
  }
  if (problem.balanceCost > 0 && durations.length > 1) cost += problem.balanceCost * (Math.max(...durations) - Math.min(...durations));
  if (report.structural) return { violations: report.violations, cost: null };
  if (!Number.isFinite(cost)) {
    report.add({ kind: 'cost', message: `The cost is ${cost}, which is not a finite number.`, value: cost });
  }
  return { violations: report.violations, cost };
}

/**
 * Returns the violations of one route that it has in every plan; whether a plan with it is feasible depends on the other routes too.
 * O(nodes + vehicles).
 * @example
 * checkRoute(problem, routes[0]!); // => []
 */
export function checkRoute(problem: Problem, route: PlannedRoute): Violation[] {
  const report = new Report();
  for (const sound of readRoutes(problem, [route], report)) inspectRoute(problem, sound, report);
  return report.violations;
}

class Report {
  readonly violations: Violation[] = [];
  structural = false;
  readonly #counts = new Map<ViolationKind, number>();

  add(violation: Violation, structural = false): void {
    this.structural ||= structural;
    const count = (this.#counts.get(violation.kind) ?? 0) + 1;
    this.#counts.set(violation.kind, count);
    if (count <= MAX_PER_KIND) this.violations.push(violation);
  }
}

/** Keeps the valid part of every route, so that one fault does not hide another. */
function readRoutes(problem: Problem, routes: unknown, report: Report): SoundRoute[] {
  if (!Array.isArray(routes)) {
    report.add({ kind: 'malformed', message: `The routes are ${describe(routes)}; an array is needed.` }, true);
    return [];
  }
  const most = problem.customers.length;
  if (routes.length > most) {
    const message = `There are ${routes.length} routes for ${most} customers.`;
    report.add({ kind: 'malformed', message, value: routes.length, limit: most }, true);
  }
  const isCustomer = new Uint8Array(problem.nodeCount);
  for (const node of problem.customers) isCustomer[node] = 1;
  // As many as there are vehicles too, so that visits of the last ones count.
  const read = Math.min(routes.length, Math.max(most, problem.vehicleCount));
  const sound: SoundRoute[] = [];
  for (let index = 0; index < read; index++) {
    const route = readRoute(problem, routes[index], index, isCustomer, report);
    if (route !== null) sound.push(route);
  }
  return sound;
}

function readRoute(
  problem: Problem, route: unknown, index: number, isCustomer: Uint8Array, report: Report,
): SoundRoute | null {
  const malformed = (what: string): null => {
    report.add({ kind: 'malformed', message: `Route ${index}: ${what}.`, route: index }, true);
    return null;
  };
  if (typeof route !== 'object' || route === null) return malformed(`is ${describe(route)}; an object is needed`);
  const { type, customers } = route as { type?: unknown; customers?: unknown };
  const vehicle = Number.isInteger(type) ? problem.vehicleTypes[type as number] : undefined;
  if (vehicle === undefined) {
    const message = `Route ${index}: type is ${describe(type)}; there are ${problem.vehicleTypes.length} vehicle types.`;
    report.add({ kind: 'unknown-type', message, route: index }, true);
  }
  if (!Array.isArray(customers)) return malformed(`customers is ${describe(customers)}; an array is needed`);
  const length = customers.length;
  const reloads = vehicle?.reload ?? null;
  const isTooLong = length > problem.customers.length * (reloads === null ? 1 : 2);
  if (isTooLong) malformed(`has ${length} stops, more than the ${problem.customers.length} customers there are${reloads === null ? '' : ' and reloads between them'}; visit each once`);
  if (length === 0) {
    report.add({ kind: 'empty-route', message: `Route ${index} visits nobody; leave it out.`, route: index }, true);
  }
  const nodes: number[] = [];
  // Beyond, even an array without elements would take minutes.
  const read = Math.min(length, MOST_READ * Math.max(1, problem.customers.length));
  for (let i = 0; i < read; i++) {
    const node: unknown = customers[i];
    if (isNode(problem, node)) {
      if (isCustomer[node] === 1 || reloads?.depots.includes(node) === true) nodes.push(node);
      else {
        const message = `Route ${index} visits the depot ${node} between its ends.`;
        report.add({ kind: 'depot-inside-route', message, route: index, node }, true);
      }
    } else {
      // The start of a route is its stop 0.
      const message = `Route ${index}, stop ${i + 1}: ${describe(node)} is no node; nodes are 0 to ${problem.nodeCount - 1}.`;
      report.add({ kind: 'unknown-node', message, route: index }, true);
    }
  }
  // Of a route that is too long only its visits are checked.
  if (isTooLong) return { index, type: -1, vehicle: NO_VEHICLE, customers: nodes.filter((node) => isCustomer[node] === 1) };
  return vehicle === undefined ? { index, type: -1, vehicle: NO_VEHICLE, customers: nodes } : { index, type: type as number, vehicle, customers: nodes };
}

/** Stands in for the type of a route whose type is unknown or that is too long, so that its visits still count. */
const NO_VEHICLE: VehicleType = {
  ...PLAIN_VEHICLE, start: -1, end: -1, capacity: new Float64Array(0), fixedCost: 0, unitCost: 0, pace: 0, vehicles: new Int32Array(0),
};

function isNode(problem: Problem, node: unknown): node is number {
  return typeof node === 'number' && Number.isInteger(node) && node >= 0 && node < problem.nodeCount;
}

function describe(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined) return String(value);
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  return Array.isArray(value) ? 'an array' : `a value of type ${typeof value}`;
}

function checkVisits(problem: Problem, routes: readonly SoundRoute[], report: Report): void {
  const visits = new Int32Array(problem.nodeCount);
  for (const route of routes) {
    for (const node of withoutReloads(route.vehicle, route.customers)) {
      visits[node]! += 1;
      if (visits[node] === 2) {
        const message = `Customer ${node} is visited more than once, again by route ${route.index}.`;
        report.add({ kind: 'duplicate-customer', message, route: route.index, node });
      }
    }
  }
  const replaced = replacedOnes(problem, (node) => visits[node]! > 0);
  for (const node of problem.customers) {
    if (visits[node] === 0 && !replaced.has(node) && isRequired(problem, node)) report.add({ kind: 'missing-customer', message: `Customer ${node} is not visited.`, node });
  }
}

function isRequired({ omission }: Problem, node: number): boolean {
  return omission === null || omission.price[node] === Infinity;
}

function checkRelations(problem: Problem, routes: readonly SoundRoute[], report: Report): void {
  if (problem.relations.length === 0) return;
  const served = routes.map(({ index, vehicle, customers }) => ({ index, customers: withoutReloads(vehicle, customers) }));
  for (const relation of problem.relations) {
    const fault = relationFault(relation, served);
    if (fault !== null) report.add({ kind: relation.kind, ...fault });
  }
}

function checkFleet(problem: Problem, routes: readonly SoundRoute[], report: Report): void {
  for (const [type, vehicle] of problem.vehicleTypes.entries()) {
    const used = routes.filter((route) => route.vehicle === vehicle).length;
    const fleet = vehicle.vehicles.length;
    if (used > fleet) {
      const message = `${used} routes use vehicle type ${type}, which has ${fleet} vehicles.`;
      report.add({ kind: 'fleet', message, value: used, limit: fleet });
    }
  }
}

function checkFleetLimits({ fleetLimits }: Problem, routes: readonly SoundRoute[], report: Report): void {
  for (const [index, { types, most }] of fleetLimits.entries()) {
    const counted = new Set(types);
    const used = routes.filter(({ type }) => counted.has(type)).length;
    if (used <= most) continue;
    const message = `${used} routes are of the vehicle types ${[...types].join(', ')}; together they may have ${most}.`;
    report.add({ kind: 'fleet', message, value: used, limit: most, fleetLimit: index });
  }
}

/** The prices of the customers that are left out; a shipment has one, at its pickup, and so have alternatives, at the first. */
function omissionCost(problem: Problem, routes: readonly SoundRoute[]): number {
  const { omission, customers, shipments } = problem;
  if (omission === null) return 0;
  const served = new Set(routes.flatMap((route) => route.customers));
  const counted = new Set([...served, ...replacedOnes(problem, (node) => served.has(node)), ...shipments.map(({ delivery }) => delivery)]);
  return customers.reduce((sum, node) => sum + (!counted.has(node) && omission.price[node]! < Infinity ? omission.price[node]! : 0), 0);
}

/** Checks loads, limits and times of one route. @returns its cost and, where it can matter, its duration. */
function inspectRoute(problem: Problem, route: SoundRoute, report: Report): { money: number; duration: number } {
  const { vehicle, index, type, customers } = route;
  if (vehicle === NO_VEHICLE || customers.length === 0) return { money: 0, duration: 0 };
  for (const fault of limitFaults(problem, { index, type, customers })) report.add(fault);
  const stops = [vehicle.start, ...customers, vehicle.end];
  const distance = distanceFunction(problem, vehicle.profile);
  const legs = stops.slice(1).map((node, i) => distance(stops[i]!, node));
  const length = legs.reduce((sum, leg) => sum + leg, 0);
  const money = vehicle.fixedCost + vehicle.unitCost * length + excessCost(problem, { type, customers }, length);
  if (problem.time === null) return { money, duration: 0 };
  if (!isOneWindowRoute(problem, problem.time, route)) {
    const { cost, duration } = inspectBestSchedule(problem, { type, customers }, index, report);
    return { money: money + cost, duration };
  }
  const minutes = legs.map((leg) => leg * vehicle.pace);
  return { money: money + inspectTimes(problem.time, { index, stops, minutes, maxDuration: vehicle.maxDuration }, report), duration: 0 };
}

/** Whether the times of a route are those of version 1, which are simulated here. */
function isOneWindowRoute(problem: Problem, time: TimeDimension, { vehicle, customers }: SoundRoute): boolean {
  const isPlain = problem.balanceCost === 0 && problem.travel[vehicle.profile]!.durations === null && commonLateCost(time, vehicle) !== null;
  return isPlain && vehicle.reload === null && carriedBy(problem, customers).every(({ shipment }) => shipment.maxRide === Infinity);
}

/**
 * Takes the best schedule as a claim and inspects it: what it says about the route is checked, that it is the best is not.
 * That there is none is stated only if all were tried.
 */
function inspectBestSchedule(problem: Problem, route: PlannedRoute, index: number, report: Report): { cost: number; duration: number } {
  const schedule = scheduleRoute(problem, route.type, route.customers);
  const { violations, cost, duration } = inspectSchedule(problem, route, schedule, index);
  if (schedule.violation?.kind === 'break' && !schedule.violation.proved) {
    report.add({ kind: 'schedule', message: `Route ${index}: no schedule with its breaks was found, and not all were tried.`, route: index, unproved: true });
    return { cost, duration };
  }
  for (const violation of violations) report.add(violation);
  if (violations.length === 0 && schedule.violation !== null) {
    report.add({ kind: 'schedule', message: `Route ${index} has no feasible schedule.`, route: index });
  }
  return { cost, duration };
}

interface TimedRoute {
  readonly index: number;
  readonly stops: readonly number[];
  /** Travel minutes from each stop to the next. */
  readonly minutes: readonly number[];
  readonly maxDuration: number;
}

/**
 * Tries the earliest departure and, if that exceeds the cap, one that is later by the excess: each minute of delay
 * removes one minute of waiting, as long as there is any. @returns the penalty.
 */
function inspectTimes(time: TimeDimension, route: TimedRoute, report: Report): number {
  const penalty = time.lateCost[0]!;
  const hard = !(penalty > 0);
  const earliest = Math.max(0, time.open[route.stops[0]!]!);
  const first = drive(time, route, earliest);
  if (hard && first.missed !== -1) {
    reportMissed(time, route, first, report);
    return 0;
  }
  const excess = first.duration - route.maxDuration;
  let best = first;
  if (excess > 0) {
    const exact = drive(time, route, earliest + excess);
    const slack = drive(time, route, Math.max(earliest, earliest + excess - allowance(route.maxDuration)));
    best = hard && exact.missed !== -1 ? slack : exact;
    if (exceeds(best.duration, route.maxDuration) || (hard && best.missed !== -1)) {
      const within = hard && best.missed !== -1 ? ' within the windows' : '';
      const message = `Route ${route.index} cannot be worked in ${route.maxDuration} minutes${within}: leaving at minute ` +
        `${earliest} it takes ${first.duration}.`;
      report.add({ kind: 'working-hours', message, route: route.index, value: first.duration, limit: route.maxDuration });
    }
  }
  return hard ? 0 : best.lateness * penalty;
}

function reportMissed(time: TimeDimension, route: TimedRoute, drive: Drive, report: Report): void {
  const node = route.stops[drive.missed]!;
  const close = time.close[node]!;
  const message = `Route ${route.index} reaches node ${node} at minute ${drive.missedAt} at the earliest; ` +
    `its window closes at minute ${close}.`;
  report.add({ kind: 'time-window', message, route: route.index, node, value: drive.missedAt, limit: close });
}

interface Drive {
  readonly duration: number;
  readonly lateness: number;
  /** First stop whose window is missed, -1 if none, and the start of service there. */
  readonly missed: number;
  readonly missedAt: number;
}

/** Simulates the route; the vehicle waits only before windows open. */
function drive(time: TimeDimension, route: TimedRoute, departure: number): Drive {
  let clock = departure;
  let lateness = 0;
  let missed = -1;
  let missedAt = NaN;
  for (let i = 0; i < route.stops.length; i++) {
    const node = route.stops[i]!;
    if (i > 0) clock = Math.max(clock + route.minutes[i - 1]!, time.open[node]!);
    const close = time.close[node]!;
    if (clock > close) lateness += clock - close;
    if (missed === -1 && exceeds(clock, close)) {
      missed = i;
      missedAt = clock;
    }
    clock += time.service[node]!;
  }
  return { duration: clock - departure, lateness, missed, missedAt };
}
