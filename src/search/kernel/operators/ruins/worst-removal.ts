import { sortByKey } from '../../numbers';
import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { Ruin } from './ruin';

/** Exponent that favours more expensive customers (p). */
const DETERMINISM: f64 = 3;

/**
 * Removes the customers with the most expensive detours among the neighbours of a random customer, so that its time
 * does not depend on the size of the instance. O(customers removed x neighbours x log neighbours).
 *
 * @see S. Ropke and D. Pisinger, Transportation Science 40 (2006), section 3.1.3, doi:10.1287/trsc.1050.0135
 */
export class WorstRemoval extends Ruin {
  private readonly candidates: StaticArray<i32>;
  private readonly keys: StaticArray<f64>;

  constructor(solution: Solution, random: Random) {
    super('worst-removal', solution, random);
    this.candidates = new StaticArray<i32>(solution.instance.ruinNeighbourWidth + 1);
    this.keys = new StaticArray<f64>(solution.instance.nodes);
  }

  run(): void {
    const solution = this.solution;
    const seed = this.drawServed();
    if (seed < 0) return;
    for (let left = this.drawCount(); left > 0; left--) {
      const count = this.list(seed);
      if (count === 0) return;
      const c: i32 = this.candidates[i32(Math.pow(this.random.next(), DETERMINISM) * count)];
      solution.removeString(c, c);
    }
  }

  /** Lists a customer and its served neighbours by decreasing detour cost. @returns their number */
  private list(seed: i32): i32 {
    const solution = this.solution;
    const instance = solution.instance;
    const from: i32 = seed * instance.ruinNeighbourWidth;
    let count: i32 = 0;
    for (let k: i32 = from - 1; k < from + instance.ruinNeighbourCount[seed]; k++) {
      const c: i32 = k < from ? seed : instance.ruinNeighbours[k];
      if (solution.route[c] < 0 || solution.isHeld(c)) continue;
      this.keys[c] = -solution.savingOf(c);
      this.candidates[count++] = c;
    }
    sortByKey(this.candidates, this.keys, count);
    return count;
  }
}
