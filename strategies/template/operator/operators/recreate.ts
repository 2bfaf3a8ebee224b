import { Insertion, NOWHERE, Random, Recreate, Solution } from 'roundsman/kernel';

/** Inserts the customers of the pool in random order, each at its cheapest position. */
export class NewRecreate extends Recreate {
  constructor(state: Solution, random: Random, scanner: Insertion) {
    super('STRATEGY_NAME', state, random, scanner);
  }

  run(limit: f64): boolean {
    const state = this.state;
    const pool = state.pool;
    const count = state.poolCount;
    this.random.shuffle(pool, 0, count);
    let left: i32 = 0;
    for (let k: i32 = 0; k < count; k++) {
      // A candidate that already exceeds the limit will be rejected anyway.
      if (limit < Infinity && !(state.cost < limit)) return false;
      const c: i32 = pool[k];
      const found = this.scanner.find(c, limit < Infinity ? limit - state.cost : Infinity);
      if (found !== NOWHERE) this.place(c, found);
      else if (limit < Infinity) return false;
      else pool[left++] = c;
    }
    state.poolCount = left;
    return true;
  }
}
