/** Tunable parameters of the genetic search; strategies/hgs/manifest.json contains ranges and defaults. */
export class GeneticSettings {
  /** Number of random individuals with which a population starts. */
  firstIndividuals: i32 = 100;
  /**
   * Target fractions of individuals without excess load and without time warp, used to adjust the penalties; without
   * and with windows.
   */
  target: f64 = 0.2;
  timedTarget: f64 = 0.4;
  /** Probability of repairing an infeasible child. */
  repair: f64 = 0.5;
  /**
   * Per subpopulation: minimum number of survivors, of births before the next survivor selection, and of elite
   * individuals.
   */
  survivors: i32 = 25;
  births: i32 = 40;
  elite: i32 = 4;
  /** Number of closest individuals in the diversity contribution. */
  close: i32 = 5;
}
