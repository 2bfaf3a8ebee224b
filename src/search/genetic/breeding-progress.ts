import type { SearchContext } from '../context.js';
import { searchEndMs } from '../ruin-recreate/progress.js';
import type { Lifetime } from './breeding.js';

/** Annealing iterations that take about as long as creating an individual, per customer. */
const ITERATIONS_PER_INDIVIDUAL = 2;

/** Progress of a run: by time, or by individuals if it has a budget of them. */
export class BreedingProgress {
  private readonly context: SearchContext;
  private readonly customers: number;
  private readonly threads: number;
  private readonly endMs: number;
  /** Individuals that each thread may create; null if time decides. */
  private readonly budget: number | null;
  private readonly survivors: number;
  private done = 0;

  /** @param survivors - maximum number of survivors per subpopulation if time decides */
  constructor(context: SearchContext, customers: number, threads: number, survivors = Infinity) {
    const { limitMs, iterations } = context;
    this.survivors = survivors;
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

  /** How long each thread breeds. */
  get lifetime(): Lifetime {
    return this.budget === null ? { endMs: this.endMs, individuals: Infinity, survivors: this.survivors } : { endMs: null, individuals: this.budget };
  }

  get finished(): boolean {
    return this.fraction >= 1 || this.context.shouldStop();
  }

  /** Individuals that this thread has created. */
  get made(): number {
    return this.done;
  }

  /** Individuals created, including those that the other threads could have created in the meantime. */
  get individuals(): number {
    return this.done * this.threads;
  }

  /**
   * @returns a function that returns true when a slice must end: at that fraction of the run, or if the run is stopped
   */
  until(fraction: number): () => boolean {
    if (this.budget !== null) return () => this.context.shouldStop();
    const end = Math.min(1, fraction) * this.endMs;
    return () => this.context.elapsedMs() >= end || this.context.shouldStop();
  }

  /**
   * Annealing iterations of each individual of the initial population, which together get this share of the run; at
   * most `most` per customer.
   */
  seeding(share: number, { individuals, most }: { readonly individuals: number; readonly most: number }): number {
    const { budget, customers } = this;
    const affordable = budget === null ? Infinity : Math.ceil((share * budget * ITERATIONS_PER_INDIVIDUAL) / individuals);
    return customers * Math.min(most, affordable);
  }

  /** Individuals to create in this share of the run; unlimited if time decides. */
  breeding(share: number): number {
    return this.budget === null ? Infinity : Math.max(1, Math.min(Math.ceil(share * this.budget), this.budget - this.done));
  }

  /** Records individuals that this thread has created. */
  add(individuals: number): void {
    this.done += individuals;
  }
}
