import { CAPPED, Instance, NO_TIME, SOFT } from '../../instance';
import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { Move } from './move';

/** Nearest customers of which one comes to follow the customer. */
const FOLLOWERS: i32 = 20;

/**
 * Exchanges what follows a customer with what follows the one before its new successor, in another route of the same
 * vehicle type (2-opt*): long ends of routes, which no ruin takes out as a whole. Judged in O(ends) for their loads, and in
 * O(1) where the edges cost too much, which is mostly so.
 *
 * @see J.-Y. Potvin and J.-M. Rousseau, "An exchange heuristic for routeing problems with time windows", Journal of the
 *   Operational Research Society 46 (1995), doi:10.1057/jors.1995.204
 */
export class TwoOptStar extends Move {
  /** Chance that an iteration is such an exchange; 0: none. */
  chance: f64 = 0;
  private readonly net: Instance;
  private readonly timed: boolean;
  private readonly capped: boolean;
  /** The exchange proposed: the customers before its edges, and the lengths of the new ones. */
  private before: i32 = -1;
  private other: i32 = -1;
  private ahead: f64 = 0;
  private behind: f64 = 0;

  constructor(state: Solution, random: Random) {
    super('two-opt-star', state, random);
    const net = state.net;
    this.net = net;
    this.timed = net.level !== NO_TIME;
    this.capped = net.level === CAPPED;
  }

  /** Lateness of long ends is not known in O(1). */
  supports(instance: Instance): boolean {
    return instance.level !== SOFT;
  }

  /** Draws whether this iteration is an exchange. */
  drawn(): boolean {
    return this.chance > 0 && this.supports(this.net) && this.state.absentCount === 0 && this.random.next() < this.chance;
  }

  evaluate(limit: f64): boolean {
    const net = this.net;
    const state = this.state;
    const a: i32 = state.active[this.random.below(state.activeCount)];
    const count: i32 = net.besideCount[a] < FOLLOWERS ? net.besideCount[a] : FOLLOWERS;
    if (count === 0) return false;
    const y: i32 = net.beside[a * net.besideWidth + this.random.below(count)];
    const first: i32 = state.route[a];
    const second: i32 = state.route[y];
    // Customers that another search has are on no route of this one.
    if (second < 0 || first === second) return false;
    const type: i32 = state.type[first];
    if (type !== state.type[second]) return false;
    const b: i32 = state.prev[y];
    const x: i32 = state.next[a];
    const ahead: f64 = net.distance(a, y);
    const behind: f64 = net.distance(state.site[b], state.site[x]);
    const delta: f64 = ahead + behind - state.toNext[a] - state.toNext[b];
    if (!(state.cost + net.unitCost[type] * delta < limit)) return false;
    const minutes: f64 = this.timed ? net.minutes[type] : 0;
    if (this.timed && !(state.keepsWindows(a, y, ahead * minutes) && state.keepsWindows(b, x, behind * minutes))) return false;
    const moved: f64 = this.loadFrom(y) - this.loadFrom(x);
    if (state.load[first] + moved > net.capacity[type] || state.load[second] - moved > net.capacity[type]) return false;
    if (this.capped) {
      const gained: f64 = this.workFrom(y, minutes) - this.workFrom(x, minutes);
      const work: f64 = state.work[first] + gained + (ahead - state.toNext[a]) * minutes;
      const other: f64 = state.work[second] - gained + (behind - state.toNext[b]) * minutes;
      if (!state.keepsCap(a, y, ahead * minutes, work) || !state.keepsCap(b, x, behind * minutes, other)) return false;
    }
    this.before = a;
    this.other = b;
    this.ahead = ahead;
    this.behind = behind;
    return true;
  }

  apply(): void {
    this.state.exchangeTails(this.before, this.other, this.ahead, this.behind);
  }

  /** Travel and service from the start of service at a stop to its depot, without the service there. */
  private workFrom(from: i32, minutes: f64): f64 {
    const net = this.net;
    const state = this.state;
    let work: f64 = 0;
    for (let v: i32 = from; v < state.startBase; v = state.next[v]) work += net.service[v] + state.toNext[v] * minutes;
    return work;
  }

  private loadFrom(from: i32): f64 {
    const state = this.state;
    let load: f64 = 0;
    for (let v: i32 = from; v < state.startBase; v = state.next[v]) load += this.net.demand[v];
    return load;
  }
}
