import { createKernel, type Kernel } from '../ruin-recreate/kernel.js';
import type { Instance } from '../instance/layout.js';
import { readRoutes, startFrom, writeRoutes } from '../ruin-recreate/exchange.js';
import type { PlannedRoutes } from '../../model/problem.js';
import type { GeneticKernel } from './kernel.js';

/** How the initial population is made. */
export interface SeedSettings {
  /** Individuals. */
  readonly individuals: number;
  /** Iterations of annealing that each gets per customer at most. */
  readonly most: number;
  /** Longest string that ruins remove, and the first temperature, as a share of what travelling between neighbours costs. */
  readonly string: number;
  readonly hottest: number;
}

const PLAIN: SeedSettings = { individuals: 24, most: 60, string: 10, hottest: 1 };
const TIMED: SeedSettings = { individuals: 48, most: 60, string: 10, hottest: 1 };
/** As the ALNS strategy does: individuals with fewer routes, which crossover hardly reduces. */
const TIMED_FROM_DEPOTS: SeedSettings = { individuals: 48, most: 200, string: 5, hottest: 3 };
/** How few individuals there are when time is short. */
const LEAST_INDIVIDUALS = 4;
/** Iterations of annealing that an individual gets per customer when time is short: fewer and better ones lead further. */
const LEAST_ITERATIONS = 20;
/** First temperature of an individual that is annealed at length: as in the ALNS strategy with windows. */
const HOTTEST_AT_LENGTH = 6;
/** Iterations between two looks at the clock. */
const CHUNK = 100;
/** Ruins: as in the ALNS strategy with windows. */
const REMOVED = 10;
const BLINK = 0.02;
const TAILS = 0.4;
/** Last temperature, as a share of what travelling between neighbours costs. */
const COLDEST = 0.15;
/** Short runs that try to serve customers left out at the start, and iterations of each. */
const FILLINGS = 20;
const FILLING = 100;

/**
 * @param chosen - individuals and iterations that take the place of those by the problem; 0 leaves them
 * @returns how the initial population for a network is made when there is time
 */
export function seedSettings(instance: Instance, { individuals, most }: Pick<SeedSettings, 'individuals' | 'most'> = { individuals: 0, most: 0 }): SeedSettings {
  const usual = !instance.timed ? PLAIN : instance.typeCount > 1 ? TIMED_FROM_DEPOTS : TIMED;
  return { ...usual, individuals: individuals || usual.individuals, most: most || usual.most };
}

/** How long the initial population may take, and by which numbers. */
export interface Seeding {
  readonly seed: number;
  /** What travelling between neighbours costs. */
  readonly scale: number;
  /** Iterations of annealing that each individual gets at most. */
  readonly iterations: number;
  /** Individuals; left out: by the problem. */
  readonly individuals?: number;
  /** By when all individuals must be there, milliseconds; null: iterations alone decide. */
  readonly untilMs: number | null;
  /**
   * Share of that time for which the first individual is annealed, from hotter on: it finds what crossover would need more individuals
   * for than a short run makes. Default 0: all have equal shares.
   */
  readonly first?: number;
}

/**
 * Begins a population with solutions by greedy insertion and a short annealing, in place of random ones, which are far from
 * feasible where windows are narrow and take long to improve where customers are many.
 * @param elapsedMs - the clock that `untilMs` goes by
 * @param stop - asked while an individual is annealed: true ends it
 * @param report - given each individual
 * @example
 * const instance = buildInstance(problem);
 * const genetic = createGenetic(instance, context.seed);
 * const { individuals, most }: SeedSettings = seedSettings(instance);
 * const seeding: Seeding = { seed: 1, scale: neighbourDistance(instance), iterations: most, untilMs: null };
 * const seeds: PlannedRoutes[] = [];
 * seedPopulation(instance, genetic, seeding, () => context.elapsedMs(), () => context.shouldStop(), (found) => seeds.push(found));
 * seeds.length > 0 && seeds.length <= individuals; // => true
 */
export function seedPopulation(
  instance: Instance, genetic: GeneticKernel, { seed, scale, iterations, individuals = seedSettings(instance).individuals, untilMs, first = 0 }: Seeding, elapsedMs: () => number, stop: () => boolean,
  report?: (routes: PlannedRoutes) => void,
): void {
  const kernel = createKernel(instance, seed | 0);
  const { string, hottest } = seedSettings(instance);
  kernel.configure({ averageRemoved: REMOVED, longestString: string, blink: BLINK, tails: TAILS });
  let made = 0;
  const inTime = () => untilMs === null || elapsedMs() < untilMs;
  // The first is made whatever the clock says: a run that got no processor time answers with it.
  for (let k = 0; k < individuals && (k === 0 || ((k < LEAST_INDIVIDUALS || inTime()) && !stop())); k++) {
    if (!fill(kernel, instance, stop)) continue;
    const least = LEAST_ITERATIONS * instance.customers.length;
    const atLength = k === 0 && first > 0 && untilMs !== null;
    if (atLength) cool(kernel, { scale, hottest: HOTTEST_AT_LENGTH, most: Infinity, least }, fractions(untilMs, 1 / first, elapsedMs), stop);
    else cool(kernel, { scale, hottest, most: iterations, least }, fractions(untilMs, individuals - k, elapsedMs), stop);
    const routes = readRoutes(kernel.exchange, kernel.routes(true));
    report?.(routes);
    if (!genetic.fits(routes)) continue;
    genetic.immigrate(writeRoutes(genetic.exchange, routes));
    made++;
  }
  if (made > 1) genetic.setRandomIndividuals(0);
}

/** @returns how much of its share of the time left an individual has used, `left` of them being still to come; 0 when time does not count */
function fractions(untilMs: number | null, left: number, elapsedMs: () => number): () => number {
  if (untilMs === null) return () => 0;
  const begun = elapsedMs();
  const end = begun + (untilMs - begun) / left;
  return () => (end > begun ? (elapsedMs() - begun) / (end - begun) : 1);
}

/** @returns whether everybody is served */
function fill(kernel: Kernel, instance: Instance, stop: () => boolean): boolean {
  startFrom(kernel, instance.customers, []);
  for (let k = 0; k < FILLINGS && kernel.absentCount() > 0 && !stop(); k++) kernel.run(FILLING, 1, 1);
  return kernel.absentCount() === 0;
}

function cool(
  kernel: Kernel, { scale, hottest, most, least }: { scale: number; hottest: number; most: number; least: number }, spent: () => number, stop: () => boolean,
): void {
  for (let done = 0; !stop(); done += CHUNK) {
    const fraction = Math.max(done / most, Math.min(spent(), done / least));
    if (fraction >= 1) return;
    const temperature = scale * hottest * (COLDEST / hottest) ** fraction;
    kernel.run(CHUNK, temperature, temperature);
  }
}
