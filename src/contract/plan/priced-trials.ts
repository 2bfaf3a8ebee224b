import { routeCost } from '../../model/cost.js';
import { balanceOf, changesOf } from '../../model/plan-prices.js';
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
  /** Balance aside. */
  readonly cost: number;
  /** Minutes, as far as balance or what is minimised first depends on it; null: the vehicle is not used. */
  readonly duration: number | null;
}

/** The worth of a vehicle's route in a plan. */
export interface PlannedWorth extends RouteWorth {
  /** The shortest and the longest duration of the plan's other routes; empty: there are none. */
  readonly others: readonly number[];
}

/** Of a vehicle that is not used. */
export const NOT_USED: RouteWorth = { primary: 0, cost: 0, duration: null };

/** Returns what a route adds to what is minimised. A schedule, if that depends on it. */
export function worthOf(problem: Problem, route: PlannedRoute): RouteWorth {
  const { total, duration } = routeCost(problem, route);
  return { cost: total + changesOf(problem, [route]), primary: { none: 0, vehicles: 1, time: duration }[problem.primary], duration };
}

/**
 * Returns what keeps a vehicle from a stop with a price: what keeps it from its route with the stop, that such a route makes
 * worse what counts before every price, or that it adds more to the cost; none: nothing. No change is returned that leaves it so.
 * @param without - worth of its route in the plan, without the stop
 * @param vehicle id
 */
export function pricedReasons(found: TrialReasons, price: number, without: PlannedWorth, vehicle: string): PlannedReasons {
  const added = (trial: RouteTrial): Pick<RouteWorth, 'primary' | 'cost'> => {
    const { primary, cost, duration } = worthOf(trial.problem, trialRoute(trial));
    const more = primary - without.primary;
    return { primary: Math.abs(more) <= TIME_TOLERANCE * (1 + primary) ? 0 : more, cost: cost - without.cost + balanced(trial.problem, without, duration) - balanced(trial.problem, without, without.duration) };
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

/** The price of balance in a plan in which the vehicle's route takes so long. */
function balanced(problem: Problem, { others }: PlannedWorth, duration: number | null): number {
  return balanceOf(problem, duration === null ? others : [...others, duration]);
}

function outranked({ name, problem }: RouteTrial, { primary }: Pick<RouteWorth, 'primary'>, price: number): TrialReason {
  const what = problem.primary === 'vehicles' ? 'another vehicle, and fewer vehicles come' : `${String(seconds(primary))} s more, and less time comes`;
  return { code: 'price', text: (vehicle) => `serving ${name} with ${vehicle} takes ${what} before its price_of_omission of ${String(price)}`, change: null };
}
