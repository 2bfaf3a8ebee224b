import { LocalSearch, Plan, type Network, type PlannedRoutes, type Terrain } from '#strategy';

/** Brings solutions to a local optimum of the moves between neighbours. */
export class LocalOptimum {
  private readonly plan: Plan;
  private readonly search: LocalSearch;
  private readonly shouldStop: () => boolean;

  constructor(terrain: Terrain, { beside }: Network, shouldStop: () => boolean) {
    this.plan = new Plan(terrain);
    this.search = new LocalSearch(this.plan, beside);
    this.shouldStop = shouldStop;
  }

  /** @returns a solution that serves the same customers and costs no more; fresh */
  from(routes: PlannedRoutes): PlannedRoutes {
    const { plan, search } = this;
    plan.import(routes);
    for (const customer of plan.terrain.customers) search.enqueue(customer);
    search.run(this.shouldStop);
    return plan.export();
  }
}
