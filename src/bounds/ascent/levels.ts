import { reachOf } from '../cheap/reach.js';
import { weightsOf, type Weights } from '../cheap/weights.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';

/** Whole weights of customers, at least 1, and the most that a route of each class can collect. */
export interface Levels {
  /** Per customer. */
  readonly weights: Int32Array;
  /** Per class. */
  readonly most: Int32Array;
}

/** Levels for weights that need not be whole. */
export interface RoundedLevels extends Levels {
  /** How tightly they fill routes, as a share of what the weights do; 1: nothing is lost. */
  readonly share: number;
}

/** Largest capacity in levels that is tried when weights are scaled. */
const LEAST_LEVELS = 60;
/** How tightly the whole weights must fill routes, of what the given ones do, to be taken at once. */
const ENOUGH = 0.998;

/** Returns the weights that bind routes most: those of loads, stops or hours of which most routes are needed. */
export function tightestWeights(relaxation: RouteRelaxation): Weights {
  const n = relaxation.customers.length;
  let tightest: Weights = { customers: new Float64Array(n).fill(1), classes: new Float64Array(relaxation.classes.length).fill(n) };
  for (const weights of weightsOf(relaxation, reachOf(relaxation))) if (tightness(weights) > tightness(tightest) * (1 + 1e-6)) tightest = weights;
  return tightest;
}

/** Routes needed, if all were of the largest class. */
function tightness({ customers, classes }: { readonly customers: ArrayLike<number>; readonly classes: ArrayLike<number> }): number {
  return sum(customers) / Math.max(...Array.from(classes), 1e-12);
}

function sum(values: ArrayLike<number>): number {
  return Array.from(values).reduce((a, b) => a + b, 0);
}

/**
 * Returns whole weights for given ones, scaled so that rounding loses least. Every route keeps them.
 * @param mostLevels - about the largest capacity
 */
export function levelsOf(weights: Weights, mostLevels: number): RoundedLevels {
  const aim = tightness(weights);
  const largest = Math.max(...weights.classes);
  let best: RoundedLevels | null = null;
  const consider = (scale: number, round: (value: number) => number): void => {
    const levels = roundedTo(weights, scale, round);
    if (Math.max(...levels.most) > 2 * mostLevels) return;
    const share = Math.min(1, tightness({ customers: levels.weights, classes: levels.most }) / aim);
    if (best === null || share > best.share + 1e-4) best = { ...levels, share };
  };
  // As they are, if few levels suffice.
  const step = commonDivisor(weights.customers);
  if (step > 0 && largest / step <= mostLevels) consider(1 / step, Math.round);
  for (let size = Math.min(LEAST_LEVELS, mostLevels); size <= mostLevels; size += 1 + Math.floor(size / 32)) {
    if (best !== null && (best as RoundedLevels).share >= ENOUGH) break;
    consider(size / largest, Math.floor);
    consider(size / largest, Math.round);
  }
  if (best !== null) return best;
  // No load limits a route: walks of at most n customers.
  const n = weights.customers.length;
  return { weights: new Int32Array(n).fill(1), most: Int32Array.from(weights.classes, () => n), share: Math.min(1, 1 / aim) };
}

function roundedTo({ customers, classes }: Weights, scale: number, round: (value: number) => number): Levels {
  const weights = Int32Array.from(customers, (weight) => Math.max(1, round(weight * scale)));
  const order = [...weights.keys()].sort((a, b) => weights[b]! / customers[b]! - weights[a]! / customers[a]!);
  return { weights, most: Int32Array.from(classes, (capacity) => mostCollected(order, weights, customers, capacity)) };
}

/** The most whole weight within a capacity of the given ones: the knapsack whose last item may be broken. */
function mostCollected(order: readonly number[], weights: Int32Array, customers: Float64Array, capacity: number): number {
  let [left, collected] = [capacity, 0];
  for (const i of order) {
    if (customers[i]! > left) return Math.floor(collected + (weights[i]! * left) / customers[i]! + 1e-6);
    left -= customers[i]!;
    collected += weights[i]!;
  }
  return collected;
}

/** The largest whole number of which all are multiples; 0: they are not whole. */
function commonDivisor(values: Float64Array): number {
  let divisor = 0;
  for (const value of values) {
    if (!Number.isInteger(value)) return 0;
    let [a, b] = [value, divisor];
    while (b > 0) [a, b] = [b, a % b];
    divisor = a;
  }
  return divisor;
}
