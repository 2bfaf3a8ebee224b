import { modelDistances, type CanonicalRequest } from '../../src/contract/request.js';
import { distanceFunction } from '../../src/model/distances.js';
import { demandOf, oneProfile, oneQuantity, PLAIN_VEHICLE } from '../../src/model/plain.js';
import type { Distances, Problem, TimeDimension, VehicleType } from '../../src/model/problem.js';
import { dice } from './random-problem.js';

/** Copies of problems of one profile and one kind of goods with one thing changed. */

export function withDemand(problem: Problem, demand: (units: number, node: number) => number): Problem {
  return { ...problem, quantities: oneQuantity(demandOf(problem).map(demand)) };
}

export function withDistances(problem: Problem, distances: Distances): Problem {
  return { ...problem, travel: oneProfile(distances) };
}

/** Every vehicle with this cap on its duration. */
export function withCap(problem: Problem, maxDuration: number): Problem {
  return { ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, maxDuration })) };
}

/** The same cost of lateness at every node. */
export function withLateCost(problem: Problem, cost: number): Problem {
  return { ...problem, time: problem.time && lateAt(problem.time, cost) };
}

export function lateAt(time: TimeDimension, cost: number): TimeDimension {
  return { ...time, lateCost: time.lateCost.map(() => cost) };
}

/** With travel times that are 0.7 to 1.3 times the distance, another factor for every pair and direction. */
export function withDurations(problem: Problem, seed: number): Problem {
  const random = dice(seed);
  const n = problem.nodeCount;
  const between = distanceFunction(problem);
  const matrix = Float64Array.from({ length: n * n }, (_, k) => (0.7 + 0.6 * random.next()) * between(Math.floor(k / n), k % n));
  return { ...problem, travel: [{ ...problem.travel[0]!, durations: { kind: 'matrix', matrix } }] };
}

export function distancesOf(problem: Problem): Distances {
  return problem.travel[0]!.distances;
}

export function requestDistance({ nodeCount, distances }: Pick<CanonicalRequest, 'nodeCount' | 'distances'>): (i: number, j: number) => number {
  return distanceFunction({ nodeCount, place: null, travel: oneProfile(modelDistances(distances)) });
}

/** One vehicle from and to node 0 at a cost of 1 per unit of distance, unless changed. */
export function vehicleType({ capacity, ...changes }: Partial<Omit<VehicleType, 'capacity'>> & { readonly capacity: number }): VehicleType {
  return {
    ...PLAIN_VEHICLE, start: 0, end: 0, fixedCost: 0, unitCost: 1, pace: 0, vehicles: Int32Array.of(0), ...changes, capacity: Float64Array.of(capacity),
  };
}
