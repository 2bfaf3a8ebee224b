import type { BoundEffort } from '../../bounds/contract.js';
import { isTiny } from '../../bounds/exhaustive/exhaustive-search.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import type { Ending, SolveContext } from '../contract.js';
import { costsLess } from '../kept-order.js';
import { Bounding, type BoundingOptions, type FoundBound } from './bounding.js';
import { boundSchedule, isBoundable } from './schedule.js';

/**
 * What the proof of what a strategy calls impossible may take, with its certificate and the least changes, as a share of the limit,
 * and at most, milliseconds: the client waits for it. Counting takes 5 to 30 ms up to 100 customers, and 100 ms with many kinds of vehicles.
 */
const PROOF_SHARE = 0.25;
const MOST_PROOF_MS = 300;

export interface BoundedRunOptions extends Omit<BoundingOptions, 'effort' | 'schedule' | 'onRoutes' | 'thread' | 'bound'> {
  /** `none`: no bound. */
  readonly mode: BoundEffort | 'none';
  /** Called with a solution that the bound found itself; checked. */
  readonly report: SolveContext['report'];
  /** What tests replace of the bound. */
  readonly parts?: Pick<BoundingOptions, 'thread' | 'bound'>;
}

/** What a strategy came to. */
export interface FoundRoutes {
  readonly routes: PlannedRoutes | null;
  readonly ended: Ending;
}

/** The bound of one run of a strategy, if there is one: what the search has of time and threads beside it, and what the two tell each other. */
export class BoundedRun {
  /** When the search must end, milliseconds, and its number of threads. */
  readonly searchMs: number;
  readonly searchThreads: number;
  readonly #problem: Problem;
  readonly #options: BoundedRunOptions;
  readonly #bounding: Bounding | null = null;
  /** A solution that the bound found; checked. */
  #routes: PlannedRoutes | null = null;

  constructor(problem: Problem, options: BoundedRunOptions) {
    const { mode, limitMs, threads, reproducible, parts, report, ...rest } = options;
    this.#problem = problem;
    this.#options = options;
    this.searchMs = limitMs;
    this.searchThreads = threads;
    if (mode === 'none' || !isBoundable(problem)) return;
    const schedule = boundSchedule({ effort: mode, limitMs, threads, customers: problem.customers.length, reproducible, isTiny: isTiny(problem) && !options.ownRoutesOnly });
    this.searchMs = schedule.searchMs;
    this.searchThreads = schedule.searchThreads;
    this.#bounding = new Bounding(problem, {
      ...rest, ...parts, effort: mode, schedule, limitMs, threads, reproducible,
      onRoutes: (routes, cost) => {
        this.#routes = routes;
        report(routes, cost);
      },
    });
  }

  /** Called whenever the search looks at the clock. @returns whether a proof ends the search */
  look(): boolean {
    this.#bounding?.look();
    return this.#beside !== null && this.#beside.proved !== null;
  }

  noteIncumbent(routes: PlannedRoutes): void {
    this.#beside?.noteIncumbent(routes);
  }

  /** Whether routes are suggested to the bound: with the strong effort, which has the time for them. */
  get wantsRoutes(): boolean {
    return this.#options.mode === 'strong' && this.#beside !== null;
  }

  suggest(routes: PlannedRoutes): void {
    this.#beside?.suggest(routes);
  }

  offered(): PlannedRoutes {
    return this.#beside?.offered() ?? [];
  }

  fixed(): Int32Array {
    return this.#beside?.fixed() ?? new Int32Array(0);
  }

  /** Completes the bound after the search; what it finds may be better than the routes, and prove that nothing is better. */
  async complete(found: FoundRoutes): Promise<FoundRoutes & { readonly bound: FoundBound | null }> {
    const bounding = this.#bounding;
    if (bounding === null) return { ...found, bound: null };
    if (found.routes !== null) bounding.noteIncumbent(found.routes);
    const { reproducible, limitMs } = this.#options;
    // Small problems are solved exactly: what is optimal already needs no bound; what is impossible may get a certificate.
    if (found.ended !== 'optimal' && (found.ended !== 'infeasible' || !reproducible)) await bounding.finish(found.ended === 'infeasible' ? Math.min(MOST_PROOF_MS, PROOF_SHARE * limitMs) : 0);
    else await bounding.abandon();
    const own = this.#routes;
    const routes = own !== null && (found.routes === null || costsLess(this.#problem, own, found.routes)) ? own : found.routes;
    const ended = bounding.proved === 'infeasible' && routes !== null ? null : bounding.proved;
    return { routes, ended: ended ?? found.ended, bound: bounding.found(routes) };
  }

  /** Ends the bound as it is. @returns what is known, given the solution of the run */
  async abandon(routes: PlannedRoutes | null): Promise<FoundBound | null> {
    await this.#bounding?.abandon();
    return this.#bounding?.found(routes) ?? null;
  }

  /** The bound, if it may influence the search. */
  get #beside(): Bounding | null {
    return this.#options.reproducible ? null : this.#bounding;
  }
}
