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
    if (state.instance.types === 1) return;
    for (let k: i32 = 0; k < state.changedRouteCount; k++) this.improve(state.changedRoutes[k]);
  }

  /** Gives a route the cheapest idle vehicle type that can serve it. */
  private improve(r: i32): void {
    const state = this.state;
    const instance = state.instance;
    const type: i32 = state.type[r];
    if (type < 0) return;
    const all = instance.types <= TYPES_TRIED;
    const base: i32 = instance.base[type];
    const from: i32 = all ? 0 : instance.baseStart[base];
    const to: i32 = all ? instance.types : instance.baseStart[base + 1];
    const s: i32 = state.startBase + r;
    const first: i32 = state.next[s];
    const last: i32 = state.prev[state.endBase + r];
    const inner: f64 = state.length[r] - state.toNext[s] - state.toNext[last];
    let best: f64 =
      instance.fixedCost[type] + instance.unitCost[type] * state.length[r] + instance.latePenalty * state.late[r] - 1e-9;
    let found: i32 = type;
    for (let k: i32 = from; k < to; k++) {
      const other: i32 = all ? k : instance.baseMember[k];
      if (other === type || state.idle[other] === 0 || instance.capacity[other] < state.load[r]) continue;
      const same = instance.base[other] === base;
      let length: f64 = state.length[r];
      if (!same) length = inner + instance.distance(instance.start[other], first) + instance.distance(last, instance.end[other]);
      let cost: f64 = instance.fixedCost[other] + instance.unitCost[other] * length;
      if (cost >= best) continue;
      if (instance.level !== NO_TIME) {
        const late: f64 = same ? state.late[r] : state.latenessWith(r, other, -1, -1);
        if (late === Infinity) continue;
        cost += instance.latePenalty * late;
        if (cost >= best) continue;
      }
      best = cost;
      found = other;
    }
    if (found !== type) state.retype(r, found);
  }
}
