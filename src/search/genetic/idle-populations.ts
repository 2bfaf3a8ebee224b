import type { GeneticParameters } from './parameters.js';

/** Relative difference of costs that count as equal. */
const TOLERANCE = 1e-9;

/**
 * Decides when a run on a small problem ends because nothing more is expected of it. Several populations are bred apart until each has gone without
 * improvement for long (is idle). If all have found the same cost, the run may end. Otherwise some have converged to a local optimum, and individuals
 * migrate from then on until the run is idle as a whole. Measured: bench/solver/EXPERIMENTS.md, row 366.
 * @see E. Alba and M. Tomassini, "Parallelism and evolutionary algorithms", IEEE Transactions on Evolutionary Computation 6 (2002),
 * doi:10.1109/TEVC.2002.800880: islands and migration
 * @example
 * const populations = new IdlePopulations(10, 2, geneticParameters());
 * populations.note(0, 24, 5);
 * populations.note(1, 24, 8);
 * populations.mayEnd(1000); // => true
 */
export class IdlePopulations {
  /** Per population: its best cost, and the individuals that had been created when it was found. */
  private readonly cost: number[];
  private readonly improvedAt: number[];
  /** Least number of individuals without improvement. */
  private readonly least: number;
  /** The same, as a multiple of the individuals up to the last improvement. */
  private readonly share: number;
  private readonly isSmall: boolean;
  private isApart: boolean;
  /** Individuals that had been created when migration began. */
  private joinedAt = 0;

  /** @param populations - number of populations; a single one is idle later, as it is compared with nothing */
  constructor(customers: number, populations: number, { idleCustomers, idleShare, idlePerCustomer, idleCompared }: GeneticParameters) {
    const compared = populations > 1 ? idleCompared : 1;
    this.least = compared * idlePerCustomer * customers;
    this.share = compared * idleShare;
    this.cost = new Array<number>(populations).fill(Infinity);
    this.improvedAt = new Array<number>(populations).fill(0);
    this.isSmall = customers <= idleCustomers;
    this.isApart = populations > 1 && this.isSmall;
  }

  /** Whether individuals must not migrate yet. */
  get apart(): boolean {
    return this.isApart;
  }

  /**
   * Records the best cost of a population.
   * @param made - individuals that each population has created
   */
  note(population: number, cost: number, made: number): void {
    if (cost >= this.cost[population]!) return;
    this.cost[population] = cost;
    this.improvedAt[population] = made;
  }

  /**
   * Ends the separation of populations that are idle but disagree.
   * @param made - individuals that each population has created
   * @returns whether the run may end
   */
  mayEnd(made: number): boolean {
    const least = Math.min(...this.cost);
    if (!this.isSmall || least === Infinity) return false;
    // By migration a population becomes as good as the one that found the best, later.
    const foundAt = this.improvedAt.filter((_, k) => this.cost[k]! - least <= TOLERANCE * Math.abs(least));
    if (!this.isApart) return this.isIdle(Math.min(...foundAt), made);
    if (!this.improvedAt.every((at) => this.isIdle(at, made))) return false;
    if (foundAt.length === this.cost.length) return true;
    this.isApart = false;
    this.joinedAt = made;
    return false;
  }

  private isIdle(improvedAt: number, made: number): boolean {
    return made - Math.max(improvedAt, this.joinedAt) >= this.least && made - improvedAt >= this.share * improvedAt;
  }
}
