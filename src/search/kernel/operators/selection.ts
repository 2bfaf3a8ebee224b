import { Random } from '../random';

/** What is added to an operator's score for a new best solution, one better than the current one, and another that is accepted. */
const NEW_BEST: f64 = 33;
const BETTER: f64 = 9;
const ACCEPTED: f64 = 13;
/** Weights stay at least this, of 1 on average: what brings nothing now may bring something later. */
const LEAST_WEIGHT: f64 = 0.05;

/** Places of an operator's statistics: see `OperatorStatistics` of the plug-in contract. */
const USES: i32 = 0;
const ACCEPTANCES: i32 = 1;
const IMPROVEMENTS: i32 = 2;
const GAIN: i32 = 3;
const MILLISECONDS: i32 = 4;
const WEIGHT: i32 = 5;
export const STATISTICS: i32 = 6;

/** What became of an iteration. */
export const REJECTED: i32 = 0;
export const TAKEN: i32 = 1;
export const IMPROVED: i32 = 2;
export const BEST: i32 = 3;

/**
 * Selects among operators by weights that follow what each has brought lately for its time (roulette wheel): after every segment
 * a weight moves by the reaction factor towards the operator's score a unit of time, compared with the mean of all.
 *
 * Scores count by time, where the paper counts by use: operators differ tenfold in what a use takes. A unit of time is what the
 * host's clock says, or, where a run must not depend on it, a customer removed or inserted.
 *
 * @see S. Ropke and D. Pisinger, Transportation Science 40 (2006), section 3.4, doi:10.1287/trsc.1050.0135
 */
export class Selection {
  readonly count: i32;
  /** `STATISTICS` numbers of each operator. */
  readonly statistics: StaticArray<f64>;
  /** How far weights follow the last segment (r), 0 to 1. */
  reaction: f64 = 0.1;
  private readonly weight: StaticArray<f64>;
  private readonly score: StaticArray<f64>;
  private readonly effort: StaticArray<f64>;

  /**
   * @param count - operators that are drawn
   * @param counted - further ones that are counted only
   */
  constructor(count: i32, counted: i32) {
    const all: i32 = count + counted;
    this.count = count;
    this.statistics = new StaticArray<f64>(all * STATISTICS);
    this.weight = new StaticArray<f64>(all);
    this.score = new StaticArray<f64>(all);
    this.effort = new StaticArray<f64>(all);
    for (let k: i32 = 0; k < all; k++) this.setWeight(k, 1);
  }

  private setWeight(k: i32, weight: f64): void {
    this.weight[k] = weight;
    this.statistics[k * STATISTICS + WEIGHT] = weight;
  }

  /** An operator, by the weights. */
  draw(random: Random): i32 {
    let sum: f64 = 0;
    for (let k: i32 = 0; k < this.count; k++) sum += this.weight[k];
    let left: f64 = random.next() * sum;
    for (let k: i32 = 0; k < this.count - 1; k++) {
      left -= this.weight[k];
      if (left < 0) return k;
    }
    return this.count - 1;
  }

  /**
   * Counts a use of an operator.
   * @param outcome - REJECTED, TAKEN, IMPROVED or BEST
   * @param gain - by how much the best cost fell
   * @param milliseconds - that it took, for the statistics
   * @param effort - the same for the weights
   */
  note(k: i32, outcome: i32, gain: f64, milliseconds: f64, effort: f64): void {
    const at: i32 = k * STATISTICS;
    this.statistics[at + USES] += 1;
    this.statistics[at + MILLISECONDS] += milliseconds;
    this.effort[k] += effort;
    if (outcome === REJECTED) return;
    this.statistics[at + ACCEPTANCES] += 1;
    this.score[k] += outcome === BEST ? NEW_BEST : outcome === IMPROVED ? BETTER : ACCEPTED;
    if (outcome !== BEST) return;
    this.statistics[at + IMPROVEMENTS] += 1;
    this.statistics[at + GAIN] += gain;
  }

  /** Ends a segment: weights follow what it brought. */
  adapt(): void {
    let mean: f64 = 0;
    let used: i32 = 0;
    for (let k: i32 = 0; k < this.count; k++) {
      if (this.effort[k] <= 0) continue;
      mean += this.score[k] / this.effort[k];
      used++;
    }
    if (mean > 0) {
      mean /= used;
      for (let k: i32 = 0; k < this.count; k++) {
        if (this.effort[k] <= 0) continue;
        const weight: f64 = (1 - this.reaction) * this.weight[k] + (this.reaction * this.score[k]) / this.effort[k] / mean;
        this.setWeight(k, weight > LEAST_WEIGHT ? weight : LEAST_WEIGHT);
      }
    }
    for (let k: i32 = 0; k < this.count; k++) {
      this.score[k] = 0;
      this.effort[k] = 0;
    }
  }
}
