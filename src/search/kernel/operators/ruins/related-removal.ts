import { Instance, NO_TIME } from '../../instance';
import { larger, sortByKey } from '../../numbers';
import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { Ruin } from './ruin';

/** Weights of distance, time of visit and demand in the relatedness of two customers (phi, chi and psi). */
const DISTANCE: f64 = 9;
const TIME: f64 = 3;
const DEMAND: f64 = 2;
/** Exponent that favours more related customers (p). */
const DETERMINISM: f64 = 6;

/**
 * Removes customers that are similar in location, time and demand, so that they can be exchanged: each one is drawn
 * from the neighbours most related to a previously removed customer. O(customers removed x neighbours x log
 * neighbours).
 *
 * @see P. Shaw, "Using constraint programming and local search methods to solve vehicle routing problems", CP 1998,
 * doi:10.1007/3-540-49481-2_30
 * @see S. Ropke and D. Pisinger, Transportation Science 40 (2006), section 3.1.1, doi:10.1287/trsc.1050.0135
 */
export class RelatedRemoval extends Ruin {
  private readonly candidates: StaticArray<i32>;
  private readonly keys: StaticArray<f64>;
  /** The maximum difference of each measure. */
  private readonly farthest: f64;
  private readonly longest: f64;
  private readonly heaviest: f64;

  constructor(solution: Solution, random: Random) {
    super('related-removal', solution, random);
    const instance = solution.instance;
    this.candidates = new StaticArray<i32>(instance.ruinNeighbourWidth);
    this.keys = new StaticArray<f64>(instance.nodes);
    let farthest: f64 = 0;
    let heaviest: f64 = 0;
    let longest: f64 = 0;
    for (let c: i32 = 0; c < instance.nodes; c++) {
      heaviest = larger(heaviest, instance.demand[c]);
      const count: i32 = instance.ruinNeighbourCount[c];
      if (count > 0) farthest = larger(farthest, instance.distance(c, instance.ruinNeighbours[c * instance.ruinNeighbourWidth + count - 1]));
      if (instance.level !== NO_TIME && count > 0) longest = larger(longest, instance.open[c]);
    }
    this.farthest = positive(farthest);
    this.heaviest = positive(heaviest);
    this.longest = positive(longest);
  }

  run(): void {
    const solution = this.solution;
    let left = this.drawCount();
    const seed = this.drawServed();
    if (seed < 0) return;
    const first: i32 = solution.poolCount;
    this.solution.removeString(seed, seed);
    for (left--; left > 0; left--) {
      const next = this.related(solution.pool[first + this.random.below(solution.poolCount - first)]);
      if (next < 0) return;
      solution.removeString(next, next);
    }
  }

  /** A random served neighbour of `c`, more related ones with a higher probability; -1 if there is none. */
  private related(c: i32): i32 {
    const solution = this.solution;
    const instance = solution.instance;
    const candidates = this.candidates;
    const from: i32 = c * instance.ruinNeighbourWidth;
    let count: i32 = 0;
    for (let k: i32 = from; k < from + instance.ruinNeighbourCount[c]; k++) {
      const other: i32 = instance.ruinNeighbours[k];
      if (solution.route[other] < 0 || solution.isHeld(other)) continue;
      candidates[count++] = other;
      this.keys[other] = this.difference(instance, c, other);
    }
    if (count === 0) return -1;
    sortByKey(candidates, this.keys, count);
    return candidates[i32(Math.pow(this.random.next(), DETERMINISM) * count)];
  }

  private difference(instance: Instance, c: i32, other: i32): f64 {
    let sum: f64 = (DISTANCE * instance.distance(c, other)) / this.farthest;
    sum += (DEMAND * Math.abs(instance.demand[c] - instance.demand[other])) / this.heaviest;
    // Removed customers have no time of visit, so their windows are compared.
    if (instance.level !== NO_TIME) sum += (TIME * Math.abs(instance.open[c] - instance.open[other])) / this.longest;
    return sum;
  }
}

function positive(value: f64): f64 {
  return value > 0 && value < Infinity ? value : 1;
}
