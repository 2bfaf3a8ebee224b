import type { Plan as Answer, PlanRequest, PlanRoute as AnswerRoute, RouteToCheck, Step, StopStep } from '#generated/types.js';
import { breakSpots } from '../../../src/drawing/map/break-spots.js';
import { amount } from './clock.js';
import { localMinutes, minutesIn } from './instants.js';
import { carriedBy, loadWords, type Carried } from './loads.js';
import { totalsOf } from './plan.js';
import type { CostPart, LeftOut, Plan, PlanRoute, PlanStop, RouteTimes } from './plan-types.js';
import { nodesOf, type PlanNodes } from './plan-nodes.js';
import { travelDistance } from './travel-distance.js';

/** Source of a plan of version 2: a result of the service, or only the routes of an incumbent. */
export type RoutedSource = Answer | { readonly plan_routes: readonly RouteToCheck[]; readonly total_cost?: number | null };

const COST_NAMES = {
  fixed: 'Vehicles', distance: 'Distance', time: 'Time', overtime: 'Overtime', lateness: 'Lateness', omission: 'Stops left out', balance: 'Unequal days',
} as const;

const MINUTES_PER_DAY = 1440;

/** Returns the data that map, table and timeline show of a plan of version 2; pure, O(stops). */
export function routedPlanOf(request: PlanRequest, source: RoutedSource): Plan {
  const reader = readerOf(request, source);
  const routes = 'plan_routes' in source
    ? source.plan_routes.map((route, index) => incumbentRoute(reader, route, index))
    : source.routes.map((route, index) => answerRoute(reader, route, index));
  const { nodes } = reader;
  return {
    nodeCount: request.stops.length,
    fleet: request.vehicles.reduce((sum, { count }) => sum + (count ?? 1), 0),
    unit: 'meters',
    routes,
    timed: !('plan_routes' in source),
    softWindows: request.stops.some(({ late_cost_per_hour: price }) => (price ?? 0) > 0),
    base: [0, 0, 0],
    depots: new Set(routes.flatMap(({ stops }) => stops.flatMap(({ role, node }) => (role === 'customer' ? [] : [node])))),
    totals: totalsOf(routes, 'plan_routes' in source ? source.total_cost ?? null : source.summary.costs.total),
    leftOut: 'plan_routes' in source ? [] : source.unassigned.map((stop): LeftOut => ({
      node: nodes.stop(stop.stop), name: stop.stop, reasons: stop.reasons.map(({ message }) => message), relaxation: stop.relaxation?.message ?? null,
    })),
    costs: 'plan_routes' in source ? [] : costParts(source),
    warnings: 'plan_routes' in source ? [] : (source.warnings ?? []).map(({ message }) => message),
    estimated: 'plan_routes' in source ? [] : source.estimated_profiles,
  };
}

function costParts({ summary: { costs } }: Answer): CostPart[] {
  return Object.entries(COST_NAMES).map(([part, name]) => ({ name, value: costs[part as keyof typeof COST_NAMES] })).filter(({ value }) => value !== 0);
}

/** What reading the routes of one plan needs. */
interface Reader {
  readonly request: PlanRequest;
  readonly nodes: PlanNodes;
  readonly stops: ReadonlyMap<string, PlanRequest['stops'][number]>;
  readonly vehicles: ReadonlyMap<string, PlanRequest['vehicles'][number]>;
  /** Minutes of a local time since midnight of the plan's first day. */
  readonly minute: (text: string) => number;
  /** The same of an instant with any offset. */
  readonly instant: (text: string) => number;
}

function readerOf(request: PlanRequest, source: RoutedSource): Reader {
  const departures = 'plan_routes' in source ? [] : source.routes.map((route) => route.departs_at);
  const [first = '1970-01-01T00:00:00Z'] = departures;
  const earliest = departures.reduce((least, text) => Math.min(least, localMinutes(text)), localMinutes(first));
  const midnight = Math.floor(earliest / MINUTES_PER_DAY) * MINUTES_PER_DAY;
  return {
    request,
    nodes: nodesOf(request),
    stops: new Map(request.stops.map((stop) => [stop.id, stop])),
    vehicles: new Map(request.vehicles.map((vehicle) => [vehicle.id, vehicle])),
    minute: (text) => localMinutes(text) - midnight,
    instant: (text) => minutesIn(text, first) - midnight,
  };
}

function answerRoute(reader: Reader, route: AnswerRoute, index: number): PlanRoute {
  const vehicle = reader.vehicles.get(route.vehicle);
  const located = route.steps.filter((step) => step.type !== 'break');
  const carried = carriedBy(vehicle?.capacities ?? null, located.map(({ loads }) => loads));
  let before = 0;
  const stops = located.map((step, position): PlanStop => {
    const leg = step.distance_meters - before;
    before = step.distance_meters;
    return { ...placeIn(reader, step), route: index, position, leg, travelled: step.distance_meters, ...loadsIn(carried, step), times: timesIn(reader, step) };
  });
  return {
    index,
    vehicle: index,
    name: nameOf(vehicle, route),
    stops,
    breaks: breakSpots(route.steps).map(({ begins_at, ends_at, after, share }) => ({ from: reader.minute(begins_at), to: reader.minute(ends_at), after, share })),
    customers: stops.filter(({ role }) => role === 'customer').length,
    distance: route.distance_meters,
    capacity: carried.capacity,
    load: carried.most,
    loadText: carried.text,
    times: routeTimes(reader, route),
  };
}

type Located = Exclude<Step, { type: 'break' }>;

function placeIn({ nodes, stops, instant }: Reader, step: Located): Pick<PlanStop, 'node' | 'label' | 'name' | 'role' | 'windows' | 'demand' | 'demandText'> {
  if (step.type !== 'stop') {
    return { node: nodes.location(step.location), label: step.location, name: step.location, role: step.type, windows: [], demand: 0, demandText: '' };
  }
  const stop = stops.get(step.stop);
  return {
    node: nodes.stop(step.stop),
    label: step.stop,
    name: step.stop === step.location ? step.stop : `${step.stop} at ${step.location}`,
    role: 'customer',
    windows: (stop?.windows ?? []).map(({ earliest, latest }) => [earliest ? instant(earliest) : -Infinity, latest ? instant(latest) : Infinity] as const),
    demand: 0,
    demandText: [...Object.entries(stop?.delivers ?? {}).map(([name, value]) => `−${amount(value)} ${name}`), ...Object.entries(stop?.collects ?? {}).map(([name, value]) => `+${amount(value)} ${name}`)].join(', '),
  };
}

function loadsIn({ main }: Carried, { loads }: Located): Pick<PlanStop, 'load' | 'loadText'> {
  return { load: main === null ? 0 : loads[main] ?? 0, loadText: loadWords(loads) };
}

function timesIn({ minute }: Reader, step: Located): PlanStop['times'] {
  if (step.type !== 'stop') {
    const at = minute(step.type === 'start' ? step.ends_at : step.arrives_at);
    return { arrival: at, waiting: 0, setup: 0, start: at, leave: at, lateness: 0 };
  }
  const { arrives_at, begins_at, ends_at, waiting_seconds, setup_seconds, lateness_seconds }: StopStep = step;
  return {
    arrival: minute(arrives_at), waiting: waiting_seconds / 60, setup: setup_seconds / 60, start: minute(begins_at), leave: minute(ends_at), lateness: lateness_seconds / 60,
  };
}

function routeTimes({ minute }: Reader, route: AnswerRoute): RouteTimes {
  return {
    start: minute(route.departs_at),
    end: minute(route.ends_at),
    working: route.duration_seconds / 60,
    travel: route.driving_seconds / 60,
    waiting: route.waiting_seconds / 60,
    service: route.service_seconds / 60,
    setup: route.setup_seconds / 60,
    breaks: route.break_seconds / 60,
    lateness: route.lateness_seconds / 60,
  };
}

/** The id of the vehicle, with its number if there are several equal ones. */
function nameOf(vehicle: Pick<PlanRequest['vehicles'][number], 'count'> | undefined, { vehicle: id, vehicle_number: number }: Pick<AnswerRoute, 'vehicle' | 'vehicle_number'>): string {
  return (vehicle?.count ?? 1) > 1 ? `${id} ${number}` : id;
}

/** An incumbent has no times and loads; distances follow from the request. */
function incumbentRoute(reader: Reader, { vehicle: id, stops: ids }: RouteToCheck, index: number): PlanRoute {
  const { nodes, request, stops: known } = reader;
  const vehicle = reader.vehicles.get(id);
  const distance = travelDistance(request, vehicle?.profile ?? null);
  const ends = (location: string | null | undefined, role: 'start' | 'end') => (location ? [{ role, label: location, location, node: nodes.location(location) }] : []);
  const places = [
    ...ends(vehicle?.start, 'start'),
    ...ids.map((stop) => ({ role: 'customer' as const, label: stop, location: known.get(stop)?.location ?? '', node: nodes.stop(stop) })),
    ...ends(vehicle?.end, 'end'),
  ];
  let travelled = 0;
  const stops = places.map(({ role, label, location, node }, position): PlanStop => {
    const leg = position === 0 ? 0 : distance(places[position - 1]!.location, location);
    travelled += leg;
    return { route: index, position, node, label, name: label, role, demand: 0, load: 0, demandText: '', loadText: '', leg, travelled, windows: [], times: null };
  });
  return { index, vehicle: index, name: id, stops, breaks: [], customers: ids.length, distance: travelled, capacity: 0, load: 0, loadText: '', times: null };
}
