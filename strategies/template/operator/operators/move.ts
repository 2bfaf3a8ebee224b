import { Instance, Move, NO_TIME, Random, Solution } from 'roundsman/kernel';

/** Moves a customer after one of its neighbours on another route, in problems without time constraints. */
export class NewMove extends Move {
  private moved: i32 = -1;
  private target: i32 = -1;

  constructor(state: Solution, random: Random) {
    super('STRATEGY_NAME', state, random);
  }

  supports(instance: Instance): boolean {
    return instance.level === NO_TIME;
  }

  evaluate(limit: f64): boolean {
    const state = this.state;
    const instance = state.instance;
    const c: i32 = state.active[this.random.below(state.activeCount)];
    if (instance.besideCount[c] === 0) return false;
    const p: i32 = instance.beside[c * instance.besideWidth + this.random.below(instance.besideCount[c])];
    const from: i32 = state.route[c];
    const to: i32 = state.route[p];
    if (from < 0 || to < 0 || from === to || state.load[to] + instance.demand[c] > instance.capacity[state.type[to]]) return false;
    const before: i32 = state.site[state.prev[c]];
    const behind: i32 = state.site[state.next[c]];
    const removed: f64 = instance.distance(before, behind) - state.fromPrev[c] - state.toNext[c];
    const added: f64 = instance.distance(p, c) + instance.distance(c, state.site[state.next[p]]) - state.toNext[p];
    // A route left empty saves more than the detour, which only makes the move better.
    if (!(state.cost + instance.unitCost[state.type[from]] * removed + instance.unitCost[state.type[to]] * added < limit)) return false;
    this.moved = c;
    this.target = p;
    return true;
  }

  apply(): void {
    const state = this.state;
    state.removeString(this.moved, this.moved);
    state.insert(this.moved, this.target);
    state.poolCount--;
  }
}
