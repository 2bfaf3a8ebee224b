import { Insertion } from '../../insertion/insertion';
import { NOWHERE } from '../../insertion/route-ends';
import { SHARE_OF_ROUTE, SHARE_OF_VEHICLE, WHOLE } from '../../insertion/vehicles';
import { DETAILED, NO_TIME, isMixed } from '../../instance';
import { smaller, sortByKey } from '../../numbers';
import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { TypeImprovement } from '../moves/type-improvement';
import { VehicleExchange } from '../moves/vehicle-exchange';
import { Recreate } from './recreate';

/** Probability of inserting at shared prices if vehicles differ. */
const SHARING: f64 = 0.3;
/**
 * Probability that such an iteration also shares the trips from and to the depot; otherwise large vehicles without a
 * fixed cost are never found.
 */
const SHARING_TRIP: f64 = 0.5;
/**
 * Probability that customers are inserted for more than their price, and the most: several that are near each other may
 * be worth it together.
 */
const EAGER: f64 = 0.3;
const EAGERNESS: f64 = 3;
/** Probability that those that were left out most often come first, where that is counted. */
const HARDEST_FIRST: f64 = 0.5;
/** Probability that two routes of a ruin exchange their vehicles before insertion. */
const EXCHANGING: f64 = 0.3;

/**
 * Inserts the pool greedily with blinks: in a random one of the paper's orders, each customer at its cheapest position.
 * Customers that fit nowhere stay in the pool.
 *
 * @see J. Christiaens and G. Vanden Berghe (2020), section 5.2, doi:10.1287/trsc.2019.0914
 */
export class GreedyInsertion extends Recreate {
  private readonly vehicleExchange: VehicleExchange;
  private readonly typeImprovement: TypeImprovement;
  private readonly keys: StaticArray<f64>;
  private readonly mixed: boolean;
  /** Whether the choice of a vehicle matters. */
  private readonly different: boolean;
  /**
   * Probability that the first customer inserted must change its route: otherwise a third of the ruins would be
   * repaired exactly as they were. Only if insertion aborts at a limit.
   */
  relocation: f64 = 0;

  constructor(solution: Solution, random: Random, scanner: Insertion) {
    super('greedy-insertion', solution, random, scanner);
    this.vehicleExchange = new VehicleExchange(solution, random);
    this.typeImprovement = new TypeImprovement(solution);
    this.mixed = isMixed(solution.instance);
    this.different = solution.instance.types > 1 && !scanner.vehicles.costAlike();
    this.keys = new StaticArray<f64>(solution.instance.nodes);
  }

  run(limit: f64): boolean {
    const solution = this.solution;
    const scanner = this.scanner;
    const pool = solution.pool;
    const count = solution.poolCount;
    this.order();
    if (this.different) scanner.vehicles.pricing = this.random.next() < SHARING ? SHARE_OF_VEHICLE : WHOLE;
    if (this.mixed) {
      if (scanner.vehicles.pricing !== WHOLE && this.random.next() < SHARING_TRIP) scanner.vehicles.pricing = SHARE_OF_ROUTE;
      if (this.random.next() < EXCHANGING && this.vehicleExchange.evaluate(Infinity)) this.vehicleExchange.apply();
    }
    const most = this.limitOf(limit);
    const bounded = most < Infinity;
    const shared = !bounded && limit < Infinity && solution.level !== DETAILED;
    const relocates = bounded && this.scanner.boundable && this.relocation > 0 && this.random.next() < this.relocation;
    const eagerness: f64 = solution.omits && this.random.next() < EAGER ? 1 + EAGERNESS * this.random.next() : 1;
    let unserved: i32 = 0;
    let omitted: f64 = solution.omittedOutside();
    let absences: f64 = solution.mostAbsences;
    for (let k: i32 = 0; k < count; k++) {
      if (bounded ? !(solution.cost + omitted < most) : shared && this.exceeds(limit - omitted)) return false;
      const c: i32 = pool[k];
      const left: f64 = smaller(bounded ? most - (solution.cost + omitted) : Infinity, eagerness * solution.mostFor(c));
      const found = relocates && k === 0 ? this.findOutside(solution.home[c], c, left) : scanner.find(c, left);
      if (found === NOWHERE) {
        if (bounded && !solution.isOptional(c)) return false;
        pool[unserved++] = c;
        omitted += solution.priceOf(c);
        absences -= solution.absences[c];
        if (absences < 0) {
          for (let m: i32 = 0; m < unserved; m++) solution.absences[pool[m]] += solution.priorityOf(pool[m]);
          return false;
        }
      } else scanner.place(found);
    }
    solution.poolCount = unserved;
    this.typeImprovement.run();
    return true;
  }

  /**
   * The cost at which insertion aborts: the limit plus, if vehicles differ, what cheaper vehicles may save afterwards.
   * Shared prices are not costs of the solution, so they have no limit (but see `exceeds`). With several depots a change of depot might
   * compensate for more, but too rarely to be worth the time.
   */
  private limitOf(limit: f64): f64 {
    if (this.scanner.boundable || limit === Infinity) return limit;
    return this.scanner.vehicles.pricing === WHOLE ? limit + this.typeImprovement.prospect() : Infinity;
  }

  /** Whether the routes cost a limit or more, whatever cheaper vehicles save: further insertions only add to their cost. */
  private exceeds(limit: f64): boolean {
    return !(this.solution.cost < limit) && !(this.solution.cost - this.typeImprovement.prospect() < limit);
  }

  /** Sorts the pool; weights: random 4, demand 4, far 2, close 1; with windows also their length 2, open 2, close 2. */
  private order(): void {
    const solution = this.solution;
    const instance = solution.instance;
    const pool = solution.pool;
    const keys = this.keys;
    const count = solution.poolCount;
    const hardest = solution.mostAbsences < Infinity && this.random.next() < HARDEST_FIRST;
    const pick = this.random.below(instance.level === NO_TIME ? 11 : 17);
    for (let k: i32 = 0; k < count; k++) {
      const c: i32 = pool[k];
      let key: f64 = 0;
      if (hardest) key = -solution.absences[c] * this.random.next();
      else if (pick < 4) key = this.random.next();
      else if (pick < 8) key = -(instance.collects ? instance.demand[c] + instance.details.collected[c] : instance.demand[c]);
      else if (pick < 10) key = -instance.depotDistance[c];
      else if (pick < 11) key = instance.depotDistance[c];
      else if (pick < 13) key = instance.close[c] - instance.open[c];
      else if (pick < 15) key = instance.open[c];
      else key = -instance.close[c];
      keys[c] = key;
    }
    sortByKey(pool, keys, count);
  }
}
