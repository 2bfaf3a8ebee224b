import type { Coordinates } from './input.js';

/** VROOM's output as its API describes it: all numbers are integers, times and durations are seconds. */
export interface VroomOutput {
  /** 0: no error. */
  readonly code: 0;
  readonly summary: VroomSummary;
  readonly unassigned: readonly VroomUnassigned[];
  readonly routes: readonly VroomRoute[];
}

/** What summary and routes total. */
export interface VroomTotals {
  readonly cost: number;
  readonly delivery?: readonly number[];
  readonly pickup?: readonly number[];
  readonly setup: number;
  /** Service and breaks. */
  readonly service: number;
  /** Travel time. */
  readonly duration: number;
  readonly waiting_time: number;
  readonly priority: number;
  readonly distance?: number;
  readonly violations: readonly VroomViolation[];
}

export interface VroomSummary extends VroomTotals {
  readonly routes: number;
  readonly unassigned: number;
}

export interface VroomRoute extends VroomTotals {
  readonly vehicle: number;
  readonly description?: string;
  readonly steps: readonly VroomStep[];
}

/** Where something is. */
export interface VroomPlace {
  readonly location?: Coordinates;
  readonly location_index?: number;
}

export interface VroomStep extends VroomPlace {
  readonly type: 'start' | 'job' | 'pickup' | 'delivery' | 'break' | 'end';
  readonly description?: string;
  /** Of the job, of the end of the shipment, or of the break. */
  readonly id?: number;
  readonly setup: number;
  readonly service: number;
  readonly waiting_time: number;
  /** On the vehicle after the step. */
  readonly load?: readonly number[];
  readonly arrival: number;
  /** Travel time until arrival. */
  readonly duration: number;
  readonly violations: readonly VroomViolation[];
  /** Traveled until arrival. */
  readonly distance?: number;
}

export interface VroomViolation {
  readonly cause: 'delay';
  /** Seconds of lateness. */
  readonly duration: number;
}

export interface VroomUnassigned extends VroomPlace {
  readonly id: number;
  readonly type: 'job' | 'pickup' | 'delivery';
  readonly description?: string;
}
