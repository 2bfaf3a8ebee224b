import { firstDetail } from '../../model/detail.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { anneal } from '../annealing/annealing.js';
import type { SearchContext, SearchOutcome } from '../context.js';
import { isHopeless, reduced, type Reduced } from '../instance/burdens.js';
import { solveOnGridFirst } from '../instance/precision.js';
import type { Instance } from '../instance/layout.js';
import type { Mailbox } from '../parallel/mailbox.js';
import { ThreadGroup } from '../parallel/thread-group.js';
import { endOf } from '../ruin-recreate/progress.js';
import { neighbourDistance } from '../ruin-recreate/temperatures.js';
import { servingAllFirst } from '../serving-all.js';
import { TerminationCheck } from '../termination-check.js';
import { BreedingProgress } from './breeding-progress.js';
import { breedingThread } from './breeding-thread.js';
import { Islands } from './islands.js';
import { growing } from './growing.js';
import { createGenetic, type GeneticKernelOptions } from './kernel.js';
import { disjointRoutes } from './offered-routes.js';
import { geneticParameters, type GeneticParameters } from './parameters.js';
import { seedSettings } from './seed-population.js';

/** Ruins and recreates per customer that take about as long as an individual. */
const RUINS_OF_INDIVIDUAL = 2;
/** Below this number of customers a single thread is used. */
const THREADED_CUSTOMERS = 40;

/** Options of the genetic search; omitted ones have their defaults. */
export interface GeneticOptions extends Partial<GeneticParameters> {
  /** File URL of a kernel with additional crossovers, built by `roundsman strategy build`. */
  readonly module?: string;
}

/**
 * Solves a problem by hybrid genetic search until the budget is used up or nothing is left to search for, with a
 * population in every thread. Annealing solves it instead if it has other details than burdens, customers
 * with a price for leaving them out among them, or if no plan is found that serves all who are left out only then.
 * @see T. Vidal, Computers & Operations Research 140 (2022), doi:10.1016/j.cor.2021.105643
 * @example
 * const options: GeneticOptions = { births: 20 };
 * const { routes, operators } = await geneticSearch(problem, context, options);
 * evaluate(problem, routes!).total; // => 24
 * operators.every(({ kind }) => kind === 'crossover'); // => true
 */
export async function geneticSearch(problem: Problem, context: SearchContext, options: GeneticOptions = {}): Promise<SearchOutcome> {
  const { module, ...given } = options;
  const parameters = geneticParameters(given);
  if (problem.customers.length === 0) return { routes: [], ended: 'optimal', iterations: 0, operators: [] };
  const breeding = (original: Problem, given: SearchContext): Promise<SearchOutcome> => {
    const searched = reduced(original);
    if (firstDetail(searched.problem) !== null || searched.burdens.price.length > 0) return annealInstead(original, given);
    if (isHopeless(searched)) return Promise.resolve({ routes: null, ended: 'infeasible', iterations: 0, operators: [] });
    return solveOnGridFirst(searched, given, (instance, watched) => breed(searched, watched, instance, { original, parameters, module }));
  };
  return servingAllFirst(problem, context, breeding, annealInstead, ruinsOfIndividual(problem));
}

/** Anneals with as much work as a budget of individuals stands for. */
async function annealInstead(problem: Problem, context: SearchContext): Promise<SearchOutcome> {
  if (context.iterations === null) return anneal(problem, context);
  const ruins = ruinsOfIndividual(problem);
  const outcome = await anneal(problem, { ...context, iterations: ruins * context.iterations });
  return { ...outcome, iterations: Math.ceil(outcome.iterations / ruins) };
}

function ruinsOfIndividual({ customers }: Problem): number {
  return RUINS_OF_INDIVIDUAL * customers.length;
}

/** Settings of a run. */
interface Settings {
  /** With the details that are burdens. */
  readonly original: Problem;
  readonly parameters: GeneticParameters;
  readonly module: string | undefined;
}

/** Runs the search on an instance. */
async function breed({ problem, accepts }: Reduced, context: SearchContext, instance: Instance, { original, parameters, module }: Settings): Promise<SearchOutcome> {
  const { firstIndividuals, target, timedTarget, repair, survivors, births, elite, close } = parameters;
  const options: GeneticKernelOptions = { firstIndividuals, target, timedTarget, repair, survivors, births, elite, close, module };
  const threads = instance.customers.length < THREADED_CUSTOMERS ? 1 : context.threads;
  const genetic = createGenetic(instance, context.random.below(2 ** 31), options);
  const seeds = Array.from({ length: threads }, () => context.random.below(2 ** 31));
  const { rounds, seedIterations, mostSurvivors } = growing(parameters, context, instance);
  const progress = new BreedingProgress(context, instance.customers.length, threads, mostSurvivors);
  const short = isShort(instance, context, parameters.shortRun);
  const share = short ? parameters.shortSeeding : instance.burdened ? parameters.burdenedSeeding : parameters.seeding;
  const settings = seedSettings(instance, { individuals: parameters.seeds, most: seedIterations });
  const seeding = {
    seed: seeds[0]!,
    scale: meanRate(problem) * neighbourDistance(instance) || 1,
    iterations: progress.seeding(share, settings),
    individuals: settings.individuals,
    untilMs: context.iterations === null ? share * context.limitMs : null,
    first: short ? parameters.firstShare : 0,
    initial: context.initial ?? null,
  };
  const thread = (mailbox: Mailbox, seed: number) => breedingThread({ instance, mailbox, seed, seeding: { ...seeding, seed }, lifetime: progress.lifetime, patience: parameters.patience, options });
  const group = new ThreadGroup(instance, { threads, seeds, thread });
  try {
    const offered = (): PlannedRoutes => disjointRoutes(original, context.offered?.() ?? []);
    const islands = new Islands({ problem, accepts, context, offered, instance, group, genetic, progress, termination: new TerminationCheck(problem, context), seeding, parameters: { ...parameters, rounds } });
    const early = await islands.breed();
    return { routes: islands.routes, ended: early ?? endOf(context), iterations: progress.individuals, operators: islands.crossovers() };
  } finally {
    await group.close();
  }
}

/** Mean of the distinct costs per unit of distance. */
function meanRate({ vehicleTypes }: Problem): number {
  const rates = [...new Set(vehicleTypes.map(({ unitCost }) => unitCost))];
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

/** Whether a run with windows and one depot has less time than the square of its size requires. */
function isShort({ timed, typeCount, customers }: Instance, { iterations, limitMs }: SearchContext, seconds: number): boolean {
  return timed && typeCount === 1 && iterations === null && limitMs / 1000 < seconds * (customers.length / 1000) ** 2;
}
