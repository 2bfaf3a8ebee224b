import { distanceFunction } from '../model/distances.js';
import { leastVehicles } from '../model/lower-bound.js';
import type { Problem } from '../model/problem.js';

/** Customers whose distances are looked at, spread evenly over all. */
const SAMPLE = 64;

/**
 * Returns how the stem of a route, from the nearest start of a vehicle to its stops, compares with what it drives between these: the mean
 * distance to a customer, over the customers of a full route times the mean distance from a customer to the nearest other.
 * Without units; 0: no vehicle has a start, or customers are all at one place. O(n · 64).
 * @example
 * stemRatio(problem) > 4; // => false
 */
export function stemRatio(problem: Problem): number {
  const { customers, vehicleTypes } = problem;
  const distance = distanceFunction(problem);
  const starts = [...new Set(vehicleTypes.map(({ start }) => start))].filter((start) => start >= 0);
  if (starts.length === 0 || customers.length === 0) return 0;
  const step = Math.max(1, customers.length / SAMPLE);
  let [stems, between] = [0, 0];
  for (let k = 0; k < customers.length; k += step) {
    const c = customers[Math.floor(k)]!;
    stems += starts.reduce((least, start) => Math.min(least, distance(start, c)), Infinity);
    between += customers.reduce((least, other) => (other === c ? least : Math.min(least, distance(c, other))), Infinity);
  }
  return between === 0 ? 0 : (stems * leastVehicles(problem)) / (between * customers.length);
}
