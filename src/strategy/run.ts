import type { Bound } from '../bounds/contract.js';
import { isTiny } from '../bounds/exhaustive/exhaustive-search.js';
import { check } from '../model/checker.js';
import { compareCosts, evaluate } from '../model/cost.js';
import type { PlannedRoutes, Problem } from '../model/problem.js';
import { repairedRoutes } from '../search/construction/repaired-routes.js';
import { Bounding, type BoundingOptions, type FoundBound } from './bound/bounding.js';
import { boundSchedule, isBoundable } from './bound/schedule.js';
import type { Ending, OperatorStatistics, SolveContext, Strategy, StrategyManifest, StrategyOutcome } from './contract.js';
import { costsLess, keptOrder } from './kept-order.js';
import { completeParameters, type ParameterValues } from './manifest.js';
import { operatorFault } from './operator-statistics.js';
import { createRandom } from './rng.js';

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
  /** Number of search iterations; 0 if the strategy does not report it. */
  readonly iterations: number;
  /** Statistics per operator; empty if the strategy reports none, or invalid ones, which is logged. */
  readonly operators: readonly OperatorStatistics[];
  /** Null: none was asked for, or none was found. */
  readonly bound: FoundBound | null;
}

/** What the certificate of what a strategy calls impossible may take, as a share of the limit, and at most, milliseconds. */
const PROOF_SHARE = 0.25;
const MOST_PROOF_MS = 2_000;

/** What a strategy came to. */
interface FoundRoutes {
  readonly routes: PlannedRoutes | null;
  readonly ended: Ending;
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
  const { stopped = () => false, onIncumbent, onLog, now = () => performance.now() } = options;
  const seed = options.seed >>> 0;
  const startedAt = now();
  const elapsedMs = (): number => now() - startedAt;
  let best: Incumbent | null = null;
  /** A solution that the bound found; checked. */
  let ofBound: PlannedRoutes | null = null;
  let cut = false;
  const initial = startFrom(problem, options.initial ?? null);
  const log: SolveContext['log'] = (message, fields) => onLog?.(message, fields);
  const isOver = (): boolean => {
    const stop = elapsedMs() >= limitMs || stopped();
    cut ||= stop;
    return stop;
  };
  const { bound: mode = 'none' } = options;
  const effort = mode === 'none' || !isBoundable(problem) ? null : mode;
  const schedule = effort === null ? null : boundSchedule({ effort, limitMs, threads, reproducible: iterations !== null, isTiny: isTiny(problem) });
  const bounding = effort === null || schedule === null ? null : new Bounding(problem, {
    seed, effort, schedule, limitMs, reproducible: iterations !== null, elapsedMs, shouldStop: isOver, log,
    onBound: (bound) => options.onBound?.(bound),
    onRoutes: (routes, cost) => {
      ofBound = copied(routes);
      context.report(routes, cost);
    },
    ...options.boundParts,
  });
  const searchMs = schedule?.searchMs ?? limitMs;

  const context: SolveContext = {
    seed,
    random: createRandom(seed),
    threads: schedule?.searchThreads ?? threads,
    limitMs: searchMs,
    iterations,
    initial,
    traceparent: options.traceparent ?? null,
    parameters,
    elapsedMs,
    shouldStop: () => {
      bounding?.look();
      return isOver() || elapsedMs() >= searchMs || (bounding !== null && iterations === null && bounding.proved !== null);
    },
    report(routes, cost) {
      if (best !== null && !isBetter(problem, { routes, cost }, best)) return;
      best = { routes: copied(routes), cost, elapsedMs: elapsedMs() };
      onIncumbent?.(best);
      if (iterations === null) bounding?.noteIncumbent(best.routes);
    },
    offered: () => (iterations === null ? bounding?.offered() ?? [] : []),
    log,
  };

  const start = initial !== null && check(problem, initial).length === 0 ? { routes: initial, cost: evaluate(problem, initial).total } : null;
  if (start !== null) context.report(start.routes, start.cost);

  const kept = (): PlannedRoutes | null => best?.routes ?? null;
  const notWorse = (routes: PlannedRoutes | null): PlannedRoutes | null => {
    if (start === null || routes === null) return routes;
    return costsLess(problem, routes, start.routes) ? routes : start.routes;
  };
  const leastChanged = (routes: PlannedRoutes | null): PlannedRoutes | null =>
    (routes === null || !options.initial ? routes : keptOrder(problem, routes, options.initial));
  const sound = ({ operators = [] }: StrategyOutcome): readonly OperatorStatistics[] => {
    const fault = operatorFault(operators);
    if (fault === null) return operators;
    onLog?.(`the operator statistics are left out: ${fault}`);
    return [];
  };
  // A strategy that was told to stop did not complete its iterations, whatever ending it reports.
  const ending = (ended: Ending): Ending => {
    if (iterations === null || !cut || ended === 'infeasible') return ended;
    return elapsedMs() >= limitMs ? 'limit' : 'stopped';
  };
  /** Completes the bound; what it finds may be better than the routes, and prove that nothing is better. */
  const bounded = async (found: FoundRoutes): Promise<FoundRoutes & Pick<RunResult, 'bound'>> => {
    if (bounding === null) return { ...found, bound: null };
    if (found.routes !== null) bounding.noteIncumbent(found.routes);
    // Small problems are solved exactly: what is optimal already needs no bound; what is impossible may get a certificate.
    if (found.ended !== 'optimal' && (found.ended !== 'infeasible' || iterations === null)) await bounding.finish(found.ended === 'infeasible' ? Math.min(MOST_PROOF_MS, PROOF_SHARE * limitMs) : 0);
    else await bounding.abandon();
    const routes = ofBound !== null && (found.routes === null || costsLess(problem, ofBound, found.routes)) ? ofBound : found.routes;
    const ended = bounding.proved === 'infeasible' && routes !== null ? null : bounding.proved;
    return { routes, ended: ended ?? found.ended, bound: bounding.found(routes) };
  };
  try {
    const outcome: unknown = await strategy.solve(problem, context);
    if (!isOutcome(outcome)) throw new TypeError(`solve returned ${outcome === null ? 'null' : typeof outcome}; expected an outcome { routes, ended }`);
    const { ended, iterations: done = 0 } = outcome;
    const found = await bounded({ routes: leastChanged(notWorse(outcome.routes)) ?? kept(), ended });
    return { ...found, ended: ending(found.ended), seconds: elapsedMs() / 1000, iterations: done, operators: sound(outcome) };
  } catch (error) {
    await bounding?.abandon();
    return { routes: kept(), ended: 'failed', error, seconds: elapsedMs() / 1000, iterations: 0, operators: [], bound: bounding?.found(kept()) ?? null };
  }
}
