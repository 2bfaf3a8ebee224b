import { Insertion } from './insertion/insertion';
import { Instance } from './instance';
import { Acceptance } from './operators/acceptance/acceptance';
import { RecordToRecord } from './operators/acceptance/record-to-record';
import { SimulatedAnnealing } from './operators/acceptance/simulated-annealing';
import { AdaptiveOperators } from './operators/adaptive-operators';
import { Move } from './operators/moves/move';
import { BEST, IMPROVED, REJECTED, TAKEN } from './operators/selection';
import { Random } from './random';
import { Solution } from './solution/solution';

/** Maximum number of unserved customers tried per iteration, and in the first filling. */
const MOST_TRIED: i32 = 20;
const MOST_FILLED: i32 = 3000;

/**
 * Simulated annealing over ruin and recreate, single-threaded. The caller provides the temperature, so that the
 * schedule can follow time or iterations. Solutions are exchanged through `exchange`: for each route its type, its
 * number of customers, and the customers.
 */
export class Annealing {
  readonly state: Solution;
  readonly random: Random;
  readonly scanner: Insertion;
  readonly operators: AdaptiveOperators;
  private readonly simulatedAnnealing: Acceptance = new SimulatedAnnealing();
  private readonly recordToRecord: Acceptance = new RecordToRecord();
  private acceptance: Acceptance = this.simulatedAnnealing;
  readonly exchange: StaticArray<i32>;
  /** Best cost with all customers served; Infinity before one was found. */
  bestCost: f64 = Infinity;
  private readonly bestNext: StaticArray<i32>;
  private readonly bestType: StaticArray<i32>;
  /** Vertices that accepted iterations have changed since the best solution was recorded. */
  private readonly dirty: StaticArray<i32>;
  private readonly dirtyStamp: StaticArray<i32>;
  private dirtyCount: i32 = 0;
  private stamp: i32 = 1;
  /** Iterations since the longest edge was computed. */
  private unmeasured: i32 = 0;
  /** Per node: number of iterations that ended with the customer unserved. */
  private readonly absences: StaticArray<f64>;

  constructor(instance: Instance, seed: i32) {
    const state = new Solution(instance);
    const random = new Random(seed);
    const scanner = new Insertion(state, random);
    const vertices: i32 = instance.nodes + 2 * instance.slots;
    this.state = state;
    this.random = random;
    this.scanner = scanner;
    this.operators = new AdaptiveOperators(state, random, scanner);
    this.exchange = new StaticArray<i32>(instance.customers + 2 * instance.slots);
    this.bestNext = new StaticArray<i32>(vertices);
    this.bestType = new StaticArray<i32>(instance.slots);
    this.dirty = new StaticArray<i32>(vertices);
    this.dirtyStamp = new StaticArray<i32>(vertices);
    this.absences = new StaticArray<f64>(instance.nodes);
    for (let v: i32 = 0; v < instance.nodes; v++) this.absences[v] = 1;
  }

  acceptRecordToRecord(on: boolean): void {
    if (on) this.acceptance = this.recordToRecord;
    else this.acceptance = this.simulatedAnnealing;
  }

  /**
   * Starts from the `count` routes in `exchange`; the other active customers (`state.active`) are inserted greedily.
   * The caller sets `state.idle` afterwards if not every vehicle is available to this search.
   */
  start(count: i32): void {
    const state = this.state;
    const from = this.exchange;
    state.clear();
    state.begin();
    let at: i32 = 0;
    for (let k: i32 = 0; k < count; k++) {
      const r = state.openRoute(from[at]);
      const size: i32 = from[at + 1];
      at += 2;
      let v: i32 = state.startBase + r;
      for (let i: i32 = 0; i < size; i++) {
        state.insert(from[at], v);
        v = from[at++];
      }
    }
    state.poolCount = 0;
    for (let k: i32 = 0; k < state.activeCount; k++) {
      const c: i32 = state.active[k];
      if (state.route[c] < 0) state.pool[state.poolCount++] = c;
    }
  }

  /** Inserts the unserved active customers and makes the result the current solution. */
  fill(): void {
    const state = this.state;
    state.measureEdges();
    state.absentCount = 0;
    state.parked = 0;
    while (state.poolCount > MOST_FILLED) state.absent[state.parked++] = state.pool[--state.poolCount];
    state.absentCount = state.parked;
    this.scanner.allEnds = false;
    if (state.poolCount > 0) this.operators.leadingRecreate.run(Infinity);
    state.commit();
    this.bestCost = Infinity;
    for (let v: i32 = 0; v < this.bestNext.length; v++) this.bestNext[v] = state.next[v];
    for (let r: i32 = 0; r < this.bestType.length; r++) this.bestType[r] = state.type[r];
    this.dirtyCount = 0;
    this.stamp++;
    if (state.absentCount === 0) this.takeBest();
  }

  /**
   * Runs iterations with a geometrically falling temperature.
   * @param from - temperature before the first iteration
   * @param to - temperature of the last iteration
   */
  run(iterations: i32, from: f64, to: f64): void {
    const state = this.state;
    const factor = Math.pow(to / from, 1 / iterations);
    let temperature = from;
    this.unmeasured += iterations;
    if (this.unmeasured > 1000 + 0.25 * state.activeCount) {
      this.unmeasured = 0;
      state.measureEdges();
    }
    this.scanner.explore(false);
    for (let k: i32 = 0; k < iterations; k++) {
      temperature *= factor;
      this.park();
      state.begin();
      const before = this.bestCost;
      const outcome = this.iterate(k, temperature);
      this.operators.note(outcome, outcome === BEST && before < Infinity ? before - this.bestCost : 0);
    }
  }

  /** Creates a candidate from the current solution and accepts or rejects it. @returns the outcome */
  private iterate(k: i32, temperature: f64): i32 {
    const state = this.state;
    const operators = this.operators;
    if (operators.tails.drawn()) {
      operators.selectTails();
      return this.move(operators.tails, temperature);
    }
    const ruin = operators.select();
    if (ruin === null) return this.move(operators.operators.moves[operators.move], temperature);
    ruin.run();
    if (state.broken) return this.reject();
    // While customers are unserved, every other iteration explores insertions that a greedy one would not make.
    if (state.absentCount > 0) this.scanner.explore((k & 1) === 0);
    // Drawn first, so that insertion can abort when the cost exceeds it.
    const limit = this.drawLimit(temperature);
    const whole = state.absentCount === 0;
    this.scanner.allEnds = whole;
    if (!operators.selectRecreate().run(whole ? limit : Infinity)) return this.reject();
    const partial = state.poolCount + state.absentCount > 0;
    if (partial ? !this.acceptsPartial(limit) : !(state.cost < limit)) return this.reject();
    const outcome = this.take();
    if (partial && state.absentCount === 0) this.scanner.explore(false);
    return outcome;
  }

  private move(move: Move, temperature: f64): i32 {
    if (!move.evaluate(this.drawLimit(temperature))) return REJECTED;
    move.apply();
    return this.take();
  }

  private reject(): i32 {
    this.state.rollback();
    return REJECTED;
  }

  /** The cost below which the next candidate is accepted, drawn in advance. */
  private drawLimit(temperature: f64): f64 {
    return this.acceptance.limit(this.state.oldCost, this.bestCost, temperature, this.random);
  }

  /** Makes the candidate the current solution. @returns the outcome */
  private take(): i32 {
    const state = this.state;
    state.commit();
    this.note();
    const better = state.cost < state.oldCost;
    if (!(state.cost < this.bestCost - 1e-7) || state.absentCount > 0) return better ? IMPROVED : TAKEN;
    this.takeBest();
    return BEST;
  }

  /** Sets aside all but a few random unserved customers, so that an iteration stays short. */
  private park(): void {
    const state = this.state;
    const absent = state.absent;
    state.parked = 0;
    if (state.absentCount <= MOST_TRIED) return;
    state.parked = state.absentCount - MOST_TRIED;
    for (let k: i32 = state.absentCount - 1; k >= state.parked; k--) {
      const other = this.random.below(k + 1);
      const c: i32 = absent[k];
      absent[k] = absent[other];
      absent[other] = c;
    }
  }

  /**
   * Whether a candidate is accepted if customers are unserved before or after: if they are fewer, or were unserved less
   * often.
   * @see Christiaens and Vanden Berghe (2020), section 5.4: fleet minimisation by absence counters
   */
  private acceptsPartial(limit: f64): boolean {
    const state = this.state;
    const absences = this.absences;
    let sum: f64 = 0;
    let old: f64 = 0;
    for (let k: i32 = state.parked; k < state.absentCount; k++) old += absences[state.absent[k]];
    for (let k: i32 = 0; k < state.poolCount; k++) {
      sum += absences[state.pool[k]];
      absences[state.pool[k]] += 1;
    }
    if (state.absentCount === 0) return false;
    return sum < old || (sum === old && state.cost < limit);
  }

  private note(): void {
    const state = this.state;
    for (let k: i32 = 0; k < state.changedCount; k++) {
      const v: i32 = state.changed[k];
      if (this.dirtyStamp[v] === this.stamp) continue;
      this.dirtyStamp[v] = this.stamp;
      this.dirty[this.dirtyCount++] = v;
    }
  }

  /** Records the current solution as the best; O(vertices changed since the last time). */
  private takeBest(): void {
    const state = this.state;
    for (let k: i32 = 0; k < this.dirtyCount; k++) {
      const v: i32 = this.dirty[k];
      this.bestNext[v] = state.next[v];
      if (v >= state.startBase && v < state.endBase) this.bestType[v - state.startBase] = state.type[v - state.startBase];
    }
    this.bestCost = state.cost;
    this.dirtyCount = 0;
    this.stamp++;
  }

  /** Writes the best or the current routes to `exchange`. @returns their number */
  routes(best: boolean): i32 {
    const state = this.state;
    const to = this.exchange;
    let at: i32 = 0;
    let count: i32 = 0;
    for (let r: i32 = 0; r < this.bestType.length; r++) {
      const type: i32 = best ? this.bestType[r] : state.type[r];
      if (type < 0) continue;
      const place = at;
      to[at] = type;
      at += 2;
      let v: i32 = best ? this.bestNext[state.startBase + r] : state.next[state.startBase + r];
      while (v < state.startBase) {
        to[at++] = v;
        v = best ? this.bestNext[v] : state.next[v];
      }
      to[place + 1] = at - place - 2;
      count++;
    }
    return count;
  }
}
