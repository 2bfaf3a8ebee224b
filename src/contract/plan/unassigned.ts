import type { Relaxation, Unassigned, UnassignedReason } from '#generated/types.js';
import { servedOrReplaced } from '../../model/alternatives.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { typesOfVehicles } from '../../model/vehicle-types.js';
import { choicesOf } from './alternatives.js';
import { FullLimits } from './full-limits.js';
import type { PlanIds } from './ids.js';
import { triedAlone } from './places.js';
import { easiestChange, easiestOf, isPriced, type PlannedReasons, PlannedTrials } from './planned-reasons.js';
import { vehicleNames } from './routes.js';
import { nameOf, routeTrial } from './route-trial.js';
import { trialReasons, type TrialReasons } from './trial-reasons.js';

/** Most reasons of a stop or shipment, and most pairs of these and kinds of vehicles that are looked at in one answer. */
const MAX_REASONS = 100;
const MAX_LOOKS = 100_000;

/** Text for a stop or shipment, by its pickup, that a vehicle could serve, for all that is known. */
type Otherwise = (problem: Problem, ids: PlanIds, node: number) => UnassignedReason;

/** A plan, with the vehicle of each route as the model counts them. */
interface PlannedFleet {
  readonly routes: PlannedRoutes;
  readonly vehicles: readonly number[];
  /** Whether a route is not feasible, so that trying a stop in it says nothing; default: none is. */
  readonly isBroken?: (route: number) => boolean;
  /** Most visits of stops in the routes that are tried for the reasons; default 50,000. */
  readonly mostVisits?: number;
}

/** A vehicle entry of the request: its types, several where it may leave in several hours, and the routes that the plan has for it. */
interface Entry {
  readonly id: string;
  readonly types: readonly number[];
  readonly count: number;
  readonly routes: readonly number[];
}

/**
 * Returns the stops, then the shipments, that no route has, in the order of the request, with the reasons that hold: for each
 * vehicle why it could not serve them even alone, or why it does not serve them in addition to its route; and one for the plan
 * where a vehicle has none. O(customers + unassigned ones * (types + routes)), and a bounded number of routes tried.
 */
export function unassigned(problem: Problem, ids: PlanIds, unordered: PlannedFleet, otherwise: Otherwise = notPlanned): Unassigned[] {
  const plan = byVehicle(unordered);
  const entries = entriesOf(problem, ids, plan);
  const trials = new PlannedTrials(problem, ids, plan.routes, unordered.mostVisits);
  const counted = servedOrReplaced(problem, plan.routes);
  const choices = choicesOf(problem);
  const limits = new FullLimits(problem, ids, plan.routes);
  let looks = 0;
  return [...problem.customers].filter((node) => counted[node] === 0 && !isDelivery(ids, node)).map((node): Unassigned => {
    const left = node < ids.stops.length ? { type: 'stop' as const, stop: nameOf(ids, node) } : { type: 'shipment' as const, shipment: nameOf(ids, node) };
    const orders = choices.find((nodes) => nodes[0] === node) ?? [node];
    looks += entries.length * orders.length;
    if (looks > MAX_LOOKS) return { ...left, reasons: [otherwise(problem, ids, node)] };
    const found = [...orders].flatMap((order) => {
      const alone = problem.vehicleTypes.map((_, type) => trialReasons(routeTrial(problem, ids, triedAlone(problem, order, type)), ids));
      const own = entries.flatMap((entry) => reasonsOf(trials, plan, { node: order, entry, alone, limits }));
      return own.map((reasons) => ({ ...reasons, order, about: orders.length === 1 ? '' : `${nameOf(ids, order)}: ` }));
    });
    const reasons = found.flatMap(({ vehicle, about, reasons: own }) => own.map((reason): UnassignedReason => ({ code: reason.code, vehicle, message: about + reason.text(vehicle), ...reason.members?.(vehicle) })));
    if (new Set(found.map(({ vehicle, order }) => `${String(order)} ${vehicle}`)).size < entries.length * orders.length) reasons.push(otherwise(problem, ids, node));
    const relaxation = smallest(found);
    return { ...left, reasons: reasons.slice(-MAX_REASONS), ...(relaxation !== null && { relaxation }) };
  });
}

/** A shipment is one entry, that of its pickup. */
function isDelivery({ stops }: PlanIds, node: number): boolean {
  return node >= stops.length && (node - stops.length) % 2 === 1;
}

/** The plan with its routes as answers list them, so that a check of an answer finds the same reasons. */
function byVehicle({ routes, vehicles, isBroken = () => false }: PlannedFleet): Required<Omit<PlannedFleet, 'mostVisits'>> {
  const order = vehicles.map((_, index) => index).sort((a, b) => vehicles[a]! - vehicles[b]!);
  return { routes: order.map((index) => routes[index]!), vehicles: order.map((index) => vehicles[index]!), isBroken: (route) => isBroken(order[route]!) };
}

interface Look {
  readonly node: number;
  readonly entry: Entry;
  /** By type: what keeps a vehicle from it alone. */
  readonly alone: readonly TrialReasons[];
  readonly limits: FullLimits;
}

interface ReasonsOfVehicle extends PlannedReasons {
  readonly vehicle: string;
}

/** What keeps the vehicles of an entry from a stop or shipment: one of them, of the easiest change; none: nothing is known. */
function reasonsOf(trials: PlannedTrials, { isBroken }: Required<Pick<PlannedFleet, 'isBroken'>>, { node, entry: { id: vehicle, types, count, routes }, alone, limits }: Look): ReasonsOfVehicle[] {
  const possible = types.filter((type) => alone[type]!.reasons.length === 0);
  const ofRoute = (route: number): PlannedReasons | null => (isBroken(route) ? null : trials.ofRoute(node, route, vehicle, (from, to) => limits.allowInstead(from, to)));
  if (possible.length === 0) {
    const none = trials.ofNone(node, types, { alone, vehicle, isFree: (type) => routes.length < count && limits.allow(type) });
    if (none === null) return [];
    const used = routes.flatMap((route) => ofRoute(route) ?? []);
    // Where ways are not the shortest, a route may pass by what the vehicle cannot reach alone.
    const served = used.filter((one) => one.reasons.length === 0 || isPriced(one));
    if (served.length > 0) return named(vehicle, easiestOf(served));
    const changes = used.flatMap(({ relaxation }) => relaxation ?? []);
    return [{ vehicle, reasons: none.reasons, relaxation: easiestChange([...changes, ...none.relaxation === null ? [] : [none.relaxation]]) }];
  }
  const bound = trials.withPartner(node, routes);
  const found = (bound.length > 0 ? bound : routes).map(ofRoute);
  if (bound.length === 0 && routes.length < count) {
    const free = possible.filter((type) => limits.allow(type));
    const idle = trials.ofIdle(node, free.length > 0 ? free : possible, vehicle);
    found.push(free.length > 0 ? idle : limits.heldBack(possible[0]!, vehicle, idle));
  }
  const known = found.filter((reasons) => reasons !== null);
  if (known.length < found.length || known.length === 0) return [];
  return named(vehicle, easiestOf(known));
}

/** None, of a vehicle that could serve it. */
function named(vehicle: string, found: PlannedReasons): ReasonsOfVehicle[] {
  return found.reasons.length === 0 ? [] : [{ vehicle, ...found }];
}

function smallest(found: readonly (PlannedReasons & { readonly about: string })[]): Relaxation | null {
  return easiestChange(found.flatMap(({ relaxation, about }) => (relaxation === null ? [] : [{ ...relaxation, relaxation: { ...relaxation.relaxation, message: about + relaxation.relaxation.message } }])))?.relaxation ?? null;
}

/** The entries of the request that the model has vehicles of, in the request's order. */
function entriesOf(problem: Problem, ids: PlanIds, { vehicles }: PlannedFleet): Entry[] {
  const nameOf = vehicleNames(ids);
  const routesOf = new Map<string, number[]>();
  for (const [route, index] of vehicles.entries()) {
    const { vehicle } = nameOf(index);
    const routes = routesOf.get(vehicle);
    if (routes === undefined) routesOf.set(vehicle, [route]);
    else routes.push(route);
  }
  const typesOf = typesOfVehicles(problem);
  let first = 0;
  return ids.vehicles.flatMap(({ id, count }) => {
    const types = typesOf[first];
    first += count;
    return count === 0 ? [] : [{ id, types: types!, count, routes: routesOf.get(id) ?? [] }];
  });
}

/** What is minimised before the cost, prices of leaving stops out among it. */
const BEFORE_PRICES = { vehicles: 'as few vehicles, which count first', time: 'as little time, which counts first' } as const;

function notPlanned({ omission, primary }: Problem, ids: PlanIds, node: number): UnassignedReason {
  const price = omission?.price[node] ?? NaN;
  if (Number.isFinite(price) && primary !== 'none') {
    return { code: 'price', vehicle: null, message: `no plan was found that serves ${nameOf(ids, node)} with ${BEFORE_PRICES[primary]}, and for less than its price of ${String(price)}` };
  }
  if (Number.isFinite(price)) return { code: 'price', vehicle: null, message: `no plan was found that serves ${nameOf(ids, node)} for less than its price of ${String(price)}` };
  return { code: 'no_room', vehicle: null, message: `no plan was found that serves ${nameOf(ids, node)} in addition to the others` };
}

/** The reason for what the caller's own routes leave out. */
export function notListed(_problem: Problem, ids: PlanIds, node: number): UnassignedReason {
  return { code: 'left_out', vehicle: null, message: `the routes leave ${nameOf(ids, node)} out` };
}
