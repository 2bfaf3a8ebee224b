import type { InitialRoute, Plan, PlanRequest, Step, Visit } from '#generated/types.js';
import { instantOf, instantText } from '../instants.js';
import { numberedRoutes } from '../vehicle-numbers.js';

/** A route of an earlier answer. */
export interface AnswerRoute {
  readonly vehicle: string;
  /** Which of several equal vehicles, from 1. */
  readonly number: number;
  readonly visits: readonly Visit[];
  /** When each of them begins, instants. */
  readonly begins: readonly string[];
  /** How many of them are locked, at the beginning. */
  readonly locked: number;
  /** When the vehicle departed; null: it has not. */
  readonly departedAt: string | null;
}

/** Half the last digit that answers have, which rounding may have added. */
const ROUNDING_SECONDS = 0.0005;

/**
 * Returns the routes of an earlier answer with what of them is driven: visits that begin by `lockedUntil`, unless the answer was
 * planned then, and what was locked before. O(steps).
 * @param lockedUntil an instant; null: nothing but what was locked before.
 */
export function answerRoutes({ routes }: Pick<Plan, 'routes'>, earlier: PlanRequest, lockedUntil: string | null): AnswerRoute[] {
  const secondsOf = (instant: string | null | undefined): number => (instant ? instantOf(instant).seconds : -Infinity);
  // What was planned at the same instant begins then at the earliest: nobody has driven it.
  const until = secondsOf(lockedUntil) > secondsOf(earlier.locked_until) ? secondsOf(lockedUntil) : -Infinity;
  const before = new Map(numberedRoutes(earlier).map(({ route, number }) => [keyOf(route.vehicle, number + 1), route]));
  return routes.map(({ vehicle, vehicle_number: number, departs_at: departsAt, steps }) => {
    const visits = steps.flatMap((step) => visitOf(step) ?? []);
    const begun = visits.findIndex(({ beginsAt }) => instantOf(beginsAt).seconds > until);
    const known = before.get(keyOf(vehicle, number));
    return {
      vehicle,
      number,
      visits: visits.map(({ visit }) => visit),
      begins: visits.map(({ beginsAt }) => beginsAt),
      locked: Math.max(begun < 0 ? visits.length : begun, known?.locked_visits ?? 0),
      departedAt: known?.departed_at ?? (instantOf(departsAt).seconds <= until ? departure(departsAt) : null),
    };
  });
}

function keyOf(vehicle: string, number: number): string {
  return `${String(number)} ${vehicle}`;
}

function visitOf(step: Step): { readonly visit: Visit; readonly beginsAt: string } | null {
  switch (step.type) {
    case 'stop': return { visit: { type: 'stop', stop: step.stop }, beginsAt: step.begins_at };
    case 'pickup': return { visit: { type: 'pickup', shipment: step.shipment }, beginsAt: step.begins_at };
    case 'delivery': return { visit: { type: 'delivery', shipment: step.shipment }, beginsAt: step.begins_at };
    case 'reload': return { visit: { type: 'reload', location: step.location }, beginsAt: step.begins_at };
    default: return null;
  }
}

/** A departure that was rounded up would be too late for a visit that is reached just in time. */
function departure(text: string): string {
  const { seconds, offset } = instantOf(text);
  return Number.isInteger(seconds) ? text : instantText(Math.floor((seconds - ROUNDING_SECONDS) * 1000) / 1000, offset);
}

/** Returns what vehicles that are lost have served, by list. */
export function servedBy(routes: readonly AnswerRoute[], isLost: (route: AnswerRoute) => boolean): { readonly stops: string[]; readonly shipments: string[] } {
  const visits = routes.filter(isLost).flatMap(({ visits: all, locked }) => all.slice(0, locked));
  return {
    stops: visits.flatMap((visit) => (visit.type === 'stop' ? [visit.stop] : [])),
    shipments: visits.flatMap((visit) => (visit.type === 'delivery' ? [visit.shipment] : [])),
  };
}

/** What a merged request still has. */
export interface Present {
  readonly stops: ReadonlySet<unknown>;
  readonly shipments: ReadonlySet<unknown>;
  /** By id: how many equal vehicles, and where they reload. */
  readonly vehicles: ReadonlyMap<unknown, { readonly count: number; readonly reloads: readonly unknown[] }>;
}

/** Returns the routes as initial ones, without what is no longer there. */
export function initialRoutes(routes: readonly AnswerRoute[], { stops, shipments, vehicles }: Present): InitialRoute[] {
  return routes.flatMap(({ vehicle, number, visits, begins, locked, departedAt }): InitialRoute[] => {
    const present = vehicles.get(vehicle);
    if (present === undefined || number > present.count) return [];
    const isThere = (visit: Visit): boolean => {
      if (visit.type === 'stop') return stops.has(visit.stop);
      return visit.type === 'reload' ? present.reloads.includes(visit.location) : shipments.has(visit.shipment);
    };
    const kept = withoutIdleReloads([...visits.entries()].filter(([, visit]) => isThere(visit)));
    if (kept.length === 0) return [];
    const begunAt = kept.flatMap(([place]) => (place < locked ? [begins[place]!] : []));
    return [{
      vehicle,
      ...(present.count > 1 && { vehicle_number: number }),
      visits: kept.map(([, visit]) => visit),
      ...(begunAt.length > 0 && { locked_visits: begunAt.length, begun_at: begunAt }),
      ...(departedAt !== null && { departed_at: departedAt }),
    }];
  });
}

/** Where the visits before a reload are gone, it loads nothing that the start or the reload before it has not loaded. */
function withoutIdleReloads<Placed extends readonly [place: number, visit: Visit]>(visits: readonly Placed[]): Placed[] {
  return visits.filter(([, { type }], i) => type !== 'reload' || (i > 0 && visits[i - 1]![1].type !== 'reload'));
}
