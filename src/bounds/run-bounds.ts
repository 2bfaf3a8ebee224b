import { costAllowance } from '../model/tolerance.js';
import type { Impossibility } from '../model/impossibility.js';
import type { PlannedRoutes, Problem } from '../model/problem.js';
import type { Bound, BoundContext, BoundMethod } from './contract.js';
import { methodsFor } from './methods.js';
import { relax } from './relaxation/relax.js';
import type { RouteRelaxation } from './relaxation/route-relaxation.js';

/** What came of all methods. */
export interface BoundsOutcome {
  /** `infeasible`: proved that no plan serves all customers without a price. `closed`: the bound meets the incumbent. */
  readonly ended: 'closed' | 'infeasible' | 'converged' | 'limit';
  /** The best bound on the objective; null: none. */
  readonly best: Bound | null;
  /** What proves the infeasibility; null: nothing does. */
  readonly proof: Bound | null;
  /** More of the proof. */
  readonly impossibility?: Impossibility;
  /** An optimal solution that a method found itself. */
  readonly routes: PlannedRoutes | null;
}

/** Whether a lower bound and the cost of a solution are equal within the tolerance of costs. */
export function meets(bound: number, cost: number): boolean {
  return cost < Infinity && cost - bound <= costAllowance(cost);
}

/**
 * Bounds a problem by all methods in their order, each with what is left of the budget, until a bound meets the incumbent. An
 * error of a method loses only that method.
 * @param methods - default those of the service
 */
export async function runBounds(problem: Problem, context: BoundContext, methods?: readonly BoundMethod[]): Promise<BoundsOutcome> {
  const relaxation = relax(problem);
  if (relaxation === null) return { ended: 'converged', best: null, proof: null, routes: null };
  return new MethodRun(methods ?? methodsFor(relaxation, context), relaxation, context).run();
}

/** One pass of all methods over a relaxation. */
class MethodRun {
  readonly #methods: readonly BoundMethod[];
  readonly #relaxation: RouteRelaxation;
  readonly #context: BoundContext;
  #best: Bound | null = null;

  constructor(methods: readonly BoundMethod[], relaxation: RouteRelaxation, context: BoundContext) {
    this.#methods = methods;
    this.#relaxation = relaxation;
    this.#context = context;
  }

  async run(): Promise<BoundsOutcome> {
    const context = this.#context;
    let first = true;
    for (const method of this.#methods) {
      // The first, which is cheap, runs even if a busy machine has left nothing of the budget.
      if (!first && (context.shouldStop() || (!context.reproducible && context.elapsedMs() >= context.limitMs))) return this.#outcome('limit');
      first = false;
      if (!method.supports(this.#relaxation, context.effort)) continue;
      const outcome = await this.#runOne(method);
      if (outcome?.ended === 'infeasible') return { ...this.#outcome('infeasible'), proof: { value: Infinity, method: method.name } };
      if (outcome?.routes !== undefined) return this.#outcome('closed', outcome.routes);
      if (this.#closed()) return this.#outcome('closed');
    }
    return this.#outcome(context.shouldStop() ? 'limit' : 'converged');
  }

  async #runOne(method: BoundMethod): Promise<Awaited<ReturnType<BoundMethod['run']>> | null> {
    const context = this.#context;
    const startedAt = context.elapsedMs();
    try {
      return await method.run(this.#relaxation, {
        ...context,
        limitMs: context.limitMs - startedAt,
        elapsedMs: () => context.elapsedMs() - startedAt,
        // How often a method asks may depend on the clock: then it must not learn here that it is done.
        shouldStop: () => context.shouldStop() || (!context.reproducible && (this.#closed() || context.elapsedMs() >= context.limitMs)),
        report: (bound) => this.#note(bound),
      });
    } catch (error) {
      context.log(`the bound ${method.name} failed: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  }

  #note(bound: Bound): void {
    const value = this.#tightened(bound.value);
    if (!Number.isFinite(value) || (this.#best !== null && value <= this.#best.value)) return;
    this.#best = { ...bound, value };
    this.#context.report(this.#best);
  }

  /** Where every cost is a whole number of units, so is the least one. */
  #tightened(value: number): number {
    const { exact, scale } = this.#relaxation;
    if (!exact) return value;
    const units = value * scale;
    return Math.max(value, Math.ceil(units - 1e-4 - 4 * Number.EPSILON * Math.abs(units)) / scale);
  }

  #closed(): boolean {
    return this.#best !== null && meets(this.#best.value, this.#context.incumbent().cost);
  }

  #outcome(ended: BoundsOutcome['ended'], routes: PlannedRoutes | null = null): BoundsOutcome {
    return { ended, best: this.#best, proof: null, routes };
  }
}
