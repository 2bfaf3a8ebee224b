import { routeCost } from '../../model/cost.js';
import type { PlannedRoute, Problem } from '../../model/problem.js';
import type { PlannedReasons } from './planned-reasons.js';
import { type RouteTrial, trialRoute } from './route-trial.js';
import { seconds } from './steps.js';
import { relaxationOf, type TrialReason, type TrialReasons } from './trial-reasons.js';

/** By more than this, as a share, a vehicle must need more time for that to count. */
const TIME_TOLERANCE = 1e-9;

/** What a route adds to that of its plan. */
export interface RouteWorth {
  /** What is minimised before the cost: 1 for a vehicle, or its minutes; 0 without. */
  readonly primary: number;
  readonly cost: number;
}

/** Of a vehicle that is not used. */
export const NOT_USED: RouteWorth = { primary: 0, cost: 0 };

/** Returns what a route adds to what is minimised. A schedule, if that depends on it. */
export function worthOf(problem: Problem, route: PlannedRoute): RouteWorth {
  const { total, duration } = routeCost(problem, route);
  return { cost: total, primary: { none: 0, vehicles: 1, time: duration }[problem.primary] };
}

/**
 * Returns what keeps a vehicle from a stop with a price: what keeps it from its route with the stop, that such a route makes
 * worse what counts before every price, or that it adds more to the cost; none: nothing. No change is returned that leaves it so.
 * @param without - worth of its route without the stop
 * @param vehicle id
 */
export function pricedReasons(found: TrialReasons, price: number, without: RouteWorth, vehicle: string): PlannedReasons {
  const added = (trial: RouteTrial): RouteWorth => {
    const { primary, cost } = worthOf(trial.problem, trialRoute(trial));
    const more = primary - without.primary;
    return { primary: Math.abs(more) <= TIME_TOLERANCE * (1 + primary) ? 0 : more, cost: cost - without.cost };
  };
  if (found.reasons.length > 0) {
    const relaxation = relaxationOf(found, vehicle);
    const changed = relaxation === null ? null : added(relaxation.changed);
    const helps = changed !== null && (changed.primary < 0 || (changed.primary === 0 && changed.cost < price));
    return { reasons: found.reasons, relaxation: helps ? relaxation : null };
  }
  const more = added(found.trial);
  if (more.primary < 0 || (more.primary === 0 && more.cost <= price)) return { reasons: [], relaxation: null };
  if (more.primary > 0) return { reasons: [outranked(found.trial, more, price)], relaxation: null };
  const shown = String(Number(more.cost.toPrecision(6)));
  return {
    reasons: [{ code: 'price', text: () => `serving ${found.trial.name} with ${vehicle} adds ${shown} to the cost; its price_of_omission is ${String(price)}`, change: null }],
    relaxation: { share: (more.cost - price) / Math.max(price, 1), relaxation: { code: 'price', vehicle, message: `with a price_of_omission above ${shown}, ${vehicle} can serve it` } },
  };
}

function outranked({ name, problem }: RouteTrial, { primary }: RouteWorth, price: number): TrialReason {
  const what = problem.primary === 'vehicles' ? 'another vehicle, and fewer vehicles come' : `${String(seconds(primary))} s more, and less time comes`;
  return { code: 'price', text: (vehicle) => `serving ${name} with ${vehicle} takes ${what} before its price_of_omission of ${String(price)}`, change: null };
}
