import { isSpread, isMixed } from '../../instance';
import { smaller } from '../../numbers';
import { Random } from '../../random';
import { Solution } from '../../solution/solution';

/** Routes with more customers are not removed as a whole. */
const LONGEST_ROUTE: i32 = 60;
/** Routes removed as a whole at most; and in an upheaval, so that several small vehicles can give way to a large one. */
const MOST_ROUTES: i32 = 2;
const MOST_UPHEAVED: i32 = 6;
/** Chance that a removal of whole routes is an upheaval, where `isMixed`. */
const UPHEAVAL: f64 = 0.3;
/** So many customers of routes removed as a whole are enough. */
const ENOUGH_REMOVED: i32 = 40;
/** Chance that an upheaval removes routes elsewhere as well, where vehicles are few, so that they can change places. */
const ELSEWHERE: f64 = 0.5;

/**
 * Removes strings of customers from adjacent routes around a random customer into the pool: spatial slack and capacity
 * slack at once. O(removed customers and neighbours looked at).
 *
 * @see J. Christiaens and G. Vanden Berghe, "Slack induction by string removals for vehicle routing problems",
 *   Transportation Science 54 (2020), section 5.1, doi:10.1287/trsc.2019.0914
 */
export class AdjacentStringRemoval {
  private readonly state: Solution;
  private readonly random: Random;
  private readonly mixed: boolean;
  /**
   * Whether whole routes are removed though everybody is served: another vehicle may serve them better. Not where vehicles are
   * alike but for their depot, which a changed route can take at any time.
   */
  private readonly different: boolean;
  /** Some vehicle type has fewer vehicles than there are customers. */
  private scarce: boolean = false;
  /** Average number of customers removed (c-bar). */
  averageRemoved: f64 = 10;
  /** Longest string removed (L-max). */
  longestString: f64 = 10;
  /** Chance that a string keeps some customers inside it (alpha), and that the kept run grows by one (beta). */
  splitChance: f64 = 0.5;
  splitDepth: f64 = 0.01;
  /** Chance that whole routes are removed instead, where vehicles differ or customers are left out. */
  wholeRoutes: f64 = 0.1;

  constructor(state: Solution, random: Random) {
    this.state = state;
    this.random = random;
    this.mixed = isMixed(state.net);
    this.different = state.net.types > 1 && !isSpread(state.net);
    for (let type: i32 = 0; type < state.net.types; type++) if (state.net.fleet[type] < state.net.customers) this.scarce = true;
  }

  run(): void {
    const whole = this.different || this.state.absentCount > 0;
    if (!whole || this.random.next() >= this.wholeRoutes) this.removeStrings();
    else if (!this.mixed || this.random.next() >= UPHEAVAL) this.removeRoutes(1 + this.random.below(MOST_ROUTES));
    else {
      this.removeRoutes(1 + this.random.below(MOST_UPHEAVED));
      if (this.scarce && this.random.next() < ELSEWHERE) this.removeRoutes(1 + this.random.below(MOST_UPHEAVED));
    }
  }

  /** Removes some neighbouring routes as a whole, so that other vehicles can serve their customers. */
  private removeRoutes(count: i32): void {
    const state = this.state;
    const net = state.net;
    const seed: i32 = state.active[this.random.below(state.activeCount)];
    const from: i32 = seed * net.nearWidth;
    const to: i32 = from + net.nearCount[seed];
    const enough: i32 = state.poolCount + ENOUGH_REMOVED;
    let left: i32 = count;
    for (let k: i32 = from - 1; k < to && left > 0 && (!this.mixed || state.poolCount <= enough); k++) {
      const r: i32 = state.route[k < from ? seed : net.near[k]];
      if (r < 0) continue;
      if (state.size[r] > LONGEST_ROUTE) return;
      state.removeString(state.next[state.startBase + r], state.prev[state.endBase + r]);
      left--;
    }
  }

  private removeStrings(): void {
    const state = this.state;
    const net = state.net;
    const random = this.random;
    if (state.openCount === 0) return;
    const served: f64 = state.served;
    const longest: f64 = smaller(this.longestString, served / state.openCount);
    const most: f64 = (4 * this.averageRemoved) / (1 + longest) - 1;
    let strings: i32 = i32(random.next() * most + 1);
    const seed: i32 = state.active[random.below(state.activeCount)];
    const from: i32 = seed * net.nearWidth;
    const to: i32 = from + net.nearCount[seed];
    for (let k: i32 = from - 1; k < to && strings > 0; k++) {
      const c: i32 = k < from ? seed : net.near[k];
      const r: i32 = state.route[c];
      if (r < 0 || state.isChangedRoute(r)) continue;
      const size: i32 = state.size[r];
      const length: i32 = i32(random.next() * smaller(size, longest) + 1);
      if (length < size && random.next() < this.splitChance) this.removeSplit(c, length, size);
      else this.removeAround(c, length);
      strings--;
    }
  }

  /** First customer of a random string of `length` customers of one route that contains `c`. */
  private stringStart(c: i32, length: i32): i32 {
    const state = this.state;
    const customers = state.startBase;
    let ahead: i32 = 0;
    for (let v: i32 = state.next[c]; ahead < length - 1 && v < customers; v = state.next[v]) ahead++;
    let behind: i32 = 0;
    for (let v: i32 = state.prev[c]; behind < length - 1 && v < customers; v = state.prev[v]) behind++;
    const least: i32 = length - 1 - ahead;
    let steps: i32 = least + this.random.below(behind - least + 1);
    let first: i32 = c;
    for (; steps > 0; steps--) first = state.prev[first];
    return first;
  }

  private removeAround(c: i32, length: i32): void {
    const first = this.stringStart(c, length);
    this.state.removeString(first, this.forward(first, length - 1));
  }

  /** Removes `length` customers of a longer string around `c`, keeping a run of them inside it. */
  private removeSplit(c: i32, length: i32, size: i32): void {
    let kept: i32 = 1;
    while (length + kept < size && this.random.next() < this.splitDepth) kept++;
    const first = this.stringStart(c, length + kept);
    const ahead = this.random.below(length + 1);
    const resume = this.forward(first, ahead + kept);
    const last: i32 = ahead < length ? this.forward(resume, length - ahead - 1) : -1;
    if (ahead === 0) this.state.removeString(resume, last);
    else if (last < 0) this.state.removeString(first, this.forward(first, ahead - 1));
    else this.state.removeTwoStrings(first, this.forward(first, ahead - 1), resume, last);
  }

  private forward(v: i32, steps: i32): i32 {
    let at: i32 = v;
    for (let k: i32 = 0; k < steps; k++) at = this.state.next[at];
    return at;
  }
}
