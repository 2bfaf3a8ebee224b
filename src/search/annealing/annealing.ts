import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { savingsStart } from '../construction/savings-start.js';
import { arrange } from '../instance/arrangement.js';
import { isHopeless, reduced, renumberedBurdens, type Reduced } from '../instance/burdens.js';
import { solveOnGridFirst } from '../instance/precision.js';
import type { Instance } from '../instance/layout.js';
import type { Iterating } from '../ruin-recreate/kernel.js';
import { endOf, Progress } from '../ruin-recreate/progress.js';
import { isSeparable } from '../parallel/decomposition.js';
import { ThreadGroup } from '../parallel/thread-group.js';
import { temperaturesFor, type Temperatures } from '../ruin-recreate/temperatures.js';
import { servingAllFirst } from '../serving-all.js';
import { TerminationCheck } from '../termination-check.js';
import type { SearchContext, SearchOutcome } from '../context.js';
import { AROUND_ELIMINATION, Cooling, coolingsOf, ONE_COOLING, startingAt, warmth, type Phase } from './cooling.js';
import { eliminateRoutes } from './elimination.js';
import { Engine, isAnswer, WHOLE, type Decomposition, type EngineParts } from './engine.js';
import { breedRoutes } from './generations.js';
import { fewerRoutes, hasPrices } from './fewer-routes.js';
import { completed, firstRoutes } from './first-routes.js';
import { annealingParameters, type AnnealingParameters } from './parameters.js';
import { probe } from './probes.js';
import { Recombination, recombinationPays } from './recombination.js';
import { usualHotAfterElimination, usualPairs, usualParts, usualRelocation, usualString, usualTails, usualTemperatures } from './usual.js';

/** Below this number of customers a single thread is used. */
const THREADED_CUSTOMERS = 40;
/** Longest string within sectors, unless set by the parameter. */
const SECTOR_STRING = 10;
/** Solutions that a thread records per slice, for recombination. */
const SAMPLES = 16;
/** Iterations per customer of a thread for eliminating a route where short searches agreed on the number of vehicles. */
const ITERATIONS_AGREED = 10_000;

/** From this number of customers routes are eliminated a second time, after a cooling; below, a longer cooling measured better. */
const ELIMINATED_AGAIN = 300;

/** Options of annealing; omitted ones have their defaults. */
export interface AnnealingOptions extends Partial<AnnealingParameters> {
  /** File URL of a kernel with additional operators, built by `roundsman strategy build`. */
  readonly module?: string;
}

const ACCEPTANCES = ['annealing', 'record'];

/**
 * Solves a problem by simulated annealing over ruin and recreate with adaptive weights, from a first solution until the
 * budget is used up or nothing is left to search for. Uses all threads and supports every feature.
 * @throws RangeError for an unknown acceptance
 * @see S. Ropke and D. Pisinger, Transportation Science 40 (2006), doi:10.1287/trsc.1050.0135
 * @example
 * const options: AnnealingOptions = { removed: 3, acceptance: 'record' };
 * const found = await anneal(problem, context, options);
 * evaluate(problem, found.routes!).total; // => 24
 * found.operators.every((use: OperatorUse) => use.uses >= 0); // => true
 */
export async function anneal(original: Problem, from: SearchContext, options: AnnealingOptions = {}): Promise<SearchOutcome> {
  const { module, ...given } = options;
  const settings: Settings = { parameters: annealingParameters(given), module };
  const { acceptance } = settings.parameters;
  if (!ACCEPTANCES.includes(acceptance)) throw new RangeError(`acceptance is "${acceptance}", must be ${ACCEPTANCES.join(' or ')}`);
  if (original.customers.length === 0) return { routes: [], ended: 'optimal', iterations: 0, operators: [] };
  return servingAllFirst(original, from, (problem, context) => annealArranged(problem, context, settings));
}

/** Anneals the problem with its nodes renumbered, and maps the routes back to the original nodes. */
async function annealArranged(original: Problem, from: SearchContext, settings: Settings): Promise<SearchOutcome> {
  const searched = reduced(original);
  if (isHopeless(searched)) return { routes: null, ended: 'infeasible', iterations: 0, operators: [] };
  // Places neighbours close together in memory: 20 % more iterations per second at 600 to 1000 customers.
  const { problem, restore, renumber, numberOf, original: numbers } = arrange(searched.problem);
  const arranged: Reduced = { problem, burdens: renumberedBurdens(searched.burdens, numbers), accepts: (routes) => searched.accepts(restore(routes)) };
  const report = (routes: PlannedRoutes, cost: number) => from.report(restore(routes), cost);
  const context: SearchContext = {
    limitMs: from.limitMs, iterations: from.iterations, threads: from.threads, random: from.random, report, initial: from.initial ? renumber(from.initial) : null,
    elapsedMs: () => from.elapsedMs(), shouldStop: () => from.shouldStop(), offered: () => renumber(from.offered?.() ?? []),
    fixed: () => (from.fixed?.() ?? new Int32Array(0)).map(numberOf),
  };
  const outcome = await solveOnGridFirst(arranged, context, (instance, watched) => run(arranged, watched, instance, settings));
  return { ...outcome, routes: outcome.routes && restore(outcome.routes) };
}

/** Settings of a run. */
interface Settings {
  readonly parameters: AnnealingParameters;
  readonly module: string | undefined;
}

/** Runs the search on an instance. */
async function run(searched: Reduced, context: SearchContext, instance: Instance, settings: Settings): Promise<SearchOutcome> {
  const { start, group, engine, early, progress } = (settings.parameters.sector > 0 ? inSectors : asWhole)(searched, context, instance, settings);
  try {
    if (instance.priced || isAnswer(searched.problem, start)) engine.offer(start);
    const ended = (await early()) ?? endOf(context);
    return { routes: engine.routes, ended, iterations: progress.iterations, operators: group.operators() };
  } finally {
    await group.close();
  }
}

/** A run that is ready to start. */
interface Run {
  readonly start: PlannedRoutes;
  readonly group: ThreadGroup;
  readonly engine: Engine;
  readonly progress: Progress;
  /** Runs it. @returns why it ended early, null if it did not */
  readonly early: () => Promise<'optimal' | 'infeasible' | 'stagnated' | null>;
}

function iteratingOf({ parameters, module }: Settings, context: SearchContext, chosen: Pick<Iterating, 'longestString' | 'tails' | 'pairs' | 'relocation'>): Iterating {
  const { removed, blink, leading, reaction, acceptance } = parameters;
  return {
    averageRemoved: removed, blink, ...chosen, leading, reaction, clocked: context.iterations === null, recordToRecord: acceptance === 'record',
    ...(module === undefined ? {} : { module }),
  };
}

function seedsOf(context: SearchContext, threads: number): number[] {
  return Array.from({ length: threads }, () => context.random.below(2 ** 31));
}

/** Threads search the whole problem independently, or each a part of a large solution. */
function asWhole(searched: Reduced, context: SearchContext, instance: Instance, settings: Settings): Run {
  const { parameters } = settings;
  const { problem, accepts, burdens } = searched;
  const { hot, cold } = parameters;
  const threads = instance.customers.length < THREADED_CUSTOMERS ? 1 : context.threads;
  const seeds = seedsOf(context, threads);
  const first = firstRoutes(searched, instance, context, parameters);
  const ships = problem.shipments.length > 0;
  const iterating = wholeIterating(settings, context, instance, { routes: first.length, ships });
  const usual = usualTemperatures(instance, ships);
  const temperatures = temperaturesFor(problem, instance, { hot: hot || usual.hot, cold: cold || usual.cold }, first);
  const { routes: start, from } = hasPrices(searched) && !context.initial
    ? fewerRoutes({ ...searched, instance, context, iterating, temperatures }, first)
    : { routes: first, from: warmth(context, instance, parameters) };
  const parts = isSeparable(problem) ? usualParts(instance, threads, start.length, parameters) : 1;
  const shares = parts > 1;
  const partial = instance.detailed || instance.priced;
  const recombines = !shares && !partial && recombinationPays(instance, context, start, parameters);
  const group = new ThreadGroup(instance, { threads, seeds, iterating, samples: recombines ? SAMPLES : 0 });
  const progress = new Progress(context, threads);
  const few = eliminates(problem);
  const again = few && !recombines && instance.customers.length >= ELIMINATED_AGAIN;
  const hotThen = hot || usualHotAfterElimination(instance, ships);
  const cooled = few ? temperaturesFor(problem, instance, { hot: hotThen, cold: cold || usual.cold }, start) : temperatures;
  const whole = { ...WHOLE, slices: parameters.slices };
  const decomposition: Decomposition = shares ? { parts: 1, shared: threads / parts, slices: parameters.sharedSlices, least: instance.customers.length, incomplete: partial } : whole;
  const engineParts: EngineParts = {
    problem, burdens, accepts, context, instance, group, progress, decomposition, whole, termination: partial ? null : new TerminationCheck(problem, context),
    cooling: new Cooling(cooled, startingAt(from, phasesOf(again, recombines, parameters))),
    recombination: recombines ? new Recombination(problem, context, parameters) : null,
  };
  const engine = new Engine(engineParts);
  const breeds = parameters.exchangeCoolings > 0 && ships;
  return { start, group, engine, progress, early: () => searchWhole({ engineParts, engine, start, temperatures, cooled, eliminatesFirst: few, again, breeds, parameters }) };
}

/** What the iterations of a search of the whole do, chosen from the problem where a parameter leaves it open. */
function wholeIterating(settings: Settings, context: SearchContext, instance: Instance, { routes, ships }: { readonly routes: number; readonly ships: boolean }): Iterating {
  const { string, tails, pairs, relocation } = settings.parameters;
  return iteratingOf(settings, context, {
    longestString: string || usualString(instance),
    tails: tails < 0 ? usualTails(instance, routes) : tails,
    pairs: pairs < 0 ? usualPairs(instance, ships) : pairs,
    relocation: relocation < 0 ? usualRelocation(instance, routes) : relocation,
  });
}

/** A search of the whole that is ready to start. */
interface WholeSearch {
  readonly engineParts: EngineParts;
  readonly engine: Engine;
  readonly start: PlannedRoutes;
  /** Up to the elimination of routes, if there is one. */
  readonly temperatures: Temperatures;
  /** After it. */
  readonly cooled: Temperatures;
  /** Whether routes are eliminated first, and once more after a cooling. */
  readonly eliminatesFirst: boolean;
  readonly again: boolean;
  /** Whether the solutions of several coolings exchange routes. */
  readonly breeds: boolean;
  readonly parameters: AnnealingParameters;
}

/** Short searches, the elimination of routes, then coolings. @returns why it ended early, null if it did not */
async function searchWhole({ engineParts, engine, start, temperatures, cooled, eliminatesFirst, again, breeds, parameters }: WholeSearch): ReturnType<Run['early']> {
  const { progress, instance } = engineParts;
  const found = await probe(engineParts, temperatures, engine, parameters);
  if (found !== null && !(eliminatesFirst && found === 'stagnated')) return found;
  progress.restart();
  if (!eliminatesFirst) return engine.run(breeds ? await breedRoutes(engineParts, cooled, engine, start, parameters) : start);
  const vehicles = engine.routes?.length;
  const fewest = await eliminateRoutes(engineParts, temperatures, engine, start, found === null ? Infinity : ITERATIONS_AGREED * instance.customers.length);
  if (found !== null && fewest.length === vehicles) return found;
  progress.restart();
  if (breeds) return engine.run(await breedRoutes(engineParts, cooled, engine, fewest, parameters));
  return engine.run(fewest, again ? () => eliminateRoutes(engineParts, temperatures, engine, fewest) : null);
}

function phasesOf(again: boolean, recombines: boolean, parameters: AnnealingParameters): readonly Phase[] {
  if (recombines) return coolingsOf(parameters);
  return again ? AROUND_ELIMINATION : ONE_COOLING;
}

/** Whether a run eliminates routes before it minimises cost: vehicles come first, and nobody may be left out for a price. */
function eliminates({ primary, omission, balanceCost, vehicleTypes }: Problem): boolean {
  const isPriced = omission?.price.some(Number.isFinite) === true;
  return primary === 'vehicles' && !isPriced && balanceCost === 0 && vehicleTypes.every(({ locked }) => locked.length === 0);
}

/** Threads search sectors of the solution, several each, and the borders are drawn differently every round. */
function inSectors({ problem, burdens, accepts }: Reduced, context: SearchContext, instance: Instance, settings: Settings): Run {
  if (instance.detailed || instance.burdened || instance.priced) throw new RangeError('a problem with details cannot be searched in sectors');
  const { string, tails, relocation, hot, cold, sector, rounds, slices, threadCustomers } = settings.parameters;
  const customers = instance.customers.length;
  const threads = Math.max(1, Math.min(context.threads, Math.floor(customers / threadCustomers)));
  const seeds = seedsOf(context, threads);
  const parts = Math.max(1, Math.ceil(customers / sector / threads));
  const iterating = iteratingOf(settings, context, { longestString: string || SECTOR_STRING, tails: Math.max(0, tails), relocation: Math.max(0, relocation) });
  const group = new ThreadGroup(instance, { threads, seeds, parts, iterating });
  const progress = new Progress(context, threads);
  const start = context.initial ? completed(problem, instance, context, settings.parameters, context.initial) : savingsStart(instance, () => context.shouldStop());
  const engine = new Engine({
    problem, burdens, accepts, context, instance, group, progress, termination: null, recombination: null,
    cooling: new Cooling(temperaturesFor(problem, instance, { hot, cold }, start), startingAt(warmth(context, instance, settings.parameters), ONE_COOLING)),
    decomposition: { parts, shared: 1, slices: rounds, least: customers / threads, incomplete: true }, whole: { ...WHOLE, slices },
  });
  return { start, group, engine, progress, early: () => engine.run(start) };
}
