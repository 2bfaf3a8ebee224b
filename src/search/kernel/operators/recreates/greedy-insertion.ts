import { Insertion, NEW_ROUTE } from '../../insertion/insertion';
import { NOWHERE } from '../../insertion/scan';
import { SHARE_OF_ROUTE, SHARE_OF_VEHICLE, WHOLE } from '../../insertion/vehicles';
import { NO_TIME, isMixed } from '../../instance';
import { sortByKey } from '../../numbers';
import { Random } from '../../random';
import { Solution } from '../../solution/solution';

/** With more vehicle types than this a changed route tries only those of its base. */
const TYPES_TRIED: i32 = 12;

/** Chance that an iteration inserts at shared costs, where vehicles differ. */
const SHARING: f64 = 0.3;
/** Chance that such an iteration shares the way from and to the depot too; without it large vehicles without a fixed cost are never found. */
const SHARING_TRIP: f64 = 0.5;
/** Chance that two routes of a ruin exchange their vehicles before insertion. */
const EXCHANGING: f64 = 0.3;

/**
 * Inserts the pool greedily with blinks: in a random one of the paper's orders, each customer at its cheapest position.
 * Customers that fit nowhere stay in the pool.
 *
 * @see J. Christiaens and G. Vanden Berghe (2020), section 5.2, doi:10.1287/trsc.2019.0914
 */
export class GreedyInsertion {
  private readonly state: Solution;
  private readonly random: Random;
  private readonly scanner: Insertion;
  private readonly keys: StaticArray<f64>;
  private readonly mixed: boolean;
  /**
   * Chance that the first customer inserted must go to another route than it was taken from: a third of the ruins would else
   * be repaired just as they were. Where insertion stops at a limit only.
   */
  relocation: f64 = 0;

  constructor(state: Solution, random: Random, scanner: Insertion) {
    this.state = state;
    this.random = random;
    this.scanner = scanner;
    this.mixed = isMixed(state.net);
    this.keys = new StaticArray<f64>(state.net.nodes);
  }

  /**
   * @param limit - cost that the solution must stay under; Infinity takes any
   * @returns false when it gave up because the limit is out of reach; the solution is unfinished then
   */
  run(limit: f64): boolean {
    const state = this.state;
    const scanner = this.scanner;
    const pool = state.pool;
    const count = state.poolCount;
    this.order();
    if (state.net.types > 1) scanner.vehicles.pricing = this.random.next() < SHARING ? SHARE_OF_VEHICLE : WHOLE;
    const bounded = limit < Infinity;
    if (this.mixed) {
      if (scanner.vehicles.pricing !== WHOLE && this.random.next() < SHARING_TRIP) scanner.vehicles.pricing = SHARE_OF_ROUTE;
      if (this.random.next() < EXCHANGING) this.exchangeVehicles();
    }
    const relocates = bounded && this.relocation > 0 && this.random.next() < this.relocation;
    let left: i32 = 0;
    for (let k: i32 = 0; k < count; k++) {
      if (bounded && !(state.cost < limit)) return false;
      const c: i32 = pool[k];
      const most: f64 = bounded ? limit - state.cost : Infinity;
      const found = relocates && k === 0 ? this.findElsewhere(c, most) : scanner.find(c, most);
      if (found === NOWHERE) {
        if (bounded) return false;
        pool[left++] = c;
      } else if (found < 0) {
        const r = state.openRoute(NEW_ROUTE - found);
        state.insert(c, state.startBase + r);
      } else {
        if (scanner.upgrade >= 0) state.retype(state.route[found], scanner.upgrade);
        state.insert(c, found);
      }
    }
    state.poolCount = left;
    if (state.net.types === 1) return true;
    for (let k: i32 = 0; k < state.changedRouteCount; k++) this.improveType(state.changedRoutes[k]);
    return true;
  }

  /** As the scanner finds it, but on another route than the one that `c` was taken from. */
  private findElsewhere(c: i32, most: f64): i32 {
    const state = this.state;
    const home: i32 = state.home[c];
    const load: f64 = state.load[home];
    // A full route is no scan's choice.
    state.load[home] = Infinity;
    const found = this.scanner.find(c, most);
    state.load[home] = load;
    return found;
  }

  /**
   * Exchanges the vehicles of two random routes of the ruin when both loads fit: the way between fleets that are used up,
   * and to routes that the customers taken out make worth their vehicle only afterwards.
   */
  private exchangeVehicles(): void {
    const state = this.state;
    const capacity = state.net.capacity;
    const count: i32 = state.changedRouteCount;
    if (count < 2) return;
    const a: i32 = state.changedRoutes[this.random.below(count)];
    const b: i32 = state.changedRoutes[this.random.below(count)];
    const first: i32 = state.type[a];
    const second: i32 = state.type[b];
    if (first < 0 || second < 0 || first === second) return;
    if (state.load[a] > capacity[second] || state.load[b] > capacity[first]) return;
    state.retype(a, second);
    state.retype(b, first);
  }

  /** Sorts the pool: random 4, demand 4, far 2, close 1; with windows also their length 2, open 2, close 2. */
  private order(): void {
    const state = this.state;
    const net = state.net;
    const pool = state.pool;
    const keys = this.keys;
    const count = state.poolCount;
    const pick = this.random.below(net.level === NO_TIME ? 11 : 17);
    for (let k: i32 = 0; k < count; k++) {
      const c: i32 = pool[k];
      let key: f64 = 0;
      if (pick < 4) key = this.random.next();
      else if (pick < 8) key = -net.demand[c];
      else if (pick < 10) key = -net.depotDistance[c];
      else if (pick < 11) key = net.depotDistance[c];
      else if (pick < 13) key = net.close[c] - net.open[c];
      else if (pick < 15) key = net.open[c];
      else key = -net.close[c];
      keys[c] = key;
    }
    sortByKey(pool, keys, count);
  }

  /** Gives a route the cheapest idle vehicle type that can serve it. */
  private improveType(r: i32): void {
    const state = this.state;
    const net = state.net;
    const type: i32 = state.type[r];
    if (type < 0) return;
    const all = net.types <= TYPES_TRIED;
    const base: i32 = net.base[type];
    const from: i32 = all ? 0 : net.baseStart[base];
    const to: i32 = all ? net.types : net.baseStart[base + 1];
    const s: i32 = state.startBase + r;
    const first: i32 = state.next[s];
    const last: i32 = state.prev[state.endBase + r];
    const inner: f64 = state.length[r] - state.toNext[s] - state.toNext[last];
    let best: f64 =
      net.fixedCost[type] + net.unitCost[type] * state.length[r] + net.latePenalty * state.late[r] - 1e-9;
    let found: i32 = type;
    for (let k: i32 = from; k < to; k++) {
      const other: i32 = all ? k : net.baseMember[k];
      if (other === type || state.idle[other] === 0 || net.capacity[other] < state.load[r]) continue;
      const same = net.base[other] === base;
      let length: f64 = state.length[r];
      if (!same) length = inner + net.distance(net.start[other], first) + net.distance(last, net.end[other]);
      let cost: f64 = net.fixedCost[other] + net.unitCost[other] * length;
      if (cost >= best) continue;
      if (net.level !== NO_TIME) {
        const late: f64 = same ? state.late[r] : state.latenessWith(r, other, -1, -1);
        if (late === Infinity) continue;
        cost += net.latePenalty * late;
        if (cost >= best) continue;
      }
      best = cost;
      found = other;
    }
    if (found !== type) state.retype(r, found);
  }
}
