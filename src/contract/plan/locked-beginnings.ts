import type { PlanRequest } from '#generated/types.js';
import type { Finding } from '../../errors.js';
import { inspect } from '../../model/checker.js';
import { capacityFaults } from '../../model/checker/loads.js';
import { relationFault } from '../../model/checker/relations.js';
import { loadingFaults } from '../../model/checker/shipments.js';
import type { Violation } from '../../model/checker/violation.js';
import { DirectTravel } from '../../model/direct-travel.js';
import type { PlannedRoute, Problem, Shipment } from '../../model/problem.js';
import { scheduleRoute } from '../../model/schedule.js';
import { carriedBy, deliveredEarly } from '../../model/shipments.js';
import { leastBeginning, withoutReloads } from '../../model/trips.js';
import type { PlanIds } from './ids.js';
import { vehicleNames } from './routes.js';
import { numberedRoutes } from './vehicle-numbers.js';
import { planViolation } from './violations.js';

const NOTHING_LOCKED = new Int32Array(0);

/** What beginnings are checked with, made once for all of them: there may be as many as vehicles. */
interface Checks {
  readonly problem: Problem;
  readonly openEnded: Problem;
  /** The same without setup times, which stops at one place share. */
  readonly withoutSetup: Problem;
  readonly direct: DirectTravel;
}

/**
 * Returns what makes locked beginnings impossible, whatever follows them: each is checked as a route of its own that may end
 * anywhere, with what it still has on board, and all of them for relations between what they serve. For each beginning O(customers +
 * types + shipments x its visits), and two schedules for each shipment on board whose ride is limited.
 */
export function lockedFindings({ problem, ids }: { readonly problem: Problem; readonly ids: PlanIds }, request: PlanRequest): Finding[] {
  const beginnings = beginningsOf(problem, ids);
  if (beginnings.size === 0) return [];
  const checks = checksOf(problem);
  const related = relationFaults(problem, [...beginnings.values()]);
  return numberedRoutes(request).flatMap(({ route: { vehicle, locked_visits: locked, begun_at: begun }, index, number }): Finding[] => {
    if (!locked) return [];
    const beginning = beginnings.get(nameKey(vehicle, number + 1));
    if (beginning === undefined) return [];
    const overdue = begun?.length ? overdueFault(checks, beginning) : undefined;
    const fault = faultAlone(checks, beginning) ?? overdue ?? related.find(({ node }) => beginning.customers.includes(node!));
    if (fault === undefined) return [];
    const { message } = planViolation(problem, ids, fault, { names: [{ vehicle, vehicle_number: number + 1 }] });
    return [{
      loc: ['body', 'initial_routes', String(index), 'locked_visits'],
      msg: `locked_visits of initial_routes[${String(index)}] is ${String(locked)}, and these visits alone are impossible: ${message} Lower it, or change what forbids them; a stop with late_cost_per_hour may be late`,
      type: 'value_error',
    }];
  });
}

/** The locked beginnings by the names of their vehicles. */
function beginningsOf({ vehicleTypes }: Problem, ids: PlanIds): Map<string, PlannedRoute> {
  const nameOf = vehicleNames(ids);
  const locked = [...vehicleTypes.entries()].filter(([, vehicle]) => vehicle.locked.length > 0);
  return new Map(locked.map(([type, vehicle]) => {
    const { vehicle: id, vehicle_number: number } = nameOf(vehicle.vehicles[0]!);
    return [nameKey(id, number), { type, customers: [...leastBeginning(vehicle)] }];
  }));
}

function nameKey(vehicle: string, number: number): string {
  return `${String(number)} ${vehicle}`;
}

function checksOf(problem: Problem): Checks {
  const open = openEnded(problem);
  const withoutSetup = { ...open, time: open.time && { ...open.time, setup: null } };
  return { problem, openEnded: open, withoutSetup, direct: new DirectTravel(withoutSetup) };
}

/** How beginnings break relations between what they serve; what they do not serve may be left out. */
function relationFaults({ relations, vehicleTypes }: Problem, beginnings: readonly PlannedRoute[]): Violation[] {
  const served = beginnings.map(({ type, customers }, index) => ({ index, customers: withoutReloads(vehicleTypes[type]!, customers) }));
  return relations.flatMap((relation): Violation[] => {
    const fault = relationFault(relation, served);
    return fault === null ? [] : [{ kind: relation.kind, ...fault }];
  });
}

/** What is wrong with a beginning as the only route; undefined: nothing. */
function faultAlone({ problem, openEnded }: Checks, beginning: PlannedRoute): Violation | undefined {
  const { type, customers } = beginning;
  const due = dueAfter(problem, customers);
  return provedFault(carrying(openEnded, customers), beginning) ?? earlyDelivery(problem, customers) ?? onBoardFault(problem, type, customers, due) ?? rideFault(openEnded, beginning, due);
}

/** What is on board after the visits. */
function dueAfter({ shipments }: Problem, customers: readonly number[]): readonly Shipment[] {
  const served = new Set(customers);
  return shipments.filter(({ pickup, delivery }) => served.has(pickup) && !served.has(delivery));
}

/** Returns a problem in which only what one route serves counts, which may end anywhere. O(vehicle types). */
export function openEnded(problem: Problem): Problem {
  const vehicleTypes = problem.vehicleTypes.map((type) => ({ ...type, end: -1, locked: NOTHING_LOCKED }));
  return { ...problem, omission: null, relations: [], changes: null, balanceCost: 0, vehicleTypes };
}

/** An open-ended problem with no shipments but those that a beginning picks up and delivers. */
function carrying(open: Problem, customers: readonly number[]): Problem {
  return { ...open, shipments: carriedBy(open, customers).map(({ shipment }) => shipment) };
}

/** Whether a schedule is found for a beginning as the only route of an open-ended problem. */
export function hasScheduleAlone(open: Problem, { type, customers }: PlannedRoute): boolean {
  return scheduleRoute(carrying(open, customers), type, customers).violation === null;
}

function provedFault(problem: Problem, beginning: PlannedRoute): Violation | undefined {
  return inspect(problem, [beginning]).violations.find(({ route, unproved }) => route !== undefined && unproved !== true);
}

/** A delivery of a shipment that is not picked up before. */
function earlyDelivery(problem: Problem, customers: readonly number[]): Violation | undefined {
  const [early] = deliveredEarly(problem, customers);
  return early && { kind: 'shipment', message: `The route delivers ${early.delivery} before it picks it up.`, route: 0, node: early.delivery };
}

/** Too much on board, or a delivery below what is on board, with all that is picked up delivered in the reverse order. */
function onBoardFault(problem: Problem, type: number, customers: readonly number[], due: readonly Shipment[]): Violation | undefined {
  const deliveries = [...due].sort((a, b) => customers.indexOf(b.pickup) - customers.indexOf(a.pickup)).map(({ delivery }) => delivery);
  const route = { index: 0, type, customers: [...customers, ...deliveries] };
  return [...capacityFaults(problem, route), ...loadingFaults(problem, route)][0];
}

/** A shipment that is on board for too long at the last visit, where it is not delivered yet. */
function rideFault(openEnded: Problem, beginning: PlannedRoute, due: readonly Shipment[]): Violation | undefined {
  const last = beginning.customers.at(-1)!;
  for (const shipment of due) {
    if (shipment.maxRide === Infinity || shipment.pickup === last) continue;
    const fault = provedFault({ ...openEnded, shipments: [{ ...shipment, delivery: last }] }, beginning);
    if (fault?.kind === 'ride') return { ...fault, node: shipment.delivery };
  }
  return undefined;
}

/**
 * A shipment that is on board for too long even if it is delivered next, where nothing brings the vehicle there sooner; no setup
 * counts, which stops at one place share.
 */
function overdueFault({ problem, withoutSetup, direct }: Checks, { type, customers }: PlannedRoute): Violation | undefined {
  for (const shipment of dueAfter(problem, customers)) {
    if (shipment.maxRide === Infinity || !direct.isShortest(type, customers.at(-1)!, shipment.delivery)) continue;
    const fault = provedFault({ ...withoutSetup, shipments: [shipment] }, { type, customers: [...customers, shipment.delivery] });
    if (fault?.kind === 'ride') return fault;
  }
  return undefined;
}
