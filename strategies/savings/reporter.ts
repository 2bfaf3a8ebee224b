import { evaluate, readRoutes, type Kernel, type PlannedRoutes, type Problem, type SolveContext } from '#strategy';

/** Share by which a kernel's cost, of distances in fewer digits, must be lower to be worth a look. */
const LOWER = 1e-9;

/** Keeps the best feasible solution of a run and tells the context of it. */
export class Reporter {
  routes: PlannedRoutes | null = null;
  cost = Infinity;

  private readonly problem: Problem;
  private readonly context: SolveContext;
  /** The lowest cost that a kernel has stated. */
  private stated = Infinity;

  constructor(problem: Problem, context: SolveContext) {
    this.problem = problem;
    this.context = context;
  }

  /** Takes a solution that serves everybody for the best if it costs less; one that leaves customers out is passed over. */
  offer(routes: PlannedRoutes): void {
    const served = routes.reduce((sum, { customers }) => sum + customers.length, 0);
    if (served < this.problem.customers.length) return;
    const cost = evaluate(this.problem, routes).total;
    if (cost >= this.cost) return;
    this.cost = cost;
    this.routes = routes;
    this.context.report(routes, cost);
  }

  /** Offers the kernel's best if it is a new one. O(customers) then. */
  take(kernel: Kernel): void {
    const cost = kernel.bestCost();
    if (!(cost < Math.min(this.stated, this.cost) * (1 - LOWER))) return;
    this.stated = cost;
    this.offer(readRoutes(kernel.exchange, kernel.routes(true)));
  }
}
