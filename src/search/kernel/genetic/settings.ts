/** What can be tuned about a genetic search; strategies/hgs/manifest.json has ranges and defaults. */
export class GeneticSettings {
  /** Random individuals with which a population begins. */
  firstIndividuals: i32 = 100;
  /** Share of individuals that are to be without excess and time warp, by which their prices are adjusted; without and with windows. */
  target: f64 = 0.2;
  timedTarget: f64 = 0.4;
  /** Chance that an infeasible child is repaired. */
  repair: f64 = 0.5;
  /** Individuals of a kind that survive at least, that are born before the next selection of survivors, and that are safe by their cost. */
  survivors: i32 = 25;
  births: i32 = 40;
  elite: i32 = 4;
  /** Nearest individuals that diversity looks at. */
  close: i32 = 5;
}
