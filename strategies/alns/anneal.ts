import { divide, evaluate, networkDistance, placesOf, readRoutes, readSamples } from '#strategy';
import type { Ending, Network, Places, PlannedRoutes, Problem, Progress, SliceResult, SolveContext, Team, Verdict } from '#strategy';
import { setImmediate } from 'node:timers/promises';
import type { Cooling } from './phases.js';
import type { Recombination } from './recombination.js';
import { usualSharing } from './usual.js';

/**
 * Slices that a run is cut into, when each thread searches the whole and when the solution is shared, and iterations that a
 * slice has at least; per customer when it is shared.
 */
const SLICES = 40;
const SHARED_SLICES = 100;
const LEAST_ITERATIONS = 1000;
const LEAST_PER_CUSTOMER = 1;

/** Tells whether threads share one solution out among them. */
export function sharesSolution(problem: Problem, threads: number): boolean {
  return threads > 1 && problem.customers.length >= usualSharing(problem);
}

/** What a run works with. */
export interface Workbench {
  readonly problem: Problem;
  readonly context: SolveContext;
  readonly net: Network;
  readonly team: Team;
  readonly progress: Progress;
  readonly verdict: Verdict;
  readonly cooling: Cooling;
  /** Between the phases of the cooling, in runs whose threads search the whole; null: none. */
  readonly recombination: Recombination | null;
}

/** The annealing run: slices of work for the team, gathered, judged and dealt out again. */
export class Anneal {
  routes: PlannedRoutes | null = null;
  cost = Infinity;
  private readonly bench: Workbench;
  private readonly places: Places;
  private readonly shared: boolean;

  constructor(bench: Workbench) {
    const { problem, net, team } = bench;
    this.bench = bench;
    this.shared = sharesSolution(problem, team.size);
    this.places = this.shared ? placesOf(net, (i, j) => networkDistance(net, i, j)) : { x: net.x, y: net.y };
  }

  /**
   * Runs from `start` until the budget is used up; customers without a route in it are inserted first.
   * @returns why it ended earlier, null when it did not
   */
  async run(start: PlannedRoutes): Promise<Ending | null> {
    const { team, net, progress, verdict } = this.bench;
    progress.beginAnew();
    for (let member = 0; member < team.size; member++) this.loadWhole(member, start);
    let current = start;
    let complete = start.reduce((sum, { customers }) => sum + customers.length, 0) === net.customers.length;
    while (!progress.finished) {
      const split = this.shared && complete;
      if (split) this.loadParts(current);
      const results = this.nextSlice(split);
      if (split) current = this.gather(results);
      else {
        const leader = this.keepLeader(results);
        complete = results[leader]!.absent === 0;
        if (complete && this.shared) current = readRoutes(team.desks[leader]!.current, results[leader]!.currentRoutes);
      }
      const ended = verdict.of(this.cost);
      if (ended !== null) return ended;
      if (this.bench.cooling.advance(progress.fraction)) await this.recombine();
      await setImmediate();
    }
    return null;
  }

  /** Starts the next phase of the whole team from the best that is known, or can be put together of known routes. */
  private async recombine(): Promise<void> {
    const { recombination, team } = this.bench;
    if (recombination === null || this.routes === null) return;
    const better = await recombination.improve(this.routes, this.cost);
    if (better !== null) this.offer(better);
    for (let member = 0; member < team.size; member++) this.loadWhole(member, this.routes);
  }

  private nextSlice(split: boolean): SliceResult[] {
    const { progress, cooling, net } = this.bench;
    const least = split ? LEAST_PER_CUSTOMER * net.customers.length : LEAST_ITERATIONS;
    const iterations = progress.sliceIterations(1 / (split ? SHARED_SLICES : SLICES), least, cooling.until);
    return this.slice(iterations, cooling.at(progress.fraction), cooling.at(progress.fractionAfter(iterations)));
  }

  /** Lets every member do so many iterations of what it was given; where only time counts, the fastest so many. */
  slice(iterations: number, from: number, to: number): SliceResult[] {
    const { team, progress, context } = this.bench;
    const begun = context.elapsedMs();
    const slice = { iterations, from, to, chunk: progress.chunk };
    const results = progress.reproducible ? team.run(slice, progress.deadline()) : team.race(slice, progress.deadline());
    const done = results.reduce((sum, result) => sum + result.iterations, 0);
    progress.add(done / team.size, context.elapsedMs() - begun);
    return results;
  }

  /** Gives a member a solution of the whole to go on from. */
  loadWhole(member: number, routes: PlannedRoutes): void {
    const { team, net } = this.bench;
    team.load(member, [{ routes, customers: net.customers, idle: null }]);
  }

  private loadParts(routes: PlannedRoutes): void {
    const { team, net, context } = this.bench;
    const parts = divide(net, this.places, routes, team.size, context.random.next() * 2 * Math.PI);
    parts.forEach((part, member) => team.load(member, [part]));
  }

  /** Puts the parts' solutions together. @returns the current routes */
  private gather(results: readonly SliceResult[]): PlannedRoutes {
    const { team } = this.bench;
    const best = results.reduce((sum, { bestCost }) => sum + bestCost, 0);
    if (best < this.cost) this.offer(team.desks.flatMap((desk, k) => readRoutes(desk.best, results[k]!.bestRoutes)));
    return team.desks.flatMap((desk, k) => readRoutes(desk.current, results[k]!.currentRoutes));
  }

  /**
   * Keeps the best of solutions of the whole. Members go their own ways, which measured better than following the
   * leader; only those that leave customers out, when another serves all, start again from its solution.
   * @returns the leader
   */
  private keepLeader(results: readonly SliceResult[]): number {
    const { team } = this.bench;
    let leader = 0;
    results.forEach((result, k) => {
      const front = results[leader]!;
      if (result.absent < front.absent || (result.absent === front.absent && result.cost < front.cost)) leader = k;
    });
    this.keepBest(results);
    const front = results[leader]!;
    const routes = readRoutes(team.desks[leader]!.current, front.currentRoutes);
    results.forEach((result, k) => {
      if (front.absent === 0 && result.absent > 0) this.loadWhole(k, routes);
    });
    return leader;
  }

  /** Offers what is better in the members' solutions of the whole, and keeps the routes of all for recombination. */
  keepBest(results: readonly SliceResult[]): void {
    const { desks } = this.bench.team;
    results.forEach((result, k) => {
      if (result.bestCost < this.cost) this.offer(readRoutes(desks[k]!.best, result.bestRoutes));
      this.collect(k, result);
    });
  }

  private collect(member: number, { bestCost, bestRoutes, samples }: SliceResult): void {
    const { recombination, team } = this.bench;
    if (recombination === null) return;
    const desk = team.desks[member]!;
    if (bestCost < Infinity) recombination.collect(readRoutes(desk.best, bestRoutes), bestCost);
    readSamples(desk, samples, (routes, cost) => recombination.collect(routes, cost));
  }

  private offer(routes: PlannedRoutes): void {
    const { problem, context } = this.bench;
    const cost = evaluate(problem, routes).total;
    if (cost >= this.cost) return;
    this.cost = cost;
    this.routes = routes;
    context.report(routes, cost);
  }
}
