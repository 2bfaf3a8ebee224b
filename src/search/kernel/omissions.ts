import { Vehicles } from './insertion/vehicles';
import { larger } from './numbers';
import { Random } from './random';
import { Solution } from './solution/solution';

/** Maximum number of missing customers tried per iteration. */
const MAX_TRIED: i32 = 20;
/** Customers with a price that are tried near one another or a removed one, the probability of each, and in some iterations. */
const MAX_RECALLED: i32 = 5;
const RECALL: f64 = 0.5;
const MANY_RECALLED: i32 = 20;
const MANY: f64 = 0.1;
/** Probability that these are near a random one of them. */
const ELSEWHERE: f64 = 0.1;
/**
 * Iterations per customer without fewer missing ones until these are tried in every second, fourth and eighth iteration;
 * as if there were at least this many customers.
 */
const PATIENCE: f64 = 10;
const FEWEST: f64 = 50;
/** Probability of trying customers that no vehicle can serve alone. */
const HOPELESS: f64 = 0.0625;

/**
 * Which of the customers that are left out an iteration tries to serve, at the level DETAILED. Missing ones have no limit
 * of cost, so they are tried less often the longer it did not help; those with a price only near what a ruin removes.
 */
export class Omissions {
  private readonly solution: Solution;
  private readonly random: Random;
  private readonly vehicles: Vehicles;
  /** The lowest weight of missing customers so far, and iterations since it was reached. */
  private leastMissed: f64 = Infinity;
  private stagnant: f64 = 0;

  constructor(solution: Solution, random: Random, vehicles: Vehicles) {
    this.solution = solution;
    this.random = random;
    this.vehicles = vehicles;
  }

  /** Compares with another solution from now on; the iterations without fewer missing customers still count. */
  restart(): void {
    this.leastMissed = this.solution.missedIn(this.solution.absent, this.solution.absentCount);
  }

  /** Sets aside the customers that are left out, but for some missing ones in some iterations. */
  choose(): void {
    const solution = this.solution;
    solution.parkAll();
    if (solution.missing() === 0 || !this.isDue()) return;
    const hopeless = this.random.next() < HOPELESS;
    const from: i32 = solution.missing() <= MAX_TRIED ? 0 : this.random.below(solution.absentCount);
    let left: i32 = MAX_TRIED;
    for (let k: i32 = solution.absentCount - 1; k >= 0 && left > 0; k--) {
      const place: i32 = (k + from) % solution.absentCount;
      if (place >= solution.parked) continue;
      const c: i32 = solution.absent[place];
      if (solution.isOptional(c) || (!hopeless && !this.vehicles.servesAlone(c))) continue;
      solution.unpark(place);
      left--;
    }
  }

  /** Whether missing customers are tried in this iteration. */
  private isDue(): boolean {
    const solution = this.solution;
    const missed = solution.missedIn(solution.absent, solution.absentCount);
    if (missed < this.leastMissed) {
      this.leastMissed = missed;
      this.stagnant = 0;
    }
    const waited: f64 = this.stagnant++ / (PATIENCE * larger(FEWEST, solution.activeCount));
    return this.random.below(waited < 1 ? 1 : waited < 3 ? 2 : waited < 6 ? 4 : 8) === 0;
  }

  /**
   * Takes customers with a price into the iteration: near the first one that its ruin has removed, or anywhere.
   * @param first - where the pool begins that the ruin has filled
   */
  recall(first: i32): void {
    const solution = this.solution;
    if (!(solution.omitted > 0)) return;
    const ruined = first < solution.poolCount && this.random.next() >= ELSEWHERE;
    if (!ruined && solution.parked === 0) return;
    const seed: i32 = ruined ? solution.pool[first] : solution.absent[this.random.below(solution.parked)];
    if (!ruined && solution.isOptional(seed)) solution.recall(seed);
    this.recallNear(seed, this.random.next() < MANY ? MANY_RECALLED : MAX_RECALLED);
  }

  private recallNear(c: i32, count: i32): void {
    const solution = this.solution;
    const instance = solution.instance;
    const from: i32 = c * instance.ruinNeighbourWidth;
    const to: i32 = from + instance.ruinNeighbourCount[c];
    let left: i32 = count;
    for (let k: i32 = from; k < to && left > 0; k++) {
      const other: i32 = instance.ruinNeighbours[k];
      if (solution.route[other] >= 0 || !solution.isOptional(other) || this.random.next() >= RECALL) continue;
      if (solution.recall(other)) left--;
    }
  }
}
