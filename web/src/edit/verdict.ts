import type { PlanVerdict } from '#generated/account/types.js';
import { formatNumber, plural } from '../parts/format.js';
import type { EditedPlan } from './edited-plan.js';
import { keyOf, type Visit } from '../see/visits.js';

type Violation = PlanVerdict['violations'][number] & { readonly shipment?: string; readonly vehicle_number?: number };

/** Violations in words, where they belong: at visits, at routes by their index, and what concerns neither. */
export interface Findings {
  readonly visits: ReadonlyMap<string, readonly string[]>;
  readonly routes: ReadonlyMap<number, readonly string[]>;
  readonly rest: readonly string[];
}

/** Returns where the violations of a plan belong. O(visits + violations · routes). */
export function findingsOf({ routes }: EditedPlan, violations: readonly Violation[]): Findings {
  const keys = new Set(routes.flatMap(({ visits }) => visits.map((visit) => keyOf(visit))));
  const found = { visits: new Map<string, string[]>(), routes: new Map<number, string[]>(), rest: [] as string[] };
  for (const violation of violations) {
    const key = visitsNamed(violation).map((visit) => keyOf(visit)).findLast((one) => keys.has(one));
    const route = key === undefined ? routeNamed(routes, violation) : -1;
    if (key !== undefined) add(found.visits, key, violation.message);
    else if (route >= 0) add(found.routes, route, violation.message);
    else found.rest.push(violation.message);
  }
  return found;
}

function visitsNamed({ stop, shipment }: Violation): Visit[] {
  if (stop !== undefined) return [{ type: 'stop', stop }];
  return shipment === undefined ? [] : [{ type: 'pickup', shipment }, { type: 'delivery', shipment }];
}

/** The route that a violation names; of equal vehicles the first in use, unless it says which. */
function routeNamed(routes: EditedPlan['routes'], { vehicle, vehicle_number: number }: Violation): number {
  return routes.findIndex((route) => route.vehicle === vehicle && route.visits.length > 0 && (number === undefined || route.number === number));
}

function add<Key>(lists: Map<Key, string[]>, key: Key, text: string): void {
  const list = lists.get(key);
  if (list) list.push(text);
  else lists.set(key, [text]);
}

/** Returns what a verdict says in one line. @param before the cost before the change; null: it is unknown. */
export function verdictText({ feasible, violations, plan }: PlanVerdict, before: number | null): string {
  const cost = plan?.summary.costs.total ?? null;
  const costText = cost === null ? '' : `Cost ${formatNumber(cost)}, ${differenceText(cost, before)}.`;
  if (feasible) return `${costText} No violations.`.trim();
  const more = violations.length > 1 ? ` And ${plural(violations.length - 1, 'more violation')}.` : '';
  return `${costText} ${violations[0]?.message ?? 'Not feasible.'}${more}`.trim();
}

/** Returns how a cost differs from another one, in words. */
export function differenceText(cost: number, before: number | null): string {
  if (before === null) return 'the cost before is unknown';
  const difference = cost - before;
  if (Math.abs(difference) < 0.005) return 'as before';
  return `${formatNumber(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than before`;
}
