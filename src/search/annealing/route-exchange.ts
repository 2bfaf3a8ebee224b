import type { PlannedRoute, PlannedRoutes, Problem } from '../../model/problem.js';
import type { SearchContext } from '../context.js';

/** Routes of two solutions that a child exchanges, as indices. */
export interface Exchanged {
  readonly removed: readonly number[];
  readonly given: readonly number[];
}

/**
 * Chooses as many routes of either solution that serve about the same customers: one of the first that the second does not
 * have, then in turn the route of either that shares most with those chosen of the other; and exchanges chosen routes for
 * others as long as that leaves fewer customers of the first to be inserted elsewhere. O(n + routes^2 x rounds).
 * @returns null if the solutions have the same routes
 * @see Y. Nagata and S. Kobayashi (2010), section 3.3, doi:10.1007/978-3-642-15844-5_54
 */
export function alignedRoutes(first: PlannedRoutes, second: PlannedRoutes, random: SearchContext['random']): Exchanged | null {
  const known = new Set(second.map(({ customers }) => customers.join()));
  const different = first.flatMap(({ customers }, index) => (known.has(customers.join()) ? [] : [index]));
  if (different.length === 0) return null;
  const overlap = new Overlap(first, second);
  const most = Math.min(different.length, second.length, Math.max(1, first.length - 1));
  overlap.choose(different[random.below(different.length)]!, 1 + random.below(most));
  overlap.align();
  return overlap.chosen;
}

/**
 * A child of two solutions: the first with `given` routes of the second for its `removed` ones. Customers that would be served
 * twice stay on the given routes, or on those that the first keeps; shipments change routes whole, as their routes do.
 * Those of neither are left to an insertion.
 * @param whole - whether the given routes stay complete, rather than those kept
 * @returns routes that may exceed the fleet, and break limits where stops are gone
 */
export function childOf({ customers: all }: Pick<Problem, 'customers'>, first: PlannedRoutes, second: PlannedRoutes, { removed, given }: Exchanged, whole: boolean): PlannedRoute[] {
  const kept = first.filter((_, index) => !removed.includes(index));
  const taken = given.map((index) => second[index]!);
  const [before, after] = whole ? [taken, kept] : [kept, taken];
  const orders = new Set(all);
  const served = new Set(before.flatMap(({ customers }) => customers.filter((node) => orders.has(node))));
  return [...before, ...after.map(({ type, customers }) => ({ type, customers: customers.filter((node) => !served.has(node)) }))];
}

/** How many stops the routes of two solutions share, and which of them are chosen. */
class Overlap {
  private readonly sizes: number[];
  /** Per route of the first and route of the second: stops of both. */
  private readonly shared: Int32Array[];
  private readonly removed = new Set<number>();
  private readonly given = new Set<number>();

  constructor(first: PlannedRoutes, second: PlannedRoutes) {
    const routeOf = new Map(second.flatMap(({ customers }, index) => customers.map((node) => [node, index] as const)));
    this.sizes = first.map(({ customers }) => customers.length);
    this.shared = first.map(({ customers }) => {
      const counts = new Int32Array(second.length);
      for (const node of customers) if (routeOf.has(node)) counts[routeOf.get(node)!]!++;
      return counts;
    });
  }

  get chosen(): Exchanged {
    return { removed: [...this.removed], given: [...this.given] };
  }

  /** Chooses `count` routes of either, beginning with one of the first. */
  choose(begin: number, count: number): void {
    const { removed, given } = this;
    removed.add(begin);
    for (;;) {
      given.add(best(this.others(given, this.shared[0]!.length), (j) => this.sharedByRemoved(j)));
      if (removed.size === count) return;
      removed.add(best(this.others(removed, this.sizes.length), (i) => this.sharedByGiven(i)));
    }
  }

  /** Exchanges a chosen route for another of the same solution as long as fewer stops of removed routes are not on given ones. */
  align(): void {
    while (this.exchange(this.removed, this.sizes.length, (i) => this.sharedByGiven(i) - this.sizes[i]!) || this.exchange(this.given, this.shared[0]!.length, (j) => this.sharedByRemoved(j)));
  }

  /** Exchanges the chosen route of least worth for the other of most. @returns false if that is no gain */
  private exchange(chosen: Set<number>, count: number, worth: (index: number) => number): boolean {
    const others = this.others(chosen, count);
    if (others.length === 0) return false;
    const worst = best([...chosen], (index) => -worth(index));
    const other = best(others, worth);
    if (worth(other) <= worth(worst)) return false;
    chosen.delete(worst);
    chosen.add(other);
    return true;
  }

  private others(chosen: ReadonlySet<number>, count: number): number[] {
    return Array.from({ length: count }, (_, index) => index).filter((index) => !chosen.has(index));
  }

  private sharedByGiven(i: number): number {
    return [...this.given].reduce((sum, j) => sum + this.shared[i]![j]!, 0);
  }

  private sharedByRemoved(j: number): number {
    return [...this.removed].reduce((sum, i) => sum + this.shared[i]![j]!, 0);
  }
}

function best(indices: readonly number[], worth: (index: number) => number): number {
  return indices.reduce((most, index) => (worth(index) > worth(most) ? index : most));
}
