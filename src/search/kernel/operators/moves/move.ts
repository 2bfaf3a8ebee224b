import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { Operator } from '../operator';

/** Proposes a change of routes in place, without removing any customers. */
export abstract class Move extends Operator {
  protected readonly solution: Solution;
  protected readonly random: Random;

  constructor(name: string, solution: Solution, random: Random) {
    super(name);
    this.solution = solution;
    this.random = random;
  }

  /**
   * Proposes a change and returns whether it satisfies all limits and keeps the cost below a limit.
   * @param limit - upper bound on the cost of the solution; Infinity: no limit
   */
  abstract evaluate(limit: f64): boolean;

  /** Applies the change that `evaluate` has just approved. */
  abstract apply(): void;
}
