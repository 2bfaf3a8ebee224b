import type { PlanViolation, Visit } from '#generated/types.js';
import type { Violation } from '../../model/checker/violation.js';
import type { Problem } from '../../model/problem.js';
import { choicesOf } from './alternatives.js';
import { barText } from './barred.js';
import type { ReadRoutes } from './read-routes.js';
import { departuresText, goneInHour, hasLeft } from './departure-hours.js';
import { limitedVehicles } from './fleet-limits.js';
import type { PlanIds } from './ids.js';
import { minuteText, seconds } from './steps.js';
import { customerName, customerVisit, firstUpper, visitName } from './visits.js';

/** What a violation is about, in the caller's terms. */
interface Context {
  readonly problem: Problem;
  readonly ids: PlanIds;
  /** The vehicle of the route; undefined: of no route. */
  readonly vehicle: string | undefined;
  /** What texts call the visit that it is about. */
  readonly stop: string | undefined;
}

type Numbers = Pick<PlanViolation, 'value' | 'limit'>;

interface Wording {
  readonly kind: string;
  text(violation: Violation, context: Context): string;
  /** The numbers in the caller's units; default: as the checker has them. */
  numbers?(violation: Violation): Numbers;
}

/**
 * Returns a violation that the checker found in the caller's terms: ids for nodes and routes, seconds and instants for minutes.
 * @param step of the route that it is about; null: none.
 */
export function planViolation(
  problem: Problem, ids: PlanIds, violation: Violation, { names }: Pick<ReadRoutes, 'names'>, step: number | null = null,
): PlanViolation {
  const name = violation.route === undefined ? undefined : names[violation.route];
  const vehicle = name?.vehicle;
  const visit = violation.node === undefined ? undefined : visitOf(problem, ids, violation.node);
  const stop = visit === undefined ? undefined : visitName(visit);
  const wording = WORDINGS[violation.fleetLimit === undefined ? violation.kind : problem.fleetLimits[violation.fleetLimit]!.kind];
  const { value, limit } = wording?.numbers?.(violation) ?? violation;
  return {
    kind: wording?.kind ?? violation.kind.replaceAll('-', '_'),
    message: wording?.text(violation, { problem, ids, vehicle, stop }) ?? violation.message,
    ...name,
    ...(step !== null && { step }),
    ...(visit !== undefined && 'stop' in visit && { stop: visit.stop }),
    ...(visit !== undefined && 'shipment' in visit && { shipment: visit.shipment }),
    ...(value !== undefined && Number.isFinite(value) && { value }),
    ...(limit !== undefined && Number.isFinite(limit) && { limit }),
  };
}

/** The visit at a node: of a customer, or a reload. */
function visitOf({ customers, place }: Problem, ids: PlanIds, node: number): Visit {
  return node < customers.length ? customerVisit(ids, node) : { type: 'reload', location: ids.locations[place === null ? node : place[node]!]! };
}

const inSeconds = ({ value = NaN, limit = NaN }: Violation): Numbers => ({ value: seconds(value), limit: seconds(limit) });
const noNumbers = (): Numbers => ({});

/** A limit of the vehicle: "the route of van-1 takes 1200 s; at most 1100 s are allowed". */
function limitOf(kind: string, verb: string, unit: string, numbers?: (violation: Violation) => Numbers): Wording {
  return {
    kind,
    text: (violation, { vehicle }) => {
      const { value, limit } = numbers?.(violation) ?? violation;
      return `The route of ${String(vehicle)} ${verb} ${String(value)} ${unit}; its limit is ${String(limit)} ${unit}.`;
    },
    ...(numbers && { numbers }),
  };
}

function relation(text: (stops: string, vehicle: string | undefined) => string): Wording {
  return { kind: 'relation', text: (violation, { ids, vehicle }) => text(relatedStops(violation, ids), vehicle), numbers: noNumbers };
}

function isAlternative(problem: Problem, node: number | undefined): boolean {
  return node !== undefined && choicesOf(problem).some((nodes) => nodes.includes(node));
}

/** The stops that the checker names in its message. */
function relatedStops({ message, node }: Violation, ids: PlanIds): string {
  const nodes = [...message.matchAll(/\b(?:node|customer)s? (\d+)(?: and (\d+))?/gi)].flatMap(([, ...numbers]) => numbers).filter((text) => text !== undefined).map(Number);
  const named = nodes.length > 0 ? nodes : node === undefined ? [] : [node];
  return [...new Set(named)].map((one) => customerName(ids, one)).join(' and ');
}

function departuresFault({ value, limit, fleetLimit = 0 }: Violation, { problem, ids }: Context): string {
  const gone = goneInHour(problem, fleetLimit);
  return `${String(value)} vehicles leave ${departuresText(problem, ids, fleetLimit)}; at most ${String(limit)} may${gone === 0 ? '' : ` besides the ${String(gone)} on the road`}.`;
}

function windowFault({ node = 0, value = NaN, limit = NaN }: Violation, { problem, ids, stop, vehicle }: Context): string {
  const [from, until] = [minuteText(ids, value), minuteText(ids, limit)];
  if (node < problem.customers.length) return `${String(vehicle)} reaches ${String(stop)} at ${from} at the earliest; its last window ends at ${until}.`;
  if (hasLeft(problem, node)) return `${String(vehicle)} left its start at ${until}, and carries what is released at ${from}.`;
  return `${String(vehicle)} cannot leave its start before ${from}, when all that it carries is released; the last hour of its departure ends at ${until}.`;
}

const TOO_MANY_ROUTES: Wording = { kind: 'too_many_routes', text: ({ value, limit }) => `${String(value)} routes are of equal vehicles, of which there are ${String(limit)}.` };

const WORDINGS: Readonly<Record<string, Wording | undefined>> = {
  fleet: TOO_MANY_ROUTES,
  shared: TOO_MANY_ROUTES,
  departures: { kind: 'departures', text: departuresFault },
  used: {
    kind: 'fleet_limit',
    text: ({ value, limit, fleetLimit }, { problem, ids }) => `${String(value)} of the vehicles ${limitedVehicles(problem, ids, problem.fleetLimits[fleetLimit!]!)} are used; at most ${String(limit)} may be.`,
  },
  'missing-customer': { kind: 'missing_stop', text: ({ node }, { problem, stop }) => `${firstUpper(String(stop))} is required, and no route serves it${isAlternative(problem, node) ? ' or one of its alternatives' : ''}.`, numbers: noNumbers },
  'vehicle-not-allowed': { kind: 'not_allowed', text: ({ node }, { ids, stop, vehicle }) => `${barText(ids, node!, { vehicle: String(vehicle), name: String(stop) })}.`, numbers: noNumbers },
  capacity: {
    kind: 'capacity',
    text: ({ quantity = 0, value, limit }, { ids, vehicle }) => `${String(vehicle)} carries ${String(value)} ${ids.quantities[quantity] ?? 'units'}; its capacity is ${String(limit)}.`,
  },
  'deliveries-first': {
    kind: 'deliveries_first',
    text: (_, { stop, vehicle }) => `${String(stop)} has a delivery and comes after a stop with a collection; ${String(vehicle)} delivers first.`,
    numbers: noNumbers,
  },
  shipment: { kind: 'shipment', text: shipmentText, numbers: noNumbers },
  'loading-order': {
    kind: 'last_in_first_out',
    text: (_, { stop, vehicle }) => `${firstUpper(String(stop))} comes while a shipment that was picked up later is on board; ${String(vehicle)} unloads last in, first out.`,
    numbers: noNumbers,
  },
  ride: {
    kind: 'ride',
    text: ({ value = NaN, limit = NaN }, { stop, vehicle }) =>
      `${firstUpper(String(stop).replace(/^the \w+ of /, ''))} is on board of ${String(vehicle)} for ${String(seconds(value))} s at least; its max_ride_seconds is ${String(seconds(limit))}.`,
    numbers: inSeconds,
  },
  reload: { kind: 'reload', text: (_, { stop, vehicle }) => `The route of ${String(vehicle)} has ${String(stop)} that does not stand between two other visits.`, numbers: noNumbers },
  'depot-inside-route': { kind: 'reload', text: (_, { stop, vehicle }) => `The route of ${String(vehicle)} has ${String(stop)}, where it may not reload.`, numbers: noNumbers },
  'max-trips': { kind: 'trips', text: ({ value, limit }, { vehicle }) => `The route of ${String(vehicle)} has ${String(value)} trips; its limit is ${String(limit)}.` },
  'time-window': {
    kind: 'window',
    text: windowFault,
    numbers: inSeconds,
  },
  shift: {
    kind: 'shift',
    text: ({ value = NaN, limit = NaN }, { ids, vehicle }) => `The route of ${String(vehicle)} ends at ${minuteText(ids, value)} at the earliest; its shift ends at ${minuteText(ids, limit)}.`,
    numbers: inSeconds,
  },
  'working-hours': limitOf('duration', 'takes', 's', inSeconds),
  'max-driving': limitOf('driving', 'drives', 's', inSeconds),
  'max-distance': limitOf('distance', 'has', 'm'),
  'max-stops': limitOf('stops', 'has', 'stops'),
  break: { kind: 'break', text: (_, { vehicle }) => `The breaks of ${String(vehicle)} do not fit into its route.`, numbers: noNumbers },
  schedule: {
    kind: 'schedule',
    text: ({ unproved }, { vehicle }) => (unproved
      ? `No times of the route of ${String(vehicle)} were found that satisfy its windows, breaks and limits together; it is too long for all to be tried.`
      : `No times of the route of ${String(vehicle)} satisfy its windows, breaks and limits together.`),
    numbers: noNumbers,
  },
  'same-vehicle': relation((stops) => `${stops} must be on one vehicle.`),
  'different-vehicles': relation((stops, vehicle) => `${stops} must not be on one vehicle${vehicle === undefined ? '' : `, and ${vehicle} serves both`}.`),
  'in-order': relation((stops) => `${stops} must be on one vehicle, in the order of their relation.`),
  'in-direct-order': relation((stops) => `${stops} must be on one vehicle, in the order of their relation and with no other stop in between.`),
  'one-of': relation((stops) => `${stops} are alternatives, of which only one may be served.`),
  'incompatible-goods': {
    kind: 'incompatible_goods', text: (violation, { ids, vehicle }) => `${String(vehicle)} serves ${relatedStops(violation, ids)}, whose goods may not be on one route.`, numbers: noNumbers,
  },
  locked: {
    kind: 'locked',
    text: (_, { stop, vehicle }) => (vehicle === undefined
      ? `No route begins with the locked visits of the vehicle of ${String(stop)}.`
      : `The route of ${vehicle} does not begin with its locked visits in their order.`),
    numbers: noNumbers,
  },
  cost: { kind: 'not_finite_cost', text: () => 'The numbers are so large that the cost is not finite.', numbers: noNumbers },
};

/** What is wrong with a shipment of which only a part is served, or not as it must be. */
function shipmentText({ node = 0, message }: Violation, { ids, vehicle }: Context): string {
  const { type, shipment } = customerVisit(ids, node) as { readonly type: string; readonly shipment: string };
  if (message.includes(' before ')) return `${String(vehicle)} delivers ${shipment} before it picks it up.`;
  if (message.startsWith('Routes ')) return `${shipment} is picked up and delivered by two routes; one vehicle must do both.`;
  return type === 'pickup' ? `${String(vehicle)} picks up ${shipment}, and no route delivers it.` : `${String(vehicle)} delivers ${shipment}, and no route picks it up.`;
}
