import { createKernel, type Kernel } from '../ruin-recreate/kernel.js';
import type { Instance } from '../instance/layout.js';
import { readRoutes, startFrom, writeRoutes } from '../ruin-recreate/exchange.js';
import type { PlannedRoutes } from '../../model/problem.js';
import type { GeneticKernel } from './kernel.js';

/** How the initial population is created. */
export interface SeedSettings {
  /** Individuals. */
  readonly individuals: number;
  /** Maximum number of annealing iterations per customer for each individual. */
  readonly most: number;
  /**
   * Maximum length of a removed string, and the initial temperature as a multiple of the travel cost between
   * neighbours.
   */
  readonly string: number;
  readonly hottest: number;
}

const PLAIN: SeedSettings = { individuals: 24, most: 60, string: 10, hottest: 1 };
const TIMED: SeedSettings = { individuals: 48, most: 60, string: 10, hottest: 1 };
/** As in the ALNS strategy: individuals with fewer routes, because crossover rarely reduces their number. */
const TIMED_FROM_DEPOTS: SeedSettings = { individuals: 48, most: 200, string: 5, hottest: 3 };
/** Minimum number of individuals when time is short. */
const MIN_INDIVIDUALS = 4;
/**
 * Annealing iterations per customer for an individual when time is short: fewer but better individuals are more
 * effective.
 */
const MIN_ITERATIONS = 20;
/** Initial temperature of an individual that is annealed for long: as in the ALNS strategy with windows. */
const HOTTEST_AT_LENGTH = 6;
/** Iterations between two checks of the clock. */
const CHUNK = 100;
/** Ruins as in the ALNS strategy with windows. */
const REMOVED = 10;
const BLINK = 0.02;
const TAILS = 0.4;
/** Final temperature, as a multiple of the travel cost between neighbours. */
const COLDEST = 0.15;
/** Number of short runs that try to serve customers left unserved at the start, and iterations of each. */
const FILLINGS = 20;
const FILLING = 100;
/** Times that an individual that is annealed for long tells of a better solution, at most. */
const TELLINGS = 50;

/**
 * @param chosen - individuals and iterations that override those chosen from the problem; 0: no override
 * @returns how the initial population of an instance is created if there is enough time
 */
export function seedSettings(instance: Instance, { individuals, most }: Pick<SeedSettings, 'individuals' | 'most'> = { individuals: 0, most: 0 }): SeedSettings {
  const usual = !instance.timed ? PLAIN : instance.typeCount > 1 ? TIMED_FROM_DEPOTS : TIMED;
  return { ...usual, individuals: individuals || usual.individuals, most: most || usual.most };
}

/** Duration and parameters of creating the initial population. */
export interface Seeding {
  readonly seed: number;
  /** Travel cost between neighbours. */
  readonly scale: number;
  /** Maximum number of annealing iterations per individual. */
  readonly iterations: number;
  /** Number of individuals; omitted: chosen from the problem. */
  readonly individuals?: number;
  /** Deadline for the whole population, milliseconds; null: iterations alone decide. */
  readonly untilMs: number | null;
  /**
   * Share of that time for annealing the first individual, from a higher temperature: it finds what crossover would
   * need more individuals for than a short run creates. Default 0: equal shares for all.
   */
  readonly first?: number;
  /** Feasible routes that the first individual starts from, and may leave customers out; null or omitted: none. */
  readonly initial?: PlannedRoutes | null;
}

/**
 * Seeds a population with solutions from greedy insertion and a short annealing instead of random ones, which are far
 * from feasible if windows are narrow and slow to improve if there are many customers.
 * @param elapsedMs - the clock of `untilMs`
 * @param stop - called while an individual is annealed: true ends it
 * @param report - called with each individual
 * @param improved - called with better solutions while an individual is annealed for long, first of all with the one that it starts from
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
  instance: Instance, genetic: GeneticKernel, { seed, scale, iterations, individuals = seedSettings(instance).individuals, untilMs, first = 0, initial = null }: Seeding, elapsedMs: () => number, stop: () => boolean,
  report?: (routes: PlannedRoutes) => void, improved?: (routes: PlannedRoutes) => void,
): void {
  const kernel = createKernel(instance, seed | 0);
  const { string, hottest } = seedSettings(instance);
  kernel.configure({ averageRemoved: REMOVED, longestString: string, blink: BLINK, tails: TAILS });
  let made = 0;
  const inTime = () => untilMs === null || elapsedMs() < untilMs;
  // The first individual is created regardless of the clock, so that a run that got no processor time has an answer.
  for (let k = 0; k < individuals && (k === 0 || ((k < MIN_INDIVIDUALS || inTime()) && !stop())); k++) {
    if (!fill(kernel, instance, stop, k === 0 ? initial : null)) continue;
    const least = MIN_ITERATIONS * instance.customers.length;
    const atLength = k === 0 && initial === null && first > 0 && untilMs !== null;
    if (atLength) cool(kernel, { scale, hottest: HOTTEST_AT_LENGTH, most: Infinity, least }, fractions(untilMs, 1 / first, elapsedMs), stop, improvements(kernel, improved));
    else cool(kernel, { scale, hottest, most: iterations, least }, fractions(untilMs, individuals - k, elapsedMs), stop);
    const routes = readRoutes(kernel.exchange, kernel.routes(true));
    report?.(routes);
    if (!genetic.fits(routes)) continue;
    genetic.immigrate(writeRoutes(genetic.exchange, routes));
    made++;
  }
  if (made > 1) genetic.setRandomIndividuals(0);
}

/**
 * @returns how much of its share of the remaining time an individual has used, with `left` of them still to come; 0 if
 * time does not count
 */
function fractions(untilMs: number | null, left: number, elapsedMs: () => number): () => number {
  if (untilMs === null) return () => 0;
  const begun = elapsedMs();
  const end = begun + (untilMs - begun) / left;
  return () => (end > begun ? (elapsedMs() - begun) / (end - begun) : 1);
}

/** @returns whether all customers are served */
function fill(kernel: Kernel, instance: Instance, stop: () => boolean, initial: PlannedRoutes | null): boolean {
  startFrom(kernel, instance.customers, initial ?? []);
  for (let k = 0; k < FILLINGS && kernel.absentCount() > 0 && !stop(); k++) kernel.run(FILLING, 1, 1);
  return kernel.absentCount() === 0;
}

/** @returns a function that is called with the fraction of an annealing and tells of a better solution now and then */
function improvements(kernel: Kernel, improved?: (routes: PlannedRoutes) => void): (fraction: number) => void {
  let [told, next] = [Infinity, 0];
  return (fraction) => {
    if (improved === undefined || fraction < next || kernel.bestCost() >= told) return;
    told = kernel.bestCost();
    next = fraction + 1 / TELLINGS;
    improved(readRoutes(kernel.exchange, kernel.routes(true)));
  };
}

function cool(
  kernel: Kernel, { scale, hottest, most, least }: { scale: number; hottest: number; most: number; least: number }, spent: () => number, stop: () => boolean,
  watch: (fraction: number) => void = () => undefined,
): void {
  for (let done = 0; !stop(); done += CHUNK) {
    const fraction = Math.max(done / most, Math.min(spent(), done / least));
    watch(fraction);
    if (fraction >= 1) return;
    const temperature = scale * hottest * (COLDEST / hottest) ** fraction;
    kernel.run(CHUNK, temperature, temperature);
  }
}
