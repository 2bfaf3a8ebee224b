import type { Progress, Temperatures } from '#strategy';

/** A part of a cycle, run between two checks of the clock. */
export interface Stretch {
  readonly iterations: number;
  /** Temperatures at its ends. */
  readonly from: number;
  readonly to: number;
}

/**
 * The temperature of a search that cools in cycles, along the whole curve or its lower part. The length of a cycle
 * depends on the size of the problem, but does not exceed the remaining budget: with an iteration budget that is known,
 * with a time limit only it is estimated from the speed of the search. A shortened cycle starts colder, because there
 * is no time to undo much.
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

  /** Starts a cycle that is `times` as long as usual. */
  begin(temperatures: Temperatures, times: number): void {
    this.temperatures = temperatures;
    this.full = times * this.usual;
    this.step = 0;
  }

  /** @returns the next part of the cycle, null when it is over */
  next(): Stretch | null {
    const { progress, full, step } = this;
    if (step >= full) return null;
    const length = Math.ceil(Math.min(full, step + Math.max(1, progress.left)));
    const iterations = Math.min(progress.chunk, length - step);
    const begin = this.beginning(length / full);
    this.step += iterations;
    return { iterations, from: this.at(begin, step / length), to: this.at(begin, this.step / length) };
  }

  /** Starting point on the curve of a cycle with this fraction of its full length. */
  private beginning(share: number): number {
    const { temperatures } = this;
    return Math.min(1, Math.max(0, -Math.log(2 * share) / Math.log(temperatures.at(0) / temperatures.at(1))));
  }

  private at(begin: number, fraction: number): number {
    return this.temperatures.at(begin + (1 - begin) * fraction);
  }
}
