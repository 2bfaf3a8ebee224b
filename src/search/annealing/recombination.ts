import { check } from '../../model/checker.js';
import { evaluate } from '../../model/cost.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { partitionModel } from '../set-partitioning/partition-model.js';
import { Partitioner } from '../set-partitioning/partitioner.js';
import { RoutePool } from '../set-partitioning/route-pool.js';
import { withoutRepeats } from '../set-partitioning/cover.js';
import type { SearchContext } from '../context.js';
import type { AnnealingParameters } from './parameters.js';
import { sharingOf, type Kind } from './usual.js';

/**
 * Growth of the number of columns after a call that proved optimality, reduction after one that did not; bounds of
 * both.
 */
const MORE = 1.5;
const FEWER = 0.6;
const MIN_COLUMNS = 100;
const MAX_COLUMNS = 3000;
/**
 * Shorter runs have no good routes yet, or no time to recombine them: iterations per customer and thread, milliseconds.
 */
const MIN_ITERATIONS = 100;
const MIN_MS = 5000;

/**
 * Whether recombining routes pays off in a run: it does if windows or different vehicles tie customers to routes. With
 * capacities only, a longer annealing measured better. Small problems do not need it; if threads share the solution or
 * routes are long, there are too few routes that fit together.
 * @param start - the first solution, for the length of routes
 */
export function recombinationPays(instance: Kind, context: SearchContext, start: PlannedRoutes, parameters: AnnealingParameters): boolean {
  const { iterations, limitMs, threads } = context;
  const customers = instance.customers.length;
  const tied = instance.timed || instance.typeCount > 1;
  // With an iteration budget the time limit must not decide anything: it may differ between machines.
  const long = iterations === null ? limitMs >= MIN_MS : iterations >= MIN_ITERATIONS * threads * customers;
  const short = customers <= parameters.recombinedPerRoute * start.length;
  return tied && long && short && customers >= parameters.recombinedCustomers && customers <= sharingOf(instance, parameters);
}

/** Combines the routes of many solutions: the cheapest selection of routes that serves all customers. */
export class Recombination {
  private readonly problem: Problem;
  private readonly context: SearchContext;
  private readonly pool: RoutePool;
  private readonly parameters: AnnealingParameters;
  private columns: number;
  private best = Infinity;
  private partitioner: Partitioner | null = null;

  constructor(problem: Problem, context: SearchContext, parameters: AnnealingParameters) {
    this.problem = problem;
    this.context = context;
    this.pool = new RoutePool(problem, parameters.pool);
    this.parameters = parameters;
    this.columns = parameters.columns;
  }

  /** Adds the routes of a solution that serves all customers. */
  collect(routes: PlannedRoutes, cost: number): void {
    this.best = Math.min(this.best, cost);
    if (cost <= this.parameters.poolCost * this.best) this.pool.add(routes, cost);
  }

  /** Loads the MIP solver. @returns whether it is available; without it the search continues unchanged */
  async prepare(): Promise<boolean> {
    try {
      this.partitioner ??= await Partitioner.load();
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Looks for a solution better than the incumbent among the pooled routes; call `prepare` first.
   * @returns the solution, or null if there is none or it was not found in time
   */
  improve(incumbent: PlannedRoutes, cost: number): PlannedRoutes | null {
    if (this.partitioner === null) return null;
    try {
      return this.choose(this.partitioner, incumbent, cost);
    } catch {
      // If the MIP solver fails, the search continues unchanged.
      return null;
    }
  }

  private choose(partitioner: Partitioner, incumbent: PlannedRoutes, cost: number): PlannedRoutes | null {
    const { problem } = this;
    // Routes of a bound's columns: as good as those of the incumbent, and the first are the best, which rank last as the oldest otherwise.
    const offered = this.context.offered?.() ?? [];
    if (offered.length > 0) this.pool.add([...offered].reverse(), cost);
    const own = incumbent.map((route) => ({ ...route, cost: evaluate(problem, [route]).total, source: cost }));
    const columns = [...own, ...this.pool.best(this.columns)];
    const start = own.map((_, k) => k);
    const { chosen, proved } = partitioner.solve(partitionModel(problem, columns), start, this.limit());
    this.columns = Math.round(Math.min(MAX_COLUMNS, Math.max(MIN_COLUMNS, this.columns * (proved ? MORE : FEWER))));
    const routes = withoutRepeats(problem, chosen.map((j) => columns[j]!));
    return evaluate(problem, routes).total < cost && check(problem, routes).length === 0 ? routes : null;
  }

  private limit(): () => boolean {
    const { context, parameters } = this;
    const end = context.iterations === null ? context.elapsedMs() + parameters.recombinationShare * context.limitMs : Infinity;
    let looks = 0;
    return () => ++looks > parameters.recombinationLooks || context.shouldStop() || context.elapsedMs() > end;
  }
}
