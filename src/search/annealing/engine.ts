import { setImmediate } from 'node:timers/promises';
import { evaluate } from '../../model/cost.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import type { Instance } from '../instance/layout.js';
import { readSamples, type SliceResult } from '../parallel/mailbox.js';
import { divide, placesOf, type Places } from '../parallel/decomposition.js';
import type { Progress } from '../ruin-recreate/progress.js';
import { readRoutes } from '../ruin-recreate/exchange.js';
import type { ThreadGroup } from '../parallel/thread-group.js';
import type { Verdict } from '../verdict.js';
import type { SearchContext } from '../context.js';
import type { Cooling } from './cooling.js';
import type { Recombination } from './recombination.js';

/** How a solution is cut into parts that are annealed apart from each other, and put together after each slice of the run. */
export interface Decomposition {
  /** Parts that each thread works on in a slice; 0: each thread searches the whole. */
  readonly parts: number;
  /** Threads that work on each part, about, and of which the best counts: more than one where parts would get too small. */
  readonly shared: number;
  /** Slices of a run, about. */
  readonly slices: number;
  /** Iterations that a thread does in a slice at least. */
  readonly least: number;
  /** Whether solutions that leave customers out are cut, too. */
  readonly incomplete: boolean;
}

/** Each thread searches the whole. */
export const WHOLE: Decomposition = { parts: 0, shared: 1, slices: 40, least: 1000, incomplete: false };

/** What the search found out besides routes. */
export type Finding = 'optimal' | 'infeasible';

/** What a run works with. */
export interface EngineParts {
  readonly problem: Problem;
  readonly context: SearchContext;
  readonly instance: Instance;
  readonly group: ThreadGroup;
  readonly progress: Progress;
  /** Null: not asked, its bound is O(n^2). */
  readonly verdict: Verdict | null;
  readonly cooling: Cooling;
  /** Between the phases of the cooling, in runs whose threads search the whole; null: none. */
  readonly recombination: Recombination | null;
  readonly decomposition: Decomposition;
  /** What holds for slices in which each thread searches the whole. */
  readonly whole: Decomposition;
}

/** @returns whether every customer has a route */
export function servesAll(instance: Instance, routes: PlannedRoutes): boolean {
  return routes.reduce((sum, { customers }) => sum + customers.length, 0) === instance.customers.length;
}

/** The annealing run: slices of work for the group, gathered, judged and given out again. */
export class Engine {
  routes: PlannedRoutes | null = null;
  cost = Infinity;
  private readonly parts: EngineParts;
  private readonly places: Places;

  constructor(parts: EngineParts) {
    this.parts = parts;
    this.places = placesOf(parts.instance);
  }

  /**
   * Runs from `start` until the budget is used up; customers without a route in it are inserted first.
   * @returns why it ended earlier, null when it did not
   */
  async run(start: PlannedRoutes): Promise<Finding | null> {
    const { group, instance, progress, verdict, decomposition } = this.parts;
    for (let member = 0; member < group.size; member++) this.loadWhole(member, start);
    let current = start;
    let complete = servesAll(instance, start);
    // One slice is done whatever the clock says when there is nothing to answer with: it inserts who has no route.
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
      const found = verdict?.of(this.cost) ?? null;
      if (found !== null) return found;
      if (this.parts.cooling.advance(progress.fraction)) await this.recombine();
      await setImmediate();
    }
    return null;
  }

  /** Starts the next phase of the whole group from the best that is known, or can be put together of known routes. */
  private async recombine(): Promise<void> {
    const { recombination, group } = this.parts;
    if (recombination === null || this.routes === null) return;
    if (await recombination.prepare()) this.improveBy(recombination);
    for (let member = 0; member < group.size; member++) this.loadWhole(member, this.routes);
  }

  /** Recombines in this thread while the others go on annealing where the phase has ended; where time counts, until it is done. */
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
      // The first member's result is that of the slice before.
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

  /** Runs `iterations` iterations of its task in every member; where only time counts, in the fastest member. */
  slice(iterations: number, from: number, to: number): SliceResult[] {
    const { group, progress, context } = this.parts;
    const begun = context.elapsedMs();
    const slice = { iterations, from, to, chunk: progress.chunk };
    // With several parts to a thread a race would leave the last ones of the slower threads untouched.
    const waits = progress.reproducible || this.parts.decomposition.parts > 1;
    const results = waits ? group.run(slice, progress.deadline()) : group.race(slice, progress.deadline());
    const done = results.reduce((sum, result) => sum + result.iterations, 0);
    progress.add(done / group.size, context.elapsedMs() - begun);
    return results;
  }

  /** Gives a member a solution of the whole to go on from. */
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

  /** Groups of threads that work on parts of their own. */
  private get groups(): number {
    const { group, decomposition } = this.parts;
    return Math.max(1, Math.round(group.size / decomposition.shared));
  }

  /** Puts the parts' solutions together, of each part the cheapest. @returns the current routes */
  private gather(results: readonly SliceResult[]): PlannedRoutes {
    const { mailboxes } = this.parts.group;
    const groups = Array.from({ length: this.groups }, (_, group) => group);
    const cheapest = (of: (result: SliceResult) => number) => groups.map((group) => {
      const members = results.map((_, member) => member).filter((member) => member % groups.length === group);
      return members.reduce((least, member) => (of(results[member]!) < of(results[least]!) ? member : least));
    });
    const best = cheapest(({ bestCost }) => bestCost);
    const cost = best.reduce((sum, member) => sum + results[member]!.bestCost, 0);
    if (cost < this.cost) this.offer(best.flatMap((member) => readRoutes(mailboxes[member]!.best, results[member]!.bestRoutes)));
    const current = cheapest(({ absent, cost: now }) => (absent > 0 ? Infinity : now));
    return current.flatMap((member) => readRoutes(mailboxes[member]!.current, results[member]!.currentRoutes));
  }

  /**
   * Keeps the best of solutions of the whole. Members go their own ways, which measured better than following the
   * leader; only those that leave customers out, when another serves all, start again from its solution.
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

  /** Offers what is better in the members' solutions of the whole, and keeps the routes of all for recombination. */
  keepBest(results: readonly SliceResult[]): void {
    const { mailboxes } = this.parts.group;
    results.forEach((result, k) => {
      if (result.bestCost < this.cost) this.offer(readRoutes(mailboxes[k]!.best, result.bestRoutes));
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

  /** Offers routes that serve everybody: a run may have no time for more than its start. */
  offer(routes: PlannedRoutes): void {
    const { problem, context } = this.parts;
    const cost = evaluate(problem, routes).total;
    if (cost >= this.cost) return;
    this.cost = cost;
    this.routes = routes;
    context.report(routes, cost);
  }
}
