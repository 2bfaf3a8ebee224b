import { Vehicles, WHOLE } from './insertion/vehicles';
import { Random } from './random';
import { Solution } from './solution/solution';

/** Customers with a price that an iteration tries near one another or a removed one, the probability of each, and in some iterations. */
const MAX_RECALLED: i32 = 5;
const RECALL: f64 = 0.5;
const MANY_RECALLED: i32 = 20;
const MANY: f64 = 0.1;
/** Probability that these are near a random one of them. */
const ELSEWHERE: f64 = 0.1;
/** Probability of trying missing customers, and of each further one. */
const PURSUIT: f64 = 0.5;
const FURTHER: f64 = 0.5;
/** Probability of trying a missing customer that no vehicle can serve alone. */
const HOPELESS: f64 = 0.01;
/** Probability that a new route begins with a customer that is left out for its price, and how many near it are tried then. */
const OPENING: f64 = 0.2;
const MOST_OPENING: i32 = 60;
/** Never skips a new route. */
const NO_BLINK: i32 = -2147483648;

/**
 * Which of the customers that may be left out and are left out an iteration tries to serve: some of those near what its
 * ruin has removed, so that one may be served instead of another.
 */
export class Omissions {
  private readonly solution: Solution;
  private readonly random: Random;
  private readonly vehicles: Vehicles;
  /** How many more customers the iteration may take, with a price and missing ones. */
  private priced: i32 = 0;
  private missing: i32 = 0;

  constructor(solution: Solution, random: Random, vehicles: Vehicles) {
    this.solution = solution;
    this.random = random;
    this.vehicles = vehicles;
  }

  /**
   * Takes customers into the iteration: near the first one that its ruin has removed, or anywhere.
   * @param first - where the pool begins that the ruin has filled
   */
  recall(first: i32): void {
    const solution = this.solution;
    if (solution.parked === 0) return;
    if (solution.omitted > 0 && this.random.next() < OPENING && this.open()) return;
    const ruined = first < solution.poolCount && this.random.next() >= ELSEWHERE;
    const seed: i32 = ruined ? solution.pool[first] : solution.absent[this.random.below(solution.parked)];
    this.priced = this.random.next() < MANY ? MANY_RECALLED : MAX_RECALLED;
    this.missing = 0;
    if (solution.missing() > 0 && this.random.next() < PURSUIT) {
      this.missing = 1;
      while (this.random.next() < FURTHER) this.missing++;
    }
    if (!ruined) this.take(seed);
    this.recallNear(seed);
  }

  private take(c: i32): void {
    const solution = this.solution;
    if (solution.isOptional(c)) {
      if (this.priced > 0 && solution.recall(c)) this.priced--;
    } else if (this.missing > 0 && (this.isServable(c) || this.random.next() < HOPELESS) && solution.recall(c)) this.missing--;
  }

  /** Whether some vehicle can serve an order alone, by any of its alternatives. */
  private isServable(c: i32): boolean {
    if (this.vehicles.servesAlone(c)) return true;
    for (let k: i32 = this.solution.alternatives(c) - 1; k > 0; k--) if (this.vehicles.servesAlone(this.solution.alternative(c, k))) return true;
    return false;
  }

  /**
   * Begins a new route with a random customer that is left out for its price, and takes those near it into the iteration:
   * together they may be worth a route, though none of them is alone.
   * @returns false if there is none
   */
  private open(): boolean {
    const solution = this.solution;
    const vehicles = this.vehicles;
    const order: i32 = solution.absent[this.random.below(solution.parked)];
    const count: i32 = solution.alternatives(order);
    const seed: i32 = count === 1 ? order : solution.alternative(order, this.random.below(count));
    if (!solution.isOptional(order) || solution.partnerRoute(seed) >= 0) return false;
    vehicles.pricing = WHOLE;
    vehicles.findNew(seed, solution.omitted, NO_BLINK);
    if (vehicles.type < 0 || !solution.recall(order)) return false;
    solution.poolCount--;
    solution.insertOrder(seed, solution.startBase + solution.openRoute(vehicles.type), seed);
    this.priced = MOST_OPENING;
    this.missing = 0;
    this.recallNear(seed);
    return true;
  }

  private recallNear(c: i32): void {
    const solution = this.solution;
    const instance = solution.instance;
    const from: i32 = c * instance.ruinNeighbourWidth;
    const to: i32 = from + instance.ruinNeighbourCount[c];
    for (let k: i32 = from; k < to && (this.priced > 0 || this.missing > 0); k++) {
      const other: i32 = solution.leaderOf(instance.ruinNeighbours[k]);
      if (solution.route[other] < 0 && this.random.next() < RECALL) this.take(other);
    }
  }
}
