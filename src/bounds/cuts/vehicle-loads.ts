import type { RouteRelaxation } from '../relaxation/route-relaxation.js';

/** A load of customers, and what vehicles carry of it. */
export class VehicleLoads {
  /** Per customer. */
  readonly loads: Float64Array;
  /** What the largest vehicle carries. */
  readonly largest: number;
  /** Ascending: the k + 1 largest vehicles together carry `#most[k]`. */
  readonly #most: readonly number[];

  /** @param load - its index */
  constructor(relaxation: RouteRelaxation, load: number) {
    this.loads = relaxation.classes[0]!.loads[load]!;
    this.#most = carried(relaxation, load);
    this.largest = this.#most[0] ?? 0;
  }

  /** Whether vehicles are too small for all customers together. */
  get canBind(): boolean {
    return this.largest > 0 && this.largest < Infinity && this.loads.some((load) => load > 0);
  }

  /**
   * Returns how many of the largest vehicles carry a demand, at least 1; all, if they do not.
   * @param near - a number close to it
   */
  needed(demand: number, near: number): number {
    // Sums of demands may be off by rounding errors.
    const least = demand * (1 - 1e-12);
    let count = near;
    while (count > 1 && this.#most[count - 2]! >= least) count--;
    while (count < this.#most.length && this.#most[count - 1]! < least) count++;
    return count;
  }
}

/** How much the k + 1 largest vehicles carry, by k. */
function carried({ classes, customers }: RouteRelaxation, load: number): number[] {
  const order = classes.map(({ capacity, count }) => ({ capacity: capacity[load]!, count })).sort((a, b) => b.capacity - a.capacity);
  const most: number[] = [];
  let sum = 0;
  for (const { capacity, count } of order) for (let k = 0; k < Math.min(count, customers.length); k++) most.push(sum += capacity);
  return most;
}
