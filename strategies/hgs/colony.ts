import { createKernel, evaluate, readRoutes, startFrom, usualShares, writeRoutes } from '#strategy';
import type { Ending, GeneticKernel, Network, PlannedRoutes, Problem, SliceResult, SolveContext, Team, Verdict } from '#strategy';
import { setImmediate } from 'node:timers/promises';
import type { Course } from './course.js';

/** Rounds of a run. */
const ROUNDS = 100;
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

/** A population bred in this thread, while each other thread anneals a solution of its own over the whole run. */
export class Breeding {
  routes: PlannedRoutes | null = null;
  private cost = Infinity;
  private readonly colony: Colony;
  /** Best cost that each member has handed over. */
  private readonly handed: number[];

  constructor(colony: Colony) {
    this.colony = colony;
    this.handed = colony.team.desks.map(() => Infinity);
  }

  /**
   * Breeds until the run ends, beside the other threads' annealing.
   * @returns what was proved before that; null when nothing was
   */
  async breed(): Promise<Ending | null> {
    const { course, team, net, verdict } = this.colony;
    if (net.timed) this.startGreedily();
    for (let member = 1; member < team.size; member++) team.load(member, [{ routes: this.routes ?? [], customers: net.customers, idle: null }]);
    while (!course.finished) {
      this.round();
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

  private round(): void {
    const { course, team, genetic, scale, context, net } = this.colony;
    const hurry = course.until(course.fraction + 1 / ROUNDS);
    const individuals = course.breeding(1 / ROUNDS);
    let made = 0;
    const lead = () => {
      for (; made < individuals && !hurry(); made++) genetic.run(1);
    };
    const shares = usualShares(net.timed);
    const hot = scale * shares.hot;
    const cold = scale * shares.cold;
    const at = (fraction: number) => hot * (cold / hot) ** Math.min(1, fraction);
    const { fraction, chunk } = course;
    const slice = { iterations: course.annealing(1 / ROUNDS), from: at(fraction), to: at(fraction + 1 / ROUNDS), chunk };
    const begun = context.elapsedMs();
    const results = team.run(slice, hurry, lead);
    const annealed = Math.max(0, ...results.slice(1).map(({ iterations }) => iterations));
    course.add(made, annealed, slice.iterations, context.elapsedMs() - begun);
    this.offerAnnealed(results);
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
