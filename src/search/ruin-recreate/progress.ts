/** What a run may spend, and what it has spent so far; a strategy's context is one. */
export interface Budget {
  readonly limitMs: number;
  /** Null: time only. */
  readonly iterations: number | null;
  elapsedMs(): number;
  shouldStop(): boolean;
}

/** Share of the time limit kept for gathering the result, and the most of it, milliseconds. */
const RESERVE = 0.005;
const MOST_RESERVE = 40;

/**
 * When a search must end to have its result gathered by the limit, milliseconds.
 * @example
 * searchEndMs(10_000) < 10_000; // => true
 */
export function searchEndMs(limitMs: number): number {
  return limitMs - Math.min(MOST_RESERVE, limitMs * RESERVE);
}

/** Share of the limit from which on a run that ended counts as having used it. */
const USED_UP = 0.99;

/**
 * Tells what ended a search that found no other end: its iterations, its limit, or a stop from outside.
 * @example
 * const budget: Budget = { ...context, iterations: 200 };
 * endOf(budget); // => 'iterations'
 */
export function endOf(budget: Budget): 'iterations' | 'limit' | 'stopped' {
  if (budget.iterations !== null && !budget.shouldStop()) return 'iterations';
  return budget.elapsedMs() >= budget.limitMs * USED_UP ? 'limit' : 'stopped';
}

/** Time between two looks at the clock, milliseconds, and iterations between them at most. */
const CHUNK_MS = 1;
const MOST_CHUNK = 100;

/**
 * How far a run has come, by iterations when it has a budget of them, by time otherwise.
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
  /** Where the run began for `fraction`: milliseconds, and iterations of each member. */
  private begunMs = 0;
  private begunDone = 0;
  /** Iterations a millisecond, of one member; low at first, so that a slow problem is noticed in time. */
  private speed = 0.5;

  constructor(context: Budget, members: number) {
    this.context = context;
    this.members = members;
    this.endMs = searchEndMs(context.limitMs);
  }

  /** Iterations that each member may do in all; null when time decides. */
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

  /** Restarts the fraction: the remaining budget is the whole run from here on. */
  restart(): void {
    this.begunMs = this.context.elapsedMs();
    this.begunDone = this.done;
  }

  /** Whether it can be told how far iterations lead. */
  get measured(): boolean {
    return this.budget !== null || this.done > 0;
  }

  get finished(): boolean {
    return this.fraction >= 1 || this.context.shouldStop();
  }

  get iterations(): number {
    return Math.round(this.done * this.members);
  }

  /** Whether the answer must not depend on how fast the threads are: the run has a budget of iterations. */
  get reproducible(): boolean {
    return this.budget !== null;
  }

  /** Iterations between two looks at the clock; fixed when they must not depend on speed. */
  get chunk(): number {
    if (this.budget !== null) return MOST_CHUNK;
    return Math.max(1, Math.min(MOST_CHUNK, Math.floor(this.speed * CHUNK_MS)));
  }

  /**
   * Iterations of each member in a slice of about this share of the run, and not under `least` while enough are left.
   * @param until - the fraction of the run at which it ends at the latest
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

  /** Iterations that each member can still do, as far as can be told. */
  get left(): number {
    const { budget } = this;
    return budget === null ? Math.max(0, this.endMs - this.context.elapsedMs()) * this.speed : budget - this.done;
  }

  /** The fraction that will be reached after `iterations` more. */
  fractionAfter(iterations: number): number {
    return this.fractionAt(this.context.elapsedMs() + iterations / this.speed, this.done + iterations);
  }

  /** @returns a test that is true when the slice that starts now must end */
  deadline(): () => boolean {
    if (this.budget !== null) return () => this.context.shouldStop();
    return () => this.context.elapsedMs() >= this.endMs || this.context.shouldStop();
  }

  /**
   * Counts a slice.
   * @param iterations - of a member, in the mean
   */
  add(iterations: number, milliseconds: number): void {
    this.done += iterations;
    if (milliseconds > 0 && iterations > 0) this.speed = 0.5 * this.speed + 0.5 * (iterations / milliseconds);
  }
}
