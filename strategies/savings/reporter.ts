import type { Plan, PlannedRoutes, SolveContext } from '#strategy';

/** Reporting may take this share of the time, so that large plans are not copied at every small gain. */
const SHARE = 0.02;

/** Keeps the best feasible plan of a run and tells the context of it, not more often than that is worth. */
export class Reporter {
  /** Best routes so far, or null. */
  routes: PlannedRoutes | null = null;
  cost = Infinity;

  private readonly plan: Plan;
  private readonly context: SolveContext;
  private reportAt = 0;
  private pending = false;

  constructor(plan: Plan, context: SolveContext) {
    this.plan = plan;
    this.context = context;
  }

  /** Keeps the plan as it stands when it serves everybody at less cost. @returns whether it did. */
  offer(): boolean {
    const { plan } = this;
    if (plan.waiting > 0 || plan.cost >= this.cost - plan.terrain.epsilon) return false;
    this.cost = plan.recount();
    this.routes = plan.export();
    this.pending = true;
    this.tell();
    return true;
  }

  private tell(): void {
    const before = this.context.elapsedMs();
    if (before < this.reportAt) return;
    this.flush();
    this.reportAt = before + (this.context.elapsedMs() - before) / SHARE;
  }

  /** Tells of what was kept and not yet told. */
  flush(): void {
    if (!this.pending || this.routes === null) return;
    this.pending = false;
    this.context.report(this.routes, this.cost);
  }
}
