import { evaluate, readRoutes, type Kernel, type PlannedRoutes, type Problem, type SolveContext } from '#strategy';

/** Minimum relative improvement of a kernel's cost, which has fewer digits, for its solution to be examined. */
const LOWER = 1e-9;

/** Keeps the best feasible solution of a run and reports it to the context. */
export class Reporter {
  routes: PlannedRoutes | null = null;
  cost = Infinity;

  private readonly problem: Problem;
  private readonly context: SolveContext;
  /** The lowest cost stated by a kernel. */
  private stated = Infinity;

  constructor(problem: Problem, context: SolveContext) {
    this.problem = problem;
    this.context = context;
  }

  /** Makes a solution that serves all customers the best one if it costs less; ignores one with unserved customers. */
  offer(routes: PlannedRoutes): void {
    const served = routes.reduce((sum, { customers }) => sum + customers.length, 0);
    if (served < this.problem.customers.length) return;
    const cost = evaluate(this.problem, routes).total;
    if (cost >= this.cost) return;
    this.cost = cost;
    this.routes = routes;
    this.context.report(routes, cost);
  }

  /** Offers the kernel's best solution if it is new; O(customers) in that case. */
  take(kernel: Kernel): void {
    const cost = kernel.bestCost();
    if (!(cost < Math.min(this.stated, this.cost) * (1 - LOWER))) return;
    this.stated = cost;
    this.offer(readRoutes(kernel.exchange, kernel.routes(true)));
  }
}
