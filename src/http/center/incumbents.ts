import type { PlaygroundIncumbent, RouteToCheck } from '#generated/account/types.js';
import { problemFromRequest } from '../../contract/problem.js';
import { unpackRequest } from '../../contract/pack.js';
import { unpackPlan } from '../../contract/plan/pack.js';
import type { PlanIds } from '../../contract/plan/ids.js';
import { vehicleNames } from '../../contract/plan/routes.js';
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
  readonly ids: Pick<PlanIds, 'stops' | 'vehicles'> | null;
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
    const fleet = apiVersionOf(record) === 1 ? { vehicleTypes: problemFromRequest(unpackRequest(packed)).vehicleTypes, ids: null } : planFleet(packed);
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
      const { ids } = fleet;
      const named = ids === null ? { routes: namedRoutes(fleet, routes) } : { routes: null, plan_routes: planRoutes(fleet, ids, routes) };
      return { progress, wire: { ...wireProgress(progress), ...named } };
    },
  };
}

function planFleet(packed: Uint8Array): Fleet {
  const { problem: { vehicleTypes }, ids: { stops, vehicles } } = unpackPlan(packed);
  return { vehicleTypes, ids: { stops, vehicles } };
}

/** The routes as a result names them; null when they cannot be, for nobody has checked them yet. */
function namedRoutes({ vehicleTypes }: Fleet, routes: readonly FoundRoute[]): Record<string, number[]> | null {
  const assigned = byVehicle({ vehicleTypes }, routes);
  return assigned && Object.fromEntries(assigned.map(([vehicle, { type, customers }]) => {
    const { start, end } = vehicleTypes[type]!;
    return [vehicleLabel(vehicle), [start, ...customers, end]];
  }));
}

/** The routes by the caller's ids; null when they cannot be named. */
function planRoutes(fleet: Pick<Problem, 'vehicleTypes'>, ids: Pick<PlanIds, 'stops' | 'vehicles'>, routes: readonly FoundRoute[]): RouteToCheck[] | null {
  const nameOf = vehicleNames(ids);
  const assigned = byVehicle(fleet, routes);
  return assigned && assigned.map(([vehicle, { customers }]) => ({ vehicle: nameOf(vehicle).vehicle, stops: Array.from(customers, (node) => ids.stops[node]!) }));
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
