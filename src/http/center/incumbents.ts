import type { PlaygroundIncumbent } from '#generated/account/types.js';
import { problemFromRequest } from '../../contract/problem.js';
import { unpackRequest } from '../../contract/pack.js';
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
type Fleet = Pick<Problem, 'vehicleTypes'>;

const MAX_FLEETS = 50;

/** Asks workers for their best solutions, and gives the vehicles of its routes their names. */
export function createIncumbents(broker: Broker): Incumbents {
  const fleets = new LRUCache<string, Fleet>({ max: MAX_FLEETS, ttl: 600_000 });
  const fleetOf = async (id: string): Promise<Fleet | null> => {
    const known = fleets.get(id);
    if (known) return known;
    const record = (await broker.bucket<TaskRecord>('tasks').get(id))?.value;
    const packed = record && apiVersionOf(record) === 1 ? await broker.blobs.get(problemKey(record)) : null;
    if (!packed) return null;
    const { vehicleTypes } = problemFromRequest(unpackRequest(packed));
    fleets.set(id, { vehicleTypes });
    return { vehicleTypes };
  };
  return {
    async of(id) {
      const found = await broker.events.askRoutes(id);
      if (!found) return null;
      const { progress, routes } = found;
      const fleet = routes && await fleetOf(id);
      return { progress, wire: { ...wireProgress(progress), routes: fleet && routes ? namedRoutes(fleet, routes) : null } };
    },
  };
}

/** The routes as a result names them; null when they cannot be, for nobody has checked them yet. */
function namedRoutes(fleet: Fleet, routes: readonly FoundRoute[]): Record<string, number[]> | null {
  try {
    const vehicles = assignVehicles(fleet as Problem, routes.map(({ type, customers }) => ({ type, customers })));
    const named = routes.map(({ type, customers }, i) => {
      const { start, end } = fleet.vehicleTypes[type]!;
      return [vehicles[i]!, [start, ...customers, end]] as [number, number[]];
    });
    return Object.fromEntries(named.sort(([a], [b]) => a - b).map(([vehicle, stops]) => [vehicleLabel(vehicle), stops]));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
