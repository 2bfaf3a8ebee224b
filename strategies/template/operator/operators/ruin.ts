import { Random, Ruin, Solution } from 'roundsman/kernel';

/** Removes the nearest served neighbours of a random customer. */
export class NewRuin extends Ruin {
  constructor(solution: Solution, random: Random) {
    super('STRATEGY_NAME', solution, random);
  }

  run(): void {
    const solution = this.solution;
    const instance = solution.instance;
    const seed = this.drawServed();
    if (seed < 0) return;
    let left = this.drawCount();
    const from: i32 = seed * instance.ruinNeighbourWidth;
    for (let k: i32 = from - 1; k < from + instance.ruinNeighbourCount[seed] && left > 0; k++) {
      const c: i32 = k < from ? seed : instance.ruinNeighbours[k];
      if (solution.route[c] < 0) continue;
      solution.removeString(c, c);
      left--;
    }
  }
}
