import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { Operator } from '../operator';

/** Removes customers from the solution into its pool, from which a recreate reinserts them. */
export abstract class Ruin extends Operator {
  protected readonly solution: Solution;
  protected readonly random: Random;
  /** Average number of customers that a run removes. */
  averageRemoved: f64 = 10;

  constructor(name: string, solution: Solution, random: Random) {
    super(name);
    this.solution = solution;
    this.random = random;
  }

  /** Removes customers through the solution's `removeString` and `removeTwoStrings`. */
  abstract run(): void;

  /**
   * Draws the number of customers to remove: `averageRemoved` on average, at least 1, at most the number of served
   * customers.
   */
  protected drawCount(): i32 {
    const wanted: i32 = i32(1 + this.random.next() * (2 * this.averageRemoved - 1));
    return wanted < this.solution.served ? wanted : this.solution.served;
  }

  /** A random customer, -1 if it is unserved or stays on its route. */
  protected drawServed(): i32 {
    const c: i32 = this.solution.active[this.random.below(this.solution.activeCount)];
    return this.solution.route[c] < 0 || this.solution.isHeld(c) ? -1 : c;
  }
}
