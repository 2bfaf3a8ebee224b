/** Costs that differ by less, as a share, are the same: sums of the same distances in another order. */
const SAME = 1e-9;
/** This many independent searches that end at the best cost make stagnation evident, by default ... */
const HITS = 6;
/** ... when they are at least this share of all since that cost was first found. */
const SHARE = 0.4;

/**
 * Judges from the costs at which independent searches end whether further ones would bring anything: when search after
 * search from scratch comes to the same best cost, they would not. The idea of stopping rules for multistart search:
 * what many starts did not find has little chance left.
 * @see C. Boender and A. Rinnooy Kan (1987), "Bayesian stopping rules for multistart global optimization methods",
 *   Mathematical Programming 37, doi:10.1007/BF02591684
 * @example
 * const agreement = new Agreement(3);
 * for (const cost of [26, 24, 24, 24]) agreement.add(cost);
 * [agreement.best, agreement.hits, agreement.evident]; // => [24, 3, true]
 */
export class Agreement {
  /** The best cost so far. */
  best = Infinity;
  /** Searches that ended at it, and all since the first of them. */
  hits = 0;
  private since = 0;
  private readonly needed: number;

  /** @param needed - searches that end at the best cost, until stagnation is evident */
  constructor(needed = HITS) {
    this.needed = needed;
  }

  /** Counts a search that ended at `cost`, Infinity for one that found nothing. */
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

  /** Share of the searches since the best cost was first found that came to it again. */
  get share(): number {
    return this.since === 0 ? 0 : this.hits / this.since;
  }

  get evident(): boolean {
    return this.hits >= this.needed && this.share >= SHARE;
  }
}
