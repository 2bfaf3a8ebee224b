/** Costs whose relative difference is smaller are equal: sums of the same distances in another order. */
const SAME = 1e-9;
/** By default, stagnation is evident when this many independent searches ended at the best cost ... */
const HITS = 6;
/** ... and they are at least this fraction of all searches since that cost was first found. */
const SHARE = 0.4;

/**
 * Decides from the final costs of independent searches whether more of them would help: not if search after search from
 * scratch ends at the same best cost. Follows the stopping rules for multistart search: a solution that many starts did
 * not find is unlikely to be found by another.
 * @see C. Boender and A. Rinnooy Kan (1987), "Bayesian stopping rules for multistart global optimization methods",
 * Mathematical Programming 37, doi:10.1007/BF02591684
 * @example
 * const agreement = new Agreement(3);
 * for (const cost of [26, 24, 24, 24]) agreement.add(cost);
 * [agreement.best, agreement.hits, agreement.evident]; // => [24, 3, true]
 */
export class Agreement {
  /** The best cost so far. */
  best = Infinity;
  /** Number of searches that ended at the best cost, and of all searches since the first of them. */
  hits = 0;
  private since = 0;
  private readonly needed: number;

  /** @param needed - number of searches that must end at the best cost for stagnation to be evident */
  constructor(needed = HITS) {
    this.needed = needed;
  }

  /** Records a search that ended at `cost`, Infinity if it found nothing. */
  add(cost: number): void {
    const slack = SAME * Math.abs(this.best);
    if (cost < this.best && !(cost >= this.best - slack)) {
      this.best = cost;
      this.hits = 0;
      this.since = 0;
    }
    this.since++;
    if (cost < Infinity && cost <= this.best + slack) this.hits++;
  }

  /** Fraction of the searches since the best cost was first found that ended at it. */
  get share(): number {
    return this.since === 0 ? 0 : this.hits / this.since;
  }

  get evident(): boolean {
    return this.hits >= this.needed && this.share >= SHARE;
  }
}
