import type { PlanRequest } from '#generated/types.js';
import type { Finding } from '../../errors.js';
import { inspect } from '../../model/checker.js';
import { relationFault } from '../../model/checker/relations.js';
import type { Violation } from '../../model/checker/violation.js';
import type { Problem } from '../../model/problem.js';
import { deliveredEarly } from '../../model/shipments.js';
import { leastBeginning } from '../../model/trips.js';
import type { PlanIds } from './ids.js';
import { numberedRoutes } from './initial-routes.js';
import { vehicleNames } from './routes.js';
import { planViolation } from './violations.js';

const NOTHING_LOCKED = new Int32Array(0);

/**
 * Returns what makes locked beginnings impossible, whatever follows them: each is checked as a route of its own that may end
 * anywhere, and all of them for alternatives. O(locked visits).
 */
export function lockedFindings({ problem, ids }: { readonly problem: Problem; readonly ids: PlanIds }, request: PlanRequest): Finding[] {
  const nameOf = vehicleNames(ids);
  const alone: Problem = { ...problem, omission: null, relations: [], shipments: [], changes: null, balanceCost: 0, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, end: -1, locked: NOTHING_LOCKED })) };
  const beginnings = new Map(problem.vehicleTypes.flatMap(({ locked, vehicles }, type) => (locked.length === 0 ? [] : [[vehicles[0]!, { type, customers: [...leastBeginning(problem.vehicleTypes[type]!)] }] as const])));
  const early = [...beginnings.values()].flatMap(({ customers }) => earlyDeliveries(problem, customers));
  const taken = problem.relations.filter(({ kind }) => kind === 'one-of').flatMap((relation): Violation[] => {
    const fault = relationFault(relation, [...beginnings.values()].map(({ customers }, index) => ({ index, customers })));
    return fault === null ? [] : [{ kind: 'one-of', ...fault }];
  });
  return numberedRoutes(request).flatMap(({ route: { vehicle, locked_visits: locked }, index, number }): Finding[] => {
    if (!locked) return [];
    const beginning = [...beginnings].find(([at]) => nameOf(at).vehicle === vehicle && nameOf(at).vehicle_number === number + 1)?.[1];
    if (beginning === undefined) return [];
    const fault = inspect(alone, [beginning]).violations.find(({ route, unproved }) => route !== undefined && unproved !== true) ?? [...early, ...taken].find(({ node }) => beginning.customers.includes(node!));
    if (fault === undefined) return [];
    const { message } = planViolation(problem, ids, fault, { names: [{ vehicle, vehicle_number: number + 1 }] });
    return [{
      loc: ['body', 'initial_routes', String(index), 'locked_visits'],
      msg: `locked_visits of initial_routes[${String(index)}] is ${String(locked)}, and these visits alone are impossible: ${message} Lower it, or change what forbids them; a stop with late_cost_per_hour may be late`,
      type: 'value_error',
    }];
  });
}

/** Deliveries of shipments that are not picked up before. */
function earlyDeliveries(problem: Problem, customers: readonly number[]): Violation[] {
  return deliveredEarly(problem, customers).map(({ delivery }) => ({ kind: 'shipment', message: `The route delivers ${delivery} before it picks it up.`, route: 0, node: delivery }));
}
