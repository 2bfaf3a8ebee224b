import { Instance } from '../../instance';
import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { Move } from './move';

/**
 * Exchanges the vehicles of two routes changed in this iteration. Makes progress possible when the fleet is used up,
 * and for routes that only become worth their new vehicle after the removed customers are reinserted. For vehicles of
 * one base.
 */
export class VehicleExchange extends Move {
  private first: i32 = -1;
  private second: i32 = -1;

  constructor(state: Solution, random: Random) {
    super('vehicle-exchange', state, random);
  }

  supports(instance: Instance): boolean {
    return instance.types > 1 && instance.bases === 1;
  }

  evaluate(limit: f64): boolean {
    const state = this.state;
    const instance = state.instance;
    const count: i32 = state.changedRouteCount;
    if (count < 2) return false;
    const a: i32 = state.changedRoutes[this.random.below(count)];
    const b: i32 = state.changedRoutes[this.random.below(count)];
    const first: i32 = state.type[a];
    const second: i32 = state.type[b];
    if (first < 0 || second < 0 || first === second) return false;
    if (state.load[a] > instance.capacity[second] || state.load[b] > instance.capacity[first]) return false;
    const delta: f64 = (instance.unitCost[second] - instance.unitCost[first]) * (state.length[a] - state.length[b]);
    if (!(state.cost + delta < limit)) return false;
    this.first = a;
    this.second = b;
    return true;
  }

  apply(): void {
    const state = this.state;
    const type: i32 = state.type[this.first];
    state.retype(this.first, state.type[this.second]);
    state.retype(this.second, type);
  }
}
