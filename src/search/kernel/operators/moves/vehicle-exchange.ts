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

  constructor(solution: Solution, random: Random) {
    super('vehicle-exchange', solution, random);
  }

  supports(instance: Instance): boolean {
    return instance.types > 1 && instance.bases === 1;
  }

  evaluate(limit: f64): boolean {
    const solution = this.solution;
    const instance = solution.instance;
    const count: i32 = solution.changedRouteCount;
    if (count < 2) return false;
    const a: i32 = solution.changedRoutes[this.random.below(count)];
    const b: i32 = solution.changedRoutes[this.random.below(count)];
    const first: i32 = solution.type[a];
    const second: i32 = solution.type[b];
    if (first < 0 || second < 0 || first === second) return false;
    if (solution.load[a] > instance.capacity[second] || solution.load[b] > instance.capacity[first]) return false;
    const delta: f64 = (instance.unitCost[second] - instance.unitCost[first]) * (solution.length[a] - solution.length[b]);
    if (!(solution.cost + delta < limit) || !solution.permitsRoute(a, second) || !solution.permitsRoute(b, first)) return false;
    this.first = a;
    this.second = b;
    return true;
  }

  apply(): void {
    const solution = this.solution;
    const type: i32 = solution.type[this.first];
    solution.retype(this.first, solution.type[this.second]);
    solution.retype(this.second, type);
  }
}
