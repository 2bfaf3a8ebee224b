import { createKernel, evaluate, readRoutes, startFrom, usualShares, writeRoutes } from '#strategy';
import type { Ending, GeneticKernel, Network, PlannedRoutes, Problem, SliceResult, SolveContext, Team, Verdict } from '#strategy';
import { setImmediate } from 'node:timers/promises';
import type { Course } from './course.js';

/** Rounds of a run. */
const ROUNDS = 100;
/** Rounds that another thread's annealing takes. */
const CYCLE = 10;
/** Iterations that try to serve who was left out at the start, and how often. */
const FILLING = 100;
const FILLINGS = 20;

/** What a run works with. */
export interface Colony {
  readonly problem: Problem;
  readonly context: SolveContext;
  readonly net: Network;
  readonly team: Team;
  readonly genetic: GeneticKernel;
  readonly course: Course;
  readonly verdict: Verdict;
  /** What travelling between neighbours costs. */
  readonly scale: number;
}

/** A population bred in this thread, while the other threads anneal its best and hand theirs over. */
export class Breeding {
  routes: PlannedRoutes | null = null;
  private cost = Infinity;
  private readonly colony: Colony;
  /** Best cost that each member has handed over since it was loaded. */
  private readonly handed: number[];

  constructor(colony: Colony) {
    this.colony = colony;
    this.handed = colony.team.desks.map(() => Infinity);
  }

  /**
   * Breeds until the run ends; the other threads anneal again and again from the best, from a lower first temperature.
   * @returns what was proved before that; null when nothing was
   */
  async breed(reheat: number): Promise<Ending | null> {
    const { course, team, net, verdict } = this.colony;
    if (net.timed) this.startGreedily();
    for (let round = 0; !course.finished; round++) {
      const phase = round % CYCLE;
      for (let member = 1; member < team.size && phase === 0; member++) this.load(member, this.routes ?? []);
      this.round(reheat, phase / CYCLE);
      if (phase === CYCLE - 1) for (let member = 1; member < team.size; member++) this.immigrate(member);
      this.offerBred();
      const proved = verdict.of(this.cost);
      if (proved !== null) return proved;
      await setImmediate();
    }
    return null;
  }

  /** Offers a solution by greedy insertion: with tight windows children may be infeasible for long. */
  private startGreedily(): void {
    const { net, genetic, context } = this.colony;
    const kernel = createKernel(net, context.random.below(2 ** 31));
    startFrom(kernel, net.customers, []);
    for (let k = 0; k < FILLINGS && kernel.absentCount() > 0 && !context.shouldStop(); k++) kernel.run(FILLING, 1, 1);
    if (kernel.absentCount() > 0) return;
    const routes = readRoutes(kernel.exchange, kernel.routes(false));
    this.offer(routes);
    if (routes.length <= genetic.slots) genetic.immigrate(writeRoutes(genetic.exchange, routes));
  }

  private round(reheat: number, phase: number): void {
    const { course, team, genetic, scale, context, net } = this.colony;
    const hurry = course.until(course.fraction + 1 / ROUNDS);
    const individuals = course.breeding(1 / ROUNDS);
    let made = 0;
    const lead = () => {
      for (; made < individuals && !hurry(); made++) genetic.run(1);
    };
    const shares = usualShares(net.timed);
    const hot = scale * reheat * shares.hot;
    const cold = scale * shares.cold;
    const at = (fraction: number) => hot * (cold / hot) ** fraction;
    const slice = { iterations: course.annealing(1 / ROUNDS), from: at(phase), to: at(phase + 1 / CYCLE), chunk: course.chunk };
    const begun = context.elapsedMs();
    const results = team.run(slice, hurry, lead);
    course.add(made, Math.max(0, ...results.slice(1).map(({ iterations }) => iterations)), context.elapsedMs() - begun);
    this.offerAnnealed(results);
  }

  private load(member: number, routes: PlannedRoutes): void {
    const { team, net } = this.colony;
    team.load(member, [{ routes, customers: net.customers, idle: null }]);
    this.handed[member] = Infinity;
  }

  /** Offers the best of what the other threads found. */
  private offerAnnealed(results: readonly SliceResult[]): void {
    const { team } = this.colony;
    results.forEach(({ bestCost, bestRoutes }, member) => {
      if (member === 0 || bestCost >= this.handed[member]!) return;
      this.handed[member] = bestCost;
      this.offer(readRoutes(team.desks[member]!.best, bestRoutes));
    });
  }

  /** Lets a member's best solution into the population. */
  private immigrate(member: number): void {
    const { team, genetic } = this.colony;
    if (this.handed[member] === Infinity) return;
    const routes = readRoutes(team.desks[member]!.best, team.result(member).bestRoutes);
    if (routes.length <= genetic.slots) genetic.immigrate(writeRoutes(genetic.exchange, routes));
  }

  private offerBred(): void {
    const { genetic } = this.colony;
    if (genetic.bestCost() < this.cost) this.offer(readRoutes(genetic.exchange, genetic.best()));
  }

  private offer(routes: PlannedRoutes): void {
    const { problem, context } = this.colony;
    const cost = evaluate(problem, routes).total;
    if (cost >= this.cost) return;
    this.cost = cost;
    this.routes = routes;
    context.report(routes, cost);
  }
}
