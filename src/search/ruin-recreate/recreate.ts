import type { Generator } from './generator.js';
import { distance, type Network } from './network.js';
import type { Scanner } from './scan.js';
import { latenessWith, type RouteState } from './state.js';

/** With more vehicle types than this a changed route tries only those of its base. */
const TYPES_TRIED = 12;
/** Above this many customers the pool is sorted by the library, below by insertion. */
const SMALL_POOL = 48;

/** Orders in which the pool is inserted, with their weights: random, demand, far, close; window length, open, close. */
const orderWeights = [4, 4, 2, 1, 2, 2, 2];

/**
 * Inserts the pool greedily with blinks: in a random one of the paper's orders, each customer at its cheapest position.
 * Customers that fit nowhere stay in the pool.
 *
 * @see J. Christiaens and G. Vanden Berghe (2020), section 5.2, doi:10.1287/trsc.2019.0914
 */
export class Recreator {
  private readonly keys: Float64Array;
  private readonly weights: readonly number[];
  private readonly total: number;
  private readonly state: RouteState;
  private readonly random: Generator;
  private readonly scanner: Scanner;

  constructor(state: RouteState, random: Generator, scanner: Scanner) {
    this.state = state;
    this.random = random;
    this.scanner = scanner;
    this.keys = new Float64Array(state.net.nodeCount);
    this.weights = state.net.timed ? orderWeights : orderWeights.slice(0, 4);
    this.total = this.weights.reduce((sum, weight) => sum + weight, 0);
  }

  run(): void {
    const { state, scanner } = this;
    const { pool } = state;
    this.order();
    let left = 0;
    for (let k = 0; k < state.poolCount; k++) {
      const c = pool[k]!;
      const found = scanner.find(c);
      if (found === -1) {
        pool[left++] = c;
      } else if (found < 0) {
        const r = state.openRoute(-2 - found);
        state.insert(c, state.startBase + r);
      } else {
        if (scanner.upgrade >= 0) state.retype(state.route[found]!, scanner.upgrade);
        state.insert(c, found);
      }
    }
    state.poolCount = left;
    if (state.net.typeCount > 1) for (let k = 0; k < state.changedRouteCount; k++) improveType(state, state.changedRoutes[k]!);
  }

  private order(): void {
    const { state, random, keys } = this;
    const { net, pool, poolCount: count } = state;
    let pick = random.next() * this.total;
    let order = 0;
    while (order < this.weights.length - 1 && (pick -= this.weights[order]!) >= 0) order++;
    for (let k = 0; k < count; k++) keys[pool[k]!] = orderKey(net, random, order, pool[k]!);
    if (count > SMALL_POOL) {
      pool.subarray(0, count).sort((a, b) => keys[a]! - keys[b]! || a - b);
      return;
    }
    for (let k = 1; k < count; k++) {
      const c = pool[k]!;
      const key = keys[c]!;
      let at = k;
      for (; at > 0 && keys[pool[at - 1]!]! > key; at--) pool[at] = pool[at - 1]!;
      pool[at] = c;
    }
  }
}

function orderKey(net: Network, random: Generator, order: number, c: number): number {
  switch (order) {
    case 0: return random.bits();
    case 1: return -net.demand[c]!;
    case 2: return -net.depotDistance[c]!;
    case 3: return net.depotDistance[c]!;
    case 4: return net.close[c]! - net.open[c]!;
    case 5: return net.open[c]!;
    default: return -net.close[c]!;
  }
}

/** Gives a route the cheapest idle vehicle type that can serve it. */
export function improveType(state: RouteState, r: number): void {
  const { net } = state;
  const type = state.type[r]!;
  if (type < 0) return;
  const all = net.typeCount <= TYPES_TRIED;
  const base = net.base[type]!;
  const from = all ? 0 : net.baseStart[base]!;
  const to = all ? net.typeCount : net.baseStart[base + 1]!;
  const first = state.next[state.startBase + r]!;
  const last = state.prev[state.endBase + r]!;
  const inner = state.length[r]! - state.toNext[state.startBase + r]! - state.toNext[last]!;
  let best = net.fixedCost[type]! + net.unitCost[type]! * state.length[r]! + net.latePenalty * state.late[r]!;
  let found = type;
  for (let k = from; k < to; k++) {
    const other = all ? k : net.baseMember[k]!;
    if (other === type || state.idle[other] === 0 || net.capacity[other]! < state.load[r]!) continue;
    const same = net.base[other] === base;
    const length = same
      ? state.length[r]!
      : inner + distance(net, net.start[other]!, first) + distance(net, last, net.end[other]!);
    let cost = net.fixedCost[other]! + net.unitCost[other]! * length;
    if (cost >= best - 1e-9) continue;
    if (net.timed) {
      const late = same ? state.late[r]! : latenessWith(state, r, other, -1, -1);
      if (late === Infinity) continue;
      cost += net.latePenalty * late;
      if (cost >= best - 1e-9) continue;
    }
    best = cost;
    found = other;
  }
  if (found !== type) state.retype(r, found);
}
