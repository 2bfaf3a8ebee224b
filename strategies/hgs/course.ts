import { searchEndMs, type SolveContext } from '#strategy';

/** Annealing iterations that take about as long as making an individual, per customer. */
const ITERATIONS_PER_INDIVIDUAL = 2;
/** Annealing iterations of a founder at most, per customer. */
const MOST_FOUNDING = 60;
/** Iterations of annealing between two looks at the clock. */
const CHUNK = 100;
/** Iterations a millisecond that annealing is thought to do at first, and how the thought grows while it is ready before its time. */
const FIRST_SPEED = 10;
const FASTER = 1.5;

/** How far a run has come: by time, or by individuals made when it has a budget of them. */
export class Course {
  readonly chunk = CHUNK;
  private readonly context: SolveContext;
  private readonly customers: number;
  private readonly threads: number;
  private readonly endMs: number;
  /** Individuals to be made, the same work left to each other thread; null when time decides. */
  private readonly budget: number | null;
  private done = 0;
  /** Annealing iterations a millisecond; low at first. */
  private speed = FIRST_SPEED;

  constructor(context: SolveContext, customers: number, threads: number) {
    const { limitMs, iterations } = context;
    this.context = context;
    this.customers = customers;
    this.threads = threads;
    this.endMs = searchEndMs(limitMs);
    this.budget = iterations === null ? null : Math.max(1, Math.floor(iterations / threads));
  }

  /** From 0 at the start to 1 at the end. */
  get fraction(): number {
    return Math.min(1, this.budget === null ? this.context.elapsedMs() / this.endMs : this.done / this.budget);
  }

  get finished(): boolean {
    return this.fraction >= 1 || this.context.shouldStop();
  }

  /** Individuals, those that the other threads could have made meanwhile included. */
  get individuals(): number {
    return this.done * this.threads;
  }

  /** @returns a test that is true when a slice must end: at that fraction of the run, or when it is stopped */
  until(fraction: number): () => boolean {
    if (this.budget !== null) return () => this.context.shouldStop();
    const end = Math.min(1, fraction) * this.endMs;
    return () => this.context.elapsedMs() >= end || this.context.shouldStop();
  }

  /** Annealing iterations for so large a share of the run. */
  annealing(share: number): number {
    const { budget } = this;
    if (budget === null) return Math.max(CHUNK, Math.ceil(share * this.endMs * this.speed));
    return Math.max(1, Math.ceil(share * budget * this.customers * ITERATIONS_PER_INDIVIDUAL));
  }

  /** Annealing iterations of each of so many founders, which share this part of the run between them. */
  founding(share: number, founders: number): number {
    const { budget, customers } = this;
    const affordable = budget === null ? Infinity : Math.ceil((share * budget * ITERATIONS_PER_INDIVIDUAL) / founders);
    return customers * Math.min(MOST_FOUNDING, affordable);
  }

  /** Individuals to be made for so large a share of the run; as many as the clock allows when time decides. */
  breeding(share: number): number {
    return this.budget === null ? Infinity : Math.max(1, Math.min(Math.ceil(share * this.budget), this.budget - this.done));
  }

  /**
   * Counts a round: individuals of this thread, annealing iterations of each other one.
   * @param asked - iterations that were asked for: threads that did them all may have waited since
   */
  add(individuals: number, iterations: number, asked: number, milliseconds: number): void {
    this.done += individuals;
    if (iterations >= asked) this.speed *= FASTER;
    else if (milliseconds > 0) this.speed = Math.max(1, iterations / milliseconds);
  }
}
