import { Insertion } from '../../insertion/insertion';
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
