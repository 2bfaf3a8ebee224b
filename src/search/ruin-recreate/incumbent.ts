import type { PlannedRoute, PlannedRoutes } from '../../model/problem.js';
import type { RouteState } from './state.js';

/** The best solution of a search; kept up to date by copying only what changed since it was last taken. */
export class Incumbent {
  cost = Infinity;
  private readonly next: Int32Array;
  private readonly type: Int32Array;
  private readonly dirty: Int32Array;
  private readonly stamped: Int32Array;
  private dirtyCount = 0;
  private stamp = 1;
  private readonly state: RouteState;

  constructor(state: RouteState) {
    this.state = state;
    this.next = new Int32Array(state.next.length);
    this.type = new Int32Array(state.net.slotCount);
    this.dirty = new Int32Array(state.next.length);
    this.stamped = new Int32Array(state.next.length);
    this.takeAll(Infinity);
  }

  /** Remembers which vertices an accepted iteration changed. */
  note(): void {
    const { changed, changedCount } = this.state;
    for (let k = 0; k < changedCount; k++) {
      const v = changed[k]!;
      if (this.stamped[v] === this.stamp) continue;
      this.stamped[v] = this.stamp;
      this.dirty[this.dirtyCount++] = v;
    }
  }

  /** Takes the current solution; O(vertices changed since the last time) plus one pass over the slots' types. */
  take(cost: number): void {
    const { state } = this;
    for (let k = 0; k < this.dirtyCount; k++) this.next[this.dirty[k]!] = state.next[this.dirty[k]!]!;
    this.finish(cost);
  }

  /** Takes the current solution whatever was noted; O(n). */
  takeAll(cost: number): void {
    this.next.set(this.state.next);
    this.finish(cost);
  }

  private finish(cost: number): void {
    this.type.set(this.state.type);
    this.cost = cost;
    this.dirtyCount = 0;
    this.stamp++;
  }

  /** @returns the best routes, fresh. */
  routes(): PlannedRoutes {
    return this.cost === Infinity ? [] : collect(this.state, this.next, this.type);
  }
}

/** @returns the routes of the current solution, fresh. */
export function currentRoutes(state: RouteState): PlannedRoutes {
  return collect(state, state.next, state.type);
}

function collect(state: RouteState, next: Int32Array, types: Int32Array): PlannedRoutes {
  const routes: PlannedRoute[] = [];
  for (let r = 0; r < types.length; r++) {
    if (types[r]! < 0) continue;
    const customers: number[] = [];
    for (let v = next[state.startBase + r]!; v < state.startBase; v = next[v]!) customers.push(v);
    routes.push({ type: types[r]!, customers });
  }
  return routes;
}
