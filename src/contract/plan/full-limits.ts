import type { FleetLimit, PlannedRoutes, Problem } from '../../model/problem.js';
import { limitedVehicles } from './fleet-limits.js';
import type { PlanIds } from './ids.js';
import type { PlannedReasons } from './planned-reasons.js';
import type { TrialReason } from './trial-reasons.js';

interface FullLimit {
  readonly types: ReadonlySet<number>;
  readonly reason: TrialReason;
  /** A change that makes room for one more vehicle, and its share of the limit; null: none is known. */
  readonly change: { readonly words: string; readonly share: number } | null;
}

/** Of vehicles that could serve it, in hours in which no more may leave. */
const NO_DEPARTURE: TrialReason = {
  code: 'departures', text: (vehicle) => `${vehicle} is not used, and could serve it only if it left its start in an hour in which departures_per_hour allows no more`, change: null,
};

/** Of vehicles that are used, and could serve it too in hours in which no more may leave. */
export const NO_OTHER_DEPARTURE: TrialReason = {
  code: 'departures', text: (vehicle) => `${vehicle} could serve it only if it left its start in an hour in which departures_per_hour allows no more`, change: null,
};

/** The limits of the fleet that a plan leaves no room in. */
export class FullLimits {
  readonly #limits: readonly FullLimit[];

  constructor(problem: Problem, ids: PlanIds, routes: PlannedRoutes) {
    this.#limits = problem.fleetLimits.filter(({ kind }) => kind !== 'shared').flatMap((limit) => {
      const types = new Set(limit.types);
      const isFull = routes.filter(({ type }) => types.has(type)).length >= limit.most;
      return isFull ? [{ types, ...(limit.kind === 'departures' ? { reason: NO_DEPARTURE, change: null } : noMoreUsed(limit, limitedVehicles(problem, ids, limit))) }] : [];
    });
  }

  /** Whether the plan may have one more route of a type. */
  allow(type: number): boolean {
    return !this.#limits.some(({ types }) => types.has(type));
  }

  /** Whether a route of one type may be one of another instead. */
  allowInstead(from: number, to: number): boolean {
    return !this.#limits.some(({ types }) => types.has(to) && !types.has(from));
  }

  /**
   * Returns what keeps an idle vehicle of a type from a stop, and a change that would help.
   * @param otherwise what would keep it from the stop without the limits; null: nothing
   */
  heldBack(type: number, vehicle: string, otherwise: PlannedReasons | null): PlannedReasons {
    const full = this.#limits.filter(({ types }) => types.has(type));
    const reasons = [...full.map(({ reason }) => reason), ...(otherwise?.reasons ?? [])];
    const change = reasons.length === 1 ? full[0]?.change ?? null : null;
    const relaxation = change === null ? null : { share: change.share, relaxation: { code: full[0]!.reason.code, vehicle, message: `${change.words}, ${vehicle} can serve it` } };
    return { reasons, relaxation };
  }
}

function noMoreUsed({ most }: FleetLimit, vehicles: string): Pick<FullLimit, 'reason' | 'change'> {
  const text: TrialReason['text'] = (vehicle) => `${vehicle} is not used, and could serve it, but fleet_limits allow no more than ${String(most)} of ${vehicles}`;
  return { reason: { code: 'fleet_limit', text, change: null }, change: { words: `with a max_used of ${String(most + 1)} for ${vehicles}`, share: 1 / most } };
}
