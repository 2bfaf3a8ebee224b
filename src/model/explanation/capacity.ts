import type { Problem } from '../problem.js';
import { allowance, exceeds } from '../tolerance.js';
import { capacityOf, demandOf } from '../plain.js';
import { amount, apart, count, needed, shortfall, vehicleNames } from './wording.js';

/** Maximum number of steps for the bin packing bounds. */
const MAX_STEPS = 2e7;

/** Names the heaviest node if no vehicle can carry it. */
export function tooHeavy(problem: Problem): string | null {
  const largest = Math.max(...problem.vehicleTypes.map(capacityOf));
  let node = problem.customers[0]!;
  let heavy = 0;
  for (const customer of problem.customers) {
    if (exceeds(demandOf(problem)[customer]!, largest)) heavy++;
    if (demandOf(problem)[customer]! > demandOf(problem)[node]!) node = customer;
  }
  if (heavy === 0) return null;
  const demand = demandOf(problem)[node]!;
  const [asked, given] = apart(demand, largest);
  const others = heavy === 1 ? '' : ` (the heaviest of ${heavy} such nodes)`;
  return `the demand ${asked} of node ${node}${others} exceeds the largest vehicle capacity ${given}; ` +
    needed(shortfall(demand - largest), 'unit', ' of capacity in one vehicle');
}

/** Compares the total demand of some customers with the total capacity of some vehicle types. */
function tooMuchInAll(problem: Problem, customers: Iterable<number>, types: readonly number[]): { demand: number; capacity: number } | null {
  let demand = 0;
  for (const node of customers) demand += demandOf(problem)[node]!;
  let capacity = 0;
  let slack = 0;
  for (const type of types) {
    const vehicle = problem.vehicleTypes[type]!;
    capacity += capacityOf(vehicle) * vehicle.vehicles.length;
    slack += allowance(capacityOf(vehicle)) * vehicle.vehicles.length;
  }
  return demand > capacity + slack ? { demand, capacity } : null;
}

/** Compares total demand with total capacity. */
export function totalTooMuch(problem: Problem): string | null {
  const all = problem.vehicleTypes.map((_, type) => type);
  const found = tooMuchInAll(problem, problem.customers, all);
  if (found === null) return null;
  const [demand, capacity] = apart(found.demand, found.capacity);
  const missing = found.demand - found.capacity;
  return `the total demand ${demand} exceeds the total capacity ${capacity} of ${count(problem.vehicleCount, 'vehicle')}; ` +
    `at least ${needed(shortfall(missing), 'unit', ' of capacity')}${moreVehicles(problem, missing)}`;
}

function moreVehicles(problem: Problem, missing: number): string {
  const largest = Math.max(...problem.vehicleTypes.map(capacityOf));
  const vehicles = Math.ceil(missing / largest - 1e-9);
  // A capacity of (almost) 0 gives no finite number.
  return vehicles < Infinity ? `, that is ${count(vehicles, 'more vehicle')} of capacity ${largest}` : '';
}

/**
 * Finds customers so heavy that too few fit into each vehicle: for a weight w, a vehicle of capacity c carries at most
 * floor(c / w) customers of weight w or more.
 */
export function tooManyHeavy(problem: Problem, customers: Iterable<number> = problem.customers): string | null {
  const demands = Array.from(customers, (node) => demandOf(problem)[node]!).filter((demand) => demand > 0).sort((a, b) => b - a);
  const weights = thin([...new Set(demands)], Math.floor(MAX_STEPS / problem.vehicleTypes.length));
  let heavier = 0;
  for (const weight of weights) {
    while (heavier < demands.length && demands[heavier]! >= weight) heavier++;
    let room = 0;
    for (const type of problem.vehicleTypes) {
      room += Math.floor((capacityOf(type) + allowance(capacityOf(type))) / weight) * type.vehicles.length;
    }
    if (heavier > room) {
      return `${count(heavier, 'node')} of demand ${amount(weight)} or more need room, and the vehicles' capacities hold ` +
        `${room} of them at most; room for ${heavier - room} more is needed`;
    }
  }
  return null;
}

function thin(values: readonly number[], most: number): readonly number[] {
  const step = Math.max(1, Math.ceil(values.length / Math.max(1, most)));
  return values.filter((_, i) => i % step === 0);
}

/**
 * Compares the fleet with a lower bound on the number of vehicles (Martello and Toth's L2), assuming that every vehicle
 * is as large as the largest.
 * @see S. Martello, P. Toth, "Lower bounds and reduction procedures for the bin packing problem", Discrete Applied
 * Mathematics 28 (1990), doi:10.1016/0166-218X(90)90094-S
 */
export function tooFewForPacking(problem: Problem): string | null {
  const capacity = Math.max(...problem.vehicleTypes.map(capacityOf));
  const least = packingBound(Array.from(problem.customers, (node) => demandOf(problem)[node]!), capacity + allowance(capacity));
  if (least <= problem.vehicleCount) return null;
  const same = problem.vehicleTypes.every((type) => capacityOf(type) === capacity);
  return `packing the demands takes at least ${count(least, 'vehicle')} of capacity ${capacity}${same ? '' : ', the largest'}, and there ` +
    `${problem.vehicleCount === 1 ? 'is' : 'are'} ${problem.vehicleCount}; ${needed(least - problem.vehicleCount, 'vehicle')}`;
}

/** @returns L2 of the demands, none of which may exceed the capacity. O(n log n). */
export function packingBound(demands: readonly number[], capacity: number): number {
  const sorted = demands.filter((demand) => demand > 0).sort((a, b) => b - a);
  const prefix = [0];
  for (const demand of sorted) prefix.push(prefix.at(-1)! + demand);
  /** Number of demands above the limit (or equal to it, if `inclusive`). */
  const above = (limit: number, inclusive: boolean): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (inclusive ? sorted[middle]! >= limit : sorted[middle]! > limit) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const half = above(capacity / 2, false);
  let bound = Math.ceil(prefix.at(-1)! / capacity - 1e-9);
  for (const small of new Set([0, ...sorted.slice(half)])) {
    const alone = above(capacity - small, false);
    const upTo = Math.max(half, above(small, true));
    const spare = (half - alone) * capacity - (prefix[half]! - prefix[alone]!);
    const rest = prefix[upTo]! - prefix[half]! - spare;
    bound = Math.max(bound, half + Math.max(0, Math.ceil(rest / capacity - 1e-9)));
  }
  return bound;
}

/** Says that customers which only some vehicles can serve exceed the capacity of those vehicles. */
export function groupTooMuch(problem: Problem, group: { customers: readonly number[]; types: readonly number[] }): string | null {
  const found = tooMuchInAll(problem, group.customers, group.types);
  if (found === null) return null;
  const [demand, capacity] = apart(found.demand, found.capacity);
  return `only ${vehicleNames(problem, group.types)} can serve ${count(group.customers.length, 'node')} whose demand ${demand} ` +
    `exceeds their capacity ${capacity}; at least ${needed(shortfall(found.demand - found.capacity), 'unit')} there`;
}
