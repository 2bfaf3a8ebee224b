import { Insertion, NOWHERE, Random, Recreate, Solution } from 'roundsman/kernel';

/** Inserts the customers of the pool in random order, each at its cheapest position. */
export class NewRecreate extends Recreate {
  constructor(solution: Solution, random: Random, scanner: Insertion) {
    super('STRATEGY_NAME', solution, random, scanner);
  }

  run(limit: f64): boolean {
    const solution = this.solution;
    const pool = solution.pool;
    const count = solution.poolCount;
    this.random.shuffle(pool, 0, count);
    let left: i32 = 0;
    for (let k: i32 = 0; k < count; k++) {
      // A candidate that already exceeds the limit will be rejected anyway.
      if (limit < Infinity && !(solution.cost < limit)) return false;
      const c: i32 = pool[k];
      const found = this.scanner.find(c, limit < Infinity ? limit - solution.cost : Infinity);
      if (found !== NOWHERE) this.scanner.place(found);
      else if (limit < Infinity) return false;
      else pool[left++] = c;
    }
    solution.poolCount = left;
    return true;
  }
}
