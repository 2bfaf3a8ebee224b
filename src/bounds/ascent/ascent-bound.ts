import { leastRoutes } from '../cheap/least-routes.js';
import { refine } from '../relaxation/refine.js';
import type { BoundContext, BoundMethod, BoundOutcome } from '../contract.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { CapacityCuts } from '../cuts/capacity-cuts.js';
import { firstRows } from './first-rows.js';
import { Evaluator, type Evaluation, type Multipliers } from './multipliers.js';
import { type Stage, type Stages, stagesOf, workOf } from './stages.js';
import { Steps } from './steps.js';
import { Walks } from './walks.js';

/** Most arcs of all classes. */
const MAX_ARCS = 5_000_000;
/** Rounds of the first stage, which is far from the best multipliers. */
const FIRST_ROUNDS = 20;
/** A round over all arcs that gains less than this fraction of the bound is flat; `FLAT_ROUNDS` in a row end a stage whose duals are only a start. */
const LEAST_GAIN = 0.004;
const FLAT_ROUNDS = 2;
/** Rounds over few arcs for which there must be time in another stage. */
const LEAST_ROUNDS = 10;
/** Rounds of a reproducible run, by the number of customers. */
const ROUNDS: readonly (readonly [customers: number, rounds: number])[] = [[30, 400], [120, 100], [250, 20], [500, 10], [Infinity, 5]];
/** Rounds over few arcs between two over all, at least; and at most this share of the time for the latter. */
const SPARSE_ROUNDS = 12;
const EXACT_SHARE = 0.35;
/** Rounds until cuts are looked for, as flows mean nothing before; how many are added at a time, and are kept. */
const ROUNDS_BEFORE_CUTS = 48;
const CUTS_AT_ONCE = 20;
const MOST_CUTS = 150;
/** Average flows below are left out when cuts are looked for. */
const LEAST_FLOW = 0.03;

/**
 * Bounds by dual ascent: multipliers of the customers rise or fall until the cheapest routes visit each about once, those of rounded
 * capacity cuts until enough routes enter their customers. Routes are relaxed to walks that keep the load, stops or hours that
 * bind most; times are kept arc by arc at first, then of whole walks. Without a linear program. Every bound is exact for its multipliers, over all arcs.
 */
export const ascentBound: BoundMethod = {
  name: 'dual-ascent',
  supports: ({ customers, classes }) => (customers.length + 1) ** 2 * classes.length <= MAX_ARCS,
  run: (relaxation, context) => new Ascent(relaxation, context, false).run(),
};

/** Dual ascent whose duals another method starts from: where times matter it ends as soon as it gains little. */
export const ascentStart: BoundMethod = { ...ascentBound, run: (relaxation, context) => new Ascent(relaxation, context, true).run() };

class Ascent {
  readonly #context: BoundContext;
  /** Whether the last stage ends when it gains little. */
  readonly #endsFlat: boolean;
  readonly #factor: number;
  readonly #relaxation: RouteRelaxation;
  readonly #steps: Steps;
  readonly #rounds: number;
  readonly #capacityCuts: CapacityCuts;
  readonly #leastRoutes: number;
  readonly #stages: Stages;
  /** Those to come; null: the first is not over yet. */
  #toCome: Stage[] | null = null;
  #stage: Stage;
  /** Rounds of the stage. */
  #stageRounds = 0;
  #evaluator: Evaluator;
  #bound = -Infinity;
  /** The best value of the stage over all arcs, and how many rounds over all arcs in a row have gained little. */
  #stageBest = -Infinity;
  #flatRounds = 0;
  #exactMs = 0;
  #sparseMs = 0;
  #sparse = 0;

  constructor(coarse: RouteRelaxation, context: BoundContext, endsFlat: boolean) {
    const { relaxation, factor } = refine(coarse);
    this.#context = context;
    this.#endsFlat = endsFlat && relaxation.classes.some(({ times }) => times !== null);
    this.#factor = factor;
    this.#relaxation = relaxation;
    this.#leastRoutes = leastRoutes(relaxation);
    this.#stages = stagesOf(relaxation, context);
    this.#stage = this.#stages.first;
    this.#evaluator = this.#evaluatorFor(this.#stage);
    this.#steps = new Steps(relaxation);
    this.#rounds = context.reproducible ? bySize(ROUNDS, relaxation.customers.length) : Infinity;
    // Their search must not take the time of rounds.
    this.#capacityCuts = new CapacityCuts(relaxation, 0);
  }

  run(): BoundOutcome {
    let now = this.#first();
    let best: Multipliers | null = null;
    let bestValue = -Infinity;
    for (let round = 0; ; round++) {
      const isLast = round >= this.#rounds || (this.#isFlat() && this.#stagesToCome().length === 0) || this.#isLate();
      const isNext = !isLast && this.#isNextStage(round);
      const isExact = round === 0 || isLast || isNext || this.#isDue();
      // The best multipliers over few arcs, which are worth less over all.
      if (isExact && best !== null) now = best;
      if (isNext) this.#enter(this.#stagesToCome().shift()!);
      const found = this.#evaluate(now, isExact);
      if (isExact) {
        if (found.isInfeasible) return { ended: 'infeasible' };
        this.#report(now, found);
        if (this.#bound >= this.#most()) return { ended: 'closed' };
        if (isLast) return { ended: this.#isFlat() ? 'converged' : 'limit' };
        this.#steps.restart(bestValue = found.value);
        this.#evaluator.useArcs();
        if (round >= Math.min(ROUNDS_BEFORE_CUTS, this.#rounds / 2)) now = this.#addCuts(now);
        best = null;
      }
      if (this.#context.shouldStop()) return { ended: 'limit' };
      if (!isExact && found.value >= bestValue) [best, bestValue] = [now, found.value];
      now = this.#steps.next(now, found, this.#most());
    }
  }

  #first(): Multipliers {
    const { classes, limits } = this.#relaxation;
    const rows = this.#steps.possible(firstRows(this.#relaxation, this.#stage.levels));
    return { rows, classes: new Float64Array(classes.length), limits: new Float64Array(limits.length), routes: 0, cuts: new Float64Array(0) };
  }

  #evaluate(multipliers: Multipliers, isExact: boolean): Evaluation {
    const began = this.#context.elapsedMs();
    const found = this.#evaluator.evaluate(multipliers, isExact);
    if (isExact) {
      this.#exactMs = Math.max(this.#exactMs, this.#context.elapsedMs() - began);
      this.#sparse = 0;
    } else {
      this.#sparseMs = this.#context.elapsedMs() - began;
      this.#sparse += 1;
    }
    this.#stageRounds += 1;
    return found;
  }

  #evaluatorFor({ levels, keepsTimes }: Stage): Evaluator {
    return new Evaluator(this.#relaxation, levels, new Walks(this.#relaxation, levels, keepsTimes), this.#leastRoutes);
  }

  #isNextStage(round: number): boolean {
    const { reproducible, limitMs } = this.#context;
    const atLeast = reproducible ? Math.min(FIRST_ROUNDS, this.#rounds / 2) : FIRST_ROUNDS;
    if (round === 0 || (!this.#steps.isDone && this.#stageRounds < atLeast)) return false;
    const stages = this.#stagesToCome();
    const [next] = stages;
    if (next === undefined) return false;
    if (reproducible) return true;
    if (!this.#steps.isDone && !next.isEarly && this.#flatRounds === 0) return false;
    const hasTime = this.#context.elapsedMs() + workOf(next, this.#stage) * (2 * this.#exactMs + LEAST_ROUNDS * this.#sparseMs) < limitMs;
    if (!hasTime) stages.length = 0;
    return hasTime;
  }

  #stagesToCome(): Stage[] {
    return this.#toCome ??= this.#stages.later();
  }

  /** Begins a stage with the multipliers and cuts of the one before. */
  #enter(stage: Stage): void {
    const { cuts } = this.#evaluator;
    this.#stage = stage;
    this.#stageRounds = 0;
    this.#evaluator = this.#evaluatorFor(stage);
    this.#evaluator.cuts.add(cuts.sets);
    this.#exactMs = 0;
    this.#stageBest = -Infinity;
    this.#flatRounds = 0;
    this.#steps.lengthen();
  }

  /** Adds cuts that the average walks violate, in the place of those without a multiplier where there are too many. */
  #addCuts(now: Multipliers): Multipliers {
    const { cuts, flows } = this.#evaluator;
    let kept = now;
    if (cuts.count > MOST_CUTS - CUTS_AT_ONCE) {
      const isKept = (k: number): boolean => (now.cuts[k] ?? 0) > 0;
      cuts.keep(isKept);
      this.#steps.keepCuts(isKept);
      kept = { ...now, cuts: now.cuts.filter((dual) => dual > 0) };
    }
    const room = Math.min(CUTS_AT_ONCE, MOST_CUTS - cuts.count);
    if (room > 0 && cuts.add(this.#capacityCuts.separate(flows.averages(LEAST_FLOW), room, () => this.#context.shouldStop()))) this.#steps.lengthen();
    return kept;
  }

  /** Whether the stage has nothing more to give. */
  #isFlat(): boolean {
    return this.#steps.isDone || (this.#endsFlat && this.#flatRounds >= FLAT_ROUNDS);
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
    this.#flatRounds = value - this.#stageBest < LEAST_GAIN * Math.abs(value) ? this.#flatRounds + 1 : 0;
    this.#stageBest = Math.max(this.#stageBest, value);
    if (value <= this.#bound) return;
    this.#bound = value;
    const duals = this.#evaluator.dualsOf(multipliers, rows, this.#factor);
    this.#context.report({ value: value / this.#relaxation.scale, method: ascentBound.name, ...(duals !== null && { duals }) });
  }
}

/** Returns the value of a table for `n` customers. */
function bySize(table: readonly (readonly [customers: number, value: number])[], n: number): number {
  return table.find(([customers]) => n <= customers)![1];
}
