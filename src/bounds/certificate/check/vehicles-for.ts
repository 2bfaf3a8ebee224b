import type { Certificate } from '../../../model/certificate.js';
import type { Problem } from '../../../model/problem.js';
import { allowance } from '../../../model/tolerance.js';
import { exact, type Exact, floorOf, product } from './exact.js';

/** Most customers whose loads are packed into vehicles exactly. */
const MOST_PACKED = 12;

/** Vehicles that carry as much as each other. */
interface Rooms<T> {
  readonly room: T;
  readonly count: number;
}

/**
 * Returns how many vehicles at least carry the loads of customers, by the quantity that takes most; 1 at least. Customers that no
 * vehicle can carry are left out. Of up to twelve customers, exactly, where their sum alone does not say `enough`; O(2^n n).
 * @param proves - `infeasible`: some may stay unserved, each of which must take one vehicle fewer at most, so all vehicles count as
 * large as the largest; `bound`: all are served, by as few of the largest vehicles as can
 */
export function vehiclesFor(problem: Problem, customers: readonly number[], enough: number, proves: Certificate['kind'] = 'infeasible'): number {
  const { quantities, vehicleTypes } = problem;
  if (customers.length === 0 || vehicleTypes.some(({ locked }) => locked.length > 0)) return customers.length > 0 ? 1 : 0;
  let most = 1;
  for (const [k, { delivered, collected }] of quantities.entries()) {
    const all = roomsOf(problem, k);
    const largest = all[0]?.room ?? 0;
    if (!(largest > 0 && largest < Infinity)) continue;
    const rooms = proves === 'bound' ? all : [{ room: largest, count: customers.length }];
    for (const units of [delivered, collected]) most = Math.max(most, vehiclesOf(customers.map((node) => units[node]!), rooms, enough));
  }
  return most;
}

/** Of a quantity, the largest first; a vehicle of several types counts as often. */
function roomsOf({ vehicleTypes }: Problem, quantity: number): Rooms<number>[] {
  const counts = new Map<number, number>();
  for (const { capacity, reload, vehicles } of vehicleTypes) {
    const room = roomOf(capacity[quantity]!, reload?.maxTrips ?? 1);
    if (room > 0) counts.set(room, (counts.get(room) ?? 0) + vehicles.length);
  }
  return [...counts].map(([room, count]) => ({ room, count })).sort((a, b) => b.room - a.room);
}

/** With twice the tolerance of the model, as routes are searched. */
function roomOf(capacity: number, trips: number): number {
  const room = capacity > 0 ? capacity * trips : 0;
  return room === Infinity ? Infinity : room + 2 * allowance(room);
}

function vehiclesOf(amounts: readonly number[], given: readonly Rooms<number>[], enough: number): number {
  const whole = wholeNumbers([...given.map(({ room }) => room), ...amounts]);
  const rooms = given.map(({ count }, k) => ({ room: whole[k]!, count }));
  const loads = whole.slice(given.length).filter((load) => load > 0n && load <= rooms[0]!.room);
  const bySum = carrying(loads.reduce((total, load) => total + load, 0n), rooms);
  return bySum >= enough || loads.length > MOST_PACKED ? bySum : packed(loads, largestOf(rooms, loads.length));
}

/** How many of the largest vehicles carry a sum; all, if they do not. */
function carrying(sum: bigint, rooms: readonly Rooms<bigint>[]): number {
  let [left, vehicles] = [sum, 0];
  for (const { room, count } of rooms) {
    const needed = Number((left + room - 1n) / room);
    if (needed <= count) return vehicles + needed;
    left -= room * BigInt(count);
    vehicles += count;
  }
  return vehicles;
}

function largestOf(rooms: readonly Rooms<bigint>[], most: number): bigint[] {
  return rooms.flatMap(({ room, count }) => new Array<bigint>(Math.min(count, most)).fill(room)).slice(0, most);
}

/** In a unit of which all are multiples. */
function wholeNumbers(amounts: readonly number[]): bigint[] {
  const values = amounts.map(exact);
  const unit: Exact = { digits: 1n, exponent: -Math.min(0, ...values.map(({ exponent }) => exponent)) };
  return values.map((value) => floorOf(product(value, unit)));
}

/**
 * Least number of vehicles, by sets of loads: with as few as possible of those that come first, and of these with the least in the last
 * one; all, if they do not carry them.
 * @param rooms - descending
 */
function packed(loads: readonly bigint[], rooms: readonly bigint[]): number {
  const vehicles = new Array<number>(1 << loads.length).fill(Infinity);
  const last = new Array<bigint>(1 << loads.length).fill(0n);
  vehicles[0] = 0;
  for (let set = 0; set < vehicles.length; set++) {
    for (const [k, load] of loads.entries()) {
      const more = set | (1 << k);
      if (more === set || vehicles[set] === Infinity) continue;
      const fits = vehicles[set]! > 0 && last[set]! + load <= rooms[vehicles[set]! - 1]!;
      const [count, left] = fits ? [vehicles[set]!, last[set]! + load] : [vehicles[set]! + 1, load];
      if (count > rooms.length || left > rooms[count - 1]! || count > vehicles[more]! || (count === vehicles[more] && left >= last[more]!)) continue;
      vehicles[more] = count;
      last[more] = left;
    }
  }
  return Math.min(vehicles.at(-1)!, rooms.length);
}
