import { Insertion } from '../insertion/insertion';
import { Random } from '../random';
import { Solution } from '../solution/solution';
import { now } from './clock';
import { Operator } from './operator';
import { GreedyInsertion } from './recreates/greedy-insertion';
import { Recreate } from './recreates/recreate';
import { Operators } from './registry';
import { AdjacentStringRemoval } from './ruins/adjacent-string-removal';
import { RouteRemoval } from './ruins/route-removal';
import { Ruin } from './ruins/ruin';
import { STATISTICS, Selection } from './selection';
import { Ejection } from './moves/ejection';
import { Move } from './moves/move';
import { PairExchange } from './moves/pair-exchange';
import { RouteConstruction } from './moves/route-construction';
import { TwoOptStar } from './moves/two-opt-star';

/** Weighted iterations per segment: about as many uses of operators as in the paper's segments of 100 iterations. */
const SEGMENT: i32 = 100;
/** One in this many iterations of the leading pair is timed; a power of two. */
const TIMED: i32 = 32;

/** Kinds of operators, as numbered by the host. */
export const RUIN: i32 = 0;
export const RECREATE: i32 = 1;
export const MOVE: i32 = 2;

/**
 * The operators of an annealing run and their selection: a share of the iterations belongs to the leading pair, slack
 * induction by string removals with greedy insertion; the others select by weight. Ruins and moves are selected from
 * one list, because a move needs no recreate.
 */
export class AdaptiveOperators {
  readonly operators: Operators;
  readonly leadingRuin: AdjacentStringRemoval;
  readonly leadingRecreate: GreedyInsertion;
  readonly routeRemoval: RouteRemoval;
  readonly tails: TwoOptStar;
  readonly pairs: PairExchange;
  readonly ejection: Ejection;
  /** The moves with probabilities of their own. */
  private readonly drawnMoves: Move[];
  /** Ruins, then guests' moves, then those; and recreates. */
  readonly first: Selection;
  readonly second: Selection;
  /** Minimum share of iterations for the leading pair. */
  leading: f64 = 1;
  /** Whether weights use measured time; otherwise the number of changed customers. */
  clocked: boolean = false;
  private readonly random: Random;
  private readonly solution: Solution;
  /** The operators of this iteration: indices in `first` and `second`, -1 for none. */
  private firstUsed: i32 = 0;
  private secondUsed: i32 = -1;
  private weighted: boolean = false;
  private timed: i32 = 0;
  private begun: f64 = 0;
  private between: f64 = 0;
  private uses: i32 = 0;
  private iterations: i32 = 0;

  constructor(solution: Solution, random: Random, scanner: Insertion) {
    this.solution = solution;
    this.random = random;
    const operators = new Operators(solution, random, scanner);
    this.operators = operators;
    this.leadingRuin = changetype<AdjacentStringRemoval>(operators.ruins[0]);
    this.routeRemoval = changetype<RouteRemoval>(operators.ruins[1]);
    this.leadingRecreate = changetype<GreedyInsertion>(operators.recreates[0]);
    const tails = new TwoOptStar(solution, random);
    const pairs = new PairExchange(solution, random);
    const ejection = new Ejection(solution, random, scanner);
    const drawnMoves: Move[] = [tails, pairs, ejection, new RouteConstruction(solution, random)];
    this.tails = tails;
    this.pairs = pairs;
    this.ejection = ejection;
    this.drawnMoves = drawnMoves;
    this.first = new Selection(operators.ruins.length + operators.moves.length, drawnMoves.length);
    this.second = new Selection(operators.recreates.length, 0);
  }

  /** Selects the first operator of this iteration. @returns the ruin, or null if it is a move */
  select(): Ruin | null {
    this.secondUsed = -1;
    this.weighted = this.leading < 1 && this.random.next() >= this.leading;
    this.firstUsed = 0;
    if (this.weighted) this.firstUsed = this.first.draw(this.random);
    else if (this.routeRemoval.drawn()) this.firstUsed = 1;
    this.startClock();
    // A move cannot insert unserved customers.
    if (this.firstUsed >= this.operators.ruins.length && this.solution.pursued() > 0) this.firstUsed = 0;
    return this.firstUsed < this.operators.ruins.length ? this.operators.ruins[this.firstUsed] : null;
  }

  /** Draws whether this iteration is one of the moves with a probability of their own. @returns the move, or null if it is none */
  drawMove(): Move | null {
    for (let k: i32 = 0; k < this.drawnMoves.length; k++) {
      if (!this.drawnMoves[k].drawn()) continue;
      this.weighted = false;
      this.secondUsed = -1;
      this.firstUsed = this.first.count + k;
      this.startClock();
      return this.drawnMoves[k];
    }
    return null;
  }

  private startClock(): void {
    this.timed = this.weighted ? 1 : (this.iterations++ & (TIMED - 1)) === 0 ? TIMED : 0;
    if (this.timed > 0) this.begun = now();
  }

  /** The selected move. */
  get move(): i32 {
    return this.firstUsed - this.operators.ruins.length;
  }

  /** Selects the recreate that follows the ruin. */
  selectRecreate(): Recreate {
    if (this.timed > 0) this.between = now();
    this.secondUsed = this.weighted ? this.second.draw(this.random) : 0;
    return this.operators.recreates[this.secondUsed];
  }

  /**
   * Records the outcome of the iteration.
   * @param gain - decrease of the best cost
   */
  note(outcome: i32, gain: f64): void {
    const recreated = this.secondUsed >= 0;
    let ruined: f64 = 0;
    let inserted: f64 = 0;
    if (this.timed > 0) {
      const end = now();
      ruined = this.timed * ((recreated ? this.between : end) - this.begun);
      if (recreated) inserted = this.timed * (end - this.between);
    }
    const effort: f64 = 1 + this.solution.changedCount;
    this.first.note(this.firstUsed, outcome, gain, ruined, this.clocked ? ruined + inserted : effort);
    if (recreated) this.second.note(this.secondUsed, outcome, gain, inserted, this.clocked ? ruined + inserted : effort);
    if (!this.weighted || ++this.uses < SEGMENT) return;
    this.uses = 0;
    this.first.adapt();
    this.second.adapt();
  }

  /** Number of operators, including those without weights, which come last. */
  get count(): i32 {
    return this.firstCount + this.second.count;
  }

  /** Number of those that `first` has statistics of. */
  private get firstCount(): i32 {
    return this.first.count + this.drawnMoves.length;
  }

  private at(k: i32): Operator {
    const ruins = this.operators.ruins;
    if (k < ruins.length) return ruins[k];
    if (k < this.first.count) return this.operators.moves[k - ruins.length];
    return k < this.firstCount ? this.drawnMoves[k - this.first.count] : this.operators.recreates[k - this.firstCount];
  }

  nameOf(k: i32): string {
    return this.at(k).name;
  }

  kindOf(k: i32): i32 {
    return k < this.operators.ruins.length ? RUIN : k < this.firstCount ? MOVE : RECREATE;
  }

  /** Address of an operator's statistics. */
  statisticsOf(k: i32): usize {
    const inFirst = k < this.firstCount;
    const all = inFirst ? this.first.statistics : this.second.statistics;
    return changetype<usize>(all) + (usize((inFirst ? k : k - this.firstCount) * STATISTICS) << 3);
  }

  /** Sets the share of the leading pair, the reaction factor, and whether weights use measured time. */
  configure(leading: f64, reaction: f64, clocked: boolean): void {
    this.leading = leading;
    this.first.reaction = reaction;
    this.second.reaction = reaction;
    this.clocked = clocked;
  }

  /** Sets the average number of customers that ruins remove. */
  setRemoved(average: f64): void {
    for (let k: i32 = 0; k < this.operators.ruins.length; k++) this.operators.ruins[k].averageRemoved = average;
  }
}
