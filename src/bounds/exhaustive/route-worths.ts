import { relationFault } from '../../model/checker/relations.js';
import { limitFaults } from '../../model/checker/route-limits.js';
import { shipmentFaults } from '../../model/checker/shipments.js';
import { routeCost, totalCost, type RouteCost } from '../../model/cost.js';
import type { PlannedRoute, Problem } from '../../model/problem.js';
import { provedSchedule } from '../../model/schedule/proved-schedule.js';
import { withoutReloads } from '../../model/trips.js';
import type { Worth } from './worth.js';

/** A route with what it is worth, at least or exactly. */
export interface RatedRoute extends PlannedRoute {
  readonly worth: Worth;
  /** Minutes, if they matter. */
  readonly duration: number;
}

/** `null`: not possible. `unknown`: the model does not try all schedules of such a route. */
export type Rating = RatedRoute | null | 'unknown';

/** What routes of a problem are worth by the model, whole and while they grow. */
export class RouteWorths {
  readonly #problem: Problem;
  /** The same without breaks and gaps between windows, which take long to schedule and only delay. */
  readonly #quick: Problem;
  /** And where no route returns anywhere. */
  readonly #open: Problem;

  constructor(problem: Problem) {
    this.#problem = problem;
    const { time, travel, vehicleTypes } = problem;
    // Who is delayed may drive less where travel depends on the time.
    const types = vehicleTypes.map((type, index) => ({ ...type, breaks: [], maxDriving: travel[type.profile]!.traffic !== null && !this.isQuick(index) ? Infinity : type.maxDriving }));
    this.#quick = { ...problem, time: time && { ...time, gaps: null }, vehicleTypes: types };
    this.#open = { ...this.#quick, vehicleTypes: types.map((type) => ({ ...type, end: -1 })) };
  }

  /**
   * Rates a route that ends at its last customer, at least. No route that begins like this is worth less: nothing of the model becomes
   * cheaper or possible by going on, but perhaps shorter.
   */
  beginning(route: PlannedRoute): Rating {
    return this.#rate(this.#open, route);
  }

  /**
   * Rates a route, at least, but for its duration.
   * @param begun - the same that ends at its last customer
   */
  atLeast(begun: RatedRoute): Rating {
    if (shipmentFaults(this.#problem, [{ ...begun, index: 0 }]).length > 0) return null;
    return this.#problem.vehicleTypes[begun.type]!.end < 0 ? begun : this.#rate(this.#quick, begun);
  }

  /** Rates exactly what is possible at least. */
  exactly(rated: RatedRoute): Rating {
    return this.isQuick(rated.type) ? rated : this.#rate(this.#problem, rated);
  }

  /** Whether routes of a vehicle type are rated exactly at once. */
  isQuick(type: number): boolean {
    const { time, vehicleTypes } = this.#problem;
    return time === null || (time.gaps === null && vehicleTypes[type]!.breaks.length === 0);
  }

  #rate(problem: Problem, { type, customers }: PlannedRoute): Rating {
    const route = { type, customers };
    const served = { index: 0, customers: withoutReloads(problem.vehicleTypes[type]!, customers) };
    if (limitFaults(problem, { index: 0, type, customers }).length > 0 || problem.relations.some((relation) => relationFault(relation, [served]) !== null)) return null;
    const { schedule, isProved } = provedSchedule(problem, type, customers);
    if (!isProved) return 'unknown';
    if (schedule.violation !== null) return null;
    const cost = routeCost(problem, route, schedule);
    const changes = problem.changes === null ? 0 : totalCost(problem, [route], [cost]).changes;
    return { type, customers, worth: { missed: 0, primary: this.#primaryOf(cost), money: cost.total + changes }, duration: cost.duration };
  }

  #primaryOf({ duration }: RouteCost): number {
    const { primary } = this.#problem;
    return primary === 'none' ? 0 : primary === 'vehicles' ? 1 : duration;
  }
}
