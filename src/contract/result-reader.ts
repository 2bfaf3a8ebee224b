import { agrees, costsAgree } from '../model/tolerance.js';
import { check } from '../model/checker.js';
import type { Violation } from '../model/checker/violation.js';
import { evaluate } from '../model/cost.js';
import type { PlannedRoute, PlannedRoutes, Problem } from '../model/problem.js';
import { scheduleRoute } from '../model/schedule.js';
import { detailFaults, type DetailFault } from './detail-faults.js';
import { show } from './findings.js';
import { isObject } from './read-body.js';
import { clockText, vehicleLabel } from './result.js';

/** A route that cannot be read. */
export interface ReadFault {
  readonly kind: 'malformed-result' | 'unknown-vehicle' | 'wrong-depot';
  readonly message: string;
}

/** What is wrong with a result beside broken constraints. */
export interface ResultFault {
  readonly kind: ReadFault['kind'] | DetailFault['kind'];
  readonly message: string;
}

/** Routes read back from a result, and the vehicle that each was given to; `faults` says what could not be read. */
export interface ReadResult {
  readonly routes: PlannedRoutes;
  readonly vehicles: readonly number[];
  readonly faults: readonly ReadFault[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the result object of an envelope, or the value itself when it is a bare result. */
function unwrap(value: unknown): unknown {
  return isObject(value) && isObject(value['result']) && !('routes' in value) ? value['result'] : value;
}

/** Returns the vehicle that a label names, -1 when it names none of the problem. */
function vehicleOf(problem: Problem, label: string): number {
  const digits = /^Vehicle (0|[1-9][0-9]{0,8})$/.exec(label)?.[1];
  const vehicle = digits === undefined ? -1 : Number(digits);
  return vehicle < problem.vehicleCount ? vehicle : -1;
}

/**
 * Returns the routes of a result given as envelope or as the bare object, read without trust: a route whose vehicle or
 * depots are wrong is a fault and left out. Each label names another vehicle, so the fleet holds whatever is read.
 */
export function routesFromResult(problem: Problem, value: unknown): ReadResult {
  const result = unwrap(value);
  const listed = isObject(result) ? result['routes'] : undefined;
  if (!isObject(listed)) {
    const message = 'The result has no object "routes"; give a solved result or its envelope.';
    return { routes: [], vehicles: [], faults: [{ kind: 'malformed-result', message }] };
  }
  const typeOf = new Int32Array(problem.vehicleCount);
  for (const [type, { vehicles }] of problem.vehicleTypes.entries()) for (const vehicle of vehicles) typeOf[vehicle] = type;
  const routes: PlannedRoute[] = [];
  const vehicles: number[] = [];
  const faults: ReadFault[] = [];
  for (const [label, stops] of Object.entries(listed)) {
    const vehicle = vehicleOf(problem, label);
    const fault = vehicle === -1 ? unknownVehicle(problem, label) : depotFault(problem, label, typeOf[vehicle]!, stops);
    if (fault !== null) faults.push(fault);
    else {
      routes.push({ type: typeOf[vehicle]!, customers: (stops as number[]).slice(1, -1) });
      vehicles.push(vehicle);
    }
  }
  return { routes, vehicles, faults };
}

function unknownVehicle(problem: Problem, label: string): ReadFault {
  const message = `"${label.slice(0, 40)}" is not a vehicle; labels are "${vehicleLabel(0)}" to "${vehicleLabel(problem.vehicleCount - 1)}".`;
  return { kind: 'unknown-vehicle', message };
}

function depotFault(problem: Problem, label: string, type: number, stops: unknown): ReadFault | null {
  const { start, end } = problem.vehicleTypes[type]!;
  if (!Array.isArray(stops) || stops.length < 2) {
    return { kind: 'malformed-result', message: `The route of ${label} must be an array of at least two nodes.` };
  }
  if (stops[0] === start && stops.at(-1) === end) return null;
  const message = `${label} starts at node ${start} and ends at node ${end}; its route goes from ` +
    `${show(stops[0])} to ${show(stops.at(-1))}.`;
  return { kind: 'wrong-depot', message };
}

/**
 * Returns everything that is wrong with a result: routes that cannot be read, broken constraints, and figures that do
 * not follow from the routes. Figures that the result does not give are not asked for. Costs, distances and loads are
 * held to the feasibility tolerance, clock times to one second.
 */
export function verifyResult(problem: Problem, value: unknown): (ResultFault | Violation)[] {
  const read = routesFromResult(problem, value);
  const violations = check(problem, read.routes);
  if (read.faults.length > 0 || violations.length > 0) return [...read.faults, ...violations];
  return figureFaults(problem, read, unwrap(value) as Fields);
}

function figureFaults(problem: Problem, { routes, vehicles }: ReadResult, result: Fields): ResultFault[] {
  const faults: ResultFault[] = [];
  const claims = (field: string, right: (value: unknown) => boolean, kind: ResultFault['kind'], what: string): void => {
    if (result[field] !== undefined && !right(result[field])) faults.push({ kind, message: `${what}.` });
  };
  const cost = evaluate(problem, routes);
  const order = vehicles.map((_, index) => index).sort((a, b) => vehicles[a]! - vehicles[b]!);
  claims('total_cost', (value) => typeof value === 'number' && costsAgree(value, cost.total), 'wrong-cost',
    `total_cost is ${shown(result['total_cost'])}; the routes cost ${cost.total}`);
  const lengths = order.map((index) => cost.routes[index]!.length);
  claims('distances', (value) => sameNumbers(value, lengths), 'wrong-distances',
    `distances do not match the routes, which have ${lengths.slice(0, 5).join(', ')}${lengths.length > 5 ? ', ...' : ''}`);
  for (const index of order) {
    const label = vehicleLabel(vehicles[index]!);
    claims('loads', (value) => sameNumbers(member(value, label), loadsOf(problem, routes[index]!)), 'wrong-loads',
      `loads of ${label} do not match its route`);
    claims('time_windows', (value) => sameTimes(problem, routes[index]!, member(value, label)), 'wrong-times',
      `time_windows of ${label} are not the best schedule of its route`);
  }
  return [...faults, ...detailFaults(problem, { routes, vehicles }, cost, result['details'])];
}

function member(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}

function near(value: unknown, expected: number): boolean {
  return typeof value === 'number' && agrees(value, expected);
}

function sameNumbers(value: unknown, expected: readonly number[]): boolean {
  return Array.isArray(value) && value.length === expected.length && expected.every((number, i) => near(value[i], number));
}

function loadsOf(problem: Problem, route: PlannedRoute): number[] {
  let load = 0;
  return [0, ...route.customers.map((node) => (load += problem.quantities[0]!.collected[node]!)), load];
}

function sameTimes(problem: Problem, route: PlannedRoute, value: unknown): boolean {
  if (problem.time === null) return value === undefined;
  const { stops } = scheduleRoute(problem, route.type, route.customers);
  return Array.isArray(value) && value.length === stops.length && stops.every(({ start, leave }, i) =>
    Array.isArray(value[i]) && value[i].length === 2 &&
    withinSecond(value[i][0], clockText(problem, start)) && withinSecond(value[i][1], clockText(problem, leave)));
}

function withinSecond(value: unknown, expected: string): boolean {
  return typeof value === 'string' && Math.abs(seconds(value) - seconds(expected)) <= 1;
}

function seconds(clock: string): number {
  const parts = /^(\d{2,}):([0-5]\d):([0-5]\d)$/.exec(clock);
  return parts === null ? NaN : Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
}

function shown(value: unknown): string {
  return typeof value === 'number' ? `${value}` : `${value === null ? 'null' : typeof value}, not a number`;
}
