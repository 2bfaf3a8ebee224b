import { PLAN_DEFAULTS } from '#generated/constants.js';
import type { PlanRequest, Stop, StopRelation } from '#generated/types.js';
import type { Finding } from '../../errors.js';
import type { Omission, PlannedRoutes, Problem, Quantity, Relation } from '../../model/problem.js';
import { type Fleet, fleetOf } from './fleet.js';
import type { PlanIds } from './ids.js';
import { planStart } from './plan-start.js';
import { type Requirements, requirementsOf } from './requirements.js';
import { minutes, timeDimension } from './time-dimension.js';
import { profilesOf } from './travel.js';

const SECONDS_PER_DAY = 86_400;

/** Who may serve what is a table of stops and kinds of vehicles: with more cells it would not fit into memory. */
export const MAX_ALLOWED_CELLS = 100_000_000;

/** A problem, and what the caller calls its parts. */
export interface PlanProblem {
  readonly problem: Problem;
  readonly ids: PlanIds;
  /** Routes to start the search from; they may be incomplete or infeasible, and -1 is a vehicle that is gone. Null: none. */
  readonly initial: PlannedRoutes | null;
}

/**
 * Returns the problem of a valid request, fresh: a node for each stop, in their order, then one for each location that is
 * a start or an end. Minutes count from the start of the plan; distances are meters. O(matrix cells + stops + vehicles).
 * @returns a fault when vehicles and stops are of too many kinds to say which may serve which.
 */
export function planProblem(request: PlanRequest): PlanProblem | { readonly fault: Finding } {
  const { stops, locations, vehicles } = request;
  const requirements = requirementsOf(request);
  if (requirements.classes.length * vehicles.length > MAX_ALLOWED_CELLS) return { fault: tooManyKinds(stops.length, vehicles.length) };
  const start = planStart(request);
  const profiles = profilesOf(request);
  const { place, depot } = placesOf(request);
  const quantities = quantityNames(stops);
  const fleet = fleetOf(request, { profiles, quantities, depot, start: start.seconds, requirements });
  const nodeCount = place.length;
  const allowed = allowedOf(fleet, requirements, nodeCount);
  if (allowed === false) return { fault: tooManyKinds(stops.length, fleet.types.length) };
  const ids: PlanIds = {
    stops: stops.map(({ id }) => id),
    locations: locations.map(({ id }) => id),
    vehicles: vehicles.map(({ id }, i) => ({ id, count: fleet.counts[i]! })),
    quantities,
    estimatedProfiles: profiles.estimated,
    start,
  };
  const problem: Problem = {
    objective: 'min_total_cost',
    primary: primaryOf(request.objective?.first),
    balanceCost: minutes(request.objective?.balance_cost_per_hour),
    nodeCount,
    vehicleCount: fleet.counts.reduce((sum, count) => sum + count, 0),
    customers: Int32Array.from(stops, (_, i) => i),
    place,
    travel: profiles.travel,
    quantities: quantities.length === 0 ? [nothing(nodeCount)] : quantities.map((name) => quantityOf(name, stops, nodeCount)),
    vehicleTypes: fleet.types,
    time: timeDimension(stops, nodeCount, start.seconds),
    allowed,
    omission: omissionOf(stops, nodeCount),
    relations: relationsOf(request.relations ?? [], ids.stops),
    shipments: [],
    changes: null,
    baseStartSeconds: secondsOfDay(start.seconds + 60 * start.offset),
  };
  return { problem, ids, initial: null };
}

function tooManyKinds(stops: number, kinds: number): Finding {
  const msg = `vehicles are of ${String(kinds)} kinds and there are ${String(stops)} stops: where skills or allowed and forbidden vehicles count, ` +
    `at most ${String(MAX_ALLOWED_CELLS)} combinations can be held; give equal vehicles as one with a count`;
  return { loc: ['body', 'vehicles'], msg, type: 'value_error' };
}

/** The location of each node, and the nodes of those that vehicles start and end at. */
function placesOf({ stops, locations, vehicles }: PlanRequest): { place: Int32Array; readonly depot: (location: string | null | undefined) => number } {
  const index = new Map(locations.map(({ id }, i) => [id, i]));
  const depots = new Map<string, number>();
  for (const { start, end } of vehicles) {
    for (const location of [start, end]) if (location && !depots.has(location)) depots.set(location, stops.length + depots.size);
  }
  return {
    place: Int32Array.from([...stops.map(({ location }) => location), ...depots.keys()], (location) => index.get(location)!),
    depot: (location) => (location ? depots.get(location)! : -1),
  };
}

function quantityNames(stops: readonly Stop[]): string[] {
  const names = new Set<string>();
  for (const { delivers, collects } of stops) for (const amounts of [delivers, collects]) for (const name of Object.keys(amounts ?? {})) names.add(name);
  return [...names];
}

function nothing(nodeCount: number): Quantity {
  return { delivered: new Float64Array(nodeCount), collected: new Float64Array(nodeCount) };
}

function quantityOf(name: string, stops: readonly Stop[], nodeCount: number): Quantity {
  const { delivered, collected } = nothing(nodeCount);
  const amount = (amounts: Stop['delivers']): number => (amounts && Object.hasOwn(amounts, name) ? amounts[name]! + 0 : 0);
  for (const [i, stop] of stops.entries()) {
    delivered[i] = amount(stop.delivers);
    collected[i] = amount(stop.collects);
  }
  return { delivered, collected };
}

/** Who may serve what; null: all may serve all; false: it does not fit into memory. */
function allowedOf({ servable }: Fleet, { classes, classOf }: Requirements, nodeCount: number): Uint8Array | null | false {
  if (classes.length === 1 || servable.every((column) => column.every((may) => may === 1))) return null;
  const types = servable.length;
  if (nodeCount * types > MAX_ALLOWED_CELLS) return false;
  const allowed = new Uint8Array(nodeCount * types).fill(1);
  for (const [node, c] of classOf.entries()) for (let type = 0; type < types; type++) allowed[node * types + type] = servable[type]![c]!;
  return allowed;
}

function primaryOf(first: string | null | undefined): Problem['primary'] {
  return first === 'vehicles' || first === 'time' ? first : 'none';
}

/** Null: every stop is required. Depots, which no route leaves out, are. */
function omissionOf(stops: readonly Stop[], nodeCount: number): Omission | null {
  if (stops.every(({ required }) => required === true)) return null;
  const price = new Float64Array(nodeCount).fill(Infinity);
  const priority = new Float64Array(nodeCount).fill(PLAN_DEFAULTS.priority);
  for (const [i, stop] of stops.entries()) {
    if (stop.required !== true) price[i] = stop.price_of_omission === null || stop.price_of_omission === undefined ? NaN : stop.price_of_omission + 0;
    priority[i] = stop.priority ?? PLAN_DEFAULTS.priority;
  }
  return { price, priority };
}

const RELATIONS = { same_vehicle: 'same-vehicle', different_vehicles: 'different-vehicles', in_order: 'in-order' } as const satisfies Record<StopRelation['type'], Relation['kind']>;

function relationsOf(relations: readonly StopRelation[], stops: readonly string[]): Relation[] {
  if (relations.length === 0) return [];
  const node = new Map(stops.map((id, i) => [id, i]));
  return relations.map(({ type, stops: ids }) => ({ kind: RELATIONS[type], nodes: Int32Array.from(ids, (id) => node.get(id)!) }));
}

function secondsOfDay(seconds: number): number {
  return ((seconds % SECONDS_PER_DAY) + SECONDS_PER_DAY) % SECONDS_PER_DAY;
}
