import { Random } from '../../random';

/** Decides which solutions become the current one: those that cost less than a limit, drawn before the solution is made. */
export abstract class Acceptance {
  /**
   * @param current - cost of the current solution
   * @param best - of the best one, Infinity before there is one
   * @param temperature - how much is accepted, in cost; falls over a run
   * @returns the cost that the next solution must stay under
   */
  abstract limit(current: f64, best: f64, temperature: f64, random: Random): f64;
}
