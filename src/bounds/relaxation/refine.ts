import type { RouteRelaxation } from '../relaxation/route-relaxation.js';

/** Units that a median cost has at least if sums stay exact. */
const MEDIAN_UNITS = 2 ** 20;
/** Bound on the sum of the costs of a solution in units, so that sums and duals are exact in doubles. */
const MOST_UNITS = 2 ** 46;

/** A relaxation in finer units, in which rounded duals lose nothing that matters. */
export interface Refined {
  readonly relaxation: RouteRelaxation;
  /** Fine units per unit of the original relaxation: a power of two. */
  readonly factor: number;
  /** Fine units of which the cost of every solution is a multiple. */
  readonly grain: number;
}

/** Returns a relaxation with costs in finer units: a power of two, so that converting back is exact. O(n² · classes). */
export function refine(relaxation: RouteRelaxation): Refined {
  const factor = factorOf(relaxation);
  const known = new Map<Float64Array, Float64Array>();
  const scaled = (costs: Float64Array): Float64Array => {
    let fine = known.get(costs);
    if (fine === undefined) known.set(costs, fine = costs.map((cost) => cost * factor));
    return fine;
  };
  const classes = relaxation.classes.map((each) => ({
    ...each, fixed: each.fixed * factor, cost: scaled(each.cost),
    times: each.times === null ? null : { ...each.times, lateCost: each.times.lateCost?.map((price) => price * factor) ?? null },
  }));
  return {
    relaxation: { ...relaxation, classes, price: relaxation.price.map((price) => price * factor), scale: relaxation.scale * factor },
    factor,
    grain: relaxation.exact ? factor : 1,
  };
}

function factorOf({ classes, price, customers }: RouteRelaxation): number {
  const sample: number[] = [];
  let largest = 0;
  const look = (cost: number): void => {
    if (cost > 0 && cost < Infinity) {
      largest = Math.max(largest, cost);
      sample.push(cost);
    }
  };
  for (const { fixed, cost } of classes) {
    look(fixed);
    const step = Math.max(1, Math.floor(cost.length / 20_000));
    for (let k = 0; k < cost.length; k++) {
      if (k % step === 0) look(cost[k]!);
      else if (cost[k]! < Infinity) largest = Math.max(largest, cost[k]!);
    }
  }
  price.forEach(look);
  if (sample.length === 0) return 1;
  sample.sort((a, b) => a - b);
  const median = sample[sample.length >> 1]!;
  const wanted = Math.ceil(Math.log2(MEDIAN_UNITS / median));
  const possible = Math.floor(Math.log2(MOST_UNITS / (largest * (customers.length + 1))));
  return 2 ** Math.max(0, Math.min(wanted, possible));
}
