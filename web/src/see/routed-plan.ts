import type { Plan as Answer, PlanRequest, PlanRoute as AnswerRoute, Step } from '#generated/types.js';
import { breakSpots } from '../../../src/drawing/map/break-spots.js';
import { boundOf } from '../bound/bound.js';
import { amount } from './clock.js';
import { localMinutes, minutesIn } from './instants.js';
import { carriedBy, loadWords, type Carried } from './loads.js';
import { totalsOf } from './plan.js';
import type { CostPart, LeftOut, Plan, PlanRoute, PlanStop, RouteTimes } from './plan-types.js';
import { nodesOf, placesOf, type PlanNodes } from './plan-nodes.js';
import { travelDistance } from './travel-distance.js';
import { keyOf, labelOf, nameOf as visitName, numbersOf, visitsOf, type RouteOfRequest, type Visit } from './visits.js';

/** Source of a plan of version 2: a result of the service, a plan that it has checked, or only routes: of an incumbent, or unchecked. */
export type RoutedSource = Pick<Answer, 'summary' | 'routes' | 'unassigned' | 'estimated_profiles' | 'warnings'> | { readonly plan_routes: readonly RouteOfRequest[]; readonly total_cost?: number | null };

const COST_NAMES = {
  fixed: 'Vehicles', distance: 'Distance', time: 'Time', overtime: 'Overtime', excess: 'Beyond soft limits', lateness: 'Lateness', vehicle_prices: 'Vehicle prices', omission: 'Stops left out', balance: 'Unequal days', changes: 'Changes',
} as const;

const MINUTES_PER_DAY = 1440;

/** Returns the data that map, table and timeline show of a plan of version 2; pure, O(stops). */
export function routedPlanOf(request: PlanRequest, source: RoutedSource): Plan {
  const reader = readerOf(request, source);
  const numbers = 'plan_routes' in source ? numbersOf(source.plan_routes) : [];
  const routes = 'plan_routes' in source
    ? source.plan_routes.map((route, index) => incumbentRoute(reader, route, index, numbers[index]!))
    : source.routes.map((route, index) => answerRoute(reader, route, index));
  const { nodes } = reader;
  const hasLoads = [...reader.visits.values()].some(({ amounts }) => amounts !== '');
  return {
    nodeCount: placesOf(request).length,
    fleet: request.vehicles.reduce((sum, { count }) => sum + (count ?? 1), 0),
    unit: 'meters',
    hasDistances: hasDistances(request, routes),
    hasLoads,
    hasCapacities: hasLoads && request.vehicles.some(({ capacities }) => Object.keys(capacities ?? {}).length > 0),
    routes,
    timed: !('plan_routes' in source),
    base: [0, 0, 0],
    depots: new Set(routes.flatMap(({ stops }) => stops.flatMap(({ role, node }) => (role === 'customer' ? [] : [node])))),
    totals: totalsOf(routes, 'plan_routes' in source ? source.total_cost ?? null : source.summary.costs.total),
    leftOut: 'plan_routes' in source ? [] : source.unassigned.map((left) => leftOutOf(nodes, left)),
    costs: 'plan_routes' in source ? [] : costParts(source.summary),
    warnings: 'plan_routes' in source ? [] : (source.warnings ?? []).map(({ message }) => message),
    estimated: 'plan_routes' in source ? [] : source.estimated_profiles,
    bound: boundOf(source),
  };
}

/** Whether any profile has distances. Uploaded matrices are not sent to the page: they have some if a route has. */
function hasDistances({ profiles }: PlanRequest, routes: readonly PlanRoute[]): boolean {
  return !profiles?.length || profiles.some(({ travel }) => (
    travel.type === 'uploaded' ? routes.some(({ distance }) => distance > 0) : travel.type !== 'matrices' || (travel.distances_meters?.length ?? 0) > 0
  ));
}

/** A stop, or a shipment with both its ends. */
function leftOutOf(nodes: PlanNodes, left: Answer['unassigned'][number]): LeftOut {
  const visits: Visit[] = left.type === 'shipment' ? [{ type: 'pickup', shipment: left.shipment }, { type: 'delivery', shipment: left.shipment }] : [{ type: 'stop', stop: left.stop }];
  return {
    visits, nodes: visits.map((visit) => nodes.visit(visit)), name: left.type === 'shipment' ? `shipment ${left.shipment}` : left.stop,
    reasons: left.reasons.map(({ message }) => message), relaxation: left.relaxation?.message ?? null,
  };
}

function costParts({ costs }: Answer['summary']): CostPart[] {
  return Object.entries(COST_NAMES).map(([part, name]) => ({ name, value: costs[part as keyof typeof COST_NAMES] })).filter(({ value }) => value > 0);
}

/** What reading the routes of one plan needs. */
interface Reader {
  readonly request: PlanRequest;
  readonly nodes: PlanNodes;
  /** What is known of each visit but reloads, by its key. */
  readonly visits: ReadonlyMap<string, VisitFacts>;
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
    visits: visitFacts(request),
    vehicles: new Map(request.vehicles.map((vehicle) => [vehicle.id, vehicle])),
    minute: (text) => localMinutes(text) - midnight,
    instant: (text) => minutesIn(text, first) - midnight,
  };
}

/** What a request says of a visit. */
interface VisitFacts {
  readonly location: string;
  readonly windows: NonNullable<PlanRequest['stops']>[number]['windows'];
  /** What is loaded and unloaded, in words. */
  readonly amounts: string;
}

function visitFacts(request: PlanRequest): Map<string, VisitFacts> {
  const signed = (sign: string, amounts: Readonly<Record<string, number>> | null | undefined): string[] => Object.entries(amounts ?? {}).map(([name, value]) => `${sign}${amount(value)} ${name}`);
  return new Map([
    ...(request.stops ?? []).map(({ id, location, windows, delivers, collects }): [string, VisitFacts] =>
      [keyOf({ type: 'stop', stop: id }), { location, windows, amounts: [...signed('−', delivers), ...signed('+', collects)].join(', ') }]),
    ...(request.shipments ?? []).flatMap(({ id, pickup, delivery, amounts }): [string, VisitFacts][] => [
      [keyOf({ type: 'pickup', shipment: id }), { location: pickup.location, windows: pickup.windows, amounts: signed('+', amounts).join(', ') }],
      [keyOf({ type: 'delivery', shipment: id }), { location: delivery.location, windows: delivery.windows, amounts: signed('−', amounts).join(', ') }],
    ]),
  ]);
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
    vehicleKey: vehicleKeyOf(route),
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

/** A step at a place. */
type LocatedStep = Exclude<Step, { type: 'break' }>;

function placeIn({ nodes, visits, instant }: Reader, step: LocatedStep): Pick<PlanStop, 'node' | 'label' | 'name' | 'role' | 'visit' | 'windows' | 'demand' | 'demandText'> {
  if (step.type === 'start' || step.type === 'end' || step.type === 'reload') {
    const visit: Visit | null = step.type === 'reload' ? { type: 'reload', location: step.location } : null;
    const name = visit === null ? step.location : visitName(visit);
    return { node: nodes.location(step.location), label: step.location, name, role: step.type, visit, windows: [], demand: 0, demandText: '' };
  }
  const visit = visitIn(step);
  const facts = visits.get(keyOf(visit));
  const name = visitName(visit);
  return {
    node: nodes.visit(visit),
    label: labelOf(visit),
    name: name === step.location ? name : `${name} at ${step.location}`,
    role: 'customer',
    visit,
    windows: (facts?.windows ?? []).map(({ earliest, latest }) => [earliest ? instant(earliest) : -Infinity, latest ? instant(latest) : Infinity] as const),
    demand: 0,
    demandText: facts?.amounts ?? '',
  };
}

function visitIn(step: Extract<Step, { type: 'stop' | 'pickup' | 'delivery' }>): Exclude<Visit, { type: 'reload' }> {
  return step.type === 'stop' ? { type: 'stop', stop: step.stop } : { type: step.type, shipment: step.shipment };
}

function loadsIn({ main }: Carried, { loads }: LocatedStep): Pick<PlanStop, 'load' | 'loadText'> {
  return { load: main === null ? 0 : loads[main] ?? 0, loadText: loadWords(loads) };
}

function timesIn({ minute }: Reader, step: LocatedStep): PlanStop['times'] {
  if (step.type === 'start' || step.type === 'end') {
    const at = minute(step.type === 'start' ? step.ends_at : step.arrives_at);
    return { arrival: at, waiting: 0, setup: 0, start: at, leave: at, lateness: 0 };
  }
  const { arrives_at, begins_at, ends_at, waiting_seconds } = step;
  const { setup_seconds: setup, lateness_seconds: lateness } = { setup_seconds: 0, lateness_seconds: 0, ...step };
  return { arrival: minute(arrives_at), waiting: waiting_seconds / 60, setup: setup / 60, start: minute(begins_at), leave: minute(ends_at), lateness: lateness / 60 };
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

function vehicleKeyOf({ vehicle, vehicle_number: number }: Pick<AnswerRoute, 'vehicle' | 'vehicle_number'>): string {
  return `${vehicle} ${number}`;
}

/** The id of the vehicle, with its number if there are several equal ones. */
function nameOf(vehicle: Pick<PlanRequest['vehicles'][number], 'count'> | undefined, { vehicle: id, vehicle_number: number }: Pick<AnswerRoute, 'vehicle' | 'vehicle_number'>): string {
  return (vehicle?.count ?? 1) > 1 ? `${id} ${number}` : id;
}

/** An incumbent has no times and loads; distances follow from the request. */
function incumbentRoute(reader: Reader, route: RouteOfRequest, index: number, number: number): PlanRoute {
  const { nodes, request, visits: known } = reader;
  const vehicle = reader.vehicles.get(route.vehicle);
  const distance = travelDistance(request, vehicle?.profile ?? null);
  const visits = visitsOf(route);
  const ends = (location: string | null | undefined, role: 'start' | 'end') => (location ? [{ role, visit: null, label: location, name: location, location, node: nodes.location(location) }] : []);
  const places = [
    ...ends(vehicle?.start, 'start'),
    ...visits.map((visit) => {
      const name = visitName(visit);
      if (visit.type === 'reload') return { role: 'reload' as const, visit, label: visit.location, name, location: visit.location, node: nodes.visit(visit) };
      return { role: 'customer' as const, visit, label: labelOf(visit), name, location: known.get(keyOf(visit))?.location ?? '', node: nodes.visit(visit) };
    }),
    ...ends(vehicle?.end, 'end'),
  ];
  let travelled = 0;
  const stops = places.map(({ location, ...place }, position): PlanStop => {
    const leg = position === 0 ? 0 : distance(places[position - 1]!.location, location);
    travelled += leg;
    return { ...place, route: index, position, demand: 0, load: 0, demandText: '', loadText: '', leg, travelled, windows: [], times: null };
  });
  const customers = stops.filter(({ role }) => role === 'customer').length;
  const own = { vehicle: route.vehicle, vehicle_number: number };
  return { index, vehicle: index, vehicleKey: vehicleKeyOf(own), name: nameOf(vehicle, own), stops, breaks: [], customers, distance: travelled, capacity: 0, load: 0, loadText: '', times: null };
}
