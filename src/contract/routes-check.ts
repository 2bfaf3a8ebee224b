import type { RoutesVerdict, RouteViolation, ViolationKind } from '#generated/types.js';
import type { Finding } from '../errors.js';
import { inspect } from '../model/checker.js';
import type { Violation } from '../model/checker/violation.js';
import { evaluate } from '../model/cost.js';
import type { Problem } from '../model/problem.js';
import { show } from './findings.js';
import { parseBody, type ParseOptions } from './parse.js';
import { problemFromRequest } from './problem.js';
import { isObject, noObject, readBody } from './read-body.js';
import type { CanonicalRequest } from './request.js';
import { routesFromResult, type ReadFault, type ReadResult } from './result-reader.js';
import { SOLVE_BODY } from './scan.js';
import { vehicleLabel } from './result.js';

/** What becomes of a body with a request and routes; the routes of a problem above the limits are not checked. */
export type RoutesCheck =
  | { readonly findings: readonly Finding[] }
  | { readonly oversize: { readonly nodes: number; readonly vehicles: number } }
  | { readonly verdict: RoutesVerdict };

/** Most nodes and vehicles of a problem whose routes are checked. */
export interface CheckLimits {
  readonly maxNodes: number;
  readonly maxVehicles: number;
}

/** A label for each vehicle, and the fields of the request. */
const MAX_KEYS = 31_000;
/** What no request of version 1 asks for. */
type OtherKind =
  | 'vehicle-not-allowed' | 'same-vehicle' | 'different-vehicles' | 'in-order' | 'in-direct-order' | 'one-of' | 'incompatible-goods' | 'max-stops' | 'max-distance' | 'max-driving'
  | 'deliveries-first' | 'shift' | 'release' | 'break' | 'schedule' | 'shipment' | 'loading-order' | 'ride' | 'reload' | 'max-trips' | 'locked';
/** The contract's names of what the reader and the checker find. */
const WIRE_KINDS: Readonly<Record<ReadFault['kind'] | Exclude<Violation['kind'], OtherKind>, ViolationKind>> = {
  malformed: 'malformed_route',
  'malformed-result': 'malformed_route',
  'unknown-vehicle': 'unknown_vehicle',
  'unknown-type': 'unknown_vehicle',
  fleet: 'unknown_vehicle',
  'wrong-depot': 'wrong_depot',
  'unknown-node': 'unknown_node',
  'empty-route': 'empty_route',
  'depot-inside-route': 'depot_inside_route',
  'duplicate-customer': 'duplicate_customer',
  'missing-customer': 'missing_customer',
  capacity: 'capacity',
  'time-window': 'time_window',
  'working-hours': 'working_hours',
  cost: 'not_finite_cost',
};
const MAX_FAULTS = 100;

/**
 * Checks the routes in a body of `request` and `routes`. Never throws on data; what is no request is told as a submission
 * would be told it, what is no route is a violation. Linear in the body.
 */
export function checkRoutes(bytes: Uint8Array, limits: CheckLimits, options: ParseOptions = {}): RoutesCheck {
  const body = readBody(bytes, { ...SOLVE_BODY, keys: MAX_KEYS, names: MAX_KEYS });
  if ('findings' in body) return body;
  if (!isObject(body.value)) return noObject(body.value);
  const { request, routes } = body.value;
  const findings = [...objectFindings('request', request), ...objectFindings('routes', routes)];
  if (findings.length > 0) return { findings };
  const parsed = parseBody(request, options);
  if ('findings' in parsed) return { findings: parsed.findings.map(inRequest) };
  return verdictOn(parsed.request, routes, limits);
}

function objectFindings(field: string, value: unknown): Finding[] {
  const loc = ['body', field];
  if (value === undefined) return [{ loc, msg: `${field} is missing: send an object`, type: 'missing' }];
  if (isObject(value)) return [];
  return [{ loc, msg: `${field} must be an object (got ${show(value)})`, type: 'type_error' }];
}

function inRequest({ loc: [body = 'body', ...rest], ...finding }: Finding): Finding {
  return { ...finding, loc: [body, 'request', ...rest] };
}

function verdictOn(request: CanonicalRequest, routes: unknown, limits: CheckLimits): RoutesCheck {
  const { nodeCount: nodes, vehicleCount: vehicles } = request;
  if (nodes > limits.maxNodes || vehicles > limits.maxVehicles) return { oversize: { nodes, vehicles } };
  const problem = problemFromRequest(request);
  return { verdict: evaluateRoutes(problem, routesFromResult(problem, { routes })) };
}

function evaluateRoutes(problem: Problem, read: ReadResult): RoutesVerdict {
  const { violations, cost } = inspect(problem, read.routes);
  const all = [...read.faults.slice(0, MAX_FAULTS).map(wireFault), ...violations.map((violation) => wireViolation(violation, read.vehicles))];
  const total = read.faults.length > 0 || cost === null || !Number.isFinite(cost) ? null : cost;
  if (all.length > 0) return { feasible: false, violations: all, total_cost: total };
  const { distance, fixed, lateness, total: exact } = evaluate(problem, read.routes);
  return { feasible: true, violations: [], total_cost: exact, cost: { distance, fixed, lateness } };
}

function wireFault({ kind, message }: ReadFault): RouteViolation {
  return { kind: WIRE_KINDS[kind], message };
}

/** The checker counts routes; here each belongs to a vehicle, which is what the caller knows it by. */
function wireViolation({ kind, message, route, node, value, limit }: Violation, vehicles: readonly number[]): RouteViolation {
  const label = (index: number): string => vehicleLabel(vehicles[index] ?? index);
  const vehicle = route === undefined ? undefined : vehicles[route];
  const named = message.replace(/\b([Rr])oute (\d+)\b/g, (_, first: string, index: string) => `${first === 'R' ? 'The' : 'the'} route of ${label(Number(index))}`);
  return {
    kind: WIRE_KINDS[kind as keyof typeof WIRE_KINDS],
    message: named,
    ...(vehicle !== undefined && { vehicle }),
    ...(node !== undefined && { node }),
    ...(value !== undefined && Number.isFinite(value) && { value }),
    ...(limit !== undefined && Number.isFinite(limit) && { limit }),
  };
}
