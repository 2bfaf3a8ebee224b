import { LocalSearch, Plan, type Instance, type PlannedRoutes } from '#strategy';

/** Improves solutions to a local optimum of the moves between neighbours. */
export class LocalOptimum {
  private readonly plan: Plan;
  private readonly search: LocalSearch;
  private readonly shouldStop: () => boolean;

  constructor(instance: Instance, shouldStop: () => boolean) {
    this.plan = new Plan(instance);
    this.search = new LocalSearch(this.plan, instance.insertionNeighbours);
    this.shouldStop = shouldStop;
  }

  /** @returns a new solution that serves the same customers and costs no more */
  from(routes: PlannedRoutes): PlannedRoutes {
    const { plan, search } = this;
    plan.import(routes);
    for (const customer of plan.instance.customers) search.enqueue(customer);
    search.run(this.shouldStop);
    return plan.export();
  }
}
