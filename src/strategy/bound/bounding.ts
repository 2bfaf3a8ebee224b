import { setTimeout } from 'node:timers/promises';
import type { Bound, BoundEffort } from '../../bounds/contract.js';
import { searchAllPlans } from '../../bounds/exhaustive/exhaustive-search.js';
import { meets, type BoundsOutcome } from '../../bounds/run-bounds.js';
import { check } from '../../model/checker.js';
import { evaluate } from '../../model/cost.js';
import type { Impossibility } from '../../model/impossibility.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import type { SolveContext } from '../contract.js';
import { BoundClient } from './bound-client.js';
import { latest, type IncumbentMessage, type UpMessage } from './bound-channel.js';
import { boundProblem } from './bound-problem.js';
import { notAbove } from './not-above.js';
import { allPlansUntil, type BoundSchedule } from './schedule.js';
import { EXHAUSTIVE } from './stated-bound.js';

/** Shortest time between two messages to the thread, and between two looks at a thread that is waited for; milliseconds. */
const TELL_MS = 50;
const WAIT_MS = 5;

/** A lower bound on the cost of every solution that serves all customers without a price. */
export interface FoundBound extends Bound {
  /** The method proved that no plan serves all customers: `value` says nothing. */
  readonly infeasible?: boolean;
  readonly impossibility?: Impossibility;
}

export interface BoundingOptions {
  readonly seed: number;
  readonly effort: BoundEffort;
  readonly schedule: BoundSchedule;
  /** Of the whole solve. */
  readonly limitMs: number;
  /** Of the whole solve: all of them are for the bound once the search is over. */
  readonly threads: number;
  readonly reproducible: boolean;
  /** Since the start of the solve. */
  readonly elapsedMs: () => number;
  /** The solve is stopped from outside, or its limit is reached. */
  readonly shouldStop: () => boolean;
  readonly onBound: (bound: Bound) => void;
  /** Whether the answer may only be what the strategy found: a better solution then only bounds it. */
  readonly ownRoutesOnly: boolean;
  /** Called with a solution that the bound found itself, unless it may not be the answer; checked, and better than the incumbents. */
  readonly onRoutes: (routes: PlannedRoutes, cost: number) => void;
  readonly log: SolveContext['log'];
  /** Module of the thread; default the bound itself. */
  readonly thread?: URL;
  /** Default the methods of the service. */
  readonly bound?: typeof boundProblem;
}

/**
 * The bound of one solve: starts a thread beside the search when its time has come, reads what it says whenever the search
 * looks at the clock, and lets it finish, or runs after the search what had no time beside it.
 */
export class Bounding {
  best: Bound | null = null;
  /** `optimal`: the bound meets the best solution; `infeasible`: no plan serves all customers that must be served. */
  proved: 'optimal' | 'infeasible' | null = null;
  readonly #problem: Problem;
  readonly #options: BoundingOptions;
  #client: BoundClient | null = null;
  #incumbent: IncumbentMessage | null = null;
  /** The last solution noted, whatever it leaves out. */
  #noted: PlannedRoutes | null = null;
  #untold: IncumbentMessage | null = null;
  #toldAt = -Infinity;
  #offered: PlannedRoutes = [];
  /** Routes that the bound has not been told of. */
  #suggested: PlannedRoutes = [];
  #fixed: Int32Array = new Int32Array(0);
  #impossibility: Impossibility | null = null;

  constructor(problem: Problem, options: BoundingOptions) {
    this.#problem = problem;
    this.#options = options;
  }

  /** Notes the best solution so far; one that leaves out customers without a price is no solution to the bound. */
  noteIncumbent(routes: PlannedRoutes): void {
    this.#noted = routes;
    const { missed, total } = evaluate(this.#problem, routes);
    if (missed > 0 || total >= (this.#incumbent?.cost ?? Infinity)) return;
    this.#untold = this.#incumbent = { cost: total, routes };
    this.#close();
  }

  /** Called whenever the search looks at the clock. */
  look(): void {
    const { schedule, reproducible } = this.#options;
    if (reproducible || this.proved !== null) return;
    if (this.#client === null) {
      const elapsedMs = this.#options.elapsedMs();
      if (elapsedMs >= (this.#incumbent === null ? schedule.startBareMs : schedule.startMs)) this.#start(elapsedMs);
      return;
    }
    for (const message of this.#client.heard()) this.#hear(message);
    this.#tell(this.#client);
  }

  /** Takes routes that the bound may use, the latest first. */
  suggest(routes: PlannedRoutes): void {
    this.#suggested = latest(routes, this.#suggested);
  }

  /** Returns routes that may be part of a good solution, the latest first, each offer once. */
  offered(): PlannedRoutes {
    const offered = this.#offered;
    this.#offered = [];
    return offered;
  }

  /** Returns pairs of customers that no better solution serves one directly after the other, each once. */
  fixed(): Int32Array {
    const fixed = this.#fixed;
    this.#fixed = new Int32Array(0);
    // Where something is minimised before money, a better solution may cost more.
    return this.#problem.primary === 'none' ? fixed : this.#fixed;
  }

  /** Returns what is known of the best cost, given the solution of the whole run. */
  found(routes: PlannedRoutes | null): FoundBound | null {
    const { best } = this;
    if (best === null) return null;
    const impossibility = this.#impossibility;
    if (routes === null) return this.proved === 'infeasible' ? { ...best, infeasible: true, ...(impossibility === null ? {} : { impossibility }) } : best;
    const { missed, total } = evaluate(this.#problem, routes);
    if (missed > 0) return null;
    const value = notAbove(best.value, total);
    if (value === null) this.#options.log('the bound is above the cost of a solution: left out', { method: best.method, bound: best.value, cost: total });
    return value === null ? null : { ...best, value };
  }

  /** Ends the bound as it is. */
  async abandon(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    await client?.close();
  }

  /**
   * Completes the bound after the search, within its budget; of a tiny problem by all of its plans.
   * @param proofMs - of that budget at least, for a certificate of what the search proved impossible; 0: it proved nothing
   */
  async finish(proofMs = 0): Promise<void> {
    if (this.#noted !== null) this.#searchAll();
    // What is minimised before money is proved without a bound on the money.
    if (this.#client !== null) await this.#finishThread(this.#client);
    else if (this.proved === null || this.#problem.primary !== 'none') await this.#runHere(proofMs);
    // A certificate says more than that nothing was found.
    if (this.#noted === null && this.proved === null && proofMs === 0) this.#searchAll();
  }

  async #finishThread(client: BoundClient): Promise<void> {
    client.allow(this.#options.threads - 1);
    try {
      for (;;) {
        for (const message of client.heard()) this.#hear(message);
        if (client.ended || this.proved !== null || this.#options.shouldStop()) return;
        this.#tell(client);
        await setTimeout(WAIT_MS);
      }
    } finally {
      await client.close();
    }
  }

  /** Searches all plans of a tiny problem, for a better one or a proof. */
  #searchAll(): void {
    const { shouldStop, onRoutes, ownRoutesOnly, reproducible, elapsedMs, limitMs } = this.#options;
    const found = searchAllPlans(this.#problem, this.#noted, () => shouldStop() || (!reproducible && elapsedMs() >= allPlansUntil(limitMs)));
    if (found.kind === 'unknown') return;
    if (found.kind === 'infeasible') this.best = null;
    const routes = found.kind === 'infeasible' ? null : found.routes ?? this.#noted;
    const isOther = routes !== null && routes !== this.#noted;
    if (routes !== null) {
      const { total, missed } = evaluate(this.#problem, routes);
      if (isOther && !ownRoutesOnly) {
        onRoutes(routes, total);
        this.noteIncumbent(routes);
      }
      if (missed === 0 && this.#problem.primary === 'none') this.#note({ value: found.kind === 'best' ? found.atLeast : total, method: EXHAUSTIVE });
    }
    if (found.kind !== 'best' && (!isOther || !ownRoutesOnly)) this.proved = found.kind;
  }

  #start(elapsedMs: number): void {
    const { seed, effort, limitMs, schedule, thread } = this.#options;
    const budgetMs = this.#incumbent === null ? schedule.bareBudgetMs : schedule.budgetMs;
    this.#client = new BoundClient(this.#problem, { seed, effort, limitMs: Math.min(budgetMs, limitMs - elapsedMs), incumbent: this.#incumbent }, thread);
    this.#untold = null;
  }

  async #runHere(leastMs: number): Promise<void> {
    const { seed, effort, limitMs, reproducible, schedule, elapsedMs, shouldStop, log, bound = boundProblem } = this.#options;
    const startedAt = elapsedMs();
    const budgetMs = reproducible ? limitMs : Math.max(schedule.after(startedAt), Math.min(leastMs, limitMs - startedAt));
    if (budgetMs <= 0 || shouldStop()) return;
    const incumbent = this.#incumbent ?? { cost: Infinity, routes: null };
    try {
      const outcome = await bound(this.#problem, {
        seed, effort, reproducible,
        limitMs: budgetMs,
        elapsedMs: () => elapsedMs() - startedAt,
        shouldStop: () => shouldStop() || (!reproducible && elapsedMs() - startedAt >= budgetMs),
        incumbent: () => incumbent,
        suggested: () => this.#takeSuggested(),
        report: (found) => this.#note(found),
        offer: () => undefined,
        fix: () => undefined,
        log,
      });
      this.#end(outcome);
    } catch (error) {
      log(`the bound failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  #hear(message: UpMessage): void {
    const { log } = this.#options;
    if (message.kind === 'bound') this.#note(message.bound);
    else if (message.kind === 'offer') this.#offered = latest(message.routes, this.#offered);
    else if (message.kind === 'fix') this.#fixed = Int32Array.from([...this.#fixed, ...message.pairs]);
    else if (message.kind === 'log') log(message.message, message.fields);
    else if (message.kind === 'failed') log(`the bound failed: ${message.message}`);
    else this.#end(message.outcome);
  }

  #note(bound: Bound): void {
    if (this.best !== null && bound.value <= this.best.value) return;
    this.best = bound;
    this.#options.onBound(bound);
    this.#close();
  }

  #end({ ended, proof, impossibility, routes }: BoundsOutcome): void {
    if (routes !== null && check(this.#problem, routes).length === 0) {
      const cost = evaluate(this.#problem, routes).total;
      if (cost < (this.#incumbent?.cost ?? Infinity) && !this.#options.ownRoutesOnly) this.#options.onRoutes(routes, cost);
    }
    if (ended === 'infeasible' && proof !== null && this.#incumbent === null) {
      this.best = { ...proof, value: 0 };
      this.proved = 'infeasible';
      this.#impossibility = impossibility ?? null;
    }
  }

  #close(): void {
    // Where something is minimised before money, the cheapest plan need not be the best.
    if (this.#problem.primary !== 'none' || this.best === null || this.#incumbent === null) return;
    if (meets(this.best.value, this.#incumbent.cost)) this.proved = 'optimal';
  }

  #tell(client: BoundClient): void {
    const { elapsedMs } = this.#options;
    if ((this.#untold === null && this.#suggested.length === 0) || elapsedMs() - this.#toldAt < TELL_MS) return;
    this.#toldAt = elapsedMs();
    client.tell({ incumbent: this.#untold, suggested: this.#takeSuggested() });
    this.#untold = null;
  }

  #takeSuggested(): PlannedRoutes {
    const suggested = this.#suggested;
    this.#suggested = [];
    return suggested;
  }
}
