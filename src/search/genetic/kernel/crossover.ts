import type { Generator } from '../../ruin-recreate/kernel/generator.js';
import { Ints, type i32 } from '../../ruin-recreate/kernel/types.js';

/**
 * Ordered crossover of two tours that lie in one array: a random stretch of the first, the others in the order of the
 * second, going round.
 *
 * @see T. Vidal (2022), section 3.1, doi:10.1016/j.cor.2021.105643
 */
export class Crossover {
  private readonly n: i32;
  private readonly random: Generator;
  /** Per customer: the last crossover that placed it. */
  private readonly placed: Ints;
  private stamp: i32 = 0;

  constructor(n: i32, random: Generator) {
    this.n = n;
    this.random = random;
    this.placed = new Ints(n + 1);
  }

  /** @param a,b - where the parents' tours begin in `tours` */
  run(tours: Ints, a: i32, b: i32, child: Ints): void {
    const n = this.n;
    const placed = this.placed;
    this.stamp++;
    const from = this.random.below(n);
    let last = this.random.below(n);
    while (n > 1 && last === from) last = this.random.below(n);
    let at: i32 = from;
    for (let more = true; more; at = at + 1 === n ? 0 : at + 1) {
      const c: i32 = tours[a + at]!;
      child[at] = c;
      placed[c] = this.stamp;
      more = at !== last;
    }
    let source: i32 = last;
    for (let k: i32 = 0; k < n; k++) {
      source = source + 1 === n ? 0 : source + 1;
      const c: i32 = tours[b + source]!;
      if (placed[c]! === this.stamp) continue;
      child[at] = c;
      at = at + 1 === n ? 0 : at + 1;
    }
  }
}
