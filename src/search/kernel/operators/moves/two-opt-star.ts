import { CAPPED, Instance, NO_TIME, SOFT } from '../../instance';
import { larger, smaller } from '../../numbers';
import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { Move } from './move';

/** Number of nearest customers that are candidates for the new successor. */
const FOLLOWERS: i32 = 20;

/**
 * Exchanges the tail after a customer with the tail that starts at its new successor, on another route (2-opt*): long
 * tails, which no ruin removes as a whole. Evaluated in O(tails) for their loads, and in O(1) if the edges cost too
 * much, which is the usual case. Vehicles may differ, except in speed if there are time constraints.
 *
 * @see J.-Y. Potvin and J.-M. Rousseau, "An exchange heuristic for routeing problems with time windows", Journal of the
 * Operational Research Society 46 (1995), doi:10.1057/jors.1995.204
 */
export class TwoOptStar extends Move {
  private readonly instance: Instance;
  private readonly timed: boolean;
  private readonly capped: boolean;
  private readonly burdened: boolean;
  /** The proposed exchange: the customers before the new edges, and the lengths of these edges. */
  private before: i32 = -1;
  private other: i32 = -1;
  private ahead: f64 = 0;
  private behind: f64 = 0;

  constructor(solution: Solution, random: Random) {
    super('two-opt-star', solution, random);
    const instance = solution.instance;
    this.instance = instance;
    this.timed = instance.level !== NO_TIME;
    this.capped = instance.level === CAPPED;
    this.burdened = instance.burdened;
  }

  /** The cost of time of long tails cannot be computed in O(1). */
  supports(instance: Instance): boolean {
    return instance.level < SOFT;
  }

  evaluate(limit: f64): boolean {
    const instance = this.instance;
    const solution = this.solution;
    const a: i32 = solution.active[this.random.below(solution.activeCount)];
    const count: i32 = instance.insertionNeighbourCount[a] < FOLLOWERS ? instance.insertionNeighbourCount[a] : FOLLOWERS;
    if (count === 0) return false;
    const y: i32 = instance.insertionNeighbours[a * instance.insertionNeighbourWidth + this.random.below(count)];
    const first: i32 = solution.route[a];
    const second: i32 = solution.route[y];
    // Customers of another search are on no route of this one, and some may be left out.
    if (first < 0 || second < 0 || first === second) return false;
    const type: i32 = solution.type[first];
    const otherType: i32 = solution.type[second];
    if (this.timed && instance.minutes[type] !== instance.minutes[otherType]) return false;
    const b: i32 = solution.prev[y];
    const x: i32 = solution.next[a];
    const ahead: f64 = instance.distance(a, y);
    const start: i32 = solution.nodeOf[b];
    const tail: i32 = x < solution.startBase ? x : solution.nodeOf[solution.endBase + second];
    const behind: f64 = instance.distance(start, tail);
    const elsewhere = instance.end[type] !== instance.end[otherType];
    const change = elsewhere || instance.unitCost[type] !== instance.unitCost[otherType]
      ? this.changeBetween(first, second, a, b, ahead, behind)
      : instance.unitCost[type] * (ahead + behind - solution.toNext[a] - solution.toNext[b]);
    if (!(solution.cost + change < limit)) return false;
    const aheadMinutes: f64 = this.timed ? instance.travel(type, a, y, ahead) : 0;
    const behindMinutes: f64 = this.timed ? instance.travel(type, start, tail, behind) : 0;
    if (this.timed && !elsewhere && !(solution.keepsWindows(a, y, aheadMinutes) && solution.keepsWindows(b, x, behindMinutes))) return false;
    const moved: f64 = this.loadFrom(y) - this.loadFrom(x);
    if (solution.load[first] + moved > instance.capacity[type] || solution.load[second] - moved > instance.capacity[otherType]) return false;
    if (this.burdened && !this.admits(a, b, x, y)) return false;
    if (this.timed && elsewhere) {
      if (!this.keepsTimes(first, a, y, ahead) || !this.keepsTimes(second, b, x, behind)) return false;
    } else if (this.capped) {
      const gained: f64 = this.workFrom(y, type) - this.workFrom(x, type);
      const work: f64 = solution.work[first] + gained + aheadMinutes - solution.minutesToNext(a, type);
      const other: f64 = solution.work[second] - gained + behindMinutes - solution.minutesToNext(b, type);
      if (!solution.keepsCap(a, y, aheadMinutes, work) || !solution.keepsCap(b, x, behindMinutes, other)) return false;
    }
    this.before = a;
    this.other = b;
    this.ahead = ahead;
    this.behind = behind;
    return true;
  }

  apply(): void {
    this.solution.exchangeTails(this.before, this.other, this.ahead, this.behind);
  }

  /** Cost change if the vehicles end at different depots or have different rates; O(tails). */
  private changeBetween(first: i32, second: i32, a: i32, b: i32, ahead: f64, behind: f64): f64 {
    const instance = this.instance;
    const solution = this.solution;
    const rate: f64 = instance.unitCost[solution.type[first]];
    const otherRate: f64 = instance.unitCost[solution.type[second]];
    const tail: f64 = this.lengthTo(solution.next[a], solution.nodeOf[solution.endBase + first]);
    const otherTail: f64 = this.lengthTo(solution.next[b], solution.nodeOf[solution.endBase + second]);
    const moved: f64 = this.lengthTo(solution.next[b], solution.nodeOf[solution.endBase + first]);
    const otherMoved: f64 = this.lengthTo(solution.next[a], solution.nodeOf[solution.endBase + second]);
    return rate * (ahead + moved - solution.toNext[a] - tail) + otherRate * (behind + otherMoved - solution.toNext[b] - otherTail);
  }

  /** Distance from a stop along its route, but to another end. */
  private lengthTo(from: i32, end: i32): f64 {
    const solution = this.solution;
    let length: f64 = 0;
    for (let v: i32 = from; v < solution.startBase; v = solution.next[v]) {
      length += solution.next[v] < solution.startBase ? solution.toNext[v] : this.instance.distance(v, end);
    }
    return length;
  }

  /**
   * Whether route `r` up to p, continued from q of another route to its own end, satisfies windows and cap; O(tail).
   */
  private keepsTimes(r: i32, p: i32, q: i32, edge: f64): boolean {
    const instance = this.instance;
    const solution = this.solution;
    const type: i32 = solution.type[r];
    const end: i32 = solution.nodeOf[solution.endBase + r];
    let work: f64 = 0;
    if (this.capped) for (let v: i32 = solution.startBase + r; ; v = solution.next[v]) {
      work += instance.service[solution.nodeOf[v]];
      if (v === p) break;
      work += solution.minutesToNext(v, type);
    }
    let clock: f64 = solution.ready[p];
    let late: f64 = this.capped ? solution.latest[p] : 0;
    const from: i32 = solution.nodeOf[p];
    let travel: f64 = q < solution.startBase ? instance.travel(type, from, q, edge) : instance.travel(type, from, end, instance.distance(from, end));
    for (let v: i32 = q; ; v = solution.next[v]) {
      const last = v >= solution.startBase;
      const node: i32 = last ? end : v;
      const start: f64 = larger(clock + travel, instance.open[node]);
      if (start > instance.close[node]) return false;
      clock = start + instance.service[node];
      late = smaller(late + travel, instance.close[node]) + instance.service[node];
      work += travel + instance.service[node];
      if (last) break;
      travel = solution.next[v] < solution.startBase ? solution.minutesToNext(v, type) : instance.travel(type, v, end, instance.distance(v, end));
    }
    return !this.capped || work + larger(0, clock - late) <= instance.maxDuration;
  }

  /** Travel and service from the start of service at a stop to its depot, excluding service there. */
  private workFrom(from: i32, type: i32): f64 {
    const instance = this.instance;
    const solution = this.solution;
    let work: f64 = 0;
    for (let v: i32 = from; v < solution.startBase; v = solution.next[v]) work += instance.service[v] + solution.minutesToNext(v, type);
    return work;
  }

  /** Whether the routes of a and b may have each other's tails, from x and from y. */
  private admits(a: i32, b: i32, x: i32, y: i32): boolean {
    const instance = this.instance;
    const solution = this.solution;
    const first: i32 = solution.route[a];
    const second: i32 = solution.route[b];
    const type: i32 = solution.type[first];
    const otherType: i32 = solution.type[second];
    if (instance.restricted && !(solution.permitsFrom(y, type) && solution.permitsFrom(x, otherType))) return false;
    if (instance.segregates && !solution.tailsMix(a, b, x, y)) return false;
    if (instance.loads && !solution.tailsFit(a, b, x, y)) return false;
    if (!instance.collects) return true;
    if (!solution.mayFollow(a, y) || !solution.mayFollow(b, x)) return false;
    const moved: f64 = this.collectedFrom(y) - this.collectedFrom(x);
    return solution.collected[first] + moved <= instance.capacity[type] && solution.collected[second] - moved <= instance.capacity[otherType];
  }

  private collectedFrom(from: i32): f64 {
    const solution = this.solution;
    let units: f64 = 0;
    for (let v: i32 = from; v < solution.startBase; v = solution.next[v]) units += this.instance.details.collected[v];
    return units;
  }

  private loadFrom(from: i32): f64 {
    const solution = this.solution;
    let load: f64 = 0;
    for (let v: i32 = from; v < solution.startBase; v = solution.next[v]) load += this.instance.demand[v];
    return load;
  }
}
