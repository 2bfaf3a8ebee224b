import { Breeding, evaluate, readRoutes, seedPopulation, writeRoutes } from '#strategy';
import type { Ending, GeneticKernel, Network, PlannedRoutes, Problem, Seeding, SliceResult, SolveContext, Team, Verdict } from '#strategy';
import { setImmediate } from 'node:timers/promises';
import type { Course } from './course.js';

/** Rounds of a run. */
const ROUNDS = 100;
/** What a slice of breeding has no use for. */
const NO_ANNEALING = { from: 1, to: 1, chunk: 1 };
/** Rounds between two migrations of the best solution. */
const MIGRATION = 10;

/** What a run works with. */
export interface Means {
  readonly problem: Problem;
  readonly context: SolveContext;
  readonly net: Network;
  readonly team: Team;
  readonly genetic: GeneticKernel;
  readonly course: Course;
  readonly verdict: Verdict;
  /** How this thread's population begins. */
  readonly seeding: Seeding;
}

/** A population bred in this thread, while each other thread breeds its own. */
export class Colony {
  routes: PlannedRoutes | null = null;
  private cost = Infinity;
  /** The member that found the best solution, and the cost of the one that migrated last. */
  private owner = 0;
  private migrated = Infinity;
  private readonly means: Means;
  private readonly breeding: Breeding;
  /** Best cost that each member has handed over. */
  private readonly handed: number[];

  constructor(means: Means) {
    this.means = means;
    const { genetic, net, course, context } = means;
    this.breeding = new Breeding(genetic, net, course.lifetime, () => context.elapsedMs());
    this.handed = means.team.desks.map(() => Infinity);
  }

  /**
   * Breeds until the run ends, beside the other threads.
   * @returns what was proved before that; null when nothing was
   */
  async breed(): Promise<Ending | null> {
    const { course, net, verdict, genetic, seeding, context } = this.means;
    seedPopulation(net, genetic, seeding, () => context.elapsedMs(), () => context.shouldStop(), (routes) => this.offer(routes, 0));
    for (let round = 1; !course.finished; round++) {
      this.round();
      this.offerBred();
      if (round % MIGRATION === 0) this.migrate();
      const proved = verdict.of(this.cost);
      if (proved !== null) return proved;
      await setImmediate();
    }
    return null;
  }

  /** Puts a solution on another member's desk. */
  private hand(member: number, routes: PlannedRoutes): void {
    const { team, net } = this.means;
    team.load(member, [{ routes, customers: net.customers, idle: null }]);
  }

  /** Lets the best solution join every population but its own, once. */
  private migrate(): void {
    const { team, genetic } = this.means;
    if (this.routes === null || this.migrated === this.cost || !genetic.fits(this.routes)) return;
    this.migrated = this.cost;
    if (this.owner !== 0) genetic.immigrate(writeRoutes(genetic.exchange, this.routes));
    for (let member = 1; member < team.size; member++) if (member !== this.owner) this.hand(member, this.routes);
  }

  private round(): void {
    const { course, team } = this.means;
    const hurry = course.until(course.fraction + 1 / ROUNDS);
    const individuals = course.breeding(1 / ROUNDS);
    let made = 0;
    const results = team.run({ iterations: individuals, ...NO_ANNEALING }, hurry, () => {
      for (; made < individuals && !hurry(); made++) this.breeding.breed();
    });
    course.add(made);
    this.offerOthers(results);
  }

  /** Offers the best of what the other threads found. */
  private offerOthers(results: readonly SliceResult[]): void {
    const { team } = this.means;
    results.forEach(({ bestCost, bestRoutes }, member) => {
      if (member === 0 || bestCost >= this.handed[member]!) return;
      this.handed[member] = bestCost;
      this.offer(readRoutes(team.desks[member]!.best, bestRoutes), member);
    });
  }

  private offerBred(): void {
    const { genetic } = this.means;
    if (genetic.bestCost() < this.cost) this.offer(readRoutes(genetic.exchange, genetic.best()), 0);
  }

  private offer(routes: PlannedRoutes, owner: number): void {
    const { problem, context } = this.means;
    const cost = evaluate(problem, routes).total;
    if (cost >= this.cost) return;
    this.cost = cost;
    this.routes = routes;
    this.owner = owner;
    context.report(routes, cost);
  }
}
