import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { Operator } from '../operator';

/** Proposes a change of routes in place, without removing any customers. */
export abstract class Move extends Operator {
  /** Probability that an iteration is this move, if it is not selected by weight; 0: none. */
  chance: f64 = 0;
  protected readonly solution: Solution;
  protected readonly random: Random;

  constructor(name: string, solution: Solution, random: Random) {
    super(name);
    this.solution = solution;
    this.random = random;
  }

  /** Draws whether this iteration is this move. */
  drawn(): boolean {
    return this.chance > 0 && this.supports(this.solution.instance) && this.isDue() && this.random.next() < this.chance;
  }

  /** Whether the move is of use now; it cannot insert unserved customers. */
  protected isDue(): boolean {
    return this.solution.missing() === 0;
  }

  /**
   * Proposes a change and returns whether it satisfies all limits and keeps the cost below a limit.
   * @param limit - upper bound on the cost of the solution; Infinity: no limit
   */
  abstract evaluate(limit: f64): boolean;

  /** Applies the change that `evaluate` has just approved. */
  abstract apply(): void;
}
