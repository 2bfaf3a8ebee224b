import { NO_TIME } from '../../instance';
import { Solution } from '../../solution/solution';

/** With more vehicle types than this a changed route tries only those of its base. */
const TYPES_TRIED: i32 = 12;

/**
 * Gives the routes of an iteration the cheapest idle vehicles that can serve them. O(types) a route, with windows O(stops) for
 * each type of another base.
 */
export class TypeImprovement {
  private readonly state: Solution;

  constructor(state: Solution) {
    this.state = state;
  }

  /** Changes the vehicles of all routes that this iteration changed. */
  run(): void {
    const state = this.state;
    if (state.net.types === 1) return;
    for (let k: i32 = 0; k < state.changedRouteCount; k++) this.improve(state.changedRoutes[k]);
  }

  /** Gives a route the cheapest idle vehicle type that can serve it. */
  private improve(r: i32): void {
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
