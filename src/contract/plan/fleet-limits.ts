import type { PlanRequest } from '#generated/types.js';
import { list } from '../../model/explanation/wording.js';
import type { FleetLimit, Problem, VehicleType } from '../../model/problem.js';
import type { PlanIds } from './ids.js';
import { vehicleNames } from './routes.js';
import type { ModelledVehicles } from './vehicle-numbers.js';

type Fleet = Pick<PlanRequest, 'vehicles' | 'fleet_limits'>;
type Modelled = readonly Pick<ModelledVehicles, 'count'>[];

/**
 * Returns, by entry of the vehicles, the limits that it is in as a text: equal vehicles are of one type only where these agree.
 * @param modelled vehicles of each entry. O(limits * entries)
 */
export function limitedTogether(fleet: Fleet, modelled: Modelled): string[] {
  const limits = bindingLimits(fleet, modelled);
  return modelled.map((_, entry) => limits.flatMap(({ entries }, limit) => (entries.has(entry) ? [limit] : [])).join());
}

/** Returns the limits on the vehicles in use, each over all types of its vehicles. O(limits * types + vehicles) */
export function usedLimits(fleet: Fleet, modelled: Modelled, types: readonly VehicleType[]): FleetLimit[] {
  const limits = bindingLimits(fleet, modelled);
  if (limits.length === 0) return [];
  const entryOf = modelled.flatMap(({ count }, entry) => new Array<number>(count).fill(entry));
  return limits.map(({ entries, most }) => ({
    kind: 'used', types: Int32Array.from(types.flatMap(({ vehicles }, type) => (entries.has(entryOf[vehicles[0]!]!) ? [type] : []))), most,
  }));
}

/** Returns the vehicles of such a limit: "van-1, van-2 and truck"; of many the first few. */
export function limitedVehicles({ vehicleTypes }: Problem, ids: PlanIds, { types }: FleetLimit): string {
  const nameOf = vehicleNames(ids);
  const numbers = [...new Set([...types].flatMap((type) => [...vehicleTypes[type]!.vehicles]))].sort((a, b) => a - b);
  return list([...new Set(numbers.map((number) => nameOf(number).vehicle))]);
}

interface BindingLimit {
  /** Entries of the request's vehicles. */
  readonly entries: ReadonlySet<number>;
  readonly most: number;
}

/** The limits that are lower than the number of their vehicles. */
function bindingLimits({ vehicles, fleet_limits: limits }: Fleet, modelled: Modelled): BindingLimit[] {
  return (limits ?? []).flatMap((limit) => {
    const named = limit.vehicles ? new Set(limit.vehicles) : null;
    const entries = new Set(vehicles.flatMap(({ id }, entry) => (named === null || named.has(id) ? [entry] : [])));
    const all = [...entries].reduce((sum, entry) => sum + modelled[entry]!.count, 0);
    return all > limit.max_used ? [{ entries, most: limit.max_used }] : [];
  });
}
