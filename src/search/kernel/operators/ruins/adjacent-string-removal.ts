import { smaller } from '../../numbers';
import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { Ruin } from './ruin';

/**
 * Removes strings of customers from adjacent routes around a random customer into the pool: frees space and capacity
 * together. Where routes deliver before they collect, all strings are around deliveries or all around collections, which cannot
 * take the places of each other. O(removed customers and neighbours examined).
 *
 * @see J. Christiaens and G. Vanden Berghe, "Slack induction by string removals for vehicle routing problems",
 * Transportation Science 54 (2020), section 5.1, doi:10.1287/trsc.2019.0914
 */
export class AdjacentStringRemoval extends Ruin {
  /** Maximum string length (L-max). */
  longestString: f64 = 10;
  /** Probability of the split string procedure (alpha), and of the preserved substring growing by one (beta). */
  splitChance: f64 = 0.5;
  splitDepth: f64 = 0.01;
  /** The customer around which the next ruin removes strings; -1: a random one. */
  seed: i32 = -1;

  constructor(solution: Solution, random: Random) {
    super('adjacent-string-removal', solution, random);
  }

  run(): void {
    const solution = this.solution;
    const instance = solution.instance;
    const random = this.random;
    if (solution.openCount === 0) return;
    const served: f64 = solution.served;
    const longest: f64 = smaller(this.longestString, served / solution.openCount);
    const most: f64 = (4 * this.averageRemoved) / (1 + longest) - 1;
    let strings: i32 = i32(random.next() * most + 1);
    const seed: i32 = this.seed >= 0 ? this.seed : solution.active[random.below(solution.activeCount)];
    this.seed = -1;
    const from: i32 = seed * instance.ruinNeighbourWidth;
    const to: i32 = from + instance.ruinNeighbourCount[seed];
    for (let k: i32 = from - 1; k < to && strings > 0; k++) {
      const c: i32 = k < from ? seed : instance.ruinNeighbours[k];
      const r: i32 = solution.route[c];
      if (r < 0 || instance.isOpposite(seed, c) || solution.isChangedRoute(r)) continue;
      const size: i32 = solution.size[r];
      const length: i32 = i32(random.next() * smaller(size, longest) + 1);
      if (length < size && random.next() < this.splitChance) this.removeSplit(c, length, size);
      else this.removeAround(c, length);
      strings--;
    }
  }

  /** First customer of a random string of `length` customers of one route that contains `c`. */
  private stringStart(c: i32, length: i32): i32 {
    const solution = this.solution;
    const customers = solution.startBase;
    let ahead: i32 = 0;
    for (let v: i32 = solution.next[c]; ahead < length - 1 && v < customers; v = solution.next[v]) ahead++;
    let behind: i32 = 0;
    for (let v: i32 = solution.prev[c]; behind < length - 1 && v < customers; v = solution.prev[v]) behind++;
    const least: i32 = length - 1 - ahead;
    let steps: i32 = least + this.random.below(behind - least + 1);
    let first: i32 = c;
    for (; steps > 0; steps--) first = solution.prev[first];
    return first;
  }

  private removeAround(c: i32, length: i32): void {
    const first = this.stringStart(c, length);
    this.solution.removeString(first, this.forward(first, length - 1));
  }

  /** Removes `length` customers of a longer string around `c`, preserving a substring within it. */
  private removeSplit(c: i32, length: i32, size: i32): void {
    let kept: i32 = 1;
    while (length + kept < size && this.random.next() < this.splitDepth) kept++;
    const first = this.stringStart(c, length + kept);
    const ahead = this.random.below(length + 1);
    const resume = this.forward(first, ahead + kept);
    const last: i32 = ahead < length ? this.forward(resume, length - ahead - 1) : -1;
    if (ahead === 0) this.solution.removeString(resume, last);
    else if (last < 0) this.solution.removeString(first, this.forward(first, ahead - 1));
    else this.solution.removeTwoStrings(first, this.forward(first, ahead - 1), resume, last);
  }

  private forward(v: i32, steps: i32): i32 {
    let at: i32 = v;
    for (let k: i32 = 0; k < steps; k++) at = this.solution.next[at];
    return at;
  }
}
