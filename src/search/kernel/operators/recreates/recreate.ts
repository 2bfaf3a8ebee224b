import { Insertion, NEW_ROUTE } from '../../insertion/insertion';
import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { Operator } from '../operator';

/** Inserts the customers of the pool; those that fit nowhere stay in it. */
export abstract class Recreate extends Operator {
  protected readonly solution: Solution;
  protected readonly random: Random;
  protected readonly scanner: Insertion;

  constructor(name: string, solution: Solution, random: Random, scanner: Insertion) {
    super(name);
    this.solution = solution;
    this.random = random;
    this.scanner = scanner;
  }

  /**
   * @param limit - upper bound on the cost of the solution; Infinity: no limit
   * @returns false if it aborted because the limit is out of reach; the solution is then incomplete
   */
  abstract run(limit: f64): boolean;

  /** Inserts the order that the scanner has chosen, and its delivery if it is a pickup, at the position that it has just found. @returns the route */
  protected place(found: i32): i32 {
    const solution = this.solution;
    const c: i32 = this.scanner.chosen;
    if (found < 0) {
      const r = solution.openRoute(NEW_ROUTE - found);
      solution.insertOrder(c, solution.startBase + r, c);
      return r;
    }
    const r: i32 = solution.route[found];
    if (this.scanner.upgrade >= 0) solution.retype(r, this.scanner.upgrade);
    solution.insertOrder(c, found, this.scanner.second);
    return r;
  }

  /** Finds a position with the scanner, but not on route `r`. */
  protected findOutside(r: i32, c: i32, most: f64): i32 {
    const load: f64 = this.solution.load[r];
    // Scans never select a full route.
    this.solution.load[r] = Infinity;
    const found = this.scanner.find(c, most);
    this.solution.load[r] = load;
    return found;
  }
}
