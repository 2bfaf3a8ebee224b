import type { SearchContext } from '../context.js';
import { searchEndMs } from '../ruin-recreate/progress.js';
import type { Lifetime } from './breeding.js';

/** Annealing iterations that take about as long as making an individual, per customer. */
const ITERATIONS_PER_INDIVIDUAL = 2;

/** How far a run has come: by time, or by individuals made when it has a budget of them. */
export class BreedingProgress {
  private readonly context: SearchContext;
  private readonly customers: number;
  private readonly threads: number;
  private readonly endMs: number;
  /** Individuals that each thread may make; null when time decides. */
  private readonly budget: number | null;
  private done = 0;

  constructor(context: SearchContext, customers: number, threads: number) {
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

  /** How long each thread breeds. */
  get lifetime(): Lifetime {
    return this.budget === null ? { endMs: this.endMs, individuals: Infinity } : { endMs: null, individuals: this.budget };
  }

  get finished(): boolean {
    return this.fraction >= 1 || this.context.shouldStop();
  }

  /** Individuals that this thread has made. */
  get made(): number {
    return this.done;
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

  /** Annealing iterations of each individual of the initial population, which share this part of the run; at most `most` per customer. */
  seeding(share: number, { individuals, most }: { readonly individuals: number; readonly most: number }): number {
    const { budget, customers } = this;
    const affordable = budget === null ? Infinity : Math.ceil((share * budget * ITERATIONS_PER_INDIVIDUAL) / individuals);
    return customers * Math.min(most, affordable);
  }

  /** Individuals to be made for so large a share of the run; as many as the clock allows when time decides. */
  breeding(share: number): number {
    return this.budget === null ? Infinity : Math.max(1, Math.min(Math.ceil(share * this.budget), this.budget - this.done));
  }

  /** Counts individuals that this thread has made. */
  add(individuals: number): void {
    this.done += individuals;
  }
}
