import type { PlaygroundIncumbent, RouteToCheck, Visit } from '#generated/account/types.js';
import { problemFromRequest } from '../../contract/problem.js';
import { unpackRequest } from '../../contract/pack.js';
import { unpackPlan } from '../../contract/plan/pack.js';
import type { PlanIds } from '../../contract/plan/ids.js';
import { vehicleNames } from '../../contract/plan/routes.js';
import { customerVisit } from '../../contract/plan/visits.js';
import { vehicleLabel } from '../../contract/result.js';
import { assignVehicles } from '../../model/assign.js';
import type { Problem } from '../../model/problem.js';
import { LRUCache } from 'lru-cache';
import { problemKey } from '../../tasks/ids.js';
import type { Broker } from '../../tasks/ports.js';
import type { FoundRoute, SearchProgress } from '../../tasks/event-bus.js';
import { apiVersionOf, type TaskRecord } from '../../tasks/record.js';
import { wireProgress } from '../task-events.js';

/** The best solution so far, as the contract has it, and where it stands among the others. */
export interface Incumbent {
  readonly progress: SearchProgress;
  readonly wire: PlaygroundIncumbent;
}

export interface Incumbents {
  /** Asks the worker that is solving the task; null if there is no answer. */
  of(id: string): Promise<Incumbent | null>;
}

/** What routes need to be written down: few, and kept as long as somebody looks. */
interface Fleet extends Pick<Problem, 'vehicleTypes'> {
  /** Of version 2; null: version 1. */
  readonly plan: NamedPlan | null;
}

/** What names the routes of a plan of version 2. */
interface NamedPlan {
  readonly ids: Pick<PlanIds, 'stops' | 'shipments' | 'vehicles' | 'locations'>;
  /** Of each node; null: its own. */
  readonly place: Problem['place'];
}

const MAX_FLEETS = 50;

/** Asks workers for their best solutions, and gives the vehicles of its routes their names. */
export function createIncumbents(broker: Broker): Incumbents {
  const fleets = new LRUCache<string, Fleet>({ max: MAX_FLEETS, ttl: 600_000 });
  const fleetOf = async (id: string): Promise<Fleet | null> => {
    const known = fleets.get(id);
    if (known) return known;
    const record = (await broker.bucket<TaskRecord>('tasks').get(id))?.value;
    const packed = record ? await broker.blobs.get(problemKey(record)) : null;
    if (!record || !packed) return null;
    const fleet = apiVersionOf(record) === 1 ? { vehicleTypes: problemFromRequest(unpackRequest(packed)).vehicleTypes, plan: null } : planFleet(packed);
    fleets.set(id, fleet);
    return fleet;
  };
  return {
    async of(id) {
      const found = await broker.events.askRoutes(id);
      if (!found) return null;
      const { progress, routes } = found;
      const fleet = routes && await fleetOf(id);
      if (!fleet || !routes) return { progress, wire: { ...wireProgress(progress), routes: null } };
      const { plan } = fleet;
      const named = plan === null ? { routes: namedRoutes(fleet, routes) } : { routes: null, plan_routes: planRoutes(fleet, plan, routes) };
      return { progress, wire: { ...wireProgress(progress), ...named } };
    },
  };
}

function planFleet(packed: Uint8Array): Fleet {
  const { problem: { vehicleTypes, place }, ids: { stops, shipments, vehicles, locations } } = unpackPlan(packed);
  return { vehicleTypes, plan: { ids: { stops, shipments, vehicles, locations }, place } };
}

/** The routes as a result names them; null when they cannot be, for nobody has checked them yet. */
function namedRoutes({ vehicleTypes }: Fleet, routes: readonly FoundRoute[]): Record<string, number[]> | null {
  const assigned = byVehicle({ vehicleTypes }, routes);
  return assigned && Object.fromEntries(assigned.map(([vehicle, { type, customers }]) => {
    const { start, end } = vehicleTypes[type]!;
    return [vehicleLabel(vehicle), [start, ...customers, end]];
  }));
}

/** The routes by the caller's ids; null when they cannot be named. Of equal vehicles, those have a number that are not the first without a route. */
function planRoutes(fleet: Pick<Problem, 'vehicleTypes'>, plan: NamedPlan, routes: readonly FoundRoute[]): RouteToCheck[] | null {
  const nameOf = vehicleNames(plan.ids);
  const used = new Map<string, number>();
  const assigned = byVehicle(fleet, routes);
  return assigned && assigned.map(([index, { customers }]) => {
    const { vehicle, vehicle_number: number } = nameOf(index);
    const before = used.get(vehicle) ?? 0;
    used.set(vehicle, before + 1);
    return { vehicle, ...(number > before + 1 && { vehicle_number: number }), ...visitsAt(plan, Array.from(customers)) };
  });
}

/** What is visited at nodes: stops alone, or visits of all kinds. */
function visitsAt({ ids, place }: NamedPlan, nodes: readonly number[]): Pick<RouteToCheck, 'stops' | 'visits'> {
  if (nodes.every((node) => node < ids.stops.length)) return { stops: nodes.map((node) => ids.stops[node]!) };
  const customers = ids.stops.length + 2 * ids.shipments.length;
  return { visits: nodes.map((node): Visit => (node < customers ? customerVisit(ids, node) : { type: 'reload', location: ids.locations[place === null ? node : place[node]!]! })) };
}

/** The vehicles of routes, ascending; null when there are too few. */
function byVehicle(fleet: Pick<Problem, 'vehicleTypes'>, routes: readonly FoundRoute[]): [vehicle: number, route: FoundRoute][] | null {
  try {
    const vehicles = assignVehicles(fleet as Problem, routes.map(({ type, customers }) => ({ type, customers })));
    return routes.map((route, i): [number, FoundRoute] => [vehicles[i]!, route]).sort(([a], [b]) => a - b);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
