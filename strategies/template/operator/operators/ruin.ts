import { Random, Ruin, Solution } from 'roundsman/kernel';

/** Removes the nearest served neighbours of a random customer. */
export class NewRuin extends Ruin {
  constructor(state: Solution, random: Random) {
    super('STRATEGY_NAME', state, random);
  }

  run(): void {
    const state = this.state;
    const instance = state.instance;
    const seed = this.drawServed();
    if (seed < 0) return;
    let left = this.drawCount();
    const from: i32 = seed * instance.nearWidth;
    for (let k: i32 = from - 1; k < from + instance.nearCount[seed] && left > 0; k++) {
      const c: i32 = k < from ? seed : instance.near[k];
      if (state.route[c] < 0) continue;
      state.removeString(c, c);
      left--;
    }
  }
}
