import type { Omission } from '../../model/problem.js';
import type { RouteClass } from './route-relaxation.js';

/** Units in which costs with few decimals are exact, tried in this order. */
const DECIMALS = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];
/** Relative noise of decimals in binary. */
const NOISE = 1e-12;
/** Units that a median cost has at least if costs are not exact in any decimal unit: each is rounded down by a millionth of it at most. */
const MEDIAN_UNITS = 2 ** 20;
/** Bound on the sum of the costs of a solution in units, so that sums and duals are exact in doubles. */
const MOST_UNITS = 2 ** 46;

/** Costs as integers. */
export interface CostUnits {
  readonly scale: number;
  /** Every cost is a whole number of units. */
  readonly exact: boolean;
  /** Returns a cost in units, rounded down; what is too large for exact sums becomes the largest cost. Infinity stays. */
  readonly floor: (cost: number) => number;
}

/**
 * Chooses units for costs: the largest decimal one of which all are multiples, else as fine as exact sums allow. "No road"
 * cells such as 1e12 are cut, which lowers them.
 */
export function costUnits(classes: readonly Pick<RouteClass, 'cost' | 'fixed'>[], omission: Omission | null, customers: number): CostUnits {
  const most = MOST_UNITS / (customers + 1);
  const values = distinctArrays(classes);
  const fixed = [...classes.map((each) => each.fixed), ...(omission?.price ?? [])].filter(Number.isFinite);
  const [median, largest] = sizeOf(values, fixed);
  for (const scale of DECIMALS) {
    if (largest * scale > most) break;
    if (values.every((costs) => costs.every((cost) => isWhole(cost * scale))) && fixed.every((cost) => isWhole(cost * scale))) {
      return { scale, exact: true, floor: (cost) => (cost === Infinity ? Infinity : Math.round(cost * scale)) };
    }
  }
  // A power of two, so that scaling does not round.
  const scale = 2 ** Math.floor(Math.log2(Math.min(MEDIAN_UNITS * 1024, most / 1024) / (median > 0 ? median : largest > 0 ? largest : 1)));
  return { scale, exact: false, floor: (cost) => (cost === Infinity ? Infinity : Math.floor(Math.min(cost * scale * (1 - NOISE), most))) };
}

function isWhole(value: number): boolean {
  return value === Infinity || Math.abs(value - Math.round(value)) <= NOISE * Math.abs(value);
}

function distinctArrays(classes: readonly Pick<RouteClass, 'cost'>[]): Float64Array[] {
  return [...new Set(classes.map(({ cost }) => cost))];
}

/** Median of the positive costs, and the largest finite one. */
function sizeOf(arrays: readonly Float64Array[], others: readonly number[]): [median: number, largest: number] {
  const sample: number[] = [];
  let largest = others.reduce((a, b) => Math.max(a, b), 0);
  for (const costs of arrays) {
    const step = Math.max(1, Math.floor(costs.length / 20_000));
    for (let k = 0; k < costs.length; k += 1) {
      const cost = costs[k]!;
      if (cost === Infinity || cost <= 0) continue;
      largest = Math.max(largest, cost);
      if (k % step === 0) sample.push(cost);
    }
  }
  const sorted = Float64Array.from(sample).sort();
  return [sorted[sorted.length >> 1] ?? 0, largest];
}
