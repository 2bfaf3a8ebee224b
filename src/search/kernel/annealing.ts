import { Insertion } from './insertion/insertion';
import { DETAILED, Instance } from './instance';
import { Omissions } from './omissions';
import { Acceptance } from './operators/acceptance/acceptance';
import { RecordToRecord } from './operators/acceptance/record-to-record';
import { SimulatedAnnealing } from './operators/acceptance/simulated-annealing';
import { AdaptiveOperators } from './operators/adaptive-operators';
import { TypeChange } from './operators/type-change';
import { Move } from './operators/moves/move';
import { BEST, IMPROVED, REJECTED, TAKEN } from './operators/selection';
import { Random } from './random';
import { Solution } from './solution/solution';

/** Maximum number of unserved customers tried per iteration, and in the first filling. */
const MAX_TRIED: i32 = 20;
const MAX_FILLED: i32 = 3000;
/** One in this many iterations explores insertions where customers may be left out, so that good ones depend on each other. */
const EXPLORING_EVERY: i32 = 8;
/** One in this many candidates with unserved customers is judged by their absences at the level DETAILED. */
const ABSENCES_EVERY: i32 = 3;
/** How many customers more than before an iteration may leave out then, if they were left out less often. */
const GROWTH: i32 = 2;
/** Probability that a ruin begins at a customer that is left out, while routes are eliminated. */
const FOCUS: f64 = 0.7;
/** Probability that customers that must share a route with a removed one are removed, too. */
const WHOLE_GROUPS: f64 = 0.7;

/**
 * Simulated annealing over ruin and recreate, single-threaded. The caller provides the temperature, so that the
 * schedule can follow time or iterations. Solutions are exchanged through `exchange`: for each route its type, its
 * number of customers, and the customers.
 */
export class Annealing {
  readonly solution: Solution;
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
  private readonly omissions: Omissions;
  private readonly typeChange: TypeChange;
  /** Whether the search eliminates routes: whenever all customers are served, one is removed, and no more may be open than then. */
  private eliminating: boolean = false;

  constructor(instance: Instance, seed: i32) {
    const solution = new Solution(instance);
    const random = new Random(seed);
    const scanner = new Insertion(solution, random);
    const vertices: i32 = instance.nodes + 2 * instance.slots;
    this.solution = solution;
    this.random = random;
    this.scanner = scanner;
    this.operators = new AdaptiveOperators(solution, random, scanner);
    this.typeChange = new TypeChange(solution, random);
    this.omissions = new Omissions(solution, random, scanner.vehicles);
    this.exchange = new StaticArray<i32>(instance.customers + instance.reloads + 2 * instance.slots);
    this.bestNext = new StaticArray<i32>(vertices);
    this.bestType = new StaticArray<i32>(instance.slots);
    this.dirty = new StaticArray<i32>(vertices);
    this.dirtyStamp = new StaticArray<i32>(vertices);
  }

  acceptRecordToRecord(on: boolean): void {
    if (on) this.acceptance = this.recordToRecord;
    else this.acceptance = this.simulatedAnnealing;
  }

  eliminate(on: boolean): void {
    if (on === this.eliminating) return;
    this.eliminating = on;
    this.operators.ejection.eliminating = on;
    this.solution.mostOpen = this.solution.instance.slots;
    this.solution.mostAbsences = Infinity;
  }

  /** Allows no new routes besides those that are open, until `eliminate` is called. */
  keepRoutes(): void {
    this.eliminating = true;
    this.solution.mostOpen = this.solution.openCount;
  }

  /**
   * Removes the route whose customers are served most easily, by their absences, and allows no new one in its place; O(n).
   * @see Christiaens and Vanden Berghe (2020), section 5.4
   */
  private removeRoute(): void {
    const solution = this.solution;
    let easiest: i32 = -1;
    let least: f64 = Infinity;
    for (let k: i32 = 0; k < solution.openCount; k++) {
      const r: i32 = solution.slots[k];
      if (solution.isBound(solution.type[r])) continue;
      let sum: f64 = 0;
      for (let v: i32 = solution.next[solution.startBase + r]; v < solution.startBase; v = solution.next[v]) sum += solution.absences[solution.leaderOf(v)];
      if (sum >= least) continue;
      least = sum;
      easiest = r;
    }
    if (easiest < 0) return;
    solution.parkAll();
    solution.begin();
    solution.beginRuin();
    solution.removeString(solution.next[solution.startBase + easiest], solution.prev[solution.endBase + easiest]);
    solution.completeRuin();
    solution.settleBalance();
    solution.commit();
    this.note();
    solution.mostOpen = solution.openCount;
  }

  /**
   * Starts from the `count` routes in `exchange`; the other active customers (`solution.active`) are inserted greedily.
   * The caller sets `solution.idle` afterwards if not every vehicle is available to this search.
   */
  start(count: i32): void {
    const solution = this.solution;
    const from = this.exchange;
    solution.clear();
    solution.begin();
    solution.startBuilding();
    let at: i32 = 0;
    for (let k: i32 = 0; k < count; k++) {
      const r = solution.openRoute(from[at]);
      const size: i32 = from[at + 1];
      at += 2;
      let v: i32 = solution.startBase + r;
      for (let i: i32 = 0; i < size; i++) {
        const stop: i32 = solution.vertexFor(from[at++], solution.type[r]);
        if (stop < 0) continue;
        solution.insert(stop, v);
        v = stop;
      }
      solution.closeBeginning(v);
    }
    if (solution.locks) {
      for (let k: i32 = 0; k < solution.activeCount; k++) if (solution.route[solution.active[k]] < 0 && solution.isHeld(solution.active[k])) solution.openBound(solution.active[k]);
    }
    solution.endBuilding();
    solution.poolCount = 0;
    for (let k: i32 = 0; k < solution.activeCount; k++) {
      const c: i32 = solution.active[k];
      if (solution.isLeftOut(c)) solution.pool[solution.poolCount++] = c;
    }
  }

  /**
   * Inserts the unserved active customers and makes the result the current solution. In a part of a solution, which is
   * loaded again and again, those with a price stay out: the solution left them out because it was cheaper.
   */
  fill(): void {
    const solution = this.solution;
    solution.measureEdges();
    solution.absentCount = 0;
    solution.parked = 0;
    if (solution.activeCount < solution.instance.customers) this.parkOptional();
    while (solution.poolCount > MAX_FILLED) solution.absent[solution.parked++] = solution.pool[--solution.poolCount];
    solution.absentCount = solution.parked;
    this.scanner.allEnds = false;
    if (solution.poolCount > 0) this.operators.leadingRecreate.run(Infinity);
    solution.settleTrips();
    solution.settleBalance();
    solution.commitAll();
    this.bestCost = Infinity;
    for (let v: i32 = 0; v < this.bestNext.length; v++) this.bestNext[v] = solution.next[v];
    for (let r: i32 = 0; r < this.bestType.length; r++) this.bestType[r] = solution.type[r];
    this.dirtyCount = 0;
    this.stamp++;
    if (this.counts()) this.takeBest();
  }

  /** Sets aside the unserved customers that have a price. */
  private parkOptional(): void {
    const solution = this.solution;
    let count: i32 = 0;
    for (let k: i32 = 0; k < solution.poolCount; k++) {
      const c: i32 = solution.pool[k];
      if (solution.isOptional(c)) solution.absent[solution.parked++] = c;
      else solution.pool[count++] = c;
    }
    solution.poolCount = count;
  }

  /** Whether the solution is one that can be the best: it serves all customers, or leaving some out has a price. */
  private counts(): boolean {
    return this.solution.omits || this.solution.absentCount === 0;
  }

  /**
   * Runs iterations with a geometrically falling temperature.
   * @param from - temperature before the first iteration
   * @param to - temperature of the last iteration
   */
  run(iterations: i32, from: f64, to: f64): void {
    const solution = this.solution;
    const factor = Math.pow(to / from, 1 / iterations);
    let temperature = from;
    this.unmeasured += iterations;
    if (this.unmeasured > 1000 + 0.25 * solution.activeCount) {
      this.unmeasured = 0;
      solution.measureEdges();
    }
    this.scanner.explore(false);
    for (let k: i32 = 0; k < iterations; k++) {
      temperature *= factor;
      if (this.eliminating && solution.missing() === 0) this.removeRoute();
      if (solution.omits) solution.parkAll();
      else this.park();
      solution.begin();
      const before = this.bestCost;
      const outcome = this.iterate(k, temperature);
      this.operators.note(outcome, outcome === BEST && before < Infinity ? before - this.bestCost : 0);
    }
  }

  /** Creates a candidate from the current solution and accepts or rejects it. @returns the outcome */
  private iterate(k: i32, temperature: f64): i32 {
    const solution = this.solution;
    const operators = this.operators;
    const drawn = operators.drawMove();
    if (drawn !== null) return this.move(drawn, temperature);
    const ruin = operators.select();
    if (ruin === null) return this.move(operators.operators.moves[operators.move], temperature);
    const first: i32 = solution.poolCount;
    solution.beginRuin();
    if (this.eliminating && solution.absentCount > 0 && this.random.next() < FOCUS) operators.leadingRuin.seed = this.drawAbsent();
    ruin.run();
    if (solution.hasRelations() && this.random.next() < WHOLE_GROUPS) solution.removePartners();
    solution.completeRuin();
    if (solution.broken) return this.reject();
    this.typeChange.run();
    if (this.eliminating) this.recallMissing();
    else if (solution.omits) this.omissions.recall(first);
    const missing = solution.pursued();
    // While customers are unserved, every other iteration explores insertions that a greedy one would not make.
    if (solution.omits) this.scanner.explore(k % EXPLORING_EVERY === 0);
    else if (missing > 0) this.scanner.explore((k & 1) === 0);
    // Drawn first, so that insertion can abort when the cost exceeds it.
    const limit = this.drawLimit(temperature);
    const whole = missing === 0;
    this.scanner.allEnds = whole;
    if (this.eliminating) solution.limitAbsences();
    if (!operators.selectRecreate().run(whole ? limit : Infinity)) return this.reject();
    solution.settleTrips();
    solution.settleBalance();
    const partial = missing > 0 || solution.missedIn(solution.pool, solution.poolCount) > 0;
    if (partial ? !this.acceptsPartial(limit) : !(solution.total() < limit)) return this.reject();
    if (!solution.hasSchedules()) return this.reject();
    const outcome = this.take();
    if (partial && solution.missing() === 0) this.scanner.explore(false);
    return outcome;
  }

  /** A random customer of an order that is left out. */
  private drawAbsent(): i32 {
    const solution = this.solution;
    const c: i32 = solution.absent[this.random.below(solution.absentCount)];
    const partner = solution.partnerOf(c);
    return partner >= 0 && this.random.next() < 0.5 ? partner : c;
  }

  /** Takes the missing customers into the iteration, or some of them if there are many. */
  private recallMissing(): void {
    const solution = this.solution;
    for (let k: i32 = 0; k < MAX_TRIED && solution.parked > 0; k++) solution.recall(solution.absent[this.random.below(solution.parked)]);
  }

  private move(move: Move, temperature: f64): i32 {
    // Moves compare the cost of routes, and leave out nobody.
    if (!move.evaluate(this.drawLimit(temperature) - this.solution.omitted)) return REJECTED;
    move.apply();
    this.solution.settleBalance();
    return this.solution.hasSchedules() ? this.take() : this.reject();
  }

  private reject(): i32 {
    this.solution.rollback();
    return REJECTED;
  }

  /** The cost below which the next candidate is accepted, drawn in advance. */
  private drawLimit(temperature: f64): f64 {
    return this.acceptance.limit(this.solution.oldTotal(), this.bestCost, temperature, this.random);
  }

  /** Makes the candidate the current solution. @returns the outcome */
  private take(): i32 {
    const solution = this.solution;
    solution.commit();
    this.note();
    const better = solution.total() < solution.oldTotal();
    if (!this.counts() || !(solution.value() < this.bestCost - 1e-7)) return better ? IMPROVED : TAKEN;
    this.takeBest();
    return BEST;
  }

  /** Sets aside all but a few random unserved customers, so that an iteration stays short. */
  private park(): void {
    const solution = this.solution;
    const absent = solution.absent;
    solution.parked = 0;
    if (solution.absentCount <= MAX_TRIED) return;
    solution.parked = solution.absentCount - MAX_TRIED;
    for (let k: i32 = solution.absentCount - 1; k >= solution.parked; k--) {
      const other = this.random.below(k + 1);
      const c: i32 = absent[k];
      absent[k] = absent[other];
      absent[other] = c;
    }
  }

  /**
   * Whether a candidate is accepted if customers are unserved before or after: if they are fewer, or were unserved less
   * often. At the level DETAILED, where some may never find a place, usually their priorities decide, and absences never
   * against the cost.
   * @see Christiaens and Vanden Berghe (2020), section 5.4: fleet minimisation by absence counters
   */
  private acceptsPartial(limit: f64): boolean {
    const solution = this.solution;
    const absences = solution.absences;
    const detailed = solution.level === DETAILED && !this.eliminating;
    const weighed = detailed && this.random.below(ABSENCES_EVERY) !== 0;
    let sum: f64 = 0;
    let old: f64 = 0;
    for (let k: i32 = solution.parked; k < solution.absentCount; k++) {
      const c: i32 = solution.absent[k];
      if (!solution.isOptional(c)) old += weighed ? solution.priorityOf(c) : absences[c];
    }
    for (let k: i32 = 0; k < solution.poolCount; k++) {
      const c: i32 = solution.pool[k];
      if (solution.isOptional(c)) continue;
      sum += weighed ? solution.priorityOf(c) : absences[c];
      absences[c] += solution.priorityOf(c);
    }
    if (sum === old || (detailed && !weighed)) return sum <= old && solution.total() < limit;
    if (this.eliminating && solution.poolCount > solution.absentCount - solution.parked + GROWTH) return false;
    return sum < old;
  }

  private note(): void {
    const solution = this.solution;
    for (let k: i32 = 0; k < solution.changedCount; k++) {
      const v: i32 = solution.changed[k];
      if (this.dirtyStamp[v] === this.stamp) continue;
      this.dirtyStamp[v] = this.stamp;
      this.dirty[this.dirtyCount++] = v;
    }
  }

  /** Records the current solution as the best; O(vertices changed since the last time). */
  private takeBest(): void {
    const solution = this.solution;
    for (let k: i32 = 0; k < this.dirtyCount; k++) {
      const v: i32 = this.dirty[k];
      this.bestNext[v] = solution.next[v];
      if (v >= solution.startBase && v < solution.endBase) this.bestType[v - solution.startBase] = solution.type[v - solution.startBase];
    }
    this.bestCost = solution.value();
    this.dirtyCount = 0;
    this.stamp++;
  }

  /** Writes the best or the current routes to `exchange`, without the last reload of a locked beginning that nothing follows. @returns their number */
  routes(best: boolean): i32 {
    const solution = this.solution;
    const to = this.exchange;
    let at: i32 = 0;
    let count: i32 = 0;
    for (let r: i32 = 0; r < this.bestType.length; r++) {
      const type: i32 = best ? this.bestType[r] : solution.type[r];
      if (type < 0) continue;
      const place = at;
      to[at] = type;
      at += 2;
      let v: i32 = best ? this.bestNext[solution.startBase + r] : solution.next[solution.startBase + r];
      let last: i32 = v;
      while (v < solution.startBase) {
        last = v;
        to[at++] = solution.placeOf(v);
        v = best ? this.bestNext[v] : solution.next[v];
      }
      if (solution.isReload(last)) at--;
      to[place + 1] = at - place - 2;
      count++;
    }
    return count;
  }
}
