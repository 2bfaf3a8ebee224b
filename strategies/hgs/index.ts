import { breedingThread, createGenetic, endOf, isOverloaded, neighbourDistance, seedSettings, solveOnGridFirst, ThreadGroup, Verdict } from '#strategy';
import type { Mailbox, Instance, Problem, SolveContext, Strategy, StrategyOutcome } from '#strategy';
import { Colony } from './colony.js';
import { Course } from './course.js';
import { parametersOf } from './parameters.js';

/** Below this many customers one thread does it all. */
const THREADED_CUSTOMERS = 40;

/** Mean of the different costs of a unit of distance. */
function meanRate({ vehicleTypes }: Problem): number {
  const rates = [...new Set(vehicleTypes.map(({ unitCost }) => unitCost))];
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

/** Tells whether a run with windows, from one depot, has less time than the square of its size asks for. */
function isShort({ timed, typeCount, customers }: Instance, { iterations, limitMs }: SolveContext, seconds: number): boolean {
  return timed && typeCount === 1 && iterations === null && limitMs / 1000 < seconds * (customers.length / 1000) ** 2;
}

/** Breeds until the budget is used up, or nothing more is to be had. */
async function solve(problem: Problem, context: SolveContext): Promise<StrategyOutcome> {
  if (problem.customers.length === 0) return { routes: [], ended: 'optimal', iterations: 0 };
  if (isOverloaded(problem)) return { routes: null, ended: 'infeasible', iterations: 0 };
  return solveOnGridFirst(problem, context, (instance, watched) => breed(problem, watched, instance));
}

async function breed(problem: Problem, context: SolveContext, instance: Instance): Promise<StrategyOutcome> {
  const parameters = parametersOf(context);
  const threads = instance.customers.length < THREADED_CUSTOMERS ? 1 : context.threads;
  const genetic = createGenetic(instance, context.random.below(2 ** 31));
  const seeds = Array.from({ length: threads }, () => context.random.below(2 ** 31));
  const scale = meanRate(problem) * neighbourDistance(instance) || 1;
  const course = new Course(context, instance.customers.length, threads);
  const short = isShort(instance, context, parameters.shortRun);
  const share = short ? parameters.shortSeeding : parameters.seeding;
  const seeding = {
    seed: seeds[0]!,
    scale,
    iterations: course.seeding(share, seedSettings(instance)),
    untilMs: context.iterations === null ? share * context.limitMs : null,
    first: short ? parameters.firstShare : 0,
  };
  const breeder = (mailbox: Mailbox, seed: number) => breedingThread({ instance, mailbox, seed, seeding: { ...seeding, seed }, lifetime: course.lifetime });
  const group = new ThreadGroup(instance, { threads, seeds, thread: breeder });
  try {
    const verdict = new Verdict(problem, context);
    const colony = new Colony({ problem, context, instance, group, genetic, course, verdict, seeding, parameters });
    const early = await colony.breed();
    return { routes: colony.routes, ended: early ?? endOf(context), iterations: course.individuals };
  } finally {
    await group.close();
  }
}

const strategy: Strategy = { solve };
export default strategy;
