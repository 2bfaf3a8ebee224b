import type { Plan, PlannedRoutes, SolveContext } from '#strategy';

/** Writing down and telling may take this share of the time, so that large plans are not copied at every small gain. */
const SHARE = 0.02;

/**
 * Keeps the best feasible plan of a run and tells the context of it. While the plan goes from best to better it is not
 * written down: `settle` does that, at the latest before the plan changes for the worse.
 */
export class Reporter {
  /** Best routes written down, or null. */
  routes: PlannedRoutes | null = null;
  /** Cost of the best plan, written down or not. */
  cost = Infinity;
  /** The plan as it stands is the best, and is not written down. */
  unsettled = false;

  private readonly plan: Plan;
  private readonly context: SolveContext;
  private dueAt = 0;

  constructor(plan: Plan, context: SolveContext) {
    this.plan = plan;
    this.context = context;
  }

  /** Takes the plan as it stands for the best when it serves everybody at less cost. @returns whether it did. */
  offer(): boolean {
    const { plan } = this;
    if (plan.waiting > 0 || plan.cost >= this.cost - plan.terrain.epsilon) return false;
    this.cost = plan.recount();
    this.unsettled = true;
    return true;
  }

  /** Writes the best plan down and tells of it, if that is still to be done. */
  settle(): void {
    if (!this.unsettled) return;
    const before = this.context.elapsedMs();
    this.unsettled = false;
    this.routes = this.plan.export();
    this.context.report(this.routes, this.cost);
    const after = this.context.elapsedMs();
    this.dueAt = after + (after - before) / SHARE;
  }

  /** Settles when that is worth its time. */
  settleWhenDue(): void {
    if (this.unsettled && this.context.elapsedMs() >= this.dueAt) this.settle();
  }
}
