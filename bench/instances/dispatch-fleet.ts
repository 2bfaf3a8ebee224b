import type { Vehicle } from '#generated/types.js';
import type { DispatchClass } from './dispatch-classes.js';

/** Minutes from the start of the plan, 6:00. */
export interface Shift {
  readonly from: number;
  readonly to: number;
}

/** Equal vehicles with drivers on the same shift. */
export interface DispatchVehicle {
  readonly id: string;
  readonly shift: Shift;
  readonly skills: readonly string[];
  readonly wire: Vehicle;
}

interface Kind {
  readonly name: string;
  /** Relative to a van. */
  readonly capacity: number;
  readonly fixedCost: number;
  readonly costPerKilometre: number;
  readonly costPerHour: number;
  readonly skills: readonly string[];
}

const VAN: Kind = { name: 'van', capacity: 1, fixedCost: 40, costPerKilometre: 0.35, costPerHour: 24, skills: [] };
const KINDS: readonly Kind[] = [
  VAN,
  { name: 'lorry', capacity: 1.8, fixedCost: 70, costPerKilometre: 0.6, costPerHour: 27, skills: ['tail-lift'] },
  { name: 'cooler', capacity: 0.8, fixedCost: 55, costPerKilometre: 0.42, costPerHour: 25, skills: ['cooling'] },
];
/** Capacity of the smallest kind relative to a van. */
export const SMALLEST = Math.min(...KINDS.map(({ capacity }) => capacity));
/** What drivers of the late shift can do. */
const FITTER = 'fitter';
const DAY_START_HOUR = 6;
/** The early and the late shift. */
const SHIFTS: readonly Shift[] = [{ from: 0, to: 540 }, { from: 180, to: 720 }];
/** Longer ones, so that overtime is possible. */
const LONG_SHIFTS: readonly Shift[] = [{ from: 0, to: 600 }, { from: 120, to: 720 }];
const LUNCH = { earliest: 300, latest: 420, minutes: 30 } as const;
const OVERTIME = { after_seconds: 8 * 3600, extra_cost_per_hour: 14 } as const;
const MAX_DURATION_SECONDS = 9.5 * 3600;

/** Minutes that a break may cost a route. */
export const LUNCH_MINUTES = LUNCH.minutes;

/**
 * Generates the vehicles of a class: of each kind as many on the early as on the late shift.
 * @param stops all stops of the request.
 * @param capacity of a van, per kind of goods.
 */
export function dispatchFleet({ breaks, skills, hourly, perVehicle }: DispatchClass, stops: number, capacity: Readonly<Record<string, number>>): DispatchVehicle[] {
  const kinds = skills ? KINDS : [VAN];
  const shifts = hourly ? LONG_SHIFTS : SHIFTS;
  const count = Math.max(1, Math.ceil(stops / perVehicle / (kinds.length * shifts.length)));
  return kinds.flatMap((kind) => shifts.map((shift, late): DispatchVehicle => {
    const id = `${kind.name}-${late === 0 ? 'early' : 'late'}`;
    const mastered = skills ? [...kind.skills, ...(late === 1 ? [FITTER] : [])] : [];
    const wire: Vehicle = {
      id, count, start: 'depot',
      ...(hourly && late === 1 ? {} : { end: 'depot' }),
      shift: { earliest: instant(shift.from), latest: instant(shift.to) },
      ...(breaks ? { breaks: [{ type: 'window', earliest: instant(LUNCH.earliest), latest: instant(LUNCH.latest), break_seconds: 60 * LUNCH.minutes }] } : {}),
      capacities: Object.fromEntries(Object.entries(capacity).map(([name, amount]) => [name, Math.ceil(kind.capacity * amount)])),
      ...(mastered.length === 0 ? {} : { skills: mastered }),
      fixed_cost: kind.fixedCost,
      cost_per_kilometer: kind.costPerKilometre,
      ...(hourly ? { cost_per_hour: kind.costPerHour, overtime: OVERTIME, max_duration_seconds: MAX_DURATION_SECONDS } : {}),
    };
    return { id, shift, skills: mastered, wire };
  }));
}

/** @returns the instant a number of minutes into the plan, within its day. */
export function instant(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `2026-03-02T${two(DAY_START_HOUR + Math.floor(minutes / 60))}:${two(minutes % 60)}:00+01:00`;
}
