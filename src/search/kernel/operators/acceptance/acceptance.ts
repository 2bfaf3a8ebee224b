import { Random } from '../../random';

/**
 * Decides which candidates become the current solution: those that cost less than a limit, which is drawn before the
 * candidate is created.
 */
export abstract class Acceptance {
  /**
   * @param current - cost of the current solution
   * @param best - cost of the best solution, Infinity before there is one
   * @param temperature - scale of accepted deteriorations, in units of cost; falls over a run
   * @returns the cost below which the next candidate is accepted
   */
  abstract limit(current: f64, best: f64, temperature: f64, random: Random): f64;
}
