import type { Problem } from '../../src/model/problem.js';
import type { NeutralProblem, NeutralQuantity, Scales } from './neutral-problem.js';
import { down, up } from './neutral-time.js';

export interface NeutralVehicleType {
  /** Null: the route begins, or ends, with a customer. */
  readonly start: number | null;
  readonly end: number | null;
  /** Per kind of goods. */
  readonly capacity: readonly number[];
  readonly fleet: number;
  readonly fixedCost: number;
  readonly unitCost: number;
  /** Cost per unit of time of a route's duration, and what is added beyond `overtimeAfter`. */
  readonly timeCost: number;
  readonly overtimeCost: number;
  /** Null: no overtime. */
  readonly overtimeAfter: number | null;
  /** Which of the profiles its distances and travel times are of. */
  readonly profile: number;
  /** Earliest departure; latest end, null without one. */
  readonly earliest: number;
  readonly latest: number | null;
  /** Limits; null without one. Duration is from departure to return, waiting and service included. */
  readonly maxDuration: number | null;
  readonly maxDriving: number | null;
  readonly maxDistance: number | null;
  /** Windows in which breaks begin. */
  readonly breaks: readonly { readonly earliest: number; readonly latest: number; readonly duration: number }[];
  /** Whether it makes all deliveries before the first collection. */
  readonly deliveriesFirst: boolean;
  /** Where it may load for another trip; null: it makes one. `maxTrips` null: any number. */
  readonly reload: { readonly depots: readonly number[]; readonly duration: number; readonly maxTrips: number | null } | null;
  /** Customers that it may not serve. */
  readonly forbidden: readonly number[];
}

/** @returns the vehicle types, and the kinds of goods with one more that counts stops if their number is limited. */
export function neutralTypes(problem: Problem, goods: readonly NeutralQuantity[], { scale, timeScale, costScale, profiles }: Scales & { readonly profiles: readonly number[] }): Pick<NeutralProblem, 'types' | 'quantities'> {
  const counted = problem.vehicleTypes.some(({ maxStops }) => maxStops < problem.customers.length);
  const quantities = counted ? [...goods, stopCounter(problem)] : goods;
  const totals = quantities.map(({ delivered, collected }) => sum(delivered) + sum(collected));
  const limit = (value: number, factor: number): number | null => (value === Infinity ? null : down(value * factor));
  const types = problem.vehicleTypes.map((type, index): NeutralVehicleType => ({
    start: type.start < 0 ? null : type.start,
    end: type.end < 0 ? null : type.end,
    capacity: [...type.capacity, ...(counted ? [type.maxStops] : [])].map((capacity, kind) => (capacity === Infinity ? totals[kind]! : capacity)),
    fleet: type.vehicles.length,
    fixedCost: Math.round(type.fixedCost * scale * costScale),
    unitCost: Math.round(type.unitCost * costScale),
    timeCost: Math.round((type.minuteCost * scale * costScale) / timeScale),
    overtimeCost: Math.round((type.overtimeCost * scale * costScale) / timeScale),
    overtimeAfter: type.overtimeCost > 0 ? limit(type.overtimeAfter, timeScale) : null,
    profile: profiles[index]!,
    earliest: up(Math.max(0, type.earliest) * timeScale),
    latest: limit(type.latest, timeScale),
    maxDuration: limit(type.maxDuration, timeScale),
    maxDriving: limit(type.maxDriving, timeScale),
    maxDistance: limit(type.maxDistance, scale),
    breaks: type.breaks.flatMap((due) => (due.kind === 'window' ? [{ earliest: up(due.earliest * timeScale), latest: down(due.latest * timeScale), duration: up(due.minutes * timeScale) }] : [])),
    deliveriesFirst: type.deliveriesFirst,
    reload: type.reload === null ? null : { depots: [...type.reload.depots], duration: up(type.reload.minutes * timeScale), maxTrips: limit(type.reload.maxTrips, 1) },
    forbidden: problem.allowed === null ? [] : [...problem.customers].filter((node) => problem.allowed![node * problem.vehicleTypes.length + index] === 0),
  }));
  return { types, quantities };
}

function stopCounter({ nodeCount, customers }: Problem): NeutralQuantity {
  const delivered = Array.from({ length: nodeCount }, () => 0);
  for (const node of customers) delivered[node] = 1;
  return { delivered, collected: delivered.map(() => 0) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
