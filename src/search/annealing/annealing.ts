import { isOverloaded } from '../../model/explanation.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { savingsStart } from '../construction/index.js';
import { arrange, solveOnGridFirst } from '../instance/index.js';
import type { Instance } from '../instance/layout.js';
import type { Iterating, OperatorUse } from '../ruin-recreate/kernel.js';
import { endOf, Progress } from '../ruin-recreate/progress.js';
import { ThreadGroup } from '../parallel/thread-group.js';
import { temperaturesFor } from '../ruin-recreate/temperatures.js';
import { Verdict } from '../verdict.js';
import type { SearchContext } from './context.js';
import { Cooling, COOLINGS, ONE_COOLING } from './cooling.js';
import { Engine, WHOLE, type Decomposition, type EngineParts } from './engine.js';
import { firstRoutes } from './first-routes.js';
import { probe } from './probes.js';
import { Recombination, recombinationPays } from './recombination.js';
import { usualHot, usualParts, usualRelocation, usualString, usualTails } from './usual.js';

/** Below this many customers one thread does it all. */
const THREADED_CUSTOMERS = 40;
/** The same where the solution is cut into sectors: customers for each thread. */
const LEAST_SHARE = 300;
/** Slices of a run whose threads share one solution, about. */
const SHARED_SLICES = 100;
/** Solutions that a thread notes down in a slice, for recombination. */
const SAMPLES = 16;

/** How to anneal; what is left out has the default that is told, or is chosen by the problem. */
export interface AnnealingOptions {
  /** Customers removed in an iteration, on average; default 10. */
  readonly removed?: number;
  /** Longest string of customers removed from one route; 0, the default, chooses it by the problem. */
  readonly string?: number;
  /** Chance that a better insertion position is passed over; default 0.02. */
  readonly blink?: number;
  /** Chance that an iteration exchanges the ends of two routes instead; below 0, the default, chooses it by the problem. */
  readonly tails?: number;
  /** Chance that the first customer inserted must change its route; below 0, the default, chooses it by the problem. */
  readonly relocation?: number;
  /** Share of the iterations of slack induction with greedy insertion, at least; the others select by adaptive weights. Default 0.98. */
  readonly leading?: number;
  /** How far weights follow what operators have brought lately; default 0.1. */
  readonly reaction?: number;
  /** `annealing`, the default, or `record`: record-to-record travel. */
  readonly acceptance?: string;
  /** First and last temperature, as shares of what travelling between neighbours costs; 0, the default, chooses them by the problem. */
  readonly hot?: number;
  readonly cold?: number;
  /** Customers of a sector, where the solution is cut into sectors that are annealed apart, and cut again; 0, the default: it is not. */
  readonly sector?: number;
  /** How often sectors are cut in a run; default 60. */
  readonly rounds?: number;
  /** File URL of a kernel with operators of one's own, made by `roundsman strategy build`. */
  readonly module?: string;
}

/** What came of an annealing. */
export interface AnnealingOutcome {
  readonly routes: PlannedRoutes | null;
  readonly ended: 'optimal' | 'infeasible' | 'stagnated' | 'limit' | 'iterations' | 'stopped';
  readonly iterations: number;
  readonly operators: readonly OperatorUse[];
}

const ACCEPTANCES = ['annealing', 'record'];

/**
 * Solves a problem by annealing over ruin and recreate with adaptive weights, from a first solution until the budget is used up
 * or there is nothing left to search for; over all threads, for every feature.
 * @throws RangeError for an unknown acceptance
 * @see S. Ropke and D. Pisinger, Transportation Science 40 (2006), doi:10.1287/trsc.1050.0135
 * @example
 * const options: AnnealingOptions = { removed: 3, acceptance: 'record' };
 * const found: AnnealingOutcome = await anneal(problem, context, options);
 * evaluate(problem, found.routes!).total; // => 24
 * found.operators.every((use: OperatorUse) => use.uses >= 0); // => true
 */
export async function anneal(original: Problem, given: SearchContext, options: AnnealingOptions = {}): Promise<AnnealingOutcome> {
  const { acceptance = 'annealing' } = options;
  if (!ACCEPTANCES.includes(acceptance)) throw new RangeError(`acceptance is "${acceptance}", must be ${ACCEPTANCES.join(' or ')}`);
  if (original.customers.length === 0) return { routes: [], ended: 'optimal', iterations: 0, operators: [] };
  if (isOverloaded(original)) return { routes: null, ended: 'infeasible', iterations: 0, operators: [] };
  // Neighbours lie together in memory then: a fifth more iterations a second at 600 to 1000 customers.
  const { problem, restore } = arrange(original);
  const report = (routes: PlannedRoutes, cost: number) => given.report(restore(routes), cost);
  const context: SearchContext = {
    limitMs: given.limitMs, iterations: given.iterations, threads: given.threads, random: given.random, report,
    elapsedMs: () => given.elapsedMs(), shouldStop: () => given.shouldStop(),
  };
  const outcome = await solveOnGridFirst(problem, context, (instance, watched) => run(problem, watched, instance, options));
  return { ...outcome, routes: outcome.routes && restore(outcome.routes) };
}

/** Does a whole run over an instance. */
async function run(problem: Problem, context: SearchContext, instance: Instance, options: AnnealingOptions): Promise<AnnealingOutcome> {
  const { group, engine, early, progress } = ((options.sector ?? 0) > 0 ? inSectors : asWhole)(problem, context, instance, options);
  try {
    const ended = (await early()) ?? endOf(context);
    return { routes: engine.routes, ended, iterations: progress.iterations, operators: group.operators() };
  } finally {
    await group.close();
  }
}

/** A run that is ready to start. */
interface Run {
  readonly group: ThreadGroup;
  readonly engine: Engine;
  readonly progress: Progress;
  /** Does it. @returns why it ended early, null when it did not */
  readonly early: () => Promise<'optimal' | 'infeasible' | 'stagnated' | null>;
}

function iteratingOf(options: AnnealingOptions, context: SearchContext, chosen: Pick<Iterating, 'longestString' | 'tails' | 'relocation'>): Iterating {
  const { removed = 10, blink = 0.02, leading = 0.98, reaction = 0.1, acceptance, module } = options;
  return {
    averageRemoved: removed, blink, ...chosen, leading, reaction, clocked: context.iterations === null, recordToRecord: acceptance === 'record',
    ...(module === undefined ? {} : { module }),
  };
}

function seedsOf(context: SearchContext, threads: number): number[] {
  return Array.from({ length: threads }, () => context.random.below(2 ** 31));
}

/** Threads search the whole, each by itself, or share a large solution out among them. */
function asWhole(problem: Problem, context: SearchContext, instance: Instance, options: AnnealingOptions): Run {
  const { string = 0, tails = -1, relocation = -1, hot = 0, cold = 0 } = options;
  const threads = instance.customers.length < THREADED_CUSTOMERS ? 1 : context.threads;
  const seeds = seedsOf(context, threads);
  const start = firstRoutes(instance, context);
  const iterating = iteratingOf(options, context, {
    longestString: string || usualString(instance),
    tails: tails < 0 ? usualTails(instance, start.length) : tails,
    relocation: relocation < 0 ? usualRelocation(instance, start.length) : relocation,
  });
  const parts = usualParts(instance, threads, start.length);
  const shares = parts > 1;
  const recombines = !shares && recombinationPays(instance, context, start);
  const group = new ThreadGroup(instance, { threads, seeds, iterating, samples: recombines ? SAMPLES : 0 });
  const progress = new Progress(context, threads);
  const temperatures = temperaturesFor(problem, instance, { hot: hot || usualHot(instance), cold }, start);
  const decomposition: Decomposition = shares ? { parts: 1, shared: threads / parts, slices: SHARED_SLICES, least: instance.customers.length, incomplete: false } : WHOLE;
  const engineParts: EngineParts = {
    problem, context, instance, group, progress, decomposition, verdict: new Verdict(problem, context),
    cooling: new Cooling(temperatures, recombines ? COOLINGS : ONE_COOLING),
    recombination: recombines ? new Recombination(problem, context) : null,
  };
  const engine = new Engine(engineParts);
  const early = async () => {
    const found = await probe(engineParts, temperatures, engine);
    if (found !== null) return found;
    progress.restart();
    return engine.run(start);
  };
  return { group, engine, progress, early };
}

/** Threads work on sectors of the solution, several each, and cut them along other borders every round. */
function inSectors(problem: Problem, context: SearchContext, instance: Instance, options: AnnealingOptions): Run {
  const { string = 10, tails = 0, relocation = 0, hot = 0, cold = 0, sector = 0, rounds = 60 } = options;
  const customers = instance.customers.length;
  const threads = Math.max(1, Math.min(context.threads, Math.floor(customers / LEAST_SHARE)));
  const seeds = seedsOf(context, threads);
  const parts = Math.max(1, Math.ceil(customers / sector / threads));
  const group = new ThreadGroup(instance, { threads, seeds, parts, iterating: iteratingOf(options, context, { longestString: string, tails, relocation }) });
  const progress = new Progress(context, threads);
  const start = savingsStart(instance, () => context.shouldStop());
  const engine = new Engine({
    problem, context, instance, group, progress, verdict: null, recombination: null,
    cooling: new Cooling(temperaturesFor(problem, instance, { hot, cold }, start), ONE_COOLING),
    decomposition: { parts, shared: 1, slices: rounds, least: customers / threads, incomplete: true },
  });
  return { group, engine, progress, early: () => engine.run(start) };
}
