import { Random } from '../random';
import { Solution } from '../solution/solution';

/** Probability that a route changed by a ruin gets another type. */
const CHANGED: f64 = 0.3;

/**
 * Gives routes that a ruin has changed another of the types that share their vehicles, such as an hour of departure or other windows of
 * breaks, before customers are inserted: these may fit with that type only. Afterwards each route gets the cheapest one again.
 */
export class TypeChange {
  private readonly solution: Solution;
  private readonly random: Random;
  private readonly shares: boolean;

  constructor(solution: Solution, random: Random) {
    this.solution = solution;
    this.random = random;
    this.shares = solution.instance.details.vehicleOf.length > 0;
  }

  /** Changes the types of some of the routes changed in this iteration; O(stops) for each. */
  run(): void {
    const solution = this.solution;
    if (!this.shares) return;
    for (let k: i32 = 0; k < solution.changedRouteCount; k++) {
      const r: i32 = solution.changedRoutes[k];
      if (solution.type[r] >= 0 && this.random.next() < CHANGED) this.change(r);
    }
  }

  /** Types that share vehicles follow one another. */
  private change(r: i32): void {
    const solution = this.solution;
    const details = solution.instance.details;
    const type: i32 = solution.type[r];
    const other: i32 = this.random.next() < 0.5 ? type - 1 : type + 1;
    if (other < 0 || other >= solution.instance.types || details.vehicleFor(other) !== details.vehicleFor(type)) return;
    if (solution.fleet.mayChange(type, other) && solution.costOn(r, other) < Infinity) solution.retype(r, other);
  }
}
