import type { ShownBound } from '../bound/bound.js';
import type { Visit } from './visits.js';

/**
 * Data of the views, the same for both versions of the API. Minutes count from the base start time; distance and load are in
 * the units of the request.
 */

/** Times of a stop, as in the contract's `StopDetails`. */
export interface StopTimes {
  /** When the vehicle reaches the stop. */
  readonly arrival: number;
  /** Minutes without work between arrival and the start of service. */
  readonly waiting: number;
  /** Minutes from arrival that setup takes; 0 in version 1. */
  readonly setup: number;
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
  /** Index into the positions. */
  readonly node: number;
  /** Short name, for the map: the number of the node, or the id of the stop or location. */
  readonly label: string;
  /** Full name, for texts. */
  readonly name: string;
  /** Stops, pickups and deliveries are customers. */
  readonly role: 'start' | 'customer' | 'reload' | 'end';
  /** What a plan of version 2 visits here; null at the ends of a route, and in version 1. */
  readonly visit: Visit | null;
  readonly demand: number;
  /** Load after the stop; of several quantities the one that fills the vehicle most. */
  readonly load: number;
  /** All quantities, in words. */
  readonly demandText: string;
  readonly loadText: string;
  /** Distance from the previous stop; 0 at the first. */
  readonly leg: number;
  /** Distance from the first stop. */
  readonly travelled: number;
  /** Spans in which service may start, ascending; Infinity where one is open. Empty: at any time. */
  readonly windows: readonly (readonly [number, number])[];
  readonly times: StopTimes | null;
}

/** Times of a route in minutes. */
export interface RouteTimes {
  readonly start: number;
  readonly end: number;
  /** `end` - `start` = travel + setup + waiting + service + breaks. */
  readonly working: number;
  readonly travel: number;
  readonly waiting: number;
  readonly service: number;
  readonly setup: number;
  readonly breaks: number;
  /** All stops together. */
  readonly lateness: number;
}

/** A span of minutes. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A break, and where it is taken. */
export interface RouteBreak extends Span {
  /** Position of the stop at which the vehicle was last; -1: none. */
  readonly after: number;
  /** How much of the driving time to the next stop has passed, 0 to 1; 0: at the last stop, 1: at the next. */
  readonly share: number;
}

/** A stop or shipment that is left out, and why. */
export interface LeftOut {
  /** The stop, or both ends of the shipment, and where they are. */
  readonly visits: readonly Visit[];
  readonly nodes: readonly number[];
  readonly name: string;
  readonly reasons: readonly string[];
  /** The smallest change that would help; null: none is known. */
  readonly relaxation: string | null;
}

/** A part of the cost. */
export interface CostPart {
  readonly name: string;
  readonly value: number;
}

export interface PlanRoute {
  readonly index: number;
  readonly vehicle: number;
  /** Names the vehicle in every plan of the version; of equal ones with its number, however many a request has. */
  readonly vehicleKey: string;
  readonly name: string;
  readonly stops: readonly PlanStop[];
  readonly breaks: readonly RouteBreak[];
  /** Stops without the depots. */
  readonly customers: number;
  readonly distance: number;
  readonly capacity: number;
  /** Of the whole route. */
  readonly load: number;
  /** Load and capacity of all quantities, in words; empty: nothing is carried. */
  readonly loadText: string;
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
  /** Units of distance. */
  readonly unit: 'none' | 'meters';
  /** False if the request has durations only, with which distances are 0. */
  readonly hasDistances: boolean;
  /** False if nothing of the request is carried. */
  readonly hasLoads: boolean;
  /** False if no vehicle has a capacity for what is carried. */
  readonly hasCapacities: boolean;
  /** Routes of the vehicles in use, in ascending order of vehicle. */
  readonly routes: readonly PlanRoute[];
  /** False without the time dimension and for incumbents. */
  readonly timed: boolean;
  /** Clock time of minute 0: hour, minute, second. */
  readonly base: readonly [number, number, number];
  readonly depots: ReadonlySet<number>;
  readonly totals: PlanTotals;
  readonly leftOut: readonly LeftOut[];
  /** Parts of the cost that are not 0; empty: it has none that are known. */
  readonly costs: readonly CostPart[];
  /** What the submission was warned of. */
  readonly warnings: readonly string[];
  /** Ids of profiles whose travel is estimated. */
  readonly estimated: readonly string[];
  /** A lower bound on the cost; null: the source states none. */
  readonly bound: ShownBound | null;
}
