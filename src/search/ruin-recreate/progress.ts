/** The budget of a run and how much of it is used; a strategy's context is one. */
export interface Budget {
  readonly limitMs: number;
  /** Null: time only. */
  readonly iterations: number | null;
  elapsedMs(): number;
  shouldStop(): boolean;
}

/** Fraction of the time limit reserved for collecting the result, and its maximum in milliseconds. */
const RESERVE = 0.005;
const MAX_RESERVE = 40;

/**
 * When a search must end so that its result is ready by the limit, milliseconds.
 * @example
 * searchEndMs(10_000) < 10_000; // => true
 */
export function searchEndMs(limitMs: number): number {
  return limitMs - Math.min(MAX_RESERVE, limitMs * RESERVE);
}

/** A run that ends after this fraction of the limit counts as having used it up. */
const USED_UP = 0.99;

/**
 * Returns what ended a search that ended for no other reason: its iterations, its limit, or a stop from outside.
 * @example
 * const budget: Budget = { ...context, iterations: 200 };
 * endOf(budget); // => 'iterations'
 */
export function endOf(budget: Budget): 'iterations' | 'limit' | 'stopped' {
  if (budget.iterations !== null && !budget.shouldStop()) return 'iterations';
  return budget.elapsedMs() >= budget.limitMs * USED_UP ? 'limit' : 'stopped';
}

/** Time between two checks of the clock, milliseconds, and the maximum number of iterations between them. */
const CHUNK_MS = 1;
const MAX_CHUNK = 100;

/**
 * Progress of a run: by iterations if it has a budget of them, by time otherwise.
 * @example
 * const progress = new Progress(context, context.threads);
 * while (!progress.finished) progress.add(progress.sliceIterations(0.1, 10), 1);
 * [progress.fraction, progress.iterations === context.iterations]; // => [1, true]
 */
export class Progress {
  private readonly context: Budget;
  private readonly members: number;
  private readonly endMs: number;
  /** Iterations of each member so far. */
  private done = 0;
  /** Start of the run for `fraction`: milliseconds, and iterations of each member. */
  private begunMs = 0;
  private begunDone = 0;
  /** Iterations per millisecond of one member; starts low, so that a slow problem is noticed in time. */
  private speed = 0.5;

  constructor(context: Budget, members: number) {
    this.context = context;
    this.members = members;
    this.endMs = searchEndMs(context.limitMs);
  }

  /** Total iterations that each member may do; null if time decides. */
  private get budget(): number | null {
    const { iterations } = this.context;
    return iterations === null ? null : Math.max(1, Math.floor(iterations / this.members));
  }

  /** From 0 at the start to 1 at the end. */
  get fraction(): number {
    return this.fractionAt(this.context.elapsedMs(), this.done);
  }

  private fractionAt(milliseconds: number, done: number): number {
    const { budget } = this;
    const fraction = budget === null
      ? (milliseconds - this.begunMs) / (this.endMs - this.begunMs)
      : (done - this.begunDone) / (budget - this.begunDone);
    return fraction < 1 ? fraction : 1;
  }

  /** Restarts the fraction: the remaining budget counts as the whole run from now on. */
  restart(): void {
    this.begunMs = this.context.elapsedMs();
    this.begunDone = this.done;
  }

  /** Whether the number of remaining iterations can be estimated. */
  get measured(): boolean {
    return this.budget !== null || this.done > 0;
  }

  get finished(): boolean {
    return this.fraction >= 1 || this.context.shouldStop();
  }

  get iterations(): number {
    return Math.round(this.done * this.members);
  }

  /** Whether the answer must not depend on the speed of the threads: the run has an iteration budget. */
  get reproducible(): boolean {
    return this.budget !== null;
  }

  /** Iterations between two checks of the clock; fixed if they must not depend on speed. */
  get chunk(): number {
    if (this.budget !== null) return MAX_CHUNK;
    return Math.max(1, Math.min(MAX_CHUNK, Math.floor(this.speed * CHUNK_MS)));
  }

  /**
   * Iterations of each member in a slice of about this share of the run, but at least `least` if enough are left.
   * @param until - fraction of the run at which the slice ends at the latest
   */
  sliceIterations(share: number, least: number, until = 1): number {
    const { budget } = this;
    const { begunMs, begunDone } = this;
    if (budget !== null) {
      const left = begunDone + Math.ceil((budget - begunDone) * until) - this.done;
      return Math.max(1, Math.min(left, Math.max(least, Math.ceil(budget * share))));
    }
    const left = (begunMs + (this.endMs - begunMs) * until - this.context.elapsedMs()) * this.speed;
    return Math.max(1, Math.ceil(Math.min(left, Math.max(least, this.endMs * share * this.speed))));
  }

  /** Estimated number of iterations that each member can still do. */
  get left(): number {
    const { budget } = this;
    return budget === null ? Math.max(0, this.endMs - this.context.elapsedMs()) * this.speed : budget - this.done;
  }

  /** The fraction of the run after `iterations` more. */
  fractionAfter(iterations: number): number {
    return this.fractionAt(this.context.elapsedMs() + iterations / this.speed, this.done + iterations);
  }

  /** @returns a function that returns true when the slice that starts now must end */
  deadline(): () => boolean {
    if (this.budget !== null) return () => this.context.shouldStop();
    return () => this.context.elapsedMs() >= this.endMs || this.context.shouldStop();
  }

  /**
   * Records a slice.
   * @param iterations - mean over the members
   */
  add(iterations: number, milliseconds: number): void {
    this.done += iterations;
    if (milliseconds > 0 && iterations > 0) this.speed = 0.5 * this.speed + 0.5 * (iterations / milliseconds);
  }
}
