import { DETAILED, Instance } from '../../instance';
import { Random } from '../../random';
import { NO_BLINK } from '../../solution/shipment-insertion';
import { Solution } from '../../solution/solution';
import { Move } from './move';

/** Number of nearest customers that are candidates for the other shipment. */
const NEAR: i32 = 20;

/**
 * Exchanges two shipments between two routes: both are removed, and each is inserted at its cheapest places on the route of the
 * other. Possible where neither route has room for one more. O(stops) for the removal, and one scan of either route.
 *
 * @see H. Li and A. Lim, "A metaheuristic for the pickup and delivery problem with time windows", 13th IEEE International Conference
 * on Tools with Artificial Intelligence (2001), "PD-exchange", doi:10.1109/ICTAI.2001.974461
 */
export class PairExchange extends Move {
  /** The proposed exchange: two pickups, and the vertices after which each is inserted, and its delivery. */
  first: i32 = -1;
  second: i32 = -1;
  private firstAfter: i32 = -1;
  private firstDelivery: i32 = -1;
  private secondAfter: i32 = -1;
  private secondDelivery: i32 = -1;

  constructor(solution: Solution, random: Random) {
    super('pair-exchange', solution, random);
  }

  /** A price on unequal durations is not part of the cost of an insertion. */
  supports(instance: Instance): boolean {
    return instance.level === DETAILED && instance.details.partner.length > 0 && instance.details.balanceCost === 0;
  }

  /** Removes both shipments to find their places; puts them back if it returns false. */
  evaluate(limit: f64): boolean {
    const solution = this.solution;
    if (!this.choose()) return false;
    const waiting: i32 = solution.poolCount;
    const r: i32 = solution.route[this.first];
    const other: i32 = solution.route[this.second];
    solution.beginRuin();
    solution.removeString(this.first, this.first);
    solution.removeString(this.second, this.second);
    solution.completeRuin();
    solution.poolCount = waiting;
    if (this.findPlaces(r, other, limit)) return true;
    solution.rollback();
    return false;
  }

  apply(): void {
    this.solution.insertOrder(this.first, this.firstAfter, this.firstDelivery);
    this.solution.insertOrder(this.second, this.secondAfter, this.secondDelivery);
  }

  /** Chooses a random shipment, and one on another route with a customer near one of its customers. */
  private choose(): boolean {
    const solution = this.solution;
    const instance = solution.instance;
    const c: i32 = solution.active[this.random.below(solution.activeCount)];
    if (!this.isMovable(c)) return false;
    const count: i32 = instance.insertionNeighbourCount[c] < NEAR ? instance.insertionNeighbourCount[c] : NEAR;
    if (count === 0) return false;
    const near: i32 = instance.insertionNeighbours[c * instance.insertionNeighbourWidth + this.random.below(count)];
    if (!this.isMovable(near) || solution.route[near] === solution.route[c]) return false;
    this.first = solution.pickupOf(c);
    this.second = solution.pickupOf(near);
    return true;
  }

  /** Whether a customer is of a shipment that may leave its route, and not the only one there. */
  private isMovable(c: i32): boolean {
    const solution = this.solution;
    const partner: i32 = solution.partnerOf(c);
    return partner >= 0 && solution.route[c] >= 0 && solution.size[solution.route[c]] > 2 && !solution.isHeld(c) && !solution.isHeld(partner);
  }

  /** Finds the cheapest places of the first shipment on route `other`, and of the second on `r`; false if the solution then costs `limit` or more. */
  private findPlaces(r: i32, other: i32, limit: f64): boolean {
    const solution = this.solution;
    if (solution.broken) return false;
    const most: f64 = limit - solution.cost;
    solution.seekShipment(most);
    solution.seekOn(this.first, other, this.random, NO_BLINK);
    this.firstAfter = solution.pairFirst;
    this.firstDelivery = solution.pairSecond;
    if (this.firstAfter < 0) return false;
    solution.seekShipment(most - solution.pairCost);
    solution.seekOn(this.second, r, this.random, NO_BLINK);
    this.secondAfter = solution.pairFirst;
    this.secondDelivery = solution.pairSecond;
    return this.secondAfter >= 0;
  }
}
