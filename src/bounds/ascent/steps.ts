import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { Evaluation, Multipliers } from './multipliers.js';

/** Share of the last direction in the next one: gradients alone zigzag. Measured, like all of these: bench/solver/EXPERIMENTS.md, row 362. */
const MEMORY = 0.4;
/** Length of a step as a share of Polyak's, at first and at most. */
const FIRST_RATE = 1;
const MOST_RATE = 1.5;
const LEAST_RATE = 1e-3;
/** The same at least once there are new cuts. */
const AFTER_CUTS = 0.3;
/** Rounds without a better value until steps become shorter. */
const PATIENCE = 2;
const SHORTER = 0.6;
const LONGER = 1.1;
/** Bounds on the sums of multipliers, so that they are exact in doubles. */
const MOST_OF_ROWS = 2 ** 46;
const MOST_OF_ROUTES = 2 ** 50;
/** How much above the best value an optimum is assumed while there is no solution. */
const ASSUMED_GAP = 0.04;
/** How much above the cost of a solution steps aim: towards the cost itself they would become too short to reach it. */
const BEYOND = 0.005;

/**
 * Steps along deflected subgradients towards a target.
 * @see P. M. Camerini, L. Fratta, F. Maffioli, "On improving relaxation methods by modified gradient techniques", Mathematical
 * Programming Study 3 (1975), doi:10.1007/BFb0120697
 */
export class Steps {
  readonly #relaxation: RouteRelaxation;
  readonly #mostOfRow: number;
  readonly #mostOfRoute: number;
  #direction: Multipliers | null = null;
  #rate = FIRST_RATE;
  #best = -Infinity;
  #since = 0;

  constructor(relaxation: RouteRelaxation) {
    const { customers, classes, limits } = relaxation;
    const routes = classes.reduce((sum, { count }) => sum + count, 0) + limits.reduce((sum, { most }) => sum + most, 0) + customers.length;
    this.#relaxation = relaxation;
    this.#mostOfRow = Math.floor(MOST_OF_ROWS / (customers.length + 1));
    this.#mostOfRoute = Math.floor(MOST_OF_ROUTES / (routes + 1));
  }

  /** Whether steps have become too short to change anything. */
  get isDone(): boolean {
    return this.#rate < LEAST_RATE;
  }

  /** Takes the value of multipliers over all arcs, which is less than over few, as the best one. */
  restart(value: number): void {
    this.#best = value;
    this.#since = 0;
  }

  /** Forgets all cuts but some. @param isKept - by index */
  keepCuts(isKept: (index: number) => boolean): void {
    if (this.#direction !== null) this.#direction = { ...this.#direction, cuts: this.#direction.cuts.filter((_, k) => isKept(k)) };
  }

  /** Lets steps be long again. */
  lengthen(): void {
    this.#rate = Math.max(this.#rate, AFTER_CUTS);
    this.#since = 0;
  }

  /** Returns the multipliers of rows that are nearest to some, and possible. */
  possible(rows: Float64Array): Float64Array {
    const { price } = this.#relaxation;
    return rows.map((value, row) => Math.max(0, Math.min(price[row]!, this.#mostOfRow, Math.round(value))));
  }

  /** @param most - cost of a solution; Infinity: none is known */
  next(from: Multipliers, { value, gradient }: Evaluation, most: number): Multipliers {
    if (value > this.#best) {
      this.#best = value;
      this.#since = 0;
      this.#rate = Math.min(MOST_RATE, this.#rate * LONGER);
    } else if (++this.#since >= PATIENCE) {
      this.#since = 0;
      this.#rate *= SHORTER;
    }
    const last = this.#direction;
    const mix = (now: Float64Array, before: Float64Array | undefined): Float64Array => (before === undefined ? now : now.map((each, k) => (1 - MEMORY) * each + MEMORY * (before[k] ?? 0)));
    const direction = {
      rows: mix(gradient.rows, last?.rows), classes: mix(gradient.classes, last?.classes), limits: mix(gradient.limits, last?.limits),
      routes: last === null ? gradient.routes : (1 - MEMORY) * gradient.routes + MEMORY * last.routes,
      cuts: mix(gradient.cuts, last?.cuts),
    };
    this.#direction = direction;
    // Multipliers at 0 that would fall have no part in the length.
    const part = (now: number, by: number): number => (now <= 0 && by < 0 ? 0 : by * by);
    const squares = (now: Float64Array, by: Float64Array): number => by.reduce((sum, each, k) => sum + part(now[k] ?? 0, each), 0);
    const norm = squares(from.rows, direction.rows) + squares(from.classes, direction.classes) + squares(from.limits, direction.limits) + part(from.routes, direction.routes) + squares(from.cuts, direction.cuts);
    const assumed = this.#best + ASSUMED_GAP * Math.abs(this.#best) + 1;
    const target = Math.min(most + BEYOND * Math.abs(most), assumed);
    const length = norm > 0 ? (this.#rate * Math.max(target - value, 0)) / norm : 0;
    const moved = (now: Float64Array, by: Float64Array): Float64Array => now.map((each, k) => Math.max(0, Math.min(this.#mostOfRoute, Math.round(each + length * by[k]!))));
    return {
      rows: this.possible(from.rows.map((each, row) => each + length * direction.rows[row]!)),
      classes: moved(from.classes, direction.classes), limits: moved(from.limits, direction.limits),
      routes: Math.max(0, Math.min(this.#mostOfRoute, Math.round(from.routes + length * direction.routes))),
      cuts: direction.cuts.map((by, k) => 2 * Math.round(Math.max(0, Math.min(this.#mostOfRow, (from.cuts[k] ?? 0) + length * by)) / 2)),
    };
  }
}
