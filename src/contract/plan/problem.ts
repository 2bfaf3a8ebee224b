import { PLAN_DEFAULTS } from '#generated/constants.js';
import type { PlanRequest, Shipment as WireShipment, Stop, StopRelation } from '#generated/types.js';
import type { Finding } from '../../errors.js';
import type { Omission, Problem, Quantity, Relation, Shipment } from '../../model/problem.js';
import { namedRequirements } from './barred.js';
import { choicesOf, likeTheFirst, relationNodes } from './alternatives.js';
import { type Customer, customersOf } from './customers.js';
import { fleetOf } from './fleet.js';
import { incompatibleOf } from './goods.js';
import type { PlanIds } from './ids.js';
import { begunVisits, closeBegun, presentOf } from './begun-visits.js';
import { changesOf, type EarlierRoute, earlierRoutes, ownVehicles } from './initial-routes.js';
import { openStarts } from './departure-hours.js';
import { lockedFindings } from './locked-beginnings.js';
import { withoutEndlessLegs } from './most-breaks.js';
import { firstDeparture, planStart } from './plan-start.js';
import { type Requirements, requirementsOf } from './requirements.js';
import { type Choice, sharedFleet, type SharedFleet, typesFault } from './shared-types.js';
import { minutes, timeDimension } from './time-dimension.js';
import { profilesOf } from './travel.js';
import { visitNodes } from './visits.js';

const SECONDS_PER_DAY = 86_400;

/** Who may serve what is a table of stops and kinds of vehicles: with more cells it would not fit into memory. */
const MAX_ALLOWED_CELLS = 100_000_000;

/** A problem, and what the caller calls its parts. */
export interface PlanProblem {
  readonly problem: Problem;
  readonly ids: PlanIds;
  /** Routes to start the search from; they may be incomplete or infeasible, and -1 is a vehicle that is gone. Null: none. */
  readonly initial: readonly EarlierRoute[] | null;
}

/**
 * Returns the problem of a valid request, fresh: a node for each stop, in their order, two for each shipment, then one for
 * each location that is a start, an end or a place to reload. Minutes count from the start of the plan; distances are meters.
 * O(matrix cells + customers + vehicles).
 * @returns a fault when vehicles and customers are of too many kinds to say which may serve which, or a locked beginning is impossible.
 */
export function planProblem(request: PlanRequest): PlanProblem | { readonly fault: Finding } {
  const stated = problemToCheck(request);
  const [fault] = 'fault' in stated ? [] : lockedFindings(stated, request);
  return fault === undefined ? stated : { fault };
}

/** Returns the same for routes to check, where a locked beginning that is impossible is a violation, not a fault. */
export function problemToCheck(request: PlanRequest): PlanProblem | { readonly fault: Finding } {
  const stated = problemWith(request, new Map());
  if ('fault' in stated || stated.problem.fleetLimits.every(({ kind }) => kind === 'used')) return stated;
  const chosen = lockedChoices(stated);
  return chosen.size === 0 ? stated : problemWith(request, chosen);
}

/** @param chosen by vehicle: the only way in which it may be driven. */
function problemWith(request: PlanRequest, chosen: ReadonlyMap<number, Choice>): PlanProblem | { readonly fault: Finding } {
  const { stops, locations, vehicles } = request;
  const shipments = request.shipments ?? [];
  const customers = customersOf(request);
  const requirements = requirementsOf(customers);
  if (requirements.classes.length * vehicles.length > MAX_ALLOWED_CELLS) return { fault: tooManyKinds(customers.length, vehicles.length) };
  const start = planStart(request);
  const profiles = profilesOf(request);
  const { place: places, depot } = placesOf(request, customers);
  const quantities = quantityNames(stops, shipments);
  const named = { stops: stops.map(({ id }) => id), shipments: shipments.map(({ id }) => id), locations: locations.map(({ id }) => id) };
  const nodeOf = visitNodes({ problem: { customers, nodeCount: places.length, place: places }, ids: named });
  const begun = begunVisits(request, start.seconds, nodeOf);
  const present = presentOf(request, start.seconds, begun);
  const modelled = fleetOf(request, { profiles, quantities, depot, start: start.seconds, departures: (firstDeparture(request).seconds - start.seconds) / 60, requirements, own: ownVehicles(request, nodeOf) });
  const fleet = sharedFleet(request, modelled, {
    depot, nodeCount: places.length, customers: customers.length, start, time: timeDimension(customers, places.length, start.seconds, present), travel: profiles.travel,
  }, chosen);
  const fault = typesFault(fleet);
  if (fault !== null) return { fault };
  const place = Int32Array.from([...places, ...fleet.starts.map((one) => places[one.depot]!)]);
  const nodeCount = place.length;
  const allowed = allowedOf(fleet, requirements, nodeCount);
  const servingCost = servingCostOf(fleet, requirements, nodeCount, stops.length);
  if (allowed === false || servingCost === false) return { fault: tooManyKinds(customers.length, fleet.types.length) };
  const asked = namedRequirements(vehicles, requirements);
  const ids: PlanIds = {
    ...named,
    vehicles: vehicles.map(({ id }, i) => ({ id, ...fleet.modelled[i]! })),
    quantities,
    estimatedProfiles: profiles.estimated,
    start,
    ...(asked !== null && { requirements: asked }),
  };
  const relations = relationsOf(request.relations ?? [], ids);
  const problem = closeBegun({
    objective: 'min_total_cost',
    primary: primaryOf(request.objective?.first),
    balanceCost: minutes(request.objective?.balance_cost_per_hour),
    nodeCount,
    vehicleCount: fleet.modelled.reduce((sum, { count }) => sum + count, 0),
    customers: Int32Array.from(customers, (_, i) => i),
    place,
    travel: profiles.travel,
    quantities: quantities.length === 0 ? [nothing(nodeCount)] : quantities.map((name) => quantityOf(name, stops, nodeCount)),
    vehicleTypes: withoutEndlessLegs(fleet.types, profiles.travel),
    time: openStarts(timeDimension(customers, nodeCount, start.seconds, present), fleet.starts),
    allowed,
    servingCost,
    omission: omissionOf(likeTheFirst(customers, choicesOf({ relations }), stops.length), nodeCount),
    relations,
    shipments: shipments.map((shipment, k) => shipmentOf(shipment, stops.length + 2 * k, quantities)),
    changes: null,
    fleetLimits: fleet.limits,
    incompatible: incompatibleOf(request, nodeCount),
    baseStartSeconds: secondsOfDay(start.seconds + 60 * start.offset),
  }, modelled, begun);
  const initial = earlierRoutes(request, problem, ids, nodeOf);
  return { problem: { ...problem, changes: changesOf(request.change_prices, initial, problem) }, ids, initial };
}

/** How vehicles with a locked beginning are driven: as their whole route is, as far as limits allow. */
function lockedChoices({ problem: { vehicleTypes, time }, initial }: PlanProblem): Map<number, Choice> {
  const locked = (initial ?? []).filter(({ type }) => vehicleTypes[type]!.locked.length > 0);
  return new Map(locked.map(({ type, vehicle }) => {
    const { start, breaks } = vehicleTypes[type]!;
    const open = start < 0 ? -Infinity : time!.open[start]!;
    return [vehicle, { hour: open > -Infinity ? open : null, breaks }];
  }));
}

function tooManyKinds(stops: number, kinds: number): Finding {
  const msg = `vehicles are of ${String(kinds)} kinds and there are ${String(stops)} stops: where skills, allowed and forbidden vehicles or their prices count, ` +
    `at most ${String(MAX_ALLOWED_CELLS)} combinations can be held; give equal vehicles as one with a count`;
  return { loc: ['body', 'vehicles'], msg, type: 'value_error' };
}

/** The location of each node, and the nodes of those where vehicles start, end or reload. */
function placesOf({ locations, vehicles }: PlanRequest, customers: readonly Customer[]): { place: Int32Array; readonly depot: (location: string | null | undefined) => number } {
  const index = new Map(locations.map(({ id }, i) => [id, i]));
  const depots = new Map<string, number>();
  for (const { start, end, reloads } of vehicles) {
    for (const location of [start, end, ...(reloads?.locations ?? [])]) if (location && !depots.has(location)) depots.set(location, customers.length + depots.size);
  }
  return {
    place: Int32Array.from([...customers.map(({ location }) => location), ...depots.keys()], (location) => index.get(location)!),
    depot: (location) => (location ? depots.get(location) ?? -1 : -1),
  };
}

function quantityNames(stops: readonly Stop[], shipments: readonly WireShipment[]): string[] {
  const names = new Set<string>();
  for (const { delivers, collects } of stops) for (const amounts of [delivers, collects]) for (const name of Object.keys(amounts ?? {})) names.add(name);
  for (const { amounts } of shipments) for (const name of Object.keys(amounts ?? {})) names.add(name);
  return [...names];
}

function nothing(nodeCount: number): Quantity {
  return { delivered: new Float64Array(nodeCount), collected: new Float64Array(nodeCount) };
}

function quantityOf(name: string, stops: readonly Stop[], nodeCount: number): Quantity {
  const { delivered, collected } = nothing(nodeCount);
  for (const [i, stop] of stops.entries()) {
    delivered[i] = amountOf(stop.delivers, name);
    collected[i] = amountOf(stop.collects, name);
  }
  return { delivered, collected };
}

function amountOf(amounts: Stop['delivers'], name: string): number {
  return amounts && Object.hasOwn(amounts, name) ? amounts[name]! + 0 : 0;
}

/** @param pickup its node, which its delivery follows. */
function shipmentOf({ amounts, max_ride_seconds: ride }: WireShipment, pickup: number, quantities: readonly string[]): Shipment {
  return {
    pickup,
    delivery: pickup + 1,
    amounts: quantities.length === 0 ? Float64Array.of(0) : Float64Array.from(quantities, (name) => amountOf(amounts, name)),
    maxRide: ride === null || ride === undefined ? Infinity : minutes(ride),
  };
}

/** Who may serve what; null: all may serve all; false: it does not fit into memory. */
function allowedOf({ servable }: Pick<SharedFleet, 'servable'>, { classes, classOf }: Requirements, nodeCount: number): Uint8Array | null | false {
  if (classes.length === 1 || servable.every((column) => column.every((may) => may === 1))) return null;
  const types = servable.length;
  if (nodeCount * types > MAX_ALLOWED_CELLS) return false;
  const allowed = new Uint8Array(nodeCount * types).fill(1);
  for (const [node, c] of classOf.entries()) for (let type = 0; type < types; type++) allowed[node * types + type] = servable[type]![c]!;
  return allowed;
}

/** What serving by each type costs, a shipment at its pickup; null: nothing; false: it does not fit into memory. */
function servingCostOf({ prices }: Pick<SharedFleet, 'prices'>, { classOf }: Requirements, nodeCount: number, stops: number): Float64Array | null | false {
  if (prices === null) return null;
  const types = prices.length;
  if (nodeCount * types > MAX_ALLOWED_CELLS) return false;
  const costs = new Float64Array(nodeCount * types);
  for (const [node, c] of classOf.entries()) {
    const isDelivery = node >= stops && (node - stops) % 2 === 1;
    if (!isDelivery) for (let type = 0; type < types; type++) costs[node * types + type] = prices[type]![c]!;
  }
  return costs;
}

function primaryOf(first: string | null | undefined): Problem['primary'] {
  return first === 'vehicles' || first === 'time' ? first : 'none';
}

/** Null: every customer is required. Depots, which no route leaves out, are. */
function omissionOf(customers: readonly Customer[], nodeCount: number): Omission | null {
  if (customers.every(({ required }) => required === true)) return null;
  const price = new Float64Array(nodeCount).fill(Infinity);
  const priority = new Float64Array(nodeCount).fill(PLAN_DEFAULTS.priority);
  const priorities = customers.map((customer) => customer.priority ?? PLAN_DEFAULTS.priority);
  const factor = priorityFactor(priorities);
  for (const [i, { required, price_of_omission: asked }] of customers.entries()) {
    if (required !== true) price[i] = asked === null || asked === undefined ? NaN : asked + 0;
    priority[i] = priorities[i]! * factor;
  }
  return { price, priority };
}

/** Sums of priorities that differ by less than the tolerance count as equal: smaller ones are raised, all alike, as only ratios have a meaning. */
const SMALL_PRIORITY = 1e-3;
/** Far beyond it, the great priorities would hide the small ones. */
const GREAT_PRIORITY = 1e9;
/** More than its inverse would not be a number. */
const LEAST_PRIORITY = 1e-300;

/** Returns what to multiply all priorities by, so that even the smallest counts. */
function priorityFactor(priorities: readonly number[]): number {
  const smallest = priorities.reduce((least, value) => Math.min(least, value), Infinity);
  if (smallest >= SMALL_PRIORITY) return 1;
  return Math.min(1 / Math.max(smallest, LEAST_PRIORITY), GREAT_PRIORITY / priorities.reduce((most, value) => Math.max(most, value), 0));
}

const RELATIONS = { same_vehicle: 'same-vehicle', different_vehicles: 'different-vehicles', in_order: 'in-order', in_direct_order: 'in-direct-order', one_of: 'one-of' } as const satisfies Record<StopRelation['type'], Relation['kind']>;

function relationsOf(relations: readonly StopRelation[], { stops, shipments }: Pick<PlanIds, 'stops' | 'shipments'>): Relation[] {
  if (relations.length === 0) return [];
  const [stopAt, shipmentAt] = [stops, shipments].map((ids) => new Map(ids.map((id, i) => [id, i]))) as [Map<string, number>, Map<string, number>];
  return relations.map((relation) => ({ kind: RELATIONS[relation.type], nodes: relationNodes(relation, stopAt, shipmentAt) }));
}

function secondsOfDay(seconds: number): number {
  return ((seconds % SECONDS_PER_DAY) + SECONDS_PER_DAY) % SECONDS_PER_DAY;
}
