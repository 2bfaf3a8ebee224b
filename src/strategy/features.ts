import { isOneWay } from '../model/plain.js';
import type { Problem, TimeDimension, VehicleType } from '../model/problem.js';
import { traitsOf } from '../model/traits.js';
import type { Feature } from './contract.js';

/**
 * Returns the features of a problem that a strategy must support, in a fixed order. Hard windows give `time-windows`,
 * soft ones `soft-time-windows`. O(n + m) and, with a matrix, O(n^2) in the worst case.
 * @example
 * featuresOf({ ...problem, time: null }); // => []
 */
export function featuresOf(problem: Problem): Feature[] {
  const traits = traitsOf(problem);
  const given: readonly (readonly [Feature, boolean])[] = [
    ['time-windows', problem.time !== null && problem.time.lateCost.some((cost) => !(cost > 0))],
    ['soft-time-windows', traits.soft],
    ['max-duration', traits.capped],
    ['several-depots', traits.severalDepots],
    ['different-vehicles', traits.differentVehicles],
    ['asymmetric-distances', !traits.symmetric],
    ['matrix-only', problem.travel.some(({ distances }) => distances.kind === 'matrix')],
    ['places', problem.place !== null || problem.travel.some(({ distances }) => distances.kind === 'positions' && (distances.geometry === 'geographic' || distances.factor !== 1))],
    ['multiple-quantities', problem.quantities.length > 1 || (!problem.quantities.every(isOneWay) && !problem.vehicleTypes.every(isDeliveringFirst))],
    ['deliveries-first', problem.vehicleTypes.some(isDeliveringFirst)],
    ['several-profiles', problem.travel.length > 1],
    ['durations', problem.travel.some(({ durations }) => durations !== null)],
    ...vehicleFeatures(problem.vehicleTypes),
    ...(problem.time === null ? [] : timeFeatures(problem.time)),
    ['optional-stops', isOmissible(problem, Number.isFinite)],
    ['droppable-stops', isOmissible(problem, Number.isNaN)],
    ['vehicle-restrictions', problem.allowed !== null],
    ['vehicle-prices', problem.servingCost !== null],
    ['relations', problem.relations.some(({ kind }) => kind !== 'one-of')],
    ['shipments', problem.shipments.length > 0],
    ['changes', problem.changes !== null],
    ['traffic', problem.travel.some(({ traffic }) => traffic !== null)],
    ['alternatives', problem.relations.some(({ kind }) => kind === 'one-of')],
    ['incompatible-goods', problem.incompatible !== null],
    ['fleet-limits', problem.fleetLimits.length > 0],
    ['primary-objective', problem.primary !== 'none'],
    ['balance', problem.balanceCost > 0],
  ];
  return given.filter(([, isGiven]) => isGiven).map(([feature]) => feature);
}

/** Whether some customer may be left out at such a price. */
function isOmissible({ omission, customers }: Problem, at: (price: number) => boolean): boolean {
  return omission !== null && customers.some((c) => at(omission.price[c]!));
}

function isDeliveringFirst({ deliveriesFirst }: VehicleType): boolean {
  return deliveriesFirst;
}

function vehicleFeatures(types: readonly VehicleType[]): (readonly [Feature, boolean])[] {
  return [
    ['shifts', types.some(({ earliest, latest }) => earliest > 0 || latest < Infinity)],
    ['breaks', types.some(({ breaks }) => breaks.length > 0)],
    ['time-costs', types.some(({ minuteCost, overtimeCost, overtimeAfter }) => minuteCost > 0 || (overtimeCost > 0 && overtimeAfter < Infinity))],
    ['route-limits', types.some((type) => Math.min(type.maxDriving, type.maxDistance, type.maxStops) < Infinity)],
    ['trips', types.some(({ reload }) => reload !== null)],
    ['locked-routes', types.some(({ locked }) => locked.length > 0)],
    ['soft-limits', types.some((type) => Math.min(type.distanceAfter, type.stopsAfter) < Infinity || type.loadAfter !== null)],
    ['open-routes', types.some(({ start, end }) => start < 0 || end < 0)],
  ];
}

function timeFeatures({ gaps, setup, release }: TimeDimension): (readonly [Feature, boolean])[] {
  return [['multiple-windows', gaps !== null], ['setup-times', setup !== null], ['release-times', release !== null]];
}
