import { setImmediate } from 'node:timers/promises';
import { evaluate } from '../../model/cost.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import type { SearchContext, SearchOutcome } from '../context.js';
import { fixPairs } from '../instance/fixed-pairs.js';
import type { Instance } from '../instance/layout.js';
import type { SliceResult } from '../parallel/mailbox.js';
import type { ThreadGroup } from '../parallel/thread-group.js';
import type { OperatorUse } from '../operator-uses.js';
import { readRoutes, writeRoutes } from '../ruin-recreate/exchange.js';
import type { TerminationCheck } from '../termination-check.js';
import { Breeding } from './breeding.js';
import type { BreedingProgress } from './breeding-progress.js';
import { IdlePopulations } from './idle-populations.js';
import type { GeneticKernel } from './kernel.js';
import type { GeneticParameters } from './parameters.js';
import { seedPopulation, type Seeding } from './seed-population.js';

/** Unused by a slice of breeding. */
const NO_ANNEALING = { from: 1, to: 1, chunk: 1 };

/** Individuals whose routes a bound gets after every round. */
const SUGGESTED = 20;
/** Annealing iterations per customer for an individual of routes that a bound offers: they are good already. */
const OFFERED_ITERATIONS = 20;
/** Times in a run that such an individual is made: more often than three times measured worse, since they take over the population. */
const OFFERED_TIMES = 3;

/** Collaborators and settings of a run. */
export interface IslandParts {
  readonly problem: Problem;
  /** Whether a solution is one of the original problem. */
  readonly accepts: (routes: PlannedRoutes) => boolean;
  readonly context: SearchContext;
  /** Returns feasible routes of a bound that can stand together, each once. */
  readonly offered: () => PlannedRoutes;
  readonly instance: Instance;
  readonly group: ThreadGroup;
  readonly genetic: GeneticKernel;
  readonly progress: BreedingProgress;
  readonly termination: TerminationCheck;
  /** How this thread's population is initialized. */
  readonly seeding: Seeding;
  readonly parameters: GeneticParameters;
}

/** Populations as islands: one is bred in this thread, and each other thread breeds its own. */
export class Islands {
  routes: PlannedRoutes | null = null;
  private cost = Infinity;
  /** The member that found the best solution, and the cost of the last solution that migrated. */
  private owner = 0;
  private migrated = Infinity;
  private readonly parts: IslandParts;
  private readonly breeding: Breeding;
  private readonly populations: IdlePopulations;
  /** Per member: the best cost it has delivered. */
  private readonly handed: number[];

  constructor(parts: IslandParts) {
    this.parts = parts;
    const { genetic, instance, progress, context, parameters } = parts;
    this.breeding = new Breeding(genetic, instance, progress.lifetime, () => context.elapsedMs());
    this.handed = parts.group.mailboxes.map(() => Infinity);
    this.populations = new IdlePopulations(instance.customers.length, parts.group.size, parameters);
    genetic.setPatience(parameters.patience);
  }

  /**
   * Breeds until the run ends, in parallel with the other threads.
   * @returns what was proved before that; null if nothing was
   */
  async breed(): Promise<SearchOutcome['ended'] | null> {
    const { progress, instance, termination, genetic, seeding, context } = this.parts;
    const offer = (routes: PlannedRoutes): void => this.offer(routes, 0);
    seedPopulation(instance, genetic, seeding, () => context.elapsedMs(), () => context.shouldStop(), offer, offer);
    for (let round = 1; !progress.finished; round++) {
      this.learn(round);
      const results = this.round();
      this.offerBred();
      this.suggest();
      if (this.isIdle(results)) return 'stagnated';
      if (results.length > 1 && !this.populations.apart) this.migrate(round, results);
      const proved = termination.proofFor(this.cost);
      if (proved !== null) return proved;
      await setImmediate();
    }
    return null;
  }

  /** Takes what a bound knows: pairs of customers that need not be neighbours and, from time to time, routes, to which an individual is completed. */
  private learn(round: number): void {
    const { context, instance, genetic, seeding, parameters } = this.parts;
    fixPairs(instance, context.fixed?.());
    if (round % Math.max(1, Math.floor(parameters.rounds / OFFERED_TIMES)) !== 0) return;
    const initial = this.parts.offered();
    if (initial.length === 0) return;
    const individual: Seeding = { seed: seeding.seed + round, scale: seeding.scale, iterations: OFFERED_ITERATIONS * instance.customers.length, individuals: 1, untilMs: null, initial };
    seedPopulation(instance, genetic, individual, () => context.elapsedMs(), () => context.shouldStop(), (routes) => this.offer(routes, 0));
  }

  /** Sends a solution to another member's mailbox. */
  private hand(member: number, routes: PlannedRoutes): void {
    const { group, instance } = this.parts;
    group.load(member, [{ routes, customers: instance.customers, idle: null }]);
  }

  /**
   * Migration: individuals move from each population to the next, and the best solution joins all populations but its
   * own, once.
   */
  private migrate(round: number, results: readonly SliceResult[]): void {
    const { group, genetic, parameters } = this.parts;
    const best = round % parameters.migration === 0 && this.migrated !== this.cost && this.routes !== null && genetic.fits(this.routes) ? this.routes : null;
    if (best !== null) this.migrated = this.cost;
    else if (round % parameters.emigration !== 0) return;
    const emigrants = group.mailboxes.map(({ current }, member) => {
      const routes = member === 0 ? genetic.emigrate() : results[member]!.currentRoutes;
      return readRoutes(member === 0 ? genetic.exchange : current, routes);
    });
    group.mailboxes.forEach((_, member) => {
      const routes = best !== null && member !== this.owner ? best : emigrants[(member || group.size) - 1]!;
      if (routes.length === 0) return;
      if (member === 0) genetic.immigrate(writeRoutes(genetic.exchange, routes));
      else this.hand(member, routes);
    });
  }

  private round(): readonly SliceResult[] {
    const { progress, group, parameters: { rounds } } = this.parts;
    const stopEarly = progress.until(progress.fraction + 1 / rounds);
    const individuals = progress.breeding(1 / rounds);
    let made = 0;
    const results = group.run({ iterations: individuals, ...NO_ANNEALING }, stopEarly, () => {
      for (; made < individuals && !stopEarly(); made++) this.breeding.breed();
    });
    progress.add(made);
    this.offerOthers(results);
    return results;
  }

  /** Whether nothing more is expected, after a round. */
  private isIdle(results: readonly SliceResult[]): boolean {
    const { genetic, progress } = this.parts;
    results.forEach(({ bestCost }, member) => this.populations.note(member, member === 0 ? genetic.bestCost() : bestCost, progress.made));
    return this.populations.mayEnd(progress.made) && this.routes !== null;
  }

  /** Reports the best solution of the other threads. */
  private offerOthers(results: readonly SliceResult[]): void {
    const { group } = this.parts;
    results.forEach(({ bestCost, bestRoutes }, member) => {
      if (member === 0 || bestCost >= this.handed[member]!) return;
      this.handed[member] = bestCost;
      this.offer(readRoutes(group.mailboxes[member]!.best, bestRoutes), member);
    });
  }

  private offerBred(): void {
    const { genetic } = this.parts;
    if (genetic.bestCost() < this.cost) this.offer(readRoutes(genetic.exchange, genetic.best()), 0);
  }

  /** Passes the routes of some individuals to a bound, for its columns. */
  private suggest(): void {
    const { context, genetic } = this.parts;
    for (let k = 0; context.suggest !== undefined && k < SUGGESTED; k++) context.suggest(readRoutes(genetic.exchange, genetic.emigrate()));
  }

  /** Crossover statistics, summed over all populations. */
  crossovers(): readonly OperatorUse[] {
    const { genetic, group } = this.parts;
    const statistics = group.mailboxes.map((mailbox) => mailbox.statistics);
    genetic.writeStatistics(statistics[0]!);
    return genetic.readStatistics(statistics);
  }

  private offer(routes: PlannedRoutes, owner: number): void {
    const { problem, accepts, context } = this.parts;
    const cost = evaluate(problem, routes).total;
    if (cost >= this.cost || !accepts(routes)) return;
    this.cost = cost;
    this.routes = routes;
    this.owner = owner;
    context.report(routes, cost);
  }
}
