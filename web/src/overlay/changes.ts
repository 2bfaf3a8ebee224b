import type { Plan } from '../see/plan-types.js';
import { keyOf } from '../see/visits.js';
import { nodeKey } from './overlay.js';

/** Where a plan serves a stop. */
export interface Seat {
  readonly vehicle: string;
  /** Names the vehicle in both plans. */
  readonly vehicleKey: string;
  /** Among the customers of its route, from 1. */
  readonly place: number;
  /** What is served before it; null: it is the first. */
  readonly after: string | null;
  /** Start of service in minutes; null: the plan has no times. */
  readonly start: number | null;
}

/** A stop that two plans serve differently. */
export interface StopChange {
  readonly key: string;
  readonly name: string;
  /** Null: it is not served; undefined: the plan does not know it. */
  readonly a: Seat | null | undefined;
  readonly b: Seat | null | undefined;
  /** What differs most: the vehicle, or whether it is served; what comes before it; only the time. */
  readonly kind: 'vehicle' | 'order' | 'time';
  /** Minutes that B starts service after A; null: unknown. */
  readonly later: number | null;
}

/** Columns that the changes can be sorted by. */
export type SortedBy = 'stop' | 'kind' | 'later';

/** Difference of times below which they are the same; minutes. */
const MINUTE = 1;
const KINDS = ['vehicle', 'order', 'time'] as const;

/** Returns the stops whose vehicle, predecessor or time differs between two plans, in the order of A, then of B. O(stops). */
export function changesOf(a: Plan, b: Plan): StopChange[] {
  const [first, second] = [seatsOf(a), seatsOf(b)];
  return [...new Map([...first, ...second])].flatMap(([key, { name: served }]) => {
    // A shipment that one of them leaves out is listed once, in the place of its pickup.
    const whole = first.get(key)?.whole ?? second.get(key)?.whole;
    if (whole?.isDelivery === true) return [];
    const name = whole?.name ?? served;
    const [from, to] = [first.get(key)?.seat, second.get(key)?.seat];
    const later = from && to && from.start !== null && to.start !== null ? to.start - from.start : null;
    const kind = kindOf(from, to, later);
    return kind === null ? [] : [{ key, name, a: from, b: to, kind, later }];
  });
}

function kindOf(a: Seat | null | undefined, b: Seat | null | undefined, later: number | null): StopChange['kind'] | null {
  if (a?.vehicleKey !== b?.vehicleKey || (a === undefined) !== (b === undefined)) return 'vehicle';
  if (!a || !b) return null;
  if (a.after !== b.after) return 'order';
  return later !== null && Math.abs(later) >= MINUTE ? 'time' : null;
}

/** A visit of a plan. */
interface Seated {
  readonly name: string;
  readonly seat: Seat | null;
  /** The shipment, if it is left out with both its ends. */
  readonly whole?: { readonly name: string; readonly isDelivery: boolean };
}

function seatsOf({ routes, leftOut }: Plan): Map<string, Seated> {
  const seats = new Map<string, Seated>();
  for (const { visits, name } of leftOut) {
    for (const visit of visits) seats.set(keyOf(visit), { name, seat: null, ...(visit.type !== 'stop' && { whole: { name, isDelivery: visit.type === 'delivery' } }) });
  }
  for (const route of routes) {
    let after: string | null = null;
    for (const [i, stop] of route.stops.filter(({ role }) => role === 'customer').entries()) {
      seats.set(nodeKey(stop), { name: stop.name, seat: { vehicle: route.name, vehicleKey: route.vehicleKey, place: i + 1, after, start: stop.times?.start ?? null } });
      after = nodeKey(stop);
    }
  }
  return seats;
}

/** Returns the changes in the order of a column; stable. */
export function sorted(changes: readonly StopChange[], by: SortedBy, descending: boolean): StopChange[] {
  const compare = {
    stop: (one: StopChange, other: StopChange) => one.name.localeCompare(other.name, undefined, { numeric: true }),
    kind: (one: StopChange, other: StopChange) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind),
    later: (one: StopChange, other: StopChange) => (one.later ?? 0) - (other.later ?? 0),
  }[by];
  return changes.toSorted(descending ? (one, other) => compare(other, one) : compare);
}
