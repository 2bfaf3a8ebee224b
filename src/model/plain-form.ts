import { NO_BURDENS, separateBurdens, type Burdens } from './burdens.js';
import { firstDetail } from './detail.js';
import { distanceFunction } from './distances.js';
import { foldTimes } from './folded-times.js';
import { oneProfile } from './plain.js';
import type { Distances, MatrixDistances, Problem, Quantity } from './problem.js';

/** A problem without details that has the same solutions at the same costs as one with them, but for its burdens. */
export interface PlainForm {
  /** With the same customers and vehicle types, by the same numbers. */
  readonly problem: Problem;
  readonly burdens: Burdens;
}

/**
 * Returns a problem as one without details, if its details say nothing that such a problem cannot: stops that share
 * places become nodes with distances of their own, shifts become the windows of depots, open routes begin or end at a place
 * without distances, and times and capacities that cannot bind are left out. What remains may be burdens. O(n), and O(n^2) with a matrix.
 * @returns null if other details remain; the problem itself if it has none
 * @example
 * const shifts = problem.vehicleTypes.map((type) => ({ ...type, earliest: 60 }));
 * plainForm({ ...problem, vehicleTypes: shifts }).problem.vehicleTypes[0].earliest; // => 0
 */
export function plainForm(problem: Problem): PlainForm | null {
  if (firstDetail(problem) === null) return { problem, burdens: NO_BURDENS };
  const { problem: timed, original } = foldTimes(withBindingQuantities(problem));
  const { problem: plain, burdens } = separateBurdens({ ...timed, place: null });
  if (firstDetail(plain) !== null) return null;
  const place = problem.place === null ? original : original.map((node) => (node < 0 ? node : problem.place![node]!));
  const { durations, traffic } = plain.travel[0]!;
  const distances = betweenNodes(problem.travel[0]!.distances, place);
  return { problem: { ...plain, travel: [{ distances, durations: durations && matrixBetween(durations, place), traffic }] }, burdens };
}

/** @returns the problem in which customers without a price must be served; null if there are none */
export function withoutDrops(problem: Problem): Problem | null {
  const { omission, customers } = problem;
  if (omission === null || !customers.some((c) => Number.isNaN(omission.price[c]))) return null;
  return { ...problem, omission: { ...omission, price: omission.price.map((price) => (Number.isNaN(price) ? Infinity : price)) } };
}

/** Without the goods that no vehicle can have too much of, whatever it serves, unless they order the stops. */
function withBindingQuantities(problem: Problem): Problem {
  const { quantities, vehicleTypes: types, shipments } = problem;
  if (shipments.length > 0 || types.some(({ loadAfter, deliveriesFirst }) => loadAfter !== null || deliveriesFirst)) return problem;
  const total = ({ delivered, collected }: Quantity) => [delivered, collected].reduce((all, units) => units.reduce((sum, value) => sum + value, all), 0);
  const binding = quantities.flatMap((quantity, k) => (types.some(({ capacity }) => capacity[k]! < total(quantity)) ? [k] : []));
  if (binding.length === quantities.length) return problem;
  const nothing = { delivered: new Float64Array(problem.nodeCount), collected: new Float64Array(problem.nodeCount) };
  if (binding.length === 0) return { ...problem, quantities: [nothing], vehicleTypes: types.map((type) => ({ ...type, capacity: Float64Array.of(0) })) };
  return {
    ...problem,
    quantities: binding.map((k) => quantities[k]!),
    vehicleTypes: types.map((type) => ({ ...type, capacity: Float64Array.from(binding, (k) => type.capacity[k]!) })),
  };
}

/** Distances between nodes instead of places, computed once if there is a place without distances. @param place - per node */
function betweenNodes(distances: Distances, place: Int32Array): Distances {
  if (distances.kind === 'matrix') return matrixBetween(distances, place);
  if (place.includes(-1)) return matrixOf(place, distanceFunction({ nodeCount: place.length, place: null, travel: oneProfile(distances) }));
  const own = (values: Float64Array) => Float64Array.from(place, (at) => values[at]!);
  return { ...distances, x: own(distances.x), y: own(distances.y) };
}

function matrixBetween({ matrix }: MatrixDistances, place: Int32Array): MatrixDistances {
  const places = Math.round(Math.sqrt(matrix.length));
  return matrixOf(place, (a, b) => matrix[a * places + b]!);
}

/** 0 within one place, and from and to the place without distances. */
function matrixOf(place: Int32Array, between: (a: number, b: number) => number): MatrixDistances {
  const n = place.length;
  const matrix = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) if (place[i] !== place[j] && place[i]! >= 0 && place[j]! >= 0) matrix[i * n + j] = between(place[i]!, place[j]!);
  }
  return { kind: 'matrix', matrix };
}
