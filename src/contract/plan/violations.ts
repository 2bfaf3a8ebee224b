import type { PlanViolation } from '#generated/types.js';
import type { Violation } from '../../model/checker/violation.js';
import type { PlannedRoute, Problem } from '../../model/problem.js';
import { agrees } from '../../model/tolerance.js';
import type { ReadRoutes } from './read-routes.js';
import type { PlanIds } from './ids.js';
import { minuteText, seconds } from './steps.js';

/** What a violation is about, in the caller's terms. */
interface Context {
  readonly problem: Problem;
  readonly ids: PlanIds;
  /** The vehicle of the route; undefined: of no route. */
  readonly vehicle: string | undefined;
  readonly stop: string | undefined;
  readonly route: PlannedRoute | undefined;
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
  problem: Problem, ids: PlanIds, violation: Violation, { routes, names }: Pick<ReadRoutes, 'routes' | 'names'>, step: number | null = null,
): PlanViolation {
  const route = violation.route === undefined ? undefined : routes[violation.route];
  const name = violation.route === undefined ? undefined : names[violation.route];
  const vehicle = name?.vehicle;
  const stop = violation.node === undefined ? undefined : ids.stops[violation.node];
  const wording = WORDINGS[violation.kind];
  const { value, limit } = wording?.numbers?.(violation) ?? violation;
  return {
    kind: wording?.kind ?? violation.kind.replaceAll('-', '_'),
    message: wording?.text(violation, { problem, ids, vehicle, stop, route }) ?? violation.message,
    ...name,
    ...(step !== null && { step }),
    ...(stop !== undefined && { stop }),
    ...(value !== undefined && Number.isFinite(value) && { value }),
    ...(limit !== undefined && Number.isFinite(limit) && { limit }),
  };
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

/** The stops that the checker names in its message. */
function relatedStops({ message, node }: Violation, ids: PlanIds): string {
  const nodes = [...message.matchAll(/\b(?:node|customer)s? (\d+)(?: and (\d+))?/gi)].flatMap(([, ...numbers]) => numbers).filter((text) => text !== undefined).map(Number);
  const named = nodes.length > 0 ? nodes : node === undefined ? [] : [node];
  return [...new Set(named)].map((one) => ids.stops[one]!).join(' and ');
}

const WORDINGS: Readonly<Record<string, Wording | undefined>> = {
  fleet: { kind: 'too_many_routes', text: ({ value, limit }) => `${String(value)} routes are of equal vehicles, of which there are ${String(limit)}.` },
  'missing-customer': { kind: 'missing_stop', text: (_, { stop }) => `${String(stop)} is required, and no route serves it.`, numbers: noNumbers },
  'vehicle-not-allowed': { kind: 'not_allowed', text: (_, { stop, vehicle }) => `${String(vehicle)} is not allowed to serve ${String(stop)}, or lacks one of its skills.`, numbers: noNumbers },
  capacity: {
    kind: 'capacity',
    text: ({ value = NaN, limit = NaN }, context) => `${String(context.vehicle)} carries ${String(value)} ${quantityName(context, value, limit)}; its capacity is ${String(limit)}.`,
  },
  'deliveries-first': {
    kind: 'deliveries_first',
    text: (_, { stop, vehicle }) => `${String(stop)} has a delivery and comes after a stop with a collection; ${String(vehicle)} delivers first.`,
    numbers: noNumbers,
  },
  'time-window': {
    kind: 'window',
    text: ({ value = NaN, limit = NaN }, { ids, stop, vehicle }) =>
      `${String(vehicle)} reaches ${String(stop)} at ${minuteText(ids, value)} at the earliest; its last window ends at ${minuteText(ids, limit)}.`,
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
  locked: {
    kind: 'locked',
    text: (_, { stop, vehicle }) => (vehicle === undefined
      ? `No route begins with the locked visits of the vehicle of ${String(stop)}.`
      : `The route of ${vehicle} does not begin with its locked visits in their order.`),
    numbers: noNumbers,
  },
  cost: { kind: 'not_finite_cost', text: () => 'The numbers are so large that the cost is not finite.', numbers: noNumbers },
};

/** The quantity of which the route carries this much. */
function quantityName({ problem, ids, route }: Context, value: number, limit: number): string {
  if (route === undefined) return 'units';
  const { capacity } = problem.vehicleTypes[route.type]!;
  const index = ids.quantities.findIndex((_, k) => capacity[k] === limit && agrees(peakLoad(problem, route, k), value));
  return ids.quantities[index] ?? 'units';
}

function peakLoad({ quantities }: Problem, { customers }: PlannedRoute, k: number): number {
  const { delivered, collected } = quantities[k]!;
  let load = customers.reduce((sum, node) => sum + delivered[node]!, 0);
  let peak = load;
  for (const node of customers) {
    load += collected[node]! - delivered[node]!;
    peak = Math.max(peak, load);
  }
  return peak;
}
