import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { Operator } from '../operator';

/** Proposes a change of routes in place, which takes nobody out of them. */
export abstract class Move extends Operator {
  protected readonly state: Solution;
  protected readonly random: Random;

  constructor(name: string, state: Solution, random: Random) {
    super(name);
    this.state = state;
    this.random = random;
  }

  /**
   * Proposes a change, and tells whether it keeps all limits and leaves the solution under a cost.
   * @param limit - cost that the solution must stay under; Infinity takes any
   */
  abstract evaluate(limit: f64): boolean;

  /** Makes the change that `evaluate` has just approved of. */
  abstract apply(): void;
}
