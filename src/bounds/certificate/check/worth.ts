import type { Certificate } from '../../../model/certificate.js';
import type { Problem } from '../../../model/problem.js';
import { allowance } from '../../../model/tolerance.js';
import type { DualView } from './dual-view.js';
import { ceilOf, exact, type Exact, floorOf, product, sum, ZERO } from './exact.js';

/** What the duals of a certificate are worth, in exact units. */
export interface Worth {
  readonly units: bigint;
  /** Per row: what it takes of the worth if it is not served. */
  readonly lost: readonly bigint[];
  /** Indices of capacity cuts that ask for more vehicles than the check can prove; their worth counts nonetheless. */
  readonly unproved: readonly number[];
}

/**
 * Evaluates the duals. A capacity cut is proved by the loads of those of its customers that must be served: so many vehicles
 * of the largest capacity enter, less one at most for each that is not served after all.
 */
export function worthOf(problem: Problem, { classes, limits, cuts }: Certificate, { rowOf, rows, collected }: DualView): Worth {
  let units = collected.reduce((total, dual) => total + BigInt(dual), 0n);
  const lost = Array.from(collected, BigInt);
  const unproved: number[] = [];
  for (const { types, dual } of classes) {
    const vehicles = types.reduce((count, type) => count + problem.vehicleTypes[type]!.vehicles.length, 0);
    units -= BigInt(dual) * BigInt(vehicles);
  }
  for (const { limit, dual } of limits) units -= BigInt(dual) * BigInt(Math.floor(problem.fleetLimits[limit]!.most));
  for (const [k, cut] of cuts.entries()) {
    const dual = BigInt(cut.dual);
    if (cut.kind === 'subset-row') {
      units -= dual;
      continue;
    }
    units += dual * BigInt(cut.vehicles);
    const sure = cut.customers.filter((node) => rows[rowOf[node]!]!.price === Infinity && rows[rowOf[node]!]!.customers.length === 1);
    for (const node of sure) lost[rowOf[node]!]! += dual;
    if (cut.vehicles > vehiclesFor(problem, sure)) unproved.push(k);
  }
  return { units, lost, unproved };
}

/** Least number of vehicles that carry the loads of customers, by the quantity that takes most. */
function vehiclesFor(problem: Problem, customers: readonly number[]): number {
  const { quantities, vehicleTypes } = problem;
  if (customers.length === 0 || vehicleTypes.some(({ locked }) => locked.length > 0)) return customers.length > 0 ? 1 : 0;
  let most = 1;
  for (const [k, { delivered, collected }] of quantities.entries()) {
    const largest = vehicleTypes.reduce((room, { capacity, reload }) => Math.max(room, roomOf(capacity[k]!, reload?.maxTrips ?? 1)), 0);
    if (!(largest > 0 && largest < Infinity)) continue;
    for (const units of [delivered, collected]) {
      const load = customers.reduce<Exact>((total, node) => sum(total, exact(units[node]!)), ZERO);
      most = Math.max(most, Number(ratioUp(load, exact(largest))));
    }
  }
  return most;
}

/** With twice the tolerance of the model, as routes are searched. */
function roomOf(capacity: number, trips: number): number {
  const room = capacity > 0 ? capacity * trips : 0;
  return room === Infinity ? Infinity : room + 2 * allowance(room);
}

/** The quotient, rounded up. */
function ratioUp(load: Exact, room: Exact): bigint {
  const shift = Math.max(0, -Math.min(load.exponent, room.exponent));
  const units: Exact = { digits: 1n, exponent: shift };
  const [top, bottom] = [ceilOf(product(load, units)), floorOf(product(room, units))];
  return (top + bottom - 1n) / bottom;
}
