import { MATRIX_NODES } from './distances.js';
import { isOneWay } from './plain.js';
import type { Problem, TimeDimension, VehicleType } from './problem.js';

/** A member of the problem, and whether its value is one that version 1 can express. */
type Member = readonly [name: string, isPlain: boolean];

/**
 * Names the first member of a problem with a value that goes beyond the features of version 1, so that searches work
 * in detail and bounds of plain problems do not hold; null if there is none. O(nodes + types).
 * @example
 * firstDetail({ ...problem, balanceCost: 2 }); // => 'balanceCost'
 */
export function firstDetail(problem: Problem): string | null {
  const members: readonly Member[] = [
    ['primary', problem.primary === 'none'],
    ['balanceCost', problem.balanceCost === 0],
    ['place', problem.place === null],
    ['allowed', problem.allowed === null],
    ['servingCost', problem.servingCost === null],
    ['omission', problem.omission === null],
    ['relations', problem.relations.length === 0],
    ['shipments', problem.shipments.length === 0],
    ['changes', problem.changes === null],
    ['fleetLimits', problem.fleetLimits.length === 0],
    ['incompatible', problem.incompatible === null],
    ...travelMembers(problem),
    ['quantities', problem.quantities.length === 1],
    ['quantities[0].delivered', isOneWay(problem.quantities[0]!)],
    ...(problem.time === null ? [] : timeMembers(problem.time)),
  ];
  return firstOf(members) ?? detailOfTypes(problem.vehicleTypes);
}

function firstOf(members: readonly Member[]): string | null {
  return members.find(([, isPlain]) => !isPlain)?.[0] ?? null;
}

function travelMembers({ travel, nodeCount }: Problem): Member[] {
  const { distances, durations, traffic } = travel[0]!;
  // The distances and durations of few nodes are computed once, whatever they are computed from.
  const positions = distances.kind === 'positions' && nodeCount > MATRIX_NODES ? distances : null;
  return [
    ['travel', travel.length === 1],
    ['travel[0].durations', durations === null || nodeCount <= MATRIX_NODES],
    ['travel[0].traffic', traffic === null],
    ['travel[0].distances.geometry', positions === null || positions.geometry === 'planar'],
    ['travel[0].distances.factor', positions === null || positions.factor === 1],
  ];
}

function timeMembers({ gaps, setup, release, lateCost }: TimeDimension): Member[] {
  return [
    ['time.gaps', gaps === null],
    ['time.setup', setup === null],
    ['time.release', release === null],
    ['time.lateCost', lateCost.every((cost) => cost === lateCost[0])],
  ];
}

function detailOfTypes(types: readonly VehicleType[]): string | null {
  for (const [index, type] of types.entries()) {
    const member = firstOf(typeMembers(type, types[0]!.maxDuration));
    if (member !== null) return `vehicleTypes[${index}].${member}`;
  }
  return null;
}

function typeMembers(type: VehicleType, maxDuration: number): Member[] {
  return [
    ['start', type.start >= 0],
    ['end', type.end >= 0],
    ['minuteCost', type.minuteCost === 0],
    ['overtimeCost', type.overtimeCost === 0 || type.overtimeAfter === Infinity],
    ['earliest', type.earliest === 0],
    ['latest', type.latest === Infinity],
    ['maxDuration', type.maxDuration === maxDuration],
    ['maxDriving', type.maxDriving === Infinity],
    ['maxDistance', type.maxDistance === Infinity],
    ['maxStops', type.maxStops === Infinity],
    ['distanceAfter', type.distanceAfter === Infinity],
    ['stopsAfter', type.stopsAfter === Infinity],
    ['loadAfter', type.loadAfter === null],
    ['deliveriesFirst', !type.deliveriesFirst],
    ['lastInFirstOut', !type.lastInFirstOut],
    ['reload', type.reload === null],
    ['locked', type.locked.length === 0],
    ['breaks', type.breaks.length === 0],
  ];
}
