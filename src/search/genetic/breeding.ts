import type { Instance } from '../instance/layout.js';
import type { GeneticKernel } from './kernel.js';

/** Individuals over which the speed of a search is measured. */
const MEASURED = 100;
/**
 * Survivors per subpopulation, with time constraints and without, in a run that will create as many individuals as there
 * are customers; grows with the square root. Without time constraints twice as many converge too late.
 */
const SURVIVING = 9;
const SURVIVING_UNTIMED = 5;

/** How long a population is bred: until a point in time, or for a number of individuals. */
export interface Lifetime {
  /** Milliseconds; null: individuals alone decide. */
  readonly endMs: number | null;
  readonly individuals: number;
  /** Maximum number of survivors per subpopulation in a run that may end early; omitted: no limit of its own. */
  readonly survivors?: number;
}

/**
 * Creates individuals, and lets as many survive as can converge in the rest of the run: a small population converges
 * early, a large one to better solutions.
 * @example
 * const instance = buildInstance(problem);
 * const genetic: GeneticKernel = createGenetic(instance, context.seed);
 * const lifetime: Lifetime = { endMs: null, individuals: 20 };
 * const breeding = new Breeding(genetic, instance, lifetime, () => context.elapsedMs());
 * for (let i = 0; i < lifetime.individuals; i++) breeding.breed();
 * evaluate(problem, readRoutes(genetic.exchange, genetic.best())).total; // => 24
 */
export class Breeding {
  private made = 0;
  private begunMs = 0;
  private readonly genetic: GeneticKernel;
  private readonly instance: Instance;
  private readonly lifetime: Lifetime;
  private readonly elapsedMs: () => number;

  /** @param elapsedMs - the clock of `lifetime` */
  constructor(genetic: GeneticKernel, instance: Instance, lifetime: Lifetime, elapsedMs: () => number) {
    this.genetic = genetic;
    this.instance = instance;
    this.lifetime = lifetime;
    this.elapsedMs = elapsedMs;
  }

  /** Creates an individual. */
  breed(): void {
    const { endMs, individuals } = this.lifetime;
    if (this.made === 0) {
      this.begunMs = this.elapsedMs();
      if (endMs === null) this.letSurvive(individuals);
    }
    this.genetic.run(1);
    this.made++;
    if (this.made !== MEASURED || endMs === null) return;
    const now = this.elapsedMs();
    this.letSurvive((MEASURED * (endMs - now)) / Math.max(1, now - this.begunMs));
  }

  private letSurvive(individuals: number): void {
    const { timed, customers } = this.instance;
    const { survivors = Infinity } = this.lifetime;
    this.genetic.setSurvivors(Math.min(survivors, (timed ? SURVIVING : SURVIVING_UNTIMED) * Math.sqrt(individuals / customers.length)));
  }
}
