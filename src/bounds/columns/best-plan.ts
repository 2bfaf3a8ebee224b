import { check } from '../../model/checker.js';
import { evaluate } from '../../model/cost.js';
import type { PlannedRoutes } from '../../model/problem.js';
import type { BoundContext } from '../contract.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { type Column, plannedRoute } from './column.js';

/** The best solution known: the search's, or one found here. */
export class BestPlan {
  readonly #relaxation: RouteRelaxation;
  readonly #context: BoundContext;
  readonly #grain: number;
  #own: { readonly cost: number; readonly routes: PlannedRoutes } | null = null;

  /** @param grain - units of which every cost is a multiple */
  constructor(relaxation: RouteRelaxation, context: BoundContext, grain: number) {
    this.#relaxation = relaxation;
    this.#context = context;
    this.#grain = grain;
  }

  /** In the unit of the objective. */
  get cost(): number {
    return Math.min(this.#context.incumbent().cost, this.#own?.cost ?? Infinity);
  }

  /** A solution found here that is better than the search's; undefined: none. */
  get routes(): PlannedRoutes | undefined {
    return this.#own !== null && this.#own.cost < this.#context.incumbent().cost ? this.#own.routes : undefined;
  }

  /** The bound in units from which on no solution is better. */
  enough(): number {
    const { cost } = this;
    if (cost === Infinity) return Infinity;
    const units = cost * this.#relaxation.scale;
    return this.#grain === 1 ? units : (Math.round(units / this.#grain) - 1) * this.#grain + 1;
  }

  /** Takes routes that cover the rows as a solution if they are a plan, and offers them. */
  consider(columns: readonly Column[]): void {
    const routes = withoutRepeats(columns).map((column) => plannedRoute(this.#relaxation, column));
    this.#context.offer(routes);
    const { problem } = this.#relaxation;
    const known = new Set(this.#relaxation.customers);
    if (routes.length === 0 || !routes.every(({ customers }) => customers.every((node) => known.has(node))) || check(problem, routes).length > 0) return;
    const { total, missed } = evaluate(problem, routes);
    const cost = this.#relaxation.countsUnserved === true ? 0 : total;
    if (missed === 0 && cost < this.cost) this.#own = { cost, routes };
  }
}

/** Leaves each customer in the first route that visits it. */
function withoutRepeats(columns: readonly Column[]): Column[] {
  const seen = new Set<number>();
  return columns.flatMap((column) => {
    const customers = column.customers.filter((customer) => !seen.has(customer) && seen.add(customer));
    return customers.length === 0 ? [] : [{ ...column, customers }];
  });
}
