import { NO_BURDENS, type Burdens } from '../../model/burdens.js';
import { check } from '../../model/checker.js';
import { contradictions } from '../../model/contradictions.js';
import { firstDetail } from '../../model/detail.js';
import { isOverloaded } from '../../model/explanation.js';
import { plainForm } from '../../model/plain-form.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { deliveredEarly } from '../../model/shipments.js';
import type { Succession } from './neighbourhoods.js';

/** Stops of relations times types of vehicles that are looked at before a search, 80 ms with 3,000 stops and six types. */
const QUICK_PAIRS = 20_000;

/**
 * A problem as it is searched: without the details that are burdens. Its costs and the prices of what they leave out are
 * those of the original, of which all its solutions that `accepts` are solutions.
 */
export interface Reduced {
  readonly problem: Problem;
  readonly burdens: Burdens;
  readonly accepts: (routes: PlannedRoutes) => boolean;
}

/**
 * Reduces a problem to its plain form, if it has one; any other stays as it is. O(n), and O(n^2) with a matrix.
 * @example
 * const { burdens, accepts }: Reduced = reduced(problem);
 * const { allowed, collected, price, kinds, loads }: Burdens = burdens;
 * [allowed.length, collected.length, price.length, kinds.length, loads.length, accepts(routes)]; // => [0, 0, 0, 0, 0, true]
 */
export function reduced(problem: Problem): Reduced {
  const plain = plainForm(problem);
  const holds = (routes: PlannedRoutes): boolean => check(problem, routes).length === 0;
  if (plain !== null) return { ...plain, accepts: plain.problem === problem ? () => true : holds };
  // A locked beginning that breaks a limit is part of every solution.
  return { problem, burdens: NO_BURDENS, accepts: problem.vehicleTypes.some(({ locked }) => locked.length > 0) ? holds : () => true };
}

/**
 * Whether capacities alone rule out every solution, or relations that contradict each other or the fleet, or a locked beginning
 * that delivers what it has not picked up: the kernel, which inserts a pickup together with its delivery, would never end.
 */
export function isHopeless({ problem, burdens }: Pick<Reduced, 'problem' | 'burdens'>): boolean {
  if (problem.vehicleTypes.some(({ locked }) => deliveredEarly(problem, [...locked]).length > 0)) return true;
  if (firstDetail(problem) !== null) return contradictions(problem, QUICK_PAIRS).length > 0;
  return burdens.price.length === 0 && isOverloaded(problem);
}

/** The prices of the customers that a solution leaves out; O(n). */
export function omissionCost({ price }: Burdens, customers: ArrayLike<number>, routes: PlannedRoutes): number {
  if (price.length === 0) return 0;
  const served = new Uint8Array(price.length);
  for (const route of routes) for (const c of route.customers) served[c] = 1;
  return Array.from(customers).reduce((sum, c) => (served[c] === 1 ? sum : sum + price[c]!), 0);
}

/** Renumbers burdens with the nodes of their problem. @param original - per new node: the former one; null: unchanged */
export function renumberedBurdens(burdens: Burdens, original: Int32Array | null): Burdens {
  if (original === null) return burdens;
  const { allowed, collected, price, kinds, excludes, loads } = burdens;
  const types = allowed.length / original.length;
  const movedBits = (bits: Burdens['kinds']) => Int32Array.from(bits, (_, node) => bits[original[node]!]!);
  const moved = (values: Burdens['collected']) => Float64Array.from(values, (_, node) => values[original[node]!]!);
  const movedUnits = (units: Float64Array) => Float64Array.from(original, (node) => units[node]!);
  return {
    allowed: Int32Array.from(allowed, (_, k) => allowed[original[Math.floor(k / types)]! * types + (k % types)]!),
    collected: moved(collected),
    price: moved(price),
    kinds: movedBits(kinds),
    excludes: movedBits(excludes),
    loads: loads.map((load) => ({ ...load, delivered: movedUnits(load.delivered), collected: movedUnits(load.collected) })),
  };
}

/** Whether two customers may be on one route, of `types` vehicle types: some vehicle may serve both, with their goods; null: any two may. */
export function sharing({ allowed, kinds, excludes }: Burdens, types: number): Succession | null {
  if (allowed.length === 0 && kinds.length === 0) return null;
  return (a, b) => {
    if (kinds.length > 0 && !isMixable({ kinds, excludes }, a, b)) return false;
    if (allowed.length === 0) return true;
    for (let type = 0; type < types; type++) if ((allowed[a * types + type]! & allowed[b * types + type]!) === 1) return true;
    return false;
  };
}

/** Whether the goods of two customers may be on one route. */
export function isMixable({ kinds, excludes }: Pick<Burdens, 'kinds' | 'excludes'>, a: number, b: number): boolean {
  return ((kinds[a]! & excludes[b]!) | (kinds[b]! & excludes[a]!)) === 0;
}
