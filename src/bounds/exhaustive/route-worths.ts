import { relationFault } from '../../model/checker/relations.js';
import { limitFaults } from '../../model/checker/route-limits.js';
import { shipmentFaults } from '../../model/checker/shipments.js';
import { routeCost, totalCost } from '../../model/cost.js';
import type { PlannedRoute, Problem } from '../../model/problem.js';
import { scheduleRoute } from '../../model/schedule.js';
import { isSurelyBest } from '../../model/schedule/exactness.js';
import { withoutReloads } from '../../model/trips.js';
import type { Worth } from './worth.js';

/** A route that the checker accepts by itself. */
export interface RatedRoute extends PlannedRoute {
  readonly worth: Worth;
  readonly duration: number;
}

/** `null`: not possible. `unknown`: the model does not try all schedules of such a route. */
export type Rating<T> = T | null | 'unknown';

/** What routes of a problem are worth by the model, whole and while they grow. */
export class RouteWorths {
  readonly #problem: Problem;
  /** The same where no route returns anywhere. */
  readonly #open: Problem;

  constructor(problem: Problem) {
    this.#problem = problem;
    this.#open = { ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, end: -1 })) };
  }

  /**
   * Rates a route that ends at its last customer. No route that begins like this is worth less: nothing of the model becomes cheaper
   * or possible by going on, but perhaps shorter.
   */
  beginning(route: PlannedRoute): Rating<RatedRoute> {
    return this.#rate(this.#open, route);
  }

  route(route: PlannedRoute): Rating<RatedRoute> {
    if (shipmentFaults(this.#problem, [{ ...route, index: 0 }]).length > 0) return null;
    return this.#rate(this.#problem, route);
  }

  #rate(problem: Problem, route: PlannedRoute): Rating<RatedRoute> {
    const { type, customers } = route;
    const checked = { index: 0, type, customers };
    const served = { index: 0, customers: withoutReloads(problem.vehicleTypes[type]!, customers) };
    if (limitFaults(problem, checked).length > 0 || problem.relations.some((relation) => relationFault(relation, [served]) !== null)) return null;
    if (!isSurelyBest(problem, type, customers)) return 'unknown';
    const schedule = scheduleRoute(problem, type, customers);
    if (schedule.violation !== null) return schedule.violation.kind === 'break' && !schedule.violation.proved ? 'unknown' : null;
    const cost = routeCost(problem, route, schedule);
    const { primary, total, omission } = totalCost(problem, [route], [cost]);
    return { type, customers, worth: { missed: 0, primary, money: total - omission }, duration: cost.duration };
  }
}
