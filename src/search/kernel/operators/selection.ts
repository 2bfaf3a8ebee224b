import { Random } from '../random';

/** Scores for a new best solution, one better than the current one, and another accepted one. */
const NEW_BEST: f64 = 33;
const BETTER: f64 = 9;
const ACCEPTED: f64 = 13;
/** Minimum weight, relative to a mean of 1: an operator that is useless now may become useful later. */
const MIN_WEIGHT: f64 = 0.05;

/** Indices in an operator's statistics, see `OperatorStatistics` of the plug-in contract. */
const USES: i32 = 0;
const ACCEPTANCES: i32 = 1;
const IMPROVEMENTS: i32 = 2;
const GAIN: i32 = 3;
const MILLISECONDS: i32 = 4;
const WEIGHT: i32 = 5;
export const STATISTICS: i32 = 6;

/** Outcomes of an iteration. */
export const REJECTED: i32 = 0;
export const TAKEN: i32 = 1;
export const IMPROVED: i32 = 2;
export const BEST: i32 = 3;

/**
 * Selects operators by weights that follow their recent scores per unit of time (roulette wheel): after every segment a
 * weight moves by the reaction factor towards the operator's score per unit of time, relative to the mean of all.
 *
 * Scores are per time, whereas the paper's are per use: the time per use of operators differs tenfold. The unit of time
 * is measured by the host's clock or, if a run must not depend on it, a customer removed or inserted.
 *
 * @see S. Ropke and D. Pisinger, Transportation Science 40 (2006), section 3.4, doi:10.1287/trsc.1050.0135
 */
export class Selection {
  readonly count: i32;
  /** `STATISTICS` values per operator. */
  readonly statistics: StaticArray<f64>;
  /** Reaction factor (r), 0 to 1. */
  reaction: f64 = 0.1;
  private readonly weight: StaticArray<f64>;
  private readonly score: StaticArray<f64>;
  private readonly effort: StaticArray<f64>;

  /**
   * @param count - number of operators that can be drawn
   * @param counted - number of further ones with statistics only
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

  /** Draws an operator by weight. */
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
   * Records a use of an operator.
   * @param outcome - REJECTED, TAKEN, IMPROVED or BEST
   * @param gain - decrease of the best cost
   * @param milliseconds - time taken, for the statistics
   * @param effort - time taken, for the weights
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

  /** Ends a segment and updates the weights. */
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
        this.setWeight(k, weight > MIN_WEIGHT ? weight : MIN_WEIGHT);
      }
    }
    for (let k: i32 = 0; k < this.count; k++) {
      this.score[k] = 0;
      this.effort[k] = 0;
    }
  }
}
