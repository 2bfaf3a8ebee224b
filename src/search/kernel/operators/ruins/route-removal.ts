import { isMixed, isSpread } from '../../instance';
import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { Ruin } from './ruin';

/** Routes with more customers are not removed as a whole. */
const LONGEST_ROUTE: i32 = 60;
/**
 * Maximum number of routes removed as a whole; and in a strong perturbation, so that several small vehicles can be
 * replaced by a large one.
 */
const MAX_ROUTES: i32 = 2;
const MAX_PERTURBED: i32 = 6;
/** Probability that a removal of whole routes is a strong perturbation, if `isMixed`. */
const PERTURBATION: f64 = 0.3;
/** No further route is removed once this many customers have been removed. */
const ENOUGH_REMOVED: i32 = 40;
/**
 * Probability that a strong perturbation also removes routes elsewhere if vehicles are scarce, so that routes can
 * exchange them.
 */
const ELSEWHERE: f64 = 0.5;
/** Probability of removing whole routes if customers are left out for their price: fewer routes may be better. */
const SHARE_WITH_PRICES: f64 = 0.02;

/**
 * Removes neighbouring routes as a whole, so that another vehicle can serve their customers, or unserved customers find
 * room.
 *
 * @see Y. Nagata and O. Bräysy, "A powerful route minimization heuristic for the vehicle routing problem with time
 * windows", Operations Research Letters 37 (2009), doi:10.1016/j.orl.2009.04.006: routes are eliminated as a whole
 */
export class RouteRemoval extends Ruin {
  private readonly mixed: boolean;
  /**
   * Whether whole routes are removed even if all customers are served, because another vehicle may serve them better.
   * Not if vehicles differ only in their depot, which a changed route can switch at any time.
   */
  private readonly different: boolean;
  /** Whether some vehicle type has fewer vehicles than there are customers. */
  private scarce: boolean = false;
  /** Probability of removing whole routes if vehicles differ or customers are unserved. */
  share: f64 = 0.1;

  constructor(solution: Solution, random: Random) {
    super('route-removal', solution, random);
    this.mixed = isMixed(solution.instance);
    this.different = solution.instance.types > 1 && !isSpread(solution.instance);
    for (let type: i32 = 0; type < solution.instance.types; type++) if (solution.instance.fleet[type] < solution.instance.customers) this.scarce = true;
  }

  /** Draws whether an iteration removes whole routes. */
  drawn(): boolean {
    const solution = this.solution;
    if (this.different || solution.missing() > 0) return this.random.next() < this.share;
    return solution.omitted > 0 && this.random.next() < SHARE_WITH_PRICES;
  }

  run(): void {
    if (!this.mixed || this.random.next() >= PERTURBATION) this.removeRoutes(1 + this.random.below(MAX_ROUTES));
    else {
      this.removeRoutes(1 + this.random.below(MAX_PERTURBED));
      if (this.scarce && this.random.next() < ELSEWHERE) this.removeRoutes(1 + this.random.below(MAX_PERTURBED));
    }
  }

  /** Removes some neighbouring routes as a whole, so that other vehicles can serve their customers. */
  private removeRoutes(count: i32): void {
    const solution = this.solution;
    const instance = solution.instance;
    const seed: i32 = solution.active[this.random.below(solution.activeCount)];
    const from: i32 = seed * instance.ruinNeighbourWidth;
    const to: i32 = from + instance.ruinNeighbourCount[seed];
    const enough: i32 = solution.poolCount + ENOUGH_REMOVED;
    let left: i32 = count;
    for (let k: i32 = from - 1; k < to && left > 0 && (!this.mixed || solution.poolCount <= enough); k++) {
      const r: i32 = solution.route[k < from ? seed : instance.ruinNeighbours[k]];
      if (r < 0) continue;
      if (solution.size[r] > LONGEST_ROUTE) return;
      solution.removeString(solution.next[solution.startBase + r], solution.prev[solution.endBase + r]);
      left--;
    }
  }
}
