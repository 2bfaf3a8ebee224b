import type { Measure } from './road-matrix.js';

/** One kind of vehicle in a mixed fleet. */
export interface RoadVehicle {
  /** Capacity relative to the fleet's standard vehicle. */
  readonly capacity: number;
  readonly fixedCost: number;
  readonly unitCost: number;
  /** Speed relative to the standard vehicle. */
  readonly speed: number;
}

/** The properties of a class of requests. */
export interface RoadClass {
  readonly description: string;
  readonly measure: Measure;
  readonly depots: number;
  /** Every driver starts at home and ends at the depot. */
  readonly homes: boolean;
  /** Hard or soft windows, or no time dimension. */
  readonly windows: 'none' | 'hard' | 'soft';
  readonly maxWorkingHours: number | null;
  /** Number of customers that fill a vehicle: minimum and maximum. */
  readonly perRoute: readonly [number, number];
  /** Empty: identical vehicles, and only distance counts. */
  readonly fleet: readonly RoadVehicle[];
  /** Vehicles in excess of what the demand requires: a factor, and an absolute number. */
  readonly spare: readonly [factor: number, more: number];
}

const VANS: readonly RoadVehicle[] = [
  { capacity: 0.55, fixedCost: 28, unitCost: 0.95, speed: 1 },
  { capacity: 1, fixedCost: 44, unitCost: 1.35, speed: 1 },
  { capacity: 1.7, fixedCost: 75, unitCost: 1.9, speed: 1 },
];

/** A cargo bicycle, a van and a lorry. */
const BICYCLES_TO_LORRIES: readonly RoadVehicle[] = [
  { capacity: 0.3, fixedCost: 12, unitCost: 0.6, speed: 0.6 },
  { capacity: 1, fixedCost: 44, unitCost: 1.35, speed: 1 },
  { capacity: 2, fixedCost: 90, unitCost: 2.1, speed: 0.85 },
];

const PLAIN: Omit<RoadClass, 'description'> = {
  measure: 'kilometres', depots: 1, homes: false, windows: 'none', maxWorkingHours: null, perRoute: [10, 21], fleet: [], spare: [1.5, 4],
};
const TIMED: Omit<RoadClass, 'description'> = { ...PLAIN, windows: 'hard', spare: [1.6, 4] };

/** Classes of requests as users send them, by name. */
export const roadClasses = {
  acvrp: { ...PLAIN, description: 'capacities alone, few vehicles to spare', spare: [1, 2] },
  long: { ...PLAIN, description: 'routes of some 60 customers', perRoute: [60, 60] },
  timed: { ...TIMED, description: 'windows for most customers' },
  shift: { ...TIMED, description: 'windows, and a shift of 7.5 hours', maxWorkingHours: 7.5 },
  soft: { ...TIMED, description: 'windows that cost money when missed, few vehicles to spare', windows: 'soft', spare: [1.15, 1] },
  fleet: { ...TIMED, description: 'three sizes of vans with fixed and unit costs, windows, a shift of 8.5 hours', maxWorkingHours: 8.5, fleet: VANS },
  depots: { ...TIMED, description: 'three depots, windows, a shift of 8 hours', depots: 3, maxWorkingHours: 8 },
  homes: { ...TIMED, description: 'every driver starts at home and ends at the depot, windows, a shift of 9 hours', homes: true, maxWorkingHours: 9 },
  minutes: { ...TIMED, description: 'a matrix of minutes, windows, a shift of 8 hours', measure: 'minutes', maxWorkingHours: 8 },
  hubs: { ...TIMED, description: 'eight depots, bicycles, vans and lorries of different speeds, windows, a shift of 8.5 hours', depots: 8, maxWorkingHours: 8.5, fleet: BICYCLES_TO_LORRIES },
} as const satisfies Record<string, RoadClass>;

export type RoadClassName = keyof typeof roadClasses;
