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

/**
 * Returns what makes locked beginnings impossible, whatever follows them: each is checked as a route of its own that may end
 * anywhere, with what it still has on board, and all of them for relations between what they serve. O(locked visits x shipments),
 * and two schedules for each shipment on board whose ride is limited.
 */
export function lockedFindings({ problem, ids }: { readonly problem: Problem; readonly ids: PlanIds }, request: PlanRequest): Finding[] {
  const nameOf = vehicleNames(ids);
  const beginnings = new Map(problem.vehicleTypes.flatMap((vehicle, type) => (vehicle.locked.length === 0 ? [] : [[vehicle.vehicles[0]!, { type, customers: [...leastBeginning(vehicle)] }] as const])));
  const related = relationFaults(problem, [...beginnings.values()]);
  return numberedRoutes(request).flatMap(({ route: { vehicle, locked_visits: locked, begun_at: begun }, index, number }): Finding[] => {
    if (!locked) return [];
    const beginning = [...beginnings].find(([at]) => nameOf(at).vehicle === vehicle && nameOf(at).vehicle_number === number + 1)?.[1];
    if (beginning === undefined) return [];
    const overdue = begun?.length ? overdueFault(problem, beginning) : undefined;
    const fault = faultAlone(problem, beginning) ?? overdue ?? related.find(({ node }) => beginning.customers.includes(node!));
    if (fault === undefined) return [];
    const { message } = planViolation(problem, ids, fault, { names: [{ vehicle, vehicle_number: number + 1 }] });
    return [{
      loc: ['body', 'initial_routes', String(index), 'locked_visits'],
      msg: `locked_visits of initial_routes[${String(index)}] is ${String(locked)}, and these visits alone are impossible: ${message} Lower it, or change what forbids them; a stop with late_cost_per_hour may be late`,
      type: 'value_error',
    }];
  });
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
function faultAlone(problem: Problem, beginning: PlannedRoute): Violation | undefined {
  const { type, customers } = beginning;
  const whole = alone(problem, carriedBy(problem, customers).map(({ shipment }) => shipment));
  const due = dueAfter(problem, customers);
  return provedFault(whole, beginning) ?? earlyDelivery(problem, customers) ?? onBoardFault(problem, type, customers, due) ?? rideFault(problem, beginning, due);
}

/** What is on board after the visits. */
function dueAfter({ shipments }: Problem, customers: readonly number[]): readonly Shipment[] {
  const served = new Set(customers);
  return shipments.filter(({ pickup, delivery }) => served.has(pickup) && !served.has(delivery));
}

/** A problem in which nothing but one route, which may end anywhere, and these shipments count. */
function alone(problem: Problem, shipments: readonly Shipment[]): Problem {
  const vehicleTypes = problem.vehicleTypes.map((type) => ({ ...type, end: -1, locked: NOTHING_LOCKED }));
  return { ...problem, omission: null, relations: [], shipments, changes: null, balanceCost: 0, vehicleTypes };
}

/** Whether a schedule is found for a beginning as the only route, which may end anywhere. */
export function hasScheduleAlone(problem: Problem, { type, customers }: PlannedRoute): boolean {
  return scheduleRoute(alone(problem, carriedBy(problem, customers).map(({ shipment }) => shipment)), type, customers).violation === null;
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
function rideFault(problem: Problem, beginning: PlannedRoute, due: readonly Shipment[]): Violation | undefined {
  const last = beginning.customers.at(-1)!;
  for (const shipment of due) {
    if (shipment.maxRide === Infinity || shipment.pickup === last) continue;
    const fault = provedFault(alone(problem, [{ ...shipment, delivery: last }]), beginning);
    if (fault?.kind === 'ride') return { ...fault, node: shipment.delivery };
  }
  return undefined;
}

/**
 * A shipment that is on board for too long even if it is delivered next, where nothing brings the vehicle there sooner; no setup
 * counts, which stops at one place share.
 */
function overdueFault({ time, ...rest }: Problem, { type, customers }: PlannedRoute): Violation | undefined {
  const problem = { ...rest, time: time && { ...time, setup: null } };
  const direct = new DirectTravel(problem);
  for (const shipment of dueAfter(problem, customers)) {
    if (shipment.maxRide === Infinity || !direct.isShortest(type, customers.at(-1)!, shipment.delivery)) continue;
    const fault = provedFault(alone(problem, [shipment]), { type, customers: [...customers, shipment.delivery] });
    if (fault?.kind === 'ride') return fault;
  }
  return undefined;
}
