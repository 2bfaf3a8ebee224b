import { Agreement, Breeding, evaluate, readRoutes, seedPopulation, writeRoutes } from '#strategy';
import type { Ending, GeneticKernel, Instance, PlannedRoutes, Problem, Seeding, SliceResult, SolveContext, ThreadGroup, Verdict } from '#strategy';
import { setImmediate } from 'node:timers/promises';
import type { Course } from './course.js';
import type { GeneticParameters } from './parameters.js';

/** What a slice of breeding has no use for. */
const NO_ANNEALING = { from: 1, to: 1, chunk: 1 };

/** What a run works with. */
export interface Means {
  readonly problem: Problem;
  readonly context: SolveContext;
  readonly instance: Instance;
  readonly group: ThreadGroup;
  readonly genetic: GeneticKernel;
  readonly course: Course;
  readonly verdict: Verdict;
  /** How this thread's population begins. */
  readonly seeding: Seeding;
  readonly parameters: GeneticParameters;
}

/** A population bred in this thread, while each other thread breeds its own. */
export class Colony {
  routes: PlannedRoutes | null = null;
  private cost = Infinity;
  /** Individuals that this thread had made when the best solution came. */
  private improvedAt = 0;
  /** The member that found the best solution, and the cost of the one that migrated last. */
  private owner = 0;
  private migrated = Infinity;
  private readonly means: Means;
  private readonly breeding: Breeding;
  /** Best cost that each member has handed over, and populations of each that have ended. */
  private readonly handed: number[];
  private readonly ended: number[];
  /**
   * Whether populations are still apart, to show by where they end whether anything is left to search for: on small problems they
   * share nothing at first, and when several in a row end at one cost, the run is over.
   */
  private probing: boolean;
  private readonly agreement: Agreement;

  constructor(means: Means) {
    this.means = means;
    const { genetic, instance, course, context } = means;
    this.breeding = new Breeding(genetic, instance, course.lifetime, () => context.elapsedMs());
    this.handed = means.group.mailboxes.map(() => Infinity);
    this.ended = means.group.mailboxes.map(() => 0);
    this.agreement = new Agreement(means.parameters.agreeing);
    this.probing = instance.customers.length <= means.parameters.probeCustomers;
  }

  /**
   * Breeds until the run ends, beside the other threads.
   * @returns what was proved before that; null when nothing was
   */
  async breed(): Promise<Ending | null> {
    const { course, instance, verdict, genetic, seeding, context } = this.means;
    seedPopulation(instance, genetic, seeding, () => context.elapsedMs(), () => context.shouldStop(), (routes) => this.offer(routes, 0));
    for (let round = 1; !course.finished; round++) {
      const results = this.round();
      this.offerBred();
      if (this.agreement.evident || this.isIdle()) return 'stagnated';
      if (!this.probing && results.length > 1) this.migrate(round, results);
      const proved = verdict.of(this.cost);
      if (proved !== null) return proved;
      await setImmediate();
    }
    return null;
  }

  /** Puts a solution on another member's mailbox. */
  private hand(member: number, routes: PlannedRoutes): void {
    const { group, instance } = this.means;
    group.load(member, [{ routes, customers: instance.customers, idle: null }]);
  }

  /** Populations are islands: individuals move from each to the next, and the best solution joins all but its own, once. */
  private migrate(round: number, results: readonly SliceResult[]): void {
    const { group, genetic, parameters } = this.means;
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
    const { course, group, genetic, parameters, instance } = this.means;
    const { rounds, probePatience } = parameters;
    const patience = this.probing ? probePatience * instance.customers.length : parameters.patience;
    genetic.setPatience(patience);
    const hurry = course.until(course.fraction + 1 / rounds);
    const individuals = course.breeding(1 / rounds);
    let made = 0;
    const results = group.run({ iterations: individuals, ...NO_ANNEALING, patience }, hurry, () => {
      for (; made < individuals && !hurry(); made++) this.breeding.breed();
    });
    course.add(made);
    this.offerOthers(results);
    if (this.probing) this.compare([{ ended: genetic.ended(), endedCost: genetic.endedCost() }, ...results.slice(1)]);
    return results;
  }

  /** Tells whether a small problem has been searched for long without a better solution. */
  private isIdle(): boolean {
    const { course, instance, parameters } = this.means;
    const { probeCustomers, idlePerCustomer, idleShare } = parameters;
    const customers = instance.customers.length;
    if (customers > probeCustomers || this.routes === null) return false;
    return course.made - this.improvedAt >= Math.max(idlePerCustomer * customers, idleShare * this.improvedAt);
  }

  /** Compares the costs at which populations have ended; once they differ, the best solution joins all of them, and they go on as usual. */
  private compare(results: readonly Pick<SliceResult, 'ended' | 'endedCost'>[]): void {
    results.forEach(({ ended, endedCost }, member) => {
      if (ended > this.ended[member]!) this.agreement.add(endedCost);
      this.ended[member] = ended;
    });
    if (this.agreement.share === 1 || this.ended.every((count) => count === 0)) return;
    this.probing = false;
    this.owner = -1;
  }

  /** Offers the best of what the other threads found. */
  private offerOthers(results: readonly SliceResult[]): void {
    const { group } = this.means;
    results.forEach(({ bestCost, bestRoutes }, member) => {
      if (member === 0 || bestCost >= this.handed[member]!) return;
      this.handed[member] = bestCost;
      this.offer(readRoutes(group.mailboxes[member]!.best, bestRoutes), member);
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
    this.improvedAt = this.means.course.made;
    context.report(routes, cost);
  }
}
