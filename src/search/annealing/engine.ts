import { setImmediate } from 'node:timers/promises';
import type { Burdens } from '../../model/burdens.js';
import { evaluate } from '../../model/cost.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { scheduleRoute } from '../../model/schedule.js';
import { servedOrReplaced } from '../../model/alternatives.js';
import { omissionCost } from '../instance/burdens.js';
import { fixPairs } from '../instance/fixed-pairs.js';
import type { Instance } from '../instance/layout.js';
import { readSamples, type SliceResult } from '../parallel/mailbox.js';
import { divide, placesOf, type Places } from '../parallel/decomposition.js';
import type { Progress } from '../ruin-recreate/progress.js';
import { readRoutes } from '../ruin-recreate/exchange.js';
import type { ThreadGroup } from '../parallel/thread-group.js';
import type { TerminationCheck } from '../termination-check.js';
import type { SearchContext } from '../context.js';
import type { Cooling } from './cooling.js';
import type { Recombination } from './recombination.js';

/** How a solution is decomposed into parts that are annealed separately and joined after each slice of the run. */
export interface Decomposition {
  /** Number of parts per thread in a slice; 0: each thread searches the whole solution. */
  readonly parts: number;
  /**
   * Approximate number of threads per part, of which the best result counts; more than one if parts would become too
   * small.
   */
  readonly shared: number;
  /** Approximate number of slices in a run. */
  readonly slices: number;
  /** Minimum number of iterations of a thread per slice. */
  readonly least: number;
  /** Whether solutions with unserved customers are decomposed, too. */
  readonly incomplete: boolean;
}

/** Each thread searches the whole solution. */
export const WHOLE: Decomposition = { parts: 0, shared: 1, slices: 40, least: 1000, incomplete: false };

/** What the search proved besides finding routes. */
export type Finding = 'optimal' | 'infeasible';

/** Collaborators and settings of a run. */
export interface EngineParts {
  readonly problem: Problem;
  readonly burdens: Burdens;
  /** Whether a solution is one of the problem that the caller stated. */
  readonly accepts: (routes: PlannedRoutes) => boolean;
  readonly context: SearchContext;
  readonly instance: Instance;
  readonly group: ThreadGroup;
  readonly progress: Progress;
  /** Null: no termination check; its bound takes O(n^2). */
  readonly termination: TerminationCheck | null;
  readonly cooling: Cooling;
  /** Runs between the phases of the cooling if threads search the whole solution; null: none. */
  readonly recombination: Recombination | null;
  readonly decomposition: Decomposition;
  /** Settings for slices in which each thread searches the whole solution. */
  readonly whole: Decomposition;
}

/** @returns whether every customer is on a route */
function servesAll({ customers }: Pick<Instance, 'customers'>, routes: PlannedRoutes): boolean {
  const all = new Set(customers);
  // Routes may reload at depots.
  return routes.reduce((sum, route) => sum + route.customers.filter((node) => all.has(node)).length, 0) === all.size;
}

/** @returns whether routes are an answer: they serve all customers but those that may be left out */
export function isAnswer(problem: Pick<Problem, 'customers' | 'nodeCount' | 'omission' | 'relations' | 'shipments'>, routes: PlannedRoutes): boolean {
  const { customers, omission, shipments } = problem;
  const counted = servedOrReplaced(problem, routes);
  // A shipment is on the routes as a whole.
  for (const { pickup, delivery } of shipments) counted[delivery] = counted[pickup]!;
  return customers.every((c) => counted[c] === 1 || (omission !== null && omission.price[c] !== Infinity));
}

/**
 * @returns whether the model finds a schedule of every route with breaks: where it does not try all, the kernel may have one that
 * it misses
 */
function isScheduled(problem: Problem, routes: PlannedRoutes): boolean {
  return problem.vehicleTypes.every(({ breaks }) => breaks.length === 0)
    || routes.every(({ type, customers }) => problem.vehicleTypes[type]!.breaks.length === 0 || scheduleRoute(problem, type, customers).violation === null);
}

/** The annealing run: slices of work for the threads, collected, compared and redistributed. */
export class Engine {
  routes: PlannedRoutes | null = null;
  /** Of `routes`: their cost or, with details, what the kernels minimise. */
  cost = Infinity;
  private readonly parts: EngineParts;
  private readonly places: Places;

  constructor(parts: EngineParts) {
    this.parts = parts;
    this.places = placesOf(parts.instance, parts.problem);
  }

  /**
   * Runs from `start` until the budget is used up; customers that are unserved in it are inserted first.
   * @param between - called between the phases of the cooling, for the routes from which the next starts; null: the best, recombined
   * @returns why it ended early, null if it did not
   */
  async run(start: PlannedRoutes, between: (() => Promise<PlannedRoutes>) | null = null): Promise<Finding | null> {
    const { group, instance, progress, termination, decomposition } = this.parts;
    this.loadAll(start);
    let current = start;
    let complete = servesAll(instance, start);
    // As long as there is no answer at all, one slice runs regardless of the clock: it inserts the unserved customers.
    for (let due = this.routes === null && !progress.reproducible; due || !progress.finished; due = false) {
      const split = decomposition.parts > 0 && (complete || decomposition.incomplete);
      if (split) this.loadParts(current);
      const results = this.nextSlice(split);
      if (split) current = this.gather(results);
      else {
        const leader = this.keepLeader(results);
        complete = results[leader]!.absent === 0;
        if (complete && decomposition.parts > 0) current = readRoutes(group.mailboxes[leader]!.current, results[leader]!.currentRoutes);
      }
      const found = termination?.proofFor(this.cost) ?? null;
      if (found !== null) return found;
      if (this.parts.cooling.advance(progress.fraction)) {
        if (between === null) await this.recombine();
        else {
          current = await between();
          this.loadAll(current);
        }
      }
      await setImmediate();
    }
    return null;
  }

  /** Starts the next phase of all threads from the best solution, which may be recombined from known routes. */
  private async recombine(): Promise<void> {
    const { recombination } = this.parts;
    if (recombination === null || this.routes === null) return;
    if (await recombination.prepare()) this.improveBy(recombination);
    this.loadAll(this.routes);
  }

  /**
   * Recombines in this thread while the others continue annealing at the final temperature of the phase; without an
   * iteration budget, they continue until it is done.
   */
  private improveBy(recombination: Recombination): void {
    const { group, progress, cooling } = this.parts;
    let better: PlannedRoutes | null = null;
    const lead = (): void => {
      better = recombination.improve(this.routes!, this.cost);
    };
    if (progress.reproducible || group.size === 1) lead();
    else {
      let done = false;
      const deadline = progress.deadline();
      const temperature = cooling.at(1);
      const slice = { iterations: Number.MAX_SAFE_INTEGER, from: temperature, to: temperature, chunk: progress.chunk };
      const results = group.run(slice, () => done || deadline(), () => {
        lead();
        done = true;
      });
      // The first member's result is that of the previous slice.
      this.keepBest(results.with(0, { ...results[0]!, bestCost: Infinity, samples: 0 }));
    }
    if (better !== null) this.offer(better);
  }

  private nextSlice(split: boolean): SliceResult[] {
    const { progress, cooling, decomposition, whole } = this.parts;
    const { parts, slices, least } = split ? decomposition : whole;
    const each = Math.max(1, parts);
    const iterations = Math.ceil(progress.sliceIterations(1 / slices, least, cooling.until) / each);
    return this.slice(iterations, cooling.at(progress.fraction), cooling.at(progress.fractionAfter(each * iterations)));
  }

  /** Runs `iterations` iterations in every member or, if only time counts, in the fastest member. */
  slice(iterations: number, from: number, to: number, eliminating = false): SliceResult[] {
    const { group, progress, context, instance } = this.parts;
    const begun = context.elapsedMs();
    fixPairs(instance, context.fixed?.());
    const slice = { iterations, from, to, chunk: progress.chunk, eliminating };
    // With several parts per thread, a race would leave the last parts of the slower threads untouched.
    const waits = progress.reproducible || this.parts.decomposition.parts > 1;
    const results = waits ? group.run(slice, progress.deadline()) : group.race(slice, progress.deadline());
    const done = results.reduce((sum, result) => sum + result.iterations, 0);
    progress.add(done / group.size, context.elapsedMs() - begun);
    return results;
  }

  /** Loads a solution of the whole problem into every member. */
  loadAll(routes: PlannedRoutes): void {
    for (let member = 0; member < this.parts.group.size; member++) this.loadWhole(member, routes);
  }

  /** Loads a solution of the whole problem into a member. */
  loadWhole(member: number, routes: PlannedRoutes): void {
    const { group, instance } = this.parts;
    group.load(member, [{ routes, customers: instance.customers, idle: null }]);
  }

  private loadParts(routes: PlannedRoutes): void {
    const { group, instance, context, decomposition } = this.parts;
    const { parts } = decomposition;
    const groups = this.groups;
    const cut = divide(instance, this.places, routes, parts * groups, context.random.next() * 2 * Math.PI);
    for (let member = 0; member < group.size; member++) group.load(member, cut.slice((member % groups) * parts, ((member % groups) + 1) * parts));
  }

  /** Groups of threads that work on separate parts. */
  private get groups(): number {
    const { group, decomposition } = this.parts;
    return Math.max(1, Math.round(group.size / decomposition.shared));
  }

  /** Joins the cheapest solution of each part. @returns the current routes */
  private gather(results: readonly SliceResult[]): PlannedRoutes {
    const { mailboxes } = this.parts.group;
    const groups = Array.from({ length: this.groups }, (_, group) => group);
    const cheapest = (of: (result: SliceResult) => number) => groups.map((group) => {
      const members = results.map((_, member) => member).filter((member) => member % groups.length === group);
      return members.reduce((least, member) => (of(results[member]!) < of(results[least]!) ? member : least));
    });
    const best = cheapest(({ bestCost }) => bestCost);
    const cost = best.reduce((sum, member) => sum + results[member]!.bestCost, 0);
    if (cost < this.cost) this.offer(best.flatMap((member) => readRoutes(mailboxes[member]!.best, results[member]!.bestRoutes)), cost);
    // With details the cost counts the customers that are missing; some may never find a place.
    const current = cheapest(({ absent, cost: now }) => (absent > 0 && !this.parts.instance.detailed ? Infinity : now));
    return current.flatMap((member) => readRoutes(mailboxes[member]!.current, results[member]!.currentRoutes));
  }

  /**
   * Keeps the best of the members' solutions of the whole. Members continue independently, which measured better than
   * following the leader; only those with unserved customers, if another member serves all, restart from the leader's
   * solution.
   * @returns the leader
   */
  private keepLeader(results: readonly SliceResult[]): number {
    const { group } = this.parts;
    let leader = 0;
    results.forEach((result, k) => {
      const front = results[leader]!;
      if (result.absent < front.absent || (result.absent === front.absent && result.cost < front.cost)) leader = k;
    });
    this.keepBest(results);
    const front = results[leader]!;
    const routes = readRoutes(group.mailboxes[leader]!.current, front.currentRoutes);
    results.forEach((result, k) => {
      if (front.absent === 0 && result.absent > 0) this.loadWhole(k, routes);
    });
    return leader;
  }

  /** Reports improved solutions of the whole, and collects the routes of all members for recombination. */
  keepBest(results: readonly SliceResult[]): void {
    const { mailboxes } = this.parts.group;
    results.forEach((result, k) => {
      if (result.bestCost < this.cost) this.offer(readRoutes(mailboxes[k]!.best, result.bestRoutes), result.bestCost);
      this.collect(k, result);
    });
  }

  private collect(member: number, { bestCost, bestRoutes, samples }: SliceResult): void {
    const { recombination, group } = this.parts;
    if (recombination === null) return;
    const mailbox = group.mailboxes[member]!;
    if (bestCost < Infinity) recombination.collect(readRoutes(mailbox.best, bestRoutes), bestCost);
    readSamples(mailbox, samples, (routes, cost) => recombination.collect(routes, cost));
  }

  /**
   * Reports routes if they are an answer: a run may not have time for more than its start.
   * @param value - with details, what the kernel minimises; Infinity: not known
   */
  offer(routes: PlannedRoutes, value = Infinity): void {
    const { problem, burdens, accepts, context, instance } = this.parts;
    if (instance.detailed && !isAnswer(problem, routes)) return;
    const total = evaluate(problem, routes).total + omissionCost(burdens, problem.customers, routes);
    const cost = instance.detailed ? Math.min(value, Number.MAX_VALUE) : total;
    if (cost >= this.cost || !accepts(routes) || !isScheduled(problem, routes)) return;
    this.cost = cost;
    this.routes = routes;
    context.report(routes, total);
  }
}
