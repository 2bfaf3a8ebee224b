import { Insertion, NEW_ROUTE } from '../../insertion/insertion';
import { NOWHERE } from '../../insertion/route-ends';
import { WHOLE } from '../../insertion/vehicles';
import { DETAILED, SOFT } from '../../instance';
import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { TypeImprovement } from '../moves/type-improvement';
import { Recreate } from './recreate';

/** Maximum number of customers compared at a time. */
const MAX_COMPARED: i32 = 60;

/**
 * Inserts the customer whose second-best route is most expensive compared with its best one (regret-2). Two scans for
 * each customer that the last insertion may affect.
 *
 * @see J.-Y. Potvin and J.-M. Rousseau, "A parallel route building algorithm for the vehicle routing and scheduling
 * problem with time windows", European Journal of Operational Research 66 (1993), doi:10.1016/0377-2217(93)90221-8
 * @see S. Ropke and D. Pisinger, Transportation Science 40 (2006), section 3.2.2, doi:10.1287/trsc.1050.0135
 */
export class RegretInsertion extends Recreate {
  private readonly typeImprovement: TypeImprovement;
  /** Per node: position of the customer, the routes of its best and second-best positions, and its regret. */
  private readonly found: StaticArray<i32>;
  private readonly first: StaticArray<i32>;
  private readonly second: StaticArray<i32>;
  private readonly regret: StaticArray<f64>;

  constructor(solution: Solution, random: Random, scanner: Insertion) {
    super('regret-2-insertion', solution, random, scanner);
    const nodes = solution.instance.nodes;
    this.typeImprovement = new TypeImprovement(solution);
    this.found = new StaticArray<i32>(nodes);
    this.first = new StaticArray<i32>(nodes);
    this.second = new StaticArray<i32>(nodes);
    this.regret = new StaticArray<f64>(nodes);
  }

  run(most: f64): boolean {
    const solution = this.solution;
    // Cheaper vehicles may compensate for the cost of insertion.
    const limit: f64 = this.scanner.boundable ? most : Infinity;
    const pool = solution.pool;
    let count = solution.poolCount;
    let absent: i32 = 0;
    const compared: i32 = count < MAX_COMPARED ? count : MAX_COMPARED;
    this.scanner.vehicles.pricing = WHOLE;
    this.random.shuffle(pool, 0, count);
    for (let k: i32 = 0; k < compared; k++) this.compare(pool[k]);
    // Customers that fit nowhere are collected at the front.
    while (count > absent) {
      if (limit < Infinity && !(solution.cost < limit)) return false;
      const chosen = this.choose(absent, count);
      const c: i32 = pool[chosen];
      this.refresh(c);
      if (this.found[c] === NOWHERE) {
        if (limit < Infinity && !solution.isOptional(c)) return false;
        pool[chosen] = pool[absent];
        pool[absent++] = c;
        continue;
      }
      const opened = this.found[c] < 0;
      // Must precede any other scan, which would overwrite the vehicle required at this position.
      const r = this.scanner.place(this.found[c]);
      pool[chosen] = pool[--count];
      if (count >= MAX_COMPARED && chosen < count) this.compare(pool[chosen]);
      for (let k: i32 = absent; k < count && k < MAX_COMPARED; k++) {
        const other: i32 = pool[k];
        if (this.first[other] === r || this.second[other] === r || opened || this.found[other] < 0) this.compare(other);
      }
    }
    solution.poolCount = absent;
    this.typeImprovement.run();
    return true;
  }

  /** The index in the pool of the customer to insert next. */
  private choose(from: i32, to: i32): i32 {
    let best = from;
    for (let k: i32 = from + 1; k < to && k < MAX_COMPARED; k++) {
      if (this.regret[this.solution.pool[k]] > this.regret[this.solution.pool[best]]) best = k;
    }
    return best;
  }

  /** Recomputes the position of a customer: the known one may be taken, and its vehicle too. */
  private refresh(c: i32): void {
    this.found[c] = this.scanner.find(c, this.solution.mostFor(c));
  }

  /** Finds the best position for a customer, and the best one on another route. */
  private compare(c: i32): void {
    const solution = this.solution;
    const found = this.scanner.find(c, solution.mostFor(c));
    this.found[c] = found;
    this.first[c] = -1;
    this.second[c] = -1;
    this.regret[c] = 0;
    if (found === NOWHERE) return;
    const cost = this.costOf(found);
    if (found < 0) {
      // A new route has the same cost next time, as long as there are vehicles.
      this.regret[c] = -cost * 1e-9;
      return;
    }
    const r: i32 = solution.route[found];
    this.first[c] = r;
    const other = this.findOutside(r, c, Infinity);
    // Customers that fit on only one route come first.
    this.regret[c] = Infinity;
    if (other === NOWHERE) return;
    if (other >= 0) this.second[c] = solution.route[other];
    this.regret[c] = this.costOf(other) - cost;
  }

  /** Cost of inserting the order that the scanner has chosen at the position that it has just found. */
  private costOf(found: i32): f64 {
    const solution = this.solution;
    const c: i32 = this.scanner.chosen;
    const instance = solution.instance;
    if (found < 0) return solution.aloneCost(NEW_ROUTE - found, c);
    const r: i32 = solution.route[found];
    if (solution.partnerOf(c) >= 0) return this.scanner.cost;
    if (instance.level === DETAILED) return solution.insertionCost(c, r, found, Infinity);
    const own: i32 = solution.type[r];
    const type: i32 = this.scanner.upgrade >= 0 ? this.scanner.upgrade : own;
    const detour: f64 = instance.distance(solution.nodeOf[found], c) + instance.distance(c, solution.nodeOf[solution.next[found]]) - solution.toNext[found];
    let cost: f64 = instance.unitCost[type] * (solution.length[r] + detour) - instance.unitCost[own] * solution.length[r];
    cost += instance.fixedCost[type] - instance.fixedCost[own];
    if (instance.level === SOFT) cost += instance.latePenalty * (solution.latenessWith(r, type, found, c) - solution.late[r]);
    return cost;
  }
}
