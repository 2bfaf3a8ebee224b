import type { PlanRequest } from '#generated/account/types.js';
import { keyOf, numbersOf, routeOfRequest, visitsOf, type RouteOfRequest, type Unserved, type Visit } from '../see/visits.js';

/** A route while it is edited; without visits its vehicle is not used. */
export interface EditedRoute {
  readonly vehicle: string;
  /** Which of the equal vehicles, from 1, and how many there are. */
  readonly number: number;
  readonly of: number;
  readonly visits: readonly Visit[];
  /** How many visits from the first on stay as they are. */
  readonly locked: number;
  /** When the vehicle departed, an instant; null: it has not. */
  readonly departedAt: string | null;
}

/** Routes in the order of the request's vehicles, and what no route serves. */
export interface EditedPlan {
  readonly routes: readonly EditedRoute[];
  readonly unserved: readonly Unserved[];
}

/** The list of what is not served, as the route of a place. */
export const UNSERVED = -1;

/** A place in a route, or in the list of what is not served. */
export interface Place {
  readonly route: number;
  readonly at: number;
}

/** What an answer says of its routes, as far as editing needs it. */
export interface Answered {
  readonly routes: readonly { readonly vehicle: string; readonly vehicle_number?: number; readonly steps: readonly { readonly type: string }[] }[];
  readonly unassigned: readonly { readonly stop?: string; readonly shipment?: string }[];
}

const VISITED: ReadonlySet<string> = new Set<Visit['type']>(['stop', 'pickup', 'delivery', 'reload']);

/**
 * Returns the plan of an answer, with an empty route for each vehicle that has none; of several equal ones, for the next and those
 * before it. Beginnings that the request locks stay locked, and vehicles that have departed stay so. O(stops + vehicles).
 */
export function editedPlanOf(request: Pick<PlanRequest, 'vehicles' | 'initial_routes'>, { routes, unassigned }: Answered): EditedPlan {
  const begunOf = beginnings(request);
  return {
    routes: request.vehicles.flatMap(({ id, count }) => {
      const of = count ?? 1;
      const used = new Map(routes.filter(({ vehicle }) => vehicle === id).map(({ vehicle_number: number, steps }, i) => [number ?? i + 1, steps.flatMap(visitOf)]));
      const last = [...used.keys()].reduce((most, number) => Math.max(most, number), 0);
      return Array.from({ length: Math.min(of, last + 1) }, (_, i): EditedRoute => {
        const visits = used.get(i + 1) ?? [];
        const { locked_visits: locked, departed_at: departedAt } = begunOf(id, i + 1) ?? {};
        return { vehicle: id, number: i + 1, of, visits, locked: Math.min(locked ?? 0, visits.length), departedAt: departedAt ?? null };
      });
    }),
    unserved: unassigned.map(({ stop, shipment }): Unserved => (shipment === undefined ? { type: 'stop', stop: stop! } : { type: 'shipment', shipment })),
  };
}

type InitialRoute = NonNullable<PlanRequest['initial_routes']>[number];

/** Returns a function that finds the initial route of one of equal vehicles, which the service numbers likewise. */
function beginnings({ initial_routes: routes }: Pick<PlanRequest, 'initial_routes'>): (vehicle: string, number: number) => InitialRoute | undefined {
  const visiting = (routes ?? []).filter((route) => visitsOf(route).length > 0);
  const numbers = numbersOf(visiting);
  const found = new Map(visiting.map((route, i) => [`${String(numbers[i])} ${route.vehicle}`, route]));
  return (vehicle, number) => found.get(`${String(number)} ${vehicle}`);
}

function visitOf(step: { readonly type: string }): Visit[] {
  if (!VISITED.has(step.type)) return [];
  const { type, stop, shipment, location } = step as { readonly type: Visit['type']; readonly stop: string; readonly shipment: string; readonly location: string };
  if (type === 'stop') return [{ type, stop }];
  return [type === 'reload' ? { type, location } : { type, shipment }];
}

/** Returns the routes in use, as requests state them. */
export function routesOf(plan: EditedPlan): RouteOfRequest[] {
  return inUse(plan).map(({ stated }) => stated);
}

/** The same with their locked beginnings and departures, as `initial_routes`. */
export function initialRoutesOf(plan: EditedPlan): (RouteOfRequest & { readonly locked_visits?: number; readonly departed_at?: string })[] {
  return inUse(plan).map(({ stated, route: { locked, departedAt } }) => ({ ...stated, ...(locked > 0 && { locked_visits: locked }), ...(departedAt !== null && { departed_at: departedAt }) }));
}

/** The routes in use; of equal vehicles, those have a number that it would not be without: the first without a route. */
function inUse({ routes }: EditedPlan): { readonly route: EditedRoute; readonly stated: RouteOfRequest }[] {
  const counts = new Map<string, number>();
  return routes.filter(({ visits }) => visits.length > 0).map((route) => {
    const { vehicle, number, visits } = route;
    const before = counts.get(vehicle) ?? 0;
    counts.set(vehicle, before + 1);
    return { route, stated: { ...routeOfRequest(vehicle, visits), ...(number > before + 1 && { vehicle_number: number }) } };
  });
}

/** Returns a text that only this visit of a plan has, wherever it is; reloads, which may repeat, by their place. */
export function stopKey(visit: Visit | Unserved, { route, at }: Place): string {
  return visit.type === 'reload' ? `${String(route)} ${keyOf(visit, at)}` : keyOf(visit);
}

/** Whether a visit may not be moved. */
function isLocked({ routes }: EditedPlan, { route, at }: Place): boolean {
  return at < (routes[route]?.locked ?? 0);
}

/** Whether a visit may not leave its route, because the other end of its shipment is locked. */
export function isBound({ routes }: EditedPlan, { route, at }: Place): boolean {
  const { visits = [], locked = 0 } = routes[route] ?? {};
  const visit = visits[at];
  return visit !== undefined && at >= locked && wholeOf(visits, visit).some((one) => visits.indexOf(one) < locked);
}

/**
 * Returns the plan with what is at `from` moved to `to`; the same plan when that is where it is, or one of both is locked.
 * A shipment changes its route whole: its other end goes along, next to it.
 * @param to counted without what is moved.
 */
export function moved(plan: EditedPlan, from: Place, to: Place): EditedPlan {
  if (isLocked(plan, from) || (to.route !== UNSERVED && to.at < plan.routes[to.route]!.locked)) return plan;
  if (from.route === UNSERVED) return to.route === UNSERVED ? plan : served(plan, from.at, to);
  const visit = plan.routes[from.route]!.visits[from.at]!;
  if (to.route === UNSERVED) return visit.type === 'reload' ? withoutVisit(plan, from) : unserved(plan, from);
  if (to.route === from.route) {
    const rest = plan.routes[from.route]!.visits.filter((_, at) => at !== from.at);
    const visits = inserted(rest, to.at, [visit]);
    return to.at === from.at ? plan : withVisits(plan, from.route, visits);
  }
  const { visits, locked } = plan.routes[from.route]!;
  const whole = wholeOf(visits, visit);
  if (visits.some((one, at) => at < locked && whole.includes(one))) return plan;
  const left = withVisits(plan, from.route, visits.filter((one) => !whole.includes(one)));
  return enlarged(withVisits(left, to.route, inserted(plan.routes[to.route]!.visits, to.at, whole)), to.route);
}

/** Returns the plan without a visit of a route: a reload is deleted, anything else is not served any more. */
export function removed(plan: EditedPlan, from: Place): EditedPlan {
  return moved(plan, from, { route: UNSERVED, at: plan.unserved.length });
}

/** Returns the plan with a reload put into a route. */
export function withReload(plan: EditedPlan, { route, at }: Place, location: string): EditedPlan {
  return at < plan.routes[route]!.locked ? plan : withVisits(plan, route, inserted(plan.routes[route]!.visits, at, [{ type: 'reload', location }]));
}

/** Returns the plan with the first visits of a route locked, and no others of it. */
export function locked(plan: EditedPlan, route: number, count: number): EditedPlan {
  return withRoute(plan, route, { ...plan.routes[route]!, locked: count });
}

/** Both ends of a shipment in order, or the visit itself. */
function wholeOf(visits: readonly Visit[], visit: Visit): readonly Visit[] {
  if (visit.type !== 'pickup' && visit.type !== 'delivery') return [visit];
  return visits.filter((one) => (one.type === 'pickup' || one.type === 'delivery') && one.shipment === visit.shipment);
}

function served(plan: EditedPlan, index: number, to: Place): EditedPlan {
  const item = plan.unserved[index]!;
  const visits: readonly Visit[] = item.type === 'stop' ? [item] : [{ type: 'pickup', shipment: item.shipment }, { type: 'delivery', shipment: item.shipment }];
  const next = withVisits(plan, to.route, inserted(plan.routes[to.route]!.visits, to.at, visits));
  return enlarged({ ...next, unserved: plan.unserved.filter((_, at) => at !== index) }, to.route);
}

function unserved(plan: EditedPlan, { route, at }: Place): EditedPlan {
  const { visits, locked } = plan.routes[route]!;
  const visit = visits[at]!;
  const whole = wholeOf(visits, visit);
  if (visits.some((one, place) => place < locked && whole.includes(one))) return plan;
  const item: Unserved[] = visit.type === 'stop' ? [visit] : visit.type === 'reload' ? [] : [{ type: 'shipment', shipment: visit.shipment }];
  return { ...withVisits(plan, route, visits.filter((one) => !whole.includes(one))), unserved: [...plan.unserved, ...item] };
}

function withoutVisit(plan: EditedPlan, { route, at }: Place): EditedPlan {
  return withVisits(plan, route, plan.routes[route]!.visits.filter((_, place) => place !== at));
}

function withVisits(plan: EditedPlan, route: number, visits: readonly Visit[]): EditedPlan {
  return withRoute(plan, route, { ...plan.routes[route]!, visits });
}

function withRoute(plan: EditedPlan, route: number, changed: EditedRoute): EditedPlan {
  return { ...plan, routes: plan.routes.with(route, changed) };
}

function inserted(visits: readonly Visit[], at: number, added: readonly Visit[]): Visit[] {
  return [...visits.slice(0, at), ...added, ...visits.slice(at)];
}

/** The plan with an empty route for the next of several equal vehicles, once the last one shown is used. */
function enlarged(plan: EditedPlan, route: number): EditedPlan {
  const { vehicle, number, of } = plan.routes[route]!;
  if (number === of || plan.routes[route + 1]?.vehicle === vehicle) return plan;
  return { ...plan, routes: plan.routes.toSpliced(route + 1, 0, { vehicle, number: number + 1, of, visits: [], locked: 0, departedAt: null }) };
}

/** Returns the name of a route's vehicle, with its number where there are several equal ones. */
export function vehicleOf({ vehicle, number, of }: EditedRoute): string {
  return of > 1 ? `${vehicle} ${number}` : vehicle;
}
