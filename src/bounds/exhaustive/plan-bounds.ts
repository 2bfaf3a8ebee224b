import type { Problem } from '../../model/problem.js';
import { WorthTable } from './worth.js';

/** Most pairs of types, times pairs of sets, for which the vehicle of a route is not used twice. */
const MOST_PAIRS = 1_000_000;

/**
 * What it takes at least to serve or leave out a set of customers with vehicles of all types, each set on a route paid for as the
 * tables of routes say. O(vehicles 3^n) for each table.
 */
export class PlanBounds {
  readonly #leftOut: WorthTable;
  readonly #fleet: readonly number[];
  readonly #routes: readonly WorthTable[];
  /** There are too many types for a table of each. */
  readonly #isVaried: boolean;
  readonly #known = new Map<number, WorthTable>();

  /**
   * @param leftOut - per set
   * @param routes - by type, per set
   */
  constructor({ vehicleTypes, fleetLimits, customers }: Problem, leftOut: WorthTable, routes: readonly WorthTable[]) {
    this.#leftOut = leftOut;
    this.#routes = routes;
    this.#isVaried = vehicleTypes.length ** 2 * 3 ** customers.length > MOST_PAIRS;
    this.#fleet = vehicleTypes.map(({ vehicles }, type) =>
      fleetLimits.reduce((least, { types, most }) => (types.includes(type) ? Math.min(least, most) : least), Math.min(vehicles.length, customers.length)));
  }

  /** Per set: what it takes beside a route of the type; -1: beside none. */
  beside(asked: number): WorthTable {
    const type = this.#isVaried ? -1 : asked;
    let found = this.#known.get(type);
    if (found === undefined) this.#known.set(type, found = this.#withVehicles(type));
    return found;
  }

  #withVehicles(without: number): WorthTable {
    let table = this.#leftOut;
    for (const [type, vehicles] of this.#fleet.entries()) {
      const routes = this.#routes[type]!;
      const sets = Array.from(routes.money.keys()).filter((set) => set > 0 && routes.isPossible(set));
      for (let left = vehicles - Number(type === without); left > 0; left--) {
        const more = withRoute(table, routes, sets);
        if (more === null) break;
        table = more;
      }
    }
    return table;
  }
}

/** Null: one more route improves nothing. */
function withRoute(before: WorthTable, routes: WorthTable, sets: readonly number[]): WorthTable | null {
  const after = new WorthTable(before);
  const all = before.money.length - 1;
  let isBetter = false;
  for (const set of sets) {
    const rest = all ^ set;
    for (let other = rest; ; other = (other - 1) & rest) {
      if (after.improve(set | other, routes, set, before, other)) isBetter = true;
      if (other === 0) break;
    }
  }
  return isBetter ? after : null;
}
