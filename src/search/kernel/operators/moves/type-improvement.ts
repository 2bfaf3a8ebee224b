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
  private found: i32 = 0;

  constructor(state: Solution) {
    this.state = state;
  }

  /** Changes the vehicles of all routes that this iteration changed. */
  run(): void {
    const state = this.state;
    if (state.instance.types === 1) return;
    for (let k: i32 = 0; k < state.changedRouteCount; k++) this.improve(state.changedRoutes[k]);
  }

  /**
   * What other vehicles might save for the routes that this iteration has changed so far: at most, for those that gain customers.
   * An insertion that costs more than that is not made up for.
   */
  prospect(): f64 {
    const state = this.state;
    let saving: f64 = 0;
    for (let k: i32 = 0; k < state.changedRouteCount; k++) saving += this.findCheapest(state.changedRoutes[k], false);
    return saving;
  }

  /** Gives a route the cheapest idle vehicle type that can serve it. */
  private improve(r: i32): void {
    if (this.findCheapest(r, true) > 0) this.state.retype(r, this.found);
  }

  /**
   * Finds the cheapest idle vehicle type for a route, `found`.
   * @param judged - whether its windows are looked at; else it is taken to be on time
   * @returns what it saves, 0 when there is none cheaper
   */
  private findCheapest(r: i32, judged: boolean): f64 {
    const state = this.state;
    const instance = state.instance;
    const type: i32 = state.type[r];
    if (type < 0) return 0;
    const all = instance.types <= TYPES_TRIED;
    const base: i32 = instance.base[type];
    const from: i32 = all ? 0 : instance.baseStart[base];
    const to: i32 = all ? instance.types : instance.baseStart[base + 1];
    const s: i32 = state.startBase + r;
    const first: i32 = state.next[s];
    const last: i32 = state.prev[state.endBase + r];
    const inner: f64 = state.length[r] - state.toNext[s] - state.toNext[last];
    const now: f64 = instance.fixedCost[type] + instance.unitCost[type] * state.length[r] + instance.latePenalty * state.late[r];
    let best: f64 = now - 1e-9;
    this.found = type;
    for (let k: i32 = from; k < to; k++) {
      const other: i32 = all ? k : instance.baseMember[k];
      if (other === type || state.idle[other] === 0 || instance.capacity[other] < state.load[r]) continue;
      const same = instance.base[other] === base;
      let length: f64 = state.length[r];
      if (!same) length = inner + instance.distance(instance.start[other], first) + instance.distance(last, instance.end[other]);
      let cost: f64 = instance.fixedCost[other] + instance.unitCost[other] * length;
      if (cost >= best) continue;
      if (judged && instance.level !== NO_TIME) {
        const late: f64 = same ? state.late[r] : state.latenessWith(r, other, -1, -1);
        if (late === Infinity) continue;
        cost += instance.latePenalty * late;
        if (cost >= best) continue;
      }
      best = cost;
      this.found = other;
    }
    return this.found === type ? 0 : now - best;
  }
}
