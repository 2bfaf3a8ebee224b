import type { Bound } from '../bounds/contract.js';
import { check, inspect } from '../model/checker.js';
import { compareCosts, evaluate } from '../model/cost.js';
import type { PlannedRoutes, Problem } from '../model/problem.js';
import { repairedRoutes } from '../search/construction/repaired-routes.js';
import { BoundedRun } from './bound/bounded-run.js';
import type { BoundingOptions, FoundBound } from './bound/bounding.js';
import type { Ending, OperatorStatistics, SolveContext, Strategy, StrategyManifest, StrategyOutcome } from './contract.js';
import { costsLess, keptOrder } from './kept-order.js';
import { completeParameters, type ParameterValues } from './manifest.js';
import { iterationsFault, operatorFault } from './operator-statistics.js';
import { createRandom } from './rng.js';
import { StrategyFault } from './strategy-fault.js';

export interface RunOptions {
  /** Unsigned 32-bit. */
  readonly seed: number;
  /** Number of threads that the strategy may use; default 1. */
  readonly threads?: number;
  /** Wall-clock budget in milliseconds, from the call to the result; default Infinity, which requires `iterations`. */
  readonly limitMs?: number;
  /** Work budget; null or omitted: time only. */
  readonly iterations?: number | null;
  /**
   * Routes to start from, which may be incomplete or infeasible: the strategy gets what `repairedRoutes` makes of them, and
   * nothing worse is returned, nor anything else at the same cost. Null or omitted: none.
   */
  readonly initial?: PlannedRoutes | null;
  /** Trace of the solve, as W3C `traceparent`. */
  readonly traceparent?: string;
  /** Parameters that differ from the manifest's defaults. */
  readonly parameters?: ParameterValues;
  /** Polled frequently: true ends the search early and keeps what was found. */
  readonly stopped?: () => boolean;
  /** Called with every feasible solution that is better than the previous ones; the routes are a copy. */
  readonly onIncumbent?: (incumbent: Incumbent) => void;
  readonly onLog?: SolveContext['log'];
  /**
   * How much of the solve goes to a lower bound; default `none`. `default`: a few per cent of a thread; `strong`: half of the time,
   * of one thread the second half, of several one thread. With `iterations`, a fixed amount of work after the search.
   */
  readonly bound?: BoundMode;
  /** Called with every lower bound that is better than the previous ones. */
  readonly onBound?: (bound: Bound) => void;
  /** Whether the answer may only be what the strategy found: a better solution of the bound then only bounds it; default false. */
  readonly ownRoutesOnly?: boolean;
  /** What tests replace of the bound. */
  readonly boundParts?: Pick<BoundingOptions, 'thread' | 'bound'>;
  /** Monotonic milliseconds; default `performance.now`. */
  readonly now?: () => number;
}

/** A feasible solution offered during the run, with its cost as stated by the strategy. */
export interface Incumbent {
  readonly routes: PlannedRoutes;
  readonly cost: number;
  readonly elapsedMs: number;
}

/** `none`: no lower bound. */
export type BoundMode = 'none' | 'default' | 'strong';

export interface RunResult {
  /** The best routes, or null when none were found. */
  readonly routes: PlannedRoutes | null;
  /**
   * With `iterations`: `limit` or `stopped` if the strategy was ever told to stop. `failed`: the strategy threw
   * `error`; the best incumbent was kept.
   */
  readonly ended: Ending | 'failed';
  readonly error?: unknown;
  /** Seconds from the start of the run to the result. */
  readonly seconds: number;
  /** Number of search iterations; 0 if the strategy does not report it, or reports no number >= 0. */
  readonly iterations: number;
  /** Statistics per operator; empty if the strategy reports none, or invalid ones, which is logged. */
  readonly operators: readonly OperatorStatistics[];
  /** Null: none was asked for, or none was found. */
  readonly bound: FoundBound | null;
}

function copied(routes: PlannedRoutes): PlannedRoutes {
  return routes.map(({ type, customers }) => ({ type, customers: customers.slice() }));
}

function checked(options: RunOptions): { limitMs: number; iterations: number | null; threads: number } {
  const { limitMs = Infinity, iterations = null, threads = 1 } = options;
  if (!(limitMs > 0)) throw new RangeError(`limitMs is ${limitMs}, must be > 0`);
  if (iterations !== null && !(Number.isInteger(iterations) && iterations >= 0)) throw new RangeError(`iterations is ${iterations}, must be an integer >= 0`);
  if (limitMs === Infinity && iterations === null) throw new RangeError('limitMs and iterations are both missing: the search would never end');
  if (!(Number.isInteger(threads) && threads >= 1)) throw new RangeError(`threads is ${threads}, must be an integer >= 1`);
  return { limitMs, iterations, threads };
}

function isOutcome(value: unknown): value is StrategyOutcome {
  return typeof value === 'object' && value !== null;
}

/** Whether an incumbent is better than another: in what the problem minimises before money, if there is anything, then in cost. */
function isBetter(problem: Problem, { routes, cost }: Pick<Incumbent, 'routes' | 'cost'>, than: Pick<Incumbent, 'routes' | 'cost'>): boolean {
  if (problem.omission === null && problem.primary === 'none') return cost < than.cost;
  return compareCosts(evaluate(problem, routes), evaluate(problem, than.routes)) < 0;
}

/** What holds of the routes to start from; null if nothing does. */
function startFrom(problem: Problem, routes: PlannedRoutes | null): PlannedRoutes | null {
  if (routes === null) return null;
  const repaired = repairedRoutes(problem, routes);
  return repaired.length === 0 ? null : repaired;
}

/** The routes of a strategy, or those it started from if they are no worse; in the order of the given ones where that costs the same. */
function leastChanged(problem: Problem, routes: PlannedRoutes | null, start: PlannedRoutes | null, initial: PlannedRoutes | null): PlannedRoutes | null {
  if (routes === null || initial === null) return routes;
  return keptOrder(problem, start === null || costsLess(problem, routes, start) ? routes : start, initial);
}

/** Whether routes have vehicles and stops at all, so that they have a cost; what is wrong with others, the caller's check says. */
function isReadable(problem: Problem, routes: PlannedRoutes | null): boolean {
  return routes === null || inspect(problem, routes).cost !== null;
}

function countedIterations({ iterations = 0 }: StrategyOutcome): number {
  return iterationsFault(iterations) === null ? iterations : 0;
}

/** The statistics of a strategy; none if they are invalid. */
function soundOperators({ operators = [] }: StrategyOutcome, log: SolveContext['log']): readonly OperatorStatistics[] {
  const fault = operatorFault(operators);
  if (fault === null) return operators;
  log(`the operator statistics are left out: ${fault}`);
  return [];
}

/**
 * Runs a strategy on a problem: seeds its randomness, provides its clock, and keeps the best incumbent that it offers,
 * so that it is not lost if the strategy throws or returns nothing. Costs are taken as stated; checking is up to the
 * caller.
 * @throws RangeError for options or parameters out of bounds; never for what the strategy does.
 * @example
 * const strategy: Strategy = { solve: (given, context) => anneal(given, context) };
 * const seen: Incumbent[] = [];
 * const bound: BoundMode = 'default';
 * const options: RunOptions = { seed: 1, iterations: 500, bound, onIncumbent: (incumbent) => seen.push(incumbent) };
 * const result: RunResult = await runStrategy(problem, { name: 'mine', parameters: [] }, strategy, options);
 * check(problem, result.routes); // => []
 * const proved: FoundBound | null = result.bound;
 * proved === null || proved.value <= evaluate(problem, result.routes!).total; // => true
 */
export async function runStrategy(problem: Problem, manifest: Pick<StrategyManifest, 'name' | 'parameters'>, strategy: Strategy, options: RunOptions): Promise<RunResult> {
  const { limitMs, iterations, threads } = checked(options);
  const parameters = completeParameters(manifest, options.parameters);
  const { stopped = () => false, onIncumbent, onLog, now = () => performance.now(), bound: mode = 'none', ownRoutesOnly = false, boundParts: parts = {} } = options;
  const seed = options.seed >>> 0;
  const startedAt = now();
  const elapsedMs = (): number => now() - startedAt;
  let best: Incumbent | null = null;
  let cut = false;
  const initial = startFrom(problem, options.initial ?? null);
  const log: SolveContext['log'] = (message, fields) => onLog?.(message, fields);
  const isOver = (): boolean => {
    const stop = elapsedMs() >= limitMs || stopped();
    cut ||= stop;
    return stop;
  };
  const report: SolveContext['report'] = (routes, cost) => {
    if (best !== null && !isBetter(problem, { routes, cost }, best)) return;
    best = { routes: copied(routes), cost, elapsedMs: elapsedMs() };
    onIncumbent?.(best);
    bounded.noteIncumbent(best.routes);
  };
  const bounded = new BoundedRun(problem, {
    ownRoutesOnly, mode, seed, limitMs, threads, reproducible: iterations !== null, elapsedMs, shouldStop: isOver, report, log, parts,
    onBound: (bound) => options.onBound?.(bound),
  });
  const context: SolveContext = {
    seed,
    random: createRandom(seed),
    threads: bounded.searchThreads,
    limitMs: bounded.searchMs,
    iterations,
    initial,
    traceparent: options.traceparent ?? null,
    parameters,
    elapsedMs,
    shouldStop: () => {
      const isProved = bounded.look();
      return isOver() || elapsedMs() >= bounded.searchMs || isProved;
    },
    report,
    offered: () => bounded.offered(),
    ...(bounded.wantsRoutes && { suggest: (routes: PlannedRoutes) => bounded.suggest(copied(routes)) }),
    fixed: () => bounded.fixed(),
    log,
  };

  const start = initial !== null && check(problem, initial).length === 0 ? initial : null;
  if (start !== null) report(start, evaluate(problem, start).total);
  const kept = (): PlannedRoutes | null => best?.routes ?? null;
  // A strategy that was told to stop did not complete its iterations, whatever ending it reports.
  const ending = (ended: Ending): Ending => {
    if (iterations === null || !cut || ended === 'infeasible') return ended;
    return elapsedMs() >= limitMs ? 'limit' : 'stopped';
  };
  try {
    const outcome: unknown = await strategy.solve(problem, context);
    if (!isOutcome(outcome)) throw new StrategyFault(`solve returned ${outcome === null ? 'null' : typeof outcome}; expected an outcome { routes, ended }`);
    const { routes, ended } = outcome;
    const found = isReadable(problem, routes)
      ? await bounded.complete({ routes: leastChanged(problem, routes, start, options.initial ?? null) ?? kept(), ended })
      : { routes, ended, bound: await bounded.abandon(null) };
    return { ...found, ended: ending(found.ended), seconds: elapsedMs() / 1000, iterations: countedIterations(outcome), operators: soundOperators(outcome, log) };
  } catch (error) {
    const bound = await bounded.abandon(kept());
    return { routes: kept(), ended: 'failed', error, seconds: elapsedMs() / 1000, iterations: 0, operators: [], bound };
  }
}
