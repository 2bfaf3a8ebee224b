/** Data of the views. Minutes count from the base start time; distance and load are in the units of the request. */

/** Times of a stop, as in the contract's `StopDetails`. */
export interface StopTimes {
  /** When the vehicle reaches the stop. */
  readonly arrival: number;
  /** Minutes from arrival to the start of service. */
  readonly waiting: number;
  /** Start of service. */
  readonly start: number;
  /** End of service. */
  readonly leave: number;
  /** Minutes from the end of the window to the start of service; 0 with hard windows. */
  readonly lateness: number;
}

export interface PlanStop {
  /** Index of the route in `Plan.routes`, not of its vehicle. */
  readonly route: number;
  /** 0 at the start depot. */
  readonly position: number;
  readonly node: number;
  readonly role: 'start' | 'customer' | 'end';
  readonly demand: number;
  /** Load after the stop. */
  readonly load: number;
  /** Distance from the previous stop; 0 at the first. */
  readonly leg: number;
  /** Distance from the first stop. */
  readonly travelled: number;
  /** Earliest and latest start of service; null without the time dimension. */
  readonly window: readonly [number, number] | null;
  readonly times: StopTimes | null;
}

/** Times of a route in minutes. */
export interface RouteTimes {
  readonly start: number;
  readonly end: number;
  /** `end` - `start` = travel + waiting + service. */
  readonly working: number;
  readonly travel: number;
  readonly waiting: number;
  readonly service: number;
  /** All stops together. */
  readonly lateness: number;
}

export interface PlanRoute {
  readonly index: number;
  readonly vehicle: number;
  readonly name: string;
  readonly stops: readonly PlanStop[];
  /** Stops without the depots. */
  readonly customers: number;
  readonly distance: number;
  readonly capacity: number;
  /** Of the whole route. */
  readonly load: number;
  readonly times: RouteTimes | null;
}

export interface PlanTotals {
  /** Null when the source has no cost. */
  readonly cost: number | null;
  readonly vehicles: number;
  readonly stops: number;
  readonly distance: number;
  readonly load: number;
  readonly working: number;
  readonly waiting: number;
  readonly lateness: number;
  readonly lateStops: number;
}

export interface Plan {
  readonly nodeCount: number;
  /** Vehicles in the request, used or not. */
  readonly fleet: number;
  /** Routes of the vehicles in use, in ascending order of vehicle. */
  readonly routes: readonly PlanRoute[];
  /** False without the time dimension and for incumbents. */
  readonly timed: boolean;
  readonly softWindows: boolean;
  /** Clock time of minute 0: hour, minute, second. */
  readonly base: readonly [number, number, number];
  readonly depots: ReadonlySet<number>;
  readonly totals: PlanTotals;
}
