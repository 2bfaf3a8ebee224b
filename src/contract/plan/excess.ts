import type { Vehicle } from '#generated/types.js';
import type { VehicleType } from '../../model/problem.js';

const METERS_PER_KILOMETER = 1000;

type Excess = Pick<VehicleType, 'distanceAfter' | 'extraUnitCost' | 'stopsAfter' | 'extraStopCost' | 'loadAfter' | 'extraLoadCost'>;

/** The soft limits of a vehicle; those that cost nothing are none. */
export function excessOf({ excess_distance: distance, excess_stops: stops, excess_loads: loads }: Vehicle, quantities: readonly string[]): Excess {
  const extraUnitCost = ((distance?.extra_cost_per_kilometer ?? 0) + 0) / METERS_PER_KILOMETER;
  const extraStopCost = (stops?.extra_cost_per_stop ?? 0) + 0;
  const priced = (loads ?? []).filter((load) => load.extra_cost_per_unit > 0 && quantities.includes(load.quantity));
  const ofQuantity = (name: string) => priced.find(({ quantity }) => quantity === name);
  return {
    distanceAfter: distance && extraUnitCost > 0 ? distance.after_meters + 0 : Infinity,
    extraUnitCost,
    stopsAfter: stops && extraStopCost > 0 ? stops.after_stops + 0 : Infinity,
    extraStopCost,
    loadAfter: priced.length === 0 ? null : Float64Array.from(quantities, (name) => (ofQuantity(name)?.after_amount ?? Infinity) + 0),
    extraLoadCost: priced.length === 0 ? null : Float64Array.from(quantities, (name) => ofQuantity(name)?.extra_cost_per_unit ?? 0),
  };
}
