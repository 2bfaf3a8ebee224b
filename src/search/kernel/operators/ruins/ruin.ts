import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { Operator } from '../operator';

/** Takes customers out of the solution into its pool, from where a recreate inserts them again. */
export abstract class Ruin extends Operator {
  protected readonly state: Solution;
  protected readonly random: Random;
  /** Customers that a run takes out, on average. */
  averageRemoved: f64 = 10;

  constructor(name: string, state: Solution, random: Random) {
    super(name);
    this.state = state;
    this.random = random;
  }

  /** Removes customers by the solution's `removeString` and `removeTwoStrings`. */
  abstract run(): void;

  /** How many customers to remove: `averageRemoved` on average, at least 1, and no more than are on routes. */
  protected drawCount(): i32 {
    const wanted: i32 = i32(1 + this.random.next() * (2 * this.averageRemoved - 1));
    return wanted < this.state.served ? wanted : this.state.served;
  }

  /** A random customer, -1 when it is on no route. */
  protected drawServed(): i32 {
    const c: i32 = this.state.active[this.random.below(this.state.activeCount)];
    return this.state.route[c] < 0 ? -1 : c;
  }
}
