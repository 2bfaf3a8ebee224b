import { DETAILED, Instance } from '../instance';
import { larger, smaller } from '../numbers';
import { Random } from '../random';
import { Solution } from '../solution/solution';

/**
 * Above this number of vehicle types, a new route is only tried with the cheapest types for the customer and some
 * random ones.
 */
const NEW_TYPES: i32 = 12;
const OTHER_TYPES: i32 = 3;

/**
 * The price of a new route for a customer: all of it, its share of the vehicle's fixed cost, or its share of the whole
 * route.
 */
export const WHOLE: i32 = 0;
export const SHARE_OF_VEHICLE: i32 = 1;
export const SHARE_OF_ROUTE: i32 = 2;

/**
 * Vehicle costs of an insertion besides the detour: a new route for the customer alone, or a larger vehicle for a route
 * without enough capacity.
 */
export class Vehicles {
  /**
   * How new routes are priced. At the full price greedy insertion enlarges vehicles step by step and never finds that
   * smaller ones are cheaper; at a shared price routes keep their vehicles.
   */
  pricing: i32 = WHOLE;
  /** The best new route found by `findNew`: its type, -1 for none, and its price. */
  type: i32 = -1;
  price: f64 = 0;
  /**
   * Per slot whose route is too full for the customer, computed on demand: additional cost of the larger vehicle, and
   * its type.
   */
  private readonly extra: StaticArray<f64>;
  private readonly larger: StaticArray<i32>;
  /** Per slot: the request number for which these values were computed. */
  private readonly enlargedFor: StaticArray<i32>;
  private asked: i32 = 0;
  private demand: f64 = 0;
  /**
   * Per type: lower bound on the additional cost of a larger vehicle of its base, by pricing: at shared prices routes
   * keep their vehicles.
   */
  private readonly leastExtra: StaticArray<f64>;
  private readonly never: StaticArray<f64>;
  private readonly solution: Solution;
  private readonly instance: Instance;
  private readonly random: Random;
  /** Types tried for a customer: `tried[c * width..(c + 1) * width)`, and its cost alone on a route of each type. */
  private readonly width: i32;
  private readonly tried: StaticArray<i32>;
  private readonly alone: StaticArray<f64>;
  /** Per customer: its lowest cost alone on a route of any type that is tried. */
  private readonly leastAlone: StaticArray<f64>;
  /** Whether all types are listed, though more than are tried. */
  private readonly limited: boolean;

  constructor(solution: Solution, random: Random) {
    const instance = solution.instance;
    this.solution = solution;
    this.instance = instance;
    this.random = random;
    this.extra = new StaticArray<f64>(instance.slots);
    this.larger = new StaticArray<i32>(instance.slots);
    this.enlargedFor = new StaticArray<i32>(instance.slots);
    this.leastExtra = new StaticArray<f64>(instance.types);
    this.never = new StaticArray<f64>(instance.types);
    // Of limited types many may be full.
    const limited = instance.details.limitMost.length > 0;
    const width = instance.types < NEW_TYPES || limited ? instance.types : NEW_TYPES;
    this.limited = limited && instance.types > NEW_TYPES;
    this.width = width;
    this.tried = new StaticArray<i32>(instance.nodes * width);
    this.alone = new StaticArray<f64>(instance.nodes * width);
    this.leastAlone = new StaticArray<f64>(instance.nodes);
    for (let c: i32 = 0; c < instance.nodes; c++) this.listTypes(c);
    for (let type: i32 = 0; type < instance.types; type++) {
      this.leastExtra[type] = this.leastExtraOf(type);
      this.never[type] = Infinity;
    }
  }

  /** Lists the types with the lowest cost for the customer alone; all of them in their own order if there are few. */
  private listTypes(c: i32): void {
    const instance = this.instance;
    const from: i32 = c * this.width;
    const few = instance.types <= this.width && !this.limited;
    let count: i32 = 0;
    for (let type: i32 = 0; type < instance.types; type++) {
      const cost = this.solution.aloneCost(type, c);
      let at: i32 = count < this.width ? count++ : this.width - 1;
      if (!few) {
        if (at === this.width - 1 && count === this.width && type >= this.width && cost >= this.alone[from + at]) continue;
        for (; at > 0 && this.alone[from + at - 1] > cost; at--) {
          this.alone[from + at] = this.alone[from + at - 1];
          this.tried[from + at] = this.tried[from + at - 1];
        }
      }
      this.alone[from + at] = cost;
      this.tried[from + at] = type;
    }
    this.leastAlone[c] = Infinity;
    for (let k: i32 = from; k < from + count; k++) this.leastAlone[c] = smaller(this.leastAlone[c], this.alone[k]);
  }

  /**
   * Finds the cheapest new route for customer `c`, skipping each better one with the blink rate; the result is in
   * `type` and `price`.
   * @param most - upper bound on the cost
   */
  findNew(c: i32, most: f64, blink: i32): void {
    this.type = -1;
    this.price = most;
    if (this.solution.openCount >= this.solution.mostOpen) return;
    if (this.pricing === WHOLE && this.width === this.instance.types && this.leastAlone[c] >= most) return;
    const from: i32 = c * this.width;
    if (this.limited) {
      for (let k: i32 = from, tries: i32 = 0; k < from + this.width && tries < NEW_TYPES; k++) {
        if (!this.solution.fleet.isFree(this.tried[k])) continue;
        tries++;
        this.offer(c, this.tried[k], this.alone[k], blink);
      }
      return;
    }
    for (let k: i32 = from; k < from + this.width; k++) this.offer(c, this.tried[k], this.alone[k], blink);
    for (let k: i32 = 0; k < OTHER_TYPES && this.instance.types > this.width; k++) {
      const type: i32 = this.random.below(this.instance.types);
      this.offer(c, type, this.solution.aloneCost(type, c), blink);
    }
  }

  private offer(c: i32, type: i32, cost: f64, blink: i32): void {
    if (!this.solution.fleet.isFree(type)) return;
    const price = this.pricing === WHOLE ? cost : this.shareOf(c, type, cost);
    if (price >= this.price || this.random.bits() < blink) return;
    this.price = price;
    this.type = type;
  }

  private shareOf(c: i32, type: i32, cost: f64): f64 {
    // At the level DETAILED the demand is a share of the largest vehicle.
    const demand: f64 = this.instance.demand[c];
    const share: f64 = this.instance.level === DETAILED ? smaller(1, demand) : demand / this.instance.capacity[type];
    if (cost === Infinity || this.pricing === SHARE_OF_VEHICLE) return cost - this.instance.fixedCost[type] * (1 - share);
    return cost * share;
  }

  /** Starts a request for another customer: `vehicleOf` refers to this one. */
  ask(c: i32): void {
    this.asked++;
    this.demand = this.instance.demand[c];
  }

  /**
   * The vehicle type of route `r` with the customer: its own, or a larger one if it would be too full.
   * @param most - upper bound on the cost of the vehicle
   * @returns -1 if there is none
   */
  @inline
  vehicleOf(r: i32, most: f64): i32 {
    const solution = this.solution;
    const type: i32 = solution.type[r];
    if (solution.load[r] + this.demand <= this.instance.capacity[type]) return type;
    const least = this.pricing === WHOLE ? this.leastExtra : this.never;
    return least[type] < most ? this.largerVehicle(r, type, most) : -1;
  }

  /** Whether `vehicleOf` certainly returns none, evaluated without a branch. */
  @inline
  isFull(r: i32, most: f64): boolean {
    const solution = this.solution;
    const type: i32 = solution.type[r];
    const least = this.pricing === WHOLE ? this.leastExtra : this.never;
    return (i32(solution.load[r] + this.demand > this.instance.capacity[type]) & i32(least[type] >= most)) !== 0;
  }

  /** The cost of route `r` with the vehicle returned by `vehicleOf`, in addition to the detour. */
  @inline
  extraOf(r: i32, vehicle: i32): f64 {
    return vehicle === this.solution.type[r] ? 0 : this.extra[r];
  }

  private largerVehicle(r: i32, type: i32, most: f64): i32 {
    if (this.enlargedFor[r] !== this.asked) {
      this.enlargedFor[r] = this.asked;
      this.enlarge(r, type, this.solution.load[r] + this.demand);
    }
    return this.extra[r] < most ? this.larger[r] : -1;
  }

  /** Finds the idle vehicle of the route's base that can carry the load at the lowest additional cost. */
  private enlarge(r: i32, type: i32, load: f64): void {
    const instance = this.instance;
    const base: i32 = instance.base[type];
    const length: f64 = this.solution.length[r];
    const now: f64 = instance.fixedCost[type] + instance.unitCost[type] * length;
    this.extra[r] = Infinity;
    for (let k: i32 = instance.baseStart[base + 1] - 1; k >= instance.baseStart[base]; k--) {
      const other: i32 = instance.baseMember[k];
      if (instance.capacity[other] < load) break;
      if (!this.solution.fleet.mayChange(type, other) || !this.solution.permitsRoute(r, other)) continue;
      const extra: f64 = instance.fixedCost[other] + instance.unitCost[other] * length - now;
      if (extra >= this.extra[r]) continue;
      this.extra[r] = extra;
      this.larger[r] = other;
    }
  }

  /** Lower bound on the additional cost of a larger vehicle; -Infinity if a longer route can make it cheaper. */
  private leastExtraOf(type: i32): f64 {
    const instance = this.instance;
    const base: i32 = instance.base[type];
    let least: f64 = Infinity;
    for (let k: i32 = instance.baseStart[base]; k < instance.baseStart[base + 1]; k++) {
      const other: i32 = instance.baseMember[k];
      if (instance.capacity[other] <= instance.capacity[type]) continue;
      const extra: f64 = instance.unitCost[other] < instance.unitCost[type] ? -Infinity : instance.fixedCost[other] - instance.fixedCost[type];
      if (extra < least) least = extra;
    }
    return least;
  }

  /** Whether all vehicles cost and carry the same, though they differ otherwise; false below the level DETAILED. */
  costAlike(): boolean {
    const instance = this.instance;
    const details = instance.details;
    if (instance.level !== DETAILED) return false;
    for (let type: i32 = 1; type < instance.types; type++) {
      if (instance.fixedCost[type] !== instance.fixedCost[0] || details.rate[type] !== details.rate[0] || details.minuteCost[type] !== details.minuteCost[0]) return false;
      for (let q: i32 = 0; q < details.quantities; q++) if (details.capacity[type * details.quantities + q] !== details.capacity[q]) return false;
    }
    return true;
  }

  /** Whether some vehicle can serve the customer alone. */
  servesAlone(c: i32): boolean {
    for (let k: i32 = c * this.width; k < (c + 1) * this.width; k++) if (this.alone[k] < Infinity) return true;
    return false;
  }

  /** Whether any vehicle is idle. */
  hasIdle(): boolean {
    for (let type: i32 = 0; type < this.instance.types; type++) if (this.solution.fleet.isFree(type)) return true;
    return false;
  }

  /** The lowest cost per unit of distance of all vehicles. */
  leastRate(): f64 {
    let least: f64 = Infinity;
    for (let type: i32 = 0; type < this.instance.types; type++) if (this.instance.unitCost[type] < least) least = this.instance.unitCost[type];
    return larger(0, least);
  }
}
