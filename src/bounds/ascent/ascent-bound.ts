import { leastRoutes } from '../cheap/least-routes.js';
import { refine } from '../columns/refine.js';
import type { BoundContext, BoundMethod, BoundOutcome } from '../contract.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { levelsOf } from './levels.js';
import { Evaluator, type Evaluation, type Multipliers } from './multipliers.js';
import { Steps } from './steps.js';
import { Walks } from './walks.js';

/** Most arcs of all classes. */
const MAX_ARCS = 5_000_000;
/** Largest capacity in levels, by the number of customers. */
const LEVELS: readonly (readonly [customers: number, levels: number])[] = [[60, 600], [120, 480], [250, 400], [500, 300], [Infinity, 120]];
/** With the strong effort there is time for so many times as many. */
const STRONG_LEVELS = 4;
/** Rounds of a reproducible run, by the number of customers. */
const ROUNDS: readonly (readonly [customers: number, rounds: number])[] = [[30, 400], [120, 100], [250, 20], [500, 10], [Infinity, 5]];
/** Rounds over few arcs between two over all, at least; and at most this share of the time for the latter. */
const SPARSE_ROUNDS = 12;
const EXACT_SHARE = 0.35;

/**
 * Bounds by dual ascent: multipliers of the customers rise or fall until the cheapest routes visit each about once. Routes are
 * relaxed to walks that keep the load, stops or hours that bind most, and times only arc by arc. Without a linear program.
 * Every bound is exact for its multipliers, over all arcs.
 */
export const ascentBound: BoundMethod = {
  name: 'dual-ascent',
  supports: ({ customers, classes }) => (customers.length + 1) ** 2 * classes.length <= MAX_ARCS,
  run: (relaxation, context) => new Ascent(relaxation, context).run(),
};

class Ascent {
  readonly #context: BoundContext;
  readonly #factor: number;
  readonly #relaxation: RouteRelaxation;
  readonly #evaluator: Evaluator;
  readonly #steps: Steps;
  readonly #rounds: number;
  #bound = -Infinity;
  #exactMs = 0;
  #sparse = 0;

  constructor(coarse: RouteRelaxation, context: BoundContext) {
    const { relaxation, factor } = refine(coarse);
    const n = relaxation.customers.length;
    const finer = context.effort === 'strong' && !context.reproducible ? STRONG_LEVELS : 1;
    const levels = levelsOf(relaxation, finer * bySize(LEVELS, n));
    this.#context = context;
    this.#factor = factor;
    this.#relaxation = relaxation;
    this.#evaluator = new Evaluator(relaxation, levels, new Walks(relaxation, levels), leastRoutes(relaxation));
    this.#steps = new Steps(relaxation);
    this.#rounds = context.reproducible ? bySize(ROUNDS, n) : Infinity;
  }

  run(): BoundOutcome {
    const { rowCount, classes, limits } = this.#relaxation;
    let now: Multipliers = { rows: new Float64Array(rowCount), classes: new Float64Array(classes.length), limits: new Float64Array(limits.length), routes: 0 };
    let best: Multipliers | null = null;
    let bestValue = -Infinity;
    for (let round = 0; ; round++) {
      const isLast = round >= this.#rounds || this.#steps.isDone || this.#isLate();
      const isExact = round === 0 || isLast || this.#isDue();
      // The best multipliers over few arcs, which are worth less over all.
      if (isExact && best !== null) now = best;
      const found = this.#evaluate(now, isExact);
      if (isExact) {
        if (found.isInfeasible) return { ended: 'infeasible' };
        this.#report(now, found);
        if (this.#bound >= this.#most()) return { ended: 'closed' };
        if (isLast) return { ended: this.#steps.isDone ? 'converged' : 'limit' };
        this.#steps.restart(bestValue = found.value);
        best = null;
      }
      if (this.#context.shouldStop()) return { ended: 'limit' };
      if (!isExact && found.value >= bestValue) [best, bestValue] = [now, found.value];
      now = this.#steps.next(now, found, this.#most());
    }
  }

  #evaluate(multipliers: Multipliers, isExact: boolean): Evaluation {
    const began = this.#context.elapsedMs();
    const found = this.#evaluator.evaluate(multipliers, isExact);
    if (isExact) {
      this.#exactMs = Math.max(this.#exactMs, this.#context.elapsedMs() - began);
      this.#sparse = 0;
    } else this.#sparse += 1;
    return found;
  }

  /** Whether only the time for a last round over all arcs is left. */
  #isLate(): boolean {
    const { reproducible, limitMs } = this.#context;
    return !reproducible && this.#context.elapsedMs() + this.#exactMs * 1.3 >= limitMs;
  }

  #isDue(): boolean {
    const { reproducible, limitMs } = this.#context;
    if (this.#sparse < SPARSE_ROUNDS) return false;
    return reproducible || this.#sparse >= SPARSE_ROUNDS * 2 || this.#exactMs < (EXACT_SHARE * limitMs) / 20;
  }

  /** Cost of the best solution in units; Infinity: none. */
  #most(): number {
    return this.#context.incumbent().cost * this.#relaxation.scale;
  }

  #report(multipliers: Multipliers, { value, rows }: Evaluation): void {
    if (value <= this.#bound) return;
    this.#bound = value;
    const duals = this.#evaluator.dualsOf(multipliers, rows, this.#factor);
    this.#context.report({ value: value / this.#relaxation.scale, method: ascentBound.name, ...(duals !== null && { duals }) });
  }
}

function bySize(table: readonly (readonly [customers: number, value: number])[], n: number): number {
  return table.find(([customers]) => n <= customers)![1];
}
