import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { Ruin } from './ruin';

/** Maximum number of draws per customer to remove: some customers are unserved. */
const MAX_DRAWS: i32 = 3;

/**
 * Removes random customers. O(customers removed).
 *
 * @see S. Ropke and D. Pisinger, "An adaptive large neighborhood search heuristic for the pickup and delivery problem
 * with
 * time windows", Transportation Science 40 (2006), section 3.1.2, doi:10.1287/trsc.1050.0135
 */
export class RandomRemoval extends Ruin {
  constructor(solution: Solution, random: Random) {
    super('random-removal', solution, random);
  }

  run(): void {
    let left = this.drawCount();
    for (let draws: i32 = MAX_DRAWS * left; draws > 0 && left > 0; draws--) {
      const c = this.drawServed();
      if (c < 0) continue;
      this.solution.removeString(c, c);
      left--;
    }
  }
}
