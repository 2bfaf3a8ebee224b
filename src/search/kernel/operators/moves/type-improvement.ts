import { DETAILED, NO_TIME } from '../../instance';
import { Solution } from '../../solution/solution';

/** Above this number of vehicle types a changed route only tries those of its base. */
const TYPES_TRIED: i32 = 12;

/**
 * Assigns the cheapest feasible idle vehicles to the routes changed in an iteration. O(types) per route, with windows
 * O(stops) for each type of another base.
 */
export class TypeImprovement {
  private readonly solution: Solution;
  private found: i32 = 0;
  /** The type that is tried first, where not all are. */
  private first: i32 = 0;

  constructor(solution: Solution) {
    this.solution = solution;
  }

  /** Improves the vehicles of all routes changed in this iteration. */
  run(): void {
    const solution = this.solution;
    if (solution.instance.types === 1) return;
    for (let k: i32 = 0; k < solution.changedRouteCount; k++) this.improve(solution.changedRoutes[k]);
  }

  /**
   * Upper bound on the saving of other vehicles for the routes changed so far in this iteration, for those that gain
   * customers. It cannot compensate for an insertion that costs more.
   */
  prospect(): f64 {
    const solution = this.solution;
    let saving: f64 = 0;
    for (let k: i32 = 0; k < solution.changedRouteCount; k++) saving += this.findCheapest(solution.changedRoutes[k], false);
    return saving;
  }

  /** Assigns the cheapest feasible idle vehicle type to a route. */
  private improve(r: i32): void {
    if (this.findCheapest(r, true) > 0) this.solution.retype(r, this.found);
  }

  /** The same for a route whose cost is that of its timetable: of some types, if there are many. */
  private findCheapestDetailed(r: i32, type: i32): f64 {
    const solution = this.solution;
    const instance = solution.instance;
    const now: f64 = instance.fixedCost[type] + instance.unitCost[type] * solution.length[r] + solution.late[r];
    const tried: i32 = instance.types <= TYPES_TRIED ? instance.types : TYPES_TRIED;
    let best: f64 = now - 1e-9;
    this.found = type;
    for (let k: i32 = 0; k < tried; k++) {
      const other: i32 = (this.first + k) % instance.types;
      if (other === type || !solution.fleet.mayChange(type, other) || solution.leastCostOn(r, other) >= best) continue;
      const cost = solution.costOn(r, other);
      if (cost >= best) continue;
      best = cost;
      this.found = other;
    }
    this.first = (this.first + tried) % instance.types;
    return this.found === type ? 0 : now - best;
  }

  /**
   * Finds the cheapest idle vehicle type for a route, stored in `found`.
   * @param judged - whether its windows are checked; otherwise it is assumed to be on time
   * @returns its saving, 0 if there is no cheaper one
   */
  private findCheapest(r: i32, judged: boolean): f64 {
    const solution = this.solution;
    const instance = solution.instance;
    const type: i32 = solution.type[r];
    if (type < 0) return 0;
    if (instance.level === DETAILED) return judged ? this.findCheapestDetailed(r, type) : 0;
    const all = instance.types <= TYPES_TRIED;
    const base: i32 = instance.base[type];
    const from: i32 = all ? 0 : instance.baseStart[base];
    const to: i32 = all ? instance.types : instance.baseStart[base + 1];
    const s: i32 = solution.startBase + r;
    const first: i32 = solution.next[s];
    const last: i32 = solution.prev[solution.endBase + r];
    const inner: f64 = solution.length[r] - solution.toNext[s] - solution.toNext[last];
    const now: f64 = instance.fixedCost[type] + instance.unitCost[type] * solution.length[r] + instance.latePenalty * solution.late[r];
    let best: f64 = now - 1e-9;
    this.found = type;
    for (let k: i32 = from; k < to; k++) {
      const other: i32 = all ? k : instance.baseMember[k];
      if (other === type || !solution.fleet.mayChange(type, other) || instance.capacity[other] < solution.load[r]) continue;
      const same = instance.base[other] === base;
      let length: f64 = solution.length[r];
      if (!same) length = inner + instance.distance(instance.start[other], first) + instance.distance(last, instance.end[other]);
      let cost: f64 = instance.fixedCost[other] + instance.unitCost[other] * length;
      if (cost >= best) continue;
      if (judged && instance.level !== NO_TIME) {
        const late: f64 = same ? solution.late[r] : solution.latenessWith(r, other, -1, -1);
        if (late === Infinity) continue;
        cost += instance.latePenalty * late;
        if (cost >= best) continue;
      }
      if (judged && !solution.permitsRoute(r, other)) continue;
      best = cost;
      this.found = other;
    }
    return this.found === type ? 0 : now - best;
  }
}
