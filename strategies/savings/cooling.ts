import type { Progress, Temperatures } from '#strategy';

/** A piece of a cycle, done between two looks at the clock. */
export interface Stretch {
  readonly iterations: number;
  /** Temperatures at its ends. */
  readonly from: number;
  readonly to: number;
}

/**
 * The temperature of a search that cools down in cycles, along the whole curve or the lower part of it. A cycle is as
 * long as the problem's size asks for, but no longer than the budget left: with a budget of iterations that is known,
 * with time alone it follows the speed of the search. A cycle cut short begins colder: there is no time to undo much.
 */
export class Cooling {
  private readonly progress: Progress;
  private readonly usual: number;
  private temperatures: Temperatures = { at: () => 1 };
  private full = 0;
  private step = 0;

  /** @param usual - iterations of a full cycle */
  constructor(progress: Progress, usual: number) {
    this.progress = progress;
    this.usual = usual;
  }

  /** Starts a cycle, `times` as long as usual. */
  begin(temperatures: Temperatures, times: number): void {
    this.temperatures = temperatures;
    this.full = times * this.usual;
    this.step = 0;
  }

  /** @returns what comes next in the cycle, null when it is over */
  next(): Stretch | null {
    const { progress, full, step } = this;
    if (step >= full) return null;
    const length = Math.ceil(Math.min(full, step + Math.max(1, progress.left)));
    const iterations = Math.min(progress.chunk, length - step);
    const begin = this.beginning(length / full);
    this.step += iterations;
    return { iterations, from: this.at(begin, step / length), to: this.at(begin, this.step / length) };
  }

  /** Where on the curve a cycle of this share of its full length begins. */
  private beginning(share: number): number {
    const { temperatures } = this;
    return Math.min(1, Math.max(0, -Math.log(2 * share) / Math.log(temperatures.at(0) / temperatures.at(1))));
  }

  private at(begin: number, fraction: number): number {
    return this.temperatures.at(begin + (1 - begin) * fraction);
  }
}
