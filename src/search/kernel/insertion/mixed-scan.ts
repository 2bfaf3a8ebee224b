import { Instance, NO_TIME, SINGLE } from '../instance';
import { larger, smaller } from '../numbers';
import { Random } from '../random';
import { Solution } from '../solution/solution';

/** What a scan found besides a vertex to insert behind: nothing, or `NEW_ROUTE - type`. */
export const NOWHERE: i32 = -1;
export const NEW_ROUTE: i32 = -2;

/** Routes of so many nearest customers are tried at their ends too. */
export const LEGS: i32 = 16;
/** With more vehicle types than this a scan tries a sample of them for a new route. */
export const NEW_TYPES: i32 = 12;

/** Tells whether vehicles differ in capacity and costs only, over symmetric distances, without time. */
export function isMixed(net: Instance): boolean {
  const few = net.types > 1 && net.types <= NEW_TYPES && net.bases === 1;
  return few && net.symmetric && net.level === NO_TIME && net.kept === SINGLE;
}

/**
 * Finds the cheapest position for a customer as `Insertion` does, where `isMixed`: the common case of different vehicles,
 * with everything that stays the same over a scan looked up once.
 */
export class MixedScan {
  private readonly state: Solution;
  private readonly net: Instance;
  private readonly random: Random;
  private readonly leastRate: f64;
  /** Per slot: the scan that met the route last; its cost per distance and on top for the customer; its vehicle type. */
  private readonly met: StaticArray<i32>;
  private readonly rate: StaticArray<f64>;
  private readonly extra: StaticArray<f64>;
  private readonly larger: StaticArray<i32>;
  /** Per node and type: what the customer costs in a route of its own, with its share of the vehicle's fixed cost, of all. */
  private readonly alone: StaticArray<f64>;
  private readonly shared: StaticArray<f64>;
  private readonly sharedTrip: StaticArray<f64>;
  /** Types with an idle vehicle, by capacity. */
  private readonly spare: StaticArray<i32>;
  private spareCount: i32 = 0;
  private tick: i32 = 0;
  /** The vehicle type that the route found must take for the customer, or -1 when it keeps its own. */
  upgrade: i32 = -1;

  constructor(state: Solution, random: Random) {
    const net = state.net;
    const types: i32 = net.types;
    const size: i32 = isMixed(net) ? net.nodes * types : 0;
    this.state = state;
    this.net = net;
    this.random = random;
    this.met = new StaticArray<i32>(net.slots);
    this.rate = new StaticArray<f64>(net.slots);
    this.extra = new StaticArray<f64>(net.slots);
    this.larger = new StaticArray<i32>(net.slots);
    this.alone = new StaticArray<f64>(size);
    this.shared = new StaticArray<f64>(size);
    this.sharedTrip = new StaticArray<f64>(size);
    this.spare = new StaticArray<i32>(types);
    let least: f64 = Infinity;
    for (let type: i32 = 0; type < types; type++) least = smaller(least, net.unitCost[type]);
    this.leastRate = least;
    for (let at: i32 = 0; at < size; at++) {
      const type: i32 = at % types;
      const cost: f64 = net.aloneCost(type, (at - type) / types);
      const share: f64 = net.demand[(at - type) / types] / net.capacity[type];
      this.alone[at] = cost;
      this.shared[at] = cost - net.fixedCost[type] * (1 - share);
      this.sharedTrip[at] = cost === Infinity ? cost : cost * share;
    }
  }

  /**
   * @param sharing - routes keep their vehicles and a new route costs a customer only its share of the vehicle
   * @param trip - and only its share of the way from and to the depot
   * @param blink - 32 bits below this pass a better position over
   * @returns the vertex to insert behind, `NEW_ROUTE - type`, or `NOWHERE`
   */
  find(c: i32, sharing: boolean, trip: boolean, blink: i32): i32 {
    const net = this.net;
    const state = this.state;
    const random = this.random;
    const met = this.met;
    const rate = this.rate;
    const extra = this.extra;
    const matrix = net.single;
    const beside = net.beside;
    const near = net.besideIn;
    const route = state.route;
    const next = state.next;
    const prev = state.prev;
    const toNext = state.toNext;
    const fromPrev = state.fromPrev;
    const site = state.site;
    const reach = state.reach;
    const idle = state.idle;
    const longest = state.longestEdge;
    const leastRate = this.leastRate;
    const types: i32 = net.types;
    const row: i32 = c * net.nodes;
    const demand: f64 = net.demand[c];
    const outward: f64 = matrix[row + net.start[0]];
    const home: f64 = matrix[row + net.end[0]];
    const prices = trip ? this.sharedTrip : sharing ? this.shared : this.alone;
    const tick = ++this.tick;
    let best: f64 = Infinity;
    let found: i32 = NOWHERE;
    if (state.openCount < net.slots) {
      for (let type: i32 = 0; type < types; type++) {
        const price: f64 = prices[c * types + type];
        if (price < best && idle[type] > 0 && random.bits() >= blink) {
          best = price;
          found = NEW_ROUTE - type;
        }
      }
    }
    this.listSpare(sharing);
    const from: i32 = c * net.besideWidth;
    const to: i32 = from + net.besideCount[c];
    const legs: i32 = from + LEGS < to ? from + LEGS : to;
    for (let at: i32 = from; at < legs; at++) {
      const r: i32 = route[beside[at]];
      if (r < 0 || met[r] === tick) continue;
      met[r] = tick;
      this.judge(r, demand);
      const plus: f64 = extra[r];
      if (plus >= best) continue;
      const unit: f64 = rate[r];
      const s: i32 = state.startBase + r;
      let cost: f64 = unit * (outward + matrix[row + next[s]] - toNext[s]) + plus;
      if (cost < best && random.bits() >= blink) {
        best = cost;
        found = s;
      }
      const last: i32 = prev[state.endBase + r];
      cost = unit * (home + matrix[row + last] - toNext[last]) + plus;
      if (cost < best && random.bits() >= blink) {
        best = cost;
        found = last;
      }
    }
    for (let at: i32 = from; at < to; at++) {
      const j: i32 = beside[at];
      const d: f64 = near[at];
      const twice: f64 = d + d;
      if ((twice - longest) * leastRate >= best) break;
      // An absent neighbour has no reach.
      if ((twice - reach[j]) * leastRate >= best) continue;
      const r: i32 = route[j];
      if (r < 0) continue;
      if (met[r] !== tick) {
        met[r] = tick;
        this.judge(r, demand);
      }
      const plus: f64 = extra[r];
      if (plus >= best) continue;
      const unit: f64 = rate[r];
      const edge: f64 = toNext[j];
      const back: f64 = fromPrev[j];
      if (unit * (twice - edge) + plus < best) {
        const cost: f64 = unit * (d + matrix[row + site[next[j]]] - edge) + plus;
        if (cost < best && random.bits() >= blink) {
          best = cost;
          found = j;
        }
      }
      if (unit * (twice - back) + plus < best) {
        const p: i32 = prev[j];
        const cost: f64 = unit * (d + matrix[row + site[p]] - back) + plus;
        if (cost < best && random.bits() >= blink) {
          best = cost;
          found = p;
        }
      }
    }
    this.upgrade = -1;
    if (found >= 0) {
      const r: i32 = route[found];
      if (this.larger[r] !== state.type[r]) this.upgrade = this.larger[r];
    }
    return found;
  }

  private listSpare(sharing: boolean): void {
    let count: i32 = 0;
    if (!sharing) {
      for (let k: i32 = 0; k < this.net.types; k++) {
        const type: i32 = this.net.baseMember[k];
        if (this.state.idle[type] > 0) this.spare[count++] = type;
      }
    }
    this.spareCount = count;
  }

  /** Settles what a customer of `demand` costs in a route besides its detour; a route too full may take a larger vehicle. */
  private judge(r: i32, demand: f64): void {
    const net = this.net;
    const state = this.state;
    const type: i32 = state.type[r];
    const load: f64 = state.load[r] + demand;
    this.larger[r] = type;
    this.rate[r] = net.unitCost[type];
    this.extra[r] = 0;
    if (load <= net.capacity[type]) return;
    let least: f64 = Infinity;
    const length: f64 = state.length[r];
    const now: f64 = net.fixedCost[type] + net.unitCost[type] * length;
    for (let k: i32 = this.spareCount - 1; k >= 0; k--) {
      const other: i32 = this.spare[k];
      if (net.capacity[other] < load) break;
      const plus: f64 = net.fixedCost[other] + net.unitCost[other] * length - now;
      if (plus >= least) continue;
      least = plus;
      this.rate[r] = net.unitCost[other];
      this.larger[r] = other;
    }
    this.extra[r] = least;
  }
}
