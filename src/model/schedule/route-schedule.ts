/** One visit with its times, minutes from minute 0. */
export interface ScheduledStop {
  readonly node: number;
  /** When the vehicle reaches the stop; equals `start` at a start node. */
  readonly arrival: number;
  /** Minutes of setup between arrival and start. */
  readonly setup: number;
  /** Minutes between arrival and start that are neither setup nor break. */
  readonly waiting: number;
  /** Start of service. */
  readonly start: number;
  /** start + service time. */
  readonly leave: number;
  /** Minutes from the window's close to the start of service, if later; 0 within the tolerance under hard windows. */
  readonly lateness: number;
}

/**
 * A break of a route.
 * @example
 * const { breaks } = scheduleRoute(problem, 0, [1, 2]);
 * breaks.map((pause: ScheduledBreak) => pause.start); // => []
 */
export interface ScheduledBreak {
  readonly start: number;
  readonly minutes: number;
  /** Index of the stop that it follows; -1: it precedes the first stop of an open route. */
  readonly after: number;
}

/**
 * What the times of a route cost.
 * @example
 * const cost: ScheduleCost = scheduleRoute(problem, 0, [1, 2]).cost;
 * cost; // => { time: 0, overtime: 0, lateness: 0 }
 */
export interface ScheduleCost {
  /** Cost per minute * duration. */
  readonly time: number;
  readonly overtime: number;
  readonly lateness: number;
}

/** Why a route has no feasible schedule, as data. */
export type ScheduleViolation =
  /** Even with the earliest departure, service at this stop starts after its window closes. */
  | { readonly kind: 'time-window'; readonly stop: number; readonly node: number; readonly start: number; readonly close: number }
  /** The shortest duration that the windows allow is longer than the working-hours cap. */
  | { readonly kind: 'working-hours'; readonly duration: number; readonly limit: number }
  /** Even with the earliest departure, the route ends after the shift. */
  | { readonly kind: 'shift'; readonly end: number; readonly latest: number }
  /** The vehicle drives too long in the schedule shown; only where travel depends on the time. */
  | { readonly kind: 'driving'; readonly driving: number; readonly limit: number }
  /** The ride of a shipment to this stop takes too long in the schedule shown, the best without limits on rides. */
  | { readonly kind: 'ride'; readonly stop: number; readonly node: number; readonly minutes: number; readonly limit: number }
  /** There is no time for its breaks or, if that is not proved, not all times were tried. */
  | { readonly kind: 'break'; readonly proved: boolean };

/** The times of a route; a fresh object on every call. */
export interface RouteSchedule {
  /** All stops, with the start and end node unless the route is open there. */
  readonly stops: readonly ScheduledStop[];
  readonly breaks: readonly ScheduledBreak[];
  /** Start of service at the start node; of a route that is open there, arrival at the first customer. */
  readonly departure: number;
  /** `leave` of the last stop - departure. */
  readonly duration: number;
  /** Minutes of travel, each leg as long as it takes when it is begun. */
  readonly driving: number;
  /** Minutes, summed over all stops. */
  readonly lateness: number;
  readonly cost: ScheduleCost;
  /** Null if the schedule is feasible. Otherwise the stops show an attempt with the earliest allowed departure. */
  readonly violation: ScheduleViolation | null;
}
