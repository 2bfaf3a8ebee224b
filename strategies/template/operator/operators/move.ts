import { Instance, Move, NO_TIME, Random, Solution } from 'roundsman/kernel';

/** Moves a customer after one of its neighbours on another route, in problems without time constraints. */
export class NewMove extends Move {
  private moved: i32 = -1;
  private target: i32 = -1;

  constructor(solution: Solution, random: Random) {
    super('STRATEGY_NAME', solution, random);
  }

  supports(instance: Instance): boolean {
    return instance.level === NO_TIME;
  }

  evaluate(limit: f64): boolean {
    const solution = this.solution;
    const instance = solution.instance;
    const c: i32 = solution.active[this.random.below(solution.activeCount)];
    if (instance.insertionNeighbourCount[c] === 0) return false;
    const p: i32 = instance.insertionNeighbours[c * instance.insertionNeighbourWidth + this.random.below(instance.insertionNeighbourCount[c])];
    const from: i32 = solution.route[c];
    const to: i32 = solution.route[p];
    if (from < 0 || to < 0 || from === to || solution.load[to] + instance.demand[c] > instance.capacity[solution.type[to]]) return false;
    const before: i32 = solution.nodeOf[solution.prev[c]];
    const behind: i32 = solution.nodeOf[solution.next[c]];
    const removed: f64 = instance.distance(before, behind) - solution.fromPrev[c] - solution.toNext[c];
    const added: f64 = instance.distance(p, c) + instance.distance(c, solution.nodeOf[solution.next[p]]) - solution.toNext[p];
    // A route left empty saves more than the detour, which only makes the move better.
    if (!(solution.cost + instance.unitCost[solution.type[from]] * removed + instance.unitCost[solution.type[to]] * added < limit)) return false;
    this.moved = c;
    this.target = p;
    return true;
  }

  apply(): void {
    const solution = this.solution;
    solution.removeString(this.moved, this.moved);
    solution.insert(this.moved, this.target);
    solution.poolCount--;
  }
}
