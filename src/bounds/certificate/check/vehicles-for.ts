import type { Problem } from '../../../model/problem.js';
import { allowance } from '../../../model/tolerance.js';
import { exact, type Exact, floorOf, product } from './exact.js';

/** Most customers whose loads are packed into vehicles exactly. */
const MOST_PACKED = 12;

/**
 * Returns how many vehicles at least carry the loads of customers, by the quantity that takes most, all of them as large as the
 * largest. One customer fewer takes one vehicle fewer at most; so customers that no vehicle can carry are left out. Of up to twelve
 * customers, exactly, where their sum alone does not say `enough`; O(2^n n).
 */
export function vehiclesFor(problem: Problem, customers: readonly number[], enough: number): number {
  const { quantities, vehicleTypes } = problem;
  if (customers.length === 0 || vehicleTypes.some(({ locked }) => locked.length > 0)) return customers.length > 0 ? 1 : 0;
  let most = 1;
  for (const [k, { delivered, collected }] of quantities.entries()) {
    const largest = vehicleTypes.reduce((room, { capacity, reload }) => Math.max(room, roomOf(capacity[k]!, reload?.maxTrips ?? 1)), 0);
    if (!(largest > 0 && largest < Infinity)) continue;
    for (const units of [delivered, collected]) most = Math.max(most, vehiclesOf(customers.map((node) => units[node]!), largest, enough));
  }
  return most;
}

/** With twice the tolerance of the model, as routes are searched. */
function roomOf(capacity: number, trips: number): number {
  const room = capacity > 0 ? capacity * trips : 0;
  return room === Infinity ? Infinity : room + 2 * allowance(room);
}

function vehiclesOf(amounts: readonly number[], largest: number, enough: number): number {
  const [room, ...all] = wholeNumbers([largest, ...amounts]) as [bigint, ...bigint[]];
  const loads = all.filter((load) => load > 0n && load <= room);
  const bySum = Number((loads.reduce((total, load) => total + load, 0n) + room - 1n) / room);
  return bySum >= enough || loads.length > MOST_PACKED ? bySum : packed(loads, room);
}

/** In a unit of which all are multiples. */
function wholeNumbers(amounts: readonly number[]): bigint[] {
  const values = amounts.map(exact);
  const unit: Exact = { digits: 1n, exponent: -Math.min(0, ...values.map(({ exponent }) => exponent)) };
  return values.map((value) => floorOf(product(value, unit)));
}

/** Least number of vehicles, by sets of loads: with as few as possible, and of these with the least in the last one. */
function packed(loads: readonly bigint[], room: bigint): number {
  const vehicles = new Array<number>(1 << loads.length).fill(Infinity);
  const last = new Array<bigint>(1 << loads.length).fill(room);
  vehicles[0] = 0;
  for (let set = 0; set < vehicles.length; set++) {
    for (const [k, load] of loads.entries()) {
      const more = set | (1 << k);
      if (more === set) continue;
      const fits = last[set]! + load <= room;
      const [count, left] = fits ? [vehicles[set]!, last[set]! + load] : [vehicles[set]! + 1, load];
      if (count > vehicles[more]! || (count === vehicles[more] && left >= last[more]!)) continue;
      vehicles[more] = count;
      last[more] = left;
    }
  }
  return vehicles.at(-1)!;
}
