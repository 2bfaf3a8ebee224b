/**
 * VROOM's input as its API describes it: times and durations are seconds, distances meters, coordinates [longitude,
 * latitude]. Members that are absent have the default of the description.
 * @see https://github.com/VROOM-Project/vroom/blob/master/docs/API.md
 */
export interface VroomInput {
  readonly jobs?: readonly VroomJob[];
  readonly shipments?: readonly VroomShipment[];
  readonly vehicles: readonly VroomVehicle[];
  readonly matrices?: Readonly<Record<string, VroomMatrices>>;
  /** The durations of profile `car`; deprecated. */
  readonly matrix?: Matrix;
}

/** Longitude and latitude. */
export type Coordinates = readonly [number, number];
/** First and last second. */
export type TimeWindow = readonly [number, number];
export type Matrix = readonly (readonly number[])[];

/** A pickup and its delivery by one vehicle. */
export interface VroomShipment {
  readonly pickup: VroomShipmentStep;
  readonly delivery: VroomShipmentStep;
  readonly amount?: readonly number[];
  readonly skills?: readonly number[];
  /** 0 to 100. */
  readonly priority?: number;
}

/** Its id is unique among the pickups, or the deliveries. */
export type VroomShipmentStep = Pick<
  VroomJob, 'id' | 'description' | 'location' | 'location_index' | 'setup' | 'service' | 'setup_per_type' | 'service_per_type' | 'time_windows'
>;

export interface VroomJob {
  readonly id: number;
  readonly description?: string;
  readonly location?: Coordinates;
  readonly location_index?: number;
  readonly setup?: number;
  readonly service?: number;
  readonly setup_per_type?: Readonly<Record<string, number>>;
  readonly service_per_type?: Readonly<Record<string, number>>;
  /** Deprecated: `delivery`. */
  readonly amount?: readonly number[];
  readonly delivery?: readonly number[];
  readonly pickup?: readonly number[];
  readonly skills?: readonly number[];
  /** 0 to 100. */
  readonly priority?: number;
  readonly time_windows?: readonly TimeWindow[];
}

export interface VroomVehicle {
  readonly id: number;
  readonly profile?: string;
  readonly description?: string;
  readonly start?: Coordinates;
  readonly start_index?: number;
  readonly end?: Coordinates;
  readonly end_index?: number;
  readonly capacity?: readonly number[];
  readonly costs?: VroomCosts;
  readonly skills?: readonly number[];
  /** Key of `setup_per_type` and `service_per_type`. */
  readonly type?: string;
  readonly time_window?: TimeWindow;
  readonly breaks?: readonly VroomBreak[];
  readonly speed_factor?: number;
  readonly max_tasks?: number;
  readonly max_travel_time?: number;
  readonly max_distance?: number;
  /** A route to start from. */
  readonly steps?: readonly unknown[];
}

export interface VroomCosts {
  readonly fixed?: number;
  /** Of travel time. */
  readonly per_hour?: number;
  /** Of setup and service. */
  readonly per_task_hour?: number;
  readonly per_km?: number;
}

export interface VroomBreak {
  readonly id: number;
  /** When it may begin. */
  readonly time_windows?: readonly TimeWindow[];
  /** Its length. */
  readonly service?: number;
  readonly description?: string;
  readonly max_load?: readonly number[];
}

export interface VroomMatrices {
  readonly durations?: Matrix;
  readonly distances?: Matrix;
  readonly costs?: Matrix;
}

/** Defaults of VROOM. */
export const VROOM_DEFAULTS = { profile: 'car', perHour: 3600, perKm: 0, perTaskHour: 0 } as const;
